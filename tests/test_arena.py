"""The arena: the same seed gives the same figures, however the work is spread, stopped and resumed."""

import json
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from virado.arena import games, tournament
from virado.arena.entries import is_compiled, make_bot, make_ready, play_part
from virado.arena.figures import interval, share_interval
from virado.arena.games import Plan, Result, play_unit
from virado.arena.ledger import Ledger
from virado.arena.standings import standings
from virado.arena.tournament import play
from virado.bots.catalogue import bot
from virado.cli import main
from virado.games.catalogue import variant
from virado.match import Match
from virado.refusal import OptionsError

FIRST_LISTED = """\
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    if request["do"] == "quit":
        break
    print(json.dumps({"ok": {"move": request["moves"][0]}}), flush=True)
"""
"""A bot as somebody else would write it: it plays the first move listed."""


DIES = """\
import os, signal, sys
from pathlib import Path
from virado.arena.games import Plan
from virado.arena.ledger import Ledger
from virado.arena.tournament import play

plan = Plan(variant="casino", bots=("beginner", "random"), seed=5)

def tell(ledger):
    if len(ledger.results) == 3:
        os.kill(os.getpid(), signal.SIGKILL)

play(plan, 6, jobs=1, ledger=Ledger(plan, Path(sys.argv[1])), tell=tell)
"""
"""A tournament that is killed when half of it is done."""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What is compiled, and said about it, comes before all tests."""
    make_ready(plan())


def plan(*bots: str, text: str = "casino", seed: int = 5, **more: Any) -> Plan:
    return Plan(variant=text, bots=bots or ("greedy", "random"), seed=seed, **more)


def timeless(results: list[Result]) -> list[Any]:
    return [(r.unit, r.points, r.wins, r.moves) for r in results]


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["arena", *words])
    out, err = capsys.readouterr()
    return status, out, err


def script(folder: Path, text: str) -> str:
    path = folder / "player.py"
    path.write_text(text)
    return f"cmd:{sys.executable} {path}"


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


def test_a_bot_against_itself_is_exactly_level_over_mirrored_pairs():
    done = play(plan("greedy", "greedy"), 5, jobs=1)
    assert all(result.points[0] == result.points[1] for result in done)


def test_rotations_give_every_bot_every_seat():
    done = play(plan("greedy", "greedy", "greedy", "greedy", text="hazari"), 1, jobs=1)
    assert len(set(done[0].points)) == 1


def test_two_processes_give_the_figures_of_one():
    interpreted = plan("beginner", "random")
    assert not is_compiled(interpreted)
    assert timeless(play(interpreted, 6, jobs=2)) == timeless(play(interpreted, 6, jobs=1))


def test_two_processes_of_compiled_players_give_the_figures_of_one(monkeypatch: pytest.MonkeyPatch):
    assert is_compiled(plan())
    alone = timeless(play(plan(), 6, jobs=1))
    monkeypatch.setattr(tournament, "LARGEST_COMPILED_PART", 2)
    assert timeless(play(plan(), 6, jobs=2)) == alone


@pytest.mark.parametrize(
    ("text", "matches", "bots"),
    [
        ("casino", False, ("club", "greedy")),
        ("casino", True, ("club", "greedy")),
        ("royal-dominican(players=4)", False, ("club", "greedy")),
        ("royal-soto", True, ("club", "greedy")),
        ("tuxedo(players=3)", False, ("club", "greedy", "greedy")),
        ("kaszino-kirschner", True, ("club", "greedy")),
        ("kaszino-nagykonyv", False, ("club", "greedy")),
        ("raub(players=3)", False, ("club", "greedy", "greedy")),
        ("raub", True, ("club", "greedy", "greedy", "greedy")),
        ("hazari", False, ("greedy",) * 4),
    ],
)
def test_compiled_players_make_the_moves_of_the_others(text: str, matches: bool, bots: tuple[str, ...]):
    game = variant(text)
    tried = plan(*bots, text=text, matches=matches)
    assert is_compiled(tried)
    players = [make_bot(name, tried) for name in bots]
    units = [0, 1, 2]
    slowly = [play_unit(tried, game, unit, players) for unit in units]
    assert timeless(play_part(tried, units)) == timeless(slowly)


def test_players_with_settings_and_searchers_are_not_compiled():
    assert not is_compiled(plan("greedy", "expert"))
    assert not is_compiled(plan("greedy", "beginner"))
    assert not is_compiled(plan("club", "greedy", "greedy", "greedy", text="hazari"))


def test_a_match_without_end_is_given_up_and_nobody_wins_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(games, "LONGEST_MATCH", 60)
    endless = plan("beginner", "random", matches=True)
    done = play(endless, 1, jobs=1)
    assert done[0].unfinished == 2
    assert (done[0].points, done[0].wins, done[0].moves) == ((0, 0), (0, 0), (60, 60))


def test_other_seeds_deal_other_packs():
    assert timeless(play(plan(seed=6), 3, jobs=1)) != timeless(play(plan(), 3, jobs=1))


def test_a_killed_tournament_goes_on_where_it_was(tmp_path: Path):
    path = tmp_path / "results"
    play(plan(), 3, jobs=1, ledger=Ledger(plan(), path))
    with path.open("ab") as file:
        file.write(b'{"unit":3,"poi')
    resumed = Ledger(plan(), path)
    assert sorted(resumed.results) == [0, 1, 2]
    assert timeless(play(plan(), 6, jobs=1, ledger=resumed)) == timeless(play(plan(), 6, jobs=1))
    assert sorted(Ledger(plan(), path).results) == [0, 1, 2, 3, 4, 5]


def test_a_tournament_killed_in_the_middle_is_resumed(tmp_path: Path):
    path = tmp_path / "results"
    died = subprocess.run([sys.executable, "-c", DIES, str(path)], check=False)
    assert died.returncode == -signal.SIGKILL
    players = plan("beginner", "random")
    resumed = Ledger(players, path)
    assert sorted(resumed.results) == [0, 1, 2]
    assert timeless(play(players, 6, jobs=1, ledger=resumed)) == timeless(play(players, 6, jobs=1))


def test_a_tournament_does_not_go_on_with_the_results_of_another(tmp_path: Path):
    path = tmp_path / "results"
    Ledger(plan(), path)
    with pytest.raises(OptionsError, match="another tournament"):
        Ledger(plan(seed=6), path)
    path.write_text("no results\n")
    with pytest.raises(OptionsError, match="not a file of results"):
        Ledger(plan(), path)


def test_it_stops_when_enough_is_known_and_at_the_same_unit_when_resumed(tmp_path: Path):
    done = play(plan(), 90, jobs=1, stop_when="decided")
    assert len(done) == 50
    path = tmp_path / "results"
    play(plan(), 30, jobs=1, ledger=Ledger(plan(), path))
    resumed = play(plan(), 90, jobs=1, ledger=Ledger(plan(), path), stop_when="decided")
    assert timeless(resumed) == timeless(done)
    with pytest.raises(OptionsError, match="half width"):
        play(plan(), 2, jobs=1, stop_when="soon")


def test_matches_are_decided_by_the_matches_won():
    matches = plan(matches=True)
    done = play(matches, 120, jobs=1, stop_when="0.1")
    assert len(done) == 50
    assert len(play(matches, 120, jobs=1, stop_when="0.0001")) == 120


def test_few_units_and_equal_units_do_not_look_certain():
    assert interval([0.5] * 30) == (0.5, 0.5)
    low, high = share_interval([0.5] * 30)
    assert 0.4 < low < 0.49
    assert 0.51 < high < 0.6
    assert share_interval([1.0, 1.0]) == (pytest.approx(0.0, abs=0.1), 1.0)
    assert share_interval([1.0] * 1000)[0] > 0.99


def test_experts_with_other_aims_have_other_names(capsys: pytest.CaptureFixture[str]):
    bots = "expert:simulations=40:aim=match,expert:simulations=40:aim=points"
    words = ("royal-dominican", "--bots", bots, "--matches", "--scores", "20,20", "--deals", "1", "--json")
    status, out, _ = arena(capsys, *words, "--jobs", "1")
    assert status == 0
    found = json.loads(out)
    assert [b["name"] for b in found["bots"]] == bots.split(",")
    assert sum(b["match_wins"] for b in found["bots"]) == 2
    assert found["unit"] == "mirrored pair of matches"


def test_an_aim_is_refused_where_there_is_none(capsys: pytest.CaptureFixture[str]):
    for text, bots in (
        ("raub", "expert:aim=points,club,club,club"),
        ("casino", "club:aim=points,greedy"),
        ("casino", "expert:aim=beauty,greedy"),
    ):
        status, out, err = arena(capsys, text, "--bots", bots, "--deals", "1")
        assert (status, out) == (2, "")
        assert "aim=match" in err
        assert err.count("\n") == 1


def test_a_program_joins_by_the_line_protocol(tmp_path: Path):
    done = play(plan(script(tmp_path, FIRST_LISTED), "random"), 2, jobs=1)
    assert all(all(result.moves) for result in done)
    assert standings(plan("first", "random"), done)[0].name == "first"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "has ended"),
        ("input()\nprint('hello')", "no JSON object"),
        ("input()\nprint('{}')", "answered an error"),
        ("input()\nprint('{\"ok\": {}}')", "no move"),
        ('input()\nprint(\'{"ok": {"move": "castle"}}\')', "castle"),
    ],
)
def test_a_program_that_answers_nonsense_ends_the_tournament_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str
):
    bots = f"{script(tmp_path, text)},random"
    status, _, err = arena(capsys, "casino", "--bots", bots, "--deals", "1", "--jobs", "1")
    assert status == 2
    assert complaint in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "bots",
    [
        "greedy",
        "greedy,grandmaster",
        "greedy,cmd:no-such-program",
        "dial:2,greedy",
        "expert:fast=1,club",
        "expert:ms=5:ms=6,club",
    ],
)
def test_bots_that_do_not_exist_are_refused_in_one_line(bots: str, capsys: pytest.CaptureFixture[str]):
    status, out, err = arena(capsys, "casino", "--bots", bots, "--deals", "1")
    assert (status, out) == (2, "")
    assert err.startswith("virado: ")
    assert err.count("\n") == 1


def test_results_that_cannot_be_kept_are_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    words = ("casino", "--bots", "greedy,random", "--deals", "1", "--resume", str(tmp_path / "no" / "file"))
    status, _, err = arena(capsys, *words)
    assert status == 2
    assert err.count("\n") == 1


def test_the_club_player_beats_the_beginner():
    done = play(plan("club", "beginner"), 20, jobs=1)
    assert standings(plan("club", "beginner"), done)[0].ci95[0] > 0


def test_python_goes_on_while_the_expert_thinks():
    expert = bot("expert", seed=1, simulations=2000)
    view = Match("casino", seed=3).view(0)
    expert.choose(view)  # compiles
    with ThreadPoolExecutor(1) as pool:
        thinking = pool.submit(expert.choose, view)
        counted = 0
        while not thinking.done():
            counted += 1
    assert counted > 100
