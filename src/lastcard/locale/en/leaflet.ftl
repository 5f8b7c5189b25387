### The rulebook page of each edition, the index of rulings, and the quick reference to print.

## A rulebook page

leaflet-title-bar = { $edition }: the rules · Lastcard
leaflet-title = How to play { $edition }
leaflet-order = In the order of its rulebook, in our own words.
leaflet-ours = No rulebook has this game: everything here is our ruling.
leaflet-editions = Editions
leaflet-contents = Contents
leaflet-legend = How to read this page
leaflet-legend-book = Plain sentences say what the rulebook says.
leaflet-legend-ruling = A marked sentence is our ruling: the rulebook leaves this open, and this is how Lastcard plays it.
leaflet-legend-rule = The sign § after a sentence leads to the rule behind it.
leaflet-ruling = Our ruling:
leaflet-rule = Rule { $rule }
leaflet-example = Example
leaflet-on = And now?
leaflet-read = The whole rulebook
leaflet-play = Play against bots
leaflet-quick = Quick reference to print
leaflet-all = Every rule of this edition
leaflet-rulings = Our rulings for this edition
leaflet-next = Next: { $edition }

## The index of rulings

rulings-title = Our rulings
rulings-title-bar = Our rulings · Lastcard
rulings-lead = Rulebooks are short, and now and then they leave something open. This is every place where Lastcard had to decide: how we play it, and how it could have been read instead. House rules are in no rulebook, so they are not here.
rulings-open = Where the rulebooks leave something open: all our rulings
rulings-book = The rulebook says
rulings-ours = How we play it
rulings-other = It could also mean
rulings-back = All rules
rulings-count = { $count ->
        [0] No ruling
        [one] One ruling
       *[other] { $count } rulings
    }

## The quick reference

quickref-title = Quick reference
quickref-title-bar = { $edition }: quick reference · Lastcard
quickref-print = Print
quickref-back = The rules of { $edition }
quickref-footer = Every rule, and why: { $address }
quickref-setup = Setting up
quickref-turn = A turn
quickref-cards = The cards
quickref-first = First card:
quickref-worth = { $points ->
        [one] one point
       *[other] { $points } points
    }
quickref-lever = The lever
quickref-challenge = { $card }: bluff and challenge
quickref-uno = UNO
quickref-end = The end and the score
quickref-end-dice = The end
quickref-faces = The dice
quickref-face-number = A number
quickref-board = The board
quickref-times = { $count }×
quickref-numbers = Numbers
quickref-numbers-do = They go on their own colour and on the same number.
quickref-numbers-points = their value
quickref-dealer = Everybody draws a card. The highest number deals; a card with a symbol counts as zero.
quickref-dealer-points = Everybody draws a card. The one worth the most points deals.
quickref-deal = Shuffle and deal seven cards each. The rest is the draw pile; its top card is turned over and starts the discard pile.
quickref-starts = The player on the dealer’s left starts, and play goes to the left.
quickref-first-lead = The card turned over first acts at once, on the player on the dealer’s left: see “First card” below.
quickref-any = Play any card: every card goes on every other. Or draw one; then you may play it at once.
quickref-drawn = After drawing, no other card may be played.
quickref-pile = When the draw pile is empty, shuffle the discard pile, but leave its top card.
quickref-window = A catch counts until the next player plays, draws or passes.
quickref-last-draw = If the last card makes the next player draw, those cards are drawn first and count.
quickref-lowest = Another way to score: everybody counts their own cards, and when somebody reaches 500 the lowest total wins.
quickref-first-back = It goes back, and another card is turned over.
quickref-first-names = names the colour
quickref-first-reverse = The dealer starts, and play goes to the right.
quickref-first-draws = { $draws ->
        [one] draws one
       *[other] draws { $draws }
    }
quickref-first-until = draws until its colour comes up
quickref-first-skips = loses the turn
quickref-first-pulls = picks who gets a rule card
quickref-first-nothing = nothing
quickref-spin-any = Pick a player, perhaps yourself: a rule card comes out for them.
quickref-spin-right = A rule card comes out for the player on your right.
quickref-spin-left = A rule card comes out for the player on your left.
quickref-spin-all = A rule card comes out for everybody; you go first.
quickref-spin-colors = Put down one card of each colour, if you like; they need not match.
quickref-spin-draw4 = Draw four cards.
quickref-chain = A chain where 3 was written last: the red 3, a red die, another 5, two half stars as one wild space, and then any die.
quickref-dice-start = Each player rolls one die until it shows a number and writes it in the first space. The youngest starts, and play goes clockwise.
quickref-board-blank = 20 blank spaces, filled one after the other.
quickref-board-extra = 8 extra spaces: one counts as soon as a +1 has outlined it.
quickref-board-color = The colour of your board: a call in this colour is written on it, too.
quickref-dice-out = The first to fill every space, outlined ones included, wins: at once with a chain, or with a call.
quickref-dice-call = If a call fills several boards, the first one clockwise from the caller wins.
quickref-dice-again = To play again, wipe the boards clean.
