"""What can be typed after `lastcard`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

import lastcard
from lastcard.cli import info, play, records, serve
from lastcard.cli.join import command as join
from lastcard.cli.lab import arena, simulate
from lastcard.cli.lab import report as lab_report
from lastcard.cli.lab.work import DATA, OUT, known_bots
from lastcard.core.refusal import Refusal
from lastcard.editions import EDITIONS
from lastcard.lab.engines import ENGINES
from lastcard.lab.fast_games import RANDOM
from lastcard.lab.simulation import KERNELS
from lastcard.languages import LANGUAGES
from lastcard.locale import Catalogue, default_language

HOST, PORT, DATABASE = "127.0.0.1", 8000, "sqlite:///lastcard.sqlite"
ARENA_BOTS, REPORT_BOT = "random,easy,normal,hard", "hard"


def language_of(words: Sequence[str]) -> str:
    """The language asked for, before anything else is read: errors are told in it too."""
    for place, word in enumerate(words):
        language = word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if word == "--lang":
            language = next(iter(words[place + 1 : place + 2]), None)
        if language in LANGUAGES:
            return str(language)
    return default_language()


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refusal("usage", message=message, command=self.prog)


def parse(words: Sequence[str], messages: Catalogue) -> argparse.Namespace:
    """The command and its values; a refusal for what cannot be understood."""
    with _speaking(messages):
        return _parser(messages).parse_args(words)


def _parser(messages: Catalogue) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="lastcard", description=messages.text("cli-about"), add_help=False, allow_abbrev=False
    )
    _common(parser, messages)
    parser.add_argument(
        "--version",
        action="version",
        version=f"lastcard {lastcard.__version__}",
        help=messages.text("cli-version"),
    )
    commands = parser.add_subparsers(
        title=messages.text("cli-commands"),
        metavar=messages.text("cli-word-command"),
        required=True,
        dest="command",
    )

    def command(name: str, run: Any) -> argparse.ArgumentParser:
        about = messages.text(f"cli-{name}")
        added = commands.add_parser(name, help=about, description=about, add_help=False, allow_abbrev=False)
        _common(added, messages)
        added.set_defaults(run=run)
        return added

    _add_serve(command("serve", serve.run), messages)
    _add_join(command("join", join.run), messages)
    _add_play(command("play", play.run), messages)
    command("check", records.check).add_argument(
        "files", nargs="+", metavar=messages.text("cli-word-file"), help=messages.text("cli-case-files")
    )
    replayer = command("replay", records.replay_record)
    replayer.add_argument(
        "record", metavar=messages.text("cli-word-record"), help=messages.text("cli-record-file")
    )
    replayer.add_argument("--to", type=int, metavar="N", help=messages.text("cli-to"))
    command("show", records.show_position).add_argument(
        "position", metavar=messages.text("cli-word-file"), help=messages.text("cli-position-file")
    )
    verifier = command("verify", records.verify_record)
    verifier.add_argument(
        "record", metavar=messages.text("cli-word-record"), help=messages.text("cli-record-file")
    )
    _add_simulate(command("simulate", simulate.run), messages)
    _add_arena(command("arena", arena.run), messages)
    _add_lab(command("lab", None), messages)
    ruler = command("rules", info.show_rules)
    ruler.add_argument("id", nargs="?", metavar="ID", help=messages.text("cli-rule-id"))
    command("editions", info.show_editions)
    return parser


def _common(parser: argparse.ArgumentParser, messages: Catalogue) -> None:
    parser.add_argument("-h", "--help", action="help", help=messages.text("cli-help"))
    parser.add_argument("--lang", choices=LANGUAGES, help=messages.text("cli-lang"))


def _add_table(
    parser: argparse.ArgumentParser, messages: Catalogue, players: int, fixed: bool = True
) -> None:
    possible = ", ".join(EDITIONS)
    parser.add_argument(
        "--edition",
        default="usa",
        metavar="E",
        help=messages.text("cli-edition", possible=possible, default="usa"),
    )
    _add_players(parser, messages, players, fixed)


def _add_players(
    parser: argparse.ArgumentParser, messages: Catalogue, players: int, fixed: bool = True
) -> None:
    """Players and options; the number of players may follow from something else, if it is not `fixed`."""
    parser.add_argument(
        "--players",
        type=int,
        default=players if fixed else None,
        metavar="N",
        help=messages.text("cli-players", default=players),
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=messages.text("cli-word-option"),
        help=messages.text("cli-option"),
    )


def _add_play(parser: argparse.ArgumentParser, messages: Catalogue) -> None:
    _add_table(parser, messages, players=3)
    parser.add_argument("--name", help=messages.text("cli-name"))
    parser.add_argument(
        "--bot", default=play.LEVEL, metavar=messages.text("cli-word-level"),
        help=messages.text("cli-bot", possible=known_bots(), default=play.LEVEL),
    )  # fmt: skip
    parser.add_argument("--seed", type=int, metavar="S", help=messages.text("cli-seed"))
    parser.add_argument("--record", metavar=messages.text("cli-word-file"), help=messages.text("cli-record"))
    parser.add_argument("--write", action="store_true", help=messages.text("cli-write"))


def _add_serve(parser: argparse.ArgumentParser, messages: Catalogue) -> None:
    parser.add_argument("--host", default=HOST, help=messages.text("cli-host", default=HOST))
    parser.add_argument(
        "--port", type=int, default=PORT, metavar="N", help=messages.text("cli-port", default=str(PORT))
    )
    parser.add_argument(
        "--database", default=DATABASE, metavar="URL", help=messages.text("cli-database", default=DATABASE)
    )


def _add_join(parser: argparse.ArgumentParser, messages: Catalogue) -> None:
    parser.add_argument("url", metavar="URL", help=messages.text("cli-table-url"))
    parser.add_argument(
        "code", nargs="?", metavar=messages.text("cli-word-code"), help=messages.text("cli-table-code")
    )
    parser.add_argument("--name", help=messages.text("cli-name"))
    parser.add_argument("--watch", action="store_true", help=messages.text("cli-watch"))


def _add_simulate(parser: argparse.ArgumentParser, messages: Catalogue) -> None:
    _add_table(parser, messages, players=simulate.PLAYERS, fixed=False)
    parser.add_argument(
        "--bots", default=RANDOM, metavar="A,B,…",
        help=messages.text("cli-bots-seats", possible=known_bots()),
    )  # fmt: skip
    parser.add_argument(
        "--games", type=int, default=100, metavar="G", help=messages.text("cli-games", default=100)
    )
    _add_seed(parser, messages)
    parser.add_argument("--json", action="store_true", help=messages.text("cli-json"))
    parser.add_argument("--kernel", choices=KERNELS, help=messages.text("cli-kernel"))
    _add_work(parser, messages)


def _add_arena(parser: argparse.ArgumentParser, messages: Catalogue) -> None:
    _add_table(parser, messages, players=2)
    parser.add_argument(
        "--bots", default=ARENA_BOTS, metavar="A,B,…",
        help=messages.text("cli-bots", possible=known_bots(), default=ARENA_BOTS),
    )  # fmt: skip
    parser.add_argument(
        "--rounds", type=int, default=200, metavar="N", help=messages.text("cli-rounds", default=200)
    )
    parser.add_argument("--field", action="store_true", help=messages.text("cli-field"))
    parser.add_argument("--matches", action="store_true", help=messages.text("cli-matches"))
    _add_seed(parser, messages)
    parser.add_argument("--plot", metavar=messages.text("cli-word-file"), help=messages.text("cli-plot"))
    parser.add_argument("--json", action="store_true", help=messages.text("cli-json"))
    _add_work(parser, messages)


def _add_lab(parser: argparse.ArgumentParser, messages: Catalogue) -> None:
    """Commands of their own below `lab`."""
    below = parser.add_subparsers(
        title=messages.text("cli-commands"),
        metavar=messages.text("cli-word-command"),
        required=True,
        dest="below",
    )
    about = messages.text("cli-report")
    report = below.add_parser("report", help=about, description=about, add_help=False, allow_abbrev=False)
    _common(report, messages)
    report.set_defaults(run=lab_report.run)
    report.add_argument(
        "edition",
        metavar=messages.text("cli-word-edition"),
        help=messages.text("cli-report-edition", possible=", ".join(EDITIONS)),
    )
    _add_players(report, messages, players=4)
    report.add_argument(
        "--bot", default=REPORT_BOT, metavar="BOT",
        help=messages.text("cli-report-bot", possible=known_bots(), default=REPORT_BOT),
    )  # fmt: skip
    report.add_argument(
        "--rounds", type=int, default=2000, metavar="N", help=messages.text("cli-report-rounds", default=2000)
    )
    _add_seed(report, messages)
    report.add_argument("--out", metavar=messages.text("cli-word-file"), help=messages.text("cli-report-out"))
    _add_work(report, messages, DATA)


def _add_seed(parser: argparse.ArgumentParser, messages: Catalogue) -> None:
    """Long work begins with the same chance each time, so that a later run can continue it."""
    told = messages.text("cli-run-seed", default=0)
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=told)


def _add_work(parser: argparse.ArgumentParser, messages: Catalogue, results: str = OUT) -> None:
    parser.add_argument(results, metavar=messages.text("cli-word-file"), help=messages.text("cli-out"))
    parser.add_argument("--engine", choices=ENGINES, help=messages.text("cli-engine"))
    parser.add_argument("--workers", type=int, metavar="N", help=messages.text("cli-workers"))
    parser.add_argument("--address", metavar="URL", help=messages.text("cli-address"))


@contextmanager
def _speaking(messages: Catalogue) -> Iterator[None]:
    """Let argparse speak our language meanwhile: it asks gettext, and here is our answer."""
    sentences = {
        "usage: ": messages.text("cli-usage"),
        "options": messages.text("cli-options"),
        "positional arguments": messages.text("cli-arguments"),
        "the following arguments are required: %s": messages.text("usage-required", names="%s"),
        "unrecognized arguments: %s": messages.text("usage-unrecognized", names="%s"),
        "expected one argument": messages.text("usage-one-argument"),
        "expected at least one argument": messages.text("usage-some-arguments"),
        "invalid choice: %(value)r (choose from %(choices)s)": messages.text(
            "usage-choice", given="%(value)s", possible="%(choices)s"
        ),
        "invalid %(type)s value: %(value)r": messages.text("usage-number", given="%(value)s"),
        "argument %(argument_name)s: %(message)s": messages.text(
            "usage-argument", name="%(argument_name)s", message="%(message)s"
        ),
        "ambiguous option: %(option)s could match %(matches)s": messages.text(
            "usage-ambiguous", given="%(option)s", possible="%(matches)s"
        ),
    }
    theirs = vars(argparse)["_"]
    setattr(argparse, "_", lambda sentence: sentences.get(sentence, sentence))  # noqa: B010
    try:
        yield
    finally:
        setattr(argparse, "_", theirs)  # noqa: B010
