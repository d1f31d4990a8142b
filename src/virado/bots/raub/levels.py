"""The players of Raub by level."""

from virado.bots.chance import RandomBot
from virado.bots.contract import Bot
from virado.bots.dial import Eyes, Skill
from virado.bots.quick import QuickBot
from virado.bots.raub.dial import RaubEyes
from virado.bots.raub.policy import raub_values
from virado.bots.tricks import TrickMind, TrickTaste
from virado.games.variant import Variant
from virado.refusal import OptionsError

SIMPLE = TrickTaste(hope=100, counts=0, first=100, bold=0, drawn=20)
SKILLED = TrickTaste(hope=100, counts=1, first=150, bold=30, drawn=28)


def quick(name: str, taste: TrickTaste) -> Bot:
    """The quick player of a taste."""
    reason = "by the cards still out" if taste.counts else "by the height of the cards"
    return QuickBot(name, raub_values, taste, TrickMind(), scale=100.0, reason=reason)


def player(name: str, *, seed: int, ms: int | None, simulations: int | None) -> Bot:
    """The player of a level; what costs time to load is loaded only for the levels that need it."""
    if name == "random":
        return RandomBot(seed=seed)
    if name == "greedy":
        return quick(name, SIMPLE)
    if name == "club":
        return quick(name, SKILLED)
    if name == "expert":
        from virado.bots.raub.expert import expert  # loads the compiler

        return expert(SKILLED, seed=seed, ms=ms, simulations=simulations)
    raise OptionsError(f"there is no {name} player of Raub", name)


def eyes(skill: Skill, seed: int) -> Eyes:
    """How a person of that skill sees the table."""
    return RaubEyes(skill, seed, quick=lambda taste: quick("dial", taste), careless=SIMPLE, careful=SKILLED)


def simulations_per_s(variant: Variant, *, seconds: float) -> float:
    """Simulations per second of the tree search, on one core."""
    from virado.bots import speed  # loads the compiler
    from virado.bots.raub.tree import growth

    return speed.simulations_per_s(growth, variant, seconds=seconds)
