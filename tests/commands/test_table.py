"""`virado` without a command opens the table in the browser."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Generator
from pathlib import Path

import pytest

from virado.cli import main
from virado.commands import open_table
from virado.server.address_file import AddressFile

END_S = 60


@pytest.fixture
def running(tmp_path: Path) -> Generator[tuple[subprocess.Popen[str], str]]:
    """Start `virado` with the test's data folder; yield the process and its first line of output."""
    env = {**os.environ, "VIRADO_DATA": str(tmp_path), "VIRADO_PREPARE_BOTS": "no", "VIRADO_PORT": "0"}
    process = subprocess.Popen(
        [sys.executable, "-m", "virado", "--lang", "en"], stdout=subprocess.PIPE, text=True, env=env
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    yield process, line
    process.kill()
    process.communicate(timeout=END_S)


def _address(line: str) -> str:
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert found is not None, line
    return found[0]


def test_the_command_serves_the_table_and_ends_cleanly(
    running: tuple[subprocess.Popen[str], str], tmp_path: Path
):
    process, line = running
    address = _address(line)
    with urllib.request.urlopen(f"{address}/", timeout=END_S) as page:
        assert b'<div id="app">' in page.read()
    assert AddressFile(tmp_path).find_running() == address
    process.send_signal(signal.SIGTERM)
    assert process.stdout is not None
    assert "virado play" in process.stdout.readline()
    process.communicate(timeout=END_S)
    assert process.returncode == 0
    assert not (tmp_path / "address").exists()
    assert AddressFile(tmp_path).find_running() == ""


def test_a_second_command_uses_the_running_server(
    running: tuple[subprocess.Popen[str], str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    address = _address(running[1])
    opened: list[str] = []
    monkeypatch.setenv("VIRADO_DATA", str(tmp_path))
    monkeypatch.setattr(open_table, "has_browser", lambda: True)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    assert main(["--lang", "en"]) == 0
    assert address in capsys.readouterr().out
    assert opened == [address]
    assert main(["--no-browser"]) == 0
    assert opened == [address]


def test_leftovers_of_a_dead_server_are_ignored(tmp_path: Path):
    AddressFile(tmp_path).write("127.0.0.1", 9)
    assert AddressFile(tmp_path).find_running() == ""


def test_a_server_on_all_addresses_is_found_on_this_machine(tmp_path: Path):
    AddressFile(tmp_path).write("0.0.0.0", 8640)
    assert (tmp_path / "address").read_text() == "http://127.0.0.1:8640\n"


def test_no_browser_is_opened_for_a_pipe_or_over_ssh(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert not open_table.has_browser()
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert open_table.has_browser()
    monkeypatch.setenv("SSH_CONNECTION", "203.0.113.1 22")
    assert not open_table.has_browser()


def test_an_installation_without_the_browser_table_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("virado.server.built_page.folder", lambda: None)
    assert main(["--lang", "en"]) == 2
    assert "virado play" in capsys.readouterr().err
