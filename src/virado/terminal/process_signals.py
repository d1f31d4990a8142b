"""Signals that stop, continue or end the process while its console is on a terminal."""

import os
import signal
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from types import FrameType

from virado.terminal.console import Console

_LEAVING = ("SIGHUP", "SIGQUIT", "SIGTERM", "SIGTSTP")


@contextmanager
def on_terminal(console: Console) -> Generator[None]:
    """Restore the terminal when the `with` block ends, and when a signal stops or ends the process.

    When a stopped process continues, or the size of the window changes, the page and its prompt are shown again.
    Signals that are ignored stay ignored.
    """

    def give_back(number: int, _frame: FrameType | None) -> None:
        console.leave()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)  # the signal stops or ends the process here
        signal.signal(number, give_back)

    def take_again(_number: int, _frame: FrameType | None) -> None:
        console.redraw()

    def resize(_number: int, _frame: FrameType | None) -> None:
        console.resize()

    handlers = dict.fromkeys(_LEAVING, give_back) | {"SIGCONT": take_again, "SIGWINCH": resize}
    before: dict[signal.Signals, Callable[[int, FrameType | None], object] | int | None] = {}
    if console.is_interactive and threading.current_thread() is threading.main_thread():
        known = {each.name: each for each in signal.Signals}  # Windows has only SIGTERM of these signals
        for number, handler in (
            (known[name], handler) for name, handler in handlers.items() if name in known
        ):
            if signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        console.leave()
