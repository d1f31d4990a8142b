"""A test waits for what it means, never for time to pass (CONTRIBUTING.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
SERVER = TESTS / "server"
"""Where others are let run, or a process is waited for, within a deadline."""
SLEEPS = ("time.sleep", "asyncio.sleep")
IN_PAGES = re.compile(r"\bset(Timeout|Interval)\(")


def _pauses(path: Path, text: str) -> Iterator[str]:
    forbidden = ("wait_for_timeout", *(() if path.is_relative_to(SERVER) else SLEEPS))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called.endswith(forbidden):
                yield f"{path.relative_to(TESTS)}:{node.lineno}: {called}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and IN_PAGES.search(node.value):
            yield f"{path.relative_to(TESTS)}:{node.lineno}: a timer in the page"


def test_no_test_waits_for_time_to_pass():
    paths = [path for path in sorted(TESTS.rglob("*.py")) if path != Path(__file__)]
    assert [pause for path in paths for pause in _pauses(path, path.read_text(encoding="utf-8"))] == []


def test_whoever_waits_is_found():
    planted = "page.wait_for_timeout(300)\ntime.sleep(0.1)\npage.evaluate('setTimeout(go, 30)')\nawait asyncio.sleep(1)\n"
    assert len(list(_pauses(TESTS / "web" / "planted.py", planted))) == 4
    assert len(list(_pauses(SERVER / "planted.py", planted))) == 2
