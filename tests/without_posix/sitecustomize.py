"""Windows as far as Linux can be made to look like it. Python imports this file if its folder is in PYTHONPATH.

`os` lacks `fork` and `link`; `signal` lacks the signals of a terminal; event loops take no signals; and no
module of Virado can import `fcntl`, `termios` and the like. `msvcrt` locks files. Other packages have
versions for each system, and keep them.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false
import asyncio.unix_events
import builtins
import fcntl
import importlib
import os
import signal
import sys
from types import SimpleNamespace
from typing import Any

MODULES = frozenset({"fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty", "uvloop"})
FUNCTIONS = ("fork", "forkpty", "register_at_fork", "link")
SIGNALS = ("SIGWINCH", "SIGCONT", "SIGHUP", "SIGQUIT", "SIGTSTP")

for name in FUNCTIONS:
    delattr(os, name)
for name in SIGNALS:
    delattr(signal, name)
    signal.Signals._member_names_.remove(name)
    del signal.Signals._member_map_[name]
asyncio.unix_events._UnixSelectorEventLoop.add_signal_handler = asyncio.AbstractEventLoop.add_signal_handler

import_statement, import_module = builtins.__import__, importlib.import_module


def _lock(descriptor: int, mode: int, _bytes: int) -> None:
    fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if mode == MSVCRT.LK_LOCK else fcntl.LOCK_NB))


MSVCRT: Any = SimpleNamespace(locking=_lock, LK_LOCK=1, LK_NBLCK=2)


def _check(module: str, importer: Any) -> None:
    if module.partition(".")[0] in MODULES and str(importer).partition(".")[0] == "virado":
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)


def _import(name: str, scope: Any = None, *more: Any, **named: Any) -> Any:
    _check(name, (scope or {}).get("__name__"))
    return import_statement(name, scope, *more, **named)


def _import_module(name: str, package: Any = None) -> Any:
    importer = str(sys._getframe(1).f_globals.get("__name__"))
    _check(name, importer)
    return MSVCRT if name == "msvcrt" and importer.startswith("virado") else import_module(name, package)


builtins.__import__ = _import
importlib.import_module = _import_module
