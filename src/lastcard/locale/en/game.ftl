### Lastcard in English. Cards, moves and rule ids stay in the notation.

## Colours and editions

color-r = red
color-y = yellow
color-g = green
color-b = blue
color-w = white
color-s = silver
color-key-r = R
color-key-y = Y
color-key-g = G
color-key-b = B
color-key-w = W
color-key-s = S

edition-usa = 108 cards in red, white, blue and silver; any opponent may challenge a Wild Draw Four
edition-hp = Harry Potter: 112 cards with four Sorting Hats that make a player draw until a red card comes up
edition-jackpot = Jackpot cards that pull a slot-machine lever, and rule cards that the players write themselves
edition-classic = 108 cards in red, yellow, green and blue
edition-wild = every card is wild: it goes on anything, and no colour is ever named
edition-attack = Attacks make a player draw until a certain colour comes up, however long that takes
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

spin-any = a rule card for a player of your choice (any)
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

## Cards in words

card-unknown = a hidden card
card-colored = { $color } { $card }
card-wild-named = { $card } ({ $color })
face-star = wild star
face-plus = plus one
face-minus = minus one

## What is being waited for

pending-turn = playing a card, or drawing
pending-drawn = playing or keeping the drawn card
pending-color = naming a colour
pending-target = picking a player
pending-answer = challenging or accepting the Wild Draw Four
pending-stack = putting a card on the stack, or taking it
pending-colors = putting down one card of each colour, or none
pending-discard = discarding
pending-run = playing on in a row, or ending it
pending-wilds = putting down the wilds
pending-act = doing what a rule card says
pending-dice-roll = rolling dice again, or keeping them all
pending-dice-chain = laying a chain
pending-dice-penalty = using penalties, or passing them up

## What the person at the terminal is asked

ask-turn = Your turn: play a card, or draw.
ask-drawn = Play the card you drew, or keep it?
ask-color = Which colour? Its letter is enough.
ask-target = Which player?
ask-answer = A Wild Draw Four: accept it, or challenge?
ask-stack = { $total ->
        [one] A stack of one card
       *[other] A stack of { $total } cards
    } is on you: put a card on it, or accept and draw it all.
ask-colors = Put down one card of each colour you like, in any order, or none.
ask-discard = Which cards do you discard?
ask-run = Play the next card of your run, or say done.
ask-wilds = In which order do you put your wilds down?
ask-act = Do what the card says, then say done.
ask-dice-roll = Which dice do you roll again? If none, say stand.
ask-dice-chain = Lay your chain.
ask-dice-penalty = Use a penalty, or say done.

## What happened. `.you` is told to the player it is about, `.at-you` to the other one in it.

event-cut = { $name } draws { $cards } to see who deals.
    .you = You draw { $cards } to see who deals.
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
event-played-at = { $name } plays { $cards } on { $other }.
    .you = You play { $cards } on { $other }.
    .at-you = { $name } plays { $cards } on you.
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
event-caught = { $name } catches { $other } not saying UNO!
    .you = You catch { $other } not saying UNO!
    .at-you = { $name } catches you not saying UNO!
event-misplayed = { $name } tries to play { $cards }, but it does not fit.
    .you = You try to play { $cards }, but it does not fit.
event-accepted = { $name } accepts.
    .you = You accept.
event-challenged = { $name } challenges { $other }.
    .you = You challenge { $other }.
    .at-you = { $name } challenges you.
event-showed = { $name } shows { $other } this hand: { $cards }.
    .you = You show { $other } your hand: { $cards }.
    .at-you = { $name } shows you this hand: { $cards }.
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
event-reshuffled = The discard pile is shuffled into a new draw pile of { $value }.
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
event-jumped-in = Out of turn: { $name } jumps in!
    .you = Out of turn: you jump in!
event-stacked = { $name } now faces { $value ->
        [one] one card
       *[other] { $value } cards
    }.
    .you = You now face { $value ->
        [one] one card
       *[other] { $value } cards
    }.
event-bomb = A bomb: everyone else draws { $value ->
        [one] a card
       *[other] { $value } cards
    }!
