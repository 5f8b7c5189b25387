## The workshop: decks of one's own, in the browser

workshop-title = Workshop
workshop-title-bar = Workshop · Lastcard
workshop-lead = Take a deck and make it yours: other colours, more of the cards you like, cards that nobody has thought of. Then play it, or send it to a friend.
workshop-start = Start from
workshop-mine = My deck
workshop-copy-title = My { $title }
workshop-copied = A copy of { $title } is on the bench.
workshop-opened = The deck is on the bench.
workshop-open-file = Open a file
workshop-file-large = That file is too large to be a deck.
workshop-replace = Replace your deck?
workshop-replace-text = The deck on the bench has changes that you have not saved.
workshop-replace-no = Keep working on it
workshop-replace-yes = Replace it
workshop-forget = Delete { $title }
workshop-forget-text = This browser will not keep the deck any more. Its files and links still work.
workshop-forget-yes = Delete

workshop-deck = The deck
workshop-title-field = Title
workshop-colors = Colours
workshop-colors-hint = Two to four of them, or none: then every card is wild.
workshop-colors-none = No colours: every card is wild and goes on every other.
workshop-players = Maximum players
workshop-hand = Cards dealt to each
workshop-challenge = Who may challenge
workshop-challenge-next = The next player
workshop-challenge-anyone = Anyone

workshop-cards = Cards of each colour
workshop-cards-hint = The number is how many there are in each colour. Pick a card to change what it does.
workshop-wilds = Wild cards
workshop-wilds-hint = { $colors ->
    [0] They go on anything.
   *[other] They go on anything, and their player names a colour.
}
workshop-add-cards = New card
workshop-add-wilds = New wild
workshop-edit = Change { $card }
workshop-count = Cards: { $card }

workshop-name = Name
workshop-code = On the card
workshop-code-cards = That can be a digit, + and a digit, or a letter other than W.
workshop-code-wilds = That can be a digit or a letter.
workshop-code-taken = There is a { $code } in this deck already.
workshop-points = Points
workshop-how-many = How many
workshop-how-many-each = In each colour
workshop-reset = As it was
workshop-remove = Take it out
workshop-done = Done

workshop-draws = Somebody draws
workshop-draws-none = no cards
workshop-draws-number = some cards
workshop-draws-until = until a colour comes up
workshop-draws-how-many = How many cards
workshop-until = Until which colour
workshop-until-active = the active one
workshop-whom = Who
workshop-whom-next = the next player
workshop-whom-others = everyone else
workshop-whom-named = the player you name
workshop-hands = Hands
workshop-hands-stay = stay
workshop-hands-swap = swap two
workshop-hands-pass = pass them all on
workshop-does-skips = The turn is lost
workshop-does-skips-hint = That player does not get to play this time.
workshop-does-reverses = Changes the direction
workshop-does-reverses-hint = Play goes the other way round.
workshop-does-pulls = Pulls the lever
workshop-does-pulls-hint = The slot machine decides what happens, as in Jackpot.
workshop-does-restricted = Only when nothing else fits
workshop-does-restricted-hint = You may not hold the active colour, and others can challenge you.

workshop-keep = Save it
workshop-keep-here = In this browser
workshop-keep-file = As a file
workshop-keep-link = Copy a link
workshop-keep-hint = The link carries the whole deck: anyone who opens it can play it or change it.
workshop-shelved = “{ $title }” had changes, so it was saved in this browser first.
workshop-kept = Saved in this browser.
workshop-link-copied = The link is copied.

workshop-cards-in-all = { $count ->
    [one] One card
   *[other] { $count } cards
}
workshop-good = Ready to play
workshop-open-table = Open a table
workshop-play = Play now
