"""Persons at the terminal table, played by scripts."""

import argparse
import io
import random
import re
from collections.abc import Callable
from typing import Any

from virado.terminal import app
from virado.terminal.console import Console
from virado.terminal.paint import PLAIN, Ink


class Person:
    """Types what a script makes of the page that stands there; ends the input when it says None."""

    def __init__(self, script: Callable[[str], str | None]) -> None:
        self.script = script
        self.paper = io.StringIO()
        self.looked_at = 0

    def readline(self) -> str:
        page = self.paper.getvalue()[self.looked_at :]
        self.looked_at = len(self.paper.getvalue())
        line = self.script(page)
        return "" if line is None else line + "\n"

    @property
    def seen(self) -> str:
        return self.paper.getvalue()


def sit(script: Callable[[str], str | None], variant: str = "raub", **given: Any) -> Person:
    person = Person(script)
    args: dict[str, Any] = {
        "seed": 1,
        "players": None,
        "teams": None,
        "bots": "random",
        "seat": None,
        "resume": None,
    }
    console = Console(
        person, person.paper, Ink(colours=PLAIN, unicode=True), lively=False, columns=80, rows=24
    )
    assert app.run(argparse.Namespace(variant=variant, **{**args, **given}), console) == 0
    return person


def lines(*typed: str) -> Callable[[str], str | None]:
    """A script that types these lines whatever it sees, then ends the input."""
    rest = iter(typed)
    return lambda page: next(rest, None)


NOISE = (
    "",
    "?",
    "k",
    "x",
    "9",
    "99",
    "kh",
    "? 1",
    "trail",
    "♠♥",
    "10h x 10",
    "=12",
    ".",
    "s",
    "r C-8",
    "\x00",
    "l",
    "9" * 5000,
    "²",
    "٣",
)


def by_chance(seed: int, *, noise: float = 0.0) -> Callable[[str], str | None]:
    """A script that types one of the numbers it sees, and in a share of cases anything else."""
    rng = random.Random(seed)

    def script(page: str) -> str:
        if rng.random() < noise:
            return rng.choice(NOISE)
        offered = page.rpartition("\n\n")[2]
        if "up is final" in offered:
            return "up"
        if "best first" in offered:
            return "1"
        numbers = re.findall(r"(?:^|\s)(\d+) (?=[a-z♠♥♦♣]|(?:\d+|[AKQJ])[♠♥♦♣])", offered)
        return rng.choice(numbers) if numbers else ""

    return script


def duel(*typed: str) -> Person:
    """Seed 42: you hold 2♣ 5♥ 8♣ 10♦, on the table lie 4♣ 8♦ Q♠ K♠."""
    return sit(lines(*typed), "royal-dominican", seed=42)


def resume_line(person: Person) -> str:
    found = re.search(r"virado play --resume (\S+)", person.seen)
    assert found
    return found[1]
