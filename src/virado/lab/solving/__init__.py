"""Small games with hidden hands, and their solutions: the value of best play, and the loss of any other play."""

from virado.lab.solving.decisions import losses
from virado.lab.solving.game import SmallGame
from virado.lab.solving.policies import fixed, strategies
from virado.lab.solving.positions import SCENARIOS, Scenario
from virado.lab.solving.solution import Reply, Solution, expected, exploitability, reply, solve, uniform

__all__ = [
    "SCENARIOS",
    "Reply",
    "Scenario",
    "SmallGame",
    "Solution",
    "expected",
    "exploitability",
    "fixed",
    "losses",
    "reply",
    "solve",
    "strategies",
    "uniform",
]
