"""The puzzles of Zwanzig ab."""

from virado.bots.contract import PERCENT
from virado.puzzles.contract import PuzzleParts, Situation, Theme
from virado.puzzles.tricks import BUDGETS, PLAYING, exchanges


def makes_trumps(situation: Situation) -> bool:
    """Return True if forehand makes trumps, before or after it has seen its cards."""
    return situation.view.phase in ("blind", "trump")


def stays(situation: Situation) -> bool:
    """Return True if the seat stays in the deal or drops out."""
    return situation.view.phase == "drop"


PUZZLES = PuzzleParts(
    themes=(
        Theme("trumps", makes_trumps, beyond_club=False),
        Theme("stay", stays),
        Theme("exchange", exchanges, beyond_club=False),
        *PLAYING,
    ),
    budgets=BUDGETS,
    margins={PERCENT: 2.0},
)
