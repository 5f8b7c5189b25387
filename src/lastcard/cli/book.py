"""The rulebook page of an edition in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from lastcard.dice.faces import STAR
from lastcard.locale import Catalogue
from lastcard.rulebook import Block, Book, Sentence

RULING = "~ "
"""What a ruling begins with: where nothing is in italics, too."""
ITEM = "• "
EXAMPLE = "│ "


def show_book(out: Console, page: Book, messages: Catalogue) -> None:
    """Print the page of an edition, sentence by sentence, each with its rules."""
    mixed = any(sentence.source == "book" for sentence in page.sentences)
    about = f"{RULING}{messages.text('rules-page-rulings')}" if mixed else messages.text("rules-page-ours")
    out.print(page.title, style="bold", highlight=False)
    _print(out, Text(about, "dim italic"), "", "")
    for section in page.sections:
        out.print()
        out.print(section.title, style="bold", highlight=False)
        for before, block in _with_space(section.blocks):
            if before:
                out.print()
            _print_block(out, block, mixed)


def _with_space(blocks: tuple[Block, ...]) -> Iterator[tuple[bool, Block]]:
    """Each block, and whether it stands apart from the one before: items of one list do not."""
    kinds = [None, *(block.kind for block in blocks)]
    for earlier, block in zip(kinds, blocks, strict=False):
        yield earlier is not None and not earlier == block.kind == "item", block


def _print_block(out: Console, block: Block, mixed: bool) -> None:
    first = {"item": ITEM, "example": EXAMPLE, "text": ""}[block.kind]
    further = EXAMPLE if block.kind == "example" else " " * len(first)
    if block.cards:
        out.print(f"  {first}{' '.join(block.cards).replace(STAR, '★')}")
        first = further
    for sentence in block.sentences:
        ruling = mixed and sentence.source == "ruling"
        beyond = " " * len(RULING) if ruling else ""
        _print(out, _told(sentence, ruling), f"  {first}", f"  {further}{beyond}")
        first = further


def _told(sentence: Sentence, ruling: bool) -> Text:
    text = (f"{RULING}{sentence.text}", "italic") if ruling else sentence.text
    return Text.assemble(text, "  ", (", ".join(sentence.rules), "dim"))


def _print(out: Console, text: Text, first: str, further: str) -> None:
    """One sentence, wrapped where people read and whole in a pipe."""
    lines = [text] if out.soft_wrap else text.wrap(out, out.width - len(further))
    for number, line in enumerate(lines):
        out.print(Text.assemble(further if number else first, line), highlight=False)
