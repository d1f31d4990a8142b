"""The weights of the club player, found by play against itself."""

from virado.bots.casino.mind import Taste
from virado.games.casino.rules.state import CasinoConfig

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
ROOK = Taste(
    card=212,
    spade=203,
    secured=675,
    sweep=48,
    danger=292,
    promise=185,
    second=60,
    contested=74,
    kept=39,
    partner=150,
)
"""Where the cards are numbers from 1 to 10."""
HUNGARIAN = Taste(
    card=229,
    spade=135,
    secured=531,
    sweep=103,
    danger=295,
    promise=90,
    contested=57,
    kept=38,
)
"""Where equal cards are played several at a time."""


def taste_for(o: CasinoConfig) -> Taste:
    """The taste that suits these options."""
    if o.multi_play:
        taste = HUNGARIAN.clone()
    elif o.cards <= KING:
        taste = ROOK.clone()
    else:
        taste = (ROYAL if o.value[KING] else CLASSIC).clone()
    taste.sums = 1
    taste.counts = 1
    taste.builds = o.building
    taste.endgame = 1
    return taste
