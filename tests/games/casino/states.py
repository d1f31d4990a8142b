"""States of the Casino family for tests of single rules."""

from typing import Any

import msgspec

from virado.games.casino.options import PRESETS, CasinoOptions
from virado.games.casino.rules import RULES
from virado.games.casino.rules.config import deck_of, make_config
from virado.games.casino.rules.state import (
    CALL,
    CLAIM,
    NOBODY,
    ORANGE,
    CasinoConfig,
    CasinoState,
    build_facts,
    capture_how,
)
from virado.games.casino.rules.stealing import card_under
from virado.games.contract import Packed

TAKE = capture_how(0, 0)
CLAIM_NOW: Packed = (0, 0, CALL | CLAIM << 2)
CALL_ORANGE: Packed = (0, 0, CALL | ORANGE << 2)


def position(
    slug: str, players: int = 2, *, teams: bool = False, changes: dict[str, Any] | None = None, **values: Any
) -> tuple[CasinoState, CasinoConfig]:
    """Return a state of a variant with these fields; card sets as text, `builds` as (cards, value, owner)."""
    options = msgspec.structs.replace(PRESETS[slug].options, **changes or {})
    deck = deck_of(options)
    o = make_config(options, players, teams)
    s = CasinoState(players=players, sides=2 if teams else players, dealer=players - 1, deal=1, round=1)
    s.last_capturer = NOBODY
    for name, value in values.items():
        if name == "hands":
            for seat, cards in value.items():
                s.hands[seat] = deck.cards(cards)
        elif name == "loose":
            s.loose = deck.cards(value)
        elif name == "builds":
            for place, (cards, build_value, owner) in enumerate(value):
                s.build_cards[place] = deck.cards(cards)
                s.build_info[place] = build_facts(build_value, owner, owner, 0)
            s.builds = len(value)
        else:
            setattr(s, name, value)
    return s, o


def deal_first(options: CasinoOptions, players: int) -> tuple[CasinoState, CasinoConfig]:
    """Return the first deal of a match, from the pack in the order of its cards."""
    o = make_config(options, players, False)
    s = CasinoState(players=players, sides=players, dealer=players - 1)
    RULES.setup(s, o)
    RULES.supply(s, o, list(range(o.cards)))
    return s, o


def pile_order(s: CasinoState, side: int) -> list[int]:
    """Return the cards of a pile from the lowest up, where its order is recorded (C-27)."""
    order: list[int] = []
    above = s.tops[side]
    while above:
        order.insert(0, above - 1)
        above = card_under(s, above - 1)
    return order
