"""Small games of Zwanzig ab."""

from typing import Any

import numpy as np

from virado.cards import CardSet
from virado.games.zwanzig_ab.rules.state import CARDS, IN_DROP, IN_EXCHANGE
from virado.lab.solving.contract import Hidden, SmallGames, SmallPosition
from virado.lab.solving.tricks import hidden_in_hands

FULL = (1 << CARDS) - 1
"""All cards of the pack."""


def _hidden(o: Any, root: Any, public: Any) -> Hidden:
    """Return the hidden cards in hands and discards.

    All other hidden cards are in the unused stock.
    """
    drawn = root.phase < IN_DROP or (root.phase == IN_DROP and o.drop_first)
    if root.phase < IN_EXCHANGE or (drawn and o.exchange_max):
        raise ValueError("cards may still be drawn from the stock")
    return hidden_in_hands(root, public, FULL & ~(root.gone | root.trick_cards))


def _agrees(_o: Any, root: Any, hands: Any) -> Any:
    return ~(hands & np.array(root.lacks)).any(axis=1)


def _set_aside(s: Any, cards: CardSet) -> None:
    """Place cards in completed tricks of the deal."""
    s.gone = cards
    for seat in range(s.players):
        cards |= s.hands[seat]
    rest = [card for card in range(CARDS) if not cards >> card & 1]
    s.pack_next = CARDS - len(rest)
    s.pack[s.pack_next :] = rest


SMALL_GAMES = SmallGames(
    _hidden,
    _agrees,
    {
        "zwanzig-ab": SmallPosition(
            "zwanzig-ab(players=2)",
            {"kind": "trick", "trump": "h", "hand": ["Ah", "Ts"], "deal_no": 9, "scores": [10, 10]},
            (1, 0),
        ),
        "zwanzig-ab, 9 cards": SmallPosition(
            "zwanzig-ab(players=2)",
            {"kind": "trick", "trump": "h", "hand": ["Ah", "Ts", "7c"], "deal_no": 9, "scores": [10, 10]},
            (1, 0),
            "Ah Kh 8h Ts Ks Ac Tc 7c 9s",
            _set_aside,
        ),
    },
)
