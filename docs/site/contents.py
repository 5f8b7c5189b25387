"""What the site consists of: every page, where it comes from, and its place in the sidebar."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lastcard.languages import FALLBACK, LANGUAGES, Language

ROOT = Path(__file__).parents[2]

PLAY = "first friends screen tournaments house decks fairness offline hosting editions".split()
"""Pages for players, in docs/play: every one in every language."""

EDITIONS = ("usa", "hp", "jackpot", "dice", "classic", "wild", "attack")
"""The editions, each with a page in the order of its leaflet."""

RULES = {"cards": "cards", "house": "house", "dice": "all-dice", "rulings": "rulings"}
"""The files of the rulebook, and the pages that they become."""

REFERENCE = {"lastcard": "lastcard", "lab": "lastcard.lab", "fast": "lastcard.fast", "rl": "lastcard.rl"}
"""Pages of the reference, and the module that each one tells of."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of the sidebar: its names, and its pages by slug, with short names where titles are long."""

    names: dict[Language, str]
    pages: dict[str, dict[Language, str]]


def _english(**names: str) -> dict[str, dict[Language, str]]:
    return {f"docs/{slug}": {"en": name} for slug, name in names.items()}


GROUPS = (
    Group({"en": "Play", "es": "Jugar"}, {f"play/{name}": {} for name in PLAY}),
    Group(
        {"en": "Rules", "es": "Reglas"},
        {
            **{f"rules/{name}": {} for name in EDITIONS},
            "rules/cards": {"en": "All rules: cards", "es": "Todas las reglas: cartas"},
            "rules/house": {"en": "All rules: house rules", "es": "Todas las reglas: de la casa"},
            "rules/all-dice": {"en": "All rules: dice", "es": "Todas las reglas: dados"},
            "rules/rulings": {"en": "Index of rulings", "es": "Índice de criterios"},
        },
    ),
    Group(
        {"en": "Run a server", "es": "Un servidor (en inglés)"},
        _english(
            server="Running a server", operating="Operating", admin="Administration", nodes="Several nodes"
        ),
    ),
    Group(
        {"en": "Decks and bots", "es": "Barajas y bots (en inglés)"},
        _english(
            decks="Make a deck",
            bots="Write a bot",
            training="Train one",
            rl="Environments",
            fast="Compiled rules",
            assistants="Language models",
            results="The laboratory's results",
        ),
    ),
    Group(
        {"en": "For programs", "es": "Para programas (en inglés)"},
        {
            **_english(library="The library", stability="What is stable"),
            **{f"reference/{page}": {"en": module} for page, module in REFERENCE.items()},
            **_english(
                terminal="The command",
                notation="Notation",
                records="Records",
                protocol="The protocol",
            ),
        },
    ),
    Group(
        {"en": "How it is made", "es": "Cómo está hecho (en inglés)"},
        _english(
            architecture="Architecture",
            testing="How it is tested",
            benchmarks="How strong, how fast",
            fairness="Fairness in detail",
            cups="Tournaments in detail",
            offline="Without a server",
            contributing="Contributing",
            changelog="Changelog",
        ),
    ),
)


def sources() -> dict[Path, tuple[Language, str]]:
    """Every Markdown file that becomes a page, with the language and the slug of the page."""
    found: dict[Path, tuple[Language, str]] = {
        ROOT / "src" / "lastcard" / "rulebook": (FALLBACK, "rules/cards")
    }
    for language in LANGUAGES:
        for name in PLAY:
            found[ROOT / "docs" / "play" / language / f"{name}.md"] = language, f"play/{name}"
        for name, slug in RULES.items():
            rules = ROOT / "src" / "lastcard" / "rulebook" / language / f"{name}.md"
            found[rules] = language, f"rules/{slug}"
    for page in sorted((ROOT / "docs").glob("*.md")):
        found[page] = FALLBACK, f"docs/{page.stem}"
    for name in ("CONTRIBUTING", "CHANGELOG"):
        found[ROOT / f"{name}.md"] = FALLBACK, f"docs/{name.lower()}"
    return found


def address(language: Language, slug: str) -> str:
    """Where a page lies below the root of the site: a folder, with a slash at its end."""
    parts = [*([] if language == FALLBACK else [language]), *([] if slug == "index" else [slug])]
    return "".join(f"{part}/" for part in parts)


def sidebar() -> list[dict[str, object]]:
    """The sidebar as Starlight wants it."""
    return [
        {
            "label": group.names[FALLBACK],
            "translations": {language: group.names[language] for language in LANGUAGES},
            "collapsed": number > 1,
            "items": [_item(slug, names) for slug, names in group.pages.items()],
        }
        for number, group in enumerate(GROUPS)
    ]


def _item(slug: str, names: dict[Language, str]) -> dict[str, object]:
    return {"slug": slug, **({"label": names[FALLBACK], "translations": names} if names else {})}
