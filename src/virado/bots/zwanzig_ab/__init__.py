"""Players of Zwanzig ab."""

from virado.bots.zwanzig_ab.players import PLAYERS

__all__ = ["PLAYERS"]
