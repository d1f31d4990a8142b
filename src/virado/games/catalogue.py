"""The families of the house and every variant by its slug."""

import difflib
import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from virado.games.contract import Game, Preset
from virado.games.variant import Variant, make_variant, parse_variant_text
from virado.refusal import OptionsError

FAMILIES = ("casino", "raub", "zwanzig_ab", "hazari")
"""Folders of `virado.games`, in the order in which people are shown them."""


@cache
def family(name: str) -> Game:
    """The game of a family by its name (`zwanzig_ab`)."""
    if name not in FAMILIES:
        raise OptionsError(f"there is no game {name!r}; there are {', '.join(FAMILIES)}", name)
    return importlib.import_module(f"virado.games.{name}.game").GAME


def games() -> Iterator[Game]:
    """Every family."""
    return map(family, FAMILIES)


@cache
def presets() -> Mapping[str, tuple[Game, Preset]]:
    """Every preset by its slug."""
    return {slug: (game, preset) for game in games() for slug, preset in game.presets.items()}


def variant(
    text: str,
    *,
    players: int | None = None,
    teams: bool | None = None,
    options: Mapping[str, Any] | None = None,
) -> Variant:
    """The variant of a slug or canonical text: `variant("royal-dominican(target=31)", players=2)`.

    OptionsError if there is no such variant or its options make no sense together.
    """
    slug, values = parse_variant_text(text)
    found = presets().get(slug)
    if found is None:
        near = difflib.get_close_matches(slug, presets(), n=1)
        hint = f"; did you mean {near[0]}?" if near else "; `virado variants` lists them"
        raise OptionsError(f"there is no variant {slug!r}{hint}", text)
    game, preset = found
    seats = values.pop("players", None)
    pairs = values.pop("teams", None)
    if not isinstance(seats, int | None) or isinstance(seats, bool):
        raise OptionsError("players is a number", text)
    if not isinstance(pairs, bool | None):
        raise OptionsError("teams is true or false", text)
    return make_variant(
        game,
        preset,
        players=players if players is not None else seats,
        teams=teams if teams is not None else pairs,
        options={**values, **(options or {})},
    )
