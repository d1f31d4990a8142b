"""The terminal as a place to read lines from and write pages to: a person's, a pipe, or a test's."""

import os
import re
import shutil
import sys
from collections.abc import Sequence
from typing import Protocol, TextIO

from virado.terminal.paint import Ink, ink_for, width


class Lines(Protocol):
    """Where typed lines come from: a line with its end, or nothing at the end of the input."""

    def readline(self) -> str: ...


class Console:
    """Lines in, pages out.

    `lively` means that a person sits there: pages then take the place of the former one, and `pause` waits.
    """

    def __init__(
        self, reader: Lines, writer: TextIO, ink: Ink, *, lively: bool, columns: int = 0, rows: int = 0
    ) -> None:
        self.reader = reader
        self.writer = writer
        self.ink = ink
        self.lively = lively
        self._begun = False
        self._columns = columns
        self._rows = rows

    @property
    def columns(self) -> int:
        """Width of a page."""
        return max(40, min(self._size()[0], 100))

    @property
    def rows(self) -> int:
        """Height of a page, the line of the prompt included."""
        return max(16, self._size()[1])

    def _size(self) -> tuple[int, int]:
        if self._columns:
            return self._columns, self._rows
        size = shutil.get_terminal_size((80, 24))
        return size.columns, size.lines

    def page(self, lines: Sequence[str]) -> None:
        """Show a page: in place of the former one, in one piece; after it where nobody sits there."""
        if self.lively:
            if not self._begun:
                self._begun = True
                self.writer.write("\n" * (self.rows - 1))  # what stood on the screen stays above
            self.writer.write("\x1b[H" + "".join(f"{line}\x1b[K\n" for line in lines) + "\x1b[J")
        else:
            self.writer.write("\n" + "".join(f"{line}\n" for line in lines))
        self.writer.flush()

    def say(self, *lines: str) -> None:
        """Show lines below what stands there."""
        self.writer.write("".join(f"{line}\n" for line in lines))
        self.writer.flush()

    def ask(self, prompt: str) -> str | None:
        """A line typed at a prompt; None at the end of the input."""
        if self.lively and self.reader is sys.stdin:
            try:
                return input(_measured(prompt))
            except EOFError:
                self.say("")
                return None
        self.writer.write(prompt)
        self.writer.flush()
        line = self.reader.readline()
        if not line:
            self.say("")
            return None
        self.say(line.rstrip("\r\n"))
        return line.rstrip("\r\n")

    def pause(self, text: str) -> bool:
        """Wait for Enter where a person sits; False at the end of the input."""
        if not self.lively:
            return True
        return self.ask(self.ink.paint("dim", text) + " ") is not None

    def read_through(self, lines: Sequence[str]) -> None:
        """Show a long text page by page; Enter goes on, anything else goes back to the table."""
        if not self.lively:
            self.say(*lines)
            return
        step = self.rows - 2
        for start in range(0, max(len(lines), 1), step):
            self.page(lines[start : start + step])
            last = start + step >= len(lines)
            word = (
                "Enter: back to the table"
                if last
                else f"Enter: more ({len(lines) - start - step} lines), q: back"
            )
            answer = self.ask(self.ink.paint("dim", word) + " ")
            if answer is None or answer.strip():
                return


def standard_console() -> Console:
    """The console of this process; line editing where a person sits and Python has it."""
    lively = sys.stdin.isatty() and sys.stdout.isatty()
    if lively:
        try:
            import readline
        except ImportError:
            pass
        else:
            readline.set_auto_history(True)
        _quiet_windows()
    ink = ink_for(os.environ, terminal=sys.stdout.isatty(), encoding=sys.stdout.encoding)
    return Console(sys.stdin, sys.stdout, ink, lively=lively)


def _measured(prompt: str) -> str:
    """The prompt with its SGR sequences marked, so that line editing counts only what is seen."""
    return re.sub(r"(\x1b\[[0-9;]*m)", "\x01\\1\x02", prompt) if "readline" in sys.modules else prompt


def _quiet_windows() -> None:
    if os.name == "nt":
        os.system("")  # makes the Windows console understand SGR sequences


def clip(text: str, columns: int, more: str) -> str:
    """A line cut to so many columns, at a space."""
    if width(text) <= columns:
        return text
    words = text.split(" ")
    while words and width(" ".join(words)) + 1 + len(more) > columns:
        words.pop()
    return " ".join(words) + " " + more
