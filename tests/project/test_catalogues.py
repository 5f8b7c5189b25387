"""Everything a person reads stands in every catalogue, and nothing else does."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import lastcard
from lastcard.cards.edition import CardEdition
from lastcard.cards.rulecards import KINDS
from lastcard.cards.symbols import COLORS
from lastcard.cli.mcp.tools import TOOLS
from lastcard.core.event import _SEEN_BY_BOTH, _SEEN_BY_SEAT
from lastcard.core.options import Choice, NumberOr, Numbers
from lastcard.dice.rules import fields as dice_fields
from lastcard.editions import EDITIONS, IDEAS
from lastcard.languages import FALLBACK, LANGUAGES
from lastcard.locale import catalogue
from lastcard.notation import expectations
from lastcard.rulebook import rules
from lastcard.rules.fields import PENDINGS, SPINS, WHOM
from lastcard.server.configuration import known
from lastcard.table.sentences import SYMBOL_KEYS
from lastcard.train import RIVALS
from tests.support.web_sources import PAGES, looked_up, named
from tests.support.web_sources import WEB as WEB_SOURCES
from tests.support.web_sources import spoken as spoken_on

SOURCE = Path(lastcard.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))
COMMAND_LINE = sorted((SOURCE / "cli").rglob("*.py"))
TRANSLATIONS = [language for language in LANGUAGES if language != FALLBACK]

OPTIONS = {option.name for name in EDITIONS for option in lastcard.game(name, ["a", "b"]).known_options}
SYMBOLS = {
    SYMBOL_KEYS.get(card.symbol.code, card.symbol.code)
    for edition in EDITIONS.values()
    if isinstance(edition, CardEdition)
    for card in edition.deck
    if not card.symbol.code.isdigit()
}
PENDING = {
    *(set(PENDINGS) - {"over"}),
    *(f"dice-{kind}" for kind in dice_fields.PENDINGS if kind != "over"),
}
MOVE_WORDS = {
    "play", "play-color", "play-at", "play-color-at", "with-uno", "draw", "keep", "pass", "uno", "catch",
    "challenge", "accept", "take", "color", "target", "discard", "discard-none", "done", "stand", "reroll",
    "reroll-none", "chain", "chain-none", "plus", "minus",
}  # fmt: skip
EXPECTATIONS = {f"expect-{about}" for about in expectations._CARDS | expectations._DICE}
EVENT_VARIANTS = ("", "-hidden", "-none", "-at")
NOTATION = {"records.py": {"ok ", " passed, ", " failed"}}
"""What a case run prints in every language, by the file that prints it."""


def below(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node of a catalogue and everything in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from below(child)


@cache
def variables(language: str) -> dict[str, frozenset[str]]:
    """Every message, and every attribute as `message.attribute`, with the variables it uses."""
    pages = sorted((SOURCE / "locale" / language).glob("*.ftl"))
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    patterns: dict[str, ftl.Pattern | None] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in patterns, f"{language} has {entry.id.name} twice"
            patterns[entry.id.name] = entry.value
            patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return {
        key: frozenset(
            node.id.name for node in below(pattern) if isinstance(node, ftl.VariableReference)
        )
        for key, pattern in patterns.items()
        if pattern is not None
    }  # fmt: skip


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def owners(path: Path) -> dict[ast.AST, ast.FunctionDef | ast.AsyncFunctionDef]:
    """The innermost function around each node of a file."""
    found: dict[ast.AST, ast.FunctionDef | ast.AsyncFunctionDef] = {}
    for node in ast.walk(tree(path)):  # outer functions come first
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.update((inner, node) for inner in ast.walk(node) if inner is not node)
    return found


def called(node: ast.AST) -> str | None:
    """The last word of what is called: `tell` for `state.tell(…)`."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
    return None


@cache
def calls_in(path: Path) -> tuple[ast.Call, ...]:
    return tuple(node for node in ast.walk(tree(path)) if isinstance(node, ast.Call))


def calls(path: Path, *names: str) -> Iterator[ast.Call]:
    yield from (call for call in calls_in(path) if called(call) in names)


