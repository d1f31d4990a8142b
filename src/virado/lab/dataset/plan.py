"""What is to be simulated: enough for another process, or another machine, to play any part of it."""

import msgspec

from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.lab.arena.games import Plan, digest_of
from virado.lab.arena.players import check_bot

PART = 32
"""Matches of one pair of files, however many processes play them."""
SIMULATIONS = 300
"""For each thought of a bot that searches, unless said otherwise: time would make other moves on another day."""
VERSION = 1
"""Of the tables: raised when a column gets another meaning."""


class DatasetPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A data set as it was asked for."""

    variant: str
    """Canonical text."""
    bots: tuple[str, ...]
    """In match m, seat s has number (s + m) modulo their number."""
    matches: int
    seed: int
    simulations: int = SIMULATIONS
    own: tuple[tuple[str, str], ...] = ()
    """What names of bots stand for that were brought along."""
    version: int = VERSION

    @property
    def parts(self) -> int:
        """How many pairs of files there are."""
        return -(-self.matches // PART)

    def part(self, number: int) -> range:
        """The matches of a part."""
        return range(number * PART, min((number + 1) * PART, self.matches))

    def seed_of(self, match: int) -> int:
        """The seed of a match, below 2**63."""
        return digest_of(f"simulate {self.seed} {match}")

    def bot_names(self, match: int, seats: int) -> tuple[str, ...]:
        """The name of the bot of each seat in a match."""
        return tuple(self.bots[(seat + match) % len(self.bots)] for seat in range(seats))

    def plan(self) -> Plan:
        """The same as the arena has it, for its players."""
        return Plan(
            variant=self.variant,
            bots=self.bots,
            seed=self.seed,
            matches=True,
            simulations=self.simulations,
            own=self.own,
        )


def check(simulated: DatasetPlan) -> Variant:
    """The variant; OptionsError if there is none, or no such bot."""
    variant = find_variant(simulated.variant)
    for name in simulated.bots:
        check_bot(name, simulated.plan(), variant)
    return variant
