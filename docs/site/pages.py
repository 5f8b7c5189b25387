"""Markdown of the repository as pages of the site: the title apart, and every link where it leads there."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

from docs.site.contents import ROOT, address, sources
from lastcard.languages import FALLBACK, LANGUAGES, Language
from lastcard.rulebook import rules

SITE = ROOT / "site"
CONTENT = SITE / "src" / "content"
FILES = [SITE / "public" / address(language, "files") for language in LANGUAGES]
"""Where files lie that pages link to: below each language, since a link leads from the page as it is read."""

REPOSITORY = os.environ.get("REPOSITORY", "").rstrip("/")
"""Where the sources can be read, if anywhere: links to them begin with it."""

RULE_PAGES, OTHER_RULES = {"HOUSE": "house", "DICE": "all-dice"}, "cards"
"""The page that has the rules of a prefix, and the one that has all others."""

PICTURES = {".jpg", ".png", ".svg"}
_FENCE = re.compile(r"^```.*?^```$\n?", re.MULTILINE | re.DOTALL)
# A span of code outside a link comes first, so that nothing in it is taken for one.
_LINK = re.compile(r"`[^`\n]+`|(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
_ID = r"[A-Z]+\.[a-z][a-z0-9-]*"
_RULE = re.compile(rf"(?<![\w.#/]){_ID}(?![\w-])")
_CITED = re.compile(rf" \[({_ID}(?:, {_ID})*)\](?!\()")
_HEADING = re.compile(r"^(#{2,6})(?= )", re.MULTILINE)
_CITATION = re.compile(r'<span class="cites">.*?</span>')
_LIST = re.compile(r"<!-- library: .*?<!-- end -->", re.DOTALL)


def write_page(language: Language, slug: str, title: str, body: str, **more: object) -> None:
    """Write one page of the site, below its language."""
    matter = {"title": title, "description": described(body), **more}
    front = "".join(f"{name}: {json.dumps(value, ensure_ascii=False)}\n" for name, value in matter.items())
    folder = "." if language == FALLBACK else language
    page = CONTENT / "docs" / folder / f"{slug}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(f"---\n{front}---\n\n{body.strip()}\n", encoding="utf-8")


def write_markdown(source: Path, language: Language, slug: str) -> None:
    """Make a page of a Markdown file."""
    title, body = parted(source.read_text(encoding="utf-8"))
    body = _LIST.sub("The [reference](site:reference/lastcard) lists everything public, with examples.", body)
    write_page(language, slug, title, rewritten(evened(body), source, language, slug))


def parted(text: str) -> tuple[str, str]:
    """The first heading of a file, and what follows it."""
    found = re.match(r"\s*# (.+)\n", text)
    if found is None:
        raise ValueError(f"no heading at the beginning: {text[:60]!r}")
    return found[1].replace("`", ""), text[found.end() :]


def evened(body: str) -> str:
    """The text with headings that leave no level out; the title is the first."""
    above: list[int] = []

    def heading(found: re.Match[str]) -> str:
        level = len(found[1])
        while above and above[-1] >= level:
            above.pop()
        above.append(level)
        return "#" * (len(above) + 1)

    return _outside(body, (_FENCE,), lambda part: _HEADING.sub(heading, part))


def described(body: str) -> str:
    """The first sentences of a page as plain text, for search engines and previews."""
    prose = next((part for part in re.split(r"\n\s*\n", body.strip()) if re.match(r"[\w¿¡`*\[]", part)), "")
    plain = re.sub(
        r"[`*]|<[^>]+>", "", _LINK.sub(lambda found: found[2] or found[0], " ".join(prose.split()))
    )
    if len(plain) <= 200:
        return plain
    return plain[:200].rpartition(" ")[0].rstrip(",;:") + " …"


def rewritten(body: str, source: Path, language: Language, slug: str) -> str:
    """The text with links as they are on the site; blocks of code stay as they are."""

    def link(found: re.Match[str]) -> str:
        picture, text, target = found.groups()
        if target is None:
            return found[0]
        if picture:
            return f"![{text}]({_picture(source, target, language, slug)})"
        return _linked(text, target, source, language, slug)

    def named(found: re.Match[str]) -> str:
        return rule_link(found[0], language, slug)

    def cited(found: re.Match[str]) -> str:
        return " " + citation(found[1].split(", "), language, slug)

    linked = _outside(body, (_FENCE,), lambda part: _CITED.sub(cited, _LINK.sub(link, part)))
    return _outside(linked, (_FENCE, _LINK, _CITATION), lambda part: _RULE.sub(named, part))


def _outside(text: str, kept: tuple[re.Pattern[str], ...], change: Callable[[str], str]) -> str:
    """Change a text, but for the parts that these find."""
    if not kept:
        return change(text)
    parts: list[str] = []
    start = 0
    for found in kept[0].finditer(text):
        parts += [_outside(text[start : found.start()], kept[1:], change), found[0]]
        start = found.end()
    return "".join([*parts, _outside(text[start:], kept[1:], change)])


def relative(language: Language, slug: str, target: str) -> str:
    """A link from one page to an address below the root, whatever path the site is served under."""
    depth = address(language, slug).count("/")
    return "../" * depth + target


def rule_page(rule: str) -> str:
    """The slug of the page that has this rule."""
    return f"rules/{RULE_PAGES.get(rule.partition('.')[0], OTHER_RULES)}"


def rule_link(rule: str, language: Language, slug: str) -> str:
    """A rule's id as a link to it; other words that look like one stay as they are."""
    if rule not in rules(language):
        return rule
    return f"[{rule}]({relative(language, slug, address(language, rule_page(rule)))}#{rule})"


