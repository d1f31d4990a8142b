"""What the rules of Raub run on: the state, the config, the workspace; and what the ints of a move mean.

Cards of `SKAT32`: card = 8 * suit + rank, ranks 7 8 9 T J Q K A from 0, suits s h d c from 0.

A move is (action, cards, 0): `cards` is the set of cards that `exchange`, `take_turnup` and `card` name,
and empty for every other action.
"""

from virado.cards import CardSet
from virado.games.contract import Packed
from virado.kernel.layout import Layout, MatchState, ints

SEATS = 4
HAND = 4
"""Cards in a hand, and tricks in a deal."""
PACK = 32
SUIT = 8
"""Cards in a suit."""
FULL = (1 << PACK) - 1
STOCK = PACK - 2 * HAND - 1
"""Cards in the stock of two players, the longest."""
NOBODY = -1
NO_CARD = -1

BEFORE_DEAL, DEALING, BLIND, BIDDING, DEFENCE, SEVEN, EXCHANGE, TURNUP, PLAYING, OVER = range(10)
"""Phases. DEALING waits for the pack and nobody sees it."""

UNDECLARED, BY_DECLARE, BY_RAUB, BY_STIH, BY_MUSS = range(5)
"""Contracts: how the declarer came to it."""

FIRST_ROUND_PASSOUT, SECOND_ROUND_PASSOUT, THIRD_SAME_SUIT, PASS_DEAL, MISDEALT, SCORED, NO_ENDING = range(7)
"""Endings: how the latest deal ended; the first five throw it in and may add a Refa (R-11)."""

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
"""Actions, the words of the rulebook in the order of a deal."""


NO_STIH, STIH_OPTIONAL, STIH_AUTOMATIC = range(3)
NO_MUSS, MUSS_ANY_BELOW, MUSS_ALL_BELOW, MUSS_OPPONENT_BELOW = range(4)
QUEUE, COMPOUND, SINGLE = range(3)
"""How Refas stack (R-20)."""
SEVEN_NEVER, SEVEN_ONLY_ACE, SEVEN_ALWAYS = range(3)
"""Values of options in `RaubConfig`."""


class RaubState(MatchState):
    """A position. Everything with one entry per seat has four, whoever many play."""

    erased = ("discards", "hands", "recycled", "stock", "unseen", "unseen_discards")

    turn: int
    """The seat to act."""
    window: int
    """1 while the referee may still announce a misdeal (R-22)."""
    ending: int
    """How the latest finished deal ended: an event of R-11, SCORED, or NO_ENDING before the first."""
    refas: int
    """Outstanding Refas."""
    bidding_round: int
    """1 or 2; 0 in a deal without bidding."""
    declarer: int
    contract: int
    required: int
    """Tricks the declarer must win."""
    active: int
    """Set of seats that have not dropped out of this deal; empty between deals."""
    trump: int
    turned_count: int
    turned: list[int] = ints(3)
    """Cards turned up in this deal, in order; after a swap the last one is the seven."""
    swapper: int
    """Seat that swapped the seven of trumps, or NOBODY (R-14)."""
    swapped: int
    """The turn-up that it took, or NO_CARD."""
    hands: list[int] = ints(SEATS)
    changed: list[int] = ints(SEATS)
    """Cards each seat has changed (R-15); -1 before its turn."""
    discards: list[int] = ints(SEATS)
    """Cards each seat has laid away in the exchange and for the turn-up."""
    recycled: list[int] = ints(SEATS)
    """Discards of each seat that were shuffled into the new stock."""
    unseen_discards: list[int] = ints(SEATS)
    """How many cards of `discards` are missing because the viewer may not know them."""
    owed: int
    """Cards the seat to act still has to draw once the discards have been shuffled."""
    stock: list[int] = ints(STOCK)
    """Undealt cards, -1 where hidden."""
    stock_next: int
    """Index of the top card."""
    stock_end: int
    leader: int
    """Who leads, or led, the trick."""
    lying: int
    """Cards in the trick."""
    led: int
    best: int
    """Strength of the card that wins the trick so far."""
    winning: int
    """Its player."""
    trick: list[int] = ints(SEATS)
    """The card of each seat in the trick, or NO_CARD."""
    tricks: list[int] = ints(SEATS)
    played: list[int] = ints(SEATS)
    """All cards each seat has played in this deal."""
    void: list[int] = ints(SEATS)
    """Cards that each seat has shown not to hold by what it played."""


class RaubConfig(Layout):
    """The options as integers; one row per variant."""

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
    """Set of endings (bit = ending) that add a Refa."""
    stacking: int
    """QUEUE, COMPOUND or SINGLE."""
    refa_max: int
    exchange_max: int
    reshuffle: int
    turnup_first: int
    """1 if the declarer takes the turn-up before changing cards."""
    keep_turnup: int
    """1 if the turn-up may not be discarded."""
    seven: int
    """SEVEN_NEVER, SEVEN_ONLY_ACE or SEVEN_ALWAYS."""
    seven_after_blind: int
    overtrump: int
    declarer_penalty: int
    defender_penalty: int
    misdeal_penalty: int
    unit_over: int
    """The unit of the settlement is unit_over / unit_under."""
    unit_under: int
    integer_split: int
    order: list[int] = ints(16)
    """Strength of 7 8 9 T J Q K A in plain suits, then in trumps."""


class RaubWorkspace(Layout):
    """Raub needs none."""

    unused: int


def pack_move(action: int, cards: CardSet = 0) -> Packed:
    """A move as three ints."""
    return (action, cards, 0)
