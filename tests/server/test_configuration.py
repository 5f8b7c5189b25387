"""Settings come from flags, the environment and a file, in this order, and follow from one declaration."""

from __future__ import annotations

import inspect
import tomllib
from dataclasses import dataclass, fields
from pathlib import Path

import pytest

from lastcard.cli import main
from lastcard.core.refusal import Refusal
from lastcard.languages import LANGUAGES
from lastcard.server import configuration as reading
from lastcard.server import run
from lastcard.server.configuration import Configuration, Given, configuration, known, read, text_of, toml_of
from lastcard.server.settings import Limits, ServerSettings

NOT_SET = {"entropy"}
"""What nobody but a test may set."""


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in known().values():
        monkeypatch.delenv(name.variable, raising=False)


def file_with(tmp_path: Path, text: str) -> str:
    path = tmp_path / "lastcard.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def settled(**environment: str) -> ServerSettings:
    return configuration({}, {}, environment).settings


def test_every_field_can_be_set_but_those_of_tests() -> None:
    tops = {field.name for field in fields(ServerSettings)}
    assert tops - {setting.path[0] for setting in known().values()} == NOT_SET
    of_limits = {setting.path[1] for setting in known().values() if setting.path[0] == "limits"}
    assert of_limits == {field.name for field in fields(Limits)}
    variables = [setting.variable for setting in known().values()]
    assert len({*variables}) == len(variables)


def test_a_new_field_needs_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    @dataclass(frozen=True)
    class More:
        days: int | None = None
        zero: float = 0.0

    # As a module would have it, where names in annotations can be found.
    monkeypatch.setitem(inspect.getmodule(test_a_new_field_needs_nothing_more).__dict__, "More", More)
    found = {setting.name: setting for setting in reading._settings_of(More(), ("retention",))}
    assert [setting.variable for setting in found.values()] == [
        "LASTCARD_RETENTION_DAYS",
        "LASTCARD_RETENTION_ZERO",
    ]
    assert read(found["retention.days"], Given("30", "flag", "")) == 30
    assert read(found["retention.days"], Given("none", "flag", "")) is None
    assert read(found["retention.zero"], Given("0", "flag", "")) == 0


@pytest.mark.parametrize("setting", known().values(), ids=lambda setting: setting.name)
def test_what_is_written_can_be_read(setting: reading.Setting) -> None:
    text = text_of(setting.default)
    if text:
        assert read(setting, Given(text, "variable", setting.variable)) == setting.default
    (back,) = tomllib.loads(f"x = {toml_of(setting.default)}").values()
    assert text_of(back) == text


def test_flags_are_before_the_environment_and_that_is_before_the_file(tmp_path: Path) -> None:
    file = file_with(tmp_path, 'port = 1\nhost = "::1"\nlog_level = "error"\n[limits]\nqueue = 9')
    environment = {"LASTCARD_PORT": "2", "LASTCARD_HOST": "0.0.0.0", "LASTCARD_CONFIG": file}
    found = configuration({"port": "3"}, {"limits.cups": "7,1"}, environment)
    assert (found.settings.port, found.settings.host, found.settings.log_level) == (3, "0.0.0.0", "error")
    assert (found.settings.limits.queue, found.settings.limits.cups) == (9, (7, 1.0))
    assert found.settings.limits.tables == Limits().tables
    assert [found.given[name].where for name in ("port", "host", "log_level", "limits.cups")] == [
        "--port", "LASTCARD_HOST", f"{file}: log_level", "--set limits.cups",
    ]  # fmt: skip
    assert configuration({}, {}, {"LASTCARD_CONFIG": "nowhere"}, file).settings.port == 1


def test_every_form_can_be_written() -> None:
    settings = settled(
        LASTCARD_LIMITS_TABLES="5, 0.5",
        LASTCARD_TIMES_THINKING="quick=0.1",
        LASTCARD_TRUSTED_PROXIES="127.0.0.1, 10.0.0.0/8",
        LASTCARD_METRICS="[::1]:9100",
        LASTCARD_CUP_TIMES_PAUSE="30",
        LASTCARD_LOG_FORMAT="json",
        LASTCARD_HOST="",
    )
    assert settings.limits.tables == (5, 0.5)
    assert settings.times.thinking == {"calm": 1.7, "brisk": 1.0, "quick": 0.1}
    assert settings.trusted_proxies == ("127.0.0.1/32", "10.0.0.0/8")
    assert (settings.metrics, settings.cup_times.pause, settings.log_format) == ("[::1]:9100", 30.0, "json")
    assert settings.host == ServerSettings().host


def test_a_file_has_lists_and_tables(tmp_path: Path) -> None:
    text = 'trusted_proxies = ["10.0.0.0/8"]\n[limits]\ntables = [5, 0.5]\n[times.thinking]\nquick = 0.1'
    settings = configuration({}, {}, {}, file_with(tmp_path, text)).settings
    assert (settings.trusted_proxies, settings.limits.tables) == (("10.0.0.0/8",), (5, 0.5))
    assert settings.times.thinking["quick"] == 0.1


