"""Before a match: who sits where under which name, who decides, and what is agreed."""

from __future__ import annotations

from random import Random

import pytest

from lastcard.core import names
from lastcard.core.refusal import Refusal
from lastcard.notation.record import Record
from lastcard.notation.replay import verify
from lastcard.table import entries
from lastcard.table.table import Table
from tests.table.sitting import NAMES, Sitting, create, fingerprint, person

Settings = entries.Settings


def kinds(sitting: Sitting) -> str:
    return "".join(seat.kind[0] for seat in sitting.table.seats)


def test_whoever_makes_the_table_is_its_host_and_bots_have_the_last_seats() -> None:
    sitting = Sitting(create(seats=4, bots=["easy", "normal"]))
    assert kinds(sitting) == "pobb"
    assert [seat.level for seat in sitting.table.seats] == [None, None, "easy", "normal"]
    assert sitting.table.host == 0
    assert sitting.table.number == 0
    assert sitting.phase == "lobby"


@pytest.mark.parametrize("kind", ["quick", "cup"])
def test_where_the_server_decides_nobody_is_host(kind: entries.Kind) -> None:
    sitting = Sitting(create(seats=3, kind=kind))
    sitting.do(entries.Sit(1, "beto", person(1)))
    assert sitting.table.host is None
    assert sitting.table.info()["kind"] == kind
    for asked in (entries.Start(0), entries.Bot(1, 2, "easy"), entries.Free(0, 1)):
        assert sitting.refused(asked) == "host-only"
    sitting.do(entries.Leave(0), entries.Sit(0, "caro", person(2)))
    assert sitting.table.host is None
    sitting.do(entries.Bot(None, 2, "easy"), entries.Start(None))
    assert sitting.phase == "dealing"
    assert fingerprint(sitting.rebuilt()) == fingerprint(sitting.table)


@pytest.mark.parametrize("asked", [entries.Start(None), entries.Bot(None, 1, "easy")])
def test_a_table_of_friends_decides_nothing_without_its_host(asked: entries.AnyEntry) -> None:
    assert Sitting(create(seats=2)).refused(asked) == "host-only"


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (create(seats=2, bots=["easy", "easy"]), "seat-taken"),
        (create(seats=2, bots=["genius"]), "bot-unknown"),
        (create("poker"), "edition-unknown"),
        (create("dice", 5), "players-count"),
        (create(options={"drawn": "always"}), "option-value"),
        (create(options={"colour": "red"}), "option-unknown"),
        (create(options={"hand-size": "60"}), "option-value"),
        (create("usa", writing=True), "no-writing"),
        (create("jackpot", 9, writing=True), "no-writing"),
        (create(name="draw"), "name-reserved"),
        (create(name="r5"), "name-reserved"),
        (create(name=" \t "), "name-empty"),
        (create(name="a" * 21), "name-long"),
        (create(name="ana\u202ebeto"), "name-letters"),
        (create(name="<b>"), "name-letters"),
        (create("dice", 2, options={"first-player": "N1"}), "option-value"),
    ],
)
def test_a_table_that_cannot_be(made: entries.Create, code: str) -> None:
    with pytest.raises(Refusal) as told:
        Table(made)
    assert told.value.code == code


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana   María ", "Ana_María"),
        ("Jose\u0301", "José"),
        ("d’Artagnan".replace("’", "."), "d.Artagnan"),
        ("王\u3000明", "王_明"),
        ("Ana__", "Ana"),
        ("Ana_ _María", "Ana_María"),
    ],
)
def test_spaces_become_lines_and_letters_their_one_form(typed: str, name: str) -> None:
    assert Sitting(create(name=typed)).names()[0] == name


def test_a_name_that_is_there_already_gets_a_number() -> None:
    sitting = Sitting(create(seats=5, name="Abril"))
    sitting.do(entries.Sit(1, "abril", person(1)), entries.Sit(2, "ABRIL", person(2)))
    sitting.do(entries.Bot(0, 3, "easy"))
    assert sitting.names()[:4] == ["Abril", "abril-2", "ABRIL-3", "Bruno"]
    longest = "x" * 20
    sitting.do(entries.Free(0, 1), entries.Sit(1, longest, person(1)), entries.Sit(4, longest, person(4)))
    assert sitting.names()[4] == "x" * 18 + "-2"


def test_an_avatar_belongs_to_the_person_who_chose_it() -> None:
    sitting = Sitting(create(seats=3))
    sitting.do(entries.Sit(1, "beto", person(1), "fox-3"), entries.Bot(0, 2, "easy"))
    assert [seat.info()["avatar"] for seat in sitting.table.seats] == [None, "fox-3", None]
    sitting.do(entries.Leave(1), entries.Sit(1, "eva", person(5)))
    assert sitting.table.seats[1].avatar is None


