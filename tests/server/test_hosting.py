"""Agreement of the pages for operators with the program."""

import argparse
import asyncio
import json
import os
import re
import socket
from collections.abc import Iterable
from pathlib import Path
from typing import cast

import msgspec
import pytest
import yaml
from aiohttp import ClientSession, web
from prometheus_client.parser import text_string_to_metric_families

from tests.server.clients import connect_guest, run, serving
from virado.cli import main, make_parser
from virado.server.app import metrics_runner
from virado.server.http import HttpRequest
from virado.server.privacy import privacy
from virado.server.settings import Settings, parse_settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "settings.md").read_text(encoding="utf-8")
ROWS: list[tuple[str, ...]] = re.findall(
    r"^\| `(--[\w-]+)`(?:, `--no-[\w-]+`)? \| `(VIRADO_\w+)` \| ?(?:`(.*?)`)?([^|`]*)\|", PAGE, re.MULTILINE
)
NOT_SET = {"bot_pause"}
"""Settings that only tests use."""
FIELDS: dict[str, str] = {"lease": "lease_s"}
SWITCHES = {"True": "yes", "False": "no"}


def _settings(*flags: str) -> Settings:
    args = make_parser().parse_args(["serve", *flags], argparse.Namespace(lang=None))
    return parse_settings(args)


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


