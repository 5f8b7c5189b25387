### What the whole browser client shares, the landing page, and what every table says.

web-title = Lastcard: card games with friends and bots
web-title-missing = Not found · Lastcard
web-title-table = Table { $code } · Lastcard
web-title-turn = { $name } plays · Lastcard
web-title-your-turn = Your turn! · Lastcard
web-title-blink = ★ Lastcard is waiting for you ★
web-skip = Skip to the content
web-brand-home = Lastcard, to the start page
web-home = To the start page
web-switches = Rules and settings
web-settings = Settings
web-install = Install as an app
web-here = Play without a network
web-language-label = Language
web-theme-label = Theme
web-rules = Rules
web-profile = Your profile
web-theme = Theme: { $theme }
web-theme-system = same as the device
web-theme-light = light
web-theme-dark = dark
web-sound = Sound
web-sound-on = Sound on
web-sound-off = Sound off
web-on = on
web-off = off
web-loading = One moment…
web-page-failed = This page could not be loaded. Perhaps the connection is gone.
web-reload = Try again
web-close = Close
web-dismiss = Dismiss
web-why = Why?
web-see-rule = Read the rule: { $what }
web-offline = The server cannot be reached. Check your connection and try again.
web-failed = That did not work. Please try again.
web-late = The table has not answered. Please try again.
web-gone = You are no longer connected to this table.
web-missing = There is no such page
web-missing-text = Perhaps there is a typo in the address.
web-name = Your name
web-avatar = Change your avatar
web-name-wrong = Begin with a letter; after that, letters, digits, spaces, “-”, “_” and “.” are fine.
web-guest = Guest
web-you = You
web-bot = bot
web-less = Less: { $what }
web-more = More: { $what }

web-edition-usa = USA
web-edition-hp = Harry Potter
web-edition-jackpot = Jackpot
web-edition-classic = Classic
web-edition-wild = All Wild
web-edition-attack = Attack
web-edition-dice = Dice

## Levels

level-easy = easy
level-normal = normal
level-hard = hard
level-master = master
level-expert = expert
level-about-easy = A beginner: plays whatever fits and forgets things.
level-about-normal = Plays sensibly and pays attention.
level-about-hard = Keeps count of everything played and works out the odds.
level-about-master = Taught itself by playing against itself, game after game.
level-about-expert = Before every move it plays out many games in its head.

## The landing page

home-headline = Play your last card tonight
home-lead = Card and dice games for the whole family, in the browser. Send a link and play together, or start against bots right away. No account, nothing to install.
home-level = Bots
home-play-now = Play now
home-play-now-hint = USA edition, you against three bots
home-quick = Quick match with strangers
home-new-table = New table with friends
home-join = Join by code
home-code-example = Code or link of a table
home-join-go = Join
home-editions = The games
home-editions-hint = One click, and you play against bots. For a table with friends, open a new one.
home-special-usa = The classic in red, white, blue and silver. Bluff with a Wild Draw Four, but any opponent may challenge you.
home-special-hp = Four Sorting Hats: point at somebody, who draws until a Gryffindor red turns up.
home-special-jackpot = Pull the lever and see what happens. Write rule cards of your own before the game.
home-special-classic = The one that everybody knows: red, yellow, green and blue, and nothing to explain.
home-special-wild = Every card goes on every other. Skip, swap hands, pass them round, and never name a colour.
home-special-attack = An Attack costs as many cards as it takes until its colour comes up: one, or ten.
home-special-dice = Roll six dice, build chains by number or colour, and fill your board before the others do.
home-tile-play = Play against bots
home-recent = Back to your table { $code } ({ $edition })
home-open-tables = Open tables
home-no-tables = No public table is waiting for players just now.
home-open-one = Open one
home-table-of = { $name }’s table
home-taken = { $taken } of { $seats }
home-house-rules = house rules
home-rules = Rules with names
home-rules-text = Every rule has a name. It comes from the rulebook or, where the rulebook says nothing, from a ruling of ours. When a card does not fit, the table says why and shows you the rule.
home-rules-open = Read the rules
home-fair = A deal you can check
home-fair-1 = Before the deal the table commits to a secret and shows its fingerprint.
home-fair-2 = Every browser adds a random number of its own.
home-fair-3 = After the match the secret is published, and your browser recomputes every shuffle.
home-fair-open = How it works
home-unofficial = An unofficial project with its own artwork: UNO is a trademark of Mattel, Harry Potter of Warner Bros.
home-free = Lastcard is free software under the MIT licence.

## At a table, before and after the game

lobby-connecting = Going to the table…
lobby-slow = The table has not answered yet. Trying again…
lobby-missing = There is no table { $code }
lobby-missing-text = Perhaps it has been closed, or there is a typo in the code.
lobby-ended = This table is closed
lobby-ended-text = Nobody was left at it. Thank you for playing!
lobby-ended-replay = See the last match
lobby-lost = Connection lost. Trying again…
lobby-held = A bot is playing for you.
lobby-back = I’m back
lobby-to = { $edition } · to { $target }
lobby-here = On this device
lobby-table = Table { $code }
lobby-round = Round { $round }
lobby-watching = { $count ->
        [one] one watching
       *[other] { $count } watching
    }
lobby-fair = fair deal
lobby-fair-hint = The fingerprint of the secret behind this deal. What is that?
lobby-about = About this table
lobby-free-chair = A seat is free for the next match.
lobby-next-match = The next match
lobby-see-seats = Seats
lobby-leave = Leave the table
lobby-leave-playing = A bot plays on for you. The same link gives you your seat back at any time.
lobby-leave-seat = Your seat becomes free for somebody else.
lobby-stay = Stay
lobby-dealing = Shuffling…
lobby-cancel = Cancel

# Decks of one's own, where one has not been to the workshop yet.
home-workshop = Make your own deck
home-workshop-text = Start from one of ours, change its colours and what its cards do, and play it right away.
home-cup = A tournament among friends
home-cup-text = Up to 64 people, tables drawn for every round, and standings for the television.
workshop-link-damaged = There is no readable deck in this link; perhaps part of it is missing.
workshop-about = A home-made deck: { $cards } cards, for 2 to { $players } players.