def test_no_two_names_are_shown_alike() -> None:
    """Lines are shown as spaces: one at the end would hide that it is another player."""
    sitting = Sitting(create(seats=3, name="Ana"))
    sitting.do(entries.Sit(1, "Ana_", person(1)), entries.Sit(2, "Ana Eva", person(2)))
    assert sitting.names() == ["Ana", "Ana-2", "Ana_Eva"]


def test_ten_bots_have_ten_names_and_an_eleventh_can_be_found() -> None:
    sitting = Sitting(create(seats=10, name=names.NAMES[0], bots=["easy"] * 9))
    assert sitting.names()[1:] == list(names.NAMES[1:])
    crowded = Sitting(create(seats=3, name="Bot"))
    for number, name in enumerate(names.NAMES[:2], start=1):
        crowded.do(entries.Sit(number, name, person(number)))
    assert len(set(crowded.names())) == 3


@pytest.mark.parametrize("name", ["N1", "n2", "N0", "N1-2"])
def test_no_name_can_be_mistaken_for_an_open_seat(name: str) -> None:
    """Open seats have names too where the rules want one for everybody."""
    sitting = Sitting(create("dice", 4, name=name))
    sitting.do(entries.Sit(2, name, person(2)))
    sitting.do(entries.Change(0, Settings(edition="dice", seats=3, options={"first-player": name})))
    sitting.fill()
    sitting.begin()
    assert sitting.table.options["first-player"] == name


def test_seats_are_taken_once_and_people_have_one() -> None:
    sitting = Sitting(create(seats=3))
    assert sitting.refused(entries.Sit(0, "beto", person(1))) == "seat-taken"
    assert sitting.refused(entries.Sit(1, "ana", person(0))) == "already-seated"
    assert sitting.refused(entries.Sit(3, "beto", person(1))) == "no-such-seat"
    assert sitting.refused(entries.Sit(1, "uno", person(1))) == "name-reserved"
    sitting.do(entries.Sit(1, "beto", person(1)))
    assert sitting.table.seat_of(person(1)) == 1
    assert sitting.table.seat_of(person(2)) is None
    assert sitting.refused(entries.Leave(2)) == "seat-open"
    sitting.do(entries.Leave(1))
    assert kinds(sitting) == "poo"


def test_a_person_may_take_the_seat_of_a_bot() -> None:
    sitting = Sitting(create(seats=2, bots=["easy"]))
    sitting.do(entries.Sit(1, "beto", person(1)))
    assert kinds(sitting) == "pp"
    assert sitting.table.seats[1].level is None


def test_only_the_host_decides() -> None:
    sitting = Sitting(create(seats=4))
    sitting.do(entries.Sit(1, "beto", person(1)))
    changed = Settings(edition="hp", seats=4)
    for entry in (
        entries.Bot(1, 2, "easy"),
        entries.Free(1, 0),
        entries.Change(1, changed),
        entries.Start(1),
    ):
        assert sitting.refused(entry) == "host-only"
    sitting.do(entries.Bot(0, 2, "easy"), entries.Change(0, changed))
    assert sitting.refused(entries.Bot(0, 1, "easy")) == "seat-taken"
    assert sitting.refused(entries.Free(0, 0)) == "free-oneself"
    assert sitting.refused(entries.Free(0, 3)) == "seat-open"
    assert sitting.refused(entries.Bot(0, 3, "genius")) == "bot-unknown"
    sitting.do(entries.Free(0, 2), entries.Free(0, 1))
    assert kinds(sitting) == "pooo"


def test_when_the_host_leaves_the_next_person_is_host_and_then_whoever_comes() -> None:
    sitting = Sitting(create(seats=4, bots=["easy"]))
    sitting.do(entries.Sit(2, "caro", person(2)), entries.Leave(0))
    assert sitting.table.host == 2
    sitting.do(entries.Leave(2))
    assert sitting.table.host is None
    assert sitting.refused(entries.Start(0)) == "host-only"
    sitting.do(entries.Sit(1, "eva", person(5)), entries.Sit(0, "ana", person(0)))
    assert sitting.table.host == 1


def test_a_bot_keeps_its_name_and_wins_when_its_level_changes() -> None:
    sitting = Sitting(create(seats=2, bots=["easy"]))
    sitting.table.seats[1].wins = 3
    sitting.do(entries.Bot(0, 1, "normal"))
    assert (sitting.names()[1], sitting.table.seats[1].level, sitting.table.seats[1].wins) == (
        "Abril", "normal", 3,
    )  # fmt: skip


