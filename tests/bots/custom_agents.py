"""Agents as somebody else would write them, good and bad."""

import os
import sys

from virado.games.messages import Move
from virado.view import AnyView


class Taker:
    """Takes what it can, and says something on stdout."""

    def __call__(self, view: AnyView) -> str:
        print("thinking")
        moves = [str(move) for move in view.legal(200)]
        return next((move for move in moves if " x " in move), moves[0])


def breaks(view: AnyView) -> str:
    """Fails."""
    raise KeyError("no idea")


def ends(view: AnyView) -> str:
    """Takes its process with it."""
    os._exit(7)


def loops(view: AnyView) -> str:
    """Never gives an answer."""
    while True:
        len(view.to_act)


def cheats(view: AnyView) -> str:
    """Makes a move that is not there."""
    return "trail Ax"


def first(view: AnyView) -> Move:
    """The first move."""
    return view.legal(1)[0]


class Claimer:
    """Says all that it may say out of turn."""

    def __call__(self, view: AnyView) -> Move:
        return view.legal(1)[0]

    def call(self, view: AnyView) -> Move | None:
        """The first call."""
        return next(iter(view.calls()), None)


class NotThere:
    """Cannot be made."""

    def __init__(self) -> None:
        sys.exit("there is no network")
