"""The puzzles of Hazari.

The greedy player puts the strongest group first. A theme is the first round in which the best arrangement differs
from this one.
"""

from virado.bots.contract import POINTS
from virado.games.hazari.messages import Arrange, Arranged
from virado.puzzles.contract import Budgets, PuzzleParts, Situation, Theme


def _first_difference(situation: Situation) -> int:
    """Return the number of the first round in which the two arrangements differ, from 1."""
    best, tempting = situation.best.move, situation.tempting.move
    assert isinstance(best, Arrange)
    assert isinstance(tempting, Arrange)
    pairs = zip(best.groups, tempting.groups, strict=True)
    return next(number for number, (one, other) in enumerate(pairs, 1) if set(one) != set(other))


def keeps_class(situation: Situation) -> bool:
    """Return True if both first groups are of one class, such as two runs."""
    best, tempting = situation.effect, situation.tempting_effect
    assert isinstance(best, Arranged)
    assert isinstance(tempting, Arranged)
    return _first_difference(situation) == 1 and best.groups[0].class_name == tempting.groups[0].class_name


def lowers_first(situation: Situation) -> bool:
    """Return True if the first group is of another class than the strongest possible one."""
    return _first_difference(situation) == 1 and not keeps_class(situation)


def changes_second(situation: Situation) -> bool:
    """Return True if the arrangements differ from the second round on."""
    return _first_difference(situation) == 2


def changes_last(situation: Situation) -> bool:
    """Return True if the arrangements differ in the last two rounds only."""
    return _first_difference(situation) > 2


PUZZLES = PuzzleParts(
    themes=(
        Theme("first-class", lowers_first, beyond_club=False),
        Theme("first-cards", keeps_class),
        Theme("second", changes_second, beyond_club=False),
        Theme("last", changes_last),
    ),
    budgets=Budgets(quick=8, usual=80, deep=400),
    margins={POINTS: 5.0},
)
