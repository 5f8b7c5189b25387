"""HTTP from strangers: every answer is guarded, every refusal is told, and nothing crashes."""

from __future__ import annotations

import asyncio
import json
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest

from lastcard.core.refusal import Refusal
from lastcard.languages import LANGUAGES
from lastcard.locale import catalogue
from lastcard.server.guard import KEPT, Gate, counted_as
from lastcard.server.pages import ASSET_HEADERS, HEADERS
from lastcard.server.settings import Limits
from tests.server.client import new_secret, new_table
from tests.server.house import PATIENCE, House, house, limits

TABLE = {"edition": "usa", "seats": 2, "name": "ana", "secret": new_secret("ana")}
DEEP = "[" * 5000 + "]" * 5000

BODIES: dict[str, str | bytes] = {
    "nothing": "",
    "not json": "{",
    "not an object": "[1, 2]",
    "null": "null",
    "nan": '{"edition": NaN}',
    "deep": DEEP,
    "deep inside": json.dumps(TABLE)[:-1] + f', "options": {DEEP}}}',
    "deep unknown": f'{{"x": {DEEP}}}',
    "deep in front": f'{{"x": {DEEP}, ' + json.dumps(TABLE)[1:],
    "not utf-8": b'{"edition": "\xff\xfe"}',
    "half a letter": '{"edition": "\\ud800"}',
    "binary": bytes(range(256)),
}
FIELDS: list[dict[str, Any]] = [
    {"edition": "poker"},
    {"edition": 5},
    {"edition": "x" * 21},
    {"seats": 1},
    {"seats": 11},
    {"seats": 2.5},
    {"seats": True},
    {"seats": "two"},
    {"seats": 10**400},
    {"timer": -1},
    {"timer": 601},
    {"pace": "hasty"},
    {"public": "yes"},
    {"options": []},
    {"options": {"target": 100}},
    {"options": {"target": "9" * 201}},
    {"options": {"target": "-5"}},
    {"options": {"hand-size": "٣"}},
    {"options": {f"o{number}": "x" for number in range(21)}},
    {"bots": ["genius"]},
    {"bots": ["easy"] * 10},
    {"bots": ["easy", "easy"]},
    {"bots": "easy"},
    {"name": ""},
    {"name": "x" * 41},
    {"name": "draw"},
    {"name": "<script>alert(1)</script>"},
    {"name": "\u202e\u200b"},
    {"name": "\u0000"},
    {"name": None},
    {"secret": "0" * 63},
    {"secret": "0" * 64 + "\n"},
    {"secret": "G" * 64},
    {"writing": True},
    {"unknown": 1},
    {"phase": "ended"},
]


def check_guarded(answer: httpx.Response) -> None:
    is_asset = answer.request.url.path.startswith("/assets/")
    for name, value in (ASSET_HEADERS if is_asset else HEADERS).items():
        assert answer.headers.get(name) == value, (answer.request.url, name)
    assert "server" not in answer.headers
    assert "Traceback" not in answer.text
    assert "lastcard/server" not in answer.text


def check_refused(answer: httpx.Response, language: str = "en") -> str:
    """A refusal with its code and its sentence; the code."""
    check_guarded(answer)
    body = answer.json()
    assert set(body) == {"status", "code", "rule", "message"}
    assert body["status"] == answer.status_code
    assert 400 <= answer.status_code < 600
    assert catalogue(language).has(f"refusal-{body['code']}")
    assert body["message"].strip()
    assert body["message"].isprintable()
    code: str = body["code"]
    return code


KINDS = ("application/json", "text/plain", "application/x-www-form-urlencoded", "application/msgpack")


async def test_a_body_that_is_none_is_refused(folder: Path) -> None:
    async with house(folder) as home:
        for (name, body), kind in product(BODIES.items(), KINDS):
            answer = await home.http.post("/api/tables", content=body, headers={"content-type": kind})
            assert check_refused(answer) in ("bad-request", "too-large"), name
            assert answer.status_code in (400, 413)
        assert home.hall.rooms == {}
        assert not home.log.errors()