def test_a_secret_can_be_in_a_file_of_its_own(tmp_path: Path) -> None:
    secret = tmp_path / "database"
    secret.write_text("postgresql://me:hush@host/db\n", encoding="utf-8")
    named = {"LASTCARD_DATABASE_FILE": str(secret)}
    assert settled(**named).database == "postgresql://me:hush@host/db"
    with pytest.raises(Refusal) as refused:
        settled(**named, LASTCARD_DATABASE="sqlite://")
    assert refused.value.code == "setting-twice"
    with pytest.raises(Refusal) as refused:
        settled(LASTCARD_DATABASE_FILE=str(tmp_path / "gone"))
    assert refused.value.code == "settings-file"


WRONG = {
    "port": ("x", "65536", "-1", "1.5", ""),
    "log_level": ("loud", "INFO"),
    "trusted_proxies": ("nobody", "10.0.0.1/8"),
    "metrics": ("9100", "host:", "host:99999", "::1:9100", ":9100"),
    "limits.tables": ("20", "0,1", "20,0", "1,2,3", "a,b", "20,nan", "20,inf"),
    "limits.queue": ("0", "-5", "many"),
    "limits.patience": ("0", "nan", "-1", "soon"),
    "times.thinking": ("calm", "calm=0", "slow=1", "1.0"),
    "host": ("",),
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in WRONG.items() for text in texts])
def test_what_cannot_be_is_refused(name: str, text: str) -> None:
    with pytest.raises(Refusal) as refused:
        configuration({}, {name: text}, {})
    assert refused.value.code == "setting-wrong"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WRONG)
def test_a_refusal_is_one_sentence_that_says_where(
    name: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setting, wrong = known()[name], WRONG[name][0] or "0\u0000"
    if name == "host":
        wrong = " "
    group, key = ".".join(setting.path[:-1]), setting.path[-1]
    file = file_with(tmp_path, (f"[{group}]\n" if group else "") + f"{key} = {toml_of(wrong)}")
    assert main(["serve", "--lang", language, "--set", f"{name}={wrong}"]) == 2
    assert main(["serve", "--lang", language, "--config", file]) == 2
    monkeypatch.setenv(setting.variable, wrong)
    assert main(["serve", "--lang", language]) == 2
    by_flag, in_file, by_variable = capsys.readouterr().err.splitlines()
    assert f"--set {name}" in by_flag
    assert name in in_file and file in in_file
    assert setting.variable in by_variable


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_not_known_is_refused_in_a_file_and_told_of_a_variable(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "serve", lambda settings, ready: None)
    file = file_with(tmp_path, "[limits]\ntabels = [1, 1]")
    assert main(["serve", "--lang", language, "--config", file]) == 2
    assert main(["serve", "--lang", language, "--set", "prot=1"]) == 2
    assert main(["serve", "--lang", language, "--config", file_with(tmp_path, "a = ")]) == 2
    monkeypatch.setenv("LASTCARD_LIMIT_TABLES", "1,1")
    assert main(["serve", "--lang", language]) == 0
    in_file, by_flag, broken, variable = capsys.readouterr().err.splitlines()
    assert "limits.tabels" in in_file and "limits.tables" in in_file and file in in_file
    assert "--set prot" in by_flag and "port" in by_flag
    assert file in broken
    assert "LASTCARD_LIMIT_TABLES" in variable


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_setting(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--lang", language, "--help"])
    text = capsys.readouterr().out
    for setting in known().values():
        assert f"  {setting.name}  {setting.variable}\n" in text
        assert setting.flag is None or f"  {setting.flag} " in text
    assert "LASTCARD_DATABASE_FILE" in text and "LASTCARD_CONFIG" in text


def test_the_settings_can_be_shown_and_read_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LASTCARD_LIMITS_TABLES", "5,0.5")
    assert main(["serve", "--show-settings", "--port", "81", "--trusted-proxy", "::1"]) == 0
    shown = capsys.readouterr().out
    assert "port = 81  # --port" in shown
    again: Configuration = configuration({}, {}, {}, file_with(tmp_path, shown))
    assert again.settings == configuration(
        {"port": "81", "trusted_proxies": "::1"}, {"limits.tables": "5,0.5"}, {}
    ).settings  # fmt: skip


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://me:hush@host:5432/db", "postgresql://***@host:5432/db"),
        ("postgresql://me:hu@sh@host/db?ssl=hush", "postgresql://***@host/db?ssl=***"),
        ("postgresql:///db?host=/run/pg&password=hush", "postgresql:///db?host=/run/pg&password=***"),
        ("me:hush@host", "***@host"),
        ("sqlite:///lastcard.sqlite", "sqlite:///lastcard.sqlite"),
    ],
)
def test_no_password_is_shown(
    url: str, shown: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert reading.without_password(url) == shown
    monkeypatch.setenv("LASTCARD_DATABASE", url)
    assert main(["serve", "--show-settings"]) == 0
    out = capsys.readouterr().out
    assert shown in out and "hush" not in out


@pytest.mark.parametrize("url", ["postgresql://me:pa@ss:hush@host/db", "other://me:hush@h", "me:hush@host"])
def test_no_password_is_told_when_it_cannot_be_used(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LASTCARD_DATABASE", url)
    assert main(["serve", "--lang", "en"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "hush" not in line
