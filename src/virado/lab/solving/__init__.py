"""Small games with hidden hands, solved: what the best play gains, and what any other way of playing loses."""

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
