"""The players of Zwanzig ab by level."""

from virado.bots.contract import Bot
from virado.bots.tricks.levels import TrickPlayers
from virado.bots.zwanzig_ab.dial import ZwanzigEyes
from virado.bots.zwanzig_ab.players import club_values, greedy_values
from virado.bots.zwanzig_ab.reasons import reason
from virado.games.variant import Variant


def expert(*, seed: int, ms: int | None, simulations: int | None) -> Bot:
    """The searching player."""
    from virado.bots.zwanzig_ab.expert import expert  # loads the compiler

    return expert(seed=seed, ms=ms, simulations=simulations)


def simulations_per_s(variant: Variant, *, seconds: float) -> float:
    """Simulations per second of the tree search, on one core."""
    from virado.bots import speed  # loads the compiler
    from virado.bots.zwanzig_ab.tree import growth

    return speed.simulations_per_s(growth, variant, seconds=seconds)


PLAYERS = TrickPlayers("Zwanzig ab", greedy_values, club_values, expert, ZwanzigEyes, reason)
player = PLAYERS.player
eyes = PLAYERS.eyes
