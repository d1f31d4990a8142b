"""The page for hosts says what the program does."""

import argparse
import re
from pathlib import Path

import pytest
import yaml
from aiohttp import ClientSession

from tests.server.playing import run, serving
from virado.cli import main, parser
from virado.server.settings import Settings, settings_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS: list[tuple[str, ...]] = re.findall(
    r"^\| `(--[\w-]+)` \| `(VIRADO_\w+)` \| ?(?:`(.*?)`)?([^|`]*)\|", PAGE, re.MULTILINE
)
NOT_SET = {"bot_pause"}
"""What only tests set."""
FIELDS: dict[str, str] = {"lease": "lease_s"}
SWITCHES = {"True": "yes", "False": "no"}


def _settings(*flags: str) -> Settings:
    args = parser().parse_args(["serve", *flags], argparse.Namespace(lang=None))
    return settings_of(args)


def test_every_setting_is_in_the_table_with_its_default(monkeypatch: pytest.MonkeyPatch):
    for _, variable, _, _ in ROWS:
        monkeypatch.delenv(variable, raising=False)
    settings = _settings()
    named: set[str] = set()
    for flag, variable, default, _ in ROWS:
        assert variable == "VIRADO_" + flag.removeprefix("--").replace("-", "_").upper()
        name = flag.removeprefix("--").replace("-", "_")
        field: str = FIELDS.get(name, name)
        named.add(field)
        if default:
            shown = str(getattr(settings, field))
            assert SWITCHES.get(shown, shown).removesuffix(".0") == default
    assert named == set(Settings.__struct_fields__) - NOT_SET


def test_an_environment_variable_is_a_flag_and_the_flag_comes_first(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("VIRADO_PORT", "9000")
    monkeypatch.setenv("VIRADO_TRUST_PROXY", "yes")
    monkeypatch.setenv("VIRADO_LOG", "console")
    monkeypatch.setenv("VIRADO_KEEP_DAYS", "7")
    settings = _settings()
    assert (settings.port, settings.trust_proxy, settings.log, settings.keep_days) == (
        9000,
        True,
        "console",
        7,
    )
    assert _settings("--port", "9001", "--no-trust-proxy").port == 9001
    assert not _settings("--no-trust-proxy").trust_proxy


def test_the_image_and_the_unit_name_settings_that_exist():
    known = {variable for _, variable, _, _ in ROWS} | {"VIRADO_CACHE_DIR"}
    for name in ("Dockerfile", "deploy/virado.service", "compose.yaml"):
        assert set(re.findall(r"VIRADO_\w+", (ROOT / name).read_text(encoding="utf-8"))) <= known


def test_what_the_image_copies_exists():
    copied = re.findall(
        r"^COPY (?!--from)(.*) \S+$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    names = [name for line in copied for name in line.split()]
    assert {"src", "pyproject.toml"} <= set(names)
    assert [name for name in names if not (ROOT / name).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert [name for name in names if f"!{name}" not in ignored] == []


def test_an_address_of_another_machine_is_told_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    flags = ["--data", str(tmp_path), "--log", "off", "--no-prepare-bots", "--port", "0"]
    assert main(["serve", "--host", "192.0.2.7", *flags]) == 2
    assert "192.0.2.7 is no address of this machine" in capsys.readouterr().err


def test_alerts_ask_for_what_is_measured(tmp_path: Path):
    rules = yaml.safe_load((ROOT / "deploy" / "alerts.yaml").read_text(encoding="utf-8"))
    asked = {
        name
        for group in rules["groups"]
        for rule in group["rules"]
        for name in re.findall(r"virado_\w+", rule["expr"])
    }

    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            page = await (await http.get("/metrics")).text()
            assert sorted(name for name in asked if f"\n{name}" not in page) == []

    run(test())
    assert len(asked) > 3


def test_the_composition_is_one_of_a_server_a_database_and_a_proxy():
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = composed["services"]
    assert set(services) == {"virado", "database", "proxy"}
    assert "ports" not in services["virado"]
    assert "ports" not in services["database"]
    used = {each.partition(":")[0] for one in services.values() for each in one.get("volumes", ())}
    assert used == set(composed["volumes"])


def test_the_unit_takes_away_what_the_server_does_not_need():
    unit = (ROOT / "deploy" / "virado.service").read_text(encoding="utf-8").splitlines()
    wanted = (
        "UMask=0077",
        "CapabilityBoundingSet=",
        "SystemCallFilter=@system-service",
        "LockPersonality=yes",
    )
    assert [each for each in wanted if each not in unit] == []
    assert any(line.startswith("MemoryMax=") for line in unit)
    assert "--trust-proxy" not in "".join(unit).partition("ExecStart=")[2]
