"""The plan of a data set; any process or machine can play any part of it."""

import msgspec

from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.lab.arena.games import Plan, digest_of
from virado.lab.arena.players import check_bot

PART = 32
"""Number of matches in a part; it does not depend on the number of processes."""
SIMULATIONS = 300
"""Default number of simulations per search.

It is not a time limit, because that would make the moves irreproducible.
"""
VERSION = 1
"""Version of the tables, incremented when the meaning of a column changes."""


class DatasetPlan(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a data set."""

    variant: str
    """Canonical text of the variant."""
    bots: tuple[str, ...]
    """Names of the bots.

    In match m, seat s has the bot with index (s + m) modulo their number.
    """
    matches: int
    seed: int
    simulations: int = SIMULATIONS
    own: tuple[tuple[str, str], ...] = ()
    """Names and specifications of custom bots."""
    version: int = VERSION

    @property
    def parts(self) -> int:
        """Return the number of parts, which are pairs of files."""
        return -(-self.matches // PART)

    def part(self, number: int) -> range:
        """Return the numbers of the matches in a part."""
        return range(number * PART, min((number + 1) * PART, self.matches))

    def seed_of(self, match: int) -> int:
        """Return the seed of a match, below 2**63."""
        return digest_of(f"simulate {self.seed} {match}")

    def bot_names(self, match: int, seats: int) -> tuple[str, ...]:
        """Return the name of the bot on each seat in a match."""
        return tuple(self.bots[(seat + match) % len(self.bots)] for seat in range(seats))

    def plan(self) -> Plan:
        """Return the arena plan from which the players are made."""
        return Plan(
            variant=self.variant,
            bots=self.bots,
            seed=self.seed,
            matches=True,
            simulations=self.simulations,
            own=self.own,
        )


def check(simulated: DatasetPlan) -> Variant:
    """Return the variant of a data set. Raises OptionsError for an unknown variant or bot."""
    variant = find_variant(simulated.variant)
    for name in simulated.bots:
        check_bot(name, simulated.plan(), variant)
    return variant
