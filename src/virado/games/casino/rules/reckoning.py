"""How the points of a deal came about, item by item (C-20, C-22 to C-24)."""

from typing import Any

from virado.games.casino.rules.duties import side_of
from virado.games.casino.rules.scoring import (
    ALL_ITEMS,
    BIG,
    CARDS,
    SPADES,
    items_open,
    most_cards,
    most_spades,
    net_sweeps,
    points_for_sweeps,
    scores_item,
    sure_of_cards,
    sure_of_spades,
)
from virado.games.casino.rules.state import CLAIMED, NOBODY, CasinoConfig, CasinoState
from virado.games.casino.view import restricted_to
from virado.kernel.bits import count


def reckoning(before: CasinoState, o: CasinoConfig, after: CasinoState) -> list[dict[str, Any]]:
    """One record per side for a deal that has just been scored: what it has, and the items that were credited.

    `before` is the position before the last play, with the scores that the deal began with. Where the match ended
    at once (C-22, C-23), only the winner is credited, and a majority counts as soon as it is certain.
    """
    s = after.clone()
    s.scores[:] = before.scores
    s.extra_deal = before.extra_deal
    at_once = bool(after.over and (after.ending == CLAIMED or _cards_out(after)))
    credited = [side for side in range(s.sides) if not after.ending or after.winners >> side & 1]
    return [
        {
            "cards": s.won_cards[side],
            **({"spades": s.won_spades[side]} if o.spades else {}),
            "sweeps": s.sweeps[side],
            "sweeps_net": net_sweeps(s, o, side),
            "restricted_to": restricted_to(s, o, side),
            "items": _items(s, o, side, at_once=at_once) if side in credited else {},
            "points": after.deal_points[side],
            "total": after.scores[side],
        }
        for side in range(s.sides)
    ]


def _cards_out(s: CasinoState) -> bool:
    """Whether the deal was not played out."""
    return s.stock_next < s.stock_end or any(s.hands)


def _items(s: CasinoState, o: CasinoConfig, side: int, *, at_once: bool) -> dict[str, int]:
    """Points by the names of the option `points`, as far as there are any."""
    has_cards = bool(sure_of_cards(s, o, side)) if at_once else most_cards(s) == side
    has_spades = bool(sure_of_spades(s, o, side)) if at_once else most_spades(s) == side
    open_items = items_open(s, o, side)
    pile = s.piles[side]
    points = {
        "most_cards": o.p_cards * has_cards * scores_item(open_items, CARDS),
        "most_spades": o.p_spades * has_spades * scores_item(open_items, SPADES),
        "big_casino": o.p_big * count(pile & o.big) * scores_item(open_items, BIG),
    }
    if open_items == ALL_ITEMS:
        points["little_casino"] = o.p_little * count(pile & o.little)
        points["ace"] = o.p_ace * count(pile & o.aces)
        points["sweep"] = points_for_sweeps(s, o, side)
        points["five"] = o.p_five * count(pile & o.fives)
        points["orange"] = o.p_orange * s.oranges[side]
        points["false_call"] = -o.p_orange * s.false_calls[side]
        if s.last_capturer != NOBODY and side_of(s, s.last_capturer) == side and not at_once:
            points["last_capture"] = o.p_last
    return {name: number for name, number in points.items() if number}
