"""The kernels of a batch on a CUDA device: one game in each thread, by the functions that a CPU runs.

What threads compute alone they write together. A thread that wrote a row of its own would touch a part of
memory that no neighbour touches, and memory works in parts of 32 bytes. So the rows of a warp are made in
shared memory and go out as one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import from_dtype

from lastcard.fast.cards.rollout import ASKED
from lastcard.fast.chance import random_bit, seed_at
from lastcard.fast.families import Family
from lastcard.fast.layout import WORD

WARP = 32
"""Threads that run together; a block that writes rows is one warp."""
EVERY_LANE = 0xFFFFFFFF
THREADS = 128
"""Threads of a block of every other kernel, but for whole rounds."""
MOST_SHARED = 48 << 10
"""Bytes of shared memory that a block may have without asking for more."""
REGISTERS = 64
"""Of a thread that plays whole rounds: with so many, 1,024 of them fit on a multiprocessor."""
FINISHED_TOGETHER = 8
"""Games of a warp that are put away together: while one thread copies a record, the others wait."""

Kernel = Any


def seed_kernel(cuda: Any, family: Family) -> Kernel:
    @cuda.jit  # type: ignore[untyped-decorator]
    def seeds(games: Any, begin: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0]:
            games[number].rng = seed_at(begin, number)

    return seeds


def start_kernel(cuda: Any, family: Family) -> Kernel:
    return _beginning(cuda, family, family.start)


def deal_kernel(cuda: Any, family: Family) -> Kernel:
    assert family.next_round is not None
    return _beginning(cuda, family, family.next_round)


def _beginning(cuda: Any, family: Family, begin: Callable[..., Any]) -> Kernel:
    asked = family.asked

    @cuda.jit  # type: ignore[untyped-decorator]
    def begins(games: Any, rules: Any, chosen: Any, seats: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0] and chosen[number] != 0:
            nothing_given = cuda.local.array(1, np.int64)[:0]
            begin(games[number], rules[0], nothing_given)
            seats[number] = asked(games[number], rules[0])

    return begins


def check_kernel(cuda: Any, family: Family) -> Kernel:
    """The first game whose action is not legal, where there is one."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def check(actions: Any, seats: Any, masks: Any, wrong: Any) -> None:
        number = cuda.grid(1)
        if number < actions.shape[0] and seats[number] >= 0:
            action = actions[number]
            if action < 0 or action >= masks.shape[1] or masks[number, action] == 0:
                cuda.atomic.min(wrong, 0, number)

    return check


def step_kernel(cuda: Any, family: Family) -> Kernel:
    """An action in every game where it is legal, in its record: to bring the record nearer and back takes as
    long as it saves."""
    step, asked, actions_end = family.step, family.asked, family.actions

    @cuda.jit  # type: ignore[untyped-decorator]
    def steps(games: Any, rules: Any, actions: Any, seats: Any, masks: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0] and seats[number] >= 0:
            action = actions[number]
            if 0 <= action < actions_end and masks[number, action] != 0:
                nothing_given = cuda.local.array(1, np.int64)[:0]
                step(games[number], rules[0], nothing_given, seats[number], action)
                seats[number] = asked(games[number], rules[0])

    return steps


def advance_kernel(cuda: Any, family: Family) -> Kernel:
    """Every game plays on until a seat without a policy is asked, or its round is over."""
    decide, asked = family.decide, family.asked

    @cuda.jit  # type: ignore[untyped-decorator]
    def advances(games: Any, rules: Any, policies: Any, seats: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0]:
            nothing_given = cuda.local.array(1, np.int64)[:0]
            seat = seats[number]
            while seat >= 0 and policies[seat] != ASKED:
                decide(games[number], rules[0], nothing_given, policies)
                seat = asked(games[number], rules[0])
            seats[number] = seat

    return advances


# Rows


def rows_of(width: int) -> int:
    """How many rows of this many bytes a warp makes at once."""
    rows = WARP
    while rows * width > MOST_SHARED:
        rows //= 2
    return rows


