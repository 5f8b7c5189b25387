"""What can be typed after `lastcard`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

import lastcard
from lastcard.cli import admin, decks, info, play, records, rules, serve, train
from lastcard.cli.join import command as join
from lastcard.cli.lab import arena, simulate
from lastcard.cli.lab import report as lab_report
from lastcard.cli.lab.work import DATA, OUT, known_bots
from lastcard.cli.mcp import command as mcp
from lastcard.core.refusal import Refusal
from lastcard.editions import EDITIONS
from lastcard.lab.engines import ENGINES
from lastcard.lab.fast_games import RANDOM
from lastcard.lab.simulation import KERNELS
from lastcard.languages import LANGUAGES
from lastcard.locale import Catalogue, default_language

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
    """Says everything in one language, and refuses what it does not understand."""

    def __init__(self, messages: Catalogue, **more: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **more)
        self.messages = messages
        self.later: Callable[[_Parser], None] | None = None
        """What is added when this command is really meant, for its own price."""
        self.appendix = ""
        self.add_argument("-h", "--help", action="help", help=messages.text("cli-help"))
        self.add("--lang", "cli-lang", choices=LANGUAGES)

    def error(self, message: str) -> NoReturn:
        raise Refusal("usage", message=message, command=self.prog)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.later is not None:
            self.later(self)
            self.later = None
        return super().parse_known_args(args, namespace)

    def format_help(self) -> str:
        return super().format_help() + (f"\n{self.appendix}\n" if self.appendix else "")

    def add(self, name: str, key: str, word: str = "", about: Mapping[str, object] = {}, **how: Any) -> None:
        """An argument: what is said of it, and the word that stands for its value.

        What is said may tell the default, and what is in `about`.
        """
        if word:
            how["metavar"] = self.messages.text(f"cli-word-{word}")
        told = self.messages.text(key, **{"default": how.get("default"), **about})
        self.add_argument(name, help=told, **how)

    def below(self, dest: str) -> Any:
        """The place for commands of their own."""
        return self.add_subparsers(
            title=self.messages.text("cli-commands"),
            metavar=self.messages.text("cli-word-command"),
            required=True,
            dest=dest,
        )


def parse(words: Sequence[str], messages: Catalogue) -> argparse.Namespace:
    """The command and its values; a refusal for what cannot be understood."""
    with _speaking(messages):
        return _parser(messages).parse_args(words)


def _parser(messages: Catalogue) -> _Parser:
    parser = _Parser(messages, prog="lastcard", description=messages.text("cli-about"))
    parser.add("--version", "cli-version", action="version", version=f"lastcard {lastcard.__version__}")
    commands = parser.below("command")
    _add_serve(_command(commands, messages, "serve", serve.run))
    _add_join(_command(commands, messages, "join", join.run))
    _add_play(_command(commands, messages, "play", play.run))
    _command(commands, messages, "mcp", mcp.run).add(
        "--server", "cli-mcp-server", default=mcp.SERVER, metavar="URL"
    )
    _command(commands, messages, "check", records.check).add("files", "cli-case-files", "file", nargs="+")
    replayer = _command(commands, messages, "replay", records.replay_record)
    replayer.add("record", "cli-record-file", "record")
    replayer.add("--to", "cli-to", type=int, metavar="N")
    _command(commands, messages, "show", records.show_position).add("position", "cli-position-file", "file")
    _command(commands, messages, "verify", records.verify_record).add("record", "cli-record-file", "record")
    _add_simulate(_command(commands, messages, "simulate", simulate.run))
    _add_arena(_command(commands, messages, "arena", arena.run))
    _add_train(_command(commands, messages, "train", train.run))
    below = _command(commands, messages, "lab", None).below("below")
    _add_report(_command(below, messages, "report", lab_report.run))
    _add_rules(_command(commands, messages, "rules", rules.show_rules))
    _command(commands, messages, "editions", info.show_editions)
    below = _command(commands, messages, "deck", None).below("below")
    _command(below, messages, "deck-check", decks.check).add("files", "cli-deck-files", "file", nargs="+")
    _command(below, messages, "deck-show", decks.show).add("file", "cli-deck-file", "file")
    _add_admin(_command(commands, messages, "admin", None).below("below"), messages)
    return parser


def _command(commands: Any, messages: Catalogue, name: str, run: Any) -> _Parser:
    """A command; one below another has its name in front, as in `deck-check`."""
    about = messages.text(f"cli-{name}")
    name = name.rpartition("-")[2]
    added: _Parser = commands.add_parser(name, messages=messages, help=about, description=about)
    added.set_defaults(run=run)
    return added


def _add_edition(parser: _Parser) -> None:
    parser.add(
        "--edition", "cli-edition", about={"possible": ", ".join(EDITIONS)}, default="usa", metavar="E"
    )


def _add_players(parser: _Parser, players: int, fixed: bool = True) -> None:
    """Players and options; the number of players may follow from something else, if it is not `fixed`."""
    default = players if fixed else None
    parser.add("--players", "cli-players", about={"default": players}, type=int, default=default, metavar="N")
    parser.add("--option", "cli-option", "option", action="append", default=[])


def _add_play(parser: _Parser) -> None:
    _add_edition(parser)
    _add_players(parser, players=3)
    parser.add("--name", "cli-name")
    parser.add("--bot", "cli-bot", "level", {"possible": known_bots()}, default=play.LEVEL)
    parser.add("--seed", "cli-seed", type=int, metavar="S")
    parser.add("--record", "cli-record", "file")
    parser.add("--write", "cli-write", action="store_true")


def _add_rules(parser: _Parser) -> None:
    parser.add("words", "cli-rule-id", "words", nargs="*")
    parser.add("--edition", "cli-rule-edition", about={"possible": ", ".join(EDITIONS)}, metavar="E")


def _add_serve(parser: _Parser) -> None:
    parser.later = _add_settings
    parser.add("--config", "cli-config", "file")
    parser.add("--set", "cli-set", "option", action="append", default=[])
    parser.add("--show-settings", "cli-show-settings", action="store_true")


def _add_settings(parser: _Parser) -> None:
    from lastcard.cli import settings  # noqa: PLC0415 - what the server knows is not needed by others

    for name, how in settings.flags(parser.messages):
        parser.add_argument(name, **how)
    parser.appendix = settings.listed(parser.messages)


def _add_admin(below: Any, messages: Catalogue) -> None:
    listing = _admin_command(below, messages, "admin-list", admin.list_tables)
    listing.add("--all", "cli-admin-all", action="store_true")
    listing.add("--most", "cli-admin-most", type=int, default=admin.MOST_LISTED, metavar="N")
    _admin_command(below, messages, "admin-show", admin.show_table).add("code", "cli-admin-code", "code")
    _admin_command(below, messages, "admin-close", admin.close_table).add("code", "cli-admin-code", "code")
    export = _admin_command(below, messages, "admin-export", admin.export)
    export.add("name", "cli-admin-name", "code")
    export.add("--out", "cli-admin-out", "file")
    _admin_command(below, messages, "admin-nodes", admin.list_nodes)
    _admin_command(below, messages, "admin-drain", admin.drain).add(
        "node", "cli-admin-node", "node", nargs="?"
    )
    forget = _admin_command(below, messages, "admin-forget", admin.forget_player)
    forget.add("player", "cli-admin-player", "player")
    forget.add("--records", "cli-admin-records", action="store_true")
    ban = _admin_command(below, messages, "admin-ban", admin.ban)
    ban.add("whom", "cli-admin-whom", "whom")
    ban.add("--reason", "cli-admin-reason", default="", metavar="TEXT")
    _admin_command(below, messages, "admin-unban", admin.unban).add("whom", "cli-admin-whom", "whom")
    _admin_command(below, messages, "admin-bans", admin.list_bans)


def _admin_command(commands: Any, messages: Catalogue, name: str, run: Any) -> _Parser:
    added = _command(commands, messages, name, run)
    added.add("--database", "cli-admin-database", metavar="URL")
    return added


def _add_join(parser: _Parser) -> None:
    parser.add("url", "cli-table-url", metavar="URL")
    parser.add("code", "cli-table-code", "code", nargs="?")
    parser.add("--name", "cli-name")
    parser.add("--watch", "cli-watch", action="store_true")


def _add_simulate(parser: _Parser) -> None:
    _add_edition(parser)
    _add_players(parser, players=simulate.PLAYERS, fixed=False)
    parser.add("--bots", "cli-bots-seats", about={"possible": known_bots()}, default=RANDOM, metavar="A,B,…")
    parser.add("--games", "cli-games", type=int, default=100, metavar="G")
    _add_seed(parser)
    parser.add("--json", "cli-json", action="store_true")
    parser.add("--kernel", "cli-kernel", choices=KERNELS)
    _add_work(parser)


def _add_arena(parser: _Parser) -> None:
    _add_edition(parser)
    _add_players(parser, players=2)
    parser.add("--bots", "cli-bots", about={"possible": known_bots()}, default=ARENA_BOTS, metavar="A,B,…")
    parser.add("--rounds", "cli-rounds", type=int, default=200, metavar="N")
    parser.add("--field", "cli-field", action="store_true")
    parser.add("--matches", "cli-matches", action="store_true")
    _add_seed(parser)
    parser.add("--plot", "cli-plot", "file")
    parser.add("--json", "cli-json", action="store_true")
    _add_work(parser)


def _add_train(parser: _Parser) -> None:
    parser.add("--minutes", "cli-train-minutes", type=int, default=train.MINUTES, metavar="N")
    parser.add("--games", "cli-train-games", type=int, metavar="N")
    parser.add("--device", "cli-train-device", choices=train.DEVICES, default=train.DEVICES[0])
    parser.add("--seed", "cli-run-seed", type=int, default=1, metavar="S")
    parser.add("--begin-with", "cli-train-begin", "file", metavar="FOLDER")
    parser.add("--out", "cli-train-out", "file", default=train.FOLDER)


def _add_report(parser: _Parser) -> None:
    parser.add("edition", "cli-report-edition", "edition", {"possible": ", ".join(EDITIONS)})
    _add_players(parser, players=4)
    parser.add("--bot", "cli-report-bot", about={"possible": known_bots()}, default=REPORT_BOT, metavar="BOT")
    parser.add("--rounds", "cli-report-rounds", type=int, default=2000, metavar="N")
    _add_seed(parser)
    parser.add("--out", "cli-report-out", "file")
    _add_work(parser, DATA)


def _add_seed(parser: _Parser) -> None:
    """Long work begins with the same chance each time, so that a later run can continue it."""
    parser.add("--seed", "cli-run-seed", type=int, default=0, metavar="S")


def _add_work(parser: _Parser, results: str = OUT) -> None:
    parser.add(results, "cli-out", "file")
    parser.add("--engine", "cli-engine", choices=ENGINES)
    parser.add("--workers", "cli-workers", type=int, metavar="N")
    parser.add("--address", "cli-address", metavar="URL")


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
