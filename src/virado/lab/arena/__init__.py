"""Comparisons of strength: tournaments of bots on mirrored or rotated deals, with confidence intervals."""

from virado.bots.custom.function import FunctionBot
from virado.lab.arena.library import tournament
from virado.lab.arena.standings import Standing

__all__ = ["FunctionBot", "Standing", "tournament"]
