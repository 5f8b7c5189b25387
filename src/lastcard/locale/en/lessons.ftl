## Guided first rounds

lesson-title = Lesson
lesson-next = Next
lesson-skip = Skip the lesson
lesson-progress = Step { $now } of { $all }
lesson-nudge = You may do that: do it again if you like. But try this first. { $text }

lesson-open = Play a guided round
lesson-offer = New here?
lesson-offer-text = Play a short guided round that shows you everything once.
lesson-offer-close = No, thank you

# Every card edition
lesson-welcome = These are your cards. Get rid of all of them before the others do, and the round is yours.
lesson-match = Your turn! This card has the colour of the one in the middle, so it fits. Play it.
lesson-match-number = { $name } changed the colour: the same number fits, too.
lesson-number = Now you: the same number fits, whatever its colour.
lesson-draw = None of your cards fits now. Draw one from the pile.
lesson-drawn = You are in luck: the card you drew fits, so play it at once.
lesson-wild = A wild goes on anything, and you choose the colour. Choose red: it is the one you have most of.
lesson-wild-drawn = A wild! It goes on anything, and you choose the colour. Choose red: it is the one you have most of.
lesson-challenge = A Wild Draw Four is only for players who have no card of the colour before it. Was that a bluff? Challenge it!
lesson-challenge-won = It was a bluff: { $name } did hold that colour, and so draws the four cards.
lesson-catch = { $name } has one card left and has not said UNO. Catch { $name }, who then draws two cards.
lesson-uno = You are about to have one card left. Tap UNO! first, and then play, so that nobody catches you.
lesson-last = Your last card, and it fits. Play it and win!

# Action cards, one in each lesson
lesson-draw-two = With this card the next player draws two and loses the turn. Play it!
lesson-draw-two-done = { $name } drew two cards and lost the turn.
lesson-reverse = This is a Reverse: it turns play the other way round. Try it.
lesson-reverse-done = The arrows show it: play now goes the other way round.
lesson-skipped = That was a Skip: { $name } lost the turn.

# Harry Potter
lesson-hat = The Sorting Hat goes on anything. Choose red, and { $right }, who then draws until a red card comes up.
lesson-hat-drew = { $name } drew until a red card came up, and keeps them all.

# Jackpot
lesson-wild-jackpot = A wild goes on anything, and you choose the colour. Choose the colour of your Jackpot card.
lesson-jackpot = A Jackpot card! Play it, and you pull the lever of the machine.
lesson-lever = Pull the lever, and see who gets a rule card.
lesson-rule = The card from the machine is for { $name }, who has to do what it says at once.
lesson-rule-done = { $name } got to put down all but two cards. The machine is not always on your side!

# Dice
lesson-dice-board = This is your board. Fill all its spaces before the others fill theirs.
lesson-dice-roll = Every turn begins with a roll of all six dice.
lesson-dice-chain = Start a chain with your last number, a 3, and continue by number or colour. Two dice do not fit: roll them again.
lesson-dice-longer = Now the 6 fits as well. Lay a chain of five dice.
lesson-dice-plus = You kept a +1: use it against { $left }, who gets one more space to fill.
lesson-dice-call = Your last die is called: { $left }’s board ends with a 6, too, so { $left } writes it once more.
lesson-dice-called = { $left } ended on a red die, and your board is red, so you write it as well.
lesson-dice-stars = Two stars together are a wild: any die may follow. Lay the 5, the stars and one more die, and your board is full.
lesson-dice-last = Start with the 5, put the stars after it, and then any die: that fills your board.

# The end
lesson-done = Well done!
lesson-done-won = You won your first round.
lesson-done-lost = { $name } was quicker this time, but now you know how it goes.
lesson-done-cards = In a match the winner of a round scores what is left in the other hands, and the first to reach 500 points wins.
lesson-done-dice = In a match the boards are twice as long.
lesson-done-prepared = This deal was prepared for you. At every other table it is left to chance, and you can check it.
lesson-done-play = Play against bots
lesson-done-again = Repeat the lesson
