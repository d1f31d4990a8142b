"""All bots by name."""

import difflib
from collections.abc import Collection, Sequence
from typing import Any

from virado.bots.adaptive_level import FIT, MatchAgainstBots
from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    NAMES,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Rng,
    never,
)
from virado.bots.custom import registry
from virado.bots.custom.external import COMMAND
from virado.bots.handicap import CLUB
from virado.bots.players import Players, make_dial_player
from virado.families import FAMILIES, load
from virado.games.catalogue import AnyGame
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.kernel.compile import Kernel
from virado.refusal import OptionsError
from virado.view import AnyView

__all__ = [
    "DIAL",
    "FIT",
    "LEVELS",
    "NamedBot",
    "bot",
]

REVISION = 1
"""Revision of the bots: it grows with every change of a move that a bot makes with a given seed and simulations."""
SIMILAR = 0.7
"""Minimum similarity of a misspelt name to a suggested one, from 0 to 1."""
LEVELS = ("beginner", "club", "expert")
"""Names of the levels that a person can choose, in every family."""
DIAL = "dial"
"""Prefix of the names of dial places: `dial:0` (beginner), `dial:0.5` (club player), `dial:1` (expert)."""
EXAMPLES = (*NAMES, LEVELS[0], f"{DIAL}:0.35")
"""Names for error messages; the characters of the family and custom bots follow them."""


def players(family: str) -> Players:
    """Return the players of a family."""
    found: Players = load(FAMILIES[family].players)
    return found


def kernels() -> dict[str, Kernel[Any]]:
    """Return the kernels of all players, by name: that of the family, then that of the kernel (`raub_rollouts`)."""
    return {
        f"{family}_{name}": kernel
        for family in FAMILIES
        for name, kernel in players(family).kernels().items()
    }


def characters() -> dict[str, tuple[str, ...]]:
    """Return the names of the characters, by the id of the family.

    Characters are players of about club strength with a distinct style.
    """
    return {family: tuple(players(family).characters) for family in FAMILIES}


def is_character(name: str) -> bool:
    """Return True if a family has a character of that name."""
    return any(name in names for names in characters().values())


def dial_of(name: str) -> float | None:
    """Return a bot's place on the dial; a character has the place of the club player.

    Returns None for a bot that is not on the dial. Raises OptionsError if no bot has that name.
    """
    if name in LEVELS:
        return LEVELS.index(name) / (len(LEVELS) - 1)
    if name in NAMES:
        return None
    level, _, place = name.partition(":")
    if level not in (DIAL, FIT) and is_character(name):
        return CLUB
    if level not in (DIAL, FIT):
        raise unknown_bot(name)
    try:
        dial = float(place)
    except ValueError:
        dial = -1.0
    if not 0 <= dial <= 1:
        raise OptionsError("off-the-dial", name)
    return dial


def unknown_bot(name: str, family: str | None = None, *, also: Sequence[str] = ()) -> OptionsError:
    """Return the error for a name that no bot has, with the names of the bots of a family, or of all families.

    `also` holds further names that the user could have typed. The name may have settings (`name:ms=5`). A specification
    of a custom bot is not a name; it gets the error that explains how to name it.
    """
    if name.startswith(COMMAND) or "=" in name.partition(":")[0]:
        return OptionsError("bot-brought", name, limit=registry.LONGEST_NAME)
    own = {each: None for key, names in characters().items() if family in (None, key) for each in names}
    return no_such_bot(name, (*EXAMPLES, *also, *own, *registry.custom_bot_names()))


def no_such_bot(name: str, candidates: Sequence[str]) -> OptionsError:
    """Return the error for a name that is not among the candidates, with the most similar one, if there is one."""
    called = name.partition(":")[0]
    near = difflib.get_close_matches(called, candidates, n=1, cutoff=SIMILAR)
    return OptionsError(
        "no-such-bot", name, name=called, near=near[0] if near else None, candidates=tuple(candidates)
    )


