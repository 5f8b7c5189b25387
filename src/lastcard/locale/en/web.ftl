### What the whole browser client shares, the landing page, new tables and the lobby.

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
web-language-label = Language
web-language-name = English
web-theme-label = Theme
web-rules = Rules
web-theme = Theme: { $theme }
web-theme-system = as the device
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
web-see-rule = Rule { $rule }
web-offline = The server cannot be reached. Check your connection and try again.
web-failed = That did not work. Please try again.
web-late = The table has not answered. Please try again.
web-gone = You are no longer connected to this table.
web-missing = There is no such page
web-missing-text = Perhaps the address has a slip in it.
web-name = Your name
web-name-wrong = Begin with a letter; then letters, digits, spaces, “-”, “_” and “.” are fine.
web-guest = Guest
web-you = You
web-bot = bot
web-less = Less: { $what }
web-more = More: { $what }

web-edition-usa = USA
web-edition-hp = Harry Potter
web-edition-jackpot = Jackpot
web-edition-dice = Dice

## Cards in words

card-unknown = a hidden card
card-colored = { $color } { $card }
card-wild-named = { $card } ({ $color })
face-star = wild star
face-plus = plus one
face-minus = minus one

level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-about-easy = A beginner: plays whatever fits and forgets things.
level-about-normal = Plays sensibly and pays attention.
level-about-hard = Keeps count of everything played and works out the odds.
level-about-expert = Plays out many games in its head before every move.

pace-calm = calm
pace-brisk = brisk
pace-quick = quick

## The landing page

home-headline = Play your last card tonight
home-lead = Four card and dice games for the whole family, in the browser. Send a link and play together, or start against bots right away. No account, nothing to install.
home-level = Bots
home-play-now = Play now
home-play-now-hint = USA edition, you against three bots
home-new-table = New table with friends
home-join = Join by code
home-code-example = Code or link of a table
home-join-go = Join
home-editions = Four games
home-editions-hint = One click, and you play against bots. For a table with friends, open a new one.
home-special-usa = The classic in red, white, blue and silver. Bluff with a Wild Draw Four, but any opponent may challenge it.
home-special-hp = Four Sorting Hats: point at somebody, who draws until a Gryffindor red turns up.
home-special-jackpot = Pull the lever and see what it brings. The rule cards can be your own: write them before the game.
home-special-dice = Roll six dice, build chains by number or colour, and fill your board before the others do.
home-tile-play = Play against bots
home-recent = Back to your table { $code } ({ $edition })
home-open-tables = Open tables
home-no-tables = No public table is waiting for players just now.
home-open-one = Open one
home-table-of = { $name }’s table
home-taken = { $taken } of { $seats }
home-house-rules = house rules
home-rules = Rules you can point at
home-rules-text = Every rule has a name, from the rulebooks or as a ruling where they are silent. When a card does not go, the table says why and shows you the rule.
home-rules-open = Read the rules
home-fair = A deal you can check
home-fair-1 = Before the deal the table commits to a secret, and shows its fingerprint.
home-fair-2 = Every browser adds a random number of its own.
home-fair-3 = After the match the secret comes out, and your browser works every shuffle out again.
home-fair-open = How it works
home-unofficial = An unofficial project with artwork of its own: UNO is a trademark of Mattel, Harry Potter of Warner Bros.
home-free = Lastcard is free software under the MIT licence.

## A new table

new-title = New table
new-title-bar = New table · Lastcard
new-lead = Choose the game and open the table; then you get a link for your friends.
new-edition = Game
new-seats = Players
new-bots = of them bots
new-free-chair = free chair
new-bot-level = Bot { $number }: { $level }. Change the level
new-bot-title = How well should bot { $number } play?
new-chairs-hint = Free chairs are for whoever has the link. Click on a bot to change its level; in the lobby you can still change everything.
new-door = Who can come
new-by-link = By link only
new-by-link-hint = For friends: nobody else sees the table, and you can chat.
new-public = Public
new-public-hint = Listed on the start page for everyone; reactions, but no chat.
new-options = Rules of this table
new-options-usual = as in the rulebook
new-options-changed = { $count ->
        [one] one change
       *[other] { $count } changes
    }
new-options-reset = Back to the rulebook
new-rulebook = rulebook
new-rulebook-says = Rulebook: { $value }
new-pace = Time and pace
new-timer = Time for each decision
new-timer-hint = When the time is up a bot plays for you until you are back.
new-no-timer = no limit
new-seconds = { $seconds } s
new-bot-pace = Pace of the bots
new-open-hands = All hands in the replay
new-open-hands-hint = After the match everybody may see who held what, and check the whole deal.
new-writing = Write your own rule cards
new-writing-hint = { $share ->
        [one] Before the start each player writes one rule card for the machine.
       *[other] Before the start each player writes { $share } rule cards for the machine.
    }
new-first-drawn = drawn at random
new-open = Open the table

