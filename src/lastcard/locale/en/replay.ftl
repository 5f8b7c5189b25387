### Replays, verification, the fairness page and the rulebook.

## Replay

film-title = Replay
film-title-bar = Replay · Lastcard
film-home = To the start page
film-nothing = Nothing happened.
film-copy = Copy link
film-copied = The link to this moment is copied.
film-download = Record
film-verify = Verify
film-closed = At this table the hands stay closed, so you see what everybody could see. Players who sat here see all hands and can verify the match.
film-controls = Playback
film-first = To the beginning
film-previous = One step back
film-next = One step on
film-last = To the end
film-play = Play
film-pause = Pause
film-speed = Speed: { $speed } times
film-speed-is = { $speed }×
film-scrub = Moment
film-scrub-is = { $at } of { $last }: { $words }
film-at = { $at } / { $last }
film-round = Round { $number }
film-round-choose = Go to a round
film-log = What happened
film-log-round = What happened · round { $number }
film-bot-easy = bot · easy
film-bot-normal = bot · normal
film-bot-hard = bot · hard
film-bot-master = bot · master
film-bot-expert = bot · expert
film-sits = { $name } plays on for { $before }.
film-dealer = dealer
film-uno = UNO
film-moved = this move
film-asked = deciding now
film-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
film-score = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
film-pile = { $count } to draw
film-discards = { $count } played
film-color = Colour
film-color-none = not named yet
film-direction = Direction
film-direction-left = to the left
film-direction-right = to the right
film-performing = { $name } does this
film-dispenser = Rule cards
film-dispenser-is = { $left } to come, { $used } used
film-dice = The dice
film-call = Called:
film-spaces = { $left ->
        [0] full!
       *[other] { $left } to go
    }
film-board-is = Written: { $entries }. { $left ->
        [0] All { $spaces } spaces are full.
       *[other] { $left } of { $spaces } spaces to go.
    }
film-end-target = { $count ->
        [one] { $names } wins the match!
       *[other] { $names } win the match together!
    }
film-end-lowest = { $count ->
        [one] { $names } wins with the lowest total!
       *[other] { $names } share the lowest total and win!
    }
film-end-full = { $names } fills the board and wins!
film-end-unfinished = The players left before the end.

## Verification

proof-title = Was it fair?
proof-intro = Your browser can recompute everything that chance decided in this match: every shuffle, cut, spin and roll. It asks the server only for the record, and trusts nothing else that it says.
proof-run = Verify this match
proof-running = Recomputing every shuffle and roll…
proof-result-proved = Everything adds up
proof-result-proved-note = { $count ->
        [one] One outcome of chance was recomputed here
       *[other] All { $count } outcomes of chance were recomputed here
    } and followed to the end. Everything is exactly what follows from the promise made before the deal.
proof-result-partly = The record is in order
proof-result-partly-note = { $count ->
        [one] One outcome of chance was recomputed
       *[other] { $count } outcomes of chance were recomputed
    } from the file alone and everything is right. The whole check, which follows every card from hand to hand, needs the replay of the match or the command below.
proof-result-unproven = This cannot be checked
proof-result-unproven-note = Nothing in the record is damaged, but it has no secret to recompute the chance from: the match was played for practice, or its end is missing.
proof-result-prepared = A prepared deal
proof-result-prepared-note = This was a lesson: its cards and dice came in an order that was chosen for it, so there is no chance to check. Nothing in the record is damaged.
proof-result-broken = Something is wrong here
proof-result-broken-note = This record contradicts itself, or what the server shows. This is the first place:
proof-line = Line { $line }
proof-show-moment = Show this moment
proof-checks = What was checked
proof-state-ok = right:
proof-state-bad = wrong:
proof-state-none = not checked:
proof-copied = Copied.
proof-copy = Copy: { $what }
proof-how = How a fair deal works

proof-check-chain = No line was changed, lost or added
proof-check-chain-ok = { $lines } lines, each tied to the one before by its hash.
proof-check-chain-why = Every line carries a fingerprint of itself and of the line before. Change one letter, and no later fingerprint fits any more. Keep the last one if you want to recognise the record again.
proof-last-hash = Last fingerprint

