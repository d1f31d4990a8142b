"""`virado puzzle`: puzzles in the terminal."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.scripted_person import Person, console_of, lines
from virado.commands import puzzle as command
from virado.families import FAMILIES
from virado.languages import offered
from virado.puzzles.puzzle import Puzzle
from virado.puzzles.shipped import shipped
from virado.refusal import OptionsError
from virado.words import catalogue


@pytest.fixture(autouse=True)
def _data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIRADO_DATA", str(tmp_path / "data"))


def solve(
    *typed: str, lang: str = "en", lively: bool = False, rows: int = 24, columns: int = 80, **given: Any
) -> str:
    """Type these lines into `virado puzzle`, and return everything shown."""
    person = Person(lines(*typed))
    console = console_of(person, lang=lang, lively=lively, rows=rows, columns=columns)
    args = {"game": "raub", "theme": None, "name": None, "list": False, "cards": None} | given
    assert command.run(Namespace(lang=lang, **args), console) == 0
    return person.seen_text.replace("\N{NO-BREAK SPACE}", " ")


def puzzles(family: str) -> list[Puzzle]:
    found = shipped(family)
    assert found is not None
    return list(found.puzzles)


@pytest.mark.parametrize("family", [family.name for family in FAMILIES.values() if family.puzzles])
def test_the_best_move_is_right(family: str):
    for puzzle in (puzzles(family)[0], puzzles(family)[-1]):
        seen = solve(puzzle.best.move, "", game=family, name=puzzle.name)
        assert "Right:" in seen
        assert "Why:" in seen


def test_a_wrong_move_says_what_it_loses_and_asks_again():
    puzzle = next(puzzle for puzzle in puzzles("raub") if puzzle.best.move.startswith("card"))
    seen = solve(puzzle.tempting, puzzle.best.move, name=puzzle.name)
    assert "of the match against the best move." in seen
    assert "Try again; h gives a hint." in seen
    assert "The best move:" in seen


def test_the_second_hint_shows_the_solution():
    puzzle = puzzles("raub")[0]
    seen = solve("h", "h", name=puzzle.name)
    assert "is tempting, but it is not the best move." in seen
    assert seen.index("is tempting") < seen.index("The best move:")


def test_puzzles_not_yet_tried_come_first():
    first = solve("h", "h", "q")
    number = len(puzzles("raub"))
    assert f"Puzzle 1 of {number}" in first
    assert f"Puzzle 2 of {number}" in solve("q")
    listed = command.tried_names()
    assert len(listed) == 1


def test_a_person_can_leave_at_a_solution():
    puzzle = puzzles("raub")[0]
    seen = solve("h", "h", "q", theme=puzzle.theme, lively=True)
    assert "Puzzle 2 of" not in seen


def test_an_answer_is_not_taken_back():
    assert "Nothing can be taken back" in solve("undo", "q")


@pytest.mark.parametrize(("given", "detail"), [("theme", "no-such-theme"), ("name", "no-such-puzzle")])
def test_unknown_names_are_refused(given: str, detail: str):
    with pytest.raises(OptionsError) as refused:
        solve(**{given: "nothing"})  # pyright: ignore[reportArgumentType]
    assert refused.value.refusal.detail == detail


@pytest.mark.parametrize("lang", offered("terminal"))
@pytest.mark.parametrize("family", [family.name for family in FAMILIES.values() if family.puzzles])
def test_every_language_shows_task_and_solution_in_a_small_window(lang: str, family: str):
    hint = catalogue(lang).text("terminal-command-hint.word")
    seen = solve(hint, hint, "q", lang=lang, game=family, lively=True, columns=40, rows=16)
    assert catalogue(lang).text("puzzles-next").split(":")[0] in seen
    assert "puzzles-" not in seen
