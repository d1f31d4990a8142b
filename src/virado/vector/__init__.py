"""Many matches at once for learning programs: observations, legal actions and rewards in arrays, stepped by compiled code."""

from virado.vector.environments import Feature, VectorEnv
from virado.vector.seated import ActionChooser, move_by_numbers
from virado.vector.simulation import Simulation, simulate
from virado.vector.single import SingleEnv
from virado.vector.stepping import Arrays

__all__ = [
    "ActionChooser",
    "Arrays",
    "Feature",
    "Simulation",
    "SingleEnv",
    "VectorEnv",
    "move_by_numbers",
    "simulate",
]
