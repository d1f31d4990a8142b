"""How the table of each family is drawn and how its moves are shown, from what the seat may see."""

import importlib

from virado.terminal.tables.room import Room

_ROOMS = {
    "casino": ("casino", "CasinoRoom"),
    "raub": ("raub", "RaubRoom"),
    "zwanzig_ab": ("zwanzig_ab", "ZwanzigRoom"),
    "hazari": ("hazari", "HazariRoom"),
}
"""Family -> module of this package and the class of its room."""


def room_of(family: str) -> Room:
    """The table of a family of games."""
    module, name = _ROOMS[family]
    return getattr(importlib.import_module(f"virado.terminal.tables.{module}"), name)()
