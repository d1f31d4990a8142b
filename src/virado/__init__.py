"""Virado: Casino in fifteen local forms, Raub, Zwanzig ab and Hazari.

    from virado import Match

    match = Match("royal-dominican", seed=7)
    match.play(0, "trail Qs")

The names below are loaded when they are first used, so that importing the package costs next to nothing.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from virado import record
    from virado.cards import DECKS, FRENCH40, FRENCH52, ROOK40, SKAT32, Card, CardSet, Deck, Seat
    from virado.games.catalogue import games, presets, variant
    from virado.games.contract import PUBLIC, REFEREE, Event, Game, Move, Preset
    from virado.games.variant import Variant
    from virado.match import Match, Step
    from virado.record import Record
    from virado.refusal import (
        AmbiguousError,
        IllegalError,
        OptionsError,
        Refusal,
        RefusedError,
        UnparsableError,
    )
    from virado.view import Explanation, View

    __version__: str

__all__ = [
    "DECKS",
    "FRENCH40",
    "FRENCH52",
    "PUBLIC",
    "PUBLIC_MODULES",
    "PUBLIC_WITH_EXTRAS",
    "REFEREE",
    "ROOK40",
    "SKAT32",
    "AmbiguousError",
    "Card",
    "CardSet",
    "Deck",
    "Event",
    "Explanation",
    "Game",
    "IllegalError",
    "Match",
    "Move",
    "OptionsError",
    "Preset",
    "Record",
    "Refusal",
    "RefusedError",
    "Seat",
    "Step",
    "UnparsableError",
    "Variant",
    "View",
    "__version__",
    "games",
    "presets",
    "record",
    "variant",
]

PUBLIC_MODULES = (
    "virado",
    "virado.record",
    "virado.cases.positions",
    "virado.bots.catalogue",
    "virado.bots.contract",
    "virado.session",
    "virado.words",
    "virado.words.rules",
    "virado.games.messages",
    "virado.arena",
    "virado.vector",
    "virado.solving",
)
"""What is public: the names in `__all__` of these modules, and the structs of each family's `messages`. All else may change."""
PUBLIC_WITH_EXTRAS = (
    "virado.adapters.gymnasium",
    "virado.adapters.open_spiel",
    "virado.adapters.pettingzoo",
    "virado.adapters.pettingzoo_parallel",
)
"""The same of modules that need an extra of this package (docs/how-to/adapters.md)."""

_NAMES_BY_MODULE = {
    "virado.cards": ("DECKS", "FRENCH40", "FRENCH52", "ROOK40", "SKAT32", "Card", "CardSet", "Deck", "Seat"),
    "virado.games.catalogue": ("games", "presets", "variant"),
    "virado.games.contract": ("PUBLIC", "REFEREE", "Event", "Game", "Move", "Preset"),
    "virado.games.variant": ("Variant",),
    "virado.match": ("Match", "Step"),
    "virado.record": ("Record",),
    "virado.refusal": (
        "AmbiguousError",
        "IllegalError",
        "OptionsError",
        "Refusal",
        "RefusedError",
        "UnparsableError",
    ),
    "virado.view": ("Explanation", "View"),
}
_MODULE_OF = {name: module for module, names in _NAMES_BY_MODULE.items() for name in names}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        value: Any = version("virado")
    elif name == "record":
        return importlib.import_module("virado.record")
    elif name in _MODULE_OF:
        value = getattr(importlib.import_module(_MODULE_OF[name]), name)
    else:
        raise AttributeError(f"module 'virado' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
