"""The options as integers."""

from tests.examples.highest.options import HighestOptions
from tests.examples.highest.rules.state import HighestConfig


def make_config(options: HighestOptions, players: int) -> HighestConfig:
    """The options of a variant for the rules."""
    return HighestConfig(players=players, hand_size=options.hand_size, target=options.target)
