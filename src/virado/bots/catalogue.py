"""Every bot of the house by its name."""

import importlib
from functools import partial
from typing import Any

from virado.bots.contract import Bot, Suggestion
from virado.bots.dial import on_dial
from virado.games.contract import Game, Move
from virado.refusal import OptionsError
from virado.view import View

NAMES = ("random", "greedy", "club", "expert")
"""The rungs of the ladder, weakest first; the same in every game."""

LEVELS = ("beginner", "club", "expert")
"""What a person chooses from; the same in every game."""
DIAL = "dial"
"""`dial:0` (the beginner) over `dial:0.5` (the club player) to `dial:1` (the expert)."""


def dial_of(name: str) -> float | None:
    """Where a player stands on the dial; None if it does not err as people do.

    OptionsError if there is no bot of that name.
    """
    if name in LEVELS:
        return LEVELS.index(name) / (len(LEVELS) - 1)
    if name in NAMES:
        return None
    level, _, place = name.partition(":")
    if level != DIAL:
        raise OptionsError(
            f"there is no bot {name!r}; there are {', '.join((*NAMES, LEVELS[0], 'dial:0.35'))}", name
        )
    try:
        dial = float(place)
    except ValueError:
        dial = -1.0
    if not 0 <= dial <= 1:
        raise OptionsError(
            "the dial goes from dial:0 (beginner) over dial:0.5 (club) to dial:1 (expert), as in dial:0.35",
            name,
        )
    return dial


def _levels(family: str) -> Any:
    return importlib.import_module(f"virado.bots.{family}.levels")


class HouseBot(Bot):
    """A bot that plays every game of the house: it asks the player of its level for the game on the table."""

    def __init__(
        self, name: str, *, seed: int, ms: int | None, simulations: int | None, aim: str | None = None
    ) -> None:
        self.name = name
        self._dial = dial_of(name)
        self.settings: dict[str, Any] = {"seed": seed, "ms": ms, "simulations": simulations}
        self._extra = {} if aim is None else {"aim": aim}
        self._players: dict[str, Bot] = {}

    def check(self, game: Game) -> None:
        """OptionsError if it has a setting that its player of this game does not know."""
        aim = self._extra.get("aim")
        if aim is not None:
            aims = getattr(_levels(game.name), "AIMS", ())
            if self.name != "expert" or aim not in aims:
                raise OptionsError(
                    f"no {self.name} of {game.title} plays with the aim {aim!r}; the expert of the Casino family has "
                    "aim=match and aim=points",
                    f"aim={aim}",
                )

    def _player(self, view: View) -> Bot:
        game = view.variant.game
        player = self._players.get(game.name)
        if player is None:
            self.check(game)
            room = _levels(game.name)
            make = partial(room.player, **self._extra)
            if self._dial is None:
                player = make(self.name, **self.settings)
            else:
                player = on_dial(self._dial, make, room.eyes, **self.settings)
            self._players[game.name] = player
        return player

    def suggest(self, view: View) -> list[Suggestion]:
        return self._player(view).suggest(view)

    def choose(self, view: View) -> Move:
        return self._player(view).choose(view)

    def call(self, view: View) -> Move | None:
        return self._player(view).call(view)


def bot(
    name: str,
    *,
    seed: int = 0,
    ms: int | None = None,
    simulations: int | None = None,
    aim: str | None = None,
) -> HouseBot:
    """The bot of that name. `ms` or `simulations` bound the thought of those that search (default: `ms` 400).

    `aim` is what the Casino expert plays for: `match` (unless said otherwise) or `points` of the deal. With
    `simulations` and `seed` its choices are reproducible. OptionsError for a name that does not exist.
    """
    for what, value in (("ms", ms), ("simulations", simulations)):
        if value is not None and value < 1:
            raise OptionsError(f"{what} is at least 1, not {value}", f"{what}={value}")
    return HouseBot(name, seed=seed, ms=ms, simulations=simulations, aim=aim)
