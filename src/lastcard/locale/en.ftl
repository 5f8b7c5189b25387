### Lastcard in English. Cards, moves and rule ids stay in the notation.

## Colours and editions

color-r = red
color-y = yellow
color-g = green
color-b = blue
color-w = white
color-s = silver

edition-usa = 108 cards in red, white, blue and silver; any opponent may challenge a Wild Draw Four
edition-hp = Harry Potter: 112 cards with four Sorting Hats that make a player draw until a red card comes
edition-jackpot = Jackpot cards that pull a slot-machine lever, and rule cards that the players write themselves
edition-dice = six dice, four boards, and chains of dice that match by number or colour

## Symbols, the lever and rule cards, in words

symbol-draw2 = Draw Two
symbol-R = Reverse
symbol-S = Skip
symbol-J = Jackpot
symbol-W = Wild
symbol-W4 = Wild Draw Four
symbol-WH = Sorting Hat
symbol-WJ = Wild Jackpot

spin-any = a rule card for anyone you like (any)
spin-right = a rule card for the player on the right (right)
spin-left = a rule card for the player on the left (left)
spin-all = a rule card for everyone (all)
spin-colors = put down one card of each colour (colors)
spin-draw4 = draw four (draw4)

rule-discard-to = discard down to { $number ->
        [one] one card
       *[other] { $number } cards
    }
rule-play-run = play as many cards in a row as you can
rule-draw-to = draw up to { $number ->
        [one] one card
       *[other] { $number } cards
    }
rule-play-wilds = play all your wilds
rule-take-most = take { $number ->
        [one] one card
       *[other] { $number } cards
    } from the player with the most
idea-6 = cluck like a hen until your next turn
idea-7 = hug the player with the most cards
idea-8 = high-five everyone with your feet

number = { $value }
list = { $most } and { $last }

## What is being waited for

pending-turn = a card played, or a draw
pending-drawn = the drawn card played or kept
pending-color = a colour named
pending-target = a player picked
pending-answer = the Wild Draw Four challenged or accepted
pending-colors = one card of each colour put down, or none
pending-discard = a discard
pending-run = the next card of a run, or “done”
pending-wilds = the wilds put down
pending-act = “done”, when the rule card has been acted out
pending-dice-roll = dice rolled again, or “stand”
pending-dice-chain = a chain
pending-dice-penalty = a penalty used, or “done”

## What the person at the terminal is asked

ask-turn = Your turn: play a card, or draw.
ask-drawn = Play the card you drew, or keep it?
ask-color = Which colour?
ask-target = Which player?
ask-answer = A Wild Draw Four: accept it, or challenge?
ask-colors = Put down one card of each colour you like, in any order, or none.
ask-discard = Which cards do you discard?
ask-run = Go on with your run, or say done.
ask-wilds = In which order do you put your wilds down?
ask-act = Act it out, then say done.
ask-dice-roll = Which dice do you roll again? Or stand.
ask-dice-chain = Lay your chain.
ask-dice-penalty = Use a penalty, or say done.

## What happened. `.you` is told to the player it is about, `.at-you` to the other one in it.

event-cut = { $name } draws { $cards } for the deal.
    .you = You draw { $cards } for the deal.
event-shuffled = { $name } deals.
    .you = You deal.
event-dealt = { $name } is dealt { $cards }.
    .you = You are dealt { $cards }.
