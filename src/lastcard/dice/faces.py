"""The six dice and the four boards (DICE.faces, DICE.parts)."""

from __future__ import annotations

STAR, PLUS, MINUS = "*", "+1", "-1"

DICE = (
    ("r1", "y4", "g2", "b3", STAR, PLUS),
    ("r2", "y5", "g3", "b1", STAR, MINUS),
    ("r3", "y6", "g4", "b5", STAR, PLUS),
    ("r4", "y1", "g5", "b6", STAR, MINUS),
    ("r5", "y2", "g6", "b4", STAR, PLUS),
    ("r6", "y3", "g1", "b2", STAR, MINUS),
)

NUMBERED = tuple(f"{color}{number}" for color in "rygb" for number in range(1, 7))
FACES = (*NUMBERED, STAR, PLUS, MINUS)
ALL_SIDES = tuple(face for die in DICE for face in die)

NUMBER_OF = {face: place for place, face in enumerate(FACES)}
"""The faces as the rules have them: their places in FACES."""
ENTRIES = ("", "1", "2", "3", "4", "5", "6", STAR)
"""What can be written in a space: nothing, a number, a star (DICE.write)."""

DICE_IN = tuple(tuple(die for die in range(len(DICE)) if dice >> die & 1) for dice in range(1 << len(DICE)))
"""The dice of each set of dice, in their order."""

BOARD_COLORS = ("red", "yellow", "blue", "green")


def in_order(faces: tuple[str, ...]) -> tuple[str, ...]:
    """The faces sorted as FACES has them; what is no face comes last."""
    return tuple(sorted(faces, key=lambda face: (NUMBER_OF.get(face, len(FACES)), face)))


def follows(face: str, before: str) -> bool:
    """Whether a face may stand after another in a chain: same number or colour (DICE.chain, DICE.wild)."""
    return STAR in (face, before) or face[0] == before[0] or face[1] == before[1]


def starts(face: str, last_entry: str) -> bool:
    """Whether a face may begin a chain on a board that ends so (DICE.chain-start)."""
    return STAR in (face, last_entry) or face[1] == last_entry


# What the rules know of faces and entries, as numbers: a set of faces has a bit for each of them.
SIDES = [NUMBER_OF[face] for face in ALL_SIDES]
LINKS = (*NUMBERED, STAR)
FOLLOWING = [sum(1 << NUMBER_OF[face] for face in LINKS if follows(face, before)) for before in LINKS]
STARTING = [sum(1 << NUMBER_OF[face] for face in LINKS if starts(face, entry)) for entry in ENTRIES]


def lay_out(faces: tuple[str, ...]) -> list[str]:
    """Faces in the order of the dice, so that as many as possible lie on a die that has them."""
    if len(faces) == len(DICE) and all(face in die for face, die in zip(faces, DICE, strict=True)):
        return list(faces)
    places: list[str | None] = [None] * len(DICE)
    rest = list(faces)
    for place, die in enumerate(DICE):
        # Numbers stand on one die only; stars and penalties go wherever there is still room.
        found = next((face for face in rest if face in die and face in NUMBERED), None)
        if found is not None:
            places[place] = found
            rest.remove(found)
    for place, die in enumerate(DICE):
        if places[place] is None:
            found = next((face for face in rest if face in die and face != STAR), None)
            if found is not None:
                places[place] = found
                rest.remove(found)
    return [rest.pop(0) if face is None else face for face in places]
