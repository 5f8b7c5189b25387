"""Strangers at a table: taking a bot's seat over, leaving, voting, and a steward in place of a host."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lastcard.notation.record import Record
from lastcard.notation.replay import seatings, verify
from lastcard.table import entries
from lastcard.table.entries import Bot, Commit, Deal, Leave, Sit, Start, Vote
from lastcard.table.phases import FINISHED, PLAYING
from tests.table.sitting import NONCES, SECRETS, Sitting, create, fingerprint, person, promised
from tests.table.vigil import TIMES, Vigil

NEW = 50
"""The number of a person who comes later."""


def strangers(people: int = 2, edition: str = "usa", seed: int = 0, **settings: Any) -> Sitting:
    """A table of four in the middle of nothing: these people sit there, and nobody else yet."""
    sitting = Sitting(create(edition, 4, kind="quick", secret=SECRETS[seed], **settings))
    for number in range(1, people):
        sitting.do(Sit(number, f"p{number}", person(number)))
    return sitting


def dealt(people: int = 2, edition: str = "usa", seed: int = 0, **settings: Any) -> Sitting:
    """The same with bots in the other seats, and a match that has begun."""
    sitting = strangers(people, edition, seed, **settings)
    sitting.do(*(Bot(None, seat, "normal") for seat in range(people, 4)), Start(None), Deal())
    return sitting


def kinds(sitting: Sitting) -> str:
    return "".join(seat.kind[0] for seat in sitting.table.seats)


@pytest.mark.parametrize("edition", ["usa", "hp", "jackpot", "dice"])
def test_a_newcomer_plays_on_for_a_bot_and_everything_tells_it(edition: str) -> None:
    options = {} if edition == "dice" else {"target": "60"}
    sitting, rng = dealt(2, edition, options=options), Random(edition)
    for _ in sitting.moves(rng, 9):
        pass
    bot = sitting.table.seats[2].name
    sitting.do(Sit(2, "dora", person(NEW)))
    assert kinds(sitting) == "pppb"
    assert sitting.table.game is not None and sitting.table.game.players[2] == "dora"
    sitting.play_out(rng)
    table = sitting.table
    assert table.phase == FINISHED and table.last is not None
    assert table.last.names == tuple(sitting.names()) == ("ana", "p1", "dora", sitting.names()[3])
    record = Record.from_text("\n".join(table.lines) + "\n")
    assert record.players[2] == bot
    assert [(seat, name) for _, seat, name in seatings(record)] == [(2, "dora")]
    assert verify(record).outcomes > 0
    assert fingerprint(sitting.rebuilt()) == fingerprint(table)


def test_a_newcomer_sees_the_hand_and_nothing_of_what_came_before() -> None:
    sitting, rng = dealt(1), Random(4)
    for _ in sitting.moves(rng, 20):
        pass
    table = sitting.table
    was = [table.events_for(one, None) for one in table.past]
    hand = table.sight(2)[0]
    applied = sitting.do(Sit(2, "dora", person(NEW)))
    assert [table.events_for(one, 2) for one in table.past][:-1] == was
    assert table.events_for(applied, 2) == []
    now = table.sight(2)[0]
    assert hand is not None and now is not None and now["hand"] == hand["hand"] != []
    for applied in sitting.moves(rng, 12):
        drawn = [event for event in table.events_for(applied, 2) if event.kind == "drew" and event.seat == 2]
        assert not any("??" in event.cards for event in drawn)


def test_a_hand_that_was_shown_to_the_bot_is_not_shown_to_the_newcomer() -> None:
    for seed in range(60):
        sitting, rng = dealt(1, seed=seed), Random(seed)
        for _ in sitting.moves(rng, 60):
            viewers = {viewer for viewer, *_ in sitting.table.state.shown}
            seat = next((seat for seat in viewers if sitting.table.seats[seat].kind == "bot"), None)
            if seat is None or sitting.phase != PLAYING:
                continue
            before = sitting.table.own(seat).view
            sitting.do(Sit(seat, "dora", person(NEW)))
            after = sitting.table.own(seat).view
            assert before["shown"] and after == {**before, "shown": []}
            return
    raise AssertionError("nobody was shown a hand")


def test_who_sits_down_after_a_match_sees_nothing_of_it_and_who_played_sees_it_on() -> None:
    sitting, rng = dealt(1, options={"target": "1"}), Random(2)
    sitting.do(Sit(1, "dora", person(NEW)))
    sitting.play_out(rng)
    hands = [(sitting.table.sight(seat)[0] or {})["hand"] for seat in (None, 1)]
    sitting.do(Sit(2, "late", person(NEW + 1)))
    assert (sitting.table.sight(2)[0] or {})["hand"] == hands[0] == []
    assert (sitting.table.sight(1)[0] or {})["hand"] == hands[1]


def test_who_leaves_is_followed_by_a_bot_and_cannot_have_another_hand_of_the_match() -> None:
    sitting = dealt(3)
    sitting.do(Sit(3, "dora", person(NEW)), Leave(1))
    assert kinds(sitting) == "pbpp"
    assert sitting.refused(Sit(1, "p1", person(1))) == "played-already"
    assert sitting.refused(Leave(1)) == "seat-open"
    assert sitting.refused(Sit(0, "eva", person(NEW + 1))) == "seat-taken"
    sitting.do(Sit(1, "eva", person(NEW + 1)))
    record = [line for line in sitting.table.lines if '"sits"' in line]
    assert len(record) == 3
    sitting.play_out(Random(5))
    sitting.do(Leave(1), Sit(1, "p1", person(1)))
    assert fingerprint(sitting.rebuilt()) == fingerprint(sitting.table)


def test_a_table_of_friends_lets_nobody_in_or_out_during_a_match() -> None:
    sitting = Sitting(create("usa", 3, bots=["easy"]))
    sitting.begin()
    for entry in (Sit(2, "dora", person(NEW)), Leave(1), Vote(0, 1)):
        assert sitting.refused(entry) == "not-in-phase"


def test_more_than_half_of_the_others_send_somebody_away_for_good() -> None:
    sitting = dealt(4)
    sitting.do(Vote(0, 3))
    assert sitting.table.info()["votes"] == [[], [], [], [0]]
    assert sitting.refused(Vote(0, 3)) == "vote-twice"
    assert sitting.refused(Vote(3, 3)) == "vote-whom"
    sitting.do(Vote(1, 2), Vote(1, 3))
    assert kinds(sitting) == "pppb"
    assert sitting.table.info()["votes"] == [[], [], [1], []]
    assert sitting.refused(Sit(3, "p3", person(3))) == "voted-out"
    assert sitting.refused(Vote(0, 3)) == "vote-whom"
    sitting.do(Leave(1))
    assert sitting.table.info()["votes"] == [[], [], [], []], "who has left has no vote"
    sitting.play_out(Random(1))
    assert sitting.refused(Sit(3, "p3", person(3))) == "voted-out"
    assert fingerprint(sitting.rebuilt()) == fingerprint(sitting.table)


def test_two_people_cannot_vote_each_other_out() -> None:
    sitting = dealt(2)
    assert sitting.refused(Vote(0, 1)) == "vote-few"
    assert sitting.refused(Vote(0, 2)) == "vote-whom"
    sitting.do(Sit(2, "dora", person(NEW)), Vote(0, 1))
    assert kinds(sitting) == "pppb"


def test_a_match_counts_for_those_who_were_dealt_in_and_want_it_wherever_they_go() -> None:
    sitting = Sitting(create("usa", 4, kind="quick"))
    sitting.do(
        Sit(1, "p1", person(1), rated=True), Sit(2, "p2", person(2), rated=True), Bot(None, 3, "normal")
    )
    sitting.do(Start(None), Deal(), Leave(1), Sit(1, "dora", person(NEW), rated=True))
    assert sitting.table.strangers.rated == {person(1): 1, person(2): 2}


# What the steward decides


def done(vigil: Vigil, seconds: float) -> list[str]:
    return [type(entry).__name__ for entry in vigil.done(seconds)]


def test_after_a_while_bots_fill_the_seats_and_it_begins() -> None:
    vigil = Vigil(strangers(2), here=(0, 1))
    assert vigil.steward.left(vigil.now) == 1000 * TIMES.gathering
    assert done(vigil, TIMES.gathering - 1) == []
    assert done(vigil, 1) == ["Bot", "Bot", "Start", "Deal"]
    assert kinds(vigil.sitting) == "ppbb"


def test_a_table_full_of_people_who_have_committed_waits_for_nobody() -> None:
    vigil = Vigil(strangers(4), here=(0, 1, 2, 3))
    vigil.go(3)
    vigil.do(*(Commit(seat, promised(NONCES[seat])) for seat in range(4)))
    assert done(vigil, 1) == []
    vigil.come(3)
    assert done(vigil, 0) == ["Start"]


def test_who_has_gone_when_it_begins_has_no_seat() -> None:
    vigil = Vigil(strangers(3), here=(0, 1, 2))
    vigil.go(1)
    assert done(vigil, TIMES.gathering) == ["Leave", "Bot", "Bot", "Start", "Deal"]
    assert kinds(vigil.sitting) == "pbpb"


def test_who_has_just_sat_down_keeps_the_seat_until_the_connection_opens() -> None:
    vigil = Vigil(strangers(3), here=(0, 2))
    assert done(vigil, TIMES.gathering) == ["Bot", "Start", "Deal"]
    assert kinds(vigil.sitting) == "pppb"


def test_a_table_that_nobody_came_to_is_closed() -> None:
    assert done(Vigil(strangers(2), here=()), TIMES.absent) == ["End"]


def test_bots_play_on_for_those_who_have_gone_and_the_match_comes_to_its_end() -> None:
    vigil = Vigil(dealt(2, options={"target": "30"}), here=(0, 1))
    vigil.go(0)
    assert "Leave" not in done(vigil, TIMES.gone - 1)
    assert "Leave" in done(vigil, 1)
    assert kinds(vigil.sitting) == "bpbb"
    vigil.go(1)
    while vigil.table.phase == PLAYING:
        vigil.done(10)
    vigil.done(TIMES.absent)
    assert vigil.table.phase == "ended" and vigil.table.last is not None and vigil.table.last.winners


def test_a_bot_that_was_about_to_move_leaves_that_to_the_person_who_takes_its_seat() -> None:
    vigil = Vigil(dealt(1), here=(0,))
    while vigil.table.pending().seats not in ((1,), (2,), (3,)):
        vigil.do(vigil.sitting.any_move(Random(1)))
    (seat,) = vigil.table.pending().seats
    assert vigil.steward.wakes() is not None
    vigil.do(Sit(seat, "dora", person(NEW)))
    vigil.come(NEW)
    assert not any(isinstance(entry, entries.Move) for entry in vigil.done(100))
    vigil.do(Leave(seat))
    assert any(isinstance(entry, entries.Move) for entry in vigil.done(100))


def test_the_next_match_is_for_those_who_want_it() -> None:
    vigil = Vigil(dealt(3, options={"target": "1"}), here=(0, 1, 2))
    vigil.sitting.play_out(Random(3))
    vigil.steward.changed(vigil.now)
    vigil.do(entries.Prepare(SECRETS[9], "record-1"))
    assert done(vigil, 1000) == []
    vigil.do(entries.Again(0, wanted=True), entries.Again(1, wanted=True))
    assert done(vigil, TIMES.gathering - 1) == []
    assert done(vigil, 1) == ["Leave", "Bot", "Start", "Deal"]
    assert kinds(vigil.sitting) == "ppbb"
