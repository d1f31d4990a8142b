"""Tests for the names of saved matches, names without accents, and other small texts of the terminal."""

import re
from pathlib import Path

import pytest

from tests.terminal.scripted_person import Person, console_of, duel, lines, random_script, run_on
from virado.languages import LANGUAGES
from virado.refusal import OptionsError
from virado.terminal import saved_matches
from virado.terminal.columns import width
from virado.terminal.console import Console, Direction
from virado.terminal.style import PLAIN, Style
from virado.words import catalogue

pytestmark = pytest.mark.usefixtures("own_folder")


# ---------------------------------------------------------------------- names of matches
def test_leaving_a_match_shows_its_name_and_not_its_path(own_folder: Path):
    seen = duel("8c x 8d").seen_text
    assert "\n  virado play --resume royal-dominican-seed-42\n" in seen
    assert str(own_folder) not in seen


def test_a_name_that_another_file_has_is_shown_as_a_path(own_folder: Path):
    (own_folder / "records").mkdir()
    (own_folder / "matches").mkdir()
    for kind in saved_matches.KINDS:
        (own_folder / kind / "raub-seed-1.json").write_text("{}")
    record = own_folder / "records" / "raub-seed-1.json"
    assert saved_matches.typed_name(record) == str(record)
    assert saved_matches.typed_name(own_folder / "matches" / "raub-seed-1.json") == "raub-seed-1"
    assert saved_matches.typed_name(Path("/a folder/x.json")) == '"/a folder/x.json"'


@pytest.mark.parametrize(
    "typed", ["royal", "dominican", "royal-domnican", "royal-dominican-seed-43", "ROYAL"]
)
def test_a_misspelt_name_gets_a_suggestion(typed: str):
    duel("8c x 8d")
    with pytest.raises(OptionsError) as refused:
        saved_matches.find(typed)
    assert refused.value.facts["near"] == "royal-dominican-seed-42"
    for language in LANGUAGES:
        said = catalogue(language).refusal(refused.value.refusal)
        assert "royal-dominican-seed-42" in said
        assert "virado matches" in said


def test_an_unknown_name_is_answered_with_the_command_that_lists_them():
    with pytest.raises(OptionsError) as refused:
        run_on(console_of(Person(lines())), "", resume="zwanzig")
    assert "`virado matches` lists them" in str(refused.value)
    assert refused.value.code == "bad-record"


def test_a_path_is_not_looked_up_as_a_name():
    assert saved_matches.find("folder/royal") == Path("folder/royal")


# ---------------------------------------------------------------------- names without accents
FORMS = ("kaszino-kirschner", "royal-dominican-partner-build", "zwanzig-ab", "raub", "hazari", "tuxedo")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_terminal_without_unicode_gets_no_accents(form: str, language: str):
    script, left = random_script(3), iter(["?", "s", "l", "h", "u", *[""] * 12])

    def typed(page: str) -> str | None:
        command = next(left, None)
        return command if command is None else command or script(page)

    person = Person(typed)
    console = Console(
        person,
        person.paper,
        Style(colours=PLAIN, unicode=False),
        lively=False,
        words=catalogue(language),
        direction=Direction.NONE,
        columns=80,
        rows=24,
    )
    run_on(console, form, bots="greedy", seed=5)
    assert set(re.findall(r"[^\x00-\x7f]", person.seen_text)) == set()


# ---------------------------------------------------------------------- small things
@pytest.mark.parametrize("columns", [20, 30, 34, 39])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_about_a_small_window_fits_the_window(language: str, columns: int):
    person = Person(lambda page: None)
    console = console_of(person, lang=language, lively=True, columns=columns, rows=12)
    console.page(["x"])
    shown = person.seen_text.splitlines()[2:]
    assert shown
    assert max(map(width, shown)) <= columns


def pages_of(length: int) -> list[int]:
    """Return the number of lines on each page of a text of this length."""
    answers: list[str] = []
    person = Person(lambda page: answers.append(page) or "")
    console = console_of(person, lively=True, columns=80, rows=16)
    console.read_through(["line"] * length)
    return [page.count("line\x1b") for page in answers]


def test_no_page_of_a_long_text_has_a_single_line():
    for length in range(1, 80):
        pages = pages_of(length)
        assert sum(pages) == length
        assert length == 1 or min(pages) > 1, pages
        assert max(pages) <= 15
