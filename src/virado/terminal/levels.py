"""How strong the others are: the levels that a person chooses from."""

from collections.abc import Sequence

from virado.bots.catalogue import LEVELS, NAMES, dial_of
from virado.refusal import OptionsError
from virado.terminal.console import Console
from virado.terminal.page import heading
from virado.terminal.paint import left, wrap
from virado.terminal.sight import join

USUAL = "club"
"""The level that sits down unless told otherwise."""
ABOUT = {
    "beginner": "forgets cards and overlooks combinations",
    "club": "overlooks nothing, counts cards, and decides at a glance",
    "expert": "tries its moves in many possible deals before it decides",
}


def strength(level: str) -> float:
    """A number that is higher for the stronger of two levels; OptionsError if there is no bot of that level."""
    dial = dial_of(level)
    return NAMES.index(level) - len(NAMES) if dial is None else dial


def levels_for(text: str | None, count: int) -> list[str]:
    """The levels of so many others from a list with commas, which starts again when it is used up."""
    levels = [level.strip() for level in text.split(",")] if text else [USUAL]
    for level in levels:
        dial_of(level)
    return [levels[i % len(levels)] for i in range(count)]


def ask_levels(console: Console, title: str, others: Sequence[str]) -> str | None:
    """Ask a person how well the others, who have these names, shall play: a list of levels; None to leave."""
    ink = console.ink
    note = ""
    while True:
        shown = [
            *heading(ink, console.columns, [title]),
            "",
            f"{join(others)} {'plays' if len(others) == 1 else 'play'} with you. How well?",
            "",
        ]
        wide = max(map(len, LEVELS)) + 2
        for number, level in enumerate(LEVELS, 1):
            about = f"{ink.paint('key', str(number))}  {left(level, wide)}{ABOUT[level]}"
            shown += [f" {line}" for line in wrap(about, console.columns - 1, indent=wide + 3)]
        how = (
            f"Type a number and Enter (Enter alone: {USUAL}), a place between the levels such as dial:0.7 "
            "(dial:0 is the beginner, dial:1 the expert), or one for each, with commas."
        )
        shown += ["", *wrap(how, console.columns), *(wrap(note, console.columns) if note else [])]
        console.page(shown)
        line = console.ask("> ")
        if line is None or line.strip().lower() in ("q", "quit"):
            return None
        answer = ",".join(_in_words(word.strip().lower()) for word in line.split(","))
        try:
            levels_for(answer, len(others))
        except OptionsError as error:
            note = ink.paint("stop", "No:") + f" {error.refusal.message}."
        else:
            return answer or USUAL


def _in_words(typed: str) -> str:
    numbers = {str(number): level for number, level in enumerate(LEVELS, 1)}
    begun = [level for level in LEVELS if typed and level.startswith(typed)]
    return numbers.get(typed) or (begun[0] if len(begun) == 1 else typed)
