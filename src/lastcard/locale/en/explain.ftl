### What is this? Each thing at the table in a few sentences; `.title` is its name.

explain-house = At this table
explain-house-rule = { $name } ({ $value })
explain-before = The previous thing
explain-after = The next thing

## Cards

what-card-number = It goes on { $color } cards, and on a { $symbol } of any colour.
what-card-symbol = It goes on { $color } cards, and on a { $symbol } of any colour.
what-card-wild = It goes on any card, and its player names the colour.
what-card-anything = It goes on any card, like every card here.
what-card-bluff = It is meant for players who hold no other card of the active colour. You can play it anyway: that is a bluff.
what-card-strict = Only players who hold no other card of the active colour may play it, and nobody can challenge it.
what-card-free = At this table it may always be played, and nobody can challenge it.
what-card-challenge-next = The player it is played on may challenge it: a bluff costs its player four cards, a wrong challenge costs six.
what-card-challenge-anyone = Any opponent may challenge it: a bluff costs its player four cards, a wrong challenge costs six.
what-card-reverse-skip = With two players it acts as a Skip: you play again.
what-card-reverse-plain = With two players the other one still goes next.
what-card-points = { $points ->
        [0] Left in a hand at the end of the round it is worth nothing.
        [one] Left in a hand at the end of the round it is worth one point.
       *[other] Left in a hand at the end of the round it is worth { $points } points.
    }

## The middle of the table

what-draw-pile = Draw from here when nothing in your hand fits, or when you would rather not play: one card, and if it does not fit, your turn is over. When the pile is empty, the discard pile is shuffled and becomes the new one.
    .title = The draw pile
what-discard-pile = The card on top is the one to match: by its colour, its number or its symbol. A wild goes on anything. Tap the pile to see the last cards.
    .title = The discard pile
what-active-color = The colour to match now: that of the top card or, on a wild, the one that was named.
    .title = The active colour
what-direction = Which way play goes round the table. A Reverse changes it.
    .title = The direction of play
what-stack = Draw cards have been put on top of one another. The player who faces them adds another one that fits, or takes them all and loses the turn.
    .title = A stack
what-jump = You hold the very same card as the one on top, so you may play it although it is not your turn. Play then goes on from you.
    .title = Jumping in

## Players

what-hand-of = { $name } holds { $count ->
        [one] one card
       *[other] { $count } cards
    }. The player who runs out of cards ends the round.
    .title = A hand
what-my-hand = Your cards; nobody else sees them. Cards that you can play now stand out, the others are dimmed. To play one, tap it or drag it onto the pile.
    .title = Your hand
what-open-hand = This hand is so small that everyone can see it.
    .title = An open hand
what-seat = { $name } sits here. A golden frame means that the table is waiting for this player.
    .title = A player
what-my-seat = Your own place. A golden frame means that the table is waiting for you. The number shows how many cards you hold.
    .title = You
what-dealer = { $name } dealt this round. The deal passes to the left, and the player on the dealer’s left starts.
    .title = The dealer
what-uno-badge = { $name } has one card left and has said UNO, so nobody can catch this player any more.
    .title = UNO has been said
what-catch = { $name } has one card left and has not said UNO. Be quick: catch { $name } before the next player begins, and it costs two cards.
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
what-falls = The stack is on this player, who adds a card that fits or takes all the cards.
    .title = A stack is on this player
what-held = This person is away for now. A bot plays in their place until they are back.
    .title = Played by a bot
what-away = This person has lost the connection.
    .title = Away
what-bot = The program plays in this seat. It sees no more than a person there would.
    .title = A bot
what-timer = The time left for this decision. When it is up, a bot decides for the player.
    .title = Time to decide
what-round-clock = The time left for this round. When it is up, the player with the fewest points in hand wins it.
    .title = The clock of the round
what-score = The points so far. The player who goes out scores what the others still hold, and the first to reach the target wins the match.
    .title = The score

## Buttons

what-keep = The card you drew stays in your hand, and your turn is over.
    .title = Keep it
what-play-drawn = The card you drew fits, so you may put it down at once. After drawing you may play no other card.
    .title = Play it
what-pass = There is nothing left to draw, so your turn may end without a card.
    .title = Pass
what-uno = With two cards in hand, tap this before you play one, and you say UNO with it. If you forget, say it before somebody catches you: being caught costs two cards.
    .title = UNO!
what-take = You draw all the cards of the stack and lose your turn.
    .title = Take the stack
what-challenge = You say that the Wild Draw Four was a bluff, and its player shows you the hand. If you are right, that player draws the four cards; if not, you draw six.
    .title = Challenge
