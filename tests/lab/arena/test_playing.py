"""The arena: units, rotations and results."""

import json
import math

import pytest

from tests.lab.arena.tournaments import arena, plan, without_times
from virado.lab.arena import games
from virado.lab.arena.players import make_ready
from virado.lab.arena.runner import play
from virado.lab.arena.standings import standings
from virado.lab.arena.statistics import interval, share_interval


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the kernels before the tests, because compiling prints messages."""
    make_ready(plan())


def test_json_has_every_bot_with_mean_interval_wins_and_time(capsys: pytest.CaptureFixture[str]):
    status, out, err = arena(
        capsys, "casino", "--bots", "greedy,random", "--deals", "4", "--jobs", "1", "--json"
    )
    assert (status, err) == (0, "")
    bots = json.loads(out)["bots"]
    assert [b["name"] for b in bots] == ["greedy", "random"]
    keys = {"name", "mean", "ci95", "match_wins", "win_share", "win_ci95", "ms_per_move"}
    assert all(set(b) == keys for b in bots)
    assert all(b["ci95"][0] <= b["mean"] <= b["ci95"][1] for b in bots)
    assert all(b["win_ci95"][0] <= b["win_share"] <= b["win_ci95"][1] for b in bots)
    assert all(b["match_wins"] == 8 * b["win_share"] for b in bots)
    assert bots[0]["mean"] == -bots[1]["mean"]
    assert sum(b["match_wins"] for b in bots) == 8


def test_a_bot_against_itself_ties_over_mirrored_pairs():
    done = play(plan("greedy", "greedy"), 5, jobs=1)
    assert all(result.points[0] == result.points[1] for result in done)


def test_every_bot_plays_every_seat():
    done = play(plan("greedy", "greedy", "greedy", "greedy", text="hazari"), 1, jobs=1)
    assert len(set(done[0].points)) == 1


def test_different_seeds_deal_different_packs():
    assert without_times(play(plan(seed=6), 3, jobs=1)) != without_times(play(plan(), 3, jobs=1))


def test_an_endless_match_is_abandoned_without_a_winner(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(games, "LONGEST_MATCH", 60)
    endless = plan("beginner", "random", matches=True)
    done = play(endless, 1, jobs=1)
    assert done[0].unfinished == 2
    assert (done[0].points, done[0].wins, done[0].moves) == ((0, 0), (0, 0), (60, 60))


def test_few_or_identical_units_do_not_look_certain():
    assert interval([0.5] * 30) == interval([4.0]) == interval([]) == (-math.inf, math.inf)
    low, high = share_interval([0.5] * 30)
    assert 0.4 < low < 0.49
    assert 0.51 < high < 0.6
    assert share_interval([1.0, 1.0]) == (pytest.approx(0.0, abs=0.1), 1.0)
    assert share_interval([1.0] * 1000)[0] > 0.99


def test_the_club_player_beats_the_beginner():
    done = play(plan("club", "beginner"), 20, jobs=1)
    assert standings(plan("club", "beginner"), done)[0].ci95[0] > 0
