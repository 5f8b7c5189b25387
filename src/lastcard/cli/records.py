"""`lastcard check`, `lastcard replay` and `lastcard verify`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.progress import Progress

from lastcard.bots.checking import BotCheck, Deeds, describes_bots
from lastcard.cli.describe import console
from lastcard.cli.screen import bot_text
from lastcard.cli.status import DONE, FAILED, WRONG_INPUT
from lastcard.core.files import read_file
from lastcard.core.refusal import Refusal, telling
from lastcard.editions import AnyGame
from lastcard.locale import Catalogue
from lastcard.locale.refusals import refusal_text
from lastcard.notation.case import read_case, read_position, read_state
from lastcard.notation.check import Difference, run_case
from lastcard.notation.record import Record, read_record
from lastcard.notation.replay import Moment, replay, verify
from lastcard.table.sentences import event_text
from lastcard.words.families import Family, family_of, names_at


def check(arguments: argparse.Namespace, messages: Catalogue) -> int:
    """Run every case; the last line counts them, whatever the language."""
    out, errors = console(), console(error=True)
    passed = failed = 0
    status = 0
    for path in arguments.files:
        try:
            with telling(file=path):
                differences = run_case(read_case(read_file(path)))
        except Refusal as refusal:
            errors.print(refusal_text(messages, refusal), highlight=False)
            status = WRONG_INPUT
            continue
        if differences:
            failed += 1
            for difference in differences:
                text = _difference_text(messages, difference)
                out.print(
                    messages.text("error-at", path=path, line=str(difference.line), message=text),
                    highlight=False,
                )
        else:
            passed += 1
            out.print(f"ok {path}", highlight=False)
    out.print(f"{passed} passed, {failed} failed", highlight=False)
    return status or (FAILED if failed else DONE)


def _difference_text(messages: Catalogue, difference: Difference) -> str:
    about = {
        name: refusal_text(messages, value) if isinstance(value, Refusal) else value
        for name, value in difference.about.items()
    }
    return messages.text(f"check-{difference.code}", **about)


def replay_record(arguments: argparse.Namespace, messages: Catalogue) -> int:
    with telling(file=arguments.record):
        return _replay(arguments, messages)


def _replay(arguments: argparse.Namespace, messages: Catalogue) -> int:
    record = read_record(arguments.record)
    moves = sum("move" in entry.data for entry in record.entries)
    stop = arguments.to
    if stop is not None and not 0 <= stop <= moves:
        raise Refusal("no-such-move", count=moves)
    out = console()
    game = record.game()
    rounds = 1
    last: Moment | None = None
    for moment in replay(record):
        if stop is not None and moment.number > stop:
            break
        last = moment
        if moment.entry is None or "next" in moment.entry.data:
            out.print(messages.text("replay-deal", number=rounds), style="bold")
            rounds += 1
        elif "move" in moment.entry.data:
            data = moment.entry.data
            out.print(f"{moment.number:4}. {data['by']} {data['move']}")
        _print_events(out, messages, game, moment)
        if stop is not None and moment.number == stop:
            break
    assert last is not None
    if stop is not None:
        out.print()
        out.print(f"# {messages.text('replay-position', number=stop)}", highlight=False)
        out.print(position_text(messages, game, last.state), highlight=False, end="")
    else:
        _print_end(out, messages, record, moves)
    return DONE


def _print_events(out: Console, messages: Catalogue, game: AnyGame, moment: Moment) -> None:
    """What followed; the move itself is on its own line already."""
    moved = moment.entry is not None and "move" in moment.entry.data
    for place, event in enumerate(moment.events):
        if not (moved and place == 0 and event.kind in _SAID_BY_MOVE):
            out.print(f"      {event_text(messages, event, game, None)}")


_SAID_BY_MOVE = {
    "played", "kept", "passed", "uno", "caught", "accepted", "challenged", "named", "picked", "discarded",
    "done", "stood", "rerolled", "chained", "penalty",
}  # fmt: skip


def _print_end(out: Console, messages: Catalogue, record: Record, moves: int) -> None:
    winners = ", ".join(record.end.data["end"]["winners"])
    key = "replay-end" if winners else "replay-unfinished"
    out.print(messages.text(key, count=moves, winners=winners), style="bold", highlight=False)


def position_text(messages: Catalogue, game: AnyGame, state: Any) -> str:
    """A position in the notation, with what it says of the moment in comments."""
    family = family_of(game, messages)
    return str(state) + "".join(f"# {line}\n" for line in _comments(family, game, state))


def show_position(arguments: argparse.Namespace, messages: Catalogue) -> int:
    """A position as a person reads it: the table, every hand, and what is waited for."""
    with telling(file=arguments.position):
        text = read_file(arguments.position)
        state, game = read_state(text), read_position(text).game()
    family, out = family_of(game, messages), console()
    for line in family.picture(game, game.view(state, None).as_dict()):
        out.print(line, highlight=False)
    for name, hand in zip(game.players, game.hands(state), strict=False):
        out.print(f"{name}: {' '.join(hand)}", highlight=False)
    for line in _comments(family, game, state):
        out.print(line, highlight=False)
    return DONE


def _comments(family: Family, game: AnyGame, state: Any) -> Iterator[str]:
    messages, decision = family.messages, game.pending(state)
    if not decision.seats:
        yield family.over()
        return
    what = family.waiting(decision.kind)
    if what is not None:
        yield messages.text("replay-pending", names=names_at(game, decision.seats), what=what)
    yield from family.notes(game, state)


def verify_record(arguments: argparse.Namespace, messages: Catalogue) -> int:
    with telling(file=arguments.record):
        record = read_record(arguments.record)
        verified = verify(record)
    out = console()
    out.print(messages.text("verify-ok", count=verified.outcomes), highlight=False)
    out.print(messages.text("verify-nonces", count=verified.nonces), highlight=False)
    with telling(file=arguments.record):
        for sentence in _bots_checked(messages, record):
            out.print(sentence, highlight=False)
    out.print(messages.text("verify-seal", commitment=verified.commitment), highlight=False)
    return DONE


def _bots_checked(messages: Catalogue, record: Record) -> list[str]:
    """What its bots did and whether that is what they do, in a sentence for each; one that differs is
    refused."""
    if not describes_bots(record):
        return [messages.text("verify-bots-unknown")]
    check, errors = BotCheck(record), console(error=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(messages.text("verify-checking"), total=len(record.moves))
        for moves in check.moves():
            progress.update(task, completed=moves)
    return [_deeds_text(messages, deeds) for deeds in check.deeds] or [messages.text("verify-bots-none")]


def _deeds_text(messages: Catalogue, deeds: Deeds) -> str:
    about = {"decisions": deeds.decisions, "calls": deeds.calls, "why": deeds.unchecked or ""}
    key = "verify-bot-same" if deeds.unchecked is None else "verify-bot-unchecked"
    return messages.text(key, bot=bot_text(messages, deeds.name, deeds.level), **about)
