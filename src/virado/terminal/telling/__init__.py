"""Events as sentences, as somebody at the table would say them."""

import importlib

from virado.games.variant import Variant
from virado.terminal.paint import Ink
from virado.terminal.sight import Company
from virado.terminal.telling.teller import Teller

_TELLERS = {
    "casino": ("casino", "CasinoTeller"),
    "raub": ("tricks", "TrickTeller"),
    "zwanzig_ab": ("tricks", "TrickTeller"),
    "hazari": ("hazari", "HazariTeller"),
}
"""Family -> module of this package and the class of its teller."""


def teller_of(variant: Variant, company: Company, ink: Ink) -> Teller:
    """Who tells what happens in a game."""
    module, name = _TELLERS[variant.game.name]
    return getattr(importlib.import_module(f"virado.terminal.telling.{module}"), name)(variant, company, ink)