Words = set[tuple[str, bool]]
"""What a string can be: a beginning, and whether it is the whole."""


def words(path: Path, node: ast.expr) -> Words:
    """What an expression can be, as far as the file tells."""
    match node:
        case ast.Constant(value=str(text)):
            return {(text, True)}
        case ast.IfExp(body=body, orelse=orelse):
            return words(path, body) | words(path, orelse)
        case ast.JoinedStr(values=[*parts]):
            return joined(path, parts)
        case ast.Name():
            return {found for value in meant(path, node) for found in words(path, value)} or {("", False)}
    return {("", False)}


def joined(path: Path, parts: list[ast.expr]) -> Words:
    """The beginnings of an f-string, up to the first place that the file does not tell."""
    found: Words = {("", True)}
    for part in parts:
        more = words(path, part.value if isinstance(part, ast.FormattedValue) else part)
        found = {
            (start + end, whole) if so_far else (start, False)
            for (start, so_far), (end, whole) in product(found, more)
        }
    return found


def meant(path: Path, name: ast.Name) -> Iterator[ast.expr]:
    """What was bound to a name: by assignment, by a loop over literals, by the callers in the file."""
    function = owners(path)[name]
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name.id)], value=value):
                # What a name becomes from itself begins as before.
                if not any(isinstance(part, ast.Name) and part.id == name.id for part in ast.walk(value)):
                    yield value
            case ast.For(target=ast.Name(id=name.id), iter=ast.Tuple(elts=elements)):
                yield from elements
            case ast.For(target=ast.Tuple(elts=targets), iter=ast.Tuple(elts=elements)):
                for target, row in product(enumerate(targets), elements):
                    if isinstance(target[1], ast.Name) and target[1].id == name.id:
                        assert isinstance(row, ast.Tuple)
                        yield row.elts[target[0]]
    parameters = [argument.arg for argument in function.args.args if argument.arg != "self"]
    if name.id in parameters:
        for call in calls(path, function.name):
            yield from call.args[parameters.index(name.id) :][:1]


@cache
def literals(take: Callable[[Path], Iterator[ast.expr]]) -> frozenset[tuple[str, bool]]:
    return frozenset(found for path in FILES for node in take(path) for found in words(path, node))


def codes(path: Path) -> Iterator[ast.expr]:
    yield from (call.args[0] for call in calls(path, "Refusal", "Unreadable"))


def differences(path: Path) -> Iterator[ast.expr]:
    yield from (call.args[1] for call in calls(path, "Difference"))


def kinds(path: Path) -> Iterator[ast.expr]:
    """The kinds of events, but for the hand-over within `tell` itself; elsewhere messages are told."""
    if not {"server", "table", "browser"}.intersection(path.parts):
        yield from (call.args[0] for call in calls(path, "tell"))
    for node in ast.walk(tree(path)):
        match node:
            case (
                ast.Call(func=ast.Attribute(value=ast.Attribute(attr="log"), attr="append"), args=events)
                | ast.Assign(targets=[ast.Attribute(attr="log")], value=ast.List(elts=events))
                | ast.AugAssign(target=ast.Attribute(attr="log"), value=ast.List(elts=events))
            ) if owners(path)[node].name != "tell":
                for event in events:
                    assert isinstance(event, ast.Tuple)
                    yield event.elts[0]


def expected(path: Path) -> Iterator[ast.expr]:
    yield from (call.args[0] for call in calls(path, "expected"))


def keys(path: Path) -> Iterator[ast.expr]:
    """What is looked up in a catalogue, or given to `say` to be looked up."""
    yield from (call.args[0] for call in calls(path, "say") if isinstance(call.func, ast.Attribute))
    for call in calls(path, "text", "has"):
        match call.func:
            case ast.Attribute(value=ast.Name(id="messages") | ast.Attribute(attr="messages")):
                yield call.args[0]


def whole(take: Callable[[Path], Iterator[ast.expr]]) -> set[str]:
    return {text for text, complete in literals(take) if complete}


