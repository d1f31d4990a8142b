"""Players of the arena: external programs, experts with aims, and refusals."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.command_line import complaint
from tests.lab.arena.tournaments import arena, plan
from virado.bots.catalogue import bot
from virado.bots.contract import Budget
from virado.cli import main
from virado.lab.arena.runner import play
from virado.lab.arena.standings import standings
from virado.match import Match

FIRST_LISTED = """\
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    if request["do"] == "quit":
        break
    print(json.dumps({"ok": {"move": request["moves"][0]}}), flush=True)
"""
"""A bot as a third party would write it: it plays the first move listed."""


def script(folder: Path, text: str) -> str:
    path = folder / "player.py"
    path.write_text(text)
    return f"cmd:{sys.executable} {path}"


def test_a_program_joins_by_the_line_protocol(tmp_path: Path):
    done = play(plan(script(tmp_path, FIRST_LISTED), "random"), 2, jobs=1)
    assert all(all(result.moves) for result in done)
    assert standings(plan("first", "random"), done)[0].name == "first"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "has ended"),
        ("input()\nprint('hello')", "not a JSON object"),
        ("input()\nprint('{}')", 'expected {"ok": {"move": "..."}}, got {}'),
        ("print(input())", 'expected {"ok": {"move": "..."}}, got {"do":"choose","variant":"casino"'),
        ('input()\nprint(\'{"error": {"message": "no idea"}}\')', "answered an error: no idea"),
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


def test_a_program_that_never_answers_is_killed_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("VIRADO_BOT_SECONDS", "0.2")
    silent = script(tmp_path, "input()\ninput()")
    bots = f"{silent},random"
    status, _, err = arena(capsys, "casino", "--bots", bots, "--deals", "1", "--jobs", "1")
    assert status == 2
    assert silent in err
    assert "0.2 seconds" in err


def test_a_refused_move_names_its_bot_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    wrong = script(tmp_path, 'input()\nprint(\'{"ok": {"move": "trail Xx"}}\')')
    _, _, err = arena(capsys, "casino", "--bots", f"greedy,{wrong}", "--deals", "1", "--jobs", "1")
    assert f"{wrong} chose trail Xx, which is not possible: " in err
    assert "greedy" not in err


def test_experts_with_different_aims_have_different_names(capsys: pytest.CaptureFixture[str]):
    bots = "expert:simulations=40:aim=match,expert:simulations=40:aim=points"
    words = ("royal-dominican", "--bots", bots, "--matches", "--scores", "20,20", "--deals", "1", "--json")
    status, out, _ = arena(capsys, *words, "--jobs", "1")
    assert status == 0
    found = json.loads(out)
    assert [b["name"] for b in found["bots"]] == bots.split(",")
    assert sum(b["match_wins"] for b in found["bots"]) == 2
    assert found["unit"] == "mirrored pair of matches"


def test_an_aim_is_refused_in_families_without_aims(capsys: pytest.CaptureFixture[str]):
    for text, bots in (
        ("raub", "expert:aim=points,club,club,club"),
        ("casino", "club:aim=points,greedy"),
        ("casino", "expert:aim=beauty,greedy"),
    ):
        status, out, err = arena(capsys, text, "--bots", bots, "--deals", "1")
        assert (status, out) == (2, "")
        assert "aim=match" in err
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


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("nobody:depth=3", "no bot has the name nobody; there are random"),
        ("experd:ms=5", "no bot has the name experd; did you mean expert?"),
        ("nobody", "no bot has the name nobody; there are random"),
    ],
)
def test_a_name_that_no_bot_has_is_refused_for_its_name(
    named: str, said: str, capsys: pytest.CaptureFixture[str]
):
    status, _, err = arena(capsys, "casino", "--bots", f"{named},greedy", "--deals", "1")
    assert (status, said in err) == (2, True)


def test_python_continues_while_the_expert_searches():
    expert = bot("expert")
    budget = Budget(simulations=2000)
    view = Match("casino", seed=3).view(0)
    expert.choose(view, budget)  # compile the kernels before the match
    with ThreadPoolExecutor(1) as pool:
        thinking = pool.submit(expert.choose, view, budget)
        counted = 0
        while not thinking.done():
            counted += 1
    assert counted > 100


def test_a_custom_bot_plays_the_same_in_several_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    own = "mine=tests.bots.custom_agents:Taker"
    words = ("casino", "--bot", own, "--bots", "mine,greedy", "--deals", "8", "--seed", "2", "--json")
    ledger = str(tmp_path / "ledger")
    means: list[list[float]] = []
    for jobs, more in (("1", ()), ("2", ("--resume", ledger))):
        status, out, _ = arena(capsys, *words, "--jobs", jobs, *more)
        assert status == 0
        found = json.loads(out)["bots"]
        assert [each["name"] for each in found] == ["mine", "greedy"]
        means.append([each["mean"] for each in found])
        assert means[-1][0] == -means[-1][1] != 0
    assert means[0] == means[1]
    other = ("casino", "--bot", "mine=tests.bots.custom_agents:first", *words[3:])
    status, _, err = arena(capsys, *other, "--resume", ledger)
    assert status == 2
    assert "another tournament" in err


def test_a_failing_custom_bot_is_named(capsys: pytest.CaptureFixture[str]):
    words = (
        "casino",
        "--bot",
        "mine=tests.bots.custom_agents:breaks",
        "--bots",
        "greedy,mine",
        "--deals",
        "1",
    )
    status, _, err = arena(capsys, *words, "--jobs", "1")
    assert status == 2
    assert err.endswith("mine has failed: KeyError: 'no idea'\n")


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("cheats", "x chose trail Ax, which is not possible: "),
        ("nothing", "x answered no move"),
        ("ends", "x has ended without an answer"),
    ],
)
def test_a_faulty_bot_ends_the_arena_with_one_sentence(
    capfd: pytest.CaptureFixture[str], bot: str, sentence: str
):
    given = [
        "--bot",
        f"x=tests.bots.custom_agents:{bot}",
        "--bots",
        "x,greedy",
        "--deals",
        "2",
        "--jobs",
        "1",
    ]
    assert main(["--lang", "en", "arena", "casino", *given]) == 2
    told = capfd.readouterr().err
    assert told.startswith(f"virado: unit 0, rotation 0, deal 1, move 1: {sentence}")
    assert told.count("\n") == 1


@pytest.mark.parametrize("bot", ["club:ms=5", "careful:simulations=3", "dial:0.2:ms=5"])
def test_a_setting_without_effect_is_refused(bot: str, capsys: pytest.CaptureFixture[str]):
    said = complaint(capsys, "--lang", "en", "arena", "casino", "--bots", f"{bot},greedy")
    assert "does not search, so" in said
