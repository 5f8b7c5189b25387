"""`lastcard join` as people use it: whole games over a real server, through pipes, in both languages."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lastcard.bots import random_move
from lastcard.cli import main
from lastcard.cli.join import client as join_client
from lastcard.cli.join import known as join_known
from lastcard.cli.join.link import _clean
from lastcard.cli.join.moves import asked, moves
from lastcard.cli.join.player import Address, kept_secret
from lastcard.core.chance import Seeded
from lastcard.core.refusal import Refusal
from lastcard.editions import EDITIONS, AnyGame, game
from lastcard.notation.moves import move_text
from lastcard.table.choices import choices
from tests.support.house import some_house_rules
from tests.support.people import Person, Server, free_port, play_on
from tests.support.strategies import BOOK_EDITIONS

QUICK = {"dice": {"board-size": "5 1"}}
Come = Callable[..., Person]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def come(state: Path) -> Iterator[Come]:
    """Somebody sits down at a terminal; they are all gone after the test."""
    people: list[Person] = []

    def arrive(*words: str, language: str = "en") -> Person:
        people.append(Person(*words, state=state, language=language))
        return people[-1]

    yield arrive
    for person in people:
        person.end()


def make_table(server: Server, edition: str = "usa", host: str = "ana", **settings: object) -> str:
    options = QUICK.get(edition, {"target": "1"}) | dict(settings.pop("options", {}))  # type: ignore[call-overload]
    secret = kept_secret(server.address, host)
    code = server.new_table(secret, host, edition=edition, options=options, **settings)
    return f"{server.address}/t/{code}"


LEFT_ALONE = ("Another match?", "¿Otra partida?", "Out of turn", "Fuera de turno")


def first(seen: str) -> str | None:
    """Always the first of the list, but no second match, and nothing out of turn.

    What is said out of turn may come too late, and the 1 would answer the question after it.
    """
    return None if any(words in seen for words in LEFT_ALONE) else "1"


GAMES = [
    "jackpot",
    "dice",
    *(pytest.param(name, marks=pytest.mark.slow) for name in sorted({*EDITIONS} - {"jackpot", "dice"})),
]
"""A game of each family in the usual run."""


def finished(*people: Person) -> Callable[[], bool]:
    return lambda: all("/api/records/" in person.screen for person in people)


@pytest.mark.parametrize("edition", GAMES)
def test_whole_games(
    edition: str, server: Server, come: Come, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two people, one in English and one in Spanish; both added to the chance, which can be checked."""
    link = make_table(server, edition)
    ana = come(link, "--name", "ana")
    beto = come(link, "--name", "beto", language="es")
    server.await_commitments(link)
    play_on([ana, beto], finished(ana, beto), first)
    assert "You win!" in ana.screen or "beto wins!" in ana.screen
    assert "¡Ganaste!" in beto.screen or "¡Gana ana!" in beto.screen
    name = re.search(r"/api/records/([\w-]+)", ana.screen)
    assert name is not None
    record = tmp_path / "match.jsonl"
    record.write_text(server.get(f"/api/records/{name[1]}"), encoding="utf-8")
    assert main(["verify", str(record), "--lang", "en"]) == 0
    verified = capsys.readouterr().out
    assert "2 players added a nonce of their own." in verified
    seal = verified.split()[-1]
    assert ana.screen.count(seal) == beto.screen.count(seal) == 2


@pytest.mark.slow
def test_the_server_is_killed_and_comes_back(tmp_path: Path, come: Come) -> None:
    """Everybody reconnects without a hand, is told what was missed, and the match goes on to its end."""
    server = Server(tmp_path)
    try:
        link = make_table(server)
        people = [come(link, "--name", "ana"), come(link, "--name", "beto")]
        play_on(people, lambda: people[0].screen.count("You play") > 2, first)
        for _ in range(2):
            places = [len(person.screen) for person in people]
            server.kill()
            for person, place in zip(people, places, strict=True):
                person.await_text("The connection is lost", place)
            people[0].type("1")  # waits, with its number, for the connection
            server.start()
            for person, place in zip(people, places, strict=True):
                person.await_text("Connected again.", place)
        play_on(people, finished(*people), first)
    finally:
        server.stop()


def test_somebody_comes_back_to_the_seat(server: Server, come: Come) -> None:
    link = make_table(server, options={"hand-size": "9"})
    ana, beto = come(link, "--name", "ana"), come(link, "--name", "beto")
    play_on([ana, beto], lambda: "Your hand" in beto.screen, first)
    assert beto.leave() == 0
    assert "Your seat stays yours" in beto.screen
    ana.await_text("beto is away.")
    beto = come(link, "--name", "beto")
    beto.await_text("you are “beto”, against ana")
    ana.await_text("beto is here again.")
    play_on([ana, beto], finished(ana, beto), first)


