"""Layouts for the rules of Zwanzig ab: state, config and workspace, and the integers of a move.

Cards of `SKAT32`: card = 8 * suit + rank. A move is (action, what, 0):

    BLIND, CHOOSE   a suit          EXCHANGE   a set of cards
    CARD            a card          LOOK, NEXT, REDEAL, STAY, DROP   0
"""

from virado.games.contract import Packed
from virado.kernel.layout import Layout, MatchState, ints
from virado.kernel.rule import rule

SEATS = 5
"""Maximum number of seats (Z-20)."""
HAND = 5
"""Number of cards in a complete hand, and of tricks in a deal."""
CARDS = 32
HEARTS = 1
NO_OBLIGING_SUIT = -2
"""Value of `oblige_suit` without an obliging suit. It differs from NO_SUIT, which `trump` can be."""
NO_CARD = -1
NO_SEAT = -1
NOT_YET = -1
"""Number of exchanged cards of a seat that has not exchanged yet."""
UNKNOWN = -1
"""Placeholder for a card of the pack that is hidden from the viewer."""

BLIND, LOOK, CHOOSE, NEXT, REDEAL, EXCHANGE, STAY, DROP, CARD = 1, 2, 3, 4, 5, 6, 7, 8, 9
"""Actions of the rulebook, in the order of a deal."""

IN_BLIND, IN_TRUMP, IN_EXCHANGE, IN_DROP, IN_PLAY, AT_END = 0, 1, 2, 3, 4, 5
"""Phases."""

NO_PACK, NEW_DEAL, SAME_DEAL = 0, 1, 2
"""Purpose of the pack that chance must supply; SAME_DEAL is a redeal (Z-6)."""


class ZwanzigState(MatchState):
    """A position of a Zwanzig ab match.

    Lists are indexed by seat; in sets of seats, bit n stands for seat n.
    """

    erased = ("discards", "hands", "pack", "unseen")

    turn: int
    forehand: int
    trump: int
    """The trump suit, or NO_SUIT until it is fixed."""
    blind: int
    """1 if trump was chosen blind."""
    special: int
    """1 in a special deal (Z-4)."""
    tie_break: int
    """1 in a tie-break deal: some score was already 0 or less when it began (Z-4)."""
    sitting_out: int
    """Seats that are not tied, while only the tied seats continue (Z-18)."""
    exposed: int
    """The card that `next` turned up, or NO_CARD."""
    dropped: int
    """Seats that have dropped out of this deal or sit it out."""
    dropped_before: int
    """Seats that dropped out of the last scored deal by their own decision."""
    drops: list[int] = ints(6)
    """Number of times that each seat has dropped out in this match."""
    hands: list[int] = ints(6)
    """Hands as sets of cards; only the first packets until trump is fixed (Z-5)."""
    discards: list[int] = ints(6)
    """Cards that each seat has discarded."""
    exchanged: list[int] = ints(6)
    """Number of cards that each seat has exchanged; NOT_YET before its exchange."""
    lacks: list[int] = ints(6)
    """Cards that each seat cannot hold, as its plays have shown (Z-13)."""
    pack: list[int] = ints(CARDS)
    """The pack in shuffled order, index 0 dealt first; UNKNOWN for a card hidden from the viewer."""
    pack_next: int
    """Index of the next card to be dealt or drawn."""
    pack_wanted: int
    plays: list[int] = ints(HAND * SEATS)
    """Cards played in this deal, in order: 32 * seat + card."""
    play_count: int
    lying: int
    """Number of cards in the current trick, which are the last of `plays`."""
    led: int
    """Suit led to the current trick, or NO_SUIT."""
    best: int
    """Strength of the card that is currently winning the trick."""
    best_seat: int
    trick_cards: int
    """The cards of the current trick as a set."""
    gone: int
    """The cards of all completed tricks."""
    tricks: list[int] = ints(6)
    """Tricks won by each seat."""
    tricks_played: int


class ZwanzigConfig(Layout):
    """The options of a variant as integers."""

    order: list[int] = ints(16)
    """Strength of 7 8 9 T J Q K A in plain suits, then in trumps."""
    rank_of: list[int] = ints(16)
    """The ranks by strength, lowest first: in plain suits, then in trumps."""
    first_packet: int
    trump_next: int
    trump_blind: int
    redeal_weak: int
    blind_multiplier: int
    hearts_multiplier: int
    multiply: int
    """1 if the two factors are multiplied, 0 if only the larger applies."""
    exchange_max: int
    drop_first: int
    oblige_suit: int
    """The obliging suit, or NO_OBLIGING_SUIT."""
    min_two_active: int
    no_consecutive_drop: int
    no_drop_at_or_below: int
    """The score limit of the option; a very low number without a limit."""
    max_drops: int
    """Maximum number of drops of a seat in a match; a very high number if there is no limit."""
    no_trick_penalty: int
    maker_no_trick_penalty: int
    all_tricks_bonus: int
    special_from: int
    """Number of the first special deal; a very large number if no deal is special."""
    special_once: int
    special_in_tiebreak: int
    exact_zero: int
    """1 if gains beyond 0 do not count (Z-15)."""
    all_out: int
    """1 if all seats at 0 or less win (Z-17)."""
    shared: int
    tied_only: int
    """1 if only the tied seats continue (Z-18)."""
    overtrump: int
    players: int
    """Number of seats, needed for imported positions."""
    start_score: int
    first_dealer: int


class ZwanzigWorkspace(Layout):
    """Scratch space; the rules of this game need none."""

    unused: int


@rule
def seat_after(s: ZwanzigState, seat: int) -> int:
    """Return the next seat clockwise."""
    following = seat + 1
    return 0 if following == s.players else following


def pack_move(action: int, what: int = 0) -> Packed:
    """Return a move as three integers."""
    return (action, what, 0)