def legal_kernel(cuda: Any, family: Family) -> Kernel:
    """The masks of the games that are chosen, and of their neighbours."""
    mark, width = family.mark_legal, family.actions
    rows = rows_of(width)
    size = rows * width

    @cuda.jit  # type: ignore[untyped-decorator]
    def legals(games: Any, rules: Any, chosen: Any, seats: Any, masks: Any, words: Any) -> None:
        near, wide = cuda.shared.array(0, np.uint8), cuda.shared.array(0, np.int64)
        lane, first = cuda.threadIdx.x, cuda.blockIdx.x * rows
        number = first + lane
        own = lane < rows and number < games.shape[0]
        if cuda.ballot_sync(EVERY_LANE, own and chosen[number] != 0) == 0:
            return
        for place in range(lane, size // WORD, WARP):
            wide[place] = 0
        cuda.syncthreads()
        if own:
            mark(games[number], rules[0], seats[number], near[lane * width : (lane + 1) * width])
        cuda.syncthreads()
        end = min(rows, games.shape[0] - first) * width
        for place in range(lane, end // WORD, WARP):
            words[first * width // WORD + place] = wide[place]
        for place in range(end // WORD * WORD + lane, end, WARP):
            masks[first + place // width, place % width] = near[place]

    return legals


def observe_kernel(cuda: Any, family: Family) -> Kernel:
    """Observations, number by number: into any array."""
    describe, width = family.describe, family.observation
    rows = rows_of(width * 2)
    size = rows * width

    @cuda.jit  # type: ignore[untyped-decorator]
    def observes(games: Any, rules: Any, seats: Any, out: Any) -> None:
        near = cuda.shared.array(size, np.int16)
        lane, first = cuda.threadIdx.x, cuda.blockIdx.x * rows
        number = first + lane
        for place in range(lane, size, WARP):
            near[place] = 0
        cuda.syncthreads()
        if lane < rows and number < games.shape[0]:
            row = near[lane * width : (lane + 1) * width]
            describe(games[number], rules[0], max(seats[number], 0), row)
        cuda.syncthreads()
        for place in range(lane, min(rows, games.shape[0] - first) * width, WARP):
            out[first + place // width, place % width] = near[place]

    return observes


def wide_observe_kernel(cuda: Any, family: Family) -> Kernel:
    """Observations, four numbers at a time: into an array without gaps, which is given as words, too."""
    describe, width = family.describe, family.observation
    rows, per_word = rows_of(width * 2), WORD // 2
    size = rows * width

    @cuda.jit  # type: ignore[untyped-decorator]
    def observes(games: Any, rules: Any, seats: Any, out: Any, words: Any) -> None:
        near, wide = cuda.shared.array(0, np.int16), cuda.shared.array(0, np.int64)
        lane, first = cuda.threadIdx.x, cuda.blockIdx.x * rows
        number = first + lane
        for place in range(lane, size // per_word, WARP):
            wide[place] = 0
        cuda.syncthreads()
        if lane < rows and number < games.shape[0]:
            row = near[lane * width : (lane + 1) * width]
            describe(games[number], rules[0], max(seats[number], 0), row)
        cuda.syncthreads()
        end = min(rows, games.shape[0] - first) * width
        for place in range(lane, end // per_word, WARP):
            words[first * width // per_word + place] = wide[place]
        for place in range(end // per_word * per_word + lane, end, WARP):
            out[first + place // width, place % width] = near[place]

    return observes


def history_kernel(cuda: Any, family: Family) -> Kernel:
    """The last moves: a number in each thread, beside that of its neighbour."""
    told = family.told
    assert told is not None

    @cuda.jit  # type: ignore[untyped-decorator]
    def tells(games: Any, rules: Any, seats: Any, out: Any) -> None:
        place = cuda.grid(1)
        width = 2 * out.shape[1]
        number = place // width
        if number < games.shape[0]:
            back, half = place % width // 2, place % 2
            distance, action = told(games[number], rules[0], max(seats[number], 0), back)
            out[number, back, half] = action if half else distance

    return tells


# Masks as bits


def bits_kernel(cuda: Any, family: Family) -> Kernel:
    """A warp reads 32 bytes of a mask beside each other, and makes half a word of them."""
    width, halves = family.actions, 2 * family.mask_words

    @cuda.jit  # type: ignore[untyped-decorator]
    def packs(masks: Any, packed: Any) -> None:
        lane = cuda.threadIdx.x % WARP
        for number in range(cuda.grid(1) // WARP, masks.shape[0], cuda.gridsize(1) // WARP):
            for half in range(halves):
                action = half * WARP + lane
                bits = cuda.ballot_sync(EVERY_LANE, action < width and masks[number, action] != 0)
                if lane == 0:
                    packed[number, half] = bits

    return packs


def sample_kernel(cuda: Any, family: Family) -> Kernel:
    @cuda.jit  # type: ignore[untyped-decorator]
    def samples(games: Any, bits: Any, actions: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0]:
            actions[number] = random_bit(games[number], bits[number])

    return samples


# Whole rounds


def play_kernel(cuda: Any, family: Family) -> Kernel:
    return _playing(cuda, family, family.play_on)


def random_kernel(cuda: Any, family: Family) -> Kernel:
    """Single rounds at random: what nobody does there is not in the code."""
    return _playing(cuda, family, family.play_plainly_on)


def _playing(cuda: Any, family: Family, go_on: Callable[..., Any]) -> Kernel:
    """Every thread plays a game in its own memory, a decision at a time, and then takes the next that nobody
    has taken: so all stay busy although games are not equally long."""
    length = family.rules.itemsize // WORD
    state_type, rules_type = from_dtype(family.state), from_dtype(family.rules)
    copy_state = family.copy_state

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def plays(games: Any, rules: Any, policies: Any, matches: Any, taken: Any) -> None:
        shared = cuda.shared.array(1, rules_type)
        near = shared[0]
        for place in range(cuda.threadIdx.x, length, cuda.blockDim.x):
            near.words[place] = rules[0].words[place]
        cuda.syncthreads()
        own = cuda.local.array(1, state_type)
        state = own[0]
        nothing_given = cuda.local.array(1, np.int64)[:0]
        number = cuda.grid(1)
        going = number < games.shape[0]
        if going:
            copy_state(games[number], state, near)
        while True:
            finished = not going and number < games.shape[0]
            waiting, playing = cuda.ballot_sync(EVERY_LANE, finished), cuda.ballot_sync(EVERY_LANE, going)
            if waiting | playing == 0:
                break
            if finished and (playing == 0 or cuda.popc(waiting) >= FINISHED_TOGETHER):
                copy_state(state, games[number], near)
                number = cuda.gridsize(1) + cuda.atomic.add(taken, 0, 1)
                going = number < games.shape[0]
                if going:
                    copy_state(games[number], state, near)
            if going:
                going = go_on(state, near, nothing_given, policies, matches)
            cuda.syncwarp()

    return plays


def finish_kernel(cuda: Any, family: Family) -> Kernel:
    """Nobody is asked, and nothing is legal."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def finish(seats: Any, masks: Any, words: Any) -> None:
        number = cuda.grid(1)
        if number < seats.shape[0]:
            seats[number] = -1
        for place in range(number, words.size, cuda.gridsize(1)):
            words[place] = 0
        for place in range(words.size * WORD + number, masks.size, cuda.gridsize(1)):
            masks[place // masks.shape[1], place % masks.shape[1]] = 0

    return finish


def words_kernel(cuda: Any, family: Family) -> Kernel:
    """Some words of every record."""

    @cuda.jit  # type: ignore[untyped-decorator]
    def words(games: Any, first: Any, found: Any) -> None:
        number = cuda.grid(1)
        if number < games.shape[0]:
            for word in range(found.shape[1]):
                found[number, word] = games[number].words[first + word]

    return words
