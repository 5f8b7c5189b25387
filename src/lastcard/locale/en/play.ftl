### The card table in the browser.

## Seats

game-title = The card table { $code }
game-players = Players at the table
game-player = Player
game-you = You
game-yourself = { $name } (you)
game-bot-easy = bot · easy
game-bot-normal = bot · normal
game-bot-hard = bot · hard
game-bot-master = bot · master
game-bot-expert = bot · expert
game-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }
game-seat-active = deciding now
game-seat-owed = { $count ->
        [one] loses the next turn
       *[other] loses the next { $count } turns
    }
game-seat-away = away
game-seat-held = played by a bot for now
game-dealer = dealer
game-dealer-mark = D
game-uno-badge = UNO
game-catch = Catch!
game-catch-name = Catch { $name }, who has not said UNO
game-watching = You are watching.

## Piles

game-draw-pile = Draw pile: { $count ->
        [one] one card
       *[other] { $count } cards
    }
game-draw-pile-do = Draw a card; { $count ->
        [one] one card is
       *[other] { $count } cards are
    } in the pile
game-discard-pile = Discard pile: { $card } on top, the colour is { $color }. Show the last cards
game-discard-empty = Discard pile: empty
game-direction-left = Play goes clockwise
game-direction-right = Play goes anticlockwise
game-recent-title = The last cards
game-recent-start = first card
game-recent-none = No card has been played yet.

## What one can do now

game-card-of-r = a red card
game-card-of-y = a yellow card
game-card-of-g = a green card
game-card-of-b = a blue card
game-card-of-w = a white card
game-card-of-s = a silver card
game-want-number = { $number ->
        [8] an 8
       *[other] a { $number }
    }
game-want-draw2 = a Draw Two
game-want-R = a Reverse
game-want-S = a Skip
game-want-J = a Jackpot

game-say-moment = One moment …
game-say-match-over = The match is over
game-say-dealing = Dealing …
game-say-over = The round is over
game-say-turn = Your turn — play { $wanted } or a wild, or draw
game-say-turn-any = Your turn — play any card, or draw
game-say-turn-pass = Your turn — there is nothing left to draw: play or pass
game-say-pass = Your turn — nothing fits and there is nothing left to draw: pass
game-say-draw = Your turn — nothing in your hand fits: draw a card
game-say-draw-or-bluff = Your turn — draw a card, or bluff
game-say-drawn = You drew { $card } — play it or keep it
game-say-drawn-must = You drew { $card } — it fits, so you have to play it
game-say-drawn-bluff = You drew { $card } — keep it, or play it as a bluff
game-say-lever = Pull the lever: tap it, or drag it down.
game-say-spins = The reels are turning …
game-say-wait-lever = { $names } is about to pull the lever …
game-say-color = Your turn — name the colour
game-say-target = Pick a player
game-say-answer = { $name } played a Wild Draw Four — accept it or challenge it
game-say-colors = Put down one card of each colour you like, or none
game-say-discard = { $count ->
        [one] Pick one card to discard
       *[other] Pick { $count } cards to discard
    }
game-say-run = Keep playing — { $wanted } or a wild — or say you are done
game-say-wilds = Pick your wilds in the order in which you put them down
game-say-act = Do what your rule card says, then say you are done
game-say-wait-turn = It is { $names }’s turn
game-say-wait-drawn = { $names } drew a card
game-say-wait-color = { $names } names the colour
game-say-wait-target = { $names } picks a player
game-say-wait-answer = { $count ->
        [one] Waiting for { $names } to answer the Wild Draw Four
       *[other] Waiting for { $names } to answer the Wild Draw Four
    }
game-say-wait-colors = { $names } may put down one card of each colour
game-say-wait-discard = { $names } discards cards
game-say-wait-run = { $names } plays as many cards as possible
game-say-wait-wilds = { $names } puts all wilds down
game-say-wait-act = { $names } has to do this: { $rule }

game-hand = Your hand: { $count ->
        [one] one card
       *[other] { $count } cards
    }
game-beyond-left = { $count ->
        [one] One more card on the left: show it
       *[other] { $count } more cards on the left: show them
    }
