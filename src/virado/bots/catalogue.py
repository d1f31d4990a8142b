"""Every bot of the house by its name."""

import importlib
from typing import Any

from virado.bots.contract import Bot, Suggestion
from virado.games.contract import Move
from virado.refusal import OptionsError
from virado.view import View

NAMES = ("random", "greedy", "club", "expert")
"""The rungs of the ladder, weakest first; the same in every game."""

BEGINNER = "beginner"
DIAL = "dial"
"""Casino only: players that err as people do, `dial:0` (the beginner) to `dial:1` (the club player)."""


def _check_name(name: str) -> None:
    if name in NAMES or name == BEGINNER:
        return
    level, _, skill = name.partition(":")
    if level != DIAL:
        raise OptionsError(
            f"there is no bot {name!r}; there are {', '.join((*NAMES, BEGINNER, 'dial:0.35'))}", name
        )
    try:
        fits = 0 <= float(skill) <= 1
    except ValueError:
        fits = False
    if not fits:
        raise OptionsError("the dial goes from dial:0 (beginner) to dial:1 (club), as in dial:0.35", name)


class HouseBot(Bot):
    """A bot that plays every game of the house: it asks the player of its level for the game on the table."""

    def __init__(self, name: str, *, seed: int, ms: int | None, simulations: int | None) -> None:
        self.name = name
        self.settings: dict[str, Any] = {"seed": seed, "ms": ms, "simulations": simulations}
        self._players: dict[str, Bot] = {}

    def _player(self, view: View) -> Bot:
        family = view.variant.game.name
        player = self._players.get(family)
        if player is None:
            room = importlib.import_module(f"virado.bots.{family}.levels")
            player = self._players[family] = room.player(self.name, **self.settings)
        return player

    def suggest(self, view: View) -> list[Suggestion]:
        return self._player(view).suggest(view)

    def choose(self, view: View) -> Move:
        return self._player(view).choose(view)

    def call(self, view: View) -> Move | None:
        return self._player(view).call(view)


def bot(name: str, *, seed: int = 0, ms: int | None = None, simulations: int | None = None) -> Bot:
    """The bot of that name. `ms` or `simulations` bound the thought of those that search (default: `ms` 400).

    With `simulations` and `seed` its choices are reproducible. OptionsError for a name that does not exist.
    """
    _check_name(name)
    for what, value in (("ms", ms), ("simulations", simulations)):
        if value is not None and value < 1:
            raise OptionsError(f"{what} is at least 1, not {value}", f"{what}={value}")
    return HouseBot(name, seed=seed, ms=ms, simulations=simulations)
