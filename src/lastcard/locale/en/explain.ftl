### What is this? Each thing at the table in a few sentences; `.title` is its name.

explain-house = At this table
explain-house-rule = { $name } ({ $value })
explain-before = The thing before
explain-after = The next thing

## Cards

what-card-number = It goes on { $color } cards, and on a { $symbol } of any colour.
what-card-symbol = It goes on { $color } cards, and on a { $symbol } of any colour.
what-card-wild = It goes on any card, and whoever plays it names the colour.
what-card-anything = It goes on any card, as every card here does.
what-card-bluff = It is meant for those who hold no other card of the active colour. Whoever does can play it all the same: that is a bluff.
what-card-strict = It may only be played by those who hold no other card of the active colour, and nobody challenges it.
what-card-free = At this table it may always be played, and nobody challenges it.
what-card-challenge-next = The player it is for may challenge it: a bluff costs its player four cards, a wrong challenge costs six.
what-card-challenge-anyone = Any opponent may challenge it: a bluff costs its player four cards, a wrong challenge costs six.
what-card-reverse-skip = With two players it acts as a Skip: whoever played it goes again.
what-card-reverse-plain = With two players the other one is next all the same.
what-card-points = { $points ->
        [0] Left in a hand at the end of the round it counts nothing.
        [one] Left in a hand at the end of the round it counts one point.
       *[other] Left in a hand at the end of the round it counts { $points } points.
    }

## The middle of the table

what-draw-pile = Draw from here when nothing in your hand fits, or when you would rather not play: one card, and if it does not fit your turn is over. When the pile is empty, the discard pile is shuffled and becomes the new one.
    .title = The draw pile
what-discard-pile = The card on top is the one to match: by its colour, its number or its symbol. A wild goes on anything. A tap shows the last cards.
    .title = The discard pile
what-active-color = The colour to match now: that of the top card or, on a wild, the one that was named.
    .title = The active colour
what-direction = Which way play goes round the table. A Reverse turns it.
    .title = The direction of play
what-stack = Draw cards have been put on each other. The player they fall on answers with another one that goes there, or takes them all and loses the turn.
    .title = A stack
what-jump = You hold the very same card as the one on top, so you may play it although it is not your turn. Play then goes on from you.
    .title = Jumping in

## Players

what-hand-of = { $name } holds { $count ->
        [one] one card
       *[other] { $count } cards
    }. Whoever has none left ends the round.
    .title = A hand
what-my-hand = Your cards; nobody else sees them. Cards that go now stand up, the others are dimmed. Play one by tapping it or by dragging it onto the pile.
    .title = Your hand
what-open-hand = This hand is so small that it lies open for everyone.
    .title = An open hand
what-seat = { $name } sits here. A golden frame means: the table waits for this player.
    .title = A player
what-my-seat = Your own place. A golden frame means: the table waits for you. The number is how many cards you hold.
    .title = You
what-dealer = { $name } dealt this round. The deal goes round to the left, and the player on the dealer’s left starts.
    .title = The dealer
what-uno-badge = { $name } is down to one card and has said UNO, so nobody can catch this player any more.
    .title = UNO has been said
what-catch = { $name } is down to one card and has not said UNO. Be quick: before the next player begins, a catch costs { $name } two cards.
    .title = Catch!
what-lost-turn = { $turns ->
        [one] This player’s next turn is lost.
       *[other] This player’s next { $turns } turns are lost.
    }
    .title = A lost turn
what-partner = This player is your partner: you win and lose together, but you do not see each other’s cards.
    .title = Your partner
what-out = This player is out until the next deal, or out of the match: no cards and no turns.
    .title = Out
what-falls = So many cards fall on this player, who answers with a card that goes there or takes them all.
    .title = A stack falls on this player
what-held = This person has gone away for now. A bot plays on until they are back.
    .title = A bot plays on
what-away = This person’s connection is gone just now.
    .title = Away
what-bot = This seat is played by the program. It sees no more than a person in its place would.
    .title = A bot
what-timer = The time left for this decision. When it is up, a bot decides for the player.
    .title = Time to decide
what-round-clock = The time left for this round. When it is up, the player with the fewest points in hand wins it.
    .title = The clock of the round
what-score = The points so far. Whoever goes out scores what the others still hold, and the first to reach the target wins the match.
    .title = The score

## Buttons

what-keep = The card you drew stays in your hand, and your turn is over.
    .title = Keep it
what-play-drawn = The card you drew goes, so you may put it down at once. After drawing no other card may be played.
    .title = Play it
what-pass = There is nothing left to draw, so your turn may end without a card.
    .title = Pass
what-uno = With two cards in hand, tap this before you play one: then UNO is said with it. If you forget it, say it before somebody catches you, which costs two cards.
    .title = UNO!
