"""What the rules of Zwanzig ab run on: the state, the config, the workspace; and what the ints of a move mean.

Cards of `SKAT32`: card = 8 * suit + rank. A move is (action, what, 0):

    BLIND, CHOOSE   a suit          EXCHANGE   a set of cards
    CARD            a card          LOOK, NEXT, REDEAL, STAY, DROP   0
"""

from virado.games.contract import Packed
from virado.kernel.layout import Layout, MatchState, ints
from virado.kernel.rule import rule

SEATS = 5
"""Most seats (Z-20)."""
HAND = 5
"""Cards in a complete hand, tricks in a deal."""
CARDS = 32
HEARTS = 1
NO_OBLIGING_SUIT = -2
"""Not NO_SUIT, which trump may be."""
NO_CARD = -1
NO_SEAT = -1
NOT_YET = -1
"""In place of a number of cards: the seat has not exchanged yet."""
UNKNOWN = -1
"""A card of the pack that the viewer may not know."""

BLIND, LOOK, CHOOSE, NEXT, REDEAL, EXCHANGE, STAY, DROP, CARD = 1, 2, 3, 4, 5, 6, 7, 8, 9
"""Actions."""

IN_BLIND, IN_TRUMP, IN_EXCHANGE, IN_DROP, IN_PLAY, AT_END = 0, 1, 2, 3, 4, 5
"""Phases."""

NO_PACK, NEW_DEAL, SAME_DEAL = 0, 1, 2
"""What the pack that chance must supply is for; SAME_DEAL is a redeal (Z-6)."""


class ZwanzigState(MatchState):
    """A position. Vectors go by seat, sets of seats have bit = seat."""

    erased = ("discards", "hands", "pack", "unseen")

    turn: int
    forehand: int
    trump: int
    """Suit, or NO_SUIT until it is fixed."""
    blind: int
    """1 if trump was chosen blind."""
    special: int
    """1 in a special deal (Z-4)."""
    tie_break: int
    """1 in a tie-break deal: some score was already 0 or less when it began (Z-4)."""
    sitting_out: int
    """Seats that are not tied, while only those who are play on (Z-18)."""
    exposed: int
    """The card that `next` has turned face up, or NO_CARD."""
    dropped: int
    """Seats that have left this deal, or sit it out."""
    dropped_before: int
    """Seats that left the last scored deal on their own."""
    hands: list[int] = ints(6)
    """Sets of cards; only first packets until trump is fixed (Z-5)."""
    discards: list[int] = ints(6)
    """What each seat has laid away."""
    exchanged: list[int] = ints(6)
    """How many cards each seat has exchanged; NOT_YET before its exchange."""
    lacks: list[int] = ints(6)
    """Cards that each seat has shown not to hold by what it played (Z-13); everybody knows them."""
    pack: list[int] = ints(CARDS)
    """The pack as it was shuffled, index 0 dealt first; UNKNOWN where the viewer may not know the card."""
    pack_next: int
    """Index of the next card to be dealt or drawn."""
    pack_wanted: int
    plays: list[int] = ints(HAND * SEATS)
    """Cards played in this deal, in order: 32 * seat + card."""
    play_count: int
    lying: int
    """Cards in the current trick, the last ones of `plays`."""
    led: int
    """Suit led to the current trick, or NO_SUIT."""
    best: int
    """Strength of the highest card in the trick."""
    best_seat: int
    trick_cards: int
    """The cards of the current trick as a set."""
    gone: int
    """The cards of all completed tricks."""
    tricks: list[int] = ints(6)
    """Tricks won by each seat."""
    tricks_played: int


class ZwanzigConfig(Layout):
    """The options as integers; one row per variant."""

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
    """1 if the two multipliers multiply, 0 if the larger one counts."""
    exchange_max: int
    drop_first: int
    oblige_suit: int
    """Suit, or NO_OBLIGING_SUIT."""
    min_two_active: int
    no_consecutive_drop: int
    no_drop_at_or_below: int
    """A very low number if there is no such limit."""
    no_trick_penalty: int
    all_tricks_bonus: int
    special_from: int
    """A very large number if no deal is special."""
    special_once: int
    special_in_tiebreak: int
    shared: int
    tied_only: int
    """1 if only those who are tied go on (Z-18)."""
    overtrump: int
    players: int
    """Number of seats; with the next two, for positions from outside."""
    start_score: int
    first_dealer: int


class ZwanzigWorkspace(Layout):
    """Scratch space: the rules of this game need none."""

    unused: int


@rule
def seat_after(s: ZwanzigState, seat: int) -> int:
    """The next seat clockwise."""
    following = seat + 1
    return 0 if following == s.players else following


def pack_move(action: int, what: int = 0) -> Packed:
    """A move as three ints."""
    return (action, what, 0)