def families() -> dict[str, set[str]]:
    """The beginnings of the keys that are put together, and every end each of them can have."""
    return {
        "refusal-": whole(codes),
        "event-": whole(kinds),
        "expected-": whole(expected) | EXPECTATIONS,
        "check-": whole(differences),
        "pending-": PENDING,
        "ask-": PENDING,
        "color-": set(COLORS),
        "color-key-": set(COLORS),
        "edition-": set(EDITIONS),
        "web-edition-": set(EDITIONS),
        "spin-": set(SPINS),
        "machine-spin-": set(SPINS),
        "option-": OPTIONS,
        "rule-": set(KINDS) - {"act"},
        "deck-draws-": set(WHOM),
        "deck-until-": set(WHOM),
        "deck-skips-": set(WHOM),
        "deck-too-": set(WHOM),
        "setting-": {setting.key for setting in known().values()},
        "train-against-": set(RIVALS),
        "try-move-": MOVE_WORDS,
        "mcp-tool-": set(TOOLS),
        "mcp-argument-": {name for arguments in TOOLS.values() for name in arguments},
        "book-chapter-": {name.partition(".")[0] for name in rules(FALLBACK)},
        "book-source-": {"book", "ruling"},
        "opt-": OPTIONS,
        "idea-": {str(number) for number, idea in enumerate(IDEAS, start=1) if idea.startswith("act")},
    }


def required() -> set[str]:
    hidden = {f"event-{kind}-hidden" for kind in _SEEN_BY_SEAT | _SEEN_BY_BOTH}
    return whole(keys) | hidden | {start + end for start, ends in families().items() for end in ends}


def optional() -> set[str]:
    """Keys that are asked for only if they are there."""
    events = {f"event-{kind}{variant}" for kind, variant in product(whole(kinds), EVENT_VARIANTS)}
    return events | {f"symbol-{symbol}" for symbol in SYMBOLS}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_messages_and_attributes(language: str) -> None:
    assert variables(language).keys() == variables(FALLBACK).keys()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_same_variables(language: str) -> None:
    other = variables(language)
    differing = {key: (used, other[key]) for key, used in variables(FALLBACK).items() if other[key] != used}
    assert not differing


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_filled_in(language: str, number: int) -> None:
    messages = catalogue(language)
    for key, used in variables(language).items():
        for value in (number, "left", "ana"):
            filled = {place: number if place == "share" else value for place in used}
            text = messages.text(key, **filled)
            assert text.strip() and "{" not in text, key


