### The jackpot machine and the rule cards in the browser.

machine-name = { $left ->
        [one] The jackpot machine, with one rule card in the dispenser
       *[other] The jackpot machine, with { $left } rule cards in the dispenser
    }
machine-you = you
machine-pull-it = Pull the lever!
machine-reaches = { $name } is about to pull the lever …
machine-you-pull = You pull the lever …
machine-pulls = { $name } pulls the lever …

machine-spin-any = Anyone!
    .you = Pick a player, who gets a rule card.
    .name = { $name } picks who gets a rule card.
machine-spin-right = To the right!
    .you = A rule card for { $other }, on your right.
    .name = A rule card for { $other }, on { $name }’s right.
machine-spin-left = To the left!
    .you = A rule card for { $other }, on your left.
    .name = A rule card for { $other }, on { $name }’s left.
machine-spin-all = Everyone!
    .you = A rule card for each player; you go first.
    .name = A rule card for each player; { $name } goes first.
machine-spin-colors = One of each!
    .you = You may put down one card of each colour.
    .name = { $name } may put down one card of each colour.
machine-spin-draw4 = Draw four!
    .you = Four cards for you.
    .name = Four cards for { $name }.
machine-card-for = A rule card for { $name }
machine-card-for-you = A rule card for you!
machine-card-blank = nothing written yet

machine-kind-discard-to = Discard
machine-kind-play-run = Play on
machine-kind-draw-to = Draw up to
machine-kind-play-wilds = Play wilds
machine-kind-take-most = Take cards
machine-kind-act = Act it out
machine-about-discard-to = The player chooses cards to discard until only this many are left. With 0, that wins the round!
machine-about-play-run = The player plays card after card, each fitting on the one before.
machine-about-draw-to = The player draws until they hold this many cards.
machine-about-play-wilds = The player puts down all wilds and names one colour.
machine-about-take-most = The player takes this many cards, unseen, from the player who holds the most.
machine-about-act = Anything people can do at the table. The game shows your words to everyone.

machine-used = Used rule cards
machine-used-open = { $used ->
        [0] No rule card used yet
        [one] One rule card used
       *[other] { $used } rule cards used
    }, { $left } in the dispenser: look at them
machine-used-none = None has come out yet.
machine-left = { $left ->
        [0] The dispenser is empty: the used cards go back in before the next one comes out.
        [one] One rule card is left in the dispenser.
       *[other] { $left } rule cards are left in the dispenser.
    }

machine-perform = The lever and the rule cards
machine-performs = { $name } does this
machine-ask-target = Who gets the rule card? You may pick yourself.
machine-ask-colors = Pick one card of each colour you like. The last one goes on top.
machine-ask-wilds = You put down all your wilds. Pick them in your hand to change the order.
machine-colors-none = None
machine-put-down = { $count ->
        [0] Put down
        [one] Put down one card
       *[other] Put down { $count } cards
    }
machine-discard = { $count ->
        [one] Discard it
       *[other] Discard { $count } cards
    }
machine-of = { $count } of { $wanted }
machine-run-done = That’s enough
machine-act-done = Done!
machine-act-unseen = Only bots are watching: a wink will do.
machine-take-back = { $card }: take it back

machine-write-title = { $share ->
        [one] Write your rule card
       *[other] Write your { $share } rule cards
    }
machine-write-about = They are shuffled with everyone’s and go into the machine. Whatever comes out has to be done!
machine-choose-title = { $share ->
        [one] Choose your rule card
       *[other] Choose your { $share } rule cards
    }
machine-write-public = Strangers play here, so rule cards are chosen from this list. They are shuffled with everyone’s and go into the machine.
machine-your-cards = Your rule cards
machine-card-number = Rule card { $number }: { $text }
machine-editing = Card { $number }
machine-how-many = How many cards
machine-fewer = fewer
machine-more = more
machine-words = What has to be done
machine-words-example = Sing until your next turn
machine-letters = { $count } of { $most }
machine-wrong-hash = No word may begin with #.
machine-wrong-number = A number from { $low } to { $high }.
machine-ideas = Ideas
machine-choose = Choose card { $number }
machine-save = { $share ->
        [one] Submit my card
       *[other] Submit my { $share } cards
    }
machine-not-ready = Fill in every card first.
machine-saved = Your rule cards are in.
machine-change = Change them
machine-writers = Who has written
machine-wrote = { $name } has written
machine-writes = { $name } is still writing