def test_settings_of_the_command_can_be_answered(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("VIRADO_CONTACT", "host@example.org")
    monkeypatch.setenv("VIRADO_PUBLIC_URL", "https://example.org")
    settings = _settings()
    answered = asyncio.run(privacy(settings, cast("HttpRequest", None)))
    assert msgspec.json.decode(answered.body)["contact"] == "host@example.org"
    for name in ("host", "database", "public_url", "metrics_host", "peer_host"):
        assert type(getattr(settings, name)) is str, name


def test_a_switch_is_listed_with_both_flags():
    switches = {flag for flag, _, default, _ in ROWS if default in SWITCHES.values()}
    assert switches == {
        "--trust-proxy",
        "--prepare-bots",
        "--device-page",
        "--robots",
        "--word-reports",
        "--table-codes",
        "--reach",
        "--rated-apart",
    }
    for flag in switches:
        off = flag.replace("--", "--no-", 1)
        assert f"| `{flag}`, `{off}` |" in PAGE
        name = flag.removeprefix("--").replace("-", "_")
        assert (getattr(_settings(flag), name), getattr(_settings(off), name)) == (True, False)


def test_an_environment_variable_sets_a_flag_and_the_flag_takes_precedence(monkeypatch: pytest.MonkeyPatch):
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


def test_the_image_and_the_unit_use_existing_settings():
    known = {variable for _, variable, _, _ in ROWS} | {"VIRADO_CACHE_DIR"}
    for name in ("Dockerfile", "deploy/virado.service", "compose.yaml"):
        assert set(re.findall(r"VIRADO_\w+", (ROOT / name).read_text(encoding="utf-8"))) <= known


def test_the_files_that_the_image_copies_exist():
    copied = re.findall(
        r"^COPY (?!--from)(.*) \S+$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    names = [name for line in copied for name in line.split()]
    names.remove("requirements.tx[t]")  # only a host who repeats an earlier build has this file
    assert {"src", "pyproject.toml"} <= set(names)
    assert [name for name in names if not (ROOT / name).exists()] == []
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert [name for name in names if f"!{name}" not in ignored] == []


def test_an_unavailable_address_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    flags = ["--data", str(tmp_path), "--log", "off", "--no-prepare-bots", "--port", "0"]
    assert main(["serve", "--host", "192.0.2.7", *flags]) == 2
    assert "192.0.2.7 is not an address of this machine" in capsys.readouterr().err


def _asked(expressions: Iterable[str]) -> set[str]:
    """Return the metrics that occur in Prometheus expressions."""
    found = {name for text in expressions for name in re.findall(r"\b(?:virado|process)_\w+", text)}
    assert len(found) > 3
    return found


def _of_alerts() -> list[str]:
    rules = yaml.safe_load((ROOT / "deploy" / "alerts.yaml").read_text(encoding="utf-8"))
    return [rule["expr"] for group in rules["groups"] for rule in group["rules"]]


def _of_dashboard() -> list[str]:
    board = json.loads((ROOT / "deploy" / "dashboard.json").read_text(encoding="utf-8"))
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return shown + [variable["query"] for variable in board["templating"]["list"]]


async def _exported(folder: Path) -> set[str]:
    """Return all metrics and labels of a server after some activity."""
    async with serving(folder) as (_, address), connect_guest(address, "Rosa") as rosa:
        await rosa.ask("create", variant="casino")
        await rosa.http.get("/api/me")
        page = await (await rosa.http.get("/metrics")).text()
    samples = [sample for family in text_string_to_metric_families(page) for sample in family.samples]
    return {sample.name for sample in samples} | {label for sample in samples for label in sample.labels}


def test_alerts_and_the_dashboard_use_existing_metrics(tmp_path: Path):
    async def test() -> None:
        exported = await _exported(tmp_path)
        alerts, board = _of_alerts(), _of_dashboard()
        assert sorted(_asked([*alerts, *board]) - exported) == []
        by = {
            label
            for text in board
            for listed in re.findall(r"by \((.*?)\)", text)
            for label in listed.split(", ")
        }
        assert sorted(by - {"instance"} - exported) == []
        shown = {
            name
            for name in exported
            if name.startswith("virado_") and not name.endswith(("_created", "_sum", "_count"))
        }
        assert sorted(shown - _asked(board)) == [], "what is measured is on the dashboard"

    run(test())


def test_metrics_can_have_a_separate_port(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, metrics_port=1) as (server, address), ClientSession() as http:
            assert (await http.get(f"{address}/metrics")).status == 404
            counters = metrics_runner(server)
            await counters.setup()
            try:
                await web.TCPSite(counters, "127.0.0.1", 0).start()
                apart = f"http://127.0.0.1:{counters.addresses[0][1]}"
                assert "virado_connections 0.0" in await (await http.get(f"{apart}/metrics")).text()
                assert (await http.get(f"{apart}/api/variants")).status == 404
            finally:
                await counters.cleanup()

    run(test())


def test_metrics_on_the_main_port_are_served_only_to_this_machine(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, trust_proxy=True) as (_, address), ClientSession(address) as http:
            for there, status in (
                ("", 200),
                ("127.0.0.1", 200),
                ("::1", 200),
                ("192.0.2.7", 404),
                ("10.0.0.5", 404),
            ):
                headers = {"X-Forwarded-For": there} if there else {}
                assert (await http.get("/metrics", headers=headers)).status == status, there

    run(test())


def test_an_occupied_metrics_port_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        flags = ["--data", str(tmp_path), "--log", "off", "--no-prepare-bots", "--port", "0"]
        assert main(["serve", "--metrics-port", port, *flags]) == 2
    assert f"port {port} cannot be opened" in capsys.readouterr().err


def test_the_image_checks_the_health_of_its_server_without_python(tmp_path: Path):
    line = re.search(
        r"^HEALTHCHECK[^[]*(\[.*\])$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert line is not None
    command: list[str] = json.loads(line[1])
    assert command[0] == "bash"

    async def asked(address: str) -> int:
        environment = {**os.environ, "VIRADO_PORT": address.rpartition(":")[2]}
        process = await asyncio.create_subprocess_exec(
            *command, env=environment, stderr=asyncio.subprocess.DEVNULL
        )
        return await process.wait()

    async def test() -> None:
        async with serving(tmp_path) as (server, address):
            assert await asked(address) == 0
            server.clients.closing = True
            assert await asked(address) != 0
        assert await asked(address) != 0

    run(test())


def test_the_composition_has_a_server_a_database_and_a_proxy():
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = composed["services"]
    assert set(services) == {"virado", "database", "proxy"}
    assert "ports" not in services["virado"]
    assert "ports" not in services["database"]
    used = {each.partition(":")[0] for one in services.values() for each in one.get("volumes", ())}
    assert used == set(composed["volumes"])


def test_the_unit_drops_privileges_that_the_server_does_not_need():
    unit = (ROOT / "deploy" / "virado.service").read_text(encoding="utf-8").splitlines()
    wanted = (
        "UMask=0077",
        "CapabilityBoundingSet=",
        "SystemCallFilter=@system-service",
        "LockPersonality=yes",
        "Type=notify",
    )
    assert [each for each in wanted if each not in unit] == []
    assert any(line.startswith("MemoryMax=") for line in unit)
    assert any(line.startswith("WatchdogSec=") for line in unit)
    assert "--trust-proxy" not in "".join(unit).partition("ExecStart=")[2]
