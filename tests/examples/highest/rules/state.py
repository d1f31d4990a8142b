"""Layouts for the rules of Highest. A move is (card, 0, 0), with the cards of `FRENCH52`."""

from virado.kernel.layout import Layout, MatchState, ints
from virado.kernel.rule import rule

SEATS = 4
ACE = 14
NOTHING = -1


class HighestState(MatchState):
    """A position of a Highest match."""

    hands: list[int] = ints(SEATS)
    played: list[int] = ints(SEATS)
    """Card that each seat has played in this round plus 1; 0 for none."""
    leader: int
    turn: int
    won: list[int] = ints(SEATS)
    """Number of rounds that each seat has won in this deal."""
    pack_wanted: int


class HighestConfig(Layout):
    """The options of a variant as integers, filled by `rules.config.make_config`."""

    players: int
    hand_size: int
    target: int


class HighestWorkspace(Layout):
    """Scratch space; this game needs none."""

    unused: int


@rule
def rank_of(card: int) -> int:
    """Return the rank of a card, 2 to 14, with the ace high."""
    return (card >> 2) + 1 if card > 3 else ACE
