"""The interface of a family's puzzles: their themes, and the demands on a puzzle."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from virado.bots.contract import Candidate, Unit
from virado.games.messages import Effect
from virado.view import AnyView


class Situation(NamedTuple):
    """A position with its best move and the move that tempts: the greedy player's."""

    view: AnyView
    """View of the seat that has to find the best move."""
    best: Candidate
    tempting: Candidate

    @property
    def effect(self) -> Effect:
        """Return the effect of the best move."""
        return self.view.describe(self.best.move)

    @property
    def tempting_effect(self) -> Effect:
        """Return the effect of the move that tempts."""
        return self.view.describe(self.tempting.move)


class Theme(NamedTuple):
    """A kind of puzzle."""

    name: str
    """Name, as in the message `puzzle-<family>-<name>`."""
    fits: Callable[[Situation], bool]
    """Predicate of the puzzles of this theme."""
    beyond_club: bool = True
    """True if the club player must not find the best move either."""


class Budgets(NamedTuple):
    """Budgets of the miner's searches, in simulations."""

    quick: int
    """First search, of every decision; about five milliseconds."""
    usual: int
    """Searches with several seeds that must agree."""
    deep: int
    """Last search, and the searches that confirm."""


class PuzzleParts(NamedTuple):
    """The puzzles of one family. `Family.puzzles` names an instance."""

    themes: Sequence[Theme]
    """Themes; a position belongs to the first that fits."""
    budgets: Budgets
    margins: Mapping[Unit, float]
    """Smallest difference between the best move and the next, by the unit of the values."""

    def theme_of(self, situation: Situation) -> Theme | None:
        """Return the theme of a position, or None."""
        return next((theme for theme in self.themes if theme.fits(situation)), None)

    def theme(self, name: str) -> Theme:
        """Return the theme of this name. Raises KeyError."""
        return {theme.name: theme for theme in self.themes}[name]
