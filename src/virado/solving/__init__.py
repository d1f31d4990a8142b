"""Small games with hidden hands, solved: what the best play gains, and what any other way of playing loses."""

from virado.solving.decisions import losses
from virado.solving.game import SmallGame
from virado.solving.policies import fixed, strategies
from virado.solving.positions import SCENARIOS, Scenario
from virado.solving.solution import Reply, Solution, expected, exploitability, reply, solve, uniform

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
