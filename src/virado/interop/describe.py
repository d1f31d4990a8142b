"""Variants described as plain data."""

from typing import Any

import msgspec

from virado.games.catalogue import AnyGame, presets
from virado.games.contract import Preset
from virado.words import Catalogue


def describe(game: AnyGame, preset: Preset) -> dict[str, Any]:
    """Return the description of a variant that the protocol request `variants` returns."""
    return {
        "slug": preset.slug,
        "game": game.name,
        "players": list(preset.players),
        "teams": preset.teams,
        "options": msgspec.to_builtins(preset.options),
    }


def describe_for_people(game: AnyGame, preset: Preset, words: Catalogue) -> dict[str, Any]:
    """Return the description of a variant, with titles and texts for display."""
    return {
        **describe(game, preset),
        "title": words.variant_title(preset.slug),
        "usual_players": preset.usual_players,
        "place": words.variant_place(preset.slug),
        "summary": words.variant_summary(preset.slug),
    }


def variants() -> list[tuple[AnyGame, Preset]]:
    """Return every preset with its family, in display order."""
    return list(presets().values())
