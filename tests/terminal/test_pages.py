"""Tests that every page fits its window, on an emulated terminal, and that no question plays a move."""

import random
import re
from collections.abc import Sequence

import pyte
import pytest

from tests.nightly import NIGHTLY, nightly
from tests.terminal.scripted_person import Person, console_of, lines, run_on
from virado.games.catalogue import usual_form, variant
from virado.languages import LANGUAGES
from virado.terminal.choices import NumberedMove
from virado.terminal.columns import align_rows, flow, shorten, width
from virado.terminal.console import Console, Direction
from virado.terminal.levels import ask_levels
from virado.terminal.pages.hazari import HazariPage
from virado.terminal.pages.tricks import TrickPage
from virado.terminal.turn import Turn

pytestmark = pytest.mark.usefixtures("own_folder")

SHORT_MATCHES = {
    "casino(match_length=single_deal)": 7,
    "raub(start_score=2)": 5,
    "zwanzig-ab-jager(start_score=2)": 5,
    "hazari(target=60)": 3,
}
"""A form of each family whose matches are short, and the seed of a match."""
WHOLE_MATCHES = {
    "royal-dominican(players=4)": 5,
    "tuxedo(players=3)": 6,
    "kaszino-kirschner": 7,
    "raub": 8,
    "zwanzig-ab": 9,
    "hazari": 10,
}
SIZES = ((40, 16), (60, 20), (80, 24), (120, 40))
PAGES_READ = 12
"""Number of pages of a long text that the person reads."""
MARKS = re.compile("[\u2066-\u2069]")


class Screen(Person):
    """A person at an emulated terminal, who opens every page, reads it and checks it before each line."""

    def __init__(self, columns: int, rows: int, seed: int) -> None:
        super().__init__(self.answer)
        self.columns = columns
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.faults: list[str] = []
        self.pages = 0
        self.hidden = 0
        """Number of pages that only count some of the choices."""
        self.turn: Turn | None = None
        """The decision whose page is shown; None if another page is shown."""
        self.logical: Sequence[str] = ()
        """The lines of the latest page, in logical order."""
        self._rng = random.Random(seed)
        self._read = 0
        self._to_type = iter(list[str]())
        self.is_over = False
        """True once another match has been offered."""
        self._at_the_end = ""

    def sit_down(self, console: Console) -> None:
        """Follow the pages of a console."""
        shown, texts = console.page, console.texts

        def page(lines: Sequence[str], *, mixed: bool = False) -> None:
            self.logical = lines
            shown(lines, mixed=mixed)

        ask_below = console.ask_below

        def ask(text: str) -> str | None:
            if text == texts("terminal-enter-another-match"):
                self._at_the_end = texts.key("quit" if self.is_over else "score")
                self.is_over = True
            return ask_below(text)

        console.page = page
        console.ask_below = ask
        self._leave = texts.key("quit")
        keys = [texts.key(command) for command in ("score", "log", "hint", "rules", "undo")]
        self._to_type = iter(["?", *keys, "xyz", "99", ".", *(texts.word("hint"), "? 1")])

    def readline(self) -> str:
        new = self.paper.getvalue()[self.looked_at :]
        self.stream.feed(new.replace("\n", "\r\n"))
        _, begins, page = new.rpartition("\x1b[H")
        lines = page.replace("\x1b[K", "").replace("\x1b[J", "").split("\n")
        torn = [line for line in lines if width(line) > self.columns]
        self.faults += [
            f"torn: {line}" for line in torn if not line.startswith("virado ")
        ]  # to be copied whole
        if begins:
            self.pages += 1
            if len(lines) > self.screen.lines or not "".join(self.screen.display).strip():
                self.faults.append("above the window:\n" + "\n".join(lines))
        if self.turn is not None:
            self._check_decision(self.turn, MARKS.sub("", page))
        return super().readline()

    def _check_decision(self, turn: Turn, page: str) -> None:
        """Note cards of the hand that are not on the page, and choices that it neither shows nor counts."""
        style = turn.style
        missing = [card for card in turn.p.hand if MARKS.sub("", style.card(card)) not in page]
        text = "\n".join(self.logical)
        absent = [choice for choice in turn.shown_choices if not is_listed(turn, choice, text)]
        self.hidden += bool(absent)
        by_card = turn.texts("terminal-moves-by-card", input="").split()[0]
        uncounted = [
            choice
            for choice in absent
            if not (style.more in text and style.typed_card(choice.played[0]) in text)
            and not (style.more in text and len({other.played for other in turn.shown_choices}) == 1)
            and by_card not in text
        ]
        if missing or uncounted:
            self.faults.append(f"no {missing} {[choice.label for choice in uncounted]}:\n{text}")

    def answer(self, page: str) -> str | None:
        """Return the next line: commands, then moves; Enter on other pages."""
        if self._at_the_end:
            typed, self._at_the_end = self._at_the_end, ""
            return typed
        turn = self.turn
        if turn is None:
            self._read += 1
            return self._leave if self._read > PAGES_READ else ""
        self._read = 0
        typed = next(self._to_type, None)
        if typed is not None:
            return typed
        if isinstance(turn.page, HazariPage):
            return self._arrange(turn, turn.page)
        if isinstance(turn.page, TrickPage) and turn.page.picked:
            return ""
        return str(self._rng.choice(turn.shown_choices).number) if turn.shown_choices else ""

    def _arrange(self, turn: Turn, page: HazariPage) -> str:
        if not page.draft.is_complete:
            return "1"
        return next(iter(sorted(turn.texts.typed_words("terminal-hazari-words-up"))))


