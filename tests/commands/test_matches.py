"""`virado matches` lists saved matches, and `virado replay` shows each of them."""

import json
from pathlib import Path

import pytest

from tests.command_line import complaint
from tests.random_play import random_match
from tests.session.host import Host
from virado.cli import main
from virado.commands import output
from virado.languages import LANGUAGES
from virado.session import Begin
from virado.session.record import encode, record
from virado.terminal import saved_matches
from virado.terminal.columns import width
from virado.words.names import SPELLINGS


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    def here(kind: str) -> Path:
        return tmp_path / kind

    monkeypatch.setattr(saved_matches, "folder", here)
    return tmp_path


def keep(folder: Path, name: str) -> Path:
    match = random_match("raub", seed=51, moves=12)
    occupants = [
        saved_matches.occupant("You", None),
        *(saved_matches.occupant(f"Bot {i}", "club") for i in range(3)),
    ]
    path = folder / "matches" / f"{name}.json"
    saved_matches.save(
        path,
        saved_matches.SavedMatch(
            version=saved_matches.VERSION,
            seat=0,
            names=["You", "Ante", "Nada", "Josip"],
            occupants=occupants,
            record=match.record(),
        ),
    )
    return path


def test_saved_matches_are_listed_with_the_names_for_resuming(
    folder: Path, capsys: pytest.CaptureFixture[str]
):
    keep(folder, "raub-seed-51")
    assert main(["--lang", "en", "matches"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("raub-seed-51  ")
    assert "deal 1: you 21, Ante 21, Nada 21, Josip 21" in out
    assert "virado play --resume NAME" in out
    assert main(["matches", "--json"]) == 0
    (listed,) = json.loads(capsys.readouterr().out)["matches"]
    assert (listed["name"], listed["variant"]) == ("raub-seed-51", "raub")
    assert listed["players"] == ["You", "Ante", "Nada", "Josip"]


@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_fits_the_window_and_names_the_players(
    language: str,
    columns: int,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
):
    keep(folder, "royal-dominican-partner-build-seed-123456")
    monkeypatch.setattr(output, "is_terminal", lambda: True)
    monkeypatch.setattr(output, "columns", lambda: columns)
    assert main(["--lang", language, "matches"]) == 0
    out = capsys.readouterr().out
    assert max(map(width, out.splitlines())) <= columns
    assert "royal-dominican-partner-build-seed-12"[: columns - 6] in out
    spelled = SPELLINGS.get(language, {})
    assert all(spelled.get(name, name) in out for name in ("Ante", "Nada", "Josip"))


def test_an_empty_list_is_reported(folder: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["--lang", "en", "matches"]) == 0
    assert capsys.readouterr().out == "No match has been left unfinished.\n"
    assert not list(folder.iterdir())


def test_an_unreadable_file_is_listed_with_the_reason(folder: Path, capsys: pytest.CaptureFixture[str]):
    keep(folder, "raub-seed-51").write_text("{")
    assert main(["--lang", "en", "matches"]) == 0
    assert "not a record" in capsys.readouterr().out
    assert main(["matches", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"][0]["refusal"]["code"] == "bad-record"


def test_an_unfinished_match_is_replayed_by_its_name(folder: Path, capsys: pytest.CaptureFixture[str]):
    keep(folder, "raub-seed-51")
    assert main(["--lang", "en", "replay", "raub-seed-51"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "raub, 4 players"


def test_a_session_is_replayed_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    host = Host("casino").seat(1, bots=1)
    path = tmp_path / "session.json"
    path.write_bytes(encode(record(host.session)))
    assert "has not begun" in complaint(capsys, "--lang", "en", "replay", str(path))
    host.send(Begin(seed=3))
    path.write_bytes(encode(record(host.session)))
    assert main(["--lang", "en", "replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "casino, 2 players"


def test_a_match_of_a_family_that_is_gone_is_listed_by_its_name(
    folder: Path, capsys: pytest.CaptureFixture[str]
):
    gone, kept = keep(folder, "highest-seed-51"), keep(folder, "raub-seed-51")
    gone.write_text(kept.read_text("utf-8").replace('"raub"', '"highest"'), "utf-8")
    assert main(["--lang", "en", "matches"]) == 0
    out = capsys.readouterr().out
    assert "highest-seed-51" in out
    assert "deal 1: you 21" in out
    assert main(["matches", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["matches"]
    assert sorted(row["variant"] for row in rows) == ["highest", "raub"]


def test_a_match_with_an_option_that_has_lost_its_effect_is_listed(
    folder: Path, capsys: pytest.CaptureFixture[str]
):
    path = keep(folder, "raub-seed-51")
    path.write_text(
        path.read_text("utf-8").replace('"raub"', '"raub(seven_exchange_timing=before_defence)"'), "utf-8"
    )
    assert main(["--lang", "en", "matches"]) == 0
    assert "deal 1: you 21" in capsys.readouterr().out
