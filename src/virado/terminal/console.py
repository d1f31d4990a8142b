"""The terminal as lines read and pages written: a person's terminal, a pipe, or a test's.

Lines come in logical order. In a language written from right to left they are shown from the right margin, in the order that the
terminal needs (`Direction`).
"""

import os
import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Protocol, TextIO

from virado.terminal.bidi import RLM, has_rtl, is_rtl, visual
from virado.terminal.columns import ljust, wrap
from virado.terminal.layout import PageFormat
from virado.terminal.lettering import Lettering
from virado.terminal.style import Style, style_for
from virado.terminal.texts import Texts
from virado.words import Catalogue, catalogue

LEAST_COLUMNS, MOST_COLUMNS, LEAST_ROWS = 40, 100, 16
"""What a page is made for."""
EXPLICIT, IMPLICIT = "\x1b[8l", "\x1b[8h"
"""Sequences that switch the reordering of characters off and on in terminals that support it (VTE, mintty)."""
_REORDERING = {"KONSOLE_VERSION": "", "TERM_PROGRAM": "Apple_Terminal", "TERM": "mlterm"}
"""Terminals that put right-to-left text in order and cannot be made not to: a variable, and its value if not any."""


class Direction(Enum):
    """Who puts lines of a right-to-left language in the order in which they are seen."""

    NONE = "none"
    """The language is written from left to right."""
    LOGICAL = "logical"
    """Nobody: the text goes to a file or another program."""
    PROGRAM = "program"
    """This program."""
    TERMINAL = "terminal"
    """The terminal itself."""


class Lines(Protocol):
    """Where typed lines come from: a line with its end, or nothing at the end of the input."""

    def readline(self) -> str: ...


