"""OpenSpiel: `pyspiel.load_game("python_lastcard(edition=hp,players=3)")`, a game in Python.

Wherever cards are shuffled, dice rolled or the lever pulled there is a chance node. It is sampled: its one
outcome is a number, and what comes depends on that number alone. So a history replays without a generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn

import numpy as np
import pyspiel
from numpy.typing import NDArray

from lastcard.core.chance import Seeded
from lastcard.core.event import Event, redact
from lastcard.core.refusal import Refusal
from lastcard.rl.episode import MATCH, MOST_CYCLES, ROUND, Episode, game_of

NAME = "python_lastcard"
OUTCOMES = 1 << 20
"""How many numbers a chance node may sample; OpenSpiel makes masks of this length."""
PARAMETERS: dict[str, str | int] = {
    "edition": "usa",
    "players": 2,
    "options": "",
    "rewards": ROUND,
    "max_cycles": MOST_CYCLES,
    "seed": -1,
}
"""`options` are written as in `drawn must;hand-size 5`; a `seed` of -1 samples differently each time."""
TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Lastcard",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class NeedsChance(Exception):
    """An outcome of chance is asked for."""


class _NoChance:
    """Chance that has no outcomes: whoever asks for one has come to a chance node."""

    def shuffle(self, label: str, items: Sequence[Any]) -> NoReturn:
        raise NeedsChance

    def sample(self, label: str, items: Sequence[Any], count: int) -> NoReturn:
        raise NeedsChance

    def throw(self, label: str, dice: Sequence[Sequence[Any]]) -> NoReturn:
        raise NeedsChance


NO_CHANCE = _NoChance()


class LastcardGame(pyspiel.Game):
    """Any edition, number of players and options; a round, or a match with `rewards=match`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        if given["rewards"] not in (ROUND, MATCH):
            raise Refusal("rl-rewards", given=given["rewards"], possible=f"{ROUND}, {MATCH}")
        played = game_of(given["edition"], given["players"], read_options(given["options"]))
        self.episode = Episode(played, given["rewards"])
        self.max_cycles = given["max_cycles"]
        self.rng = Random(None if given["seed"] == -1 else given["seed"])
        about = pyspiel.GameInfo(
            num_distinct_actions=self.episode.family.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.episode.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_cycles,
        )
        super().__init__(TYPE, about, params or {})

    def new_initial_state(self) -> LastcardState:
        return LastcardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LastcardObserver:
        if params:
            raise Refusal("rl-observer", given=str(params))
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return LastcardObserver(self.episode.family.length, kind)


def read_options(text: str) -> dict[str, object]:
    """Options in one text, as OpenSpiel hands them over."""
    pairs = (pair.strip().partition(" ") for pair in text.split(";") if pair.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


class LastcardState(pyspiel.State):
    """An episode, what each seat was told of it, and the outcome that a chance node has sampled."""

    def __init__(self, game: LastcardGame) -> None:
        super().__init__(game)
        self.episode = game.episode.copy()
        self.told: tuple[tuple[Event, ...], ...] = ()
        self.waiting: int | None = None
        """The action that needs chance; None also before the first deal."""
        self.outcome: int | None = game.rng.randrange(OUTCOMES)
        """What chance has sampled; None where a player decides."""

    @property
    def started(self) -> bool:
        return self.episode.state is not None

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody any more."""
        if self.outcome is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.episode.seat

    def is_terminal(self) -> bool:
        """Whether the episode is over, or has lasted as long as it may."""
        if self.outcome is not None:
            return False
        return self.episode.over or self.episode.cycles >= self.get_game().max_cycles

    def returns(self) -> list[float]:
        return self.episode.returns() if self.started else [0.0] * self.episode.players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The one outcome that was sampled."""
        assert self.outcome is not None
        return [(self.outcome, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(action) for action in np.flatnonzero(self.episode.mask(player))]

    def _apply_action(self, action: int) -> None:
        if self.outcome is None:
            self._act(action, NO_CHANCE)
            return
        self.outcome = None
        if self.started:
            assert self.waiting is not None
            self._act(self.waiting, Seeded(action))
            self.waiting = None
        else:
            self.episode.start(Seeded(action))
            self._tell()

    def _act(self, action: int, chance: Any) -> None:
        """Carry it out, or become a chance node where it needs chance."""
        after = self.episode.copy()
        try:
            after.act(action, chance)
        except NeedsChance:
            self.waiting = action
            self.outcome = self.get_game().rng.randrange(OUTCOMES)
            return
        self.episode = after
        if not after.made:
            self._tell()

    def _tell(self) -> None:
        self.told = (*self.told, self.episode.game.events(self.episode.state))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.episode.family.text(action)

    def held_by(self, player: int) -> str:
        """The hand of this seat; nothing at dice, where everything lies open."""
        hands = self.episode.game.hands(self.episode.position) if self.started else []
        return " ".join(hands[player]) if hands else ""

    def seen_by(self, player: int | None) -> str:
        """What this seat sees now, or anybody."""
        if not self.started:
            return ""
        return str(self.episode.game.view(self.episode.position, player))

    def recalled_by(self, player: int) -> str:
        """Everything that this seat was told so far, and what it sees now."""
        lines = [_event_text(redact(event, player)) for events in self.told for event in events]
        own = self.episode.made if self.episode.seat == player else []
        lines += [self.episode.family.text(action) for action in own]
        return "\n".join([f"player {player}", *lines, self.seen_by(player)])

    def __str__(self) -> str:
        if not self.started:
            return "undealt"
        waiting = "" if self.waiting is None else f"waiting {self.episode.family.text(self.waiting)}\n"
        return f"{self.episode.position}{waiting}"


def _event_text(event: Event) -> str:
    return " ".join(
        str(part)
        for part in (event.kind, event.seat, *event.cards, event.other, event.value)
        if part is not None
    )


class LastcardObserver:
    """What a seat sees, as text and as numbers; as text only, all that it was told (with perfect recall), and
    the open or the private part alone."""

    def __init__(self, length: int, kind: Any) -> None:
        self.kind = kind
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.whole = kind.public_info and own and not kind.perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(length if self.whole else 0, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor} if self.whole else {}

    def set_from(self, state: LastcardState, player: int) -> None:
        """Fill `tensor` with what this player sees."""
        if self.whole:
            self.tensor[:] = state.episode.observe(player) if state.started else 0

    def string_from(self, state: LastcardState, player: int) -> str:
        """What this player sees, or recalls, as text."""
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return state.seen_by(None)
        if self.kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(state)
        if not self.kind.public_info:
            return state.held_by(player)
        return state.recalled_by(player) if self.kind.perfect_recall else state.seen_by(player)


pyspiel.register_game(TYPE, LastcardGame)
