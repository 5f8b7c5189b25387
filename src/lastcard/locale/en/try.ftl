## The sandbox: a position, a move, and what happens by which rule

try-title = Try it out
try-intro = Set up any position, try any move, legal or not, and see what happens and by which rule. All cards lie open here.
try-examples = Questions people argue about
try-own = Your own position
try-example-of = { $title } — try it out

try-question = The question
try-answer = Show the answer
try-answer-next = Next step of the answer
try-answer-done = That was the answer. Now try something else.
try-undo = Undo
try-again = Start over
try-edit = Change the position
try-share = Share
try-shared = The link is copied.
try-share-failed = The link could not be copied. It is in the address bar.
try-all = All examples
try-offer = Try it

try-table = The table
try-hand-of = Cards of { $name }
try-turn = { $name } decides
try-catchable = has not said UNO
try-moves = What may be done now
try-moves-of = { $name }
try-more-moves = There are more moves than are listed. Any move can be typed below.
try-over = The round is over.
try-over-match = It is over.
try-which = Which one?
try-free = Any move, in the notation
try-free-who = Who
try-free-move = Move
try-free-do = Try
try-hint = Tap a card to play it, whoever holds it. If a move is not allowed, you are told why.
try-hint-dice = Tap dice in the order of your chain, or those to roll again.
try-dice-reroll = Roll { $count ->
        [one] this die
       *[other] these { $count } dice
    } again
try-dice-chain = Lay them as a chain

try-log = What happened
try-log-empty = Nothing yet. Try a move.
try-log-began = At the start
try-log-move = { $name }: { $move }
try-log-refused = Not possible: { $reason }
try-rule = rule { $rule }
try-loading = Getting the table ready …
try-failed = This could not be tried: { $reason }

try-text = Position in the notation
try-text-about = One line for each thing: the players, their hands, the top card, the draw pile, whose turn it is. “next” lines say what chance will bring.
try-text-set = Use this position
try-text-at = Line { $line }
try-text-at-column = Line { $line }, column { $column }
try-by-hand = By hand
try-hand-edition = Game
try-hand-players = Players
try-hand-turn = Whose turn
try-hand-direction = Direction
try-hand-top = Top card
try-hand-color = Named colour
try-hand-give = Give a card to
try-hand-give-top = The discard pile
try-hand-give-draw = The draw pile, on top
try-hand-give-away = Tap a card in the deck to give it away, and a card somebody holds to take it back.
try-hand-deck = Cards still in the deck
try-hand-take = Take back { $card }
try-hand-left = { $card }, { $count ->
        [one] one left
       *[other] { $count } left
    }
try-hand-options = Options
try-hand-only-start = By hand you can change only how a turn begins. The position you see is in the middle of something: change it in the notation, or start over first.

## Moves, as people say them

try-move-play = Play { $cards }
try-move-play-color = Play { $cards } and name { $color }
try-move-play-at = Play { $cards } and pick { $name }
try-move-play-color-at = Play { $cards }, pick { $name } and name { $color }
try-move-with-uno = { $move }, saying UNO
try-move-draw = Draw
try-move-keep = Keep the card
try-move-pass = Pass
try-move-uno = Say UNO
try-move-catch = Catch { $name } not saying UNO
try-move-challenge = Challenge
try-move-accept = Accept
try-move-take = Take the whole stack
try-move-color = Name { $color }
try-move-target = Pick { $name }
try-move-discard = Put down { $cards }
try-move-discard-none = Put nothing down
try-move-done = Done
try-move-stand = Keep all dice
try-move-reroll = Roll { $cards } again
try-move-reroll-none = Roll nothing again
try-move-chain = Lay the chain { $cards }
try-move-chain-none = Lay no chain
try-move-plus = Use +1 against { $name }
try-move-minus = Use −1 against { $name }

## What a position is refused with, and the limit of the person who runs the server

setting-limits-tries = moves that one address tries on positions: how many at once, and how many a second after that

refusal-try-long = A position has at most { $most } characters.
refusal-try-next = Chance cannot bring this: “{ $text }”. Change or remove that line.
refusal-try-impossible = No game can reach this position. Check the lines that say what is being waited for and what is still to happen.
refusal-try-slow = Trying this takes too long. Make the position simpler.
refusal-try-busy = Too many people are trying things out just now. Try again in a moment.

