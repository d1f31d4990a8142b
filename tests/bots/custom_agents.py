"""Agents as third parties would write them, good and bad."""

import os
import sys

from virado.games.messages import Move
from virado.view import AnyView


class Taker:
    """An agent that captures when it can, and prints to stdout."""

    def __call__(self, view: AnyView) -> str:
        print("thinking")
        moves = [str(move) for move in view.legal(200)]
        return next((move for move in moves if " x " in move), moves[0])


def breaks(view: AnyView) -> str:
    """Raise an exception."""
    raise KeyError("no idea")


def ends(view: AnyView) -> str:
    """End the process."""
    os._exit(7)


def loops(view: AnyView) -> str:
    """Never return."""
    while True:
        len(view.to_act)


def cheats(view: AnyView) -> str:
    """Return a move that does not exist."""
    return "trail Ax"


def nothing(view: AnyView) -> None:
    """Return no move."""


def first(view: AnyView) -> Move:
    """Return the first move."""
    return view.legal(1)[0]


class Claimer:
    """An agent that makes every possible call."""

    def __call__(self, view: AnyView) -> Move:
        return view.legal(1)[0]

    def call(self, view: AnyView) -> Move | None:
        """Return the first call."""
        return next(iter(view.calls()), None)


class NotThere:
    """An agent whose constructor fails."""

    def __init__(self) -> None:
        sys.exit("there is no network")
