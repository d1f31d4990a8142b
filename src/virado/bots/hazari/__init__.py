"""Players of Hazari."""

from virado.bots.hazari.players import PLAYERS

__all__ = ["PLAYERS"]
