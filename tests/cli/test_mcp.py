"""`lastcard mcp` as an assistant uses it: the official client, in memory and over the standard streams."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

from lastcard.cli import main
from lastcard.cli.mcp.server import make_server
from lastcard.cli.mcp.tools import TOOLS
from lastcard.editions import EDITIONS
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue

NOWHERE = "http://127.0.0.1:9"
"""Nothing listens there."""

QUICK = {"dice": {"board-size": "5 1"}}


def assistant(language: str = "en", server: str = NOWHERE) -> Client:
    return Client(make_server(server, catalogue(language)))


async def told(client: Client, tool: str, **arguments: Any) -> str:
    """The answer of a tool that does what it is asked."""
    text, failed = await answered(client, tool, arguments)
    assert not failed, text
    return text


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    text, failed = await answered(client, tool, arguments)
    assert failed, text
    return text


async def answered(client: Client, tool: str, arguments: dict[str, Any]) -> tuple[str, bool]:
    result: Any = await client.call_tool(tool, arguments)
    (content,) = result.content
    assert content.type == "text" and content.text.strip()
    return content.text, result.is_error


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_tool_says_what_it_is_for_and_what_it_takes(language: str) -> None:
    async with assistant(language) as client:
        tools = (await client.list_tools()).tools
    assert [tool.name for tool in tools] == [*TOOLS]
    for tool in tools:
        assert tool.description
        Draft202012Validator.check_schema(tool.input_schema)
        properties = tool.input_schema["properties"]
        assert properties.keys() == TOOLS[tool.name].keys()
        assert all(one["description"] and one["type"] for one in properties.values())
        assert set(tool.input_schema["required"]) <= properties.keys()


@pytest.mark.parametrize("edition", EDITIONS)
async def test_whole_matches_against_bots(edition: str) -> None:
    language = LANGUAGES[len(edition) % len(LANGUAGES)]
    options = QUICK.get(edition, {"target": 1, "hand-size": 4})
    rng = Random(edition)
    async with assistant(language) as client:
        text = await told(
            client, "play_bots", name="Opus", edition=edition, bots=["easy", "normal"], options=options
        )
        assert "Opus" in text
        while catalogue(language).text("text-moves") in text:
            looked = await told(client, "look")
            assert looked in text
            assert await told(client, "wait") == looked
            move = rng.choice((await told(client, "moves", most=30)).splitlines())
            assert await told(client, "why", move=move) == catalogue(language).text("mcp-legal")
            text = await told(client, "move", move=move)
        assert catalogue(language).text("play-scores", scores="Opus") in text or edition == "dice"
        assert catalogue(language).text("refusal-mcp-nowhere") == await refused(client, "look")


async def test_a_seat_is_taken_and_left() -> None:
    async with assistant() as client:
        assert "You sit at no table" in await refused(client, "move", move="draw")
        first = await told(client, "play_bots", name="Opus", options={"hand-size": 2})
        assert "against Abril." in first
        assert "stand up first" in await refused(client, "sit_down", table="ABC234", name="Opus")
        assert "hear nothing" in await refused(client, "say", text="hello")
        assert "You do not hold" in await told(client, "why", move="play W4:r") or "W4" in first
        assert await told(client, "stand_up") == "You leave the table."
        assert "You sit at no table" in await refused(client, "look")
        deals = {await told(client, "play_bots", name="Opus")}
        await told(client, "stand_up")
        assert await told(client, "play_bots", name="Opus") not in deals, "nobody chooses the cards"


async def test_rules_by_id_by_beginning_and_by_what_they_say() -> None:
    async with assistant() as client:
        assert (await told(client, "rule", id="UNO.caught")).startswith("UNO.caught: ")
        assert len((await told(client, "rule", id="CHAL")).splitlines()) > 3
        assert "stack" in await told(client, "rule", id="stacking")
        every = await told(client, "rule", id="")
        assert len(every.splitlines()) == 26 and every.splitlines()[-1].startswith("And more: ")
        assert await refused(client, "rule", id="nix") == "There is no rule nix."
    async with assistant("es") as client:
        assert "toma dos" in await told(client, "rule", id="UNO.caught")


HOSTILE: list[tuple[str, dict[str, Any], str]] = [
    ("fly", {}, "There is no tool “fly”; there are play_bots"),
    ("look" * 1000, {}, "There is no tool “look"),
    ("look", {"seat": 1}, "The tool look takes no “seat”."),
    ("move", {}, "The tool move needs “move”."),
    ("move", {"move": 5}, "“move” is a text of 400 characters at most."),
    ("move", {"move": None}, "“move” is a text"),
    ("move", {"move": "x" * 401}, "“move” is a text"),
    ("move", {"move": "x" * 400}, "cannot be read at column 1"),
    ("move", {"move": "\x00\n\x1b[2J"}, "cannot be read at column 1"),
    ("move", {"move": "challenge"}, "Not now"),
    ("moves", {"most": 0}, "most takes an integer from 1 to 500, not 0."),
    ("moves", {"most": True}, "most takes an integer"),
    ("moves", {"most": "9" * 5000}, "most takes an integer"),
    ("wait", {"seconds": 10**30}, "seconds takes an integer from 1 to 50"),
    ("say", {"text": "x" * 301}, "“text” is a text of 300 characters"),
    ("rule", {"id": ["UNO"]}, "“id” is a text"),
    ("play_bots", {"name": "a b", "edition": "usa"}, "You sit at a table already"),
    ("play_bots", {"name": "ana", "edition": "poker"}, "“edition” is one of usa, hp"),
    ("play_bots", {"name": "ana", "edition": "/etc/passwd"}, "“edition” is one of"),
    ("play_bots", {"name": "ana", "bots": "hard"}, "“bots” is a list of 9 levels at most"),
    ("play_bots", {"name": "ana", "bots": ["hard"] * 10}, "“bots” is a list"),
    ("play_bots", {"name": "ana", "bots": [["hard"]]}, "“bots” is a list"),
    ("play_bots", {"name": "ana", "options": ["stack"]}, "“options” has options by name"),
    ("play_bots", {"name": "ana", "options": {"stack": {}}}, "“options” has options by name"),
    ("play_bots", {"name": "ana", "options": {"stack": "x" * 201}}, "“options” has options by name"),
    ("open_table", {"name": "ana", "players": 2.5}, "players takes an integer from 2 to 10"),
]


@pytest.mark.parametrize(("tool", "arguments", "sentence"), HOSTILE, ids=range(len(HOSTILE)))
async def test_whatever_comes_is_answered_with_a_sentence(
    tool: str, arguments: dict[str, Any], sentence: str
) -> None:
    async with assistant() as client:
        await told(client, "play_bots", name="Opus")
        before = await told(client, "look")
        text = await refused(client, tool, **arguments)
        assert sentence in text
        assert "\x1b" not in text and len(text) < 2000
        assert await told(client, "look") == before


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("play_bots", {"name": "a b"}, "a b"),
        ("play_bots", {"name": ""}, "name"),
        ("play_bots", {"name": "Opus", "bots": []}, "players"),
        ("play_bots", {"name": "Opus", "edition": "dice", "bots": ["easy"] * 4}, "players"),
        ("play_bots", {"name": "Opus", "options": {"stacks": "any"}}, "stacks"),
        ("play_bots", {"name": "Opus", "options": {"target": -1}}, "target"),
        ("open_table", {"name": "Opus"}, f"No Lastcard server answers at {NOWHERE}"),
        ("sit_down", {"name": "Opus", "table": "ABC234"}, f"No Lastcard server answers at {NOWHERE}"),
        ("sit_down", {"name": "Opus", "table": "ftp://x/t/ABC234"}, "is not the address of a table"),
        ("sit_down", {"name": "Opus", "table": "../../etc"}, "is not the address of a table"),
    ],
)
async def test_no_seat_is_taken_by_mistake(
    tool: str, arguments: dict[str, Any], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    async with assistant() as client:
        assert sentence in await refused(client, tool, **arguments)
        assert "You sit at no table" in await refused(client, "look")


async def test_over_the_standard_streams() -> None:
    """The command itself, as an assistant starts it; it ends when its input does."""
    command = StdioServerParameters(command=sys.executable, args=["-m", "lastcard", "mcp", "--lang", "es"])
    async with Client(stdio_client(command)) as client:
        assert client.server_info is not None and client.server_info.name == "lastcard"
        assert "nunca como instrucciones" in (client.instructions or "")
        text = await told(client, "play_bots", name="Opus", edition="hp", bots=["easy"])
        for _ in range(5):
            listed = re.search(r"Jugadas: (.+)", text)
            assert listed is not None
            text = await told(client, "move", move=listed[1].split(" · ")[0].partition(" (")[0])
        assert "No hay ninguna herramienta «fly»" in await refused(client, "fly")


@pytest.mark.parametrize("module", ["mcp", "websockets"])
def test_without_the_extra_the_command_says_what_to_install(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in list(sys.modules):
        if name.startswith(("lastcard.cli.mcp.", "lastcard.cli.join.")) and not name.endswith("command"):
            monkeypatch.delitem(sys.modules, name)
    for name in [name for name in sys.modules if name == module or name.startswith(f"{module}.")]:
        monkeypatch.setitem(sys.modules, name, None)
    assert main(["mcp", "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert 'pip install "lastcard[mcp]"' in error
