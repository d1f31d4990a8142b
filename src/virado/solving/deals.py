"""The deals of a small game: every way in which the cards that nobody can see may lie.

A *root* is a state with every card in its place. What is public about it stays; the cards that the public view does not place
are dealt out again in every way that fills the same places, each way as likely as any other.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

import numpy as np

from virado.bots.arrays import records
from virado.bots.casino.counting import values_held
from virado.cards import CardSet
from virado.games.casino.rules.dealing import deal_round, is_last_round
from virado.games.casino.rules.duties import can_serve
from virado.games.casino.rules.state import CasinoState
from virado.games.contract import PUBLIC_SEAT
from virado.games.raub.rules.state import DEFENCE, EXCHANGE, FULL, RaubState
from virado.games.variant import Variant
from virado.games.zwanzig_ab.rules.state import IN_DROP, IN_EXCHANGE, ZwanzigState
from virado.kernel.bits import count
from virado.kernel.layout import MatchState

MOST_DEALS = 2_000_000
"""More are refused: they would not fit into memory as a tree."""


class Place(NamedTuple):
    """Where some hidden cards lie together, so that their order makes no difference."""

    field: str
    """`hands`, `discards`, or the field of the stock."""
    where: tuple[int, ...]
    """The seat, or the places in the stock."""
    number: int
    """Cards that lie there."""


class Hidden(NamedTuple):
    """The cards that a public view does not place, and where they may lie."""

    cards: CardSet
    places: tuple[Place, ...]


def hidden_of(variant: Variant, root: MatchState) -> Hidden:
    """What is hidden in a root; ValueError for a position that cannot be dealt out again (someone may still draw cards)."""
    for kind, find in _FINDERS.items():
        if isinstance(root, kind):
            public: Any = root.clone()
            variant.game.rules.hide(public, variant.config(), PUBLIC_SEAT)
            return find(variant.config(), root, public)
    raise ValueError(f"deals of {variant.game.name} are not enumerated")


def all_deals(variant: Variant, root: MatchState) -> Any:
    """Every deal of a root that agrees with what is known of hands, as records of its state; the root's own among them.

    ValueError if there are more than MOST_DEALS, or as `hidden_of`.
    """
    hidden = hidden_of(variant, root)
    numbers = [place.number for place in hidden.places]
    if _ways(count(hidden.cards), numbers) > MOST_DEALS:
        raise ValueError(f"more than {MOST_DEALS} deals")
    lots = list(_lots(hidden.cards, numbers))
    found = np.repeat(records(root), len(lots))
    for at, place in enumerate(hidden.places):
        sets = np.array([lot[at] for lot in lots], np.int64)
        if place.field in ("hands", "discards"):
            known = int(getattr(root, place.field)[place.where[0]]) & ~hidden.cards
            found[place.field][:, place.where[0]] = sets | known
        else:
            for order, index in enumerate(place.where):
                found[place.field][:, index] = _card_number(sets, order)
    return found[_agrees(variant.config(), root, found["hands"])]


def _ways(cards: int, numbers: Sequence[int]) -> int:
    """How many ways `_lots` finds."""
    found = 1
    for number in numbers:
        found *= comb(cards, number)
        cards -= number
    return found


def _lots(cards: CardSet, numbers: Sequence[int]) -> Iterator[tuple[CardSet, ...]]:
    """Every way to divide cards into sets of these sizes."""
    if not numbers:
        yield ()
        return
    members = [1 << card for card in range(cards.bit_length()) if cards >> card & 1]
    for chosen in combinations(members, numbers[0]):
        first = sum(chosen)
        for rest in _lots(cards & ~first, numbers[1:]):
            yield (first, *rest)


def _agrees(o: Any, root: Any, hands: Any) -> Any:
    """Which deals (deals, seats) agree with what seats have shown to lack, or are bound to hold."""
    if isinstance(root, CasinoState):
        duties = [(seat, values) for seat in range(root.players) if (values := values_held(root, seat))]
        return np.array(
            [all(can_serve(o, int(held[seat]), values) for seat, values in duties) for held in hands]
        )
    lacks = root.void if isinstance(root, RaubState) else root.lacks
    return ~(hands & np.array(lacks)).any(axis=1)


def _card_number(sets: Any, order: int) -> Any:
    """The card number `order` of each set, the lowest first."""
    left = sets.copy()
    for _ in range(order):
        left &= left - 1
    return np.log2((left & -left).astype(np.float64)).astype(np.int64)


# ---------------------------------------------------------------------- families
def _casino(o: Any, root: Any, public: Any) -> Hidden:
    """Hands, and what each seat will get of the stock in each round to come."""
    cards = 0
    places: list[Place] = []
    for seat in range(root.players):
        held = root.hands[seat] & ~public.hands[seat]
        cards |= held
        places.append(Place("hands", (seat,), count(held)))
    dealt: Any = root.clone()
    for place in range(dealt.stock_next, dealt.stock_end):
        cards |= 1 << root.stock[place]
        dealt.stock[place] = place
    dealt.loose = 0
    while not is_last_round(dealt):
        dealt.hands = [0] * len(dealt.hands)
        lying = dealt.loose
        deal_round(dealt, o)
        for got in (*dealt.hands[: dealt.players], dealt.loose & ~lying):
            index = tuple(place for place in range(dealt.stock_end) if got >> place & 1)
            places.append(Place("stock", index, len(index)))
    return Hidden(cards, tuple(place for place in places if place.number))


def _raub(o: Any, root: Any, public: Any) -> Hidden:
    """Hands and discards; what is left lies in the stock, from which nobody draws any more. The turn-up stays where it is."""
    if root.phase < DEFENCE or (root.phase <= EXCHANGE and o.exchange_max):
        raise ValueError("cards may still be drawn from the stock")
    shown = sum(1 << card for card in root.turned[: root.turned_count])
    for seat in range(root.players):
        shown |= root.played[seat]
    return _tricks(root, public, FULL & ~shown)


def _zwanzig(o: Any, root: Any, public: Any) -> Hidden:
    """Hands and discards; what is left lies in the stock, from which nobody draws any more."""
    drawn = root.phase < IN_DROP or (root.phase == IN_DROP and o.drop_first)
    if root.phase < IN_EXCHANGE or (drawn and o.exchange_max):
        raise ValueError("cards may still be drawn from the stock")
    return _tricks(root, public, FULL & ~(root.gone | root.trick_cards))


def _tricks(root: Any, public: Any, cards: CardSet) -> Hidden:
    for seat in range(root.players):
        cards &= ~public.hands[seat]
    places = [
        Place(field, (seat,), count(getattr(root, field)[seat] & cards))
        for seat in range(root.players)
        for field in ("hands", "discards")
    ]
    return Hidden(cards, tuple(place for place in places if place.number))


_FINDERS: dict[type[MatchState], Callable[[Any, Any, Any], Hidden]] = {
    CasinoState: _casino,
    RaubState: _raub,
    ZwanzigState: _zwanzig,
}
