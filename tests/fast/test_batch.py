"""Many games at once: the same for the same seed, legal steps only, nothing hidden in what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from lastcard import Seeded, game
from lastcard.bots.cards import random as random_cards
from lastcard.cards.game import CardGame
from lastcard.core.refusal import Refusal
from lastcard.fast import Batch, Outcomes, families
from lastcard.fast.chance import beginning_of, seed_at, seeds_of
from lastcard.lab.play import MOST_ROUNDS
from lastcard.rules.actions import KINDS
from lastcard.rules.fields import OVER, UNDECIDED
from tests.support.strategies import CARD_EDITIONS, NAMES

TABLES = [("usa", 2), ("usa", 4), ("hp", 5), ("jackpot", 3), ("dice", 2), ("dice", 4)]
every_table = pytest.mark.parametrize(("edition", "players"), TABLES)
WORD = 64


def some_actions(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each game; nonsense for those that are over."""
    keys = rng.random(batch.legal.shape) * batch.legal
    return np.where(batch.seats >= 0, keys.argmax(axis=1), -7)


def play_some(batch: Batch, steps: int, seed: int = 0) -> Batch:
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        batch.step(some_actions(batch, rng))
    return batch


def looks(batch: Batch, games: slice = slice(None)) -> list[Any]:
    """Everything that can be seen of these games."""
    found = batch.outcomes()
    arrays = (batch.seats, batch.legal, batch.observe(), found.winners, found.scores, found.decisions)
    return [array[games].tolist() for array in arrays]


