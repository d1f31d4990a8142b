"""How the club player of the Casino family weighs things: its weights, found by play against itself."""

from virado.games.casino.rules.state import CasinoConfig
from virado.kernel.layout import Layout

KING = 51


class Weights(Layout):
    """In hundredths unless it says otherwise."""

    card: int
    """A card in the pile, in thousandths of a point where most cards count three."""
    spade: int
    """A spade besides, in thousandths of a point where most spades count one."""
    secured: int
    """Worth (in thousandths of a point) that the opponents gain with any capture besides the cards taken."""
    sweep: int
    """A sweep made."""
    danger: int
    """What the opponents are expected to take next."""
    promise: int
    """The best that the rest of the hand could take next."""
    second: int
    """What the other cards of the hand could take."""
    contested: int
    """How much a promise shrinks with the chance that an opponent holds the same rank."""
    kept: int
    """What is lost by playing a card of worth without a capture."""
    residue: int
    """What lies on the table in the last round to the last capturer, more so the fewer cards are left."""
    partner: int
    """What a partner's builds bind the partner to be able to take next."""
    sums: int
    """1 if sums of several cards are noticed."""
    counts: int
    """1 if the cards that are gone are remembered."""
    builds: int
    """1 if the player builds."""
    endgame: int
    """1 if what still scores for a restricted side (C-22) counts."""


CLASSIC = Weights(
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
ROYAL = Weights(
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
ROOK = Weights(
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
HUNGARIAN = Weights(
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


def weights_for(o: CasinoConfig) -> Weights:
    """The weights that suit these options."""
    if o.multi_play:
        weights = HUNGARIAN.clone()
    elif o.cards <= KING:
        weights = ROOK.clone()
    else:
        weights = (ROYAL if o.value[KING] else CLASSIC).clone()
    weights.sums = 1
    weights.counts = 1
    weights.builds = o.building
    weights.endgame = 1
    return weights