def test_leaving_hands_the_seat_to_a_bot(server: Server, come: Come) -> None:
    link = make_table(server)
    ana, beto = come(link, "--name", "ana"), come(link, "--name", "beto")
    play_on([ana, beto], lambda: "Your hand" in beto.screen, first)
    beto.type("q")
    ana.await_text("A bot plays for beto meanwhile.")
    assert beto.leave() == 0
    assert beto.screen.rstrip().endswith("You leave the table.")


def test_watching_shows_what_everybody_may_see(server: Server, come: Come) -> None:
    link = make_table(server)
    clara = come(link, "--watch", language="es")
    clara.await_text("Estás mirando.")
    ana, beto = come(link, "--name", "ana"), come(link, "--name", "beto")
    play_on([ana, beto], finished(ana, beto), first)
    clara.await_text("/api/records/")
    assert "juegan ana y beto" in clara.screen
    assert "Tu mano" not in clara.screen
    assert re.search(r"ana toma una carta|beto toma una carta|ana juega", clara.screen)
    assert not re.search(r"(ana|beto) toma [rwbsW]", clara.screen)
    ana.await_text("1 again")
    ana.type("1")
    beto.await_text("ana is in for another match.")
    ana.await_text("You can begin without beto")
    beto.type("1")
    clara.await_text("Ronda 1", clara.screen.index("/api/records/"))
    assert clara.leave() == 0, "one match was watched to its end; the next need not be"


def test_words_at_the_table(server: Server, come: Come) -> None:
    """The lobby, bots, chat, help, rules, mistakes and refusals in the server's own words."""
    link = make_table(server, seats=3)
    ana = come(*link.split("/t/"), "--name", "ana")
    ana.await_text("2 seats are open")
    beto = come(link, "--name", "beto", language="es")
    ana.await_text("2. beto")
    beto.await_text("1. ana (anfitrión)")
    beto.type("bot", "chat   hola   a todos", "chat")
    beto.await_text("Eso solo puede hacerlo el anfitrión de la mesa.")
    ana.await_text("beto: hola a todos")
    beto.await_text("El mensaje no se entiende")
    ana.type("bot easy")
    ana.await_text("3. Abril (bot, easy)")
    beto.await_text("3. Abril (bot, fácil)")
    ana.type("bot hard 3", "bot genius", "bot hard 9")
    ana.await_text("3. Abril (bot, hard)")
    beto.await_text("3. Abril (bot, difícil)")
    ana.await_text("There is no bot of level “genius”; choose one of easy, normal, hard, master, expert.")
    ana.await_text("There is no seat 9 at this table.")
    ana.await_text("Everybody is here.")
    ana.type("?", "7", "rules UNO.caught", "rules nix", "start")
    ana.await_text("There is no 7 in the list; choose from 1 to 1.")
    ana.await_text("If another player notices first")
    ana.await_text("There is no rule nix.")
    play_on([beto], lambda: "Your hand" in ana.screen, first)
    ana.type("hop", "play r99", "catch nobody", "color r", "W4:x")
    for sentence in (
        "“hop” cannot be read at column 1: expected a move.",
        "expected a card",
        "expected a player of this table",
        "Not now; the table is waiting for this",
        "expected a colour",
        "Type ? for help.",
    ):
        ana.await_text(sentence)


def test_the_colour_of_a_board__dice_parts(server: Server, come: Come) -> None:
    ana = come(make_table(server, "dice", seats=2), "--name", "ana")
    ana.await_text("1. ana (you, host, red)")
    ana.await_text("2. (open) (yellow)")
    ana.type("board purple", "board Green")
    ana.await_text("purple is not the colour of a board; there are red, yellow, blue, green.")
    ana.await_text("1. ana (you, host, green)")
    ana.await_text("2. (open) (red)")


def test_writing_rule_cards__rule_write(server: Server, come: Come) -> None:
    """RULE.write: four each with two players; what is not a rule card is told at once."""
    link = make_table(server, "jackpot", writing=True)
    ana, beto = come(link, "--name", "ana"), come(link, "--name", "beto")
    beto.await_text("Write your 4 rule cards")
    beto.type(*(f"write draw-to {number}" for number in range(3, 7)))
    beto.await_text("Rule card 4 of 4 is written.")
    ana.type("write hop", "write act Sing", "write play-run", "write act Dance", "write discard-to 3")
    ana.await_text("“hop” is not a kind of rule card")
    ana.await_text("Rule card 4 of 4 is written.")
    ana.await_text("Everybody is here.")
    ana.type("start")
    ana.await_text("you are “ana”, against beto")