@pytest.mark.parametrize(("edition", "players"), [table for table in TABLES if table[0] != "dice"])
def test_without_house_rules_compiled_code_is_the_same_game(
    edition: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games by the book are played by code that has no house rules in it."""
    assert families.family_of(game(edition, players)) is families.BOOK_CARDS
    assert families.family_of(game(edition, players, jump_in="on")) is families.CARDS
    book = Batch(edition, players, 200, seed=5)
    monkeypatch.setattr(families, "BOOK_CARDS", families.CARDS)
    house = Batch(edition, players, 200, seed=5)
    for batch in (book, house):
        play_some(batch, 40)
    assert looks(book) == looks(house)
    for policy in ("random", "good"):
        for batch in (book, house):
            batch.reset(6)
            batch.rollout(policy, matches=True)
        assert looks(book) == looks(house)
    assert book.records.tobytes() == house.records.tobytes()


@every_table
def test_the_same_seed_gives_the_same_games(edition: str, players: int) -> None:
    small = Batch(edition, players, 20, seed=9)
    large = Batch(edition, players, 50, seed=9, threads=3)
    first = looks(small)
    assert first == looks(large, slice(20))
    assert first != looks(Batch(edition, players, 20, seed=10))
    for batch in (small, large):
        batch.rollout("random")
    assert looks(small) == looks(large, slice(20))
    play_some(small, 3)
    small.reset(9)
    assert looks(small) == first


@every_table
def test_a_reset_without_a_seed_goes_on_with_the_generators(edition: str, players: int) -> None:
    batch = Batch(edition, players, 30, seed=1)
    first = looks(batch)
    chosen = np.arange(30) % 3 == 0
    batch.reset(where=chosen)
    second = looks(batch)
    for before, after in zip(first, second, strict=True):
        assert [one for one, new in zip(before, chosen, strict=True) if not new] == [
            one for one, new in zip(after, chosen, strict=True) if not new
        ]
    assert first[2] != second[2]


@every_table
def test_whoever_is_asked_has_something_to_do(edition: str, players: int) -> None:
    batch = Batch(edition, players, 100, seed=3)
    rng = np.random.default_rng(3)
    for _ in range(300):
        going_on = batch.seats >= 0
        assert (batch.seats < players).all()
        assert (batch.legal.any(axis=1) == going_on).all()
        assert (batch.outcomes().winners[going_on] == (-1 if edition == "dice" else -2)).all()
        batch.step(some_actions(batch, rng))
    before, going_on = batch.outcomes().decisions, batch.seats >= 0
    assert before.max() <= 300
    batch.step(some_actions(batch, rng))
    assert (batch.outcomes().decisions - before == going_on).all()


@every_table
@pytest.mark.parametrize("wrong", ["not legal", -1, 100_000])
def test_an_illegal_action_is_refused_and_nothing_is_changed(
    edition: str, players: int, wrong: str | int
) -> None:
    batch = play_some(Batch(edition, players, 12, seed=4), 5)
    assert batch.seats[7] >= 0
    actions = some_actions(batch, np.random.default_rng(1))
    actions[7] = batch.legal[7].argmin() if isinstance(wrong, str) else wrong
    before, words = looks(batch), batch.records["words"].copy()
    with pytest.raises(Refusal) as refused:
        batch.step(actions)
    assert refused.value.code == "fast-action"
    assert refused.value.about == {"game": 7, "action": actions[7]}
    assert looks(batch) == before
    assert (batch.records["words"] == words).all()


def sets_of(game: Any, seats: Iterable[int]) -> list[Any]:
    """The draw pile, and the hands of these seats."""
    return [game["draw"], *(game["hands"][seat] for seat in seats)]


def cards_in(words: Any) -> list[int]:
    """The cards in a set of two words."""
    return [WORD * word + bit for word in range(2) for bit in range(WORD) if int(words[word]) >> bit & 1]


def put(words: Any, cards: list[int]) -> None:
    for word in range(2):
        words[word] = sum(1 << card % WORD for card in cards if card // WORD == word)


@pytest.mark.parametrize(("edition", "players"), [table for table in TABLES if table[0] != "dice"])
def test_no_card_is_lost(edition: str, players: int) -> None:
    batch = Batch(edition, players, 40, seed=6)
    wanted = list(tables_game(batch).rules.deck)
    rng = np.random.default_rng(6)
    for step in range(250):
        batch.step(some_actions(batch, rng))
        if step % 10 == 0:
            for one in batch.records:
                sets = [*sets_of(one, range(players)), one["under"]]
                assert sorted([*(card for words in sets for card in cards_in(words)), one["top"]]) == wanted
                assert one["fault"] == 0
                assert one["pile"] == len(cards_in(one["draw"]))
                assert one["discards"] == 1 + len(cards_in(one["under"]))
                hands = [len(cards_in(hand)) for hand in one["hands"][:players]]
                assert one["counts"][:players].tolist() == hands


@pytest.mark.parametrize("edition", CARD_EDITIONS)
def test_the_next_round_keeps_the_scores_and_moves_the_deal(edition: str) -> None:
    batch = Batch(edition, 3, 50, {"target": 5000}, seed=2)
    dealers = batch.records["dealer"].copy()
    scores = batch.rollout("random").scores
    assert (scores.max(axis=1) > 0).all()
    again = np.arange(50) < 30
    batch.next_round(again)
    assert ((batch.seats >= 0) == again).all()
    assert (batch.outcomes().scores == scores).all()
    assert (batch.records["dealer"] == np.where(again, (dealers + 1) % 3, dealers)).all()
    assert (batch.outcomes().winners[again] == UNDECIDED).all()


def test_another_dice_game_begins_anew() -> None:
    batch = Batch("dice", 3, 20, seed=2)
    batch.rollout("random")
    batch.next_round()
    assert (batch.seats >= 0).all()
    assert (batch.records["decisions"] == 0).all()


@every_table
def test_an_observation_goes_where_it_is_wanted(edition: str, players: int) -> None:
    batch = play_some(Batch(edition, players, 10, seed=5), 4)
    found = batch.observe()
    assert found.shape == (10, batch.family.observation) and found.dtype == np.int16
    out = np.full_like(found, 99)
    assert batch.observe(out) is out
    assert (out == found).all()


def hide_and_seek(game: Any, seat: int, players: int, rng: Random) -> None:
    """Shuffle the cards that this seat cannot see among their places, and what else is hidden from it."""
    sets = sets_of(game, (other for other in range(players) if other != seat))
    sizes = [len(cards_in(words)) for words in sets]
    hidden = [card for words in sets for card in cards_in(words)]
    rng.shuffle(hidden)
    for words, size in zip(sets, sizes, strict=True):
        put(words, [hidden.pop() for _ in range(size)])
    game["bluffed"] ^= 1
    game["dispenser"], game["used_rules"] = game["used_rules"], game["dispenser"]
    game["rng"] += 1


@pytest.mark.parametrize(("edition", "players"), [table for table in TABLES if table[0] != "dice"])
def test_hidden_cards_do_not_show(edition: str, players: int) -> None:
    batch = Batch(edition, players, 60, seed=8)
    rng, steps = Random(8), np.random.default_rng(8)
    for _ in range(40):
        batch.step(some_actions(batch, steps))
        before, games, seats = batch.observe(), batch.records.copy(), np.maximum(batch.seats, 0)
        for number, one in enumerate(batch.records):
            hide_and_seek(one, int(seats[number]), players, rng)
        assert (batch.records["words"] != games["words"]).any()
        assert (batch.observe() == before).all()
        batch.records["words"] = games["words"]


def test_own_cards_and_the_table_do_show() -> None:
    batch = Batch("usa", 3, 1, seed=8)
    kind_of = tables_game(batch).rules.kind_of
    seat = int(batch.seats[0])
    kinds = [kind_of[card] for card in cards_in(batch.records["hands"][0, seat])]
    found = batch.observe()[0]
    assert found[:KINDS].sum() == 7
    assert all(found[kind] == kinds.count(kind) for kind in kinds)
    assert found[2 * KINDS + kind_of[batch.records["top"][0]]] == 1


def tables_game(batch: Batch) -> CardGame:
    assert isinstance(batch.game, CardGame)
    return batch.game


@every_table
@pytest.mark.parametrize("policy", ["random", "good"])
def test_a_rollout_ends_every_round(edition: str, players: int, policy: str) -> None:
    batch = Batch(edition, players, 100, seed=7)
    found = batch.rollout(policy)
    assert isinstance(found, Outcomes)
    assert (found.winners < players).all() and (found.winners >= -1).all()
    assert (found.winners >= 0).mean() > 0.95
    assert (found.decisions > 0).all()
    assert found.scores.shape == (100, 0 if edition == "dice" else players)
    assert (batch.seats == -1).all() and not batch.legal.any()
    decisions = found.decisions.copy()
    assert (batch.rollout(policy).decisions == decisions).all()


@every_table
def test_a_rollout_goes_on_from_where_the_games_are(edition: str, players: int) -> None:
    batch = play_some(Batch(edition, players, 50, seed=7), 6)
    before = batch.outcomes().decisions
    assert (batch.rollout("random").decisions >= before).all()


@pytest.mark.parametrize("scoring", ["winner", "lowest"])
def test_whole_matches_go_to_the_target(scoring: str) -> None:
    batch = Batch("usa", 3, 60, {"target": 200, "scoring": scoring}, seed=7)
    found = batch.rollout("random", matches=True)
    assert (found.scores.max(axis=1) >= 200).all()
    assert (batch.records["rounds"] >= 1).all() and batch.records["rounds"].max() > 1
    assert (found.matches > 0).all()
    best = found.scores.max(axis=1) if scoring == "winner" else found.scores.min(axis=1)
    won = found.matches[:, None] >> np.arange(3) & 1
    assert (won == (found.scores == best[:, None])).all()


def test_a_match_that_never_ends_is_left_at_that() -> None:
    """After as many rounds as in the laboratory's own play."""
    batch = Batch("usa", 2, 2, {"target": 999_999_999}, seed=7)
    found = batch.rollout("random", matches=True)
    assert batch.records["rounds"].tolist() == [MOST_ROUNDS] * 2
    assert found.matches.tolist() == [0, 0] and (found.winners >= -1).all()


def test_a_dice_game_is_a_match() -> None:
    found = Batch("dice", 3, 20, seed=7).rollout("random")
    assert found.matches.tolist() == [1 << seat for seat in found.winners]


@pytest.mark.parametrize(
    ("edition", "least"), [("usa", 0.56), ("hp", 0.56), ("jackpot", 0.56), ("dice", 0.9)]
)
def test_each_seat_has_its_own_policy(edition: str, least: float) -> None:
    batch = Batch(edition, 2, 2000, seed=11)
    first = batch.rollout(["good", "random"]).winners
    batch.reset(11)
    second = batch.rollout(("random", "good")).winners
    assert ((first == 0).mean() + (second == 1).mean()) / 2 > least


REFERENCE, COMPILED = 1500, 30_000


def reference_rounds(edition: str, players: int) -> NDArray[np.float64]:
    """For each round of the reference's random players: did the first one win, the points, the decisions."""
    table = game(edition, NAMES[:players])
    assert isinstance(table, CardGame)
    rng, found = Random(1), []
    for seed in range(REFERENCE):
        chance = Seeded(seed)
        state = table.start(chance)
        first, decisions = (state.dealer + 1) % players, 0
        while state.pending != OVER:
            seat = table.pending(state).seats[0]
            table.apply(state, seat, random_cards.choose(state, seat, rng), chance)
            decisions += 1
        assert state.round is not None
        found.append((first in state.round.winners, sum(state.scores), decisions))
    return np.array(found, np.float64)


@pytest.mark.parametrize(("edition", "players"), [("usa", 2), ("usa", 4), ("hp", 3), ("jackpot", 3)])
def test_the_random_policy_is_that_of_the_bots(edition: str, players: int) -> None:
    reference = reference_rounds(edition, players)
    batch = Batch(edition, players, COMPILED, seed=1)
    found = batch.rollout("random")
    first = (batch.records["dealer"] + 1) % players
    compiled = np.stack([found.winners == first, found.scores.sum(axis=1), found.decisions], axis=1)
    # Cards of the jackpot edition that are put down one by one are several decisions.
    compared = 2 if edition == "jackpot" else 3
    errors = np.hypot(reference.std(axis=0) / REFERENCE**0.5, compiled.std(axis=0) / COMPILED**0.5)
    apart = abs(reference.mean(axis=0) - compiled.mean(axis=0)) / errors
    assert (apart[:compared] < 4).all()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"edition": "chess"}, "edition-unknown"),
        ({"players": 1}, "players-count"),
        ({"players": 11}, "players-count"),
        ({"games": 0}, "fast-number"),
        ({"games": -3}, "fast-number"),
        ({"games": 1 << 40}, "fast-number"),
        ({"games": 2.5}, "fast-number"),
        ({"threads": 0}, "fast-number"),
        ({"threads": "a"}, "fast-number"),
        ({"seed": "x"}, "fast-seed"),
        ({"device": "abacus"}, "fast-device"),
        ({"options": {"drawn": "perhaps"}}, "option-value"),
        ({"options": {"colour": "red"}}, "option-unknown"),
    ],
)
def test_bad_arguments_get_one_refusal(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        Batch(**{"edition": "usa", "players": 2, "games": 3, **arguments})
    assert refused.value.code == code


def test_bad_calls_get_one_refusal() -> None:
    batch = Batch("usa", 2, 3)
    calls: dict[str, list[Callable[[], object]]] = {
        "fast-policy": [
            lambda: batch.rollout("perfect"),
            lambda: batch.rollout(["random", "perfect"]),
            lambda: batch.rollout(None),  # type: ignore[arg-type]
        ],
        "fast-whole": [lambda: batch.step(np.zeros(3)), lambda: batch.step([0.9, 1.0, 2.0])],
        "fast-policies": [lambda: batch.rollout(["random"] * 3), lambda: batch.rollout([])],
        "fast-shape": [
            lambda: batch.step(np.zeros(2, np.int64)),
            lambda: batch.step(np.zeros((3, 1), np.int64)),
            lambda: batch.step(0),
            lambda: batch.reset(where=np.ones(4, bool)),
            lambda: batch.next_round(np.ones(2, bool)),
            lambda: batch.observe(np.zeros((3, 7), np.int16)),
        ],
    }
    before = looks(batch)
    for code, ways in calls.items():
        for call in ways:
            with pytest.raises(Refusal) as refused:
                call()
            assert refused.value.code == code
    assert looks(batch) == before


def test_without_a_device_cuda_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.fast.cuda.import_module", no_device)
    with pytest.raises(Refusal) as refused:
        Batch("usa", 2, 3, device="cuda")
    assert refused.value.code == "fast-no-cuda"


def no_device(name: str) -> Any:
    raise ImportError(name)


@every_table
def test_samples_are_legal_and_bits_say_what_bytes_say(edition: str, players: int) -> None:
    batch = Batch(edition, players, 50, seed=3)
    for _ in range(30):
        bits = np.unpackbits(batch.legal_bits().view(np.uint8), axis=1, bitorder="little")
        assert (bits[:, : batch.actions] == batch.legal).all()
        assert not bits[:, batch.actions :].any()
        batch.step(batch.sample())


def test_unchecked_steps_leave_games_with_illegal_actions_as_they_are() -> None:
    batch, other = Batch("usa", 2, 8, seed=3), Batch("usa", 2, 8, seed=3)
    actions = batch.sample()
    other.step(other.sample())
    before = batch.records[5].copy()
    actions[5], actions[6] = batch.actions, -1
    batch.step(actions, check=False)
    assert batch.records[5] == before
    assert looks(batch, slice(5)) == looks(other, slice(5))


def test_a_device_makes_the_seeds_of_a_cpu() -> None:
    for seed in (0, 7, -5, 2**70):
        found = [seed_at(beginning_of(seed), number) for number in range(4)]
        assert found == seeds_of(seed, 4).tolist()
