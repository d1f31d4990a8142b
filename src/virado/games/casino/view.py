"""The view of the Casino family, built from a state filtered by `hide`, and builds as structs."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from virado.cards import Card, CardSet, Seat, members
from virado.games.casino.messages import CasinoView, Groups, RestrictedItem, TableBuild
from virado.games.casino.notation import deck_of, names, sort_cards
from virado.games.casino.rules.dealing import is_last_round
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.scoring import ALL_ITEMS, BIG, CARDS, SPADES, cancelled_sweeps, items_open
from virado.games.casino.rules.secrecy import UNKNOWN
from virado.games.casino.rules.state import (
    NOBODY,
    CasinoConfig,
    CasinoState,
    is_multiple,
    keeper_of,
    owner_of,
    value_of,
)
from virado.games.casino.rules.subsets import tally_of
from virado.games.messages import CardName, Held
from virado.kernel.bits import count

RESTRICTED_ITEMS: dict[int, RestrictedItem] = {
    CARDS: "most_cards",
    SPADES: "most_spades",
    BIG: "big_casino",
}


def view_of(s: CasinoState, o: CasinoConfig, common: dict[str, Any]) -> CasinoView:
    """Return the view of a state; `common` holds the fields that all families share."""
    return CasinoView(
        **common,
        hands=hands(s, o),
        round=s.round,
        loose=names(o, s.loose),
        builds=tuple(
            [table_build(o, s.build_cards[place], s.build_info[place]) for place in range(s.builds)]
        ),
        piles=tuple([count(pile) for pile in s.piles[: s.sides]]),
        tops=tuple(top_card(s, o, side) for side in range(s.sides)) if o.stealing else UNSET,
        sweeps=tuple(s.sweeps[: s.sides]),
        cancelled=cancelled_sweeps(s, o),
        stock=s.stock_end - s.stock_next,
        last_capturer=seat_or_none(s.last_capturer),
        restricted_to=tuple([restricted_to(s, o, side) for side in range(s.sides)]),
        extra_deal=bool(s.extra_deal),
        turns_owed=s.turns_owed,
        last_round=bool(is_last_round(s)) and not s.pack_wanted,
        known=tuple(tuple(members(known)) for known in s.known[: s.players]) if o.for_partner else UNSET,
        oranges=tuple(s.oranges[: s.sides]) if o.orange_calls else UNSET,
        false_calls=tuple(s.false_calls[: s.sides]) if o.orange_calls else UNSET,
        bottom=bottom_card(s, o) if o.cut_peek else UNSET,
    )


def seat_view(s: CasinoState, o: CasinoConfig, seat: Seat, public: CasinoView) -> CasinoView:
    """Return the view of a seat, which differs from the public view only in the hands and the bottom card."""
    return replace(
        public,
        seat=seat,
        hands=hands(s, o),
        bottom=bottom_card(s, o) if o.cut_peek else UNSET,
    )


def hands(s: CasinoState, o: CasinoConfig) -> tuple[Held, ...]:
    """Return each seat's hand, or the number of its cards if they are hidden."""
    players = s.players
    return tuple(
        [unseen or names(o, hand) for unseen, hand in zip(s.unseen[:players], s.hands[:players], strict=True)]
    )


def seat_or_none(seat: Seat) -> Seat | None:
    """Return the seat, or None for NOBODY."""
    return None if seat == NOBODY else seat


def restricted_to(s: CasinoState, o: CasinoConfig, side: int) -> tuple[RestrictedItem, ...] | None:
    """Return the items that a restricted side can still score (C-22), or None for an unrestricted side."""
    still = items_open(s, o, side)
    if still == ALL_ITEMS:
        return None
    return tuple(name for item, name in RESTRICTED_ITEMS.items() if still & item)


def top_card(s: CasinoState, o: CasinoConfig, side: int) -> CardName | None:
    """Return the top card of a side's pile if the variant records the order of piles (C-27)."""
    return deck_of(o).names[s.tops[side] - 1] if s.tops[side] else None


def bottom_card(s: CasinoState, o: CasinoConfig) -> CardName | None:
    """Return the bottom card of the stock if it exists and the viewer knows it (C-25)."""
    if s.stock_next == s.stock_end or s.stock[s.stock_end - 1] == UNKNOWN:
        return None
    return deck_of(o).names[s.stock[s.stock_end - 1]]


# ---------------------------------------------------------------------- builds
def table_build(o: CasinoConfig, cards: CardSet, info: int) -> TableBuild:
    """Return a build as a struct from its cards and its packed `build_facts`."""
    return TableBuild(
        cards=groups_of(o, cards, info),
        value=value_of(info),
        owner=owner_of(info),
        keeper=keeper_of(info),
        kind="multiple" if is_multiple(info) else "single",
    )


def groups_of(o: CasinoConfig, cards: CardSet, info: int) -> Groups:
    """Return the groups of a build by card name."""
    return tuple(names(o, group) for group in groups(o, cards, value_of(info), is_multiple(info)))


def groups(o: CasinoConfig, cards: CardSet, value: int, multiple: int) -> list[CardSet]:
    """Return the groups of a build (C-5), highest cards first.

    If the cards can be divided in several ways, the result is always the same. A set that cannot be divided is
    returned as one group.
    """
    found = _divide(o, cards, value, set()) if multiple else None
    return found if found is not None else [cards]


def _divide(o: CasinoConfig, cards: CardSet, value: int, dead: set[int]) -> list[CardSet] | None:
    """Return the groups of a set, or None if it cannot be divided.

    `dead` caches the tallies of sets that cannot be divided.
    """
    if not cards:
        return []
    first, *others = sort_cards(cards)
    for group in _groups_with(o, first, others, value):
        left = cards & ~group
        tally = tally_of(o, left)
        if tally not in dead:
            rest = _divide(o, left, value, dead)
            if rest is not None:
                return [group, *rest]
            dead.add(tally)
    return None


def _groups_with(o: CasinoConfig, first: Card, others: Sequence[Card], value: int) -> Iterator[CardSet]:
    """Yield every group of this value that consists of the first card and cards of `others`."""
    if value == ACE_HIGH and o.holders[ACE_HIGH] >> first & 1:
        yield 1 << first
    yield from _complete_group(o, others, value - o.value[first], 1 << first)


def _complete_group(
    o: CasinoConfig, others: Sequence[Card], missing: int, group: CardSet
) -> Iterator[CardSet]:
    if missing == 0:
        yield group
        return
    tried = 0
    for i, card in enumerate(others):
        each = o.value[card]
        if 0 < each <= missing and each != tried:
            tried = each
            yield from _complete_group(o, others[i + 1 :], missing - each, group | 1 << card)
