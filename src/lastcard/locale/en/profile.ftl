### The profile: what was played in this browser, the people one has played with, and the way to another device.

profile-title-bar = Your profile · Lastcard
profile-lead = There is no account: everything here is kept in this browser, and nowhere else.
profile-empty = Nothing here yet. Play a match to its end, against bots or friends, and it will be counted here.
profile-play = To the games

profile-matches = Matches
profile-wins = Wins
profile-streak = Wins in a row
profile-best-streak = Longest streak
profile-editions = By game
profile-own-decks = Home-made decks
profile-tally = { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } in { $games ->
        [one] { $games } match
       *[other] { $games } matches
    }

## Achievements

profile-medals = Achievements
profile-medals-count = { $earned } of { $all }
profile-earned = earned
profile-earned-on = earned on { $day }
profile-not-earned = not earned yet
profile-earned-now = New in your profile: { $names }
profile-medal-first-win = First win
profile-how-first-win = Win a match.
profile-medal-four-games = All four
profile-how-four-games = Win a match of USA, of Harry Potter, of Jackpot and of Dice.
profile-medal-three-in-a-row = Three in a row
profile-how-three-in-a-row = Win three matches, one after the other.
profile-medal-full-hands = Light hand
profile-how-full-hands = Win a round while somebody still holds ten cards or more.
profile-medal-sharp-ears = Sharp ears
profile-how-sharp-ears = Catch somebody who did not say UNO.
profile-medal-bluff-called = Bluff called
profile-how-bluff-called = Challenge a Wild Draw Four, and be right.
profile-medal-no-draw = Straight out
profile-how-no-draw = Win a round without drawing a single card.
profile-medal-no-lost-turn = Untouchable
profile-how-no-lost-turn = Win a match of cards without losing a turn.
profile-medal-comeback = Comeback
profile-how-comeback = Win a match in which you were last after a round.
profile-medal-lever = Strong arm
profile-how-lever = Pull the lever three times in one match.
profile-medal-six-dice = All six
profile-how-six-dice = Lay a chain of all six dice.
profile-medal-own-deck = Home-made
profile-how-own-deck = Play a match with a home-made deck.

## Recent matches

profile-recent = Recent matches
profile-won = won
profile-lost = lost
profile-you = you
profile-replay-of = Replay: { $game }, { $day }
profile-points = { $name } { $points }
profile-more = Show more

## Friends

profile-friends = Friends
profile-friends-lead = People you have played with, by the names they had at the table.
profile-friends-none = Nobody yet. Send somebody the link of a table, and play.
profile-together = { $count ->
        [one] one match together
       *[other] { $count } matches together
    }
profile-last-time = last on { $day }
profile-invite = Invite again
profile-invite-name = Invite { $name } again
profile-forget-name = Remove { $name } from the list
profile-invite-title = A table for you and { $name }
profile-invite-text = It is open, with the same settings as last time. Send the link, and { $name } can sit down.
profile-invite-share = Share the link
profile-invite-copy = Copy the link
profile-invite-copied = Copied
profile-invite-go = To the table
profile-link = Link
profile-share-text = Come and play another game!

## To another device

profile-move = To another device
profile-secret = What makes you you is a secret: a random number that this browser made up. Tables know your seat by it. Anyone who has it can sit down as you, so show the code and the file to nobody else.
profile-by-code = By QR code
profile-by-code-text = Your name, your avatar, the counts and the achievements. Scan it with the other device; the list of matches and your friends stay here.
profile-show-code = Show the code
profile-hide-code = Hide the code
profile-code = QR code with a link that carries your profile
profile-copy-link = Copy it as a link
profile-by-file = By file
profile-by-file-text = Everything, matches and friends too.
profile-save-file = Save the file
profile-open-file = Open a file
profile-file-bad = There is no readable profile in that file.
profile-file-newer = That file comes from a later version of Lastcard. Reload this page and try again.
profile-link-bad = There is no readable profile in that link. Perhaps part of it is missing.
profile-nameless = without a name

profile-incoming = Bring this profile here?
profile-incoming-counts = { $games ->
        [one] One match
       *[other] { $games } matches
    }, { $wins ->
        [one] one win
       *[other] { $wins } wins
    }, { $medals ->
        [one] one achievement
       *[other] { $medals } achievements
    }
profile-incoming-becomes = This browser will then play under that name and with that secret. The secret it had is forgotten, and with it the seats at tables that are still open.
profile-incoming-merge = Merge
profile-incoming-merge-text = What was played in both places counts, and nothing counts twice.
profile-incoming-replace = Replace
profile-incoming-replace-text = What was counted here is lost.
profile-incoming-take = Bring it here
profile-incoming-not = Leave everything as it is
profile-incoming-done = Done: this is your profile now.

profile-erase = Erase everything
profile-erase-title = Erase everything?
profile-erase-text = Your name, your avatar, your secret, all counts, achievements, matches and friends will be gone from this browser, and nobody can bring them back. Your own decks and house rules stay.
profile-erase-do = Erase
profile-erase-not = Keep everything
profile-erased = Everything has been erased.
