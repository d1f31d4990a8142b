"""The console: it reads lines and writes pages, on a person's terminal, on a pipe or in a test.

Lines are passed in logical order. In a right-to-left language they are displayed from the right margin, in the order
that the terminal needs (`Direction`).
"""

import io
import os
import re
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Protocol, TextIO

from virado.terminal.bidi import RLM, has_rtl, is_rtl, visual
from virado.terminal.choices import normalize
from virado.terminal.columns import fit, ljust, wrap
from virado.terminal.layout import PageFormat, repeated_lines
from virado.terminal.lettering import Lettering
from virado.terminal.style import Style, style_for
from virado.terminal.texts import QUIT, Texts
from virado.words import Catalogue, catalogue

MIN_COLUMNS, MAX_COLUMNS, MIN_ROWS = 40, 100, 16
"""Minimum and maximum width of a page, and its minimum height, in columns and rows."""
EXPLICIT, IMPLICIT = "\x1b[8l", "\x1b[8h"
"""Sequences that switch character reordering off and on in terminals that support it (VTE, mintty)."""
_REORDERING = {"KONSOLE_VERSION": "", "TERM_PROGRAM": "Apple_Terminal", "TERM": "mlterm"}
"""Terminals that always reorder right-to-left text.

Each is recognised by an environment variable and its value; an empty string stands for any value.
"""


ROOM_TO_TYPE = 2
"""Minimum number of columns after a note for the line that the person types."""


SHOW_ALL = (".", "*")
"""Input that shows everything of a list or a text."""


class Direction(Enum):
    """The program that puts right-to-left text into display order."""

    NONE = "none"
    """No reordering: the language is written from left to right."""
    LOGICAL = "logical"
    """No reordering: the text goes to a file or another program."""
    PROGRAM = "program"
    """Reordering by Virado."""
    TERMINAL = "terminal"
    """Reordering by the terminal."""


class Lines(Protocol):
    """A source of typed lines.

    Each line includes its line end; an empty string marks the end of the input.
    """

    def readline(self) -> str: ...


