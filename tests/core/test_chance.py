"""Chance: known answers worked out here a second time, uniformity, and independent labels."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import pairwise, permutations

import pytest

from lastcard import Fair, Seeded
from lastcard.core.chance import Streams
from lastcard.core.fair import canonical, commitment, fair_key

KEY = bytes(range(32))
CONTEXT = {"edition": "usa", "players": ["ana", "beto"], "options": {"target": 500}}
BOTH: tuple[Callable[[int], Streams], ...] = (
    Seeded,
    lambda seed: Fair(hashlib.sha256(b"%d" % seed).digest()),
)


def naive_hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 as RFC 2104 writes it."""
    block = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


class NaiveFair:
    """docs/fairness.md by hand: 32-bit words from left to right, too large ones thrown away."""

    def __init__(self, key: bytes, label: str) -> None:
        self.words: list[int] = []
        for counter in range(40):
            digest = naive_hmac(key, label.encode() + counter.to_bytes(8, "big"))
            self.words += [int(digest[at : at + 4].hex(), 16) for at in range(0, 32, 4)]

    def below(self, bound: int) -> int:
        word = self.words.pop(0)
        while word >= 2**32 // bound * bound:
            word = self.words.pop(0)
        return word % bound

    def shuffled(self, count: int) -> list[int]:
        order = list(range(count))
        for last in reversed(range(1, count)):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def assert_equally_likely(outcomes: Iterable[Hashable], values: int) -> None:
    """Chi-square with a bound that chance alone passes once in some billions."""
    counts = Counter(outcomes)
    assert len(counts) == values, counts
    expected = counts.total() / values
    assert expected > 50
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = values - 1
    assert chi_square < freedom + 6 * (2 * freedom) ** 0.5 + 12, counts
    assert chi_square > freedom - 6 * (2 * freedom) ** 0.5, "too even to be chance"


def test_hmac_is_the_one_of_the_standard() -> None:
    """RFC 4231, test case 2."""
    answer = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert naive_hmac(b"Jefe", b"what do ya want for nothing?").hex() == answer


@pytest.mark.parametrize("bound", [1, 2, 6, 7, 24, 36, 108, 112, 1000, 2**31 + 1, 3 * 2**30, 2**32])
@pytest.mark.parametrize("label", ["shuffle/0", "spin/12", "ñandú/1", ""])
def test_fair_numbers(label: str, bound: int) -> None:
    below, naive = Fair(KEY).stream(label), NaiveFair(KEY, label)
    assert [below(bound) for _ in range(30)] == [naive.below(bound) for _ in range(30)]


@pytest.mark.parametrize("key", [b"", b"\0", KEY, b"k" * 64, b"k" * 65, bytes(200)])
def test_fair_keys_of_any_length(key: bytes) -> None:
    assert Fair(key).shuffle("shuffle/0", range(20)) == NaiveFair(key, "shuffle/0").shuffled(20)


def test_fair_numbers_as_literals() -> None:
    below = Fair(KEY).stream("shuffle/0")
    assert [below(1 << 32) for _ in range(9)] == [
        0x39159D35, 0xE211981C, 0xA96DDE17, 0x22D02992, 0xB3041F3A, 0xFE845624, 0x68A1F24F, 0x74774141,
        0x3D0EBB64,
    ]  # fmt: skip
    below = Fair(KEY).stream("shuffle/0")
    assert [below(108) for _ in range(8)] == [57, 36, 43, 18, 38, 28, 19, 41]


def test_fair_throws_numbers_away_that_would_favour_the_low_ones() -> None:
    """The 2nd and 3rd words of this stream are too large for the bound."""
    raw = Fair(KEY).stream("reject")
    assert [raw(1 << 32) for _ in range(4)] == [0x28B8AA74, 0xBAFF129C, 0x93622CB2, 0x3E69E89F]
    below = Fair(KEY).stream("reject")
    assert [below(2**31 + 1) for _ in range(3)] == [0x28B8AA74, 0x3E69E89F, 0x1198BF0D]


def test_fair_outcomes_as_literals() -> None:
    fair = Fair(KEY)
    assert fair.shuffle("shuffle/0", range(10)) == [1, 8, 5, 6, 9, 2, 4, 7, 0, 3]
    assert fair.shuffle("shuffle/1", "abcdefghij") == list("edfhgjbcia")
    assert fair.sample("take/0", range(20), 3) == [17, 3, 0]
    assert fair.throw("roll/3", [range(6)] * 6) == [5, 1, 4, 4, 2, 0]


@pytest.mark.parametrize("count", [0, 1, 2, 52, 108, 112])
def test_fair_shuffles_downwards(count: int) -> None:
    assert Fair(KEY).shuffle("shuffle/7", range(count)) == NaiveFair(KEY, "shuffle/7").shuffled(count)


def test_seeded_outcomes_as_literals() -> None:
    """A seed means the same game for ever."""
    seeded = Seeded(7)
    assert seeded.shuffle("shuffle/0", range(10)) == [1, 3, 2, 9, 0, 4, 8, 5, 7, 6]
    assert seeded.sample("take/0", range(20), 3) == [2, 5, 13]
    assert seeded.throw("roll/0", [range(6)] * 6) == [2, 4, 4, 2, 0, 2]


def test_commitment() -> None:
    assert commitment(KEY) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest()


def test_fair_key() -> None:
    text = (
        '{"context":{"edition":"usa","options":{"target":500},"players":["ana","beto"]},"nonces":["aa",null]}'
    )
    key = fair_key(KEY, CONTEXT, ["aa", None])
    assert key == naive_hmac(KEY, text.encode())
    assert key.hex() == "6b2f3c23cfb4397190ded907e9183da0eb1e85ce9228cf3142904505eda9675c"
    assert key == fair_key(KEY, dict(reversed(CONTEXT.items())), ("aa", None))


