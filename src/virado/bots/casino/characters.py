"""Characters of the Casino family: variants of the club player, each of about club strength.

A character only changes weights of the policy that all club players share, so it needs no kernel of its own.
"""

from collections.abc import Mapping

from virado.bots.casino.weights import Weights, weights_for
from virado.games.casino.rules.state import CasinoConfig

CHARACTERS: Mapping[str, Mapping[str, int]] = {
    "careful": {"danger": 150, "late_danger": 150, "sweep": 200},
    "builder": {"own": 150, "promise": 110},
    "taker": {"own": 65, "promise": 85},
}
"""Weights that each character changes, in per cent of the club player's weights.

`careful` gives more weight to the opponents' captures, above all to sweeps. `builder` gives more weight to its own
next captures, above all of builds. `taker` gives more weight to the cards that it can take now.
"""


def weights_of(name: str, o: CasinoConfig) -> Weights:
    """Return the weights of a character for these options."""
    weights = weights_for(o)
    for field, part in CHARACTERS[name].items():
        setattr(weights, field, getattr(weights, field) * part // 100)
    return weights