proof-check-seal = The secret is the one that was promised
proof-check-seal-ok = Its SHA-256 is the promise that was published before the deal.
proof-check-seal-none = There is no secret in this record.
proof-check-seal-why = Before the deal the server published the hash of its secret. It cannot find another secret with the same hash, so from then on it could not change the cards.

proof-check-nonces = The players’ own numbers are the ones they promised
proof-check-nonces-ok = { $sent } of { $players } players put a number of their own into the deal.
proof-check-nonces-none = No player put a number of their own into the deal.
proof-check-nonces-why = Each browser adds a random number that nobody else knows beforehand. One honest number is enough to make the shuffle unpredictable, even for the server. Bots and terminals may send none; that never restarts a deal.
proof-nonce-ok = { $name }: right
proof-nonce-bad = { $name }: not the promised number
proof-nonce-none = { $name }: sent none

proof-check-seen = This browser saw the promise before the deal
proof-check-seen-ok = Seen { $time } at table { $table }{ $own ->
        [1] , and the number this browser sent then is in the deal.
       *[other] .
    }
proof-check-seen-none = This browser was not at the table. Compare the promise below with one that a player noted.
proof-check-seen-why = This is what makes it a proof: a promise that was seen before the deal cannot have been made up afterwards.

proof-check-moves = The replay shows the moves of the record
proof-check-moves-ok = { $moves ->
        [one] One move, by the same player.
       *[other] { $moves } moves, in the same order, by the same players.
    }
proof-check-moves-why = What you watched above was compared move by move with what the record says.

proof-check-chance = Every outcome of chance is right
proof-check-chance-ok = { $count ->
        [one] One recomputed
       *[other] { $count } recomputed
    }{ $left ->
        [0] .
        [one] ; one was not, because the record alone does not say which hand it was taken from.
       *[other] ; { $left } were not, because the record alone does not say which hands they were taken from.
    }
proof-check-chance-none = Without the secret there is nothing to recompute from.
proof-check-chance-why = Each outcome has a label. The key of the match and the label give a series of numbers, and the numbers give the shuffle, the cut, the spin or the roll. Here they are, as recomputed:

proof-check-cards = { $what ->
        [dice] The dice shown are the dice rolled
       *[other] Every card is where it belongs
    }
proof-check-cards-ok = { $what ->
        [dice] { $count } dice followed.
       *[other] { $count } cards followed from the pile into the hands.
    }
proof-check-cards-none = { $what ->
        [dice] Left out: there is no replay to compare with.
       *[other] Left out: a record alone does not say who drew how many.
    }
proof-check-cards-why = Your browser followed piles, hands and dice step by step on its own, from the recomputed chance and the moves, and compared them with everything the replay shows.

proof-check-end = The end is the same
proof-check-end-ok = Winners and scores agree.
proof-check-end-why = The last line of the record and the end of the replay were compared.

proof-bots = The bots
proof-bots-intro = A bot decides by what it sees, by its level, and by a seed that follows from the key of the match. So your browser can ask each of them again. For that it loads the engine of the game once: a few megabytes.
proof-bots-run = Check the bots
proof-bots-running = Asking every bot again…
proof-bots-unknown = The record does not say how its bots were seeded, so what they did was not checked.
proof-bots-none = No bot made a move.
proof-bots-budget = { $level }, { $playouts } playouts
proof-bots-same = { $name } ({ $level }): { $decisions ->
        [0] no decision
        [one] one decision
       *[other] { $decisions } decisions
    }{ $calls ->
        [0] {""}
        [one] {" "}and one call or card out of turn
       *[other] {" "}and { $calls } calls or cards out of turn
    }, just what this bot does.
proof-bots-unchecked = { $name } ({ $level }): { $decisions ->
        [0] no decision
        [one] one decision
       *[other] { $decisions } decisions
    }{ $calls ->
        [0] {""}
        [one] {" "}and one call or card out of turn
       *[other] {" "}and { $calls } calls or cards out of turn
    }, not checked: { $why ->
        [unknown] this version of the game has no such level.
        [version] this version of the game plays the level differently.
        [weights] this version of the game has other weights for the level.
        [clock] it thought by the clock, and nobody can repeat that.
        [missing] no browser can play this level. The command “lastcard verify” can.
       *[other] another version of the game than the one that dealt played on.
    }

