### The dice table in the browser.

dice-title = The dice table { $code }
dice-others = The other players’ boards
dice-board = { $name }’s board
dice-board-is = Written: { $entries }. { $left ->
        [0] Full.
        [one] One space to go.
       *[other] { $left } spaces to go.
    } { $extras ->
        [0] { "" }
        [one] One extra space is outlined.
       *[other] { $extras } extra spaces are outlined.
    }
dice-you = you
dice-their-turn = their turn
dice-left = { $left } to go
dice-full = full!

dice-choose = Your board
dice-choose-board = The { $color } board
dice-board-taken = { $name } has chosen the { $color } board

dice-mark-chain = writes the chain
dice-mark-first = writes the first number
dice-mark-number = same number: writes
dice-mark-color = own colour: writes
dice-mark-wild = writes a star
dice-mark-plus = one space more
dice-mark-minus = last entry erased

dice-tray = The dice
dice-die = Die { $number }: { $face }
dice-die-in-chain = { $face }, in the chain
dice-die-kept = Die { $number }: { $face }, kept
dice-kept = { $face } is kept.
dice-not-kept = { $face } is no longer kept.

dice-rail = The chain
dice-rail-start = starts
dice-rail-any = any die
dice-link = { $number }. { $face }: take it back
dice-chain-is = Chain: { $chain }.
dice-chain-empty = The chain is empty.

dice-say-roll = Start a chain with a { $last }, then roll the unused dice again.
dice-say-roll-any = Start a chain with any die, then roll the unused dice again.
dice-say-roll-on = Continue by number or colour, or roll the unused dice again.
dice-say-keep = Which unused dice should stay as they are?
dice-say-chain = Build your chain: start with a { $last }, then continue by number or colour.
dice-say-chain-any = Build your chain: start with any die, then continue by number or colour.
dice-say-chain-on = Continue by number or colour, or lay the chain.
dice-say-penalty = Use your penalties, if you like.
dice-say-moment = One moment…
dice-say-over = The game is over.
dice-wait-roll = { $name } is looking at the dice …
dice-wait-chain = { $name } is building a chain …
dice-wait-penalty = { $name } is choosing whom to penalise …

dice-keep = Keep dice
dice-reroll = { $count ->
        [0] Roll again
        [one] Roll one die again
       *[other] Roll { $count } dice again
    }
dice-hint = Hint
dice-hint-longest = One of the longest chains ({ $count }):
dice-hint-is = One of the longest chains: { $chain }.
dice-hint-none = No chain is possible with these dice.
dice-hint-take = Use it
dice-hint-close = Hide the hint
dice-lay = Lay the chain ({ $count })
dice-lay-none = Lay no chain
dice-done = Done

dice-plus-means = +1: one more space to fill
dice-minus-means = −1: the last entry is erased
dice-plus-effect = then { $spaces } to fill
dice-minus-effect = loses: { $entry }
dice-against = against
dice-times = ×{ $count }

dice-call-writes = { $names } { $count ->
        [one] writes it too.
       *[other] write it too.
    }
dice-call-you = you
dice-call-only-you = You write it too.
dice-call-nobody = Nobody has to write.
