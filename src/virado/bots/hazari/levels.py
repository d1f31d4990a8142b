"""The players of Hazari by level."""

import time

from virado.bots.chance import RandomBot
from virado.bots.contract import Bot
from virado.bots.dial import Eyes, Skill
from virado.bots.hazari.greedy import GreedyBot
from virado.games.variant import Variant
from virado.match import Match
from virado.refusal import OptionsError

HANDS = 2
"""Deals whose hands are arranged when speed is measured."""


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


def simulations_per_s(variant: Variant, *, seconds: float) -> float:
    """Arrangements that the expert shows against a deal of the other cards, per second of one core.

    Everything that it does for a hand is counted in: listing its arrangements, dealing to the strangers and letting them
    arrange.
    """
    from virado.bots.hazari.search import ExpertBot  # loads the compiler

    views = [Match(variant, seed=seed).view(seat) for seed in range(HANDS) for seat in range(variant.players)]
    expert = ExpertBot()
    expert.suggest(views[0])  # compiles
    expert.simulations = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for view in views:
            expert.suggest(view)
    return expert.simulations / spent
