## What a table and a server say when they refuse

refusal-bot-unknown = There is no bot of level “{ $given }”; choose one of { $possible }.
refusal-bot-missing = Bots of level { $given } are not installed on this server; choose one of { $possible }.
refusal-seat-taken = Seat { $seat } is taken; choose another.
refusal-board-taken = { $name } has chosen the { $color } board; choose another.
refusal-seat-open = Nobody sits in seat { $seat }.
refusal-seats-given = The server gives out the seats at this table.
refusal-already-seated = You already have a seat at this table.
refusal-not-seated = You are only watching; take a seat first.
refusal-table-full = Every seat is taken; you can watch, or wait for one.
refusal-free-oneself = To give up your own seat, leave the table.
refusal-seats-too-few = { $taken } seats are taken already; free some before you take seats away.
refusal-seats-open = { $count ->
        [one] One seat is still open; let somebody sit down, add a bot or take the seat away.
       *[other] { $count } seats are still open; let people sit down, add bots or take seats away.
    }
refusal-host-only = Only the host of the table can do that.
refusal-host-whom = That works only for another person at the table.
refusal-watcher-gone = That person is not watching any more.
refusal-removed = The host has freed your seat. You can go on watching.
refusal-dismissed = The host has asked you to stop watching this table.
refusal-banned = The host does not want you at this table any more. You are welcome at others, and can open one of your own.
refusal-muted = The host has muted you at this table, so nobody would see that.
refusal-rematch-early = Give the others a moment to answer: you can begin without them in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
refusal-lesson-alone = This table is a lesson for one person; open a table of your own to play with others.
refusal-lesson-over = This lesson is over; open a table to play on.
refusal-not-in-phase = That cannot be done now: { $phase ->
        [lobby] the match has not begun.
        [dealing] the cards are being shuffled.
        [playing] the match is going on.
        [finished] the match is over.
       *[ended] the table has been closed.
    }
refusal-no-writing = Nobody writes rule cards at this table.
refusal-rules-unwritten = Rule cards are still missing from { $names }.
refusal-nonce-differs = That is not the number you committed to.
refusal-nonce-twice = Your number is here already.
refusal-stale = Something happened before your move arrived; look at the table again.
refusal-no-match = No match is being played at this table now.
refusal-no-hint = There is no chain to lay now.
refusal-no-chat = Public tables have no chat; use the reactions.
refusal-chat-empty = There is nothing in that message.
refusal-chat-long = That is longer than { $most } letters; split it into two messages.
refusal-chat-often = That was a lot at once; wait a moment before you say more.
refusal-table-crowded = Too many people are watching this table already.
refusal-table-broken = The table could not be saved and is being brought back; try again in a moment.
refusal-restarting = The server is being stopped. Everything is kept: the table goes on when it is back.
refusal-cannot-save = The server cannot save right now; nothing is lost, and it goes on by itself as soon as it can.
refusal-no-such-table = There is no table { $table }; check the code.
refusal-table-ended = The table { $table } has been closed.
refusal-match-too-long = This match has had { $most } moves, and no match may be longer. The table is closed; the match is kept as it stood.
refusal-no-such-record = There is no such match.
refusal-record-closed = This table keeps its hands closed; only those who played can have the record.
refusal-coach-people = The coach only helps where all other players are bots.
refusal-analyses-busy = Other matches are being analysed; try again in a minute.
refusal-replays-busy = Other matches are being prepared for their replay; try again in a moment.
refusal-server-full = There are too many tables on this server just now; try again later.
refusal-code-taken = That did not work; try again.
refusal-tables-idle = Nobody is at { $most } tables that were opened from your address; go to one of them, or wait until they close.
refusal-too-many-requests = That was too much at once; wait a moment.
refusal-foreign-origin = Requests from other sites are not answered.
refusal-bad-message = The message cannot be read: { $reason }.
refusal-bad-request = The request cannot be read: { $reason }.
refusal-hello-first = The first message must be hello.
refusal-hello-late = Nobody said hello in time.
refusal-other-form = This page or program is not the same version as the server. Reload the page, or update the program.
refusal-not-text = Messages are text, not empty and of { $most } characters at most.
refusal-hello-twice = This connection has been opened already.
refusal-not-found = There is nothing here.
refusal-method-not-allowed = That cannot be done with this address.
refusal-too-large = The request is too large.
refusal-internal = Something went wrong on our side; it has been noted.
refusal-client-not-built = The browser client has not been built; “make play” builds it.
refusal-database-url = { $given } is not a database that can be used: { $reason }
refusal-database-unreachable = The database { $given } cannot be opened: { $reason }
refusal-database-locked = Another server is already using the database { $given }; stop it first, or give this one another --database.
refusal-database-in-use = Another server is already using this database; stop it first, or let both find each other with --nats.
refusal-nodes-need-postgres = Several nodes need a PostgreSQL database; leave out --nats, or name one with --database.
refusal-bus-unreachable = The NATS server { $given } cannot be reached: { $reason }
refusal-cannot-listen = { $host }:{ $port } cannot be listened on; perhaps something else is there already. Try another --port.
refusal-server-missing = The server is not installed; install it with: pip install "lastcard[server]"
refusal-name-plain = Not everybody could read this name; choose one with fewer marks on its letters.
refusal-name-rude = Strangers will read this name; please choose a kinder one.
refusal-name-alike = “{ $name }” looks just like “{ $other }”, and nobody could tell you apart. Please choose another name.
refusal-public-name = At a public table strangers read the names, and one of those here is rude. That person can sit down again under another name, or the table stays among friends.
refusal-public-rules = { $names } wrote rule cards for friends. Strangers would read them: they are chosen from the list first, or the table stays among friends.
refusal-rules-listed = At a public table rule cards are chosen from the list of ideas.
refusal-deck-rude = Strangers would read the words of this deck; please choose kinder ones, or keep the table among friends.
refusal-name-of-bot = A bot could be called { $name }, and nobody should take you for one; add an initial or choose another name.
refusal-reported-already = You have reported this person for this match already; thank you.

