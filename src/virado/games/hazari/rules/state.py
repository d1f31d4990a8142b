"""Layouts for the rules of Hazari: state, config and workspace, and packed moves.

Cards of `FRENCH52`: card = 4 * (rank - 1) + suit with the ace as rank 1. The ace is the highest rank, except in one
run.

A move is an arrangement: the card sets of the first three groups. The last group is the rest of the hand. A text can
name an impossible arrangement, such as four cards in the first group or a repeated card. The bits from `NOTES` on
then record the fault for the refusal. In a legal move these bits are 0:

    first group  | sizes of groups 1 and 2 as named, 4 bits each
    second group | sizes of groups 3 and 4
    third group  | fault (2 bits: FAULT_SIZES, FAULT_FOREIGN, FAULT_TWICE), the wrong card (6 bits)
"""

from virado.games.contract import Packed
from virado.kernel.layout import Layout, MatchState, ints
from virado.kernel.rule import rule

SEATS = 4
HAND = 13
"""Number of cards in a hand."""
THREES = 286
"""Number of three-card sets in a hand."""
SPLITS = 1_201_200
"""Number of ways to split a hand into groups of 3, 3, 3 and 4 cards."""
SUBSETS = 1 << HAND
WHOLE = SUBSETS - 1
"""A whole hand as a set of places."""
LARGEST_BLOCK = 4096
"""Maximum number of pairs of first and second groups with two given strengths."""

ACE = 14
GROUP_SIZES = (3, 3, 3, 4)
PLAYED_OUT, BY_TARGET, BY_TROY = 0, 1, 2
"""Endings of a deal or match; 0 also while the match continues."""

NOTES = 52
DECK_CARDS = (1 << NOTES) - 1
FAULT_SIZES, FAULT_FOREIGN, FAULT_TWICE = 1, 2, 3
MANY = 15
"""Stored size of the last group if the text has more than four groups."""


class HazariState(MatchState):
    """A position of a Hazari match.

    Lists are indexed by seat; groups are stored at 4 * seat + round, with rounds from 0.
    """

    erased = ("groups", "hands", "unseen")

    hands: list[int] = ints(4)
    """Cards dealt and not shown yet. Declaring "up" does not change them."""
    up: int
    """Set of the seats that are up (H-12)."""
    groups: list[int] = ints(16)
    """Arrangement of each seat that is up; 0 if it is hidden from the viewer."""
    shown: int
    """Number of rounds shown so far in this deal, 0 to 4."""
    round_winners: list[int] = ints(4)
    """Winner of each round shown so far."""
    captured: list[int] = ints(4)
    """Points captured by each seat in this deal."""
    extended: int
    """Set of the seats whose hand has a legal arrangement in the extended order (H-13), if the option is on."""
    pack_wanted: int
    """1 while a new deal waits for its pack. Until then the state contains the finished deal."""
    ending: int
    """0 while the match continues, else BY_TARGET or BY_TROY."""


class HazariConfig(Layout):
    """The options of a variant as integers, filled by `rules.config.make_config`."""

    players: int
    points: list[int] = ints(52)
    """Points of each card (H-1)."""
    four_card: int
    two_pair: int
    odd_card: int
    """1 if the odd fourth card breaks ties between last groups (H-19)."""
    free_order: int
    extended: int
    first_played: int
    troy_rounds: int
    """Rounds in which a winning troy wins the match, bit r for round r, counted from 1; 0 if none."""
    target: int
    shared_top: int
    first_dealer: int


class HazariWorkspace(Layout):
    """The groups of one hand, strongest first, filled by `rules.move_generation.prepare`.

    A set of cards of the hand is stored as a set of 13 places. Place 0 is the lowest card of the hand in the order of
    the deck.
    """

    cards: list[int] = ints(HAND)
    threes: list[int] = ints(THREES)
    """The three-card sets, strongest first."""
    strengths: list[int] = ints(THREES)
    ends: list[int] = ints(THREES)
    """For each three-card set, the index after the last set of equal strength."""
    labels: list[int] = ints(THREES)
    """Cards of each three-card set, as they are written to the list of moves."""
    three: list[int] = ints(SUBSETS)
    """Strength of each three-card set."""
    order: list[int] = ints(SUBSETS)
    """Strength of each four-card set when it is compared with the third group (H-13)."""
    last: list[int] = ints(SUBSETS)
    """Strength of each four-card set in round 4 (H-18, H-19)."""
    near: list[int] = ints(THREES)
    firsts: list[int] = ints(LARGEST_BLOCK)
    seconds: list[int] = ints(LARGEST_BLOCK)


@rule
def rank_of(card: int) -> int:
    """Return the rank of a card, 2 to 14, with the ace high."""
    return (card >> 2) + 1 if card > 3 else ACE


def pack_invalid(
    first: int, second: int, third: int, sizes: tuple[int, int, int, int], fault: int, card: int
) -> Packed:
    """Return the packed form of a text that is not an arrangement of the hand.

    Sizes above MANY are stored as MANY.
    """
    w, x, y, z = (min(size, MANY) for size in sizes)
    return (
        first | (w | x << 4) << NOTES,
        second | (y | z << 4) << NOTES,
        third | (fault | card << 2) << NOTES,
    )
