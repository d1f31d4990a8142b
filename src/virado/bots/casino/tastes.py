"""The weights of the club player, found by play against itself."""

from virado.bots.casino.counting import Taste
from virado.games.casino.state import CasinoTable

KING = 51

CLASSIC = Taste(
    card=220,
    spade=180,
    secured=455,
    sweep=140,
    danger=150,
    promise=106,
    second=16,
    contested=23,
    kept=21,
    residue=0,
    partner=60,
)
"""Where face cards only pair."""
ROYAL = Taste(
    card=220,
    spade=206,
    secured=554,
    sweep=115,
    danger=268,
    promise=132,
    second=30,
    contested=70,
    kept=80,
    residue=20,
    partner=150,
)
"""Where every card has a value."""
HUNGARIAN = Taste(
    card=220,
    spade=184,
    secured=554,
    sweep=167,
    danger=238,
    promise=64,
    second=20,
    contested=70,
    kept=40,
    residue=0,
    partner=0,
)
"""Where equal cards are played several at a time."""


def taste_for(o: CasinoTable) -> Taste:
    """The taste that suits these options."""
    every = o.value[KING] or o.cards <= KING
    taste = (HUNGARIAN if o.multi_play else ROYAL if every else CLASSIC).clone()
    taste.sums = 1
    taste.counts = 1
    taste.builds = o.building
    taste.endgame = 1
    return taste