def test_fair_key_hangs_on_everything() -> None:
    keys = {
        fair_key(secret, context, nonces)
        for secret in (KEY, KEY[::-1])
        for context in (CONTEXT, {**CONTEXT, "edition": "hp"}, {})
        for nonces in (["aa", None], [None, "aa"], ["aa", "aa"], ["aa"], ["aa", ""], [])
    }
    assert len(keys) == 2 * 3 * 6


def test_canonical_json_is_plain_and_sorted() -> None:
    text = canonical({"b": [1, None, "ñ"], "a": {"d": True, "c": "x y"}})
    assert text == '{"a":{"c":"x y","d":true},"b":[1,null,"\\u00f1"]}'
    assert json.loads(text) == {"b": [1, None, "ñ"], "a": {"d": True, "c": "x y"}}


@pytest.mark.parametrize("make", BOTH, ids=("seeded", "fair"))
def test_labels_do_not_hang_on_the_order_of_calls(make: Callable[[int], Streams]) -> None:
    def outcome(chance: Streams, label: str) -> list[int]:
        return {
            "shuffle": lambda: chance.shuffle(label, range(30)),
            "take": lambda: chance.sample(label, range(30), 4),
            "roll": lambda: chance.throw(label, [range(6)] * 6),
        }[label.partition("/")[0]]()

    labels = ["shuffle/0", "roll/0", "take/0", "shuffle/1", "roll/1"]
    alone = {label: outcome(make(3), label) for label in labels}
    for order in permutations(labels):
        chance = make(3)
        assert {label: outcome(chance, label) for label in order} == alone


@pytest.mark.parametrize("make", BOTH, ids=("seeded", "fair"))
def test_streams_of_a_label_begin_anew_and_do_not_mix(make: Callable[[int], Streams]) -> None:
    chance = make(5)
    first, second, other = chance.stream("a"), chance.stream("a"), chance.stream("b")
    mixed = [(first(1000), other(1000), second(1000)) for _ in range(20)]
    assert [one for one, _, _ in mixed] == [two for _, _, two in mixed]
    assert [one for one, _, _ in mixed] != [b for _, b, _ in mixed]


@pytest.mark.parametrize("make", BOTH, ids=("seeded", "fair"))
def test_same_seed_same_outcomes_and_others_for_others(make: Callable[[int], Streams]) -> None:
    def outcomes(seed: int, label: str) -> str:
        chance = make(seed)
        shuffled, taken = chance.shuffle(label, range(40)), chance.sample(label, range(40), 8)
        return repr((shuffled, taken, chance.throw(label, [range(100)] * 8)))

    made = [outcomes(seed, label) for seed in range(10) for label in ("x/0", "x/1", "y/0")]
    assert made == [outcomes(seed, label) for seed in range(10) for label in ("x/0", "x/1", "y/0")]
    assert len(set(made)) == 30


@pytest.mark.parametrize("make", BOTH, ids=("seeded", "fair"))
def test_shapes(make: Callable[[int], Streams]) -> None:
    chance = make(1)
    items = tuple("abcdefgh")
    shuffled = chance.shuffle("s", items)
    assert sorted(shuffled) == list(items)
    assert items == tuple("abcdefgh")
    for count in range(len(items) + 1):
        taken = chance.sample("t", items, count)
        assert len(taken) == len(set(taken)) == count
        assert set(taken) <= set(items)
    dice: Sequence[Sequence[str]] = ["ab", "c", "defg"]
    thrown = chance.throw("d", dice)
    assert len(thrown) == 3
    assert all(face in die for face, die in zip(thrown, dice, strict=True))
    assert (chance.shuffle("s", ()), chance.sample("s", (), 0), chance.throw("s", ())) == ([], [], [])


def test_fair_sample_is_the_end_of_its_shuffle() -> None:
    for count in range(9):
        shuffled = Fair(KEY).shuffle("take/2", range(8))
        assert Fair(KEY).sample("take/2", range(8), count) == shuffled[::-1][:count]


@pytest.mark.parametrize("make", BOTH, ids=("seeded", "fair"))
@pytest.mark.parametrize("bound", [2, 3, 6, 24, 108])
def test_numbers_are_equally_likely(make: Callable[[int], Streams], bound: int) -> None:
    below = make(11).stream("numbers")
    assert_equally_likely((below(bound) for _ in range(bound * 200)), bound)


@pytest.mark.parametrize("make", BOTH, ids=("seeded", "fair"))
def test_first_numbers_of_many_labels_are_equally_likely(make: Callable[[int], Streams]) -> None:
    chance = make(12)
    faces = [chance.throw(f"spin/{n}", ("abcdef",))[0] for n in range(3000)]
    assert_equally_likely(faces, 6)
    assert_equally_likely(pairwise(faces), 36)


@pytest.mark.parametrize("make", BOTH, ids=("seeded", "fair"))
def test_orders_are_equally_likely(make: Callable[[int], Streams]) -> None:
    chance = make(13)
    assert_equally_likely((tuple(chance.shuffle(f"shuffle/{n}", "abcd")) for n in range(4800)), 24)
    assert_equally_likely((tuple(chance.sample(f"take/{n}", "abcd", 2)) for n in range(2400)), 12)


@pytest.mark.parametrize("chance", [Seeded(7), Seeded("x")])
def test_the_repr_is_the_call_that_makes_it(chance: Streams) -> None:
    made = eval(repr(chance), {"Seeded": Seeded, "Fair": Fair})
    assert type(made) is type(chance)
    assert made.shuffle("s", range(20)) == chance.shuffle("s", range(20))
