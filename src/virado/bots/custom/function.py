"""A Python function as a bot."""

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
from virado.refusal import OptionsError, RefusedError
from virado.view import AnyView

LONGEST_ANSWER = 200
"""Maximum number of characters of an invalid answer that an error message quotes."""

Agent: TypeAlias = Callable[[AnyView], "Move | str"]
"""Simplest form of a custom bot: a function that returns a move or its text.

Its argument is the view of the seat to act.
"""
Caller: TypeAlias = Callable[[AnyView], "Move | str | None"]
"""Function that returns a call out of turn (a claim, a call of orange), or None, for a view."""


class FunctionBot(Bot):
    """A bot from a function that takes the view of the seat to act and returns a legal move or its text.

    If the callable is an object with a method `call(view)`, that method returns a call out of turn, or None.
    """

    def __init__(self, function: Agent, name: str = "") -> None:
        """Wrap a function; `name` defaults to the function's name."""
        self.name = name or getattr(function, "__name__", type(function).__name__)
        self._function = function
        self._caller: Caller | None = getattr(function, "call", None)

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,  # a function has no time limit
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        """Return the function's move. Raises IllegalError if the move is not legal."""
        check_to_act(view)
        return single_move_analysis(view, self._function(view))

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        """Return the result of the method `call`. Raises IllegalError if the call is not allowed."""
        said = self.raw_call(view)
        return None if said is None else require_legal(view, said)

    def raw_move(self, view: AnyView) -> object:
        """Return the result of the function, without any check."""
        return self._function(view)

    def raw_call(self, view: AnyView) -> "Move | str | None":
        """Return the result of the method `call`, without any check; None if there is no such method."""
        return None if self._caller is None else self._caller(view)


def require_legal(view: AnyView, move: Move | str) -> Move:
    """Return a move after checking that it is legal.

    The move is given as an object or as text. Raises UnparsableError, AmbiguousError or IllegalError.
    """
    found = view.parse(move) if isinstance(move, str) else move
    view.describe(found)
    return found


def require_answer(name: str, view: AnyView, text: object) -> Move:
    """Return the move that a custom bot answered as text.

    Raises OptionsError with the bot's name if the answer is no text, or no legal move.
    """
    if not isinstance(text, str):
        raise OptionsError("bot-no-move", "" if text is None else str(text)[:LONGEST_ANSWER], part=name)
    try:
        return require_legal(view, text)
    except RefusedError as error:
        shown = text[:LONGEST_ANSWER]
        raise OptionsError("bot-illegal", "", part=name, move=shown, because=error.refusal) from error


def single_move_analysis(view: AnyView, move: Move | str, seconds: float = 0.0) -> Analysis:
    """Return an analysis with a single move as its only candidate. Raises the errors of `require_legal`."""
    return Analysis((Candidate(require_legal(view, move), 0.0, 0.0, POINTS, ()),), seconds=seconds)
