"""Tests wait for conditions, never for time to pass (CONTRIBUTING.md)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
WAITING = TESTS / "waiting.py"
"""The only module that sleeps, for all tests and with deadlines."""
SLEEPS = ("sleep", "wait_for_timeout")
IN_PAGES = re.compile(r"\bset(Timeout|Interval)\(")
PASSES = {
    "server/crashes_with_tools.py": 2,  # the times of faults are random, and guests arrive at a rate
    "server/crashes.py": 3,  # the times and lengths of the outages of a node or the database are random
    "server/lossy_network.py": 1,  # the proxy delays a message
}
"""Maximum number of sleeps in each module that tests the passing of time itself."""


def _pauses(path: Path, text: str) -> Iterator[str]:
    tree = ast.parse(text)
    looped = {
        inner
        for loop in ast.walk(tree)
        if isinstance(loop, ast.While | ast.AsyncFor)
        for inner in ast.walk(loop)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = ast.unparse(node)
            # `sleep(0)` only yields to other tasks of the loop; no time passes.
            turn = called == "asyncio.sleep(0)" and node not in looped
            if ast.unparse(node.func).rpartition(".")[2] in SLEEPS and not turn:
                yield f"{path.relative_to(TESTS)}:{node.lineno}: {called}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and IN_PAGES.search(node.value):
            yield f"{path.relative_to(TESTS)}:{node.lineno}: a timer in the page"


def test_no_test_sleeps():
    for path in sorted(TESTS.rglob("*.py")):
        if path not in (Path(__file__), WAITING):
            pauses = list(_pauses(path, path.read_text(encoding="utf-8")))
            allowed = PASSES.get(path.relative_to(TESTS).as_posix(), 0)
            assert len(pauses) == allowed, pauses


def test_planted_sleeps_are_found():
    planted = """
page.wait_for_timeout(300)
time.sleep(0.1)
page.evaluate('setTimeout(go, 30)')
async def one(done):
    await asyncio.sleep(1)
    while not done:
        await asyncio.sleep(0)
"""
    assert len(list(_pauses(TESTS / "server" / "planted.py", planted))) == 5
    assert list(_pauses(TESTS / "planted.py", "async def one():\n    await asyncio.sleep(0)\n")) == []
