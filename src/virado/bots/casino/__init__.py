"""Players of the Casino family."""

from virado.bots.casino.players import PLAYERS

__all__ = ["PLAYERS"]
