"""The players of Hazari by level."""

from virado.bots.chance import RandomBot
from virado.bots.contract import Bot
from virado.bots.dial import Eyes, Skill
from virado.bots.hazari.greedy import GreedyBot
from virado.refusal import OptionsError


def player(name: str, *, seed: int, ms: int | None, simulations: int | None) -> Bot:
    """The player of a level; what costs time to load is loaded only for the levels that need it."""
    if name == "random":
        return RandomBot(seed=seed)
    if name == "greedy":
        return GreedyBot()
    from virado.bots.hazari.search import ClubBot, ExpertBot  # loads the compiler

    if name == "club":
        return ClubBot()
    if name == "expert":
        return ExpertBot(seed=seed, ms=ms, simulations=simulations)
    raise OptionsError(f"there is no {name} player of Hazari", name)


def eyes(skill: Skill, seed: int) -> Eyes:
    """How a person of that skill sees a hand."""
    from virado.bots.hazari.dial import HazariEyes  # loads the compiler

    return HazariEyes(skill, seed)
