"""The position of the Casino family as plain data, and what words about it have in common."""

from typing import Any

from virado.cards import CardSet, Seat
from virado.games.casino.notation import HIGHEST_VALUE, deck_of, names, ordered
from virado.games.casino.rules.scoring import ALL_ITEMS, BIG, CARDS, SPADES, items_open
from virado.games.casino.rules.state import (
    NOBODY,
    CasinoConfig,
    CasinoState,
    is_multiple,
    keeper_of,
    owner_of,
    value_of,
)
from virado.kernel.bits import count

ITEMS = {CARDS: "most_cards", SPADES: "most_spades", BIG: "big_casino"}
"""Items that a restricted side may still score, by the names of the option `points`."""


def groups(o: CasinoConfig, cards: CardSet, value: int, multiple: int) -> list[CardSet]:
    """The groups of a build (C-5), highest cards first; there may be several ways, this is always the same one.

    A set that cannot be divided comes back whole.
    """
    found = _divide(o, cards, value) if multiple else None
    return found if found is not None else [cards]


def _divide(o: CasinoConfig, cards: CardSet, value: int) -> list[CardSet] | None:
    if not cards:
        return []
    first, *others = ordered(cards)
    for group in _sums(o, others, value, 1 << first, first):
        rest = _divide(o, cards & ~group, value)
        if rest is not None:
            return [group, *rest]
    return None


def _sums(o: CasinoConfig, others: list[int], value: int, group: CardSet, card: int) -> list[CardSet]:
    """Every group of this value that holds `group` (whose last card is `card`) and otherwise cards of `others`."""
    if group & (group - 1) == 0 and o.holders[HIGHEST_VALUE] >> card & 1 and value == HIGHEST_VALUE:
        return [group, *_further(o, others, value - o.value[card], group)]
    return _further(o, others, value - o.value[card], group)


def _further(o: CasinoConfig, others: list[int], missing: int, group: CardSet) -> list[CardSet]:
    if missing == 0:
        return [group]
    found: list[CardSet] = []
    for i, card in enumerate(others):
        if 0 < o.value[card] <= missing:
            found += _further(o, others[i + 1 :], missing - o.value[card], group | 1 << card)
    return found


def build_data(o: CasinoConfig, cards: CardSet, info: int) -> dict[str, Any]:
    """A build as everybody sees it."""
    return {
        "cards": [names(o, group) for group in groups(o, cards, value_of(info), is_multiple(info))],
        "value": value_of(info),
        "owner": owner_of(info),
        "keeper": keeper_of(info),
        "kind": "multiple" if is_multiple(info) else "single",
    }


def hand_data(s: CasinoState, o: CasinoConfig, seat: Seat) -> list[str] | int:
    """A hand, or the number of its cards where they are hidden."""
    return s.unseen[seat] if s.unseen[seat] else names(o, s.hands[seat])


def restricted_to(s: CasinoState, o: CasinoConfig, side: int) -> list[str] | None:
    """The items that still score for a restricted side (C-22), or None for a side that scores everything."""
    still = items_open(s, o, side)
    return None if still == ALL_ITEMS else [name for item, name in ITEMS.items() if still & item]


def view(s: CasinoState, o: CasinoConfig) -> dict[str, Any]:
    """What docs/protocol.md lists, of a state that has been through `hide` for the viewer."""
    data: dict[str, Any] = {
        "round": s.round,
        "sides": [[q for q in range(s.players) if q % s.sides == side] for side in range(s.sides)],
        "hands": [hand_data(s, o, q) for q in range(s.players)],
        "loose": names(o, s.loose),
        "builds": [build_data(o, s.build_cards[place], s.build_info[place]) for place in range(s.builds)],
        "piles": [count(s.piles[side]) for side in range(s.sides)],
        "sweeps": s.sweeps[: s.sides],
        "stock": s.stock_end - s.stock_next,
        "last_capturer": None if s.last_capturer == NOBODY else s.last_capturer,
        "restricted_to": [restricted_to(s, o, side) for side in range(s.sides)],
        "extra_deal": bool(s.extra_deal),
        "turns_owed": s.turns_owed,
        "last_round": s.stock_next == s.stock_end and not s.pack_wanted,
    }
    if o.for_partner:
        data["known"] = [
            [v for v in range(1, HIGHEST_VALUE + 1) if s.known[q] >> v & 1] for q in range(s.players)
        ]
    if o.orange_calls:
        data["oranges"] = s.oranges[: s.sides]
        data["false_calls"] = s.false_calls[: s.sides]
    if o.cut_peek:
        data["bottom"] = bottom_card(s, o)
    return data


def bottom_card(s: CasinoState, o: CasinoConfig) -> str | None:
    """The bottom card of the stock, if it is there and known to the viewer (C-25)."""
    if s.stock_next == s.stock_end or s.stock[s.stock_end - 1] == NOBODY:
        return None
    return deck_of(o).names[s.stock[s.stock_end - 1]]