def is_level(name: str) -> bool:
    """Return True if the bot is built in, and not a present or former custom bot."""
    if registry.find_custom_bot(name) is not None:  # it may have the name of a character
        return False
    return name in (*NAMES, *LEVELS) or name.startswith((f"{DIAL}:", f"{FIT}:")) or is_character(name)


def result_against(
    levels: Sequence[str | None], sides: int, side: int, winners: Collection[int]
) -> MatchAgainstBots | None:
    """Return the part of a match that determines the dial place of the person on `side`.

    `levels` holds the bots' levels by seat, with None for the person and other human players. `winners` holds the
    winning sides. Returns None if the match says nothing about the place.
    """
    places: list[list[float]] = [[] for _ in range(sides)]
    for seat, level in enumerate(levels):
        if level is not None:
            place = dial_of(level) if is_level(level) else None
            if place is None:
                return None
            places[seat % sides].append(place)
    seats = len(levels) // sides
    if any(len(found) + (each == side) != seats for each, found in enumerate(places)):
        return None
    return MatchAgainstBots(
        tuple(places[side]),
        tuple(tuple(found) for each, found in enumerate(places) if each != side),
        1 / len(winners) if side in winners else 0.0,
    )


class NamedBot(Bot):
    """A bot for any family.

    It delegates each decision to the player of the same name in the view's family.
    """

    def __init__(self, name: str, *, aim: str | None = None) -> None:
        """Create the bot. Raises OptionsError if no bot has that name."""
        self.name = name
        self.aim = aim
        self._dial = dial_of(name)
        self._players: dict[str, Bot] = {}

    def check(self, game: AnyGame) -> None:
        """Check that the bot can play a game.

        Raises OptionsError if the game's family has no such character, or if its player does not support a setting.
        """
        own = players(game.name).characters
        if is_character(self.name) and self.name not in own:
            raise unknown_bot(self.name, game.name)
        if self.aim is not None and (self.name != "expert" or self.aim not in players(game.name).aims):
            raise OptionsError("no-such-aim", f"aim={self.aim}")

    def _player(self, game: AnyGame) -> Bot:
        found = self._players.get(game.name)
        return found or self._players.setdefault(game.name, self._make(game))

    def _make(self, game: AnyGame) -> Bot:
        self.check(game)
        family = players(game.name)
        for name in NAMES:
            if name == self.name:
                return family.player(name, aim=self.aim)
        if self.name in family.characters:
            return family.character(self.name)
        return make_dial_player(dial_of(self.name) or 0.0, family)

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        return self._player(view.variant.game).think(view, budget, cancel, rng)

    def judge(
        self,
        view: AnyView,
        move: Move,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,
    ) -> Analysis:
        return self._player(view.variant.game).judge(view, move, budget, cancel, rng)

    def choose(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        rng: Rng = DEFAULT_RNG,
        cancel: Cancel = never,
    ) -> Move:
        return self._player(view.variant.game).choose(view, budget, rng, cancel)

    def call(self, view: AnyView, rng: Rng = DEFAULT_RNG) -> Move | None:
        return self._player(view.variant.game).call(view, rng)

    def uses_kernels(self, variant: Variant) -> bool:
        return self._player(variant.game).uses_kernels(variant)

    def is_ready(self, variant: Variant) -> bool:
        return self._player(variant.game).is_ready(variant)

    def prepare(self, variant: Variant) -> None:
        self._player(variant.game).prepare(variant)

    def stand_in(self, variant: Variant) -> Bot:
        return self._player(variant.game).stand_in(variant)


def bot(name: str, *, aim: str | None = None) -> Bot:
    """Return the bot with a name.

    The names are `random`, `greedy`, `club`, `expert` and `beginner`, the characters of a family (`careful`), and
    custom bots (`virado --bot`). A place on the dial is `dial:0.35`, or `fit:0.35` if it was fitted to a person.
    `aim` is the objective of the Casino expert: `match` (default) or `points` of the deal. Raises OptionsError for an
    unknown name.
    """
    return registry.find_custom_bot(name) or NamedBot(name, aim=aim)