proof-kind-cut = Cards drawn to see who deals
proof-kind-shuffle = Shuffles, from the top of the new pile
proof-kind-back = Where a Wild Draw Four went back
proof-kind-spin = Pulls of the lever
proof-kind-rule = Rule cards
proof-kind-take = Cards taken from a hand
proof-kind-first = Who starts
proof-kind-roll = Rolls
proof-times = ×{ $count }
proof-more = … and { $count } more
proof-believed = not recomputed
proof-value-back = place { $value } from the bottom
proof-value-first = seat { $value }

proof-compare = The promise
proof-compare-how = Did you note it before the deal, or did somebody at the table? Then compare. If it is the same, the cards were fixed before anybody saw one.
proof-commitment = Promise published before the deal (SHA-256)

proof-means = What this proves
proof-means-1 = The server could not choose the cards once it had made its promise: they follow from its secret, which it could no longer change, and from numbers that it did not know.
proof-means-2 = No player could choose them either.
proof-means-3 = What you see in the replay is what was dealt, drawn, spun and rolled.
proof-means-not = What it does not prove
proof-means-not-1 = That nobody was told: the server knows the cards while you play. A fair shuffle does not prove that it kept them to itself.
proof-means-not-2 = Who sat behind a name, or that every move of a person in the record was really made. Only the chance is tied to the secret, and the bots where they are checked. It helps if somebody kept the last fingerprint.
proof-means-not-3 = That every move was legal: the command “lastcard verify” also plays the whole match by the rules.
proof-means-not-4 = Anything to a player who added no number: that player has to trust the others. If nobody added one, whoever held the secret knew the deal when choosing it.
proof-means-not-5 = That no match was dropped: a server could abandon a deal it does not like. You would notice, because its promise was published, but you could not prevent it.
proof-means-not-6 = That nobody could know the cards of a match played without a server: there your own browser makes the secret. What is proved is that the deal was not changed along the way.

proof-trouble-hash = The fingerprint does not fit: this line, or one just before it, was changed, removed, added or moved.
proof-trouble-json = This line cannot be read.
proof-trouble-empty = The file is empty.
proof-trouble-cut-off = The record ends too early: its last line is missing.
proof-trouble-after-end = Something follows after the end.
proof-trouble-line = A record has no lines of this kind.
proof-trouble-format = This is not a Lastcard record of format { $known }.
proof-trouble-header = The first line does not describe a table.
proof-trouble-edition = The edition “{ $edition }” is not known here.
proof-trouble-version = Version { $given } of { $edition } is not known here, only { $known }; a newer program may know it.
proof-trouble-seal = The secret is not the one that was promised before the deal.
proof-trouble-nonce = The number of { $name } is not the one that was promised.
proof-trouble-other-table = The replay belongs to another table: players, edition or options differ.
proof-trouble-other-moves = The replay and the record do not show the same moves from here on.
proof-trouble-other-end = The replay does not end as the record does.
proof-trouble-chance-missing = { $label } should be here and is not.
proof-trouble-chance-wrong = { $label } should be here, not { $found } in this form.
proof-trouble-chance-unused = { $label } is here, but nothing asked for it.
proof-trouble-differs = { $label } was not the outcome: at place { $place } the record has { $written }, the secret gives { $computed }.
proof-trouble-too-few = There were not enough cards left for { $label }.
proof-trouble-event = Here the replay shows something other than what must have happened ({ $kind } { $name }).
proof-trouble-player = { $name } does not sit at this table.
proof-trouble-move = What happened does not fit the move “{ $move }” by { $name }.
proof-trouble-not-held = { $name } did not have { $cards }.
proof-trouble-drew-count = { $name } cannot have drawn { $count } here.
proof-trouble-cards = { $name } was shown { $told }, but { $known } was there.
proof-trouble-reshuffle-early = The pile was reshuffled before it was empty.
proof-trouble-time = The record ends a round by time, but its rounds had no time limit.
proof-trouble-recycled-early = The used rule cards went back before the dispenser was empty.
proof-trouble-took = { $name } took cards from { $other } in a way that no rule card allows.
proof-trouble-hand = The replay shows another hand of { $name } than the one recomputed here.
proof-trouble-piles = The replay shows other piles than those recomputed here.
proof-trouble-deck = This shuffle has cards that are not in the deck.
proof-trouble-dice = The replay shows other dice than those that were rolled.
proof-trouble-turn = It was not the turn of { $name }.

## The fairness page

