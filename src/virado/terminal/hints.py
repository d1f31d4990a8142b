"""Hints: the best moves as a bot judges them, with values and reasons."""

from collections.abc import Sequence

from virado.bots.contract import HEURISTIC, PERCENT, Candidate
from virado.terminal.choices import NumberedMove
from virado.terminal.columns import wrap
from virado.terminal.contract import Page
from virado.terminal.perspective import Perspective
from virado.terminal.texts import Texts
from virado.words.evaluation import FormattedText

SHOWN = 3
"""Maximum number of moves in a hint."""
LINES = 5
"""Maximum number of lines of a hint; the first move is always shown in full."""


def hint_lines(
    p: Perspective, page: Page, level: str, candidates: Sequence[Candidate], choices: Sequence[NumberedMove]
) -> list[str]:
    """Return a note for each of the best moves, the best move first, with its number among the choices.

    `candidates` are the moves as evaluated by a bot of this level.
    """
    numbers = {choice.text: choice.number for choice in choices}
    notes: list[str] = []
    for place, candidate in enumerate(candidates[:SHOWN]):
        key = "terminal-hint-next" if place else "terminal-hint-best"
        number = numbers.get(str(candidate.move), 0)
        name = page.move_name(p, candidate.move)
        clauses = _clauses(p, candidate)
        notes.append(p.texts(key, level=level, number=number, move=name, clauses=clauses))
    while len(notes) > 1 and sum(len(wrap(note, p.columns, indent=2)) for note in notes) > LINES:
        notes.pop()
    return notes


def _clauses(p: Perspective, candidate: Candidate) -> list[FormattedText]:
    """Return the clauses of a hint about a move: its value and its reasons.

    The standard error is added if the value is an estimate. A heuristic value is left out.
    """
    texts = p.texts
    reasons = texts.words.reasons(candidate.reasons, texts.speakers)
    clauses = [FormattedText(p.style.sentence(reason)) for reason in reasons]
    if candidate.unit != HEURISTIC and (candidate.value or candidate.stderr):
        clauses.insert(0, FormattedText(p.style.paint("key", _figure(texts, candidate))))
    return clauses


def _figure(texts: Texts, candidate: Candidate) -> str:
    percent = candidate.unit == PERCENT
    value = texts.decimal(candidate.value, 1 if percent else 2, signed=not percent)
    error = texts.decimal(candidate.stderr, 2)
    kind = "exact" if not candidate.stderr else "estimated" if texts.style.unicode else "ascii"
    return texts(f"terminal-figure-{'percent' if percent else 'points'}", value=value, error=error, kind=kind)
