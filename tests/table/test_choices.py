"""What a seat sees and may do, worked out from a state: nothing but what its own view says."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from hypothesis import given

from lastcard.core.game import Game
from lastcard.table.choices import choices
from lastcard.table.standing import OWN
from tests.support.sizes import examples
from tests.support.strategies import seeds, tables, walk


@examples(20, 400)
@given(tables, seeds)
def test_a_state_tells_a_seat_what_its_view_does(game: Game[Any], seed: int) -> None:
    marks_of, own_of = OWN[game.family]
    for moment in islice(walk(game, seed, 100), Random(seed).randrange(4), None, 4):
        state = moment.state
        for seat in range(len(game.players)):
            view = game.view(state, seat)
            assert choices(game, state, seat) == choices(game, view.position, seat)
            marks = marks_of(state, seat)
            assert marks == marks_of(view.position, seat)
            assert own_of(state, seat, marks) == view.own()
        watching = game.view(state, None)
        assert own_of(state, None, marks_of(state, None)) == watching.own()
