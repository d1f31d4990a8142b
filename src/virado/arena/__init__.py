"""Who is stronger: bots against bots on mirrored or rotated deals, with intervals."""

from virado.arena.library import tournament
from virado.arena.standings import Standing
from virado.bots.own.function import FunctionBot

__all__ = ["FunctionBot", "Standing", "tournament"]
