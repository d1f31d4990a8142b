"""Characters of the Casino family: club players who weigh some things otherwise, each of them near the club player in strength.

What a character does is data, weights of the policy that all club players share, so that it needs no kernel of its own.
"""

from collections.abc import Mapping

from virado.bots.casino.weights import Weights, weights_for
from virado.games.casino.rules.state import CasinoConfig

CHARACTERS: Mapping[str, Mapping[str, int]] = {
    "careful": {"danger": 150, "late_danger": 150, "sweep": 200},
    "builder": {"own": 150, "promise": 110},
    "taker": {"own": 65, "promise": 85},
}
"""By name, what the weights are in hundredths of the club player's. The careful one thinks more of what it leaves to others,
sweeps above all; the builder to what its hand can take next, builds above all; the taker to what lies there now."""


def weights_of(name: str, o: CasinoConfig) -> Weights:
    """The weights of a character that suit these options."""
    weights = weights_for(o)
    for field, part in CHARACTERS[name].items():
        setattr(weights, field, getattr(weights, field) * part // 100)
    return weights