opt-drawn = A drawn card that fits
opt-drawn-may = Play it or keep it
opt-drawn-must = It has to be played
hint-drawn-may = Whoever draws decides.
hint-drawn-must = No keeping it for later.
opt-wild4 = Wild Draw Four
opt-wild4-bluff = Bluff and challenge
opt-wild4-strict = Only when legal
opt-wild4-free = Always legal
hint-wild4-bluff = Play it even when you should not; who is caught draws four, who challenges in vain draws six.
hint-wild4-strict = The table refuses it while you hold the active colour.
hint-wild4-free = No conditions and no challenges.
opt-uno = Saying UNO
opt-uno-call = Say it yourself
opt-uno-auto = Said for everyone
hint-uno-call = Forget it, and others can catch you: two cards.
hint-uno-auto = Nobody can forget it; nobody is caught.
opt-scoring = Points
opt-scoring-winner = For the winner
opt-scoring-lowest = Against everyone
hint-scoring-winner = Whoever goes out scores what the others hold; the first to the target wins.
hint-scoring-lowest = Everyone scores their own cards; at the target the lowest total wins.
opt-target = The match goes to
opt-target-1 = Points
opt-hand-size = Cards in a hand
opt-hand-size-1 = Cards
opt-reverse-two = Reverse with two players
opt-reverse-two-skip = As a Skip
opt-reverse-two-plain = Only turns round
hint-reverse-two-skip = Whoever plays it goes again.
hint-reverse-two-plain = The direction changes and the other one plays.
opt-board-size = Size of the boards
opt-board-size-1 = Blank spaces
opt-board-size-2 = Extra spaces
opt-first-player = Who starts

## At a table, before and after the game

lobby-connecting = Going to the table…
lobby-slow = The table does not answer yet. Trying again…
lobby-missing = There is no table { $code }
lobby-missing-text = Perhaps it has been closed, or the code has a slip in it.
lobby-ended = This table is closed
lobby-ended-text = Nobody was left at it. Thank you for playing!
lobby-ended-replay = See the last match
lobby-lost = Connection lost. Trying again…
lobby-held = A bot is playing for you.
lobby-back = I’m back
lobby-to = { $edition } · to { $target }
lobby-table = Table { $code }
lobby-round = Round { $round }
lobby-watching = { $count ->
        [one] one watching
       *[other] { $count } watching
    }
lobby-fair = fair deal
lobby-fair-hint = The fingerprint of the secret that this deal comes from. What is that?
lobby-fair-title = A fair deal
lobby-fair-text = The fingerprint of the secret that this table’s deal comes from. When the match is over, compare it with the one in the replay.
lobby-about = About this table
lobby-free-chair = A chair is free for the next match.
lobby-next-match = The next match
lobby-see-seats = Seats
lobby-ready = Done
lobby-leave = Leave the table
lobby-leave-playing = A bot plays on for you. With the same link you get your seat back at any time.
lobby-leave-seat = Your seat becomes free for somebody else.
lobby-stay = Stay
lobby-dealing = Shuffling…
lobby-invite = Invite friends
lobby-invite-short = Invite
lobby-link-copied = The link is copied: send it to your friends.
lobby-link = Link
lobby-only-here = This address works on this machine only. For phones and other computers in your network, start the server with: { $command }
lobby-copy = Copy
lobby-copied = Copied
lobby-copy-by-hand = The link is marked now; copy it by hand.
lobby-share = Share
lobby-share-title = Lastcard
lobby-share-text = Come and play a game!
lobby-code = Code
lobby-qr = QR code with the link to this table
lobby-qr-hint = Scan with a phone
lobby-invited = { $name } invites you to play
lobby-welcome = Take a seat and play
lobby-sit = Sit down
lobby-sit-here = Sit here
lobby-sit-instead = Sit instead of { $name }
lobby-full = No chair is free. You can take the place of a bot, or watch.
lobby-seats = Players: { $taken } of { $seats }
lobby-open-seat = Chair { $number } free
lobby-host = host
lobby-away = away
lobby-wins = { $count ->
        [one] one win
       *[other] { $count } wins
    }
lobby-wrote = rules written
lobby-writing = writing rules
lobby-add-bot = Add bot
lobby-level = Level
lobby-level-of = { $name } plays at level { $level }. Change the level
lobby-level-title = How well should { $name } play?
lobby-free = Free the seat of { $name }
lobby-stand-up = Stand up
lobby-open-left = { $count ->
        [one] One chair is still free. Wait for somebody, put a bot there, or play without it.
       *[other] { $count } chairs are still free. Wait for your friends, put bots there, or play without them.
    }
lobby-fill = Fill up with bots
lobby-shrink = Just the { $count } of us
lobby-wait-writers = Still writing their rule cards: { $names }
lobby-start = Start the game
lobby-wait-host = Waiting for { $name } to start the game…
lobby-no-host = The host has left the table.
lobby-talk = Talk
lobby-agreed = This table
lobby-change = Change
lobby-settings = Settings of the table
lobby-save = Save
lobby-cancel = Cancel
lobby-each = { $count ->
        [one] one each
       *[other] { $count } each
    }
