"""Small games of Raub."""

from typing import Any

import numpy as np

from virado.cards import CardSet
from virado.games.raub.rules.state import BY_MUSS, DEFENCE, EXCHANGE, FULL, STOCK
from virado.lab.solving.contract import Hidden, SmallGames, SmallPosition
from virado.lab.solving.tricks import hidden_in_hands


def _hidden(o: Any, root: Any, public: Any) -> Hidden:
    """Return the hidden cards in hands and discards.

    All other hidden cards are in the unused stock. The turn-up stays in its place.
    """
    if root.phase < DEFENCE or (root.phase <= EXCHANGE and o.exchange_max):
        raise ValueError("cards may still be drawn from the stock")
    shown = sum(1 << card for card in root.turned[: root.turned_count])
    for seat in range(root.players):
        shown |= root.played[seat]
    return hidden_in_hands(root, public, FULL & ~shown)


def _agrees(_o: Any, root: Any, hands: Any) -> Any:
    return ~(hands & np.array(root.void)).any(axis=1)


def _set_aside(s: Any, cards: CardSet) -> None:
    """Place cards in completed tricks of a deal after Muss, without a turn-up.

    Such a deal reveals nothing about the hands.
    """
    s.contract = BY_MUSS
    s.discards = [0] * len(s.discards)
    s.turned_count = 0
    if cards:
        s.played = [cards, *[0] * (len(s.played) - 1)]
    held = 0
    for seat in range(s.players):
        held |= s.hands[seat] | s.played[seat]
    rest = [card for card in range(32) if not held >> card & 1][:STOCK]
    s.stock = rest + [0] * (STOCK - len(rest))
    s.stock_next, s.stock_end = 0, len(rest)


SMALL_GAMES = SmallGames(
    _hidden,
    _agrees,
    {
        "raub": SmallPosition(
            "raub(players=2)", {"kind": "trick", "trump": "h", "hand": ["Ah", "Ts"]}, (1, 0), "", _set_aside
        ),
        "raub, 9 cards": SmallPosition(
            "raub(players=2)",
            {"kind": "trick", "trump": "h", "hand": ["Ah", "Ts", "7c"]},
            (1, 0),
            "Ah Kh 8h Ts Ks Ac Tc 7c 9s",
            _set_aside,
        ),
    },
)