class Console:
    """Input of lines and output of pages in one language.

    With `lively`, a person sits at the terminal. Each page then replaces the previous page, and `read_through` waits for
    Enter.
    """

    def __init__(
        self,
        reader: Lines,
        writer: TextIO,
        style: Style,
        *,
        lively: bool,
        words: Catalogue | None = None,
        direction: Direction = Direction.NONE,
        columns: int = 0,
        rows: int = 0,
    ) -> None:
        self.reader = reader
        self.writer = writer
        self.style = style
        self.words = words or catalogue()
        self.texts = Texts(self.words, style)
        self.is_interactive = lively
        self.direction = direction
        self.has_input = False
        """True once a line has been read."""
        self.on_resize: Callable[[], None] | None = None
        """A function that shows the current page in the present size of the window, while a line is being read."""
        self._begun = False
        self._shown: tuple[str, str] = "", ""
        """The current page with the lines below it, and the prompt of the input that is pending."""
        self._columns = columns
        self._rows = rows

    @property
    def columns(self) -> int:
        """Width of a page in columns."""
        return max(MIN_COLUMNS, min(self._size()[0], MAX_COLUMNS))

    @property
    def rows(self) -> int:
        """Height of a page in rows, the prompt line included."""
        return max(MIN_ROWS, self._size()[1])

    @property
    def is_small(self) -> bool:
        """True if the window is smaller than the smallest page."""
        columns, rows = self._size()
        return columns < MIN_COLUMNS or rows < MIN_ROWS

    def _size(self) -> tuple[int, int]:
        if self._columns:
            return self._columns, self._rows
        size = shutil.get_terminal_size((80, 24))
        return size.columns, size.lines

    def frame(self, texts: Texts | None = None) -> PageFormat:
        """Return the current format for pages."""
        return PageFormat(self.columns, self.rows, self.style, texts or self.texts)

    def _apply_direction(self, line: str, *, mixed: bool = False) -> str:
        """Return a line in the form that this terminal needs.

        In a `mixed` text, the first strong letter of each line decides its direction.
        """
        line = line if self.style.unicode else line.replace("\N{NO-BREAK SPACE}", " ")
        return _reorder(line, self.direction, self.columns, rtl=not mixed or is_rtl(line))

    def page(self, lines: Sequence[str], *, mixed: bool = False) -> None:
        """Show a page.

        On an interactive console it replaces the previous page in a single write. `mixed` marks a text whose lines
        may be in another language, such as a rulebook in English.
        """
        lines = [self._apply_direction(row, mixed=mixed) for line in lines for row in fit(line, self.columns)]
        # in a small window, pages follow one another so that the person can scroll back
        if self.is_interactive and self.is_small:
            columns, rows = self._size()
            note = self.texts("terminal-small-window", columns=columns, rows=rows)
            lines += [self._apply_direction(line) for line in wrap(self.style.paint("dim", note), columns)]
            self.writer.write("\n" + "".join(f"{line}\n" for line in lines))
        elif self.is_interactive:
            if not self._begun:
                self._begun = True
                self._take_terminal()
            page = "\x1b[H" + "".join(f"{line}\x1b[K\n" for line in lines) + "\x1b[J"
            self._shown = page, ""
            self.writer.write(page)
        else:
            self.writer.write("\n" + "".join(f"{line}\n" for line in lines))
        self.writer.flush()

    def say(self, *lines: str) -> None:
        """Show lines below the current page."""
        self.copy(*(self._apply_direction(row) for line in lines for row in fit(line, self.columns)))

    def copy(self, *lines: str) -> None:
        """Write lines unchanged: text that the person typed, or commands to be copied to a shell."""
        written = "".join(f"{line}\n" for line in lines)
        self._shown = self._shown[0] + written, ""
        self.writer.write(written)
        self.writer.flush()

    def _take_terminal(self) -> None:
        if self.direction is Direction.PROGRAM:
            self.writer.write(EXPLICIT)
        self.writer.write("\n" * (self.rows - 1))  # this scrolls the previous screen up

    def redraw(self) -> None:
        """Show the current page and prompt again.

        This is necessary after the process was stopped and other programs wrote to the terminal.
        """
        if not self._begun:
            return
        page, prompt = self._shown
        self._take_terminal()
        typed = sys.modules["readline"].get_line_buffer() if "readline" in sys.modules else ""
        self.writer.write(page + prompt + typed)
        self.writer.flush()

    def resize(self) -> None:
        """Show the current page again after the size of the window has changed."""
        prompt = self._shown[1]
        if self.on_resize is not None and prompt:
            self.on_resize()
            self._shown = self._shown[0], prompt
        self.redraw()

    def leave(self) -> None:
        """Restore the terminal's own reordering of characters."""
        if self._begun and self.direction is Direction.PROGRAM:
            self.writer.write(IMPLICIT)
            self.writer.flush()

    def ask(self, prompt: str) -> str | None:
        """Return a line typed at a prompt; None at the end of the input."""
        line = self._line(prompt)
        self.has_input = self.has_input or line is not None
        return line

    def _line(self, prompt: str) -> str | None:
        if self.is_interactive and self.reader is sys.stdin:
            self._shown = self._shown[0], prompt
            try:
                line = input(_mark_sgr(prompt))
                self._shown = f"{self._shown[0]}{prompt}{line}\n", ""
                return line
            except EOFError:
                self.copy("")
                return None
        self.writer.write(prompt)
        self.writer.flush()
        line = self.reader.readline()
        if not line:
            self.copy("")
            return None
        self.copy(line.rstrip("\r\n"))
        return line.rstrip("\r\n")

    def ask_below(self, text: str) -> str | None:
        """Return a line typed after a dimmed note; None at the end of the input."""
        *above, prompt = self.note_lines(text)
        self.say(*above)
        return self.ask(f"{prompt} ")

    def note_lines(self, text: str) -> list[str]:
        """Return a dimmed note as lines, the last of which is the prompt.

        In a right-to-left language the prompt is on a line of its own, below the note.
        """
        lines = [self.style.paint("dim", line) for line in wrap(text, self.columns - ROOM_TO_TYPE)]
        return [*lines, ">"] if self.style.rtl else lines

    def read_through(
        self,
        lines: Sequence[str],
        *,
        mixed: bool = False,
        end: str | None = None,
        below: int = 0,
        from_end: bool = False,
        respond: Callable[[str], list[str] | None] | None = None,
    ) -> str | None:
        """Show a long text page by page, and return a line typed below one of its pages.

        Enter continues, and the command to leave ends the display; both return an empty text in the end. Any other
        input ends the display as well and is returned. The last page waits for input after the note `end`, or after a
        note that the match is shown next. With `below`, it does not wait, that many rows below it stay free, and other
        input continues as well.
        With `from_end`, the last page is shown first, and an entry of SHOW_ALL shows the text from its beginning.
        With `respond`, only Enter continues: other input is passed to this function, and the page stays with the notes
        that it returns, or the last page is shown if it returns None.
        Returns None at the end of the input.
        """
        if not self.is_interactive:
            rows = [row for line in lines for row in fit(line, self.columns)]
            self.copy(*(self._apply_direction(row, mixed=mixed) for row in rows))
            return ""
        after = 0
        more = "terminal-page-more" if respond is None else "terminal-page-further"
        last = self.texts("terminal-page-end-earlier") if from_end else end
        start = self._last_start(lines, last or "") if from_end else 0
        last = last if start else end
        prompt = ""
        said: list[str] = []

        def draw() -> None:
            nonlocal after, prompt
            notes = [row for note in said for row in wrap(note, self.columns, indent=2)]
            after, note = self._screenful(lines, start, last, below, more, len(notes))
            self.page([*repeated_lines(lines, start), *lines[start:after]], mixed=mixed)
            self.say(*notes, *note[:-1])
            prompt = note[-1] if note else ""

        while True:
            draw()
            if not prompt:
                return ""
            self.on_resize = draw
            answer = self.ask(f"{prompt} ")
            self.on_resize = None
            if answer is None:
                return None
            is_last = after == len(lines)
            said = []
            if respond is not None and answer.strip():
                notes = respond(answer.strip())
                if notes is not None:
                    said = notes
                    continue
                while after < len(lines):
                    start = after
                    after, _ = self._screenful(lines, start, end, below, more)
                continue
            if last != end and answer.strip() in SHOW_ALL:
                start, last = 0, end
                continue
            command = self.texts.command_of.get(normalize(answer).casefold())
            if command == QUIT and not (is_last and end):
                return ""
            if is_last or (answer.strip() and not below):
                return answer.strip()
            start = after

    def _last_start(self, lines: Sequence[str], end: str) -> int:
        """Return the index of the first line of the last page of `read_through`, above the note `end`."""
        return next(i for i in range(len(lines) + 1) if self._screenful(lines, i, end, 0)[0] == len(lines))

    def fits(self, lines: Sequence[str], end: str) -> bool:
        """Return True if `read_through` shows these lines on a single page, above the note `end`."""
        return not self.is_interactive or self._screenful(lines, 0, end, 0)[0] == len(lines)

    def _screenful(
        self,
        lines: Sequence[str],
        start: int,
        end: str | None,
        below: int,
        more: str = "terminal-page-more",
        said: int = 0,
    ) -> tuple[int, list[str]]:
        """Return the index of the line after the page that begins with line `start`, and the note below this page.

        `more` is the key of the note on a page that is not the last one. `said` rows stay free above the note.
        """
        counts = [len(fit(line, self.columns)) for line in lines[start:]]
        rest = sum(counts)
        said += sum(len(fit(line, self.columns)) for line in repeated_lines(lines, start))
        note = [] if below else self.note_lines(end or self.texts("terminal-page-end"))
        if rest + said + max(len(note), below) <= self.rows:
            return len(lines), note
        space = self.rows - said - len(self.note_lines(self.texts(more, number=rest)))
        shown = 0
        while shown < len(counts) and (not shown or sum(counts[: shown + 1]) <= space):
            shown += 1
        if shown > 1 and sum(counts[shown:]) <= 1:
            shown -= 1  # the last page has more than a single line
        return start + shown, self.note_lines(self.texts(more, number=sum(counts[shown:])))


