"""The edition that CONTRIBUTING.md adds as its example is played wherever an edition is asked for by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest

import lastcard
from lastcard.cards.symbols import Symbol, deck
from lastcard.cli import main
from lastcard.core.extras import FAST, has_extra
from lastcard.languages import LANGUAGES
from lastcard.notation.moves import move_text
from lastcard.table import entries
from lastcard.table.phases import FINISHED
from tests.support.docs_pages import ROOT
from tests.table.sitting import Sitting, create
from tests.table.vigil import Vigil

compiled = pytest.mark.skipif(not has_extra(FAST), reason="takes the extra fast")


@pytest.fixture(autouse=True)
def mini() -> Iterator[lastcard.CardEdition]:
    """The edition of the guide, registered for one test."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    made = lastcard.read_deck(page.partition("```toml\n")[2].partition("```")[0])
    before = dict(lastcard.EDITIONS)
    lastcard.register(made)
    yield made
    lastcard.EDITIONS.clear()
    lastcard.EDITIONS.update(before)


def test_it_is_what_the_guide_says(mini: lastcard.CardEdition) -> None:
    assert (len(mini.deck), mini.colors) == (30, ("r", "b"))
    assert not any(card.symbol.effect for card in mini.deck), "no code at all"


def test_rain_makes_everybody_else_draw_one() -> None:
    record = lastcard.play("mini", 3 * ["hard"], seed=1)
    game = record.game()
    rains = 0
    for before, after in zip(states := [*record.states()], states[1:], strict=False):
        events = game.events(after)
        if events[0].kind == "played" and events[0].cards in (("rN",), ("bN",)):
            drew = [event for event in events if event.kind == "drew"]
            seat = events[0].seat
            if game.round_outcome(after) is None or game.pending(after).seats:
                rains += 1
                assert [event.seat for event in drew] == in_turn(game, before, seat)
                assert all(len(event.cards) <= 1 for event in drew)
    assert rains


def in_turn(game: lastcard.AnyGame, state: Any, seat: int | None) -> list[int]:
    """The others, from the next player on."""
    assert seat is not None
    players = len(game.players)
    return [(seat + place * state.direction) % players for place in range(1, players)]


@pytest.mark.parametrize("bots", [["hard"] * 3, ["random", "easy", "normal", "hard"]])
def test_a_match_is_a_record(bots: list[str], tmp_path: Path) -> None:
    record = lastcard.play("mini", bots, seed=1)
    assert record.winners and lastcard.Record.from_text(record.text) == record
    record.save(tmp_path / "match.jsonl")
    assert lastcard.read_record(tmp_path / "match.jsonl") == record
    *_, last = record.states()
    assert record.game().outcome(last) is not None


def test_a_position_is_text_and_back() -> None:
    game = lastcard.game("mini", ["ana", "beto"])
    state = game.start(seed=3)
    assert str(state).startswith('edition {"format": 1, "name": "mini"')
    assert lastcard.read_position(str(state)) == state


@compiled
def test_it_plays_in_batches() -> None:
    from lastcard.fast import Batch  # noqa: PLC0415

    for policy in ("random", "good"):
        outcomes = Batch("mini", 3, 10, seed=1).rollout(policy)
        assert set(outcomes.winners) <= {-1, 0, 1, 2}
        assert (outcomes.decisions > 0).all()
    batch = Batch("mini", 2, 20, seed=2)
    for _ in range(30):
        batch.step(batch.legal.argmax(axis=1))
        batch.reset(where=batch.seats < 0)
    assert batch.observe().shape[0] == 20


@compiled
def test_the_expert_searches_in_it() -> None:
    assert lastcard.play("mini", ["expert:100", "hard"], seed=1, target=50).winners


def test_it_plays_in_the_arena() -> None:
    found = lastcard.lab.arena(["normal", "random"], edition="mini", deals=10)
    assert str(found).startswith("mini, 2 players")


def test_it_plays_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = str(tmp_path / "match.jsonl")
    typed = chain(["?"], repeat("1"))
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    words = ("--edition", "mini", "--players", "3", "--option", "target=30", "--record", path)
    assert main(["play", *words, "--lang", "en"]) == 0
    for command in ("replay", "verify"):
        for language in LANGUAGES:
            assert main([command, path, "--lang", language]) == 0
    assert main(["editions"]) == 0
    assert "mini" in capsys.readouterr().out


def test_it_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    for kernel in ("reference", *(["fast"] if has_extra(FAST) else [])):
        words = ("--games", "20", "--kernel", kernel, "--engine", "serial")
        assert main(("simulate", "--edition", "mini", "--players", "3", *words)) == 0
    assert "mini" in capsys.readouterr().out


def test_bots_play_it_at_a_table() -> None:
    sitting = Sitting(create("mini", 3, bots=("normal", "hard"), options={"target": "40"}))
    vigil = Vigil(sitting)
    sitting.begin()
    vigil.steward.changed(vigil.now)
    rng = Random(1)
    for _ in range(10_000):
        if sitting.phase == FINISHED:
            break
        if 0 in sitting.table.pending().seats:
            game, table = sitting.table.game, sitting.table
            assert game is not None
            move = rng.choice([*game.moves(table.state, 0)])
            vigil.do(entries.Move(0, move_text(move, game.players)))
        else:
            wakes = vigil.steward.wakes()
            assert wakes is not None
            vigil.now = max(vigil.now, wakes)
            vigil.tick()
    assert sitting.phase == FINISHED
    assert lastcard.Record.from_text("\n".join(sitting.table.lines) + "\n").winners


def test_a_hook_of_ones_own_is_called(mini: lastcard.CardEdition) -> None:
    """With `effect` the rules stay Python: batches refuse it."""
    seen: list[tuple[int, int]] = []

    def peek(state: Any, seat: int, target: int, chance: Any) -> None:
        seen.append((seat, target))

    peeked = Symbol("P", 10, effect=peek)
    cards = (*mini.deck, *deck("rb", [(peeked, 2)], []))
    lastcard.register(replace(mini, name="peek", deck=cards))
    assert lastcard.play("peek", ["hard", "easy"], seed=1).winners
    assert seen and {target for _, target in seen} == {-1}


@compiled
def test_compiled_code_leaves_hooks_alone(mini: lastcard.CardEdition) -> None:
    from lastcard.fast import Batch  # noqa: PLC0415

    peeked = Symbol("P", 10, effect=lambda state, seat, target, chance: None)
    lastcard.register(replace(mini, name="peek", deck=(*mini.deck, *deck("rb", [(peeked, 2)], []))))
    with pytest.raises(lastcard.Refusal, check=lambda refusal: refusal.code == "fast-effect"):
        Batch("peek", 2, 4)
    assert lastcard.play("peek", ["expert:100", "easy"], seed=1, target=50).winners