def test_seats_grow_at_the_end_and_shrink_by_the_open_ones() -> None:
    sitting = Sitting(create(seats=4, bots=["easy"]))
    sitting.do(entries.Sit(2, "caro", person(2)))
    sitting.do(entries.Change(0, Settings(edition="usa", seats=3)))
    assert sitting.names() == ["ana", "caro", "Abril"]
    assert sitting.table.seat_of(person(2)) == 1
    assert sitting.refused(entries.Change(0, Settings(edition="usa", seats=2))) == "seats-too-few"
    sitting.do(entries.Change(0, Settings(edition="usa", seats=10)))
    assert sitting.names() == ["ana", "caro", "Abril", *[""] * 7]


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(edition="dice", seats=5), "players-count"),
        (Settings(edition="chess", seats=3), "edition-unknown"),
        (Settings(edition="usa", seats=10, options={"hand-size": "11"}), "option-value"),
        (Settings(edition="usa", seats=3, options={"target": "0"}), "option-value"),
        (Settings(edition="usa", seats=3, options={"board-size": "9 3"}), "option-unknown"),
        (Settings(edition="dice", seats=3, options={"first-player": "nobody"}), "option-value"),
        (Settings(edition="dice", seats=3, options={"first-player": "N1"}), "option-value"),
        (Settings(edition="dice", seats=3, writing=True), "no-writing"),
        (Settings(edition="jackpot", seats=9, writing=True), "no-writing"),
    ],
)
def test_settings_that_cannot_be_change_nothing(settings: Settings, code: str) -> None:
    sitting = Sitting(create(seats=3))
    assert sitting.refused(entries.Change(0, settings)) == code


def test_options_are_told_whole() -> None:
    sitting = Sitting(create(options={"drawn": "must"}))
    assert sitting.table.info()["options"]["drawn"] == "must"
    assert sitting.table.info()["options"]["uno"] == "call"
    sitting.do(entries.Change(0, Settings(edition="dice", seats=2)))
    assert "drawn" not in sitting.table.info()["options"]


@pytest.mark.parametrize("how", ["leave", "free", "sit", "keep"])
def test_an_option_does_not_name_somebody_who_is_gone(how: str) -> None:
    """DICE.first: the table would never start."""
    sitting = Sitting(create("dice", 3, bots=["easy"]))
    sitting.do(entries.Sit(1, "must", person(1)))
    named = "Abril" if how == "sit" else "must"
    sitting.do(entries.Change(0, Settings(edition="dice", seats=3, options={"first-player": named})))
    last: dict[str, list[entries.AnyEntry]] = {
        "leave": [entries.Leave(1), entries.Sit(1, "eva", person(5))],
        "free": [entries.Free(0, 1), entries.Bot(0, 1, "easy")],
        "sit": [entries.Sit(2, "caro", person(2))],
        "keep": [entries.Bot(0, 2, "normal")],
    }
    sitting.do(*last[how])
    assert sitting.table.options.get("first-player") == (named if how == "keep" else None)
    sitting.begin()


def test_a_person_who_is_called_like_a_choice_takes_no_option_away() -> None:
    sitting = Sitting(create(seats=3, options={"drawn": "must"}))
    sitting.do(entries.Sit(1, "must", person(1)), entries.Leave(1))
    assert sitting.table.options["drawn"] == "must"


def test_rule_cards_are_written_before_the_start() -> None:
    """RULE.write"""
    sitting = Sitting(create("jackpot", 2, writing=True))
    sitting.do(entries.Sit(1, "beto", person(1)))
    cards = ("draw-to 7", "act  Sing   loudly", "play-run", "take-most 2")
    assert sitting.table.share == 4
    assert sitting.refused(entries.Write(0, cards[:3])) == "rules-share"
    assert sitting.refused(entries.Write(0, (*cards[:3], "discard-to x"))) == "rule-number"
    assert sitting.refused(entries.Start(0)) == "rules-unwritten"
    sitting.do(entries.Write(0, cards))
    assert sitting.table.seats[0].cards == ("draw-to 7", "act Sing loudly", "play-run", "take-most 2")
    assert [seat["wrote"] for seat in sitting.table.info()["seats"]] == [True, False]
    assert sitting.refused(entries.Start(0)) == "rules-unwritten"
    sitting.do(entries.Write(1, cards))
    sitting.begin()
    assert sitting.table.lines[0].count("Sing loudly") == 2


