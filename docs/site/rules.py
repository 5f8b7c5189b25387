"""The rules as pages: one for each edition, all rules by id, and an index of rulings."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from functools import cache

from docs.site.contents import EDITIONS, ROOT, RULES, address
from docs.site.pages import (
    OTHER_RULES,
    RULE_PAGES,
    citation,
    parted,
    relative,
    rewritten,
    write_page,
)
from lastcard.editions import game
from lastcard.languages import Language
from lastcard.locale import catalogue
from lastcard.rulebook import Block, Passage, Rule, Sentence, book, rules
from lastcard.sandbox.examples import EXAMPLES as WORKED
from lastcard.sandbox.examples import example
from lastcard.table.refusal_words import card_name

RULEBOOK = ROOT / "src" / "lastcard" / "rulebook"
_TABLE = re.compile(r"^\| id \|.*\n\| -.*\n((?:\|.*\n?)+)", re.MULTILINE)
_ID = re.compile(r"^\| ([A-Z]+\.[a-z0-9-]+) \|", re.MULTILINE)
_MARKS = re.compile(r"`\[\w+\]`")
_SIGNS = {"R": "⇄", "S": "⊘", "W": "✦", "W4": "+4", "WH": "🎩", "WJ": "★", "*": "★", "-1": "−1"}


@cache
def words(language: Language) -> dict[str, str]:
    """The few words around the rules."""
    read: dict[str, str] = json.loads(
        (ROOT / "site" / "src" / "words" / f"{language}.json").read_text(encoding="utf-8")
    )
    return read


def write_rules(language: Language) -> None:
    """Write every page of rules in one language."""
    for edition in EDITIONS:
        _write_edition(language, edition)
    for name in ("cards", "house", "dice"):
        _write_all(language, name, f"rules/{RULES[name]}")
    _write_rulings(language, f"rules/{RULES['rulings']}")


def _write_edition(language: Language, edition: str) -> None:
    page, slug = book(language, edition), f"rules/{edition}"
    parts = [words(language)["how"]]
    offered = [name for name in WORKED if example(name).edition == edition]
    for section in page.sections:
        parts.append(f'## {section.title} <a id="{section.key}"></a>')
        for block in section.blocks:
            parts.append(_block(block, edition, language, slug))
            told = {rule for sentence in block.sentences for rule in sentence.rules}
            shown = [name for name in offered if example(name).rules[0] in told]
            parts += [_live(name, language, slug) for name in shown]
            offered = [name for name in offered if name not in shown]
    write_page(language, slug, page.title, "\n\n".join(parts))


def _live(name: str, language: Language, slug: str) -> str:
    """A worked example to play on: a table in a frame (site/public/live.js), once somebody opens it."""
    messages = catalogue(language)
    title = f"{messages.text('try-offer')}: {messages.text(f'try-example-{name}')}"
    table = relative(language, slug, f"table/?lang={language}#/try/{name}/frame")
    pages = {prefix: f"../{page}/" for prefix, page in RULE_PAGES.items()} | {"": f"../{OTHER_RULES}/"}
    told = f'data-table="{table}" data-rules="{html.escape(json.dumps(pages))}"'
    return f'<details class="live not-content" {told}><summary>{html.escape(title)}</summary></details>'


def _block(block: Block, edition: str, language: Language, slug: str) -> str:
    told = " ".join(_sentence(one, language, slug) for one in block.sentences)
    if not block.cards:
        return told if block.kind == "text" else f'<div class="{block.kind}">\n\n{told}\n\n</div>'
    shown = "".join(_card(card, edition, language) for card in block.cards)
    return f'<div class="{block.kind} shown"><p class="cards">{shown}</p><div>\n\n{told}\n\n</div></div>'


def _sentence(sentence: Sentence, language: Language, slug: str) -> str:
    text = f"*{sentence.text}*" if sentence.source == "ruling" else sentence.text
    return f"{text} {citation(sentence.rules, language, slug)}"


def _card(card: str, edition: str, language: Language) -> str:
    """A card or the face of a die, drawn by the style sheet."""
    name = card_name(catalogue(language), card, game(edition, 2))
    die = edition == "dice"
    color = card[0] if card[0] in "rygbws" else ("penalty" if card[0] in "+-" else "wild")
    symbol = card[1:] if color in "rygbws" else card
    sign = _SIGNS.get(symbol, symbol)
    kind = "die" if die else "card"
    return f'<span class="{kind} {color}" role="img" aria-label="{html.escape(name)}">{sign}</span>'


def _write_all(language: Language, name: str, slug: str) -> None:
    """All rules of a file, with what stands between its tables."""
    source = RULEBOOK / language / f"{name}.md"
    title, body = parted(source.read_text(encoding="utf-8"))
    known = rules(language)

    def table(found: re.Match[str]) -> str:
        ids = _ID.findall(found[1])
        return "\n\n".join(f"@@{rule}@@" for rule in ids) + "\n" if ids else found[0]

    prose = "\n\n".join(part for part in re.split(r"\n\s*\n", body) if not _MARKS.search(part))
    text = rewritten(_TABLE.sub(table, prose), source, language, slug)
    filled = re.sub(r"@@([^@]+)@@", lambda found: _rule(known[_plain(found[1])], language, slug), text)
    write_page(language, slug, title, f"{words(language)['marks']}\n\n{filled}")


def _plain(rule: str) -> str:
    """The id alone, of one that has become a link."""
    return re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", rule)


def _rule(rule: Rule, language: Language, slug: str) -> str:
    head = f'<p class="name"><a href="#{rule.id}">{rule.id}</a></p>'
    tables = (_live(name, language, slug) for name in WORKED if rule.id in example(name).rules)
    told = "\n\n".join([*_passages(rule, language, slug), *tables])
    return f'<div class="rule" id="{rule.id}">\n{head}\n\n{told}\n\n</div>'


def _passages(rule: Rule, language: Language, slug: str, *, rulings: bool = False) -> Iterator[str]:
    said = words(language)
    for passage in rule.passages:
        if not rulings or passage.source == "ruling":
            yield _passage(passage, language, slug)
    if rule.other:
        other = rewritten(rule.other, RULEBOOK, language, slug)
        yield f'<span class="other">{said["other"].format(reading=other)}</span>'


def _passage(passage: Passage, language: Language, slug: str) -> str:
    messages = catalogue(language)
    mark = words(language)[passage.source]
    named = ", ".join(messages.text(f"web-edition-{edition}") for edition in passage.editions)
    shown = f"{mark} · {named}" if named else mark
    told = rewritten(passage.text, RULEBOOK, language, slug)
    return f'<span class="mark {passage.source}">{shown}</span> {told}'


def _write_rulings(language: Language, slug: str) -> None:
    """Every ruling, in the order of the files; house rules are rulings by nature."""
    said = words(language)
    house = relative(language, slug, address(language, "rules/house"))
    parts = [said["rulings-lead"].format(house=house)]
    for name in ("cards", "dice"):
        title, body = parted((RULEBOOK / language / f"{name}.md").read_text(encoding="utf-8"))
        parts.append(f"## {title}")
        listed = (rules(language)[rule] for rule in _ID.findall(body))
        parts += [_ruling(rule, language, slug) for rule in listed if rule.source != "book"]
    write_page(language, slug, said["rulings-title"], "\n\n".join(parts))


def _ruling(rule: Rule, language: Language, slug: str) -> str:
    told = "\n\n".join(_passages(rule, language, slug, rulings=True))
    return (
        f'<div class="rule">\n<p class="name">{citation([rule.id], language, slug)}</p>\n\n{told}\n\n</div>'
    )
