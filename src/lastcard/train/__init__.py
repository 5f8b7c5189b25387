"""Learning to play the card games by self-play (extra `train`)."""

RIVALS = ("random", "good", "good-4")
"""What people are told that the network was tried against; `course.TRIALS` has the tables."""


class NoWeights(Exception):
    """There are no weights of these networks in a folder."""


class Begun(Exception):
    """What is learnt in a folder did not begin with weights."""