@pytest.mark.parametrize(
    ("take", "open_ends"),
    [
        (codes, set()),
        (kinds, set()),
        (differences, set()),
        (expected, {"expect-"}),
        (keys, {*families(), "symbol-"}),
    ],
)
def test_the_code_names_its_messages(
    take: Callable[[Path], Iterator[ast.expr]], open_ends: set[str]
) -> None:  # fmt: skip
    assert whole(take)
    found = {text for text, complete in literals(take) if not complete}
    assert not {text for text in found if not text.startswith(tuple(open_ends))}
    assert not {start for start in open_ends if not any(text.startswith(start) for text in found)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_use_exists(language: str) -> None:
    missing = required() - variables(language).keys()
    assert not missing


@pytest.mark.parametrize("start", [*families(), "symbol-"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_has_a_member(language: str, start: str) -> None:
    assert any(key.startswith(start) for key in variables(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_unused(language: str) -> None:
    messages = {key.partition(".")[0] for key in variables(language)}
    starts = tuple(looked_up()[1])
    unused = messages - required() - optional() - named()
    assert not {key for key in unused if not key.startswith(starts)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_browser_exists(language: str) -> None:
    whole_keys, starts = looked_up()
    known = variables(language).keys()
    assert not whole_keys - known
    assert not {start for start in starts if not any(key.startswith(start) for key in known)}


FOREIGN = re.compile(
    r"""\b(?:
        r[oó]b(?:ar|a|as|an|o|os|ó|e|es|en|ad[oa]s?|aste|aron|ar[áé]\w*|aría\w*)(?:l[aeo]s?)?
      | mazos? | pilas?\ de\ descartes? | cambios?\ de\ sentido | cartas?\ superior(?:es)?
      | p[ií]ll(?:ar|a|as|an|o|ó|e|es|en|ad[oa]s?|aron)(?:l[aeo]s?|te|me)?
      | penaliza\w* | multas? | ruletas? | rotulador(?:es)?
      | accion(?:ar|a|as|an|o|ó|e|en|ad[oa]s?|aron)(?:l[aeo]s?)?
      | móvil(?:es)? | ordenador(?:es)? | sillas? | p[uú]lsa\w* | añad\w* | coge\w*
      | vosotr[oa]s | vuestr[oa]s? | (?!dieci|veinti)\w+[áé]is
    )\b""",
    re.VERBOSE | re.IGNORECASE,
)
"""Words of Spain for what has another name in the leaflets (CONTRIBUTING, "Words in Spanish")."""


@pytest.mark.parametrize("folder", ["locale", "rulebook"])
def test_spanish_is_that_of_the_leaflets(folder: str) -> None:
    pages = [page for page in sorted((SOURCE / folder / "es").iterdir()) if page.suffix in (".ftl", ".md")]
    assert pages
    found = {
        f"{page.name}:{number}: {word}"
        for page in pages
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1)
        for word in FOREIGN.findall(line)
    }
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colors_have_the_same_key(language: str) -> None:
    keys = [catalogue(language).text(f"color-key-{color}") for color in COLORS]
    assert all(len(key) == 1 and key.isupper() for key in keys)
    assert len(set(keys)) == len(keys)


def shown_options() -> Iterator[str]:
    """What the browser says of each option, and of each word or number that it can be."""
    for name in EDITIONS:
        for option in lastcard.game(name, ["a", "b"]).known_options:
            yield f"opt-{option.name}"
            values: tuple[str, ...] = ()
            if isinstance(option, Choice):
                values = option.values
            elif isinstance(option, NumberOr):
                values = (option.default, "number")
            elif isinstance(option, Numbers):
                yield from (f"opt-{option.name}-{place}" for place in range(1, len(option.bounds) + 1))
            yield f"about-{option.name}"
            yield from (f"{start}-{option.name}-{value}" for value in values for start in ("opt", "hint"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_shown(language: str) -> None:
    assert set(shown_options()) <= variables(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_about_an_option_is_about_one(language: str) -> None:
    told = {key for key in variables(language) if key.startswith(("opt-", "hint-"))}
    assert told <= set(shown_options())


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(WEB_SOURCES)))
def test_no_sentence_stands_in_the_browser_client(path: Path) -> None:
    assert not list(spoken_on(path))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_refusals_give_what_their_sentences_need(path: Path) -> None:
    for call in calls(path, "Refusal", "Unreadable"):
        given = {keyword.arg for keyword in call.keywords}
        if None not in given:  # `**about` is not told by the file
            for code, _ in words(path, call.args[0]):
                assert variables(FALLBACK)[f"refusal-{code}"] <= given, f"{code} in line {call.lineno}"


def spoken(node: ast.expr) -> Iterator[str]:
    """The literal text in what is printed; keys of the catalogue and what fills f-strings are not."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.FormattedValue() | ast.Compare() | ast.Call(func=ast.Attribute(attr="text")):
            return
        case _:
            for child in ast.iter_child_nodes(node):
                if isinstance(child, ast.expr):
                    yield from spoken(child)


@pytest.mark.parametrize("path", COMMAND_LINE, ids=lambda path: path.name)
def test_no_sentence_stands_in_the_command_line(path: Path) -> None:
    printing = calls(path, "print", "input", "add_row", "add_column", "add_task")
    texts = {text for call in printing for argument in call.args for text in spoken(argument)}
    fixed = NOTATION.get(path.name, set())
    assert fixed <= texts
    assert not {text for text in texts - fixed if re.search(r"[^\W\d_]{3}", text)}