def standard_console(words: Catalogue | None = None, lettering: Lettering | None = None) -> Console:
    """Return the console of this process.

    The console has line editing if a person sits at it and Python supports this.
    """
    words = words or catalogue()
    reader = sys.stdin or io.StringIO()  # None if the process was started with stdin closed
    lively = reader.isatty() and sys.stdout.isatty()
    if lively:
        try:
            import readline
        except ImportError:
            pass
        else:
            readline.set_auto_history(True)
        _quiet_windows()
    rtl = words.language.rtl
    terminal = sys.stdout.isatty()
    style = style_for(
        os.environ, terminal=terminal, encoding=sys.stdout.encoding, rtl=rtl, lettering=lettering
    )
    direction = direction_for(os.environ, terminal=terminal) if rtl else Direction.NONE
    return Console(reader, sys.stdout, style, lively=lively, words=words, direction=direction)


def direction_for(environment: Mapping[str, str], *, terminal: bool) -> Direction:
    """Return the program that puts right-to-left lines into display order.

    VIRADO_BIDI (`program`, `terminal` or `logical`) decides if it is set. Otherwise Virado reorders, except in
    terminals that always do this themselves. VTE within tmux is such a terminal.
    """
    if not terminal:
        return Direction.LOGICAL
    chosen = environment.get("VIRADO_BIDI", "")
    if chosen in ("program", "terminal", "logical"):
        return Direction(chosen)
    itself = any(
        name in environment and (not value or environment[name] == value)
        for name, value in _REORDERING.items()
    )
    if itself or ("TMUX" in environment and "VTE_VERSION" in environment):
        return Direction.TERMINAL
    return Direction.PROGRAM


def reorder_for_terminal(line: str, environment: Mapping[str, str], *, rtl: bool = False) -> str:
    """Return a line for output without a console.

    A line with right-to-left letters, and with `rtl` any line, is put into display order.
    """
    if not rtl and not has_rtl(line):
        return line
    columns = max(MIN_COLUMNS, min(shutil.get_terminal_size((80, 24)).columns, MAX_COLUMNS))
    return _reorder(line, direction_for(environment, terminal=True), columns, rtl=True)


def _reorder(line: str, direction: Direction, columns: int, *, rtl: bool) -> str:
    if not line or direction in (Direction.NONE, Direction.LOGICAL):
        return line
    if direction is Direction.TERMINAL:
        return RLM + line if rtl else line
    return visual(ljust(line.rstrip(), columns)) if rtl else visual(line, rtl=False)


def _mark_sgr(prompt: str) -> str:
    """Mark the SGR sequences of a prompt, so that line editing does not count them as visible characters."""
    return re.sub(r"(\x1b\[[0-9;]*m)", "\x01\\1\x02", prompt) if "readline" in sys.modules else prompt


def _quiet_windows() -> None:
    if os.name == "nt":
        os.system("")  # this makes the Windows console interpret SGR sequences