what-accept = You let the Wild Draw Four stand.
    .title = Accept
what-together = The cards you picked are put down in one play; the last one goes on top.
    .title = Several cards at once
what-color-choice = The colour to match from now on. The number shows how many cards of it you hold.
    .title = Name a colour
what-player-choice = The player the card is played on.
    .title = Choose a player
what-sort = Sorts your hand by colour or by number.
    .title = Sort the hand
what-speed = How fast cards and dice move. It only changes what you see, not the game.
    .title = Speed
what-shown = A hand that you were shown in a challenge. Nobody else has seen it.
    .title = What you were shown
what-log = Everything that has happened, in words.
    .title = What happened
what-talk = Quick reactions for everyone at the table, and a chat at tables among friends.
    .title = Reactions and chat
what-help = The keys of this table, and a tour of everything on it.
    .title = Help
what-coach = Only at tables where the others are bots: on your turn it tells you your chances, what it would play, and why. It knows no more than you do.
    .title = The coach
what-house-rules = Where this table departs from the rulebook. Tap to see it all.
    .title = House rules

## The jackpot machine

what-machine = A player who plays a Jackpot card pulls the lever. The machine gives a rule card to somebody, makes the player draw four, or lets the player put down one card of each colour.
    .title = The jackpot machine
what-used-rules = The rule cards that have come out. When the machine has none left, these go back into it. Tap to see them.
    .title = Used rule cards
what-rule-card = The player who gets a rule card does what it says; then play goes on.
    .title = A rule card

## Dice

what-number-die = It can go in your chain: first, if its number is the last one on your board, or after a die of the same number or the same colour.
what-star = Half of a star. Two of them together are one wild space of your chain, anywhere in it, and any die may follow. One alone is useless.
    .title = Half a star
what-plus = After your chain you may use it against another player, who then has one more space to fill. It cannot go in the chain.
    .title = +1
what-minus = After your chain you may use it against another player, whose last entry is erased, unless it is the only one. It cannot go in the chain.
    .title = −1
what-blank-space = It is filled with numbers from chains and calls, one after the other. The first player to fill every space wins.
    .title = A blank space
what-outlined-space = A +1 has outlined this extra space, so { $name } has to fill it too before winning.
    .title = An outlined space
what-extra-space = It does not count yet. A +1 from another player outlines it; then { $name } has to fill it too.
    .title = An extra space
what-entry = The numbers on a board come from its player’s own chains, and from the calls of others: players whose last number is the one called, or whose board has its colour, write it too.
    .first = The first number: { $name } rolled it before the game began.
    .chain = { $name } wrote this from a chain of their own.
    .number = { $caller } called { $call }. That was the last number on this board too, so { $name } wrote it once more.
    .color = { $caller } called { $call }, and this board has that colour, so { $name } wrote the number too.
    .wild = The chain of { $caller } ended with a star, so everyone else wrote a star.
    .last = It is the last entry: { $name }’s next chain starts with this number.
    .last-star = It is the last entry: { $name }’s next chain may start with any die.
    .title = { $entry } on { $name }’s board
what-board-color = This board is { $color }. When somebody’s chain ends with a { $color } number, { $name } writes that number too, even out of turn.
    .title = The colour of a board
what-to-go = The spaces still to be filled, outlined ones included. The first player with none left wins.
    .title = Spaces to go
what-on-turn = { $name } is rolling the dice now.
    .title = Whose turn it is
what-starts = The last number on the board of the player whose turn it is. The chain has to start with a die of this number, whatever its colour. After a star any die may start.
    .title = Where the chain starts
what-tie = What two neighbours in the chain have in common: the number or the colour. Next to a star anything goes.
    .title = Why they fit
what-rail = The chain is built here. Each die matches the one before it by number or by colour. Its last die is called: others may have to write that number too.
    .title = The chain
what-tray = The six dice of this roll. Once in a turn you may roll any of them again.
    .title = The dice
what-reroll = Once in a turn you may roll again the dice you do not use, or any you choose, in one throw.
    .title = Roll again
what-dice-keep = Keep dice as they are when the others are rolled again.
    .title = Keep dice
what-hint-button = Shows one of the longest chains that these dice allow. Whether you use it is up to you.
    .title = Hint
what-lay = Writes the chain on your board, one space for each die. Then come your penalties, and the last die is called. You may also lay no chain; then nothing is written and nothing is called.
    .title = Lay the chain
what-done = You use no more penalties, and the last die of your chain is called.
    .title = Done
