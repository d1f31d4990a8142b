"""The players of the Casino family by level."""

from virado.bots.casino.greedy import GreedyBot
from virado.bots.chance import RandomBot
from virado.bots.contract import Bot
from virado.bots.dial import Eyes, Skill
from virado.games.variant import Variant
from virado.refusal import OptionsError

AIMS = ("match", "points")
"""What the expert may play for: the match, or points of the deal alone."""


def player(name: str, *, seed: int, ms: int | None, simulations: int | None, aim: str = AIMS[0]) -> Bot:
    """The player of a level; what costs time to load is loaded only for the levels that need it."""
    if name == "random":
        return RandomBot(seed=seed)
    if name == "greedy":
        return GreedyBot()
    if name == "club":
        from virado.bots.casino.club import ClubBot

        return ClubBot()
    if name == "expert":
        from virado.bots.casino.expert import ExpertBot  # loads the compiler
        from virado.bots.thinking import Budget

        return ExpertBot(seed=seed, budget=Budget(ms, simulations), aim=aim)
    raise OptionsError(f"there is no {name} player of Casino", name)


def eyes(skill: Skill, seed: int) -> Eyes:
    """How a person of that skill sees the table."""
    from virado.bots.casino.dial import CasinoEyes

    return CasinoEyes(skill, seed)


def simulations_per_s(variant: Variant, *, seconds: float) -> float:
    """Simulations per second of the tree search, on one core."""
    from virado.bots import speed  # loads the compiler
    from virado.bots.casino.tree import growth

    return speed.simulations_per_s(growth, variant, seconds=seconds)
