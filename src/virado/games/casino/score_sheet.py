"""Score sheet of a deal, item by item (C-20, C-22 to C-24)."""

from msgspec import UNSET

from virado.games.casino.messages import ItemPoints, SideScore
from virado.games.casino.rules.duties import side_of
from virado.games.casino.rules.scoring import (
    ALL_ITEMS,
    BIG,
    CARDS,
    SPADES,
    items_open,
    net_sweeps,
    points_for_cards,
    points_for_spades,
    points_for_sweeps,
    scores_item,
    sure_of_cards,
    sure_of_spades,
)
from virado.games.casino.rules.state import NOBODY, PLAYED_OUT, CasinoConfig, CasinoState
from virado.games.casino.view import restricted_to
from virado.kernel.bits import count


def reckoning(
    s: CasinoState, o: CasinoConfig, *, ending: int, extra_deal: bool, finished: bool
) -> tuple[SideScore, ...]:
    """Return the score sheet of each side for a deal that has just been scored.

    `ending` is the way in which the deal ended. `extra_deal` is true for an extra deal, and `finished` is true if the
    last card was played. If the match ended early (C-22, C-23), only the winner receives points. A majority then
    scores as soon as it is certain.
    """
    scores = s.scores
    t = s.clone()
    t.scores = [score - points for score, points in zip(scores, s.deal_points, strict=True)]
    t.extra_deal = int(extra_deal)
    credited = [side for side in range(s.sides) if ending == PLAYED_OUT or s.winners >> side & 1]
    return tuple(
        SideScore(
            cards=s.won_cards[side],
            spades=s.won_spades[side] if o.spades else UNSET,
            sweeps=s.sweeps[side],
            sweeps_net=net_sweeps(t, o, side),
            restricted_to=restricted_to(t, o, side),
            items=_items(t, o, side, finished=finished) if side in credited else ItemPoints(),
            points=s.deal_points[side],
            total=scores[side],
        )
        for side in range(s.sides)
    )


def _items(s: CasinoState, o: CasinoConfig, side: int, *, finished: bool) -> ItemPoints:
    """Return the points of a side by item. `s` must contain the scores before the deal."""
    for_cards = points_for_cards(s, o, side) if finished else o.p_cards * sure_of_cards(s, o, side)
    for_spades = points_for_spades(s, o, side) if finished else o.p_spades * sure_of_spades(s, o, side)
    items = items_open(s, o, side)
    pile = s.piles[side]
    most = ItemPoints(
        most_cards=for_cards * scores_item(items, CARDS),
        most_spades=for_spades * scores_item(items, SPADES),
        big_casino=o.p_big * count(pile & o.big) * scores_item(items, BIG),
    )
    if items != ALL_ITEMS:
        return most
    captured_last = s.last_capturer != NOBODY and side_of(s, s.last_capturer) == side
    return ItemPoints(
        most_cards=most.most_cards,
        most_spades=most.most_spades,
        big_casino=most.big_casino,
        little_casino=o.p_little * count(pile & o.little),
        ace=o.p_ace * count(pile & o.aces),
        sweep=points_for_sweeps(s, o, side),
        five=o.p_five * count(pile & o.fives),
        orange=o.p_orange * s.oranges[side],
        false_call=-o.p_orange * s.false_calls[side],
        last_capture=o.p_last if finished and captured_last else 0,
    )
