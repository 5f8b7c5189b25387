"""Custom rule cards: the values that players write and the dispenser gives out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lastcard.core.refusal import Refusal, Unreadable

RULE_CARDS = 8
LONGEST_TEXT = 120
HIGHEST_NUMBER = 99

# The least number that each kind takes; the kinds without one take no number.
LEAST = {"discard-to": 0, "draw-to": 1, "take-most": 1}
KINDS = ("discard-to", "play-run", "draw-to", "play-wilds", "take-most", "act")


@dataclass(frozen=True, slots=True)
class RuleCard:
    """A kind the engine carries out, with its number, or a text that people act out."""

    kind: str
    number: int | None = None
    words: str | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise Unreadable("rule-kind", "RULE.write", given=self.kind, possible=", ".join(KINDS))
        if self.kind == "act":
            _check_words(self.words)
        if (self.number is not None) != (self.kind in LEAST) or (self.words is None) == (self.kind == "act"):
            raise _wrong_number(self.kind, self.number) if self.kind in LEAST else _alone(self)
        if self.number is not None and not LEAST[self.kind] <= self.number <= HIGHEST_NUMBER:
            raise _wrong_number(self.kind, self.number)

    @property
    def code(self) -> int:
        """The number of its kind."""
        return KINDS.index(self.kind)

    @property
    def text(self) -> str:
        detail = self.words if self.words is not None else self.number
        return self.kind if detail is None else f"{self.kind} {detail}"

    @classmethod
    def from_text(cls, text: str) -> RuleCard:
        """Read `draw-to 7`, `play-run`, `act …`; white space in an act is folded."""
        kind, _, detail = text.strip().partition(" ")
        detail = " ".join(detail.split())
        if kind in LEAST:
            if not (detail.isascii() and detail.isdigit() and len(detail) <= len(str(HIGHEST_NUMBER))):
                raise _wrong_number(kind, detail)
            return cls(kind, number=int(detail))
        return cls(kind, words=detail if detail or kind == "act" else None)


def _wrong_number(kind: str, given: object) -> Unreadable:
    bounds = {"low": LEAST[kind], "high": HIGHEST_NUMBER}
    return Unreadable("rule-number", "RULE.write", kind=kind, given="" if given is None else given, **bounds)


def _alone(card: RuleCard) -> Unreadable:
    given = card.number if card.words is None else card.words
    return Unreadable("rule-alone", "RULE.write", kind=card.kind, given=given)


def _check_words(words: str | None) -> None:
    if not words:
        raise Unreadable("rule-empty", "RULE.act")
    if len(words) > LONGEST_TEXT:
        raise Unreadable("rule-long", "RULE.act", most=LONGEST_TEXT)
    if not words.isprintable() or words != " ".join(words.split()):
        raise Unreadable("rule-letters", "RULE.act")
    # A word beginning with # would be a comment in a case.
    if any(word.startswith("#") for word in words.split()):
        raise Unreadable("rule-hash", "RULE.act")


def written_share(players: int) -> int:
    """How many rule cards each player writes (RULE.write); none with more than eight players."""
    return RULE_CARDS // players


def gather(written: Sequence[Sequence[RuleCard]], players: int) -> tuple[RuleCard, ...]:
    """The rule cards that all players wrote, or a refusal if someone wrote too few or too many."""
    share = written_share(players)
    if share == 0:
        raise Refusal("rules-too-many-players", "RULE.write", most=RULE_CARDS)
    if len(written) != players or any(len(cards) != share for cards in written):
        raise Refusal("rules-share", "RULE.write", share=share, players=players)
    for card in (card for cards in written for card in cards):
        if not isinstance(card, RuleCard):
            raise Refusal("rule-kind", "RULE.write", given=repr(card), possible=", ".join(KINDS))
    return tuple(card for cards in written for card in cards)