## The worked examples: a title, and the question

try-example-two-on-two = A Draw Two on a Draw Two
    .question = Ana plays a Draw Two. Beto has one, too. May he put his on hers, so that Caro draws four?
try-example-stacking = Stacking, as a house rule
    .question = At this table Draw Twos may be stacked. Ana and Beto each play one. What does Caro have to do?
try-example-bluff = A Wild Draw Four that was a bluff
    .question = Red is the active colour, and Ana plays a Wild Draw Four though she holds a red card. What if Beto challenges her?
try-example-no-bluff = A wrong challenge
    .question = Ana holds a white 7, which would go on the red 7, but no red card. May she play the Wild Draw Four? And if Beto challenges?
try-example-anyone-challenges = Who may challenge? USA
    .question = Beto would have to draw the four, and accepts. May Caro still challenge? And who draws how many?
try-example-next-challenges = Who may challenge? Harry Potter and Jackpot
    .question = Ana bluffs. Caro knows it, but it is Beto who would have to draw. May Caro challenge?
try-example-last-draw-two = A Draw Two as the last card
    .question = Ana’s last card is a Draw Two. Does Beto still draw, and do those cards count?
try-example-last-wild-four = A Wild Draw Four as the last card
    .question = Ana’s last card is a Wild Draw Four. Can she be challenged when she has already run out of cards?
try-example-uno-caught = Caught without UNO
    .question = Ana is down to one card and says nothing. Caro notices. What does it cost her, and can she still say it?
try-example-uno-late = UNO, said late
    .question = Ana plays her next-to-last card in silence, and then says UNO before anyone notices. Does that count?
try-example-uno-window = Too late to catch
    .question = Ana forgot to say UNO, and Beto has already played. May Caro still catch her?
try-example-reverse-two = A Reverse with two players
    .question = There are only two of you, and Ana plays a Reverse. Whose turn is it?
try-example-drawn-card = The card you drew fits
    .question = Ana has nothing to play, and draws a card that fits. May she keep it? Or play another?
try-example-draw-anyway = Drawing though you could play
    .question = Ana holds a card that fits, and draws all the same. Is that allowed? And what may she do then?
try-example-wild-any-time = A Wild though you could play
    .question = Ana holds a red 5 that fits, but plays a Wild. May she? And may she name red again?
try-example-same-symbol = An action card of another colour
    .question = A red Draw Two lies on top. May Ana play a blue Skip on it? Or a blue Draw Two?
try-example-nothing-left = No cards left to draw
    .question = The draw pile is empty, and nothing lies under the top card. What can Ana do? And what happens later?
try-example-first-draw-two = A Draw Two turned over first
    .question = The first card turned over is a Draw Two. Does it do anything, and to whom?
try-example-sorting-hat = The Sorting Hat
    .question = Ana plays the Sorting Hat and names Caro. How many cards does Caro draw, and does she lose a turn?
try-example-lever = The lever and a rule card
    .question = Ana plays a Jackpot, and the spinner stops at “right”. Whose rule card is it, and whose turn comes next?
try-example-lever-colors = One card of each colour
    .question = The spinner lets Ana put down one card of each colour. Two yellow ones? And what does a Draw Two among them do?
try-example-rule-run = Many cards in a row
    .question = A rule card lets Beto play as many cards in a row as he can. Who has to draw for the Draw Two in it, and when?
try-example-rule-discard = Down to one card by a rule card
    .question = A rule card has Caro discard down to one card. Can she be caught not saying UNO?
try-example-seven-zero = Sevens swap, zeros go round
    .question = At this table a 7 swaps hands and a 0 passes all hands on. Whose cards end up where?
try-example-jump-in = Jumping in
    .question = It is Beto’s turn, but Caro holds the very card that lies on top. May she play it at once? And who goes next?
try-example-dice-chain = A chain with two stars
    .question = Ana’s last number is a 2. Which dice may follow which? And what are the two stars good for?
try-example-dice-call = The call
    .question = Ana’s chain ends with a yellow 5. Who writes a 5, and does she?
try-example-dice-call-wild = A star at the end of the chain
    .question = Ana ends her chain with two stars. What do the others write?
try-example-dice-penalties = +1 and −1
    .question = Ana has a +1 and a −1. Against whom may she use them, and what do they do?
