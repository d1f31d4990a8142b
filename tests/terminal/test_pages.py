"""Tests that every page fits its window, on an emulated terminal, and that no question plays a move."""

from collections.abc import Callable

import pyte
import pytest

from tests.nightly import NIGHTLY
from tests.terminal.scripted_person import Person, console_of, random_script, run_on
from virado.games.catalogue import usual_form, variant
from virado.languages import LANGUAGES
from virado.terminal.columns import align_rows, flow, shorten, width
from virado.terminal.console import Direction
from virado.terminal.levels import ask_levels

pytestmark = pytest.mark.usefixtures("own_folder")

FORMS = (
    "royal-dominican(players=4)",
    "tuxedo(players=3)",
    "kaszino-kirschner",
    "raub",
    "zwanzig-ab-jager",
    "hazari",
)
SIZES = ((40, 16), (60, 20), (80, 24), (120, 40)) if NIGHTLY else ((40, 16), (60, 20))
TYPED = 400 if NIGHTLY else 14
"""Number of lines that the person types in a match."""


class Screen(Person):
    """A person at an emulated terminal, who checks it before each line."""

    def __init__(self, script: Callable[[str], str | None], columns: int, rows: int) -> None:
        super().__init__(script)
        self.columns = columns
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.faults: list[str] = []
        self.pages = 0

    def readline(self) -> str:
        new = self.paper.getvalue()[self.looked_at :]
        self.stream.feed(new.replace("\n", "\r\n"))
        page = new.rpartition("\x1b[H")[2]
        if "\x1b[H" in new:
            self.pages += 1
            lines = page.replace("\x1b[K", "").replace("\x1b[J", "").split("\n")
            torn = [line for line in lines if width(line) > self.columns]
            self.faults += [f"torn: {line}" for line in torn]
            if not self.screen.display[0].strip() or len(lines) > self.screen.lines:
                self.faults.append("above the window:\n" + "\n".join(lines))
        return super().readline()


def play_on_screen(form: str, language: str, columns: int, rows: int) -> Screen:
    """Play a part of a match at random on an emulated terminal, and return it."""
    script, left = random_script(3), iter(range(TYPED))
    person = Screen(lambda page: script(page) if next(left, None) is not None else None, columns, rows)
    direction = Direction.PROGRAM if language == "fa" else Direction.NONE
    console = console_of(person, lang=language, direction=direction, lively=True, columns=columns, rows=rows)
    bots = "greedy" if form == "hazari" else "random"
    run_on(console, form, bots=bots, seed=5)
    return person


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_into_its_window(form: str, language: str):
    for columns, rows in SIZES:
        person = play_on_screen(form, language, columns, rows)
        assert person.pages > 5
        assert person.faults == [], (columns, rows)


def test_a_page_is_drawn_again_in_the_new_size_of_the_window():
    sizes: list[tuple[int, int]] = [(80, 24)]
    person = Screen(lambda page: None, 40, 16)
    console = console_of(person, lively=True, columns=80, rows=24)
    console._size = lambda: sizes[-1]  # pyright: ignore[reportPrivateUsage]  # a window that changes its size

    def script(page: str) -> str | None:
        if len(sizes) > 1:
            return None
        sizes.append((40, 16))
        console.on_resize()  # pyright: ignore[reportOptionalCall]
        return ""

    person.script = script
    run_on(console, "raub", seed=5)
    drawn = person.paper.getvalue().split("\x1b[H")[2]
    assert max(map(width, drawn.replace("\x1b[K", "").partition("\x1b[J")[0].split("\n"))) <= 40


# ---------------------------------------------------------------------- lines
def test_a_piece_wider_than_a_line_is_split_at_its_spaces():
    lines = flow(["1 refa: hand the deal on (a Refa)", "2 muss"], 20, first=" ", indent=1, gap="   ")
    assert lines == [" 1 refa: hand the", " deal on (a Refa)", " 2 muss"]
    assert flow(["a", "b"], 20, first="x" * 30, indent=30)[0] == "x" * 30


def test_a_long_heading_of_a_table_is_cut_and_its_figures_are_not():
    lines = align_rows([["", "you and Rosa", "Wilkin and Ramón"], ["most cards", "3", "1234"]], 30)
    assert lines == ["            you a…  Wilkin an…", "most cards       3        1234"]
    assert shorten("\x1b[1mWilkin\x1b[0m and you", 8) == "\x1b[1mWilkin\x1b[0m …"
    assert shorten("Ana", 3) == "Ana"


@pytest.mark.parametrize("family", ["casino", "raub", "zwanzig_ab", "hazari"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_levels_fits_into_its_window(family: str, language: str):
    for columns, rows in SIZES:
        typed = iter(["nobody"])
        person = Screen(lambda page, typed=typed: next(typed, None), columns, rows)
        direction = Direction.PROGRAM if language == "fa" else Direction.NONE
        console = console_of(
            person, lang=language, direction=direction, lively=True, columns=columns, rows=rows
        )
        game = variant(usual_form(family)).game
        title = console.texts.title(variant(usual_form(family)))
        ask_levels(console, game, title, ["Rosa", "Josip", "Rafael"], 0.25)
        assert person.pages == 2
        assert person.faults == [], (columns, rows)
