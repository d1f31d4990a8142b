"""Face-up piles, and the cards that may be stolen from them (C-27).

The order of piles is recorded only in variants with stealing. A top card that a move uses is included in the loose
cards of the move.
"""

from virado.cards import Card, CardSet, Seat
from virado.games.casino.rules.duties import side_of
from virado.games.casino.rules.groups import equal_cards, value_set
from virado.games.casino.rules.refusals import (
    NO_STEALING_IN_BUILDS,
    NO_STEALING_IN_CAPTURES,
    STEAL_EQUAL_ONLY,
    STEAL_IN_RAISE,
    STEAL_OWN_BUILD_ONLY,
    STEAL_WITHOUT_BASE,
)
from virado.games.casino.rules.scoring import put_on_pile
from virado.games.casino.rules.state import (
    NOBODY,
    STEAL_EQUAL,
    STEAL_NONE,
    STEAL_OWN_BUILD,
    UNDER_A_WORD,
    UNDER_BITS,
    CasinoConfig,
    CasinoState,
    owner_of,
    value_of,
)
from virado.kernel.bits import highest
from virado.kernel.rule import rule

UPPERMOST_LAST = (3, 1, 2, 0)
"""Order of suits in which cards of one rank are laid on a pile: clubs, hearts, diamonds, spades."""
ONE_CARD = (1 << UNDER_BITS) - 1


# ---------------------------------------------------------------------- the order of a pile
@rule
def card_under(s: CasinoState, card: Card) -> int:
    """Return the card beneath a card in a pile, plus 1, or 0 if it is the lowest card."""
    return s.under[card // UNDER_A_WORD] >> (UNDER_BITS * (card % UNDER_A_WORD)) & ONE_CARD


@rule
def lay_on_top(s: CasinoState, side: int, card: Card) -> None:
    """Put a card on top of a side's pile."""
    word = card // UNDER_A_WORD
    shift = UNDER_BITS * (card % UNDER_A_WORD)
    s.under[word] = s.under[word] & ~(ONE_CARD << shift) | s.tops[side] << shift
    s.tops[side] = card + 1


@rule
def lay_in_order(s: CasinoState, side: int, cards: CardSet) -> None:
    """Lay cards on a side's pile, highest rank first. Within a rank, the spade is laid last."""
    while cards:
        rank = highest(cards) >> 2
        for suit in UPPERMOST_LAST:
            card = rank << 2 | suit
            if cards >> card & 1:
                lay_on_top(s, side, card)
        cards &= (1 << (rank << 2)) - 1


@rule
def lay_capture(s: CasinoState, o: CasinoConfig, side: int, played: CardSet, taken: CardSet) -> None:
    """Lay a capture on the pile of its side, if the variant records the order of piles."""
    if not o.stealing:
        return
    if o.lowest_on_top:
        lay_in_order(s, side, played | taken)
    else:
        lay_in_order(s, side, taken)
        lay_in_order(s, side, played)


# ---------------------------------------------------------------------- stealing
@rule
def stealable(s: CasinoState, o: CasinoConfig, seat: Seat) -> CardSet:
    """Return the top cards of the other sides' piles that can be stolen."""
    cards = 0
    if o.stealing:
        own = side_of(s, seat)
        for side in range(s.sides):
            if side != own and s.tops[side]:
                cards |= 1 << s.tops[side] - 1
    return cards


@rule
def steal(s: CasinoState, o: CasinoConfig, cards: CardSet) -> None:
    """Remove these top cards from their piles."""
    for side in range(s.sides):
        top = s.tops[side] - 1
        if top >= 0 and cards >> top & 1:
            s.tops[side] = card_under(s, top)
            s.piles[side] &= ~(1 << top)
            put_on_pile(s, o, side, 0)


@rule
def capture_steal_refusal(o: CasinoConfig, card: Card, stolen: CardSet, loose: CardSet, builds: int) -> int:
    """Return the refusal of stealing in a capture of these cards, or 0 if it is allowed."""
    if o.steal_captures == STEAL_NONE or value_set(o, card) == 0:
        return NO_STEALING_IN_CAPTURES
    if loose == stolen and builds == 0:
        return STEAL_WITHOUT_BASE
    if o.steal_captures == STEAL_EQUAL and stolen & ~equal_cards(card, stolen):
        return STEAL_EQUAL_ONLY
    return 0


@rule
def build_steal_refusal(
    s: CasinoState, o: CasinoConfig, seat: Seat, stolen: CardSet, joined: CardSet, value: int, target: int
) -> int:
    """Return the refusal of stealing in a build move with these joined cards, or 0 if it is allowed."""
    if o.steal_builds == STEAL_NONE:
        return NO_STEALING_IN_BUILDS
    if target == NOBODY:
        if o.steal_builds == STEAL_OWN_BUILD:
            return STEAL_OWN_BUILD_ONLY
        return STEAL_WITHOUT_BASE if joined == stolen else 0
    if value != value_of(s.build_info[target]):
        return STEAL_IN_RAISE
    if o.steal_builds == STEAL_OWN_BUILD and owner_of(s.build_info[target]) != seat:
        return STEAL_OWN_BUILD_ONLY
    return 0
