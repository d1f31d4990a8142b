"""Games small enough for the tests to visit every position."""

from functools import cache

from virado.lab.solving import SCENARIOS, Scenario, SmallGame

NOTHING_ELSE = "points.most_cards=0, points.most_spades=0, points.ace=0, points.little_casino=0"
ONLY_TENS = f"casino(hand_size=1, deal_packet=all, {NOTHING_ELSE})"
"""Casino in which only the ten of diamonds scores."""
OPEN = Scenario(
    ONLY_TENS,
    {"hands": {"0": ["Tc"], "1": ["2c"]}, "loose": ["Td", "2d"], "stock": [], "to_act": 0, "round": 24},
)
"""The last card of each seat: both seats can infer the other's card."""
HIDDEN = Scenario(
    ONLY_TENS,
    {
        "hands": {"0": ["Tc"], "1": ["2c"]},
        "loose": ["Td", "2d", "8h"],
        "stock": ["Th", "Ts"],
        "to_act": 0,
        "round": 23,
    },
)
"""The round before the last one, with one card in each hand."""


def _fewer(name: str, pack: str, hand: list[str]) -> Scenario:
    scenario = SCENARIOS[name]
    return scenario._replace(position={**scenario.position, "hand": hand}, pack=pack)


TINY = {
    "casino": HIDDEN,
    "raub": _fewer("raub, 9 cards", "Ah Kh Ts Ks 7c 9c", ["Ah", "Ts"]),
    "zwanzig_ab": _fewer("zwanzig-ab, 9 cards", "Ah Kh Ts Ks 7c 9c", ["Ah", "Ts"]),
}
"""A tiny game for every family with small games."""


@cache
def tiny(family: str) -> SmallGame:
    """Return the tiny game of a family."""
    return TINY[family].game()
