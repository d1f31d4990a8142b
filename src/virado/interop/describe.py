"""The variants as plain data."""

from typing import Any

import msgspec

from virado.games.catalogue import presets
from virado.games.contract import Game, Preset


def describe(game: Game, preset: Preset) -> dict[str, Any]:
    """A variant as the protocol's `variants` gives it."""
    return {
        "slug": preset.slug,
        "game": game.name,
        "players": list(preset.players),
        "teams": preset.teams,
        "options": msgspec.to_builtins(preset.options),
    }


def describe_for_people(game: Game, preset: Preset) -> dict[str, Any]:
    """The same with the words people are shown."""
    return {
        **describe(game, preset),
        "title": preset.title,
        "usual_players": preset.usual_players,
        "place": preset.place,
        "summary": preset.summary,
    }


def variants() -> list[tuple[Game, Preset]]:
    """Every family and preset, in the order in which people are shown them."""
    return list(presets().values())