def test_bots_write_the_printed_ideas() -> None:
    sitting = Sitting(create("jackpot", 3, bots=["easy", "easy"], writing=True))
    sitting.do(entries.Write(0, ("act One", "act Two")))
    sitting.begin()
    assert "act One" in sitting.table.lines[0]
    assert sitting.table.lines[0].count("act ") >= 2


def test_rule_cards_go_when_there_is_no_place_for_them() -> None:
    sitting = Sitting(create("jackpot", 4, writing=True))
    sitting.do(entries.Write(0, ("act One", "act Two")))
    sitting.do(entries.Change(0, Settings(edition="jackpot", seats=3, writing=True)))
    assert sitting.table.seats[0].cards == ("act One", "act Two"), "three write two each, too"
    sitting.do(entries.Change(0, Settings(edition="jackpot", seats=2, writing=True)))
    assert sitting.table.seats[0].cards is None
    sitting.do(entries.Write(0, ("play-run",) * 4))
    sitting.do(entries.Change(0, Settings(edition="jackpot", seats=2)))
    assert sitting.table.seats[0].cards is None
    assert sitting.refused(entries.Write(0, ("play-run",) * 4)) == "no-writing"


def test_a_table_starts_when_it_is_full() -> None:
    sitting = Sitting(create(seats=3))
    assert sitting.refused(entries.Start(0)) == "seats-open"
    sitting.fill()
    sitting.do(entries.Start(0))
    assert sitting.phase == "dealing"
    for entry in (
        entries.Sit(1, "eva", person(5)),
        entries.Leave(1),
        entries.Bot(0, 1, "easy"),
        entries.Free(0, 1),
        entries.Change(0, Settings(edition="usa", seats=3)),
        entries.Write(0, ()),
        entries.Commit(0, "0" * 64),
        entries.Start(0),
        entries.Prepare("0" * 64, "x"),
        entries.Move(0, "draw"),
    ):
        assert sitting.refused(entry) == "not-in-phase", entry
    assert sitting.refused(entries.Next()) == "round-goes-on"


def test_a_closed_table_stays_closed() -> None:
    sitting = Sitting(create(seats=2))
    sitting.do(entries.End())
    assert sitting.phase == "ended"
    assert sitting.table.record is None
    for entry in (entries.End(), entries.Sit(1, NAMES[1], person(1)), entries.Deal(), entries.Start(0)):
        assert sitting.refused(entry) in ("not-in-phase", "host-only")


def test_everybody_chooses_a_board_and_the_others_have_what_is_left__dice_parts() -> None:
    sitting = Sitting(create("dice", 4, bots=["easy"]))
    assert sitting.table.info()["boards"] == ["red", "yellow", "blue", "green"]
    sitting.do(entries.Sit(1, "beto", person(1)), entries.Board(1, "red"), entries.Board(0, "green"))
    assert sitting.table.info()["boards"] == ["green", "red", "yellow", "blue"]
    assert [seat["color"] for seat in sitting.table.info()["seats"]] == ["green", "red", None, None]
    assert sitting.refused(entries.Board(0, "red")) == "board-taken"
    assert sitting.refused(entries.Board(0, "silver")) == "board-color"
    assert sitting.refused(entries.Board(4, "blue")) == "no-such-seat"
    sitting.do(entries.Board(0, "green"), entries.Board(0, "blue"), entries.Leave(1))
    assert sitting.table.info()["boards"] == ["blue", "red", "yellow", "green"]
    sitting.begin()
    assert sitting.refused(entries.Board(0, "red")) == "not-in-phase"
    assert sitting.table.state.rules.colors == ("blue", "red", "yellow", "green")
    assert fingerprint(sitting.rebuilt()) == fingerprint(sitting.table)
    sitting.play_out(Random(3))
    record = Record.from_text("\n".join(sitting.table.lines) + "\n")
    assert record.game().details() == {"colors": ["blue", "red", "yellow", "green"]}
    verify(record)
    sitting.do(entries.Board(1, "green"))
    assert sitting.table.info()["boards"] == ["blue", "green", "red", "yellow"]


def test_a_card_game_has_no_boards() -> None:
    sitting = Sitting(create("dice", 2))
    sitting.do(entries.Board(0, "blue"), entries.Change(0, Settings(edition="usa", seats=6)))
    assert sitting.table.info()["boards"] == []
    assert sitting.refused(entries.Board(0, "red")) == "boards-not-here"
    sitting.begin()
    sitting = Sitting(create("dice", 2))
    sitting.do(entries.Board(0, "blue"), entries.Change(0, Settings(edition="dice", seats=4)))
    assert sitting.table.info()["boards"] == ["blue", "red", "yellow", "green"]