async def test_a_table_with_wrong_fields_is_refused_and_not_made(folder: Path) -> None:
    async with house(folder) as home:
        for wrong in FIELDS:
            for language in LANGUAGES:
                answer = await home.http.post(
                    "/api/tables",
                    content=json.dumps({**TABLE, **wrong}),
                    headers={"accept-language": language},
                )
                assert answer.status_code == 400, (wrong, answer.text)
                check_refused(answer, language)
        for missing in TABLE:
            answer = await home.http.post(
                "/api/tables", json={k: v for k, v in TABLE.items() if k != missing}
            )
            assert check_refused(answer) == "bad-request"
        assert home.hall.rooms == {}
        assert await home.store.open_codes() == []
        assert not home.log.errors()


async def test_refusals_are_told_in_the_language_that_was_asked_for(folder: Path) -> None:
    async with house(folder) as home:
        told = {}
        for wanted in ("en", "es", "es-MX,en;q=0.5", "fr, es", "fr", "", "*", "\x80\xff"):
            headers = {"accept-language": wanted.encode("latin-1")}
            told[wanted] = (await home.http.get("/api/tables/AAAAAA", headers=headers)).json()["message"]
        assert told["en"] == told["fr"] == told[""] == told["*"] == told["\x80\xff"]
        assert told["es"] == told["es-MX,en;q=0.5"] == told["fr, es"]
        assert told["en"] != told["es"]


async def test_every_answer_carries_the_headers_that_keep_a_page_safe(folder: Path) -> None:
    async with house(folder) as home:
        code = await new_table(home)
        seen = set()
        for method, path in [
            ("GET", "/api/health"), ("GET", "/api/editions"), ("GET", "/api/rules/es"),
            ("GET", "/api/rules/fr"), ("GET", "/api/book/en/usa"), ("GET", "/api/book/fr/usa"),
            ("GET", "/api/book/en/..%2fcards"),
            ("GET", "/api/tables"), ("GET", f"/api/tables/{code}"), ("GET", f"/api/tables/{code}/qr.svg"),
            ("GET", "/api/tables/AAAAAA"), ("GET", "/api/records/x"), ("GET", "/api/records/x/moments"),
            ("GET", "/api/schema/openapi.json"), ("GET", "/api/nothing"), ("GET", "/"), ("GET", "/t/ABCDEF"),
            ("GET", "/assets/none.js"), ("GET", "/../../etc/passwd"), ("GET", "/%00"),
            ("GET", "/api/records/%00"),
            ("GET", "/api/records/%ff"), ("GET", "/api/tables/%0d%0aX-Evil: 1"),
            ("GET", "/api/tables/" + "A" * 3000), ("POST", "/api/health"), ("DELETE", f"/api/tables/{code}"),
            ("PUT", "/"), ("PATCH", "/api/tables"), ("OPTIONS", "/api/tables"), ("HEAD", "/api/tables"),
            ("GET", f"/api/tables/{code}/socket"), ("POST", "/api/tables"),
        ]:  # fmt: skip
            answer = await home.http.request(method, path)
            check_guarded(answer)
            if path.startswith("/api") and answer.status_code >= 400 and method != "HEAD":
                check_refused(answer)
            assert answer.status_code < 500 or answer.json()["code"] == "client-not-built", (method, path)
            seen.add(answer.status_code)
        assert seen >= {200, 400, 404, 405}
        assert not home.log.errors()


async def test_large_requests_are_not_read(folder: Path) -> None:
    async with house(folder) as home:
        answer = await home.http.post("/api/tables", json={**TABLE, "name": "x" * 100_000})
        assert check_refused(answer) == "too-large"
        assert answer.status_code == 413

        async def drip() -> Any:
            for _ in range(400):
                yield b" " * 1000

        answer = await home.http.post(
            "/api/tables", content=drip(), headers={"content-type": "application/json"}
        )
        assert check_refused(answer) == "too-large"
        assert not home.log.errors()


async def test_pages_of_other_sites_make_no_tables(folder: Path) -> None:
    async with house(folder) as home:
        for origin in ("http://evil.example", "null", "http://[", "http://127.0.0.1:1", "", "file://"):
            answer = await home.http.post("/api/tables", json=TABLE, headers={"origin": origin})
            assert check_refused(answer) == "foreign-origin"
            assert answer.status_code == 403
        assert home.hall.rooms == {}
        fine = await home.http.post("/api/tables", json=TABLE, headers={"origin": home.address})
        assert fine.status_code == 201
        assert not home.log.errors()