def citation(ids: Iterable[str], language: Language, slug: str) -> str:
    """The rules that a sentence stands on, as small links after it."""
    links = " ".join(
        f'<a href="{relative(language, slug, address(language, rule_page(rule)))}#{rule}">{rule}</a>'
        for rule in ids
    )
    return f'<span class="cites">{links}</span>'


def _linked(text: str, target: str, source: Path, language: Language, slug: str) -> str:
    place, _, anchor = target.partition("#")
    end = f"#{anchor}" if anchor else ""
    if place.startswith("site:"):
        return f"[{text}]({relative(language, slug, address(language, place.removeprefix('site:')))}{end})"
    if "://" in place or not place:
        return f"[{text}]({target})"
    path = (source.parent / place).resolve()
    if path in (pages := sources()):
        spoken, other = pages[path]
        # A page without a translation is shown in English below the reader's language.
        spoken = language if spoken == "en" and not slug.startswith("rules/") else spoken
        return f"[{text}]({relative(language, slug, address(spoken, other))}{end})"
    if not path.exists():
        raise ValueError(f"{source.relative_to(ROOT)} links to {target}, which is not there")
    if path.parent == ROOT / "docs" and path.is_file():
        for folder in FILES:
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, folder / path.name)
        return f"[{text}]({relative(language, slug, f'files/{path.name}')})"
    name = path.relative_to(ROOT).as_posix()
    if REPOSITORY:
        return f"[{text}]({REPOSITORY}/{name}{end})"
    return text if name in text else f"{text} (`{name}`)"


def _picture(source: Path, target: str, language: Language, slug: str) -> str:
    path = (source.parent / target).resolve()
    if path.suffix not in PICTURES:
        raise ValueError(f"{target} is no picture")
    folder = CONTENT / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, folder / path.name)
    # From the file of the page, which is not below a folder of its own name.
    return "../" * address(language, slug).count("/") + f"pictures/{path.name}"


def write_reference(page: str, module: str, told: str) -> None:
    """Write a page of the reference of Python."""
    slug = f"reference/{page}"
    write_page(FALLBACK, slug, f"{module}", rewritten(told, ROOT / "docs" / "library.md", FALLBACK, slug))


def write_front(language: Language) -> None:
    """Write the front page, whose content a component of the site has."""
    words = json.loads((SITE / "src" / "landing" / f"{language}.json").read_text(encoding="utf-8"))
    more = {"template": "splash", "hero": {}, "tableOfContents": False}
    write_page(language, "index", "Lastcard", "", description=words["description"], **more)
