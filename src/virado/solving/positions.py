"""Small games to solve: positions in which real deals go on with few cards."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from virado.cards import CardSet, members
from virado.cases.positions import start_at
from virado.cases.reading import Plain
from virado.games.catalogue import variant as find_variant
from virado.games.raub.rules.state import BY_MUSS, STOCK
from virado.games.zwanzig_ab.rules.state import CARDS
from virado.packs import shuffled
from virado.solving.game import SmallGame


class Scenario(NamedTuple):
    """A small game by the text of its variant and how its root comes about."""

    variant: str
    position: Mapping[str, Plain]
    """As in the case files (`virado.cases`)."""
    seats: tuple[int, int] = (0, 1)
    pack: str = ""
    """The trick games: the cards played with, where all others have been laid open and set aside; empty for the whole pack."""
    set_aside: Callable[[Any, CardSet], None] | None = None
    """(state, cards): lay these cards open."""

    def game(self) -> SmallGame:
        """The game itself, enumerated."""
        variant = find_variant(self.variant)
        names = self.pack.split()
        kept = variant.deck.cards(names)
        filler = [*members(kept), *shuffled(variant.deck.full & ~kept, 1, 0)]
        root = start_at(variant, self.position, filler).state
        if self.set_aside is not None:
            self.set_aside(root, variant.deck.full & ~kept if names else 0)
        return SmallGame(variant, root, seats=self.seats)


def _zwanzig_aside(s: Any, cards: CardSet) -> None:
    """As if they lay in tricks that are over."""
    s.gone = cards
    for seat in range(s.players):
        cards |= s.hands[seat]
    rest = [card for card in range(CARDS) if not cards >> card & 1]
    s.pack_next = CARDS - len(rest)
    s.pack[s.pack_next :] = rest


def _raub_aside(s: Any, cards: CardSet) -> None:
    """As if they lay in tricks that are over; after Muss, which tells nothing about a hand, and without a turn-up."""
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


SCENARIOS: dict[str, Scenario] = {
    "casino": Scenario(
        "casino(hand_size=2, deal_packet=all)",
        {
            "hands": {"0": ["3c"], "1": ["5d", "As"]},
            "loose": ["8h", "Qh"],
            "stock": ["Td", "2s", "Ah", "9c"],
            "to_act": 1,
            "round": 11,
        },
    ),
    "royal": Scenario(
        "royal-north-american-sweeps(hand_size=2, deal_packet=all)",
        {
            "hands": {"0": ["3c"], "1": ["5d"]},
            "loose": ["8h", "4s"],
            "stock": ["Td", "2s", "Ah", "Kc"],
            "to_act": 0,
            "round": 11,
        },
    ),
    "zwanzig-ab": Scenario(
        "zwanzig-ab(players=2)", {"kind": "trick", "trump": "h", "hand": ["Ah", "Ts"], "deal_no": 9}, (1, 0)
    ),
    "zwanzig-ab, 9 cards": Scenario(
        "zwanzig-ab(players=2)",
        {"kind": "trick", "trump": "h", "hand": ["Ah", "Ts", "7c"], "deal_no": 9},
        (1, 0),
        "Ah Kh 8h Ts Ks Ac Tc 7c 9s",
        _zwanzig_aside,
    ),
    "raub": Scenario(
        "raub(players=2)", {"kind": "trick", "trump": "h", "hand": ["Ah", "Ts"]}, (1, 0), "", _raub_aside
    ),
    "raub, 9 cards": Scenario(
        "raub(players=2)",
        {"kind": "trick", "trump": "h", "hand": ["Ah", "Ts", "7c"]},
        (1, 0),
        "Ah Kh 8h Ts Ks Ac Tc 7c 9s",
        _raub_aside,
    ),
}
