"""What newcomers, their editors and the public CI read: forms, workflows, hooks, and how to cite."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from lastcard.editions import EDITIONS
from tests.project.test_packaging import PLACE, PROJECT
from tests.support.docs_pages import ROOT

FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
HOOKS = ROOT / ".pre-commit-config.yaml"
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
SYSTEMS = {"ubuntu", "macos", "windows"}


def name_of(path: Path) -> str:
    return path.name


def loaded(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(workflow: Any) -> Iterator[dict[str, Any]]:
    for job in workflow["jobs"].values():
        yield from job["steps"]


@pytest.mark.parametrize("path", [*WORKFLOWS, *FORMS, HOOKS], ids=name_of)
def test_no_place_is_named(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if "://" in line or "index-url" in line] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=name_of)
def test_a_workflow_takes_actions_of_one_commit_and_may_only_read(path: Path) -> None:
    workflow = loaded(path)
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert used
    assert [one for one in used if not re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", one)] == []
    versions = re.findall(r"uses: (\S+) # (v[\d.]+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(versions) == len(used) and len({*versions}) == len({*used})
    assert workflow["permissions"] == {"contents": "read"}
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())


@pytest.mark.parametrize("path", WORKFLOWS, ids=name_of)
def test_a_workflow_calls_what_there_is(path: Path) -> None:
    commands = " ".join(step["run"] for step in steps(loaded(path)) if "run" in step)
    assert set(re.findall(r"\bmake ([a-z-]+)", commands)) <= TARGETS
    named = re.findall(r"(?<!\S)(?:tests|requirements)/\S+", commands)
    assert named and [one for one in named if not (ROOT / one).exists()] == []
    for install in re.findall(r"pip install (.*?)(?= python | lastcard |$)", commands):
        assert "--require-hashes" in install or "dist/packages" in install


def test_the_public_ci_has_every_python_and_every_system() -> None:
    matrix = loaded(ROOT / ".github" / "workflows" / "tests.yml")["jobs"]["everywhere"]["strategy"]["matrix"]
    version = re.compile(r"Programming Language :: Python :: (3\.\d+)")
    told = [found[1] for line in PROJECT["project"]["classifiers"] if (found := version.fullmatch(line))]
    assert matrix["python"] == told
    assert f">={told[0]}" == PROJECT["project"]["requires-python"]
    assert {system.removesuffix("-latest") for system in matrix["system"]} == SYSTEMS


@pytest.mark.parametrize("path", [form for form in FORMS if form.stem != "config"], ids=name_of)
def test_a_form_asks_in_both_languages(path: Path) -> None:
    form = loaded(path)
    assert form["name"] and " · " in form["description"]
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert len({field["id"] for field in fields}) == len(fields)
    labels = [field["attributes"]["label"] for field in fields]
    assert [label for label in labels if " · " not in label and "lastcard" not in label] == []


def test_a_question_about_a_rule_names_one_and_its_edition() -> None:
    [form] = (form for form in FORMS if form.stem == "rule")
    fields = {field["id"]: field for field in loaded(form)["body"]}
    assert fields["rule"]["validations"]["required"]
    assert set(fields["edition"]["attributes"]["options"]) >= set(EDITIONS)


def test_hooks_run_what_the_project_has_installed() -> None:
    for repository in loaded(HOOKS)["repos"]:
        assert repository["repo"] == "local"
        for hook in repository["hooks"]:
            assert hook["language"] == "system"
            first, *words = hook["entry"].split()
            assert first.startswith(".venv/bin/") or (first == "make" and set(words) <= TARGETS)


def test_the_citation_says_what_the_project_says() -> None:
    citation = loaded(ROOT / "CITATION.cff")
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert citation["cff-version"] == "1.2.0" and citation["type"] == "software"
    assert citation["license"] == PROJECT["project"]["license"]
    authors = [[one["name"] for one in told] for told in (citation["authors"], PROJECT["project"]["authors"])]
    assert authors[0] == authors[1]
    assert not [line for line in citation.values() if PLACE.search(str(line))]