what-take = You draw all the cards of the stack and lose your turn.
    .title = Take the stack
what-challenge = You say that the Wild Draw Four was a bluff, and are shown the hand. If you are right, its player draws the four cards; if not, you draw six.
    .title = Challenge
what-accept = You let the Wild Draw Four count as it is.
    .title = Accept
what-together = The cards you have picked are put down in one play; the last one lies on top.
    .title = Several cards at once
what-color-choice = The colour that has to be matched from now on. The number is how many cards of it you hold.
    .title = Name a colour
what-player-choice = The player the card is for.
    .title = Choose a player
what-sort = Changes between sorting your hand by colour and by number.
    .title = Sort the hand
what-speed = How fast cards and dice move. It only changes what you see, not the game.
    .title = Speed
what-shown = A hand that you were shown in a challenge. Nobody else has seen it.
    .title = What you were shown
what-log = Everything that has happened, in words.
    .title = What happened
what-talk = Quick reactions for everyone at the table, and a chat where people know each other.
    .title = Reactions and chat
what-help = The keys of this table, and a way to look at each thing on it.
    .title = Help
what-coach = At tables with bots only: on your turn it says how good your chances are and what it would play, and why. It knows no more than you do.
    .title = The coach
what-house-rules = What this table plays otherwise than the rulebook. A tap tells all of it.
    .title = House rules

## The jackpot machine

what-machine = Whoever plays a Jackpot card pulls the lever. The machine gives a rule card to somebody, makes the player draw four, or lets them put down one card of each colour.
    .title = The jackpot machine
what-used-rules = The rule cards that have come out. When the machine has none left, these go back into it. A tap shows them.
    .title = Used rule cards
what-rule-card = Whoever gets a rule card does what it says; then play goes on.
    .title = A rule card

## Dice

what-number-die = It can stand in your chain: first, if its number is the last one on your board, or after a die of the same number or the same colour.
what-star = Half of a star. Two of them together are one wild space of your chain, anywhere in it, and any die may follow. One alone is of no use.
    .title = Half a star
what-plus = After your chain you may use it against another player, who gets one more space to fill. It cannot stand in the chain.
    .title = +1
what-minus = After your chain you may use it against another player, whose last entry is erased, unless it is the only one. It cannot stand in the chain.
    .title = −1
what-blank-space = It is filled with numbers from chains and calls, one after the other. The first player to fill every space wins.
    .title = A blank space
what-outlined-space = A +1 has outlined this extra space, so { $name } has to fill it too before winning.
    .title = An outlined space
what-extra-space = It does not count yet. A +1 from another player outlines it; then { $name } has to fill it too.
    .title = An extra space
what-entry = The numbers on a board come from its player’s own chains, and from the calls of others: whoever has the called number last, or the board of its colour, writes it too.
    .first = The first number: { $name } rolled it before the game began.
    .chain = { $name } wrote this from a chain of their own.
    .number = { $caller } called { $call }. That was the last number on this board too, so { $name } wrote it once more.
    .color = { $caller } called { $call }, and this board has that colour, so { $name } wrote the number too.
    .wild = The chain of { $caller } ended with a star, so everyone else wrote a star.
    .last = It is the last entry: { $name }’s next chain starts with this number.
    .last-star = It is the last entry: { $name }’s next chain may start with any die.
    .title = { $entry } on { $name }’s board
what-board-color = This board is { $color }. When somebody’s chain ends with a { $color } number, { $name } writes that number too, without a turn.
    .title = The colour of a board
what-to-go = So many spaces are still to be filled, outlined ones included. Whoever has none left wins.
    .title = Spaces to go
what-on-turn = { $name } is rolling the dice now.
    .title = On turn
what-starts = The last number on the board of the player whose turn it is. The chain has to start with a die of this number, whatever its colour. After a star any die may start.
    .title = Where the chain starts
what-tie = What two neighbours of the chain have in common: the number or the colour. Beside a star anything goes.
    .title = Why they fit
what-rail = The chain lies here. Each die matches the one before it by number or by colour. Its last die is called: others may have to write that number too.
    .title = The chain
what-tray = The six dice of this throw. Once in a turn any of them may be rolled again.
    .title = The dice
what-reroll = Once in a turn the dice you do not use, or any you choose, are rolled again in one throw.
    .title = Roll again
what-dice-keep = Lock dice that you want to keep when the others are rolled again.
    .title = Keep dice
what-hint-button = Shows a longest chain that these dice allow. Whether you use it is up to you.
    .title = Hint
what-lay = Writes the chain on your board, one space for each die. Then come your penalties, and the last die is called. You may also lay no chain; then nothing is written and nothing is called.
    .title = Lay the chain
what-done = You use no more penalties, and the last die of your chain is called.
    .title = Done