def test_a_script_answers_one_question_after_the_other(server: Server, come: Come) -> None:
    """All lines at once, against a bot: each waits for its question, and the end of the input too."""
    link = make_table(server, pace="quick", bots=["easy"], options={"hand-size": "3"})
    ana = come(link, "--name", "ana")
    # By number, since whatever is asked has a first answer: a Wild Draw Four may be in the way of a word.
    ana.type("start", "1", "1", "1")
    assert ana.leave() == 0
    assert "Your hand" in ana.screen
    assert "Not now" not in ana.screen and "not your decision" not in ana.screen


@pytest.mark.parametrize(
    ("words", "code", "link"),
    [
        ("http://127.0.0.1:8000/t/ABC234", None, "http://127.0.0.1:8000/t/ABC234"),
        ("http://127.0.0.1:8000/t/abc234/", None, "http://127.0.0.1:8000/t/ABC234"),
        ("http://127.0.0.1:8000", "abc234", "http://127.0.0.1:8000/t/ABC234"),
        ("http://127.0.0.1:8000/", "ABC234", "http://127.0.0.1:8000/t/ABC234"),
        ("localhost:8000/t/ABC234", None, "http://localhost:8000/t/ABC234"),
        ("https://cards.example/t/ABC234", None, "https://cards.example/t/ABC234"),
        ("http://[::1]:8000/t/ABC234", None, "http://[::1]:8000/t/ABC234"),
    ],
)
def test_addresses(words: str, code: str | None, link: str) -> None:
    address = Address.from_text(words, code)
    assert address.link == link
    assert address.socket == link.replace("http", "ws").replace("/t/", "/api/tables/") + "/socket"


@pytest.mark.parametrize(
    "words",
    [
        "", "http://", "ftp://127.0.0.1/t/ABC", "http://127.0.0.1:8000", "http://127.0.0.1:x/t/ABC",
        "http://[::1/t/ABC", "http://127.0.0.1/replay/ABC", "http://127.0.0.1/t/", "http://127.0.0.1/t/A%20B",
    ],
)  # fmt: skip
def test_what_is_no_address(words: str) -> None:
    with pytest.raises(Refusal) as caught:
        Address.from_text(words)
    assert caught.value.code == "join-address"


def test_wrong_input_is_one_clear_line_and_2(server: Server, come: Come) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}/t/ABC234"
    wrong = {
        nowhere: "No Lastcard server answers at http://127.0.0.1:",
        f"{server.address}/t/ABC234": "There is no table ABC234; check the code.",
        server.address: "is not the address of a table",
    }
    people = [(come(address, "--name", "ana"), sentence) for address, sentence in wrong.items()]
    for person, sentence in people:
        assert person.leave() == 2
        assert person.process.stderr is not None
        told = person.process.stderr.read().decode()
        assert sentence in told
        assert len(told.splitlines()) == 1


def test_the_secret_is_kept_for_each_server_and_name(state: Path) -> None:
    secret = kept_secret("http://one", "ana")
    assert kept_secret("http://one", "ana") == secret
    assert len({secret, kept_secret("http://two", "ana"), kept_secret("http://one", "beto")}) == 3
    files = list((state / "lastcard" / "players").iterdir())
    assert len(files) == 3
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    next(file for file in files if file.read_text().strip() == secret).write_text("broken")
    assert re.fullmatch("[0-9a-f]{64}", kept_secret("http://one", "ana"))


def test_what_a_server_sends_cannot_command_the_terminal() -> None:
    sent = {"a\x1b": ["\x1b[2Jr5", {"b": "ok\r\n\x07\x9b"}], "n": 3, "none": None}
    assert _clean(sent) == {"a�": ["�[2Jr5", {"b": "ok����"}], "n": 3, "none": None}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_the_moves_follow_from_what_is_on_the_wire(edition: str, seed: int) -> None:
    """Views and choices in plain values are enough to list every legal move, and no other."""
    assert_moves_follow(game(edition, ["ana", "beto", "caro"], QUICK.get(edition, {"target": "100"})), seed)


@pytest.mark.parametrize("seed", range(6))
def test_the_moves_of_house_rules_follow_too(seed: int) -> None:
    """HOUSE.stack, HOUSE.seven, HOUSE.jump-in, HOUSE.multi, HOUSE.mercy and others."""
    rng = Random(seed)
    options = {"uno": rng.choice(("call", "after", "off")), "hand-size": 7, "target": 100}
    options |= some_house_rules(rng, options, 4)
    options |= {
        "multi": rng.choice(("identical", "number")),
        "jump-in": "on",
        "seven-zero": "both",
        "hints": "on",
    }
    assert_moves_follow(game(rng.choice(BOOK_EDITIONS), ["ana", "beto", "caro", "dani"], options), seed)


