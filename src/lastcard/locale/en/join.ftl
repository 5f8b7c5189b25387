## A table on a server, in the terminal

cli-join = sit down at a table on a server, in the terminal
cli-table-url = where the table is, such as http://127.0.0.1:8000/t/ABC234
cli-table-code = the table’s code, where the address has none
cli-watch = only watch

refusal-join-address = { $given } is not the address of a table; one looks like http://127.0.0.1:8000/t/ABC234.
refusal-join-missing = Joining a table needs one more package; install it with: pip install "lastcard[server]"
refusal-server-unreachable = No Lastcard server answers at { $server }; check the address, and that it is running.
refusal-server-differs = The server at { $server } says things that this program does not understand; one of the two may be older.
refusal-join-nobody = Nobody here is called “{ $given }”; a name or the number of a seat is needed.

join-lobby = { $edition } · { $link }
join-options = Options: { $options }
join-seat = { $number }. { $name } { $marks }
join-seat-open = (open)
join-mark-you = you
join-mark-host = host
join-mark-muted = muted
join-mark-bot = bot, { $level ->
        [easy] easy
        [normal] normal
        [hard] hard
        [master] master
        [expert] expert
       *[other] { $level }
    }
join-mark-wins = { $count ->
        [one] one match won
       *[other] { $count } matches won
    }
join-seats-open = { $count ->
        [one] One seat is open
       *[other] { $count } seats are open
    }: share the link, or let the host type “bot”.
join-waiting = { $name } starts the match.
join-watching = You are watching. “q” leaves.
join-watched = { $edition } · { $names } are playing.
join-no-seat = There is no seat for you just now, so you are watching. “sit” takes a seat when one is open.
join-unseated = You have no seat any more. “sit” takes another one.

join-dealing = The table is being set up.
join-ask-start = Everybody is here. Start the match?
join-ask-again = Another match? It begins when everybody is in. “q” leaves.
join-ask-without = You can begin without { $names }; a bot plays for those who did not answer.
join-in = { $name } is in for another match.
    .you = You are in for another match.
join-in-waiting = Waiting for { $names }.
join-ask-next = The round is over. The next one is dealt in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }, or at once:
join-ask-aside = Out of turn you may say:
join-ask-jump-in = You hold the very same card: you may jump in, out of turn.
join-ask-write = Write { $share ->
        [one] your rule card
       *[other] your { $share } rule cards, one after the other
    }, as in “write draw-to 7”: discard-to N, draw-to N, take-most N, play-run, play-wilds, or act and a text.
join-wrote = Rule card { $number } of { $share } is written.
join-left = You have { $seconds ->
        [one] one second.
       *[other] { $seconds } seconds.
    }
join-chain = One of the longest chains: { $chain }
join-ask-listed = Choose { $share ->
        [one] your rule card
       *[other] your { $share } rule cards, one after the other
    }, as in “write 6”; strangers play here, so they come from this list: { $ideas }
join-record = The match can be watched again at { $link }; its record is { $file }
join-seal = Save the record and run “lastcard verify” on it. It must show the seal from before the deal: { $commitment }
join-nothing = There is nothing to choose just now.

join-gone = { $name } is away.
join-came = { $name } is here again.
join-held = A bot plays for { $name } meanwhile.
    .you = A bot plays for you meanwhile; “back”, or any move, takes your seat back.
join-plays = { $name } plays again.
    .you = You play again.
join-chat = { $name }: { $text }
join-reaction = { $name } { $reaction ->
        [wave] waves
        [laugh] laughs
        [wow] is amazed
        [clap] claps
        [cry] cries
        [angry] is angry
        [heart] sends a heart
       *[think] is thinking
    }.

join-ignored = You will see nothing more that { $name } says. “ignore { $name }” takes it back.
join-heard = You will see what { $name } says.
join-watchers = Watching: { $numbers }. “remove watcher” or “ban watcher” with a number sends somebody away.
join-lost = The connection is lost; trying again …
join-again = Connected again.
join-ended = The table has been closed.
join-away = The connection is closed. Your seat stays yours: the same command brings you back.
join-help = At the table: “start” begins a match, “again” says that you are in for another one, “next” deals the next round, “bot” or “bot hard” fills an open seat (easy, normal, hard, master, expert), “bot hard 3” puts one in seat 3, “sit” takes one, “back” takes yours back from a bot, “board blue” chooses the colour of your board (red, yellow, blue, green), “hint” shows one of the longest chains, “chat” and a text talks to everybody. “ignore ana” shows nothing more that Ana says. The host can also “mute ana”, “unmute ana”, “remove ana” from the seat, and “ban ana” from the table; “remove watcher 1” and “ban watcher 1” send away people who watch.
