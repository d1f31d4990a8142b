"""Small games of the Casino family.

Two kinds of cards are hidden: the hands, and the cards that each seat will receive from the stock in later rounds.
"""

from typing import Any

import numpy as np

from virado.bots.casino.counting import values_held
from virado.games.casino.rules.dealing import deal_round, is_last_round
from virado.games.casino.rules.duties import can_serve
from virado.kernel.bits import count
from virado.lab.solving.contract import Hidden, HiddenPlace, SmallGames, SmallPosition


def _hidden(o: Any, root: Any, public: Any) -> Hidden:
    """Return the hidden cards: the hands, and the cards of the stock that each seat receives in each later round."""
    cards = 0
    places: list[HiddenPlace] = []
    for seat in range(root.players):
        held = root.hands[seat] & ~public.hands[seat]
        cards |= held
        places.append(HiddenPlace("hands", (seat,), count(held)))
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
            places.append(HiddenPlace("stock", index, len(index)))
    return Hidden(cards, tuple(place for place in places if place.number))


def _agrees(o: Any, root: Any, hands: Any) -> Any:
    duties = [(seat, values) for seat in range(root.players) if (values := values_held(root, seat))]
    return np.array([all(can_serve(o, int(held[seat]), values) for seat, values in duties) for held in hands])


SMALL_GAMES = SmallGames(
    _hidden,
    _agrees,
    {
        "casino": SmallPosition(
            "casino(hand_size=2, deal_packet=all)",
            {
                "hands": {"0": ["3c"], "1": ["5d", "As"]},
                "loose": ["8h", "Qh"],
                "stock": ["Td", "2s", "Ah", "9c"],
                "to_act": 1,
                "round": 11,
            },
        ),
        "royal": SmallPosition(
            "royal-north-american-sweeps(hand_size=2, deal_packet=all)",
            {
                "hands": {"0": ["3c"], "1": ["5d"]},
                "loose": ["8h", "4s"],
                "stock": ["Td", "2s", "Ah", "Kc"],
                "to_act": 0,
                "round": 11,
            },
        ),
    },
)