def assert_moves_follow(table: AnyGame, seed: int) -> None:
    chance, rng = Seeded(seed), Random(seed)
    position: Any = table.start(chance)
    while table.outcome(position) is None:
        waited = table.pending(position).seats
        for seat in range(len(table.players)):
            view = table.view(position, seat)
            seen, may = json.loads(json.dumps([view.as_dict(), choices(table, view.position, seat)]))
            assert asked(seen, seat) == (seat in waited)
            if seen["pending"] not in ("colors", "discard", "wilds"):  # these are very many
                legal = {move_text(move, table.players) for move in table.moves(view, seat)}
                assert set(moves(table, seen, may, seat)) == legal
        if not waited:
            table.next_round(position, chance)
        else:
            own = table.view(position, waited[0])
            table.apply(position, waited[0], random_move(table, own, waited[0], rng), chance)


def test_without_hints_no_cards_are_listed() -> None:
    """HOUSE.hints: what can be said is, and it says nothing of the hand."""
    table = game("usa", ["ana", "beto"], {"hints": "off", "jump-in": "on", "decline": "no"})
    known = join_known.Known()
    known.game, known.me, known.table = table, 0, {"phase": "playing"}
    for seed in range(20):
        position: Any = table.start(Seeded(seed))
        view = table.view(position, 0)
        known.view, known.choices = view.as_dict(), choices(table, view.position, 0)
        question = known.question()
        if view.pending == "turn":
            mine = known.view["asked"] == [0]
            assert question == (join_known.Question("turn", ("draw",)) if mine else None)


def test_time_and_missing_hints_are_told(server: Server, come: Come) -> None:
    """HOUSE.blitz, HOUSE.hints, HOUSE.misplay: any card of the hand can be typed."""
    options = {"round-time": "90", "hints": "off", "misplay": "2", "uno": "off"}
    link = make_table(server, pace="quick", bots=["easy"], options=options)
    ana = come(link, "--name", "ana")
    ana.await_text("Everybody is here.")
    place = len(ana.screen)
    ana.type("start")
    # A colour may be asked first, or an answer to a Wild Draw Four.
    while "You have to see for yourself which cards fit" not in ana.screen:
        ana.await_text("\n> ", place)
        if "Which cards fit" not in ana.screen:
            place = len(ana.screen)
            ana.type("1")
    ana.await_text("Time left in this round: ")
    assert re.search(r"Time left in this round: (90:00|89:\d\d)", ana.screen)
    assert not re.search(r"\d play ", ana.screen)


def test_it_knows_only_the_wire() -> None:
    folder = Path(join_client.__file__).parent
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                module = node.module or ""
                assert not module.startswith("lastcard.server"), path.name
                assert module.rpartition(".")[2] not in ("state", "view", "table", "steward"), path.name


def test_a_host_keeps_order_by_typed_words(server: Server, come: Come) -> None:
    link = make_table(server, seats=3)
    ana = come(link, "--name", "ana")
    beto = come(link, "--name", "beto", language="es")
    ana.await_text("beto")
    place = len(ana.screen)
    spy = come(link, "--name", "spy", "--watch")
    ana.await_text("Watching: ", place)
    number = re.findall(r"Watching: (\d+)", ana.screen[place:])[-1]
    ana.type("mute nobody-such")
    ana.await_text("Nobody here is called “nobody-such”")
    ana.type("mute beto")
    ana.await_text("(muted)")
    beto.type("chat hola")
    beto.await_text("El anfitrión te silenció")
    place = len(beto.screen)
    ana.type("unmute 2")
    beto.await_text("beto", place)
    beto.type("chat hola")
    ana.await_text("beto: hola")
    ana.type("ignore beto")
    ana.await_text("You will see nothing more that beto says")
    ana.type(f"remove watcher {number}")
    spy.await_text("The host has asked you to stop watching this table.")
    ana.type("remove beto")
    beto.await_text("El anfitrión liberó tu asiento")
    place = len(beto.screen)
    beto.type("sit")
    beto.await_text("beto (tú", place)
    beto.type("chat adiós")
    beto.await_text("beto: adiós", place)
    ana.type("ban beto")
    beto.await_text("El anfitrión ya no te quiere")
    assert "beto: adiós" not in ana.screen
    again = come(link, "--name", "beto")
    again.await_text("The host does not want you at this table any more.")


def test_among_strangers_rule_cards_are_chosen_by_number(server: Server, come: Come) -> None:
    link = make_table(server, "jackpot", seats=4, bots=["easy"] * 3, writing=True, public=True)
    ana = come(link, "--name", "ana")
    ana.await_text("6 act Cluck like a hen")
    ana.type("write act Sing")
    ana.type("write 7")
    ana.await_text("chosen from the list of ideas")
    ana.type("write 6")
    ana.type("write 7")
    ana.await_text("Start the match?")
