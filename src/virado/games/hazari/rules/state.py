"""What the rules of Hazari run on: the position, the options as integers, the workspace; and the move.

Cards of `FRENCH52`: card = 4 * (rank - 1) + suit with the ace as rank 1; it ranks highest in all but one run.

A move is an arrangement: the card sets of the first three groups. The last group is the rest of the hand.
A text can name what no arrangement could be (four cards in the first group, a card twice); the bits from
`NOTES` on keep what was wrong with it, so that the refusal can say so. A legal move has none of them:

    first group  | sizes of groups 1 and 2 as named, 4 bits each
    second group | sizes of groups 3 and 4
    third group  | fault (2 bits: FAULT_SIZES, FAULT_FOREIGN, FAULT_TWICE), the card in question (6 bits)
"""

from virado.games.contract import Packed
from virado.kernel.layout import Layout, MatchState, ints
from virado.kernel.rule import rule

SEATS = 4
HAND = 13
"""Cards in a hand."""
THREES = 286
"""Three-card sets in a hand."""
SPLITS = 1_201_200
"""Ways to split a hand into groups of 3, 3, 3 and 4."""
SUBSETS = 1 << HAND
WHOLE = SUBSETS - 1
"""A hand as a set of the places of its cards."""
LARGEST_BLOCK = 4096
"""How many pairs of first and second groups of two given strengths there can be."""

ACE = 14
GROUP_SIZES = (3, 3, 3, 4)
PLAYED_OUT, BY_TARGET, BY_TROY = 0, 1, 2
"""How a deal or a match ended; 0 also while the match is on."""

NOTES = 52
DECK_CARDS = (1 << NOTES) - 1
FAULT_SIZES, FAULT_FOREIGN, FAULT_TWICE = 1, 2, 3
MANY = 15
"""Kept as the size of the last group when more than four are named."""


class HazariState(MatchState):
    """A position. Everything goes by seat; groups stand at 4 * seat + round, rounds from 0."""

    erased = ("groups", "hands", "unseen")

    hands: list[int] = ints(4)
    """Cards dealt and not yet shown; arranging does not change them."""
    up: int
    """Seats that are up (H-12)."""
    groups: list[int] = ints(16)
    """The arrangement of every seat that is up; 0 where the viewer may not know it."""
    shown: int
    """Rounds shown so far in this deal, 0 to 4."""
    round_winners: list[int] = ints(4)
    """Winner of each round that has been shown."""
    captured: list[int] = ints(4)
    """Points captured in this deal."""
    extended: int
    """Seats whose hand has a legal arrangement in the extended order (H-13), if that is played."""
    pack_wanted: int
    """1 when a new deal waits for its pack; the finished deal stands until then."""
    ending: int
    """0 while the match is on, else BY_TARGET or BY_TROY."""


class HazariConfig(Layout):
    """The options as integers; one row per variant. `rules.config.make_config` fills it."""

    players: int
    points: list[int] = ints(52)
    """What each card counts (H-1)."""
    four_card: int
    two_pair: int
    odd_card: int
    """1 if the odd fourth card breaks ties between last groups (H-19)."""
    free_order: int
    extended: int
    first_played: int
    troy_rounds: int
    """Rounds in which a winning troy wins the match: bit r for round r, counted from 1; 0 if it never does."""
    target: int
    shared_top: int
    first_dealer: int


class HazariWorkspace(Layout):
    """One hand's groups, strongest first; `rules.move_generation.prepare` fills it.

    Within it a set of cards of the hand is a set of their places (13 bits, lowest card of the deck first).
    """

    cards: list[int] = ints(HAND)
    threes: list[int] = ints(THREES)
    """The three-card sets, strongest first."""
    strengths: list[int] = ints(THREES)
    ends: list[int] = ints(THREES)
    """Where those of equal strength end."""
    labels: list[int] = ints(THREES)
    """What the listing writes for each: its card set."""
    three: list[int] = ints(SUBSETS)
    """Strength of each three-card set."""
    order: list[int] = ints(SUBSETS)
    """Measure of each four-card set against the third group (H-13)."""
    last: list[int] = ints(SUBSETS)
    """Strength of each four-card set in round 4 (H-18, H-19)."""
    near: list[int] = ints(THREES)
    firsts: list[int] = ints(LARGEST_BLOCK)
    seconds: list[int] = ints(LARGEST_BLOCK)


@rule
def rank_of(card: int) -> int:
    """Rank of a card, 2..14, the ace high."""
    return (card >> 2) + 1 if card > 3 else ACE


def pack_invalid(
    first: int, second: int, third: int, sizes: tuple[int, int, int, int], fault: int, card: int
) -> Packed:
    """What a text names that is no arrangement of the hand; sizes above MANY are kept as MANY."""
    w, x, y, z = (min(size, MANY) for size in sizes)
    return (
        first | (w | x << 4) << NOTES,
        second | (y | z << 4) << NOTES,
        third | (fault | card << 2) << NOTES,
    )
