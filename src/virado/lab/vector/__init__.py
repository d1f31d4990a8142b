"""Vectorised environments for learning: observations, action masks and rewards in arrays, stepped by compiled code."""

from virado.encoders.policy_player import ActionChooser, move_by_numbers
from virado.lab.vector.environments import Feature, VectorEnv
from virado.lab.vector.simulation import Simulation, simulate
from virado.lab.vector.single import SingleEnv
from virado.lab.vector.stepping import Arrays

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
