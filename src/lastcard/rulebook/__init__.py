"""The rules as text: every rule of all games by its id, and a page for each edition."""

from lastcard.rulebook.pages import Block, Book, Section, Sentence, book
from lastcard.rulebook.reference import Passage, Rule, Source, rules

__all__ = ["Block", "Book", "Passage", "Rule", "Section", "Sentence", "Source", "book", "rules"]
