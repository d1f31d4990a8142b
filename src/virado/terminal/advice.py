"""A hint in words: what somebody of a level thinks of the best moves."""

from collections.abc import Callable, Sequence

from virado.bots.contract import CHANCE, POINTS, Suggestion
from virado.games.contract import Move
from virado.terminal.paint import Ink, wrap

SHOWN = 3
"""Moves that a hint names at most."""
LINES = 5
"""Lines that a hint takes at most, but for its first move."""


def advice_lines(
    ink: Ink, columns: int, level: str, thoughts: Sequence[Suggestion], text: Callable[[Move], str]
) -> list[str]:
    """What somebody of that level would choose and why, and the next best moves; a note each."""
    who = {"expert": "An expert", "club": "A club player", "greedy": "A greedy player"}.get(
        level, f"A player at {level}"
    )
    notes: list[str] = []
    for move in thoughts[:SHOWN]:
        begin = "Then" if notes else f"{who} would choose"
        notes.append(f"{begin} {ink.text(text(move.move))}: {_figure(ink, move)}{move.reason}.")
    while len(notes) > 1 and sum(len(wrap(note, columns, indent=2)) for note in notes) > LINES:
        notes.pop()
    return notes


def _figure(ink: Ink, thought: Suggestion) -> str:
    """A value with its standard error: `+1.25 ± 0.10 points, `; nothing where nothing has been estimated."""
    if thought.value == 0 and thought.stderr == 0:
        return ""
    sign = "±" if ink.unicode else "+-"
    error = f" {sign} {thought.stderr:.2f}" if thought.stderr else ""
    value = (
        f"{thought.value:.1f}{error} {CHANCE}"
        if thought.unit == CHANCE
        else f"{thought.value:+.2f}{error} {POINTS}"
    )
    return f"{ink.paint('key', value)}, "
