"""The rules by which things happen: for every kind of event those that can be behind it.

Events say what happened and not why. Which of the rules it was follows from the move, from the state before
it, and from the events that came first (`cards.py` and `dice.py` beside this).
"""

from __future__ import annotations

OF_CARDS: dict[str, tuple[str, ...]] = {
    # Setting up
    "cut": ("SETUP.dealer",),
    "shuffled": ("SETUP.deal", "SETUP.next-dealer"),
    "dealt": ("SETUP.deal",),
    "order": ("HOUSE.seats",),
    "flipped": (
        "SETUP.flip", "FIRST.number", "FIRST.draw2", "FIRST.reverse", "FIRST.skip", "FIRST.wild",
        "FIRST.wild4", "FIRST.hat", "FIRST.jackpot", "FIRST.wild-jackpot", "ACT.until",
    ),
    "went-back": ("FIRST.wild4",),
    # A turn
    "played": (
        "TURN.match", "TURN.wild", "TURN.drawn", "ACT.wild", "ACT.wild4", "ACT.wild4-legal",
        "ACT.wild4-bluff", "CHAL.who", "CHAL.who-usa", "END.last-other", "RULE.play-run",
        "HOUSE.stack", "HOUSE.stack-four", "HOUSE.deflect", "HOUSE.jump-in", "HOUSE.multi",
    ),
    "jumped-in": ("HOUSE.jump-in",),
    "misplayed": ("HOUSE.misplay",),
    "drew": (
        "TURN.draw", "TURN.decline", "TURN.drawn", "TURN.drawn-unplayable", "ACT.draw2", "ACT.wild4",
        "ACT.hat", "ACT.until", "CHAL.guilty", "CHAL.innocent", "UNO.caught", "END.last-draw",
        "CHAL.last-card", "PILE.none-left", "FIRST.draw2", "JACK.draw4", "JACK.colors-effects",
        "RULE.draw-to", "RULE.play-run", "RULE.play-wilds", "HOUSE.drawn", "HOUSE.draw-until",
        "HOUSE.stack", "HOUSE.stack-challenge", "HOUSE.stack-empty", "HOUSE.stack-last", "HOUSE.multi",
        "HOUSE.bomb", "HOUSE.hand-limit", "HOUSE.uno-penalty", "HOUSE.misplay",
    ),
    "kept": ("TURN.drawn",),
    "passed": ("PILE.none-left", "HOUSE.hand-limit"),
    "reshuffled": ("PILE.reshuffle",),
    "lost-turn": (
        "ACT.draw2", "ACT.skip", "ACT.reverse-two", "ACT.wild4", "ACT.until", "CHAL.innocent",
        "FIRST.draw2", "FIRST.skip", "JACK.colors-effects", "RULE.play-run", "RULE.play-wilds",
        "HOUSE.stack", "HOUSE.stack-challenge", "HOUSE.multi",
    ),
    "turned": ("ACT.reverse", "FIRST.reverse", "JACK.colors-effects", "RULE.play-run", "HOUSE.deflect"),
    "named": ("FIRST.wild", "FIRST.hat", "FIRST.wild-jackpot", "RULE.play-wilds"),
    # UNO and the challenge
    "uno": ("UNO.say", "UNO.auto", "HOUSE.uno-after"),
    "caught": ("UNO.caught", "UNO.window"),
    "accepted": ("CHAL.answer", "HOUSE.stack"),
    "challenged": ("CHAL.who", "CHAL.who-usa", "HOUSE.stack-challenge"),
    "showed": ("CHAL.show",),
    "guilty": ("CHAL.guilty", "HOUSE.stack-challenge"),
    "innocent": ("CHAL.innocent", "HOUSE.stack-challenge"),
    # The lever and rule cards
    "spun": ("JACK.pull", "JACK.any", "JACK.right", "JACK.left", "JACK.all", "JACK.colors", "JACK.draw4"),
    "picked": ("JACK.any", "FIRST.jackpot", "FIRST.wild-jackpot"),
    "rule": (
        "JACK.any", "JACK.right", "JACK.left", "JACK.all", "FIRST.jackpot", "FIRST.wild-jackpot",
        "RULE.discard-to", "RULE.play-run", "RULE.draw-to", "RULE.play-wilds", "RULE.take-most", "RULE.act",
    ),
    "rules-recycled": ("RULE.recycle",),
    "took": ("RULE.take-most",),
    "discarded": ("JACK.colors", "RULE.discard-to", "RULE.play-wilds"),
    "done": ("RULE.play-run", "RULE.act"),
    # House rules
    "stacked": ("HOUSE.stack", "HOUSE.deflect", "HOUSE.revenge", "HOUSE.stack-challenge"),
    "bomb": ("HOUSE.bomb",),
    "swapped": ("HOUSE.seven",),
    "passed-on": ("HOUSE.zero",),
    "out": ("HOUSE.mercy",),
    "knocked-out": ("HOUSE.knockout",),
    "time-over": ("HOUSE.blitz",),
    # The end
    "left": ("SCORE.winner", "SCORE.lowest", "DECK.points"),
    "won-round": (
        "END.out", "RULE.out", "HOUSE.mercy", "HOUSE.blitz", "HOUSE.end", "HOUSE.stack-last",
        "CHAL.last-card", "SCORE.winner", "HOUSE.stakes", "HOUSE.teams",
    ),
    "won-match": ("SCORE.target", "SCORE.lowest", "HOUSE.length", "HOUSE.knockout"),
    "void": ("PILE.blocked", "HOUSE.end", "HOUSE.blitz"),
}  # fmt: skip
"""Of the card games. What a deck says of its own cards comes beside them, as `DECK.wild`."""

OF_DICE: dict[str, tuple[str, ...]] = {
    "starts": ("DICE.first",),
    "rolled": ("DICE.roll", "DICE.reroll", "DICE.start", "DICE.start-die"),
    "rerolled": ("DICE.reroll",),
    "stood": ("DICE.reroll",),
    "chained": ("DICE.chain-start", "DICE.chain", "DICE.wild", "DICE.no-chain"),
    "wrote": ("DICE.write", "DICE.start", "DICE.call", "DICE.call-wild"),
    "penalty": ("DICE.plus", "DICE.minus", "DICE.penalties"),
    "done": ("DICE.penalties",),
    "called": ("DICE.call", "DICE.call-wild"),
    "won-match": ("DICE.win",),
}
"""Of the dice game."""
