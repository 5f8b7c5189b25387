"""The rules of the card games, the house rules and the dice game, as text, by rule id and language."""

from lastcard.rulebook.reference import Passage, Rule, Source, marks, rules

__all__ = ["Passage", "Rule", "Source", "marks", "rules"]
