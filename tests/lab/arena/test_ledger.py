"""Tournaments with a ledger file that are killed and resumed, and tournaments that stop early."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lab.arena.tournaments import arena, plan, without_times
from virado.lab.arena.ledger import Ledger
from virado.lab.arena.runner import play
from virado.refusal import OptionsError

DIES = """\
import os, signal, sys
from pathlib import Path
from virado.lab.arena.games import Plan
from virado.lab.arena.ledger import Ledger
from virado.lab.arena.runner import play

plan = Plan(variant="casino", bots=("beginner", "random"), seed=5)

def die(ledger):
    if len(ledger.results) == 3:
        os.kill(os.getpid(), signal.SIGKILL)

play(plan, 6, jobs=1, ledger=Ledger(plan, Path(sys.argv[1])), after_unit=die)
"""
"""Program that plays a tournament and is killed when half of it is done."""


def test_a_killed_tournament_continues_where_it_stopped(tmp_path: Path):
    path = tmp_path / "results"
    play(plan(), 3, jobs=1, ledger=Ledger(plan(), path))
    with path.open("ab") as file:
        file.write(b'{"unit":3,"poi')
    resumed = Ledger(plan(), path)
    assert sorted(resumed.results) == [0, 1, 2]
    assert without_times(play(plan(), 6, jobs=1, ledger=resumed)) == without_times(play(plan(), 6, jobs=1))
    assert sorted(Ledger(plan(), path).results) == [0, 1, 2, 3, 4, 5]


def test_a_tournament_killed_in_the_middle_is_resumed(tmp_path: Path):
    path = tmp_path / "results"
    died = subprocess.run([sys.executable, "-c", DIES, str(path)], check=False)
    assert died.returncode == -signal.SIGKILL
    players = plan("beginner", "random")
    resumed = Ledger(players, path)
    assert sorted(resumed.results) == [0, 1, 2]
    assert without_times(play(players, 6, jobs=1, ledger=resumed)) == without_times(play(players, 6, jobs=1))


def test_a_tournament_refuses_the_results_of_another(tmp_path: Path):
    path = tmp_path / "results"
    Ledger(plan(), path)
    with pytest.raises(OptionsError, match="another tournament"):
        Ledger(plan(seed=6), path)
    path.write_text("no results\n")
    with pytest.raises(OptionsError, match="not a file of results"):
        Ledger(plan(), path)


def test_an_unwritable_ledger_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    words = ("casino", "--bots", "greedy,random", "--deals", "1", "--resume", str(tmp_path / "no" / "file"))
    status, _, err = arena(capsys, *words)
    assert status == 2
    assert err.count("\n") == 1


def test_a_resumed_tournament_stops_early_at_the_same_unit(tmp_path: Path):
    done = play(plan(), 90, jobs=1, stop_when="decided")
    assert len(done) == 50
    path = tmp_path / "results"
    play(plan(), 30, jobs=1, ledger=Ledger(plan(), path))
    resumed = play(plan(), 90, jobs=1, ledger=Ledger(plan(), path), stop_when="decided")
    assert without_times(resumed) == without_times(done)
    with pytest.raises(OptionsError, match="half width"):
        play(plan(), 2, jobs=1, stop_when="soon")


def test_tournaments_of_matches_are_decided_by_matches_won():
    matches = plan(matches=True)
    done = play(matches, 120, jobs=1, stop_when="0.1")
    assert len(done) == 50
    assert len(play(matches, 120, jobs=1, stop_when="0.0001")) == 120
