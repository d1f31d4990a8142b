"""Tables and hands of Hazari for tests."""

from virado.cases.positions import match_at
from virado.games.hazari.messages import HazariView
from virado.games.messages import PUBLIC, Viewer
from virado.match import Match

VARIANTS = [
    "hazari",
    "hazari-bhutan",
    "hazari-bhutan-no-two-pair",
    "hazari-bhutan(odd_card_breaks_ties=true)",
    "hazari(tie_rule=first_played, top_tie=shared)",
    "hazari-bhutan(group4_order_basis=extended, troy_win_rounds=[4])",
    "hazari-bhutan(order_rule=free, troy_win_rounds=[1, 2, 3, 4])",
]
SPADES = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"
TWO_SUITS = "As Ks Qs Js Ts 9s 8s 7s 6s 5h 4h 3h 2h"
MIXED = "As Kh Jd 9c 7s 5h 3d 2c Ts 8h 6d 4c Qh"
PAIRS = "2s 2h 4d 4c 6s 6h 8d 8c Ts Th Qd Qc As"


def match_with_hand(hand: str, name: str = "hazari") -> Match:
    """Return a deal in which seat 1 is to arrange this hand."""
    return match_at(name, {"hand": hand.split()}, seed=4)


def view_data(match: Match, viewer: Viewer = PUBLIC) -> HazariView:
    """Return the view of a match as data."""
    data = match.view(viewer).data
    assert isinstance(data, HazariView)
    return data
