## The coach at the table, and the analysis of a finished match

coach-title = Coach
coach-thinking = The coach is thinking…
coach-waits = The coach speaks on your turn.
coach-percent = { $number }%
coach-round = to win this round
coach-game = to win the game
coach-best = { $bot ->
        [expert] Expert would
       *[other] Hard would
    } { $move }
coach-hard = This deck cannot be searched, so hard judges it.
coach-same = Just what the coach would do.
coach-cost = It cost you { $points ->
        [one] one point
       *[other] { $points } points
    } out of a hundred. Better: { $move }
coach-small = Almost as good as the best move. A little better: { $move }

## Moves, each to follow “would” or “chose to”

coach-move-play = play { $cards }
coach-move-play-at = play { $cards } on { $name }
coach-move-draw = draw
coach-move-keep = keep the card
coach-move-pass = pass
coach-move-challenge = challenge
coach-move-accept = take the cards
coach-move-color = name { $color }
coach-move-target = choose { $name }
coach-move-discard = discard { $cards }
coach-move-wilds = put down all wild cards
coach-move-done = stop there
coach-move-reroll = roll { $cards } again
coach-move-stand = keep all dice as they are
coach-move-chain = write { $cards }
coach-move-chain-none = write nothing
coach-move-penalty = use { $cards } on { $name }

## Why

coach-why-only = It is the only sensible move.
coach-why-equal = The other moves are about as good.
coach-why-ahead = Played to the end thousands of times, it wins more often.
coach-why-win = It ends the round.
coach-why-fewer = It leaves you with fewer cards.
coach-why-burden = It makes { $name } draw.
coach-why-lost-turn = It costs { $name } a turn.
coach-why-keeps-wild = It saves your wild card for when nothing else fits.
coach-why-keeps-action = It saves your action cards for later.
coach-why-follow = You are more likely to have a card that fits next time.
coach-why-together = The cards you keep go together better.
coach-why-colors = It leaves you with fewer colours to get rid of.
coach-why-uses-draw = A new card is likely to help you.
coach-why-no-draw = You do not have to draw.
coach-why-pull = The lever can only help you here.
coach-why-next-stuck = { $name }, who is next, is less likely to have a card that fits.
coach-why-named = It takes away the colour that { $name } asked for.
coach-why-others = It slows down { $name }, who is close to going out.
coach-why-limit = It keeps you away from the card limit.
coach-why-doubt = { $name } may well have had a card of the colour.
coach-why-trust = { $name } probably had no card of the colour.
coach-why-dice-win = It fills your board.
coach-why-dice-again = Rolling these again promises more than the dice you have.
coach-why-dice-stand = The dice you have are worth more than another roll promises.
coach-why-dice-longer = It fills more spaces.
coach-why-dice-star = After a star your next chain can start with anything.
coach-why-dice-no-star = It does not end with a star, which everybody could write.
coach-why-dice-call = Its last die helps the others least.
coach-why-dice-penalty = It slows down { $name }, who is the greatest danger.

## The analysis of a match

analysis-title = What could have been?
analysis-lead = How your chances went up and down, which decisions cost most, and how lucky you were; all from what you could know at the time.
analysis-lead-of = How the chances went up and down, which decisions cost { $name } most, and how lucky { $name } was; all from what { $name } could know at the time.
analysis-eyes = Through the eyes of
analysis-start = Analyse this match
analysis-preparing = Getting ready…
analysis-working = Thinking: { $done } of { $total }
analysis-stop = Stop
analysis-curve = Chances of winning
analysis-curve-round = The chance of each player to win the round
analysis-curve-game = The chance of each player to win the game
analysis-sure = sure to win
analysis-even = one in two
analysis-none = no chance
analysis-moves = moves →
analysis-jump = Go to a moment of the match
analysis-now = Now
analysis-at = { $name }: { $number }%
analysis-costly = The decisions that cost most
analysis-flawless = No decision cost a noticeable part of the chances.
analysis-chose-you = You chose to { $move }
analysis-chose = { $name } chose to { $move }
analysis-better = Better: { $move }
analysis-fell = { $before }% → { $after }%
analysis-show = Show this moment
analysis-luck = Luck
analysis-luck-draws = { $count ->
        [0] Nothing was drawn.
        [one] One draw: { $tone }.
       *[other] { $count } draws: { $tone }.
    }
analysis-luck-throws = { $count ->
        [one] One roll: { $tone }.
       *[other] { $count } rolls: { $tone }.
    }
analysis-luck-good = luckier than average, worth { $points } points out of a hundred
analysis-luck-bad = unluckier than average, at a cost of { $points } points out of a hundred
analysis-luck-plain = neither lucky nor unlucky, all in all
analysis-luck-hand = The cards dealt in round { $round } were better than { $number }% of hands.
analysis-luck-hand-one = The cards dealt were better than { $number }% of hands.
analysis-sampled = This was a long match: { $decisions } of { $of } decisions were looked at.
analysis-hard = This deck cannot be searched: hard judged the decisions, not expert.
analysis-how = The chances come from thousands of rounds played out from the cards in view, with the rest dealt at random. They take no account of who is playing.
analysis-how-dice = The chances come from every roll of the turn, and from the spaces left on all boards. They take no account of who is playing.