proof-fair-title = A deal nobody can rig
proof-fair-title-bar = A fair deal · Lastcard
proof-fair-lead = You cannot watch a computer shuffle. So Lastcard shuffles in a way that everybody can check afterwards, in their own browser, without having to trust us.
proof-fair-how = How it works
proof-step-1 = The table makes a promise
proof-step-1-more = Before the deal the server makes up a secret and publishes its fingerprint, a row of 64 letters and digits. Nobody can guess the secret from the fingerprint, and no other secret has the same one.
proof-step-2 = Every player adds a number
proof-step-2-more = Your browser makes up a number, too. First it shows only its fingerprint and then, when everyone has done so, the number itself. So nobody can adjust theirs to the others’.
proof-step-3 = Secret and numbers become a key
proof-step-3-more = All of it is mixed into one key. Every shuffle, cut, spin and roll of the match is computed from this key by a public recipe.
proof-step-4 = You play
proof-step-4-more = Nothing can be changed any more without breaking the promise.
proof-step-5 = The secret is revealed
proof-step-5-more = When the match is over, the secret is published with the record. Everybody can check its fingerprint, make the key, and recompute every card.
proof-demo = Try it
proof-demo-lead = Here is the real thing on a small scale. You are the table and both players.
proof-demo-secret = The table’s secret
proof-demo-secret-start = seven red foxes
proof-demo-nonce = Player { $number }’s number
proof-demo-nonce-start-1 = 4711
proof-demo-nonce-start-2 = rainy Sunday
proof-demo-promise = The promise: the secret’s fingerprint
proof-demo-key = The key
proof-demo-row = Ten cards, shuffled with it
proof-demo-try = Change a single letter of the secret: the promise breaks, and the cards come out differently. Change a player’s number: the promise holds, but the cards still come out differently.
proof-check-it = Check a match yourself
proof-check-replay = After a match open its replay and press “Verify”. Your browser then follows every card from the pile into the hands.
proof-check-file = Or open a record from your disk. It stays in your browser.
proof-file-choose = Open a record
proof-file-drop = or drop the file here
proof-file-large = This file is too large to be a record.
proof-check-alone = From the file alone these are checked: the fingerprints of all lines, the promise, the players’ numbers, and every cut, shuffle, spin, rule card and roll. These are not: which cards a rule card took from a hand, whether a reshuffled pile was really the one that lay there, and who drew what.
proof-check-command = The command line checks all of it, and also plays the whole match by the rules:
proof-command = lastcard verify RECORD.jsonl

## The rulebook

book-title = Rules
book-title-bar = Rules · Lastcard
book-lead = Every rule has a name that you can link to. “Rulebook” means that the printed rules say so; “Ruling” means that they say nothing or can be read in two ways, and that this is how Lastcard decides.
book-search = Search the rules
book-search-hint = Search: challenge, last card, +2 …
book-edition = Edition
book-edition-all = All
book-minute = How to play, in one minute
book-found = { $count ->
        [0] No rule found
        [one] One rule
       *[other] { $count } rules
    }
book-none = Nothing found. Try another word, or all editions.
book-chapters = Chapters
book-source-book = Rulebook
book-source-ruling = Ruling
book-source-for = { $source }: { $editions }
book-chapter-DECK = Decks
book-chapter-SETUP = Setting up
book-chapter-FIRST = The first card
book-chapter-TURN = A turn
book-chapter-ACT = Action cards
book-chapter-CHAL = Challenging
book-chapter-UNO = Saying UNO
book-chapter-PILE = Running out of cards
book-chapter-END = The end of a round
book-chapter-SCORE = Scoring
book-chapter-JACK = The lever
book-chapter-RULE = Rule cards
book-chapter-HOUSE = House rules
book-chapter-DICE = The dice game

book-usa-about = The 108-card game in red, white, blue and silver
book-usa-1 = Everybody gets seven cards; one is turned over. Be the first to get rid of yours.
book-usa-2 = On your turn, play a card with the same colour, number or symbol as the one on top. A Wild goes on anything, and you name the colour. If nothing fits, or you would rather not play, draw one; if it fits, you may play it at once.
book-usa-3 = A Skip costs the next player the turn, a Reverse changes the direction, a Draw Two gives two cards and costs the turn. A Wild Draw Four gives four, but you may play it only if you hold nothing in the active colour. You may bluff, and anyone may challenge you: if it was a bluff, you draw the four; if not, the challenger draws six.
book-usa-4 = One card left? Say UNO! If somebody catches you first, you draw two.
book-usa-5 = The player who goes out scores what the others still hold: numbers count their value, action cards 20, wilds 50. The first to reach 500 wins.