event-swapped = { $name } swaps hands with { $other }.
    .you = You swap hands with { $other }.
    .at-you = { $name } swaps hands with you.
event-passed-on = Everyone passes their hand to the { $value ->
        [left] left
       *[right] right
    }.
event-out = With { $value ->
        [one] one card
       *[other] { $value } cards
    } in hand, { $name } is out of the round.
    .you = With { $value ->
        [one] one card
       *[other] { $value } cards
    } in hand, you are out of the round.
event-knocked-out = { $name } is out of the match.
    .you = You are out of the match.
event-order = The new order of play: { $value }.
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
event-won-round = { $name } wins the round and scores { $value ->
        [one] one point
       *[other] { $value } points
    }.
    .you = You win the round and score { $value ->
        [one] one point
       *[other] { $value } points
    }.
event-won-match = { $name } wins!
    .you = You win!
event-time-over = Time is up.
event-void = Nobody wins: the round is void.
event-starts = { $name } starts.
    .you = You start.
event-rolled = { $name } rolls { $cards }.
    .you = You roll { $cards }.
event-rerolled = { $name } rolls { $cards } again.
    .you = You roll { $cards } again.
event-stood = { $name } keeps all the dice.
    .you = You keep all the dice.
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

## The options of a table

option-drawn = a drawn card that fits, book: a player with nothing else to play has to play it; may: it may be played or kept; must: it has to be played; never: it is kept
option-wild4 = bluff: it may be played illegally, and challenged; strict: only when legal; free: always legal
option-uno = call: players say it and can be caught; after: only once the card is on the table; auto: it is said for everyone; off: nobody says it
option-scoring = winner: the winner scores what the others hold; lowest: everyone scores their own cards, and the lowest total wins
option-target = the points that end a match
option-hand-size = cards dealt to each player; the maximum shown is for two players
option-reverse-two = with two players, skip: a Reverse acts as a Skip; plain: it changes the direction, and the other player goes
option-stack = stacking, twos: a Draw Two on a Draw Two; same: also a Wild Draw Four on one; up: also a Wild Draw Four on a Draw Two; any: also a Draw Two on a Wild Draw Four
option-deflect = a Reverse or a Skip of the active colour passes a stack to another player; with stack
option-revenge = every draw card put on a stack doubles it; with stack
option-draw = one: a player draws one card; until: as many as it takes for one that fits
option-decline = yes: a player who could play may draw instead; no: players who can play have to
option-seven-zero = seven: a 7 swaps hands with a player; zero: a 0 passes all hands on; both: the 7-0 rule
option-jump-in = a card just like the top card may be played out of turn
option-multi = cards put down together, identical: of one colour and symbol; number: also of one number
option-bomb = three numbers put down together make all the others draw this many cards; with multi
option-finish = the last card, any: any card; no-wild: no wild; no-draw: no Draw Two and no Wild Draw Four; number: a number
option-mercy = a player who reaches this many cards is out of the round
option-hand-limit = nobody draws beyond this many cards
option-reveal = a hand of this many cards or fewer lies open
option-uno-penalty = the cards that a player draws when caught not saying UNO
option-misplay = a card that does not fit may be tried; it costs this many cards and the turn
option-teams = teams of two, partners across the table; four players or more, an even number
option-knockout = after each round the player with the most points in hand is out of the match
option-stakes = how many times the points of a round count
option-length = points: the match is played to the target; or a number of rounds
option-seats = fixed: the order of play stays the same; shuffled: it is drawn again before every further round
option-round-time = the minutes that a round may last; then the player with the fewest points in hand wins it
option-hints = on: the cards that fit are shown; off: players have to see for themselves
option-board-size = blank spaces and extra spaces of a board
option-first-player = who starts; otherwise it is drawn

# A lesson
lobby-lesson = Lesson: { $edition }
lobby-prepared = prepared deal
lobby-prepared-title = A prepared deal
lobby-prepared-text = This is a lesson: the cards and dice come in an order chosen for it, so nothing is left to chance and there is nothing to check. At every other table the deal is fair.
lobby-leave-lesson = You can take the lesson again at any time, from the rules.