def is_listed(turn: Turn, choice: NumberedMove, text: str) -> bool:
    """Return True if the page shows the number of a choice before its label."""
    return f"{turn.texts.number(choice.number)} {choice.label.split(' ')[0]}" in text


def play_on_screen(
    form: str, language: str, size: tuple[int, int], seed: int, monkeypatch: pytest.MonkeyPatch
) -> Screen:
    """Play a match on an emulated terminal, with every page opened in it, and return its person."""
    columns, rows = size
    person = Screen(columns, rows, seed)
    direction = Direction.PROGRAM if language == "fa" else Direction.NONE
    console = console_of(person, lang=language, direction=direction, lively=True, columns=columns, rows=rows)
    person.sit_down(console)
    ask = Turn._ask  # pyright: ignore[reportPrivateUsage]

    def asks(turn: Turn) -> str:
        person.turn = turn
        try:
            return ask(turn)
        finally:
            person.turn = None

    monkeypatch.setattr(Turn, "_ask", asks)
    run_on(console, form, bots="greedy" if form.startswith("hazari") else "random", seed=seed)
    return person


def faults_of(
    form: str, language: str, sizes: Sequence[tuple[int, int]], seed: int
) -> dict[object, list[str]]:
    """Play a match in windows of these sizes, and return what is wrong with its pages, by size."""
    found: dict[object, list[str]] = {}
    for size in sizes:
        with pytest.MonkeyPatch.context() as patched:
            person = play_on_screen(form, language, size, seed, patched)
        assert person.is_over
        assert person.pages > 15
        if person.faults:
            found[size] = person.faults
    return found


@pytest.mark.parametrize("form", SHORT_MATCHES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_short_match_fits_into_its_window(form: str, language: str):
    assert faults_of(form, language, SIZES[:2], SHORT_MATCHES[form]) == {}


@pytest.mark.parametrize("form", [pytest.param(form, marks=nightly) for form in WHOLE_MATCHES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_whole_match_fits_into_its_window(form: str, language: str):
    assert faults_of(form, language, SIZES, WHOLE_MATCHES[form]) == {}


def test_a_page_is_drawn_again_in_the_new_size_of_the_window():
    sizes: list[tuple[int, int]] = [(80, 24)]
    person = Screen(40, 16, 0)
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
    for columns, rows in SIZES[: 4 if NIGHTLY else 2]:
        person = Screen(columns, rows, 0)
        person.script = lines("nobody")
        direction = Direction.PROGRAM if language == "fa" else Direction.NONE
        console = console_of(
            person, lang=language, direction=direction, lively=True, columns=columns, rows=rows
        )
        game = variant(usual_form(family)).game
        title = console.texts.title(variant(usual_form(family)))
        ask_levels(console, game, title, ["Rosa", "Josip", "Rafael"], 0.25)
        assert person.pages == 2
        assert person.faults == [], (columns, rows)
