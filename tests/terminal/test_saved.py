"""Tests for saved matches: exclusive use by one terminal, and play without saving."""

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.scripted_person import duel, play_script, random_script, resume_line
from virado.refusal import OptionsError
from virado.terminal import saved_matches

pytestmark = pytest.mark.usefixtures("own_folder")

HOLD = """
import sys
from pathlib import Path
from virado.terminal.saved_matches import lock_match
kept = lock_match(Path(sys.argv[1]))
print("held" if kept else "not held", flush=True)
sys.stdin.read()
"""
ENDED = saved_matches.LocalResult(
    variant="casino", record="a.json", levels=[None, "club"], side=0, winners=[0]
)


def test_a_match_open_in_another_terminal_is_refused():
    file = Path(resume_line(duel("8c x 8d")))
    before = file.read_bytes()
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(OptionsError) as caught:
            play_script(random_script(2), resume=str(file))
        assert (caught.value.code, caught.value.refusal.detail) == ("bad-record", "open-elsewhere")
        assert file.read_bytes() == before
        other.send_signal(signal.SIGKILL)
        other.wait()
    chance, pages = random_script(2), iter(range(3))
    play_script(lambda page: chance(page) if next(pages, None) is not None else None, resume=str(file))
    assert file.read_bytes() != before


def test_a_match_that_has_been_left_can_be_opened_again():
    file = Path(resume_line(duel("8c x 8d")))
    assert not list(file.parent.glob(".*.lock"))
    first = saved_matches.lock_match(file)
    assert first is not None
    with pytest.raises(OptionsError):
        saved_matches.lock_match(file)
    first.release()
    second = saved_matches.lock_match(file)
    assert second is not None
    second.release()


def test_a_truncated_line_does_not_damage_the_next(own_folder: Path):
    (own_folder / saved_matches.RESULTS).write_bytes(b'{"variant": "cut off')
    saved_matches.record_result(ENDED)
    saved_matches.record_result(ENDED)
    assert saved_matches.local_results() == [ENDED, ENDED]


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.ENOSPC])
def test_a_match_continues_if_saving_fails(number: int, own_folder: Path, monkeypatch: pytest.MonkeyPatch):
    def refused(path: Path, _content: bytes) -> None:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(saved_matches, "write", refused)
    person = play_script(random_script(4), "royal-haitian(players=2)", bots="greedy")
    told = " ".join(person.seen_text.split())
    assert told.count("This match is not saved") == 1
    assert "VIRADO_DATA" in told
    assert "To see it again" not in told
    assert not list(own_folder.rglob("*.json"))


def test_leaving_an_unsaved_match_offers_no_resume_command(monkeypatch: pytest.MonkeyPatch):
    def folder(_kind: str) -> Path:
        raise OptionsError("no-home")

    monkeypatch.setattr(saved_matches, "folder", folder)
    told = " ".join(duel("8c x 8d").seen_text.split())
    assert told.count("This match is not saved") == 1
    assert "--resume" not in told


NO_HOME = """
import pwd

def unknown(_user):
    raise KeyError

pwd.getpwuid = unknown
from virado.cli import main
import json, sys
print(json.dumps([main(command) for command in json.loads(sys.argv[1])]), file=sys.stderr)
"""


@pytest.mark.parametrize("is_named", [False, True], ids=["nothing", "VIRADO_DATA"])
def test_commands_need_no_home_folder(tmp_path: Path, *, is_named: bool):
    commands = [
        ["variants"],
        ["rules", "casino"],
        ["matches"],
        ["replay", "nowhere.json"],
        ["doctor", "--json"],
    ]
    named = {"VIRADO_DATA": str(tmp_path)} if is_named else {}
    done = subprocess.run(
        [sys.executable, "-c", NO_HOME, json.dumps(commands)],
        env={"PATH": os.environ["PATH"], **named},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    *complaints, codes = done.stderr.splitlines()
    assert "Traceback" not in done.stderr
    found = json.loads(codes)
    if is_named:
        assert found[:4] == [0, 0, 0, 2]
        assert found[4] in (0, 1)
        assert not any("home" in line for line in complaints)
    else:
        assert found == [0, 0, 2, 2, 2]
        assert sum("VIRADO_DATA" in line for line in complaints) == 3
