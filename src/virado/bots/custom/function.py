"""A function of Python as a bot."""

from collections.abc import Callable
from typing import TypeAlias

from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    POINTS,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Rng,
    check_to_act,
    never,
)
from virado.games.messages import Move
from virado.view import AnyView

Agent: TypeAlias = Callable[[AnyView], "Move | str"]
"""What a program of one's own is at least: the move, or its text, that it makes in a view whose seat is to act."""
Caller: TypeAlias = Callable[[AnyView], "Move | str | None"]
"""What it says out of turn in a view, if anything: a claim, a call of orange."""


class FunctionBot(Bot):
    """A function as a bot: it takes the view of a seat that is to act and gives a legal move or its text.

    An object that is called so may have a method `call(view)`: what it says out of turn, or None.
    """

    def __init__(self, function: Agent, name: str = "") -> None:
        """The name is that of the function unless another one is given."""
        self.name = name or getattr(function, "__name__", type(function).__name__)
        self._function = function
        self._caller: Caller | None = getattr(function, "call", None)

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,  # the function takes the time that it takes
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        """The move that the function gives; IllegalError if it is not legal."""
        check_to_act(view)
        return single_move_analysis(view, self._function(view))

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        """What the method `call` gives; IllegalError if it may not be said."""
        said = None if self._caller is None else self._caller(view)
        return None if said is None else require_legal(view, said)


def require_legal(view: AnyView, move: Move | str) -> Move:
    """A move that somebody gives, or its text, as a legal move; UnparsableError, AmbiguousError, IllegalError."""
    found = view.parse(move) if isinstance(move, str) else move
    view.describe(found)
    return found


def single_move_analysis(view: AnyView, move: Move | str, seconds: float = 0.0) -> Analysis:
    """What came of a thought of which only the move is known; the errors of `legal`."""
    return Analysis((Candidate(require_legal(view, move), 0.0, 0.0, POINTS, ()),), seconds=seconds)
