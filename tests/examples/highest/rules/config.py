"""The options of Highest as integers for the rules."""

from tests.examples.highest.options import HighestOptions
from tests.examples.highest.rules.state import HighestConfig


def make_config(options: HighestOptions, players: int) -> HighestConfig:
    """Return the options of a variant for the rules."""
    return HighestConfig(players=players, hand_size=options.hand_size, target=options.target)
