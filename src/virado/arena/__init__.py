"""Who is stronger: bots against bots on mirrored or rotated deals, with intervals."""

from virado.arena.library import FunctionBot, tournament
from virado.arena.standings import Standing

__all__ = ["FunctionBot", "Standing", "tournament"]
