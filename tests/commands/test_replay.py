"""`virado replay`: a recorded match as everybody or one seat saw it."""

import json
import os
import re
from codecs import BOM_UTF8
from pathlib import Path

import msgspec
import pytest

from tests.command_line import complaint
from tests.random_play import random_match
from tests.terminal.scripted_person import Person, console_of, lines, play_script, random_script
from virado import record
from virado.cli import main
from virado.commands import replay
from virado.games.messages import PUBLIC, Viewer, cards_in
from virado.terminal.console import Console
from virado.words import Catalogue
from virado.words.names import NAMES

KEPT = Path(__file__).parents[1] / "data" / "685d55fc"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_bytes(record.encode(random_match("raub", seed=51, moves=60).record()))
    return path


def test_replay_shows_every_move(saved: Path, capsys: pytest.CaptureFixture[str]):
    kept = record.read(saved)
    assert main(["replay", str(saved)]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[0] == "raub, 4 players"
    assert out.count(". Seat ") == len(kept.moves)
    assert "scores" in out.splitlines()[-1]


def test_a_pipe_is_replayed_like_a_file(saved: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["replay", str(saved)]) == 0
    from_file = capsys.readouterr().out
    out, into = os.pipe()
    with os.fdopen(into, "wb") as pipe:
        pipe.write(saved.read_bytes())
    assert main(["replay", f"/dev/fd/{out}"]) == 0
    os.close(out)
    assert capsys.readouterr().out == from_file


def test_a_byte_order_mark_is_ignored(saved: Path, capsys: pytest.CaptureFixture[str]):
    saved.write_bytes(BOM_UTF8 + saved.read_bytes())
    assert main(["replay", str(saved)]) == 0
    assert "Seat" in capsys.readouterr().out


def test_json_replay_has_one_line_per_move(saved: Path, capsys: pytest.CaptureFixture[str]):
    kept = record.read(saved)
    assert main(["replay", str(saved), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["number"] for line in lines] == list(range(len(kept.moves) + 1))
    assert all(event["type"] for line in lines for event in line["events"])


@pytest.mark.parametrize("slug", ["raub", "zwanzig-ab", "hazari", "royal-dominican"])
def test_replay_shows_a_viewer_only_what_the_match_showed(slug: str):
    match = random_match(slug, seed=52, moves=60 if slug != "hazari" else 11)
    viewers: list[Viewer] = [PUBLIC, 0, 1]
    for viewer in viewers:
        told = {card for event in match.view(viewer).events() for card in cards_in(event)}
        for moment in replay.moments(match.record()):
            move = replay.visible_move(moment, viewer)
            if moment.actor != viewer and move is not None:
                named = re.findall(r"\b\w\w\b", move)
                assert {name for name in named if name in match.deck.names} <= told


def test_replay_shows_a_seat_its_own_secrets(saved: Path, capsys: pytest.CaptureFixture[str]):
    main(["replay", str(saved)])
    public = capsys.readouterr().out
    main(["replay", str(saved), "--seat", "0"])
    own = capsys.readouterr().out
    assert "You discard A♦ and draw 10♠." in own
    assert "Seat 0 exchanges one card." in public


def test_a_record_that_contradicts_itself_is_shown_only_as_edited(
    saved: Path, capsys: pytest.CaptureFixture[str]
):
    kept = record.read(saved)
    saved.write_bytes(record.encode(msgspec.structs.replace(kept, seed=kept.seed + 1)))
    for options in ([], ["--json"]):
        assert main(["replay", str(saved), *options]) == 2
        assert "contradicts itself: by its seed card" in capsys.readouterr().err
        assert main(["replay", str(saved), "--edited", *options]) == 0
        assert capsys.readouterr().out


def test_a_session_that_contradicts_itself_is_shown_only_as_edited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    text = (KEPT / "raub.session.json").read_text()
    digest = re.findall(r'"digest":"(\w+)"', text)[3]
    path = tmp_path / "session.json"
    path.write_text(text.replace(digest, "00000000"))
    assert main(["replay", str(path)]) == 2
    assert "contradicts itself: move 3 has the digest 00000000" in capsys.readouterr().err
    assert main(["replay", str(path), "--edited"]) == 0


@pytest.mark.parametrize("slug", ["raub", "zwanzig-ab", "hazari", "royal-dominican"])
def test_every_deal_has_a_heading_and_its_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], slug: str
):
    match = random_match(slug, seed=54, moves=3000)
    path = tmp_path / "match.json"
    path.write_bytes(record.encode(match.record()))
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    deals = re.findall(r"^deal (\d+)$", out, re.MULTILINE)
    assert deals == [str(i) for i in range(1, len(deals) + 1)]
    scores = re.findall(r"^ +Score: (.*)", out, re.MULTILINE)
    assert len(scores) == len(deals)
    assert match.over
    assert [int(points) for points in re.findall(r"Seat \d (-?\d+)", scores[-1].replace("−", "-"))] == list(
        match.scores
    )
    assert "not finished" not in out


@pytest.mark.usefixtures("own_folder")
def test_a_match_of_the_terminal_is_shown_to_its_player(capsys: pytest.CaptureFixture[str]):
    left = play_script(random_script(3), "raub", seed=3, bots="greedy", seat=1).seen_text
    name = Path(re.findall(r"virado replay (.*)", left)[-1])
    assert main(["replay", name.stem]) == 0
    told = capsys.readouterr().out
    others = set(re.findall(r"^ ([A-Z]\w+) +", left, re.MULTILINE)) & set(NAMES["Croatia"])
    assert len(others) == 3
    assert others <= set(re.findall(r"\w+", told))
    assert re.search(r"\d\. You ", told)
    assert "Seat" not in told
    assert main(["replay", name.stem, "--seat", "0"]) == 0
    assert "Seat 1" in capsys.readouterr().out


@pytest.mark.usefixtures("own_folder")
def test_an_interactive_replay_stops_at_every_page(saved: Path, monkeypatch: pytest.MonkeyPatch):
    person = Person(lines("", "q"))
    console = console_of(person, lively=True, columns=80, rows=20)

    def sat_at(words: Catalogue) -> Console:
        return console

    monkeypatch.setattr(replay, "standard_console", sat_at)
    assert main(["replay", str(saved)]) == 0
    assert person.seen_text.count("Enter: more") == 2
    assert "not finished" not in person.seen_text
    rest = Person(lines(*[""] * 99))
    console = console_of(rest, lively=True)
    assert main(["replay", str(saved)]) == 0
    assert rest.seen_text.rstrip().endswith("not finished; scores 15, 18, 25, 18\x1b[K\n\x1b[J")


@pytest.mark.parametrize("content", [b"", b"garbage", b"[]", b'{"version": 1}', b'{"version": 9}', b"\xff"])
def test_an_invalid_record_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
):
    (tmp_path / "bad").write_bytes(content)
    assert "bad" in complaint(capsys, "replay", str(tmp_path / "bad"))


def test_a_contradictory_record_is_reported_in_one_line(saved: Path, capsys: pytest.CaptureFixture[str]):
    data = json.loads(saved.read_bytes())
    data["moves"][3][1] = "card Kd"
    saved.write_text(json.dumps(data))
    assert "move 4 of the record" in complaint(capsys, "replay", str(saved))
