"""Players of Raub."""

from virado.bots.raub.players import PLAYERS

__all__ = ["PLAYERS"]