game-beyond-right = { $count ->
        [one] One more card on the right: show it
       *[other] { $count } more cards on the right: show them
    }
game-beyond-left-playable = { $count ->
        [one] One more card on the left, and it can be played: show it
       *[other] { $count } more cards on the left, { $usable } of which can be played: show them
    }
game-beyond-right-playable = { $count ->
        [one] One more card on the right, and it can be played: show it
       *[other] { $count } more cards on the right, { $usable } of which can be played: show them
    }
game-card-playable = { $card }, playable
game-card-not = { $card }, not playable now
game-draw = Draw a card
game-keep = Keep it
game-play-it = Play it
game-pass = Pass
game-uno = UNO!
game-uno-arm = Say UNO with the next card
game-uno-say = Say UNO
game-sort-color = Sort by colour
game-sort-number = Sort by number
game-time-left = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
game-close = Close
game-rule-link = Read the rule

## Colours and players

game-color-title = { $card }: which colour?
game-color-first = Which colour?
game-color-times = ×{ $count }
game-color-held = { $count } in hand
game-aim-title = { $card }: who is it for?
game-bluff = You hold { $color }, so this is a bluff: if somebody challenges it, you draw the four cards yourself.

## Challenging a Wild Draw Four

game-challenge-title = { $name } played a Wild Draw Four
game-challenge-mine = If you accept, you draw four cards and lose your turn.
game-challenge-other = If nobody challenges, { $name } draws four cards and loses the turn.
game-challenge-if = If you challenge:
game-challenge-guilty = and it was a bluff, { $name } draws the four cards and nobody loses a turn
game-challenge-innocent = and it was legal, you draw six cards, and { $name } still loses the turn
game-challenge-innocent-mine = and it was legal, you draw six cards and lose your turn
game-challenge-last = It was { $name }’s last card, so it can only have been legal.
game-challenge-shown = either way { $name } shows the hand to you alone
game-challenge = Challenge
game-accept = Accept
game-accept-mine = Accept and draw four
game-shown-title = What you were shown
game-shown-by = { $name }’s hand, { $count ->
        [0] which was empty
        [one] one card
       *[other] { $count } cards
    }
game-shown-only = Only you have seen this.

## Words over a seat

game-tag-keep = keeps it
game-tag-pass = passes
game-tag-accept = accepts
game-tag-done = done
game-tag-none = none
game-tag-nothing = nothing to draw
game-tag-drew = { $count } cards
game-tag-caught = caught!
game-tag-catch = Caught you!
game-tag-challenge = I challenge!
game-tag-skipped = loses the turn
game-tag-picks = { $name }!
game-tag-out = out!
game-tag-wins = wins!
game-stamp-guilty = A bluff!
game-stamp-innocent = Legal

## Rounds and matches

game-round-mine = You win the round!
game-round-won = { $name } wins the round
game-round-void = Nobody wins: the round is void
game-left-with = Left with
game-gained = Scores
game-total = Total
game-out = went out
game-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
game-plus = +{ $count }
game-target = Playing to { $target } points.
game-next-round = Next round
game-next-in = The next round begins in { $seconds ->
        [one] one second.
       *[other] { $seconds } seconds.
    }
game-last = The last match
game-last-won = { $count ->
        [one] { $names } won it.
       *[other] { $names } won it together.
    }
game-last-fair = The fingerprint that it was dealt under. The replay shows the same one.
game-match-over = The match is over
game-match-mine = You win the match!
game-match-won = { $name } wins the match
game-match-shared = { $names } share the win
game-wins = { $count ->
        [one] one win here
       *[other] { $count } wins here
    }
game-rematch = Play again
game-replay = Watch the replay
game-verify = Check the deal
game-score = Score
game-round-of = round { $round } · to { $target }

## Beside the table

game-side = Score, log and talk
game-log = What happened
game-log-empty = Nothing has happened yet.
game-talk = Reactions and chat
game-reactions = Quick reactions
game-react-wave = wave
game-react-laugh = laugh
game-react-wow = wow
game-react-clap = applause
game-react-cry = oh no
game-react-angry = grr
game-react-heart = heart
game-react-think = hmm
game-chat = Chat
game-chat-write = Write to the table
game-chat-send = Send
game-speed = Animations at { $speed } times speed
game-times = { $speed }×

