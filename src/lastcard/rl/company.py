"""Bots in all seats but the first, who play until that one is asked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from lastcard.bots import Bot, Level, bot_level
from lastcard.core.refusal import Refusal
from lastcard.rl.episode import Episode

LEARNER: Final = 0
"""The seat that nobody here plays for; who deals is drawn by lot, so that seats are alike."""


def levels_for(bots: Bot | Sequence[Bot], players: int) -> tuple[Level, ...]:
    """A level for each seat after the first: one for all, or one for each."""
    several = (
        list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * (players - 1)
    )
    if len(several) != players - 1:
        raise Refusal("bot-count", given=len(several), bots=players - 1)
    return tuple(map(bot_level, several))


class Company:
    """The bots around a table, with a generator for each of them."""

    def __init__(self, episode: Episode, levels: Sequence[Level], seed: str) -> None:
        self.episode = episode
        self.levels = dict(enumerate(levels, LEARNER + 1))
        self.rngs = {seat: Random(f"{seed}/{seat}") for seat in self.levels}
        # Who speaks first where several may is a matter of luck, not of skill.
        self.order = Random(f"{seed}/order")
        self.may_jump = episode.game.options.get("jump-in") == "on"
        self.catchable = set(episode.game.catchable(episode.state))

    def play(self, most: int) -> None:
        """Until the learner is asked, the episode is over, or it has lasted this many actions."""
        episode, game = self.episode, self.episode.game
        self._look()
        while episode.seat in self.levels and episode.cycles < most:
            seat = episode.seat
            move = self.levels[seat].move(game, game.view(episode.state, seat), seat, self.rngs[seat])
            episode.cycles += 1
            episode.move(seat, move)
            self._look()

    def _look(self) -> None:
        """As at a table: speak where somebody can be caught, and jump in where one may and sees it."""
        if self.episode.made:
            return
        self._watch()
        while self.may_jump and self._jump():
            self._watch()

    def _watch(self) -> None:
        """Once somebody becomes catchable, all are asked in any order if they speak."""
        game, episode = self.episode.game, self.episode
        before, self.catchable = self.catchable, set(game.catchable(episode.state))
        if not self.catchable.difference(before):
            return
        for seat in self._shuffled():
            said = self.levels[seat].speaks(game, game.view(episode.state, seat), seat, self.rngs[seat])
            if said is not None:
                episode.move(seat, said)
        self.catchable = set(game.catchable(episode.state))

    def _jump(self) -> bool:
        """In any order they are asked if they jump in; whether one did (HOUSE.jump-in)."""
        for seat in self._shuffled():
            view = self.episode.game.view(self.episode.state, seat)
            move = self.levels[seat].jumps_in(view, seat, self.rngs[seat])
            if move is not None:
                self.episode.cycles += 1
                self.episode.move(seat, move)
                return True
        return False

    def _shuffled(self) -> list[int]:
        return self.order.sample(list(self.levels), len(self.levels))
