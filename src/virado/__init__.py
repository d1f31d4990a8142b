"""Virado: Casino in many local forms, Raub, Zwanzig ab and Hazari.

    from virado import Match

    match = Match("royal-dominican", seed=7)
    match.play(0, "trail Qs")

Names of this package are imported lazily, so that `import virado` stays fast.
"""

import importlib
import sys
import warnings
from importlib.machinery import ModuleSpec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType, ModuleType

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
    "virado.lab.arena",
    "virado.lab.vector",
    "virado.lab.solving",
    "virado.scorekeeping.messages",
    "virado.scorekeeping.series",
)
"""Modules whose `__all__` is public.

The structs of each family's `messages` are public too. Everything else may change.
"""
PUBLIC_WITH_EXTRAS = (
    "virado.lab.adapters.gymnasium",
    "virado.lab.adapters.open_spiel",
    "virado.lab.adapters.pettingzoo",
    "virado.lab.adapters.pettingzoo_parallel",
)
"""Public modules that need an extra of this package (docs/how-to/adapters.md)."""

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


_LABORATORY = ("adapters", "arena", "dataset", "solving", "vector")
"""Packages that have moved to `virado.lab`."""


def _present_name(name: str) -> str | None:
    """Return the present name of a module that has moved, or None for any other module.

    The modules are now in the laboratory or, if they were part of `vector`, possibly in the encoders.
    """
    parts = name.split(".")
    if parts[0] != "virado" or len(parts) < 2 or parts[1] not in _LABORATORY:
        return None
    from importlib.util import find_spec

    homes = ("virado.lab.vector", "virado.encoders") if parts[1] == "vector" else (f"virado.lab.{parts[1]}",)
    return next(
        (".".join([home, *parts[2:]]) for home in homes if find_spec(".".join([home, *parts[2:3]]))), None
    )


class _FormerNames:
    """Finder and loader that redirect imports of former module names to the present modules."""

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> ModuleSpec | None:
        """Return a spec with this loader for a module that has moved, or None for any other."""
        loader: Any = self
        return ModuleSpec(name, loader) if _present_name(name) else None

    def create_module(self, spec: ModuleSpec) -> None:
        """Return None, so that Python creates an empty module, which `exec_module` then replaces."""

    def exec_module(self, module: "ModuleType") -> None:
        """Replace the empty module with the module at its present place.

        Warns once for each package imported by its former name.
        """
        former, present = module.__name__, str(_present_name(module.__name__))
        if former.count(".") == 1:
            warnings.warn(f"{former} has moved to {present}", DeprecationWarning, stacklevel=2)
        sys.modules[former] = importlib.import_module(present)

    def get_code(self, name: str) -> "CodeType | None":
        """Return the code of the module at its present place, for `python -m`."""
        spec: Any = importlib.import_module(str(_present_name(name))).__spec__
        return spec.loader.get_code(spec.name)


sys.meta_path.insert(0, _FormerNames())
