"""The arena: the same seed gives the same figures, however the work is spread, stopped and resumed."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from virado.arena.games import Plan, Result
from virado.arena.tournament import Ledger, play, standings
from virado.bots.catalogue import bot
from virado.cli import main
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
    assert all(set(b) == {"name", "mean", "ci95", "match_wins", "ms_per_move"} for b in bots)
    assert all(b["ci95"][0] <= b["mean"] <= b["ci95"][1] for b in bots)
    assert bots[0]["mean"] == -bots[1]["mean"]
    assert sum(b["match_wins"] for b in bots) == 8


def test_a_bot_against_itself_is_exactly_level_over_mirrored_pairs():
    done = play(plan("greedy", "greedy"), 5, jobs=1)
    assert all(result.points[0] == result.points[1] for result in done)


def test_rotations_give_every_bot_every_seat():
    done = play(plan("greedy", "greedy", "greedy", "greedy", text="hazari"), 1, jobs=1)
    assert len(set(done[0].points)) == 1


def test_two_processes_give_the_figures_of_one():
    assert timeless(play(plan(), 6, jobs=2)) == timeless(play(plan(), 6, jobs=1))


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
    ["greedy", "greedy,grandmaster", "greedy,cmd:no-such-program", "dial:2,greedy", "expert:fast=1,club"],
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
