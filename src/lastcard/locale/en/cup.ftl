### Tournaments among friends, in the browser.

cup-new-title-bar = New tournament · Lastcard
cup-new-title = New tournament
cup-new-lead = For 3 to 64 friends: everybody plays every round, at tables of three or four, and those who do well meet each other. You get a code to share.
cup-title-label = Name of the tournament
cup-title-example = Friday night cup
cup-plays = I play too
cup-plays-hint = Leave this off if you only organise, perhaps from a laptop.
cup-length = At each table
cup-length-rounds = { $count ->
        [one] one round
       *[other] { $count } rounds
    }
cup-length-target = a whole match
cup-length-hint = One round of cards takes about ten minutes; a whole match goes on to the target and takes much longer.
cup-timer-hint = Everybody waits for the slowest table: when the time is up a bot plays until the player is back.
cup-rules = Rules at the tables
cup-make = Create the tournament

cup-title-bar = { $title } · Lastcard
cup-untitled = Tournament
cup-missing = There is no tournament { $code }
cup-connecting = Going to the tournament…
cup-phase-joining = open for everybody with the link
cup-phase-over = The tournament is over
cup-round = Round { $round } of { $rounds }
cup-to-screen = On the television
cup-podium = The winners
cup-agreed = At every table
cup-leave = Leave the tournament
cup-another = Another tournament

cup-join-lead = Come in: a name is enough
cup-join-back = You have left this tournament
cup-join-late = Players who join now play from the next round on.
cup-join = Take part
cup-people = { $count ->
        [0] Nobody is in yet
        [one] One person is in
       *[other] { $count } people are in
    }
cup-nobody-yet = Send the link, or let people scan the code.
cup-away = away
cup-remove = Take { $name } out of the tournament

cup-organise = You organise
cup-rounds = Rounds
cup-rounds-hint = { $rounds } rounds are good for { $people ->
        [one] one person
       *[other] { $people } people
    }.
cup-rounds-more = You can still have more or fewer.
cup-begin = Begin round { $round }
cup-hold = Wait for me
cup-unhold = Let it begin by itself
cup-too-few = It takes two people to begin; three or more are better.
cup-running = { $count ->
        [one] One table is still playing.
       *[other] { $count } tables are still playing.
    }
cup-finish = End the tournament
cup-finish-title = End the tournament now?
cup-finish-text = The standings stay as they are. Tables that are still playing do not count.
cup-finish-not = Play on

cup-your-table = Your table: number { $number }
cup-with = You play with { $names }.
cup-a-bot = a bot
cup-go = To your table
cup-called = The round begins. You play with { $names }.
cup-from-next = You play from the next round on
cup-you-are-done = Your match is over: place { $place }, { $points ->
        [one] one point
       *[other] { $points } points
    }
cup-round-over = Round { $round } is over
cup-next-in = Next round in
cup-next-organiser = The next round begins when the organiser says so

cup-standings = Standings
cup-rank = Rank
cup-name = Name
cup-points = Points
cup-points-of = { $count ->
        [one] one point
       *[other] { $count } points
    }
cup-opponents = Opponents
cup-opponents-long = Points of those they have met, on average: decides between equal points
cup-hand = In hand
cup-hand-long = Points left in hand at the end of all their matches: decides next, the fewest first
cup-spaces = Spaces
cup-spaces-long = Spaces left to fill at the end of all their games: decides next, the fewest first
cup-how = A win is 12 points; the places after it 8, 4 and 0, at a table of three 6 and 0. Equal points: first the points of the opponents, on average, then the fewest points left in hand.
cup-how-dice = A win is 12 points; the places after it 8, 4 and 0, at a table of three 6 and 0. Equal points: first the points of the opponents, on average, then the fewest spaces left to fill.
cup-detail = opponents { $opponents } · { $left } in hand
cup-detail-dice = opponents { $opponents } · { $left } spaces
cup-has-left = has left
cup-up = { $count ->
        [one] one place up
       *[other] { $count } places up
    }
cup-down = { $count ->
        [one] one place down
       *[other] { $count } places down
    }

cup-tables-of = Tables of round { $round }
cup-table = Table { $number }
cup-table-done = done
cup-watch = Watch
cup-replay = Replay
cup-place = place { $place }
cup-cards-left = { $count ->
        [one] one card
       *[other] { $count } cards
    }
cup-spaces-left = { $count ->
        [one] one space
       *[other] { $count } spaces
    }
cup-scan = Scan, or open { $address } and enter

cup-fair = How the tables are drawn
cup-fair-text = Before anybody joined, the server committed to a secret, and everybody’s browser added a random number. All draws follow from these and from the points; once the tournament is over, everyone can check them.
cup-fair-commitment = Fingerprint of the secret
cup-fair-secret = The secret
cup-fair-later = comes out at the end
cup-table-waits = The match begins when everybody is here
cup-table-waits-text = Waiting for { $names }. After a moment a bot plays for those who are missing.
cup-table-begins = It begins in a moment.