event-dealt-hidden = { $name } is dealt { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-flipped = { $cards } is turned over.
event-went-back = { $cards } goes back into the pile.
event-played = { $name } plays { $cards }.
    .you = You play { $cards }.
event-played-at = { $name } plays { $cards } at { $other }.
    .you = You play { $cards } at { $other }.
    .at-you = { $name } plays { $cards } at you.
event-drew = { $name } draws { $cards }.
    .you = You draw { $cards }.
event-drew-none = { $name } has nothing to draw.
    .you = There is nothing for you to draw.
event-drew-hidden = { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-kept = { $name } keeps it.
    .you = You keep it.
event-passed = { $name } passes.
    .you = You pass.
event-uno = { $name } says UNO!
    .you = You say UNO!
event-caught = { $name } catches { $other } without UNO!
    .you = You catch { $other } without UNO!
    .at-you = { $name } catches you without UNO!
event-accepted = { $name } accepts.
    .you = You accept.
event-challenged = { $name } challenges { $other }.
    .you = You challenge { $other }.
    .at-you = { $name } challenges you.
event-showed = { $name } shows { $other }: { $cards }.
    .you = You show { $other }: { $cards }.
    .at-you = { $name } shows you: { $cards }.
event-showed-none = { $name } shows an empty hand.
    .you = You show an empty hand.
event-showed-hidden = { $name } shows { $other } the hand.
event-guilty = It was a bluff.
event-innocent = It was legal.
event-turned = Play now goes to the { $value ->
        [left] left
       *[right] right
    }.
event-lost-turn = { $name } loses the turn.
    .you = You lose the turn.
event-reshuffled = The discard pile becomes a new draw pile of { $value }.
event-spun = { $name } pulls the lever: { $value }.
    .you = You pull the lever: { $value }.
event-rule = A rule card for { $name }: { $value }.
    .you = A rule card for you: { $value }.
event-rules-recycled = The used rule cards go back into the dispenser.
event-took = { $name } takes { $cards } from { $other }.
    .you = You take { $cards } from { $other }.
    .at-you = { $name } takes { $cards } from you.
event-took-hidden = { $name } takes { $count ->
        [one] a card
       *[other] { $count } cards
    } from { $other }.
event-named = { $name } names { $value }.
    .you = You name { $value }.
event-picked = { $name } picks { $other }.
    .you = You pick { $other }.
    .at-you = { $name } picks you.
event-discarded = { $name } puts down { $cards }.
    .you = You put down { $cards }.
event-discarded-none = { $name } puts nothing down.
    .you = You put nothing down.
event-done = { $name } is done.
    .you = You are done.
event-left = { $name } is left with { $cards }: { $value ->
        [one] one point
       *[other] { $value } points
    }.
    .you = You are left with { $cards }: { $value ->
        [one] one point
       *[other] { $value } points
    }.
event-won-round = { $name } goes out and scores { $value ->
        [one] one point
       *[other] { $value } points
    }.
    .you = You go out and score { $value ->
        [one] one point
       *[other] { $value } points
    }.
event-won-match = { $name } wins!
    .you = You win!
event-void = Everyone has passed: the round is void.
event-starts = { $name } starts.
    .you = You start.
event-rolled = { $name } rolls { $cards }.
    .you = You roll { $cards }.
event-rerolled = { $name } rolls { $cards } again.
    .you = You roll { $cards } again.
event-stood = { $name } stands.
    .you = You stand.
event-chained = { $name } lays the chain { $cards }.
    .you = You lay the chain { $cards }.
event-chained-none = { $name } lays no chain.
    .you = You lay no chain.
event-penalty = { $name } uses { $cards } against { $other }.
    .you = You use { $cards } against { $other }.
    .at-you = { $name } uses { $cards } against you.
event-wrote = { $name } writes { $cards }.
    .you = You write { $cards }.
event-called = { $name } calls { $cards }.
    .you = You call { $cards }.

## Refusals: what was wrong, and what to do

refusal-round-over = The round is over; the next deal comes first.
refusal-game-over = The game is over; start another.
refusal-round-goes-on = The round is not over yet; nobody deals before it ends.
refusal-game-goes-on = The game is not over yet; play it to the end first.
refusal-match-over = The match is over; start a new one.
refusal-too-few-cards = The deal needs { $needed } cards, and only { $there } are in the game; play with smaller hands or fewer players.
refusal-not-asked = It is not your decision; the table waits for another player: { $pending }.
refusal-not-now = Not now; the table waits for this: { $pending }.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-not-your-view = This view belongs to another seat; ask from the view of the one who moves.
refusal-not-a-move = { $given } is not a move of this game.
refusal-no-such-card = There is no card { $card } in this edition.
refusal-not-in-hand = You do not hold { $card }, or not that many of it.
refusal-only-the-drawn = After drawing only the drawn card, { $drawn }, may be played, not { $card }; or keep it.
refusal-holds-the-color = You hold another card of the active colour, { $color }, so { $card } may not be played.
refusal-does-not-fit = { $card } does not fit on { $top }: it takes { $color }, the same number or symbol, or a wild.
refusal-color-not-named = Only a wild names a colour; play { $card } without one.
refusal-name-a-color = A wild names its colour behind a colon, as in W:r; the colours here are { $possible }.
refusal-no-such-color = There is no { $color } in this edition; choose one of { $possible }.
refusal-no-player-named = { $card } is not played at anyone; leave the player out.
refusal-name-a-player = { $card } is played at a player, as in { $card }:r @ana.
refusal-name-another = { $card } is played at another player, not at oneself.
refusal-uno-not-one = UNO is for a play that leaves exactly one card; this one leaves { $left }.
refusal-uno-hand = UNO is for exactly one card; you hold { $count }.
refusal-uno-said = UNO has been settled for this card already.
refusal-catch-oneself = You cannot catch yourself; say uno instead.
refusal-not-catchable = { $seat } cannot be caught now.
refusal-nothing-to-draw = There is nothing to draw; play a card that fits, or pass.
refusal-can-draw = You can still draw, so you cannot pass.
refusal-must-play-drawn = At this table a drawn card that fits must be played: play { $card }.
refusal-may-not-challenge = You may not answer this Wild Draw Four, or have answered it already.
refusal-discard-count = Discard exactly { $wanted ->
        [one] one card
       *[other] { $wanted } cards
    }, not { $given }.
refusal-discard-wild = { $card } is a wild and has no colour; it stays in the hand.
refusal-discard-color-twice = One card of each colour at the most; { $color } is there twice.
refusal-all-wilds = Put all your wilds down, in the order you like: { $wilds }.
refusal-reroll-none = Name the dice to roll again, or say stand.
refusal-no-such-face = No die has a face { $face }.
refusal-face-not-there = There is no { $face } left among the dice.
refusal-star-needs-two = A wild space takes two wild dice; wild dice here: { $stars }.
refusal-penalty-in-chain = { $face } is a penalty and cannot stand in a chain; use it after the chain.
refusal-chain-start = A chain starts with the number last written, { $last }, not with { $face }.
refusal-chain-break = { $face } matches { $before } neither by number nor by colour.
refusal-penalty-oneself = Penalties are for the others.
refusal-minus-only-entry = That player has only one entry, which stays.
refusal-plus-all-outlined = All extra spaces of that player are outlined already.
refusal-penalty-not-there = There is no { $face } left to use; say done if you are finished.

refusal-players-count = { $count ->
        [one] One player is
       *[other] { $count } players are
    } not possible; this edition is for { $fewest } to { $most }.
refusal-name-empty = A player needs a name.
refusal-name-long = The name { $name } is too long; { $most } letters at the most.
refusal-name-letters = The name { $name } will not do: a letter first, then letters, digits, “-”, “_” or “.”.
refusal-name-reserved = { $name } is a word of the notation and cannot be a name.
refusal-name-twice = { $name } is there twice; every player needs a name of their own.
refusal-edition-unknown = There is no edition “{ $given }”; choose one of { $possible }.
refusal-option-unknown = There is no option { $option } in this edition; there are { $possible }.
refusal-option-value = { $given } is not possible for { $option }; possible: { $possible }.
refusal-option-form = Write an option as name=value, as in drawn=must, not { $given }.
refusal-board-color = { $given } is not the colour of a board; there are { $possible }.
refusal-board-colors-differ = Every player needs a board of another colour.
refusal-boards-not-here = The edition { $edition } has no boards.
refusal-rules-not-here = The edition { $edition } has no rule cards to write.
refusal-rules-too-many-players = With more than { $most } players nobody writes; the printed ideas are used.
refusal-rules-share = Each of the { $players } players writes exactly { $share ->
        [one] one rule card
       *[other] { $share } rule cards
    }.
refusal-rule-kind = “{ $given }” is no kind of rule card; there are { $possible }.
refusal-rule-number = { $kind } takes a number from { $low } to { $high }, not “{ $given }”.
refusal-rule-alone = { $kind } stands alone; leave “{ $given }” out.
refusal-rule-empty = Write what is to be acted out behind “act”.
refusal-rule-long = A rule text has { $most } letters at the most.
refusal-rule-letters = A rule text is plain text, without control characters.
refusal-rule-hash = No word of a rule text may begin with #.

refusal-unreadable = “{ $given }” cannot be read at column { $column }: expected { $expected }.
refusal-missing = Something is missing at column { $column }: expected { $expected }.
expected-move = a move
expected-player = a player of this table
expected-card = a card, such as r5, b+2, W or W4:r
expected-color = a colour: r, y, g, b, w or s
expected-face = a face of a die: r1 to b6, *, +1 or -1
expected-end = nothing more
expected-aim = @ and a player, or uno at the end
expected-next = spin, rule, roll, shuffle, cut or take
expected-spin = any, right, left, all, colors or draw4
expected-cut = a card for each player
expected-expectation = something that can be expected, such as turn, hand or top
expected-edition = the edition line first
expected-players = the players line before this one
expected-position = a line of a position
expected-option = an option and its value
expected-rest = the word rest
expected-direction = left or right
expected-one-word = exactly one word
expected-word = one of the words that fit here
expected-number = a whole number of six digits at the most
expected-entry = a number from 1 to 6, or *
expected-expect-turn = a player, or none
expected-expect-may = a player and a move
expected-expect-hand = a player and cards
expected-expect-count = a player and a number
expected-expect-top = a card
expected-expect-color = a colour, or none
expected-expect-direction = left or right
expected-expect-pile = a number
expected-expect-dealer = a player
expected-expect-catchable = players, or none
expected-expect-shown = two players: who saw, and whose hand
expected-expect-performing = a player and a rule card, or none
expected-expect-score = a player and a number
expected-expect-round = a player, void or none
expected-expect-match = players, or none
expected-expect-board = a player and entries
expected-expect-spaces = a player and a number
expected-expect-call = a face, or none
expected-expect-winner = a player, or none

refusal-case-no-script = The case has no --- line between position and script.
refusal-line-twice = “{ $given }” is there twice.
refusal-line-missing = The line “{ $given }” is missing.
refusal-card-too-often = { $card } is there too often; the deck has { $most ->
        [one] one
       *[other] { $most }
    }.
refusal-position-hand = { $name } needs a hand line with at least one card.
refusal-position-cut-alone = With cut the cards are dealt; leave the line { $given } out.
refusal-position-top-or-flip = A position has either top or flip.
refusal-position-flip-alone = flip decides who starts; leave turn and direction out.
refusal-position-turn = A position says whose turn it is.
refusal-position-remove = “remove rest” goes with draw-exactly.
refusal-position-flip = { $card } cannot be turned over there: only a Wild Draw Four goes back, and the last card never does.
refusal-position-top-color = A wild on top has its named colour, as in W:r, and other cards have none; check { $card }.
refusal-position-score = Somebody has reached the target of { $target } already.
refusal-position-board = The board of { $name } needs at least one entry, and room for another.
refusal-position-extra = The board of { $name } has { $most ->
        [one] one extra space
       *[other] { $most } extra spaces
    } at the most.
refusal-position-roll = A roll has { $wanted } dice, not { $count }.

refusal-record-json = This is not a line of a record.
refusal-record-empty = The record is empty.
refusal-record-hash = This line, or one before it, was changed, lost or added: its hash is wrong.
refusal-record-format = This is not a record that this version can read (format { $known }).
refusal-record-header = The header is not complete: edition, version, players and options.
refusal-record-line = This line is neither a move, nor chance, nor a deal, nor the end.
refusal-record-cut-off = The record stops here, without its end line: it was cut off.
refusal-record-after-end = Something follows after the end line.
refusal-record-version = The record was made by version { $given } of { $edition }; this program plays version { $known }.
refusal-record-chance-missing = The outcome { $label } is missing.
refusal-record-chance-wrong = This cannot be the outcome of { $label }.
refusal-record-chance-unused = The outcome { $label } belongs to nothing.
refusal-record-player = { $name } does not play here; there are { $possible }.
refusal-record-end-differs = The end line does not agree with the game.
refusal-verify-no-secret = The record does not carry a commitment and its secret, so its chance cannot be checked.
refusal-verify-commitment = The secret is not the one that was committed to.
refusal-verify-nonce = The nonce of { $name } is not the one that was committed to.
refusal-verify-differs = The outcome { $label } is not what the secret and the nonces give.

refusal-file-missing = There is no file { $path }.
refusal-file-unreadable = { $path } cannot be read; check that it is a file and that you may read it.
refusal-file-not-text = { $path } is not a text file in UTF-8.
refusal-file-unwritable = { $path } cannot be written; check that its folder is there and that you may write to it.
refusal-file-exists = { $path } already exists; choose another name for the record.
refusal-no-such-move = The record has { $count ->
        [one] one move
       *[other] { $count } moves
    }; choose a number from 0 to { $count }.
refusal-no-such-rule = There is no rule { $given }.
refusal-no-such-rule-near = There is no rule { $given }; did you mean { $near }?
refusal-number-range = { $what } takes a whole number from { $low } to { $high }, not { $given }.
refusal-output = The output cannot be written; perhaps the disk is full.
refusal-usage = { $message } (“{ $command } --help” helps)

## The command line

cli-about = Play and study four UNO-family games: usa, hp, jackpot and dice.
cli-commands = commands
cli-options = options
cli-arguments = arguments
cli-usage = usage:{" "}
cli-help = show this help and exit
cli-version = show the version and exit
cli-lang = the language, es or en; otherwise that of your system
cli-play = play in the terminal against random bots
cli-check = run case files
cli-replay = print a record move by move
cli-verify = recompute the chance of a record from its secret
cli-simulate = let random players play many games
cli-rules = show the rules, or those whose id starts with this
cli-editions = list the editions and their options
cli-edition = which edition: { $possible } ({ $default })
cli-players = how many players, bots included ({ $default })
cli-name = your name at the table
cli-option = an option of the table, such as drawn=must; may be repeated
cli-seed = a number that fixes the shuffles
cli-record = write the match to this file
cli-write = write your own rule cards first (jackpot)
cli-to = stop at this move and show the position
cli-games = how many games; a game is a whole match ({ $default })
cli-json = print the results as JSON
cli-case-files = case files
cli-record-file = a record
cli-rule-id = a rule id, such as CHAL.guilty, or its beginning

usage-required = missing: { $names }
usage-unrecognized = not understood: { $names }
usage-choice = { $given } is not possible; choose one of { $possible }
usage-one-argument = needs a value
usage-some-arguments = needs at least one value
usage-number = { $given } is not a whole number
usage-argument = { $name }: { $message }
usage-ambiguous = { $given } could mean { $possible }

error-line = lastcard: { $message }
error-at = { $path }:{ $line }: { $message }
error-in = { $path }: { $message }
error-at-line = line { $line }: { $message }

check-expected = { $about } is { $actual }, expected { $expected }
check-refused = refused: { $message }
check-accepted = “{ $text }” was accepted
check-changed = the refused move changed something
check-impossible = impossible: { $text }
check-unused = never used: { $text }

replay-deal = — Round { $number } —
replay-position = The position after move { $number }:
replay-pending = { $names } to decide: { $what }
replay-owed = turns to lose: { $names }
replay-catchable = can be caught: { $names }
replay-over = the round is over
replay-game-over = the game is over
replay-end = { $count ->
        [one] One move.
       *[other] { $count } moves.
    } Won by { $winners }.
replay-unfinished = { $count ->
        [one] One move.
       *[other] { $count } moves.
    } The match was not finished.
verify-ok = { $count ->
        [one] The one chance outcome agrees with the secret and the nonces.
       *[other] All { $count } chance outcomes agree with the secret and the nonces.
    } The secret is the one committed to before the deal.
verify-nonces = { $count ->
        [0] No player added a nonce, so whoever held the secret knew the deal.
        [one] One player added a nonce of their own.
       *[other] { $count } players added a nonce of their own.
    }
verify-seal = Compare this with what was announced before the deal: { $commitment }

simulate-progress = games
simulate-title = { $edition }, { $players } random players, seed { $seed }
simulate-games = games
simulate-decisions = decisions
simulate-seconds = seconds
simulate-rate = decisions a second
simulate-per-game = decisions per game
simulate-spread = mean { $mean } · median { $median } · 95 % have at most { $high }
simulate-wins = wins of seat { $seat }
simulate-shared = shared wins
simulate-share = { $count } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-interrupted = Interrupted after { $games } of { $wanted } games; these are the results so far.

editions-players = players
editions-cards = cards
editions-options = Options of { $editions }, the rulebook’s value first:
editions-any = any player

option-drawn = may: a drawn card that fits may be played or kept; must: it has to be played
option-wild4 = bluff: it may be played illegally and be challenged; strict: only when legal; free: always legal
option-uno = call: players say it and can be caught; auto: it is said for everyone
option-scoring = winner: the winner scores what the others hold; lowest: everyone scores their own, the lowest total wins
option-target = the points that end a match
option-hand-size = cards dealt to each player; the most are for two players here
option-reverse-two = with two players, skip: a Reverse acts as a Skip; plain: it turns the direction and the other one plays
option-board-size = blank spaces and extra spaces of a board
option-first-player = who starts; otherwise it is drawn

## Playing in the terminal

play-welcome = Lastcard · { $edition } · you are “{ $name }”, against { $others }.
play-fair = The deal is sealed, to be checked at the end: { $commitment }
play-legend = A card is a colour and a symbol: { $colors } · 0–9, { $symbols }. Type a number from the list, or a move such as “play r5”. ? helps, q leaves.
play-legend-dice = A die shows a colour and a number ({ $colors }), * half a wild, +1 or -1. Type a number from the list, or a move such as “chain y2 y1 b1”. ? helps, q leaves.
play-table = Top { $top } · colour { $color } · { $direction ->
        [left] ↻ to the left
       *[right] ↺ to the right
    } · pile { $pile }
play-hand = Your hand: { $cards }
play-board = { $name } ({ $color }): { $entries } — { $left } to go
play-dice = Dice: { $dice }
play-many = And more; type the move you mean, such as “{ $example }”.
play-prompt = >{" "}
play-help = Type a number from the list or a whole move: play r5, play W:b, play r5 uno, play WH:g @ana, draw, keep, pass, uno, catch ana, challenge, accept, color r, target ana, discard r5 b2, wilds W W4, done. “rules UNO” shows rules, “q” leaves the table.
play-help-dice = Type a number from the list or a whole move: stand, reroll g3 b5, chain y2 y1, chain alone for none, +1 ana, -1 ana, done. “rules DICE” shows rules, “q” leaves the table.
play-hint = Type ? for help.
play-bluff = a bluff
play-none = nothing
play-secret = The secret was { $secret }; its SHA-256 is { $commitment }, as announced. With --record every shuffle can be checked.
play-scores = Scores: { $scores }
play-no-such-number = There is no { $number } in the list; choose from 1 to { $most }.
play-left = You leave the table.
play-record = The match is in { $path }.
play-write = Write { $share ->
        [one] your rule card
       *[other] your { $share } rule cards
    }: discard-to N, draw-to N, take-most N, play-run, play-wilds, or act and a text.
play-write-one = Rule card { $number }:{" "}
