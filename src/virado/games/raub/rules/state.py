"""Layouts for the rules of Raub: state, config and workspace, and the integers of a move.

Cards of `SKAT32`: card = 8 * suit + rank, ranks 7 8 9 T J Q K A from 0, suits s h d c from 0.

A move is (action, cards, extra). `cards` is the set of cards that `exchange`, `take_turnup` and `card` name, and empty
for every other action. `extra` is one more than the seat that a misdeal names, and 0 for every other move.
"""

from virado.cards import CardSet
from virado.games.contract import Packed
from virado.kernel.layout import Layout, MatchState, ints

SEATS = 4
HAND = 4
"""Number of cards in a hand, and of tricks in a deal."""
PACK = 32
SUIT = 8
"""Number of cards in a suit."""
FULL = (1 << PACK) - 1
STOCK = PACK - 2 * HAND - 1
"""Maximum number of cards in the stock, reached with two players."""
NOBODY = -1
NO_CARD = -1

BEFORE_DEAL, DEALING, BLIND, BIDDING, DEFENCE, SEVEN, EXCHANGE, TURNUP, PLAYING, OVER = range(10)
"""Phases. DEALING waits for the pack and is never visible."""

UNDECLARED, BY_DECLARE, BY_RAUB, BY_STIH, BY_MUSS = range(5)
"""Contracts, by the declarer's announcement."""

FIRST_ROUND_PASSOUT, SECOND_ROUND_PASSOUT, THIRD_SAME_SUIT, PASS_DEAL, MISDEALT, SCORED, NO_ENDING = range(7)
"""Endings of a deal; the first five throw it in and may add a Refa (R-11)."""

(
    DEAL,
    REFA,
    MUSS,
    LOOK,
    RAUB,
    STIH,
    DECLARE,
    PASS,
    TURN_NEXT,
    PLAY,
    DROP,
    SWAP_SEVEN,
    NO_SWAP,
    EXCHANGE_CARDS,
    TAKE_TURNUP,
    CARD,
    MISDEAL,
    MISDEAL_INTENTIONAL,
) = range(18)
"""Actions of the rulebook, in the order of a deal."""


NO_STIH, STIH_OPTIONAL, STIH_AUTOMATIC = range(3)
NO_MUSS, MUSS_ANY_BELOW, MUSS_ALL_BELOW, MUSS_OPPONENT_BELOW = range(4)
QUEUE, COMPOUND, SINGLE = range(3)
"""Values of the option `refa_stacking` (R-20)."""
SEVEN_NEVER, SEVEN_ONLY_ACE, SEVEN_ALWAYS = range(3)
"""Values of the option `seven_exchange`."""


class RaubState(MatchState):
    """A position of a Raub match. Lists indexed by seat have four entries, regardless of the number of players."""

    erased = ("discards", "hands", "recycled", "stock", "unseen", "unseen_discards")

    turn: int
    """The seat to act."""
    window: int
    """1 while the referee may still announce a misdeal (R-22)."""
    ending: int
    """Ending of the latest finished deal: an event of R-11, SCORED, or NO_ENDING before the first."""
    refas: int
    """Number of outstanding Refas."""
    bidding_round: int
    """1 or 2; 0 in a deal without bidding."""
    declarer: int
    contract: int
    required: int
    """Number of tricks that the declarer must win."""
    active: int
    """Set of seats that have not dropped out of this deal; empty between deals."""
    trump: int
    turned_count: int
    turned: list[int] = ints(3)
    """The cards turned up in this deal, in order; after a swap the seven is the last."""
    swapper: int
    """The seat that swapped the seven of trumps, or NOBODY (R-14)."""
    swapped: int
    """The turn-up that `swapper` took, or NO_CARD."""
    hands: list[int] = ints(SEATS)
    changed: list[int] = ints(SEATS)
    """Number of cards that each seat has exchanged (R-15); -1 before its exchange."""
    discards: list[int] = ints(SEATS)
    """Cards that each seat has discarded in the exchange and for the turn-up."""
    recycled: list[int] = ints(SEATS)
    """Discards of each seat that were shuffled into the new stock."""
    unseen_discards: list[int] = ints(SEATS)
    """Number of cards missing from each seat's `discards` because they are hidden from the viewer."""
    owed: int
    """Number of cards that the seat to act must still draw from the shuffled discards."""
    stock: list[int] = ints(STOCK)
    """Undealt cards in order; -1 for a card hidden from the viewer."""
    stock_next: int
    """Index of the top card of the stock."""
    stock_end: int
    leader: int
    """The seat that leads or led to the trick."""
    lying: int
    """Number of cards in the current trick."""
    led: int
    best: int
    """Strength of the card that is currently winning the trick."""
    winning: int
    """The seat that played the card that is currently winning the trick."""
    trick: list[int] = ints(SEATS)
    """The card of each seat in the current trick, or NO_CARD."""
    tricks: list[int] = ints(SEATS)
    played: list[int] = ints(SEATS)
    """All cards that each seat has played in this deal."""
    void: list[int] = ints(SEATS)
    """Cards that each seat cannot hold, as its plays have shown."""


class RaubConfig(Layout):
    """The options of a variant as integers."""

    players: int
    start_score: int
    first_dealer: int
    raub: int
    raub_required: int
    stih: int
    """NO_STIH, STIH_OPTIONAL or STIH_AUTOMATIC."""
    muss: int
    """NO_MUSS, MUSS_ANY_BELOW, MUSS_OPPONENT_BELOW or MUSS_ALL_BELOW."""
    muss_threshold: int
    pass_deal: int
    turn_next: int
    refa_sources: int
    """Endings that add a Refa, as a set; bit n stands for ending n."""
    stacking: int
    """QUEUE, COMPOUND or SINGLE."""
    refa_max: int
    exchange_max: int
    reshuffle: int
    turnup_first: int
    """1 if the declarer takes the turn-up before exchanging cards."""
    keep_turnup: int
    """1 if the declarer may not discard the turn-up."""
    seven: int
    """SEVEN_NEVER, SEVEN_ONLY_ACE or SEVEN_ALWAYS."""
    seven_first: int
    """1 if the seven is swapped before the answers."""
    seven_after_blind: int
    overtrump: int
    declarer_penalty: int
    defender_penalty: int
    misdeal_any: int
    """1 if the referee may also announce a mistake of a seat other than the dealer."""
    misdeal_penalty: int
    unit_over: int
    """Numerator of the unit of money; `unit_under` is the denominator."""
    unit_under: int
    integer_split: int
    order: list[int] = ints(16)
    """Strength of 7 8 9 T J Q K A in plain suits, then in trumps."""


class RaubWorkspace(Layout):
    """Scratch space; the rules of Raub need none."""

    unused: int


def pack_move(action: int, cards: CardSet = 0, extra: int = 0) -> Packed:
    """Return a move as three integers."""
    return (action, cards, extra)
