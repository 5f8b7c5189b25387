"""OpenSpiel's own simulation test, unchanged, and a playthrough that is compared line by line.

`python -m tests.rl.test_openspiel` writes the playthrough again.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from lastcard import Refusal
from lastcard.rl.spiel import NAME
from tests.support.sizes import sizes

PLAYTHROUGH = Path(__file__).with_name("playthrough.txt")
PLAYED = f"{NAME}(edition=jackpot,players=2,options=hand-size 3,max_cycles=3,seed=4)"


@pytest.mark.parametrize("cycles", sizes(40, 2000))
@pytest.mark.parametrize(
    "given",
    [
        "edition=usa",
        "edition=hp,players=4",
        "edition=jackpot,players=3,options=drawn must;hand-size 5",
        "edition=dice,players=3,rewards=match",
    ],
)
def test_random_simulations(given: str, cycles: int) -> None:
    game = pyspiel.load_game(f"{NAME}({given},max_cycles={cycles})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def load(**params: Any) -> Any:
    return pyspiel.load_game(NAME, params)


def played(game: Any, seed: int, most: int = 10_000) -> Any:
    """A state after random actions: at the end, or after this many of actions and outcomes."""
    rng, state = Random(seed), game.new_initial_state()
    while not state.is_terminal() and most:
        most -= 1
        if state.is_chance_node():
            ((outcome, chance),) = state.chance_outcomes()
            assert chance == 1.0
            state.apply_action(outcome)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("edition", ["usa", "jackpot", "dice"])
def test_a_history_replays_without_a_generator(edition: str) -> None:
    for seed in range(3):
        state = played(load(edition=edition, players=3), seed, 200)
        again = load(edition=edition, players=3).new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert str(again) == str(state) and again.returns() == state.returns()


def test_a_seed_fixes_what_chance_samples() -> None:
    histories = [played(load(edition="dice", seed=5), 1).history() for _ in range(2)]
    assert histories[0] == histories[1]
    assert played(load(edition="dice", seed=6), 1).history() != histories[0]


def test_dice_are_chance_nodes_and_drawn_cards_are_not() -> None:
    """A shuffled pile is in its order; dice are rolled when they are rolled."""
    chances = {}
    for edition in ("usa", "dice"):
        state = played(load(edition=edition, seed=2), 1, 60)
        chances[edition] = sum(item.player == pyspiel.PlayerId.CHANCE for item in state.full_history())
    assert chances["usa"] == 1 and chances["dice"] > 10


def test_clones_and_texts_of_states_go_on_by_themselves() -> None:
    game = load(edition="jackpot", players=3, seed=3)
    state = played(game, 2, 30)
    clone, kept = state.clone(), game.deserialize_state(state.serialize())
    before = str(state)
    assert str(clone) == str(kept) == before
    for other in (clone, kept):
        other.apply_action(other.legal_actions()[0])
    assert str(state) == before and str(clone) == str(kept) != before


def test_information_states_hide_what_others_hold() -> None:
    state = played(load(edition="usa", players=3, seed=7), 3, 25)
    for seat in range(3):
        text = state.information_state_string(seat)
        assert text.startswith(f"player {seat}\n") and "??" in text
        hands = [line for line in text.splitlines() if line.startswith("hand ")]
        assert len(hands) == 1 and hands[0].startswith(f"hand player_{seat} ")
        assert (np.array(state.observation_tensor(seat)) == state.episode.observe(seat)).all()


def test_what_is_open_and_what_is_private_can_be_told_apart() -> None:
    game = load(edition="usa", players=3, seed=7)
    state = played(game, 3, 25)
    kinds = pyspiel.PrivateInfoType
    public, private, everything = (
        make_observation(game, pyspiel.IIGObservationType(open_too, False, whose))
        for open_too, whose in ((True, kinds.NONE), (False, kinds.SINGLE_PLAYER), (True, kinds.ALL_PLAYERS))
    )
    hands = state.episode.game.hands(state.episode.state)
    assert "hand" not in public.string_from(state, 0)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 1) == " ".join(hands[1])
    assert everything.string_from(state, 0) == str(state.episode.state)


def test_an_information_state_grows_with_every_move() -> None:
    state = played(load(edition="usa", seed=7), 3, 10)
    before = state.information_state_string(0).splitlines()
    state.apply_action(state.legal_actions()[0])
    after = state.information_state_string(0).splitlines()
    told = [line for line in before if line.split(" ")[0] in {"played", "drew", "dealt", "flipped"}]
    assert [line for line in after if line in told][: len(told)] == told and len(after) >= len(before)


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("rl-rewards", {"rewards": "points"}),
        ("edition-unknown", {"edition": "chess"}),
        ("option-unknown", {"options": "colour red"}),
    ],
)
def test_bad_parameters_are_refused(code: str, given: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        load(**given)
    assert refused.value.code == code


def playthrough() -> str:
    """OpenSpiel's own, but for the states in base64."""
    text = generate_playthrough.playthrough(PLAYED, action_sequence=None, seed=1)
    lines = [line for line in text.splitlines() if not line.startswith("SerializeState()")]
    return "\n".join(lines) + "\n"


def test_the_playthrough_is_as_it_was() -> None:
    assert playthrough() == PLAYTHROUGH.read_text(encoding="utf-8")


if __name__ == "__main__":
    PLAYTHROUGH.write_text(playthrough(), encoding="utf-8")
