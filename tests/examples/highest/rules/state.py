"""What the rules of Highest run on. A move is (card, 0, 0); cards are those of `FRENCH52`."""

from virado.kernel.layout import Layout, MatchState, ints
from virado.kernel.rule import rule

SEATS = 4
ACE = 14
NOTHING = -1


class HighestState(MatchState):
    """A position."""

    hands: list[int] = ints(SEATS)
    played: list[int] = ints(SEATS)
    """By seat, the card played in this round plus 1; 0 for none."""
    leader: int
    turn: int
    won: list[int] = ints(SEATS)
    """Rounds won in this deal."""
    pack_wanted: int


class HighestConfig(Layout):
    """The options as ints; `rules.config.make_config` fills it."""

    players: int
    hand_size: int
    target: int


class HighestWorkspace(Layout):
    """The lists of this game need no workspace."""

    unused: int


@rule
def rank_of(card: int) -> int:
    """Rank of a card, 2 to 14, the ace high."""
    return (card >> 2) + 1 if card > 3 else ACE