async def test_too_much_of_one_address_is_refused(folder: Path) -> None:
    few = limits(tables=(2, 0.001), lookups=(5, 0.001))
    async with house(folder, limits=few) as home:
        made = [await home.http.post("/api/tables", json=TABLE) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert check_refused(made[2]) == "too-many-requests"
        replayed = [await home.http.get("/api/records/x/moments")]
        listed = [await home.http.get("/api/tables") for _ in range(2)]
        looked = [await home.http.get("/api/records/x") for _ in range(3)]
        assert [answer.status_code for answer in replayed + listed + looked] == [404, 200, 200, 404, 404, 429]
        assert (await home.http.get("/api/tables")).status_code == 429
        assert (await home.http.get("/api/health")).status_code == 200


async def test_a_strange_host_breaks_no_picture(folder: Path) -> None:
    async with house(folder) as home:
        code = (await new_table(home)).encode()
        for host in (b"[", b"a" * 5000, b"\xff\xfe", b"", b"x y", b"evil.example:99999999", b"[::1"):
            answer = await raw(home, b"GET /api/tables/%s/qr.svg HTTP/1.1\r\nHost: %s\r\n\r\n" % (code, host))
            assert answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 400")), answer[:200]
        assert not home.log.errors()


async def raw(home: House, request: bytes) -> bytes:
    host, port = home.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    await writer.drain()
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer


NO_REQUESTS = (
    b"GET / HTTP/9.9\r\n\r\n",
    b"BREW /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    b"GET " + b"/" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"y" * 200_000 + b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0",
)


async def test_bytes_that_are_no_request(folder: Path) -> None:
    async with house(folder) as home:
        for request in NO_REQUESTS:
            try:
                answer = await raw(home, request)
            except ConnectionError:
                continue
            assert b" 500 " not in answer.partition(b"\r\n")[0]
            assert b"Traceback" not in answer
        assert not home.log.errors()
        assert (await home.http.get("/api/health")).status_code == 200


async def test_an_error_of_ours_is_told_without_its_traceback(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(folder) as home:

        async def fails(*_: object) -> None:
            raise LookupError("a secret of ours")

        monkeypatch.setattr(home.store, "record", fails)
        answer = await home.http.get("/api/records/x", headers={"accept-language": "es"})
        assert answer.status_code == 500
        assert check_refused(answer, "es") == "internal"
        assert "secret" not in answer.text
        assert any("a secret of ours" in line for line in home.log.errors())


async def test_secrets_are_stored_as_hashes_only(folder: Path) -> None:
    async with house(folder) as home:
        await new_table(home, "ana")
        files = [path for path in folder.iterdir() if path.is_file()]
        stored = b"".join(path.read_bytes() for path in files)
        assert new_secret("ana").encode() not in stored
        assert bytes.fromhex(new_secret("ana")) not in stored
        assert home.room(next(iter(home.hall.rooms))).table.seats[0].player is not None
        assert str(home.room(next(iter(home.hall.rooms))).table.seats[0].player).encode() in stored
        assert new_secret("ana") not in "".join(home.log.lines)


@pytest.mark.parametrize(
    ("host", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_is_one_client(host: str, client: str) -> None:
    assert counted_as(host) == client


def test_a_flood_of_addresses_frees_nobody_who_is_refused() -> None:
    gate = Gate(Limits(tables=(2, 1e-9)))
    for _ in range(2):
        gate.pass_by("tables", "greedy")
    for number in range(3 * KEPT):
        gate.pass_by("tables", str(number))
    with pytest.raises(Refusal) as refused:
        gate.pass_by("tables", "greedy")
    assert refused.value.code == "too-many-requests"
    assert len(gate._buckets) <= KEPT


@pytest.mark.parametrize("trusted", [(), ("127.0.0.0/8",), ("192.0.2.0/24",)])
async def test_only_a_trusted_proxy_says_who_asks(folder: Path, trusted: tuple[str, ...]) -> None:
    lots = limits(lookups=(1, 1e-9))
    async with house(folder, limits=lots, trusted_proxies=trusted) as home:
        # The last address is what the proxy has seen itself; what stands before it anybody can write.
        said = [f"10.1.1.1, 198.51.100.{number}" for number in range(3)]
        answers = [await home.http.get("/api/tables", headers={"x-forwarded-for": one}) for one in said]
        believed = trusted == ("127.0.0.0/8",)
        assert [one.status_code for one in answers] == [200, *([200, 200] if believed else [429, 429])]
        again = await home.http.get("/api/tables", headers={"x-forwarded-for": "10.9.9.9, 198.51.100.1"})
        assert again.status_code == 429