## Keys

game-keys-title = Playing by keyboard
game-keys-on = Single keys work at the table
game-key-arrows = ← →
game-keydo-arrows = along your hand
game-key-enter = Enter
game-keydo-enter = play the card
game-key-digits = 0 … 9
game-keydo-digits = to a card with this number
game-key-h = H
game-keydo-h = to your hand
game-key-d = D
game-keydo-d = draw a card
game-key-k = K
game-keydo-k = keep the drawn card
game-key-u = U
game-keydo-u = say UNO
game-key-c = C
game-keydo-c = catch, or challenge
game-key-a = A
game-keydo-a = accept
game-keydo-colors = name a colour
game-key-l = L
game-keydo-l = what happened
game-key-help = ?
game-keydo-help = what is this? Or else this help

# House rules at the table

game-say-stack = A stack of { $total } cards is on you — add a card to it, or take it
game-say-stack-take = A stack of { $total } cards is on you — you have nothing to add, so take it
game-say-stack-challenge = A Wild Draw Four is on you — put a card on it, take four, or challenge: six cards if you are wrong
game-say-wait-stack = { $names } answers the stack of { $total }
game-say-turn-must = Your turn — you hold a card that fits: play { $wanted } or a wild
game-say-jump = Jump in! It is { $names }’s turn, but you hold the very same card
game-say-out = You are out of this round — it is { $names }’s turn
game-say-together = { $count ->
        [one] One card — tap others to put them down with it, or play it
       *[other] { $count } cards together — the last one goes on top
    }
game-take = Take { $count }
game-draw-until = Draw until one fits
game-play-together = { $count ->
        [one] Play it
       *[other] Play { $count } cards
    }
game-stack = Stack
game-stack-mine = on you
game-stack-on = on { $name }
game-card-jump = { $card }, can be played out of turn
game-seven-title = Whose hand do you want?
game-seven-hint = You swap your whole hand with that player.
game-try-title = { $card } does not fit
game-try = You can try it anyway, but everyone sees it, you take it back, you draw { $count ->
        [one] one card
       *[other] { $count } cards
    } and your turn is over.
game-try-it = Try it
game-try-not = Cancel
game-seat-out = out
game-seat-partner = your partner
game-open-hand = This hand is open
game-open-mine = Everyone sees your hand
game-tag-thrown = { $count } cards: out!
game-tag-knocked-out = knocked out!
game-tag-misplayed = doesn’t fit!
game-say-turn-unhinted = Your turn — play a card, or draw
game-say-run-unhinted = Keep playing, or say you are done
game-round-left = { $minutes ->
        [0] {""}
        [one] one minute{" "}
       *[other] { $minutes } minutes{" "}
    }{ $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    } left for the round
game-round-minute = One minute is left for the round.
game-round-time-over = Time is up: the round ends after this move
game-round-timed = Time is up: the player with the fewest points in hand wins.
game-stamp-time = Time is up!
game-stamp-seats = New seats
game-jump = Jump in!
game-tag-jump = jumps in!
game-tag-swaps = swaps hands
game-stamp-passed-on = Hands move on
game-stamp-bomb = Bomb!
game-key-g = G
game-keydo-g = play the cards you picked
game-key-j = J
game-keydo-j = jump in
game-round-ours = Your team wins the round!
game-round-theirs = { $names } win the round
game-match-ours = Your team wins the match!
game-match-theirs = { $names } win the match
game-round-of-length = round { $round } of { $length }
game-round-of-knockout = round { $round } · last one left wins
game-length = The match has { $length ->
        [one] one round.
       *[other] { $length } rounds.
    }
game-knockout = After every round one player is out; the last one left wins.

game-coach-on = Let a coach help you
game-coach-off = Dismiss the coach

# What is this?

game-help = Help
game-what-is = What is this? Point at anything at the table, or move the focus to it, and press the question mark key; or right-click it.
game-what-touch = What is this? Press and hold anything at the table to find out.
game-what-tour = Look around the table
game-key-dice = 1 … 6
game-keydo-dice = a die of the roll
game-key-back = Backspace
game-keydo-back = take back the last die