book-hp-about = 112 cards, four of them Sorting Hats
book-hp-1 = It plays like USA, in red, yellow, green and blue: match the colour, number or symbol, and be the first to get rid of your cards.
book-hp-2 = The Sorting Hat goes on anything. Name a colour and a player: that player draws until a red card comes up, and keeps them all.
book-hp-3 = Only the player who would have to draw the four may challenge a Wild Draw Four.
book-hp-4 = Say UNO when you are down to one card. You can be caught until the next player plays, draws or passes.
book-hp-5 = The player who goes out scores the cards of the others; a Sorting Hat counts 50. The first to reach 500 wins.

book-jackpot-about = A lever to pull, and rules that you write yourselves
book-jackpot-1 = It plays like the others: match the colour, number or symbol, and be the first to get rid of your cards.
book-jackpot-2 = Before the start you may share out eight blank rule cards and write on them what has to be done: “draw up to seven”, “sing a song”. They go into the machine.
book-jackpot-3 = Play a Jackpot, and you pull the lever. It may give a rule card to a player of your choice, to your neighbour or to everybody, let you put down one card of each colour, or make you draw four.
book-jackpot-4 = The player who gets a rule card does what it says at once. If that empties your hand, you win the round.
book-jackpot-5 = A Jackpot counts 40, wilds count 50. The player who goes out scores the cards of the others; the first to reach 500 wins.

book-classic-about = The 108-card game in red, yellow, green and blue
book-classic-1 = Everybody gets seven cards; one is turned over. Be the first to get rid of yours.
book-classic-2 = Play a card with the same colour, number or symbol as the one on top, or a Wild, and then name the colour. Otherwise draw one.
book-classic-3 = A Skip costs the next player the turn, a Reverse changes the direction, a Draw Two gives two cards and costs the turn. A Wild Draw Four gives four; only the player who would draw them may challenge it.
book-classic-4 = One card left? Say UNO! If somebody catches you first, you draw two.
book-classic-5 = The player who goes out scores what the others still hold. The first to reach 500 wins.

book-wild-about = 112 cards, and every one of them is wild
book-wild-1 = Everybody gets seven cards. There are no colours: any card goes on any other, so you can always play.
book-wild-2 = Skip, Reverse, Draw Two and Draw Four do what they always do; nobody can challenge them.
book-wild-3 = Wild Target makes a player of your choice draw two. Wild Swap swaps your hand with theirs. Wild Pass On sends every hand on to the next player.
book-wild-4 = One card left? Say UNO! If somebody catches you first, you draw two.
book-wild-5 = The player who goes out scores the cards of the others: a plain Wild 20, all others 50. The first to reach 500 wins.

book-attack-about = Nobody knows how many cards an Attack will cost
book-attack-1 = It plays like the classic game: match the colour, number or symbol, and be the first to get rid of your cards.
book-attack-2 = An Attack makes the next player draw until a card of its colour comes up, and lose the turn.
book-attack-3 = With a Wild Attack name a colour and a player, who draws until that colour comes up. A Wild Barrage does that to everybody else, and a Wild Drizzle makes everybody else draw one.
book-attack-4 = One card left? Say UNO! If somebody catches you first, you draw two.
book-attack-5 = The player who goes out scores the cards of the others: an Attack counts 30, a Wild Barrage 60, other wilds 50. The first to reach 500 wins.

book-dice-about = Six dice, four boards, chains that match
book-dice-1 = Everybody has a board with twenty spaces and starts with one number on it. Be the first to fill it.
book-dice-2 = Roll all six dice. Once per turn you may roll any of them again.
book-dice-3 = Lay a chain: it starts with the number last written on your board, and each further die matches the one before by number or colour. Two stars together are a wild. Write the whole chain on your board.
book-dice-4 = Each +1 left over makes an opponent’s board one space longer; each −1 erases an opponent’s last entry.
book-dice-5 = The last die of your chain is called: others whose last entry is that number, or whose board has that colour, write it too. So choose your last die with care.
