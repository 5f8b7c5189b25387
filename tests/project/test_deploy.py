"""What is in deploy/ names settings, metrics and files that there are."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

from lastcard.server.configuration import CONFIG, FROM_FILE, PREFIX, configuration, known
from lastcard.server.exporter import Standing, registry_of
from lastcard.server.metrics import Metrics
from tests.support.docs_pages import page

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OTHERS = {"LASTCARD_DOMAIN"}
"""What the proxy is told."""


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def variables() -> set[str]:
    secret = {setting.variable + FROM_FILE for setting in known().values() if setting.about.secret}
    return {setting.variable for setting in known().values()} | secret | {CONFIG}


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "lastcard.service", "Caddyfile"])
def test_every_variable_is_a_setting(name: str) -> None:
    assert set(re.findall(rf"\b{PREFIX}\w+", text_of(name))) <= variables() | OTHERS


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text_of("compose.yaml"))
    return found


def test_the_nodes_of_the_compose_file_start_with_what_they_are_told(tmp_path: Path) -> None:
    secret = tmp_path / "database_url"
    secret.write_text("postgresql://lastcard:hush@postgres/lastcard", encoding="utf-8")
    nodes = [node for name, node in compose()["services"].items() if node["image"] == "lastcard"]
    assert len(nodes) == 2
    for node in nodes:
        environment = {**node["environment"], "LASTCARD_DATABASE_FILE": str(secret)}
        found = configuration({}, {}, environment)
        assert found.unknown == ()
        assert found.settings.nats == "nats://nats:4222"
        assert found.settings.database.startswith("postgresql://")
        assert node["ulimits"]["nofile"] >= 65_536


def test_the_compose_file_agrees_with_itself() -> None:
    found = compose()
    assert {"one", "two", "postgres", "nats", "proxy"} == found["services"].keys()
    subnet = found["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert found["services"]["one"]["environment"]["LASTCARD_TRUSTED_PROXIES"] == subnet
    for service in found["services"].values():
        assert set(service.get("depends_on", ())) <= found["services"].keys()
        assert set(service.get("secrets", ())) <= found["secrets"].keys()
        assert set(service["networks"]) <= found["networks"].keys()
        named = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        assert {name for name in named if not name.startswith(".")} <= found["volumes"].keys()
    for name in ("one", "two"):
        assert f"{name}:8000" in text_of("Caddyfile")


def test_secrets_are_made_up_once(tmp_path: Path) -> None:
    shutil.copy(DEPLOY / "secrets.sh", tmp_path)
    subprocess.run(["sh", "secrets.sh"], cwd=tmp_path, check=True)
    made = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "secrets").iterdir()}
    assert made.keys() == compose()["secrets"].keys()
    assert re.fullmatch(r"[0-9a-f]{48}", made["postgres_password"])
    assert made["database_url"] == f"postgresql://lastcard:{made['postgres_password']}@postgres/lastcard"
    again = subprocess.run(["sh", "secrets.sh"], cwd=tmp_path, check=False, capture_output=True)
    assert again.returncode == 1
    assert (tmp_path / "secrets" / "database_url").read_text(encoding="utf-8") == made["database_url"]
    assert "/deploy/secrets/" in (ROOT / ".gitignore").read_text(encoding="utf-8")


def test_the_image_copies_what_there_is_and_runs_as_nobody_special() -> None:
    text = text_of("Dockerfile").replace("\\\n", " ")
    allowed = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").split() if line[0] == "!"]
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists(), source
            assert source.split("/")[0] in allowed, source
    last = text.rpartition("\nFROM ")[2]
    assert re.search(r"^USER lastcard$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    assert "/api/ready" in last


def test_the_example_file_is_read_in_full() -> None:
    found = configuration({}, {}, {}, str(DEPLOY / "lastcard.toml"))
    assert found.settings.metrics == "127.0.0.1:9100"
    assert found.settings.trusted_proxies == ("127.0.0.1/32", "::1/128")
    assert len(found.given) >= 10


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    text = text_of("lastcard.service")
    assert re.search(r"^LimitNOFILE=65536$", text, re.MULTILINE)
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "lastcard.service"
    # Whether the program is installed there is not the question.
    unit.write_text(text.replace("/opt/lastcard/bin/lastcard", sys.executable), encoding="utf-8")
    judged = subprocess.run(["systemd-analyze", "verify", unit], check=False, capture_output=True, text=True)
    assert (judged.returncode, [line for line in judged.stderr.splitlines() if unit.name in line]) == (0, [])


# The dashboard

QUERY_WORDS = {
    "sum", "by", "rate", "histogram_quantile", "le", "instance", "phase", "at", "state",
    "code", "limit", "status",
}  # fmt: skip


def queries() -> list[str]:
    panels = json.loads(text_of("grafana.json"))["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


def samples() -> set[str]:
    """Every name that a query can ask for."""
    metrics: Any = Metrics()
    metrics.refused("x")
    metrics.answered(200, 0.0)
    metrics.sockets["tables"] = 1
    store = SimpleNamespace(waiting=lambda: 0)
    thinkers = SimpleNamespace(waiting=lambda: 0, states=lambda: {"idle": 0})
    empty: Any = SimpleNamespace(rooms={}, resting={}, refused={"lookups": 1}, store=store, thinkers=thinkers)
    families = registry_of(metrics, Standing(empty, empty, empty)).collect()
    found = {sample.name for family in families for sample in family.samples}
    return found | {"lastcard_tables"}


def test_every_metric_of_the_dashboard_exists() -> None:
    known = samples()
    asked = {name for query in queries() for name in re.findall(r"\b(?:lastcard|process)_\w+", query)}
    assert asked <= known
    told = set(re.findall(r"`(lastcard_\w+)", page("operating"))) - {"lastcard_info"}
    shown = {re.sub("_bucket$", "", name) for name in asked}
    assert told <= shown, "what is counted is on the dashboard"


@pytest.mark.parametrize("query", queries())
def test_every_query_is_well_formed(query: str) -> None:
    plain = re.sub(r'\{instance=~"\$instance"\}', "", query).replace("[$__rate_interval]", "")
    assert not re.search(r'[{}\["$\]]', plain), "one label, and one interval"
    assert plain.count("(") == plain.count(")")
    words = set(re.findall(r"[a-z_]\w*", plain))
    assert {word for word in words if not word.startswith(("lastcard_", "process_"))} <= QUERY_WORDS
    if "_total" in query or "_bucket" in query:
        assert "rate(" in query