class Console:
    """Lines in, pages out, in one language.

    `lively` means that a person sits there: pages then take the place of the former one, and `pause` waits.
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
        """Whether anything has been typed."""
        self._begun = False
        self._columns = columns
        self._rows = rows

    @property
    def columns(self) -> int:
        """Width of a page."""
        return max(LEAST_COLUMNS, min(self._size()[0], MOST_COLUMNS))

    @property
    def rows(self) -> int:
        """Height of a page, the line of the prompt included."""
        return max(LEAST_ROWS, self._size()[1])

    @property
    def is_small(self) -> bool:
        """Whether pages do not fit into the window."""
        columns, rows = self._size()
        return columns < LEAST_COLUMNS or rows < LEAST_ROWS

    def _size(self) -> tuple[int, int]:
        if self._columns:
            return self._columns, self._rows
        size = shutil.get_terminal_size((80, 24))
        return size.columns, size.lines

    def frame(self, texts: Texts | None = None) -> PageFormat:
        """What a page must fit in now."""
        return PageFormat(self.columns, self.rows, self.style, texts or self.texts)

    def _directed(self, line: str, *, mixed: bool = False) -> str:
        """A line as this terminal must get it; of a `mixed` text each line has the direction of its first letter."""
        return _reorder(line, self.direction, self.columns, rtl=not mixed or is_rtl(line))

    def page(self, lines: Sequence[str], *, mixed: bool = False) -> None:
        """Show a page: in place of the former one, in one piece; after it where nobody sits there.

        `mixed` is for texts that may be in another language: a rulebook in English.
        """
        lines = [self._directed(line, mixed=mixed) for line in lines]
        if (
            self.is_interactive and self.is_small
        ):  # one page after another, so that what has scrolled off can be read
            columns, rows = self._size()
            note = self.texts("terminal-small-window", columns=columns, rows=rows)
            lines += [self._directed(line) for line in wrap(self.style.paint("dim", note), LEAST_COLUMNS)]
            self.writer.write("\n" + "".join(f"{line}\n" for line in lines))
        elif self.is_interactive:
            if not self._begun:
                self._begun = True
                if self.direction is Direction.PROGRAM:
                    self.writer.write(EXPLICIT)
                self.writer.write("\n" * (self.rows - 1))  # what stood on the screen stays above
            self.writer.write("\x1b[H" + "".join(f"{line}\x1b[K\n" for line in lines) + "\x1b[J")
        else:
            self.writer.write("\n" + "".join(f"{line}\n" for line in lines))
        self.writer.flush()

    def say(self, *lines: str) -> None:
        """Show lines below what stands there."""
        self.copy(*map(self._directed, lines))

    def copy(self, *lines: str) -> None:
        """Show lines as they are: what was typed, or what may be copied to a shell."""
        self.writer.write("".join(f"{line}\n" for line in lines))
        self.writer.flush()

    def leave(self) -> None:
        """Leave the terminal as it was."""
        if self._begun and self.direction is Direction.PROGRAM:
            self.writer.write(IMPLICIT)
            self.writer.flush()

    def ask(self, prompt: str) -> str | None:
        """A line typed at a prompt; None at the end of the input."""
        line = self._line(prompt)
        self.has_input = self.has_input or line is not None
        return line

    def _line(self, prompt: str) -> str | None:
        if self.is_interactive and self.reader is sys.stdin:
            try:
                return input(_mark_sgr(prompt))
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

    def pause(self, text: str) -> bool:
        """Wait for Enter where a person sits; False at the end of the input."""
        if not self.is_interactive:
            return True
        return self.ask_below(text) is not None

    def ask_below(self, text: str) -> str | None:
        """A line typed after a note in small print, which stands above it if it is written from right to left."""
        note = self.style.paint("dim", text)
        if not self.style.rtl:
            return self.ask(f"{note} ")
        self.say(note)
        return self.ask("> ")

    def read_through(self, lines: Sequence[str], *, mixed: bool = False, back: bool = True) -> None:
        """Show a long text page by page; Enter goes on, anything else ends it. With `back` the last page waits as well, because
        a match is gone back to."""
        if not self.is_interactive:
            self.copy(*(self._directed(line, mixed=mixed) for line in lines))
            return
        step = self.rows - 2 - self.style.rtl
        for start in range(0, max(len(lines), 1), step):
            self.page(lines[start : start + step], mixed=mixed)
            rest = len(lines) - start - step
            if rest <= 0 and not back:
                return
            note = (
                self.texts("terminal-page-more", number=rest) if rest > 0 else self.texts("terminal-page-end")
            )
            answer = self.ask_below(note)
            if answer is None or answer.strip():
                return


def standard_console(words: Catalogue | None = None, lettering: Lettering | None = None) -> Console:
    """The console of this process; line editing where a person sits and Python has it."""
    words = words or catalogue()
    lively = sys.stdin.isatty() and sys.stdout.isatty()
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
    return Console(sys.stdin, sys.stdout, style, lively=lively, words=words, direction=direction)


def direction_for(environment: Mapping[str, str], *, terminal: bool) -> Direction:
    """Who puts lines in order in a language written from right to left.

    VIRADO_BIDI (`program`, `terminal` or `logical`) says it. Otherwise this program does, but for terminals that do it
    themselves and cannot be made not to; within tmux, VTE is one of them.
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


def reorder_for_terminal(line: str, environment: Mapping[str, str]) -> str:
    """A line for the terminal of this process, outside a console: if it holds letters from right to left, it runs that way."""
    if not has_rtl(line):
        return line
    columns = max(LEAST_COLUMNS, min(shutil.get_terminal_size((80, 24)).columns, MOST_COLUMNS))
    return _reorder(line, direction_for(environment, terminal=True), columns, rtl=True)


def _reorder(line: str, direction: Direction, columns: int, *, rtl: bool) -> str:
    if not line or direction in (Direction.NONE, Direction.LOGICAL):
        return line
    if direction is Direction.TERMINAL:
        return RLM + line if rtl else line
    return visual(ljust(line.rstrip(), columns)) if rtl else visual(line, rtl=False)


def _mark_sgr(prompt: str) -> str:
    """The prompt with its SGR sequences marked, so that line editing counts only what is seen."""
    return re.sub(r"(\x1b\[[0-9;]*m)", "\x01\\1\x02", prompt) if "readline" in sys.modules else prompt


def _quiet_windows() -> None:
    if os.name == "nt":
        os.system("")  # makes the Windows console understand SGR sequences
