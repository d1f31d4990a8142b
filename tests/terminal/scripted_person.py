"""Scripted players at the terminal."""

import argparse
import io
import random
import re
from collections.abc import Callable
from typing import Any

from virado.languages import LANGUAGES
from virado.terminal import app, saved_matches
from virado.terminal.console import Console, Direction
from virado.terminal.lettering import LETTERINGS
from virado.terminal.style import PLAIN, Style
from virado.words import catalogue


class Person:
    """A reader that types the answer of a script to each page and ends the input when the script returns None."""

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
    def seen_text(self) -> str:
        return self.paper.getvalue()


def console_of(
    person: Person,
    *,
    lang: str = "en",
    direction: Direction | None = None,
    cards: str | None = None,
    lively: bool = False,
    columns: int = 80,
    rows: int = 24,
) -> Console:
    """Return a console without colours for a scripted person."""
    words = catalogue(f"{lang}-x-{cards}" if cards else lang)
    rtl = words.language.rtl
    return Console(
        person,
        person.paper,
        Style(colours=PLAIN, unicode=True, rtl=rtl, lettering=LETTERINGS.get(cards or "")),
        lively=lively,
        words=words,
        direction=direction or (Direction.LOGICAL if rtl else Direction.NONE),
        columns=columns,
        rows=rows,
    )


def play_script(
    script: Callable[[str], str | None],
    variant: str = "raub",
    *,
    lang: str = "en",
    direction: Direction | None = None,
    columns: int = 80,
    rows: int = 24,
    **given: Any,
) -> Person:
    """Play a new match, or a saved one (`resume`), by a script, and return the person with all the text shown."""
    person = Person(script)
    console = console_of(
        person, lang=lang, direction=direction, cards=given.get("cards"), columns=columns, rows=rows
    )
    run_on(console, variant, **given)
    return person


def run_on(console: Console, variant: str, **given: Any) -> None:
    """Play matches on a console as `virado play` does with these arguments, until the input ends."""
    args: dict[str, Any] = {
        "seed": 1,
        "players": None,
        "teams": None,
        "bots": "random",
        "seat": None,
        "resume": None,
        "edited": False,
        "cards": None,
    }
    tag = console.words.language.tag
    assert app.run(argparse.Namespace(variant=variant, lang=tag, **{**args, **given}), console) == 0


NONE_EXCHANGED = tuple(
    catalogue(lang).text(f"terminal-{family}-move-exchange")
    for lang in LANGUAGES
    for family in ("raub", "zwanzig_ab")
)
"""Labels of the choice that exchanges no card; the other numbers of this question pick cards."""


def first_move(page: str) -> str:
    """Return the input that makes the first move of a page, and that exchanges no card."""
    return "0" if any(label in page.rpartition("\n\n")[2] for label in NONE_EXCHANGED) else "1"


def lines(*typed: str) -> Callable[[str], str | None]:
    """Return a script that types these lines whatever the page shows, and then ends the input."""
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
    "زمین",
    "\u2067\u202e",
)

OFFERED = re.compile(r"(?:^|[\s\u2066])(\d+) (?=[\w♠♥♦♣(\u2066])")
"""Pattern for the number of a move before its label."""


def random_script(seed: int, *, noise: float = 0.0) -> Callable[[str], str | None]:
    """Return a script that types a number from the page, or with probability `noise` an entry of NOISE."""
    rng = random.Random(seed)
    has_picked = False

    def script(page: str) -> str:
        nonlocal has_picked
        if has_picked:
            has_picked = False
            return ""  # exchanges the card just picked
        if rng.random() < noise:
            return rng.choice(NOISE)
        if page.rpartition("\n")[2].startswith("Enter: "):
            return ""  # below a result, whose figures are no choices
        offered = page.rpartition("\n\n")[2]
        if "▯  " in page and "__" not in page:
            return "up"
        if "__" in page:
            return "1"
        listed = offered.partition("\n")[2] or offered
        numbers = OFFERED.findall(listed.rpartition("\n")[0] if "?" in listed.rpartition("\n")[2] else listed)
        has_picked = first_move(page) == "0"
        return rng.choice(numbers) if numbers else ""

    return script


def duel(*typed: str, **given: Any) -> Person:
    """Play a duel with seed 42: the hand is 2♣ 5♥ 8♣ 10♦, and 4♣ 8♦ Q♠ K♠ lie on the table."""
    return play_script(lines(*typed), "royal-dominican", seed=42, **given)


def resume_line(person: Person) -> str:
    """Return the path of the match that the last page tells how to resume."""
    found = re.search(r"virado play --resume (\S+)", person.seen_text)
    assert found
    return str(saved_matches.find(found[1]))