## What a link shows where it is shared

share-about = Card and dice games in the browser, against friends or bots: open a table, send the link, play. No account needed.
share-invited = { $name } invites you to a game of Lastcard: { $edition }
share-table = A table of Lastcard: { $edition }
share-free = { $count ->
        [one] One seat is free. Open the link and sit down.
       *[other] { $count } seats are free. Open the link and sit down.
    }
share-watch = Every seat is taken. Open the link and watch.
share-cup = { $title }: a tournament of Lastcard ({ $edition })
share-cup-open = { $count ->
        [0] Open the link and be the first to take part.
        [one] One person is in. Open the link and take part.
       *[other] { $count } people are in. Open the link and take part.
    }
share-cup-over = It is over. See who won.
share-replay = A match of Lastcard, move by move
share-replay-about = Watch a finished match again, and check in your own browser that it was dealt fairly.
refusal-no-such-cup = There is no tournament { $cup }; check the code.
refusal-cups-full = There are too many tournaments on this server just now; try again later.
refusal-cup-crowded = Too many people are looking at this tournament already.
refusal-cup-full = This tournament is full: { $most } people can take part.
refusal-cup-joined = You are in this tournament already.
refusal-cup-removed = The organiser has taken you out of this tournament.
refusal-cup-nobody = That person is not taking part in this tournament.
refusal-cup-over = This tournament is over.
refusal-cup-too-few = It takes { $fewest } people to begin a round.
refusal-cup-rounds = Choose from { $fewest } to { $most } rounds.
refusal-cup-round-goes-on = Some tables of this round are still being played.
refusal-cup-no-pause = That can only be done between two rounds.
refusal-cup-no-table = No such table of this round is being played.
refusal-cup-draw = This draw does not seat everybody once.
refusal-cup-timer = In a tournament everybody waits for the slowest table: allow at least { $fewest } seconds for a decision, but not unlimited time.
refusal-cup-secret = The secret of this tournament is not known yet, or is not the one that it committed to.
refusal-organiser-only = Only the organiser of the tournament can do that.
refusal-cup-table = At a table of a tournament that is not possible: who sits here and when it begins is settled by the draw.
refusal-voted-out = The others have voted you out of this table; look for another one.
refusal-played-already = You have played in this match already; look for another table, or wait for the next match.
refusal-vote-whom = You can only vote on another person who plays at this table.
refusal-vote-few = With so few people nobody can be voted out; leave the table if you do not feel comfortable here.
refusal-vote-twice = You have voted on this person already.
refusal-report-whom = You can only report another person who plays at this table.
refusal-quick-crowded = Many people from your network are playing quick matches already; try again in a while.
