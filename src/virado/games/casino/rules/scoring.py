"""What a deal's items are worth and who gets them (C-18 to C-20, C-22 to C-24).

Everything here goes by `won_cards` and `won_spades`, which are kept up to date with the piles, and by the scoring
cards in `piles`. A side's score stays what it was at the start of the deal until the deal is scored.
"""

from virado.cards import CardSet, Seat
from virado.games.casino.rules.duties import side_of
from virado.games.casino.rules.facts import SWEEP
from virado.games.casino.rules.state import (
    ENDGAME_DOMINICAN,
    ENDGAME_NONE,
    INITIAL,
    LARGE,
    MAX_SWEEPS,
    NOBODY,
    ORDINARY,
    SMALL,
    SWEEP_BITS,
    SWEEPS_A_WORD,
    SWEEPS_BY_SIZE,
    SWEEPS_CANCEL,
    SWEEPS_NONE,
    SWEEPS_SCORE,
    CasinoConfig,
    CasinoState,
    sweep_entry,
)
from virado.kernel.bits import count
from virado.kernel.facts import emit
from virado.kernel.rule import rule

CARDS, SPADES, BIG = 1, 2, 4
"""Items that a restricted side may still score, as a set."""
ALL_ITEMS = 8
"""Marks a side that is not restricted."""
DOMINICAN_FROM, SOTO_FROM, RESTRICTED_TO = 18, 16, 20
DOMINICAN_ITEMS = (CARDS, BIG, SPADES)
SOTO_ITEMS = (CARDS | BIG, CARDS | SPADES, CARDS, BIG, SPADES)
"""The tables of C-22: what a side scores that begins the deal with the first score, with one more, up to 20."""
LARGE_SWEEP = 4
LARGE_SWEEP_POINTS, SMALL_SWEEP_POINTS = 10, 5
"""C-24: a sweep of this many cards or more, and of fewer."""


@rule
def put_on_pile(s: CasinoState, o: CasinoConfig, side: int, cards: CardSet) -> None:
    """Add captured cards, or the residue, to a side's pile."""
    s.piles[side] |= cards
    s.won_cards[side] = count(s.piles[side])
    s.won_spades[side] = count(s.piles[side] & o.spades)


@rule
def count_piles(s: CasinoState, o: CasinoConfig) -> None:
    """Fill `won_cards` and `won_spades` of a position from outside."""
    for side in range(s.sides):
        put_on_pile(s, o, side, 0)


@rule
def most_cards(s: CasinoState) -> int:
    """The side with strictly more cards than every other, or NOBODY (C-20)."""
    return side_with_most(s, s.won_cards)


@rule
def most_spades(s: CasinoState) -> int:
    """The side with strictly more spades than every other, or NOBODY (C-20)."""
    return side_with_most(s, s.won_spades)


@rule
def side_with_most(s: CasinoState, won: list[int]) -> int:
    """The side that has strictly more than every other, or NOBODY."""
    best = 0
    side_with = NOBODY
    for side in range(s.sides):
        if won[side] > best:
            best = won[side]
            side_with = side
        elif won[side] == best:
            side_with = NOBODY
    return side_with


@rule
def points_for_cards(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """C-20: points of an unrestricted side for most cards; where sides that tie share them, its part."""
    return o.p_cards if most_cards(s) == side else tie_share(s, o, s.won_cards, side, o.p_cards)


@rule
def points_for_spades(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """C-20: the same for most spades."""
    return o.p_spades if most_spades(s) == side else tie_share(s, o, s.won_spades, side, o.p_spades)


@rule
def tie_share(s: CasinoState, o: CasinoConfig, won: list[int], side: int, points: int) -> int:
    """C-20: the part of a side that ties for the most, where points are shared: `won` is how many each side has."""
    if not o.share_ties or not won[side]:
        return 0
    tied = 0
    for other in range(s.sides):
        if won[other] > won[side]:
            return 0
        if won[other] == won[side]:
            tied += 1
    return points // tied


@rule
def sure_of_cards(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """1 if nobody can have as many cards any more (C-22.3)."""
    return has_certain_majority(s, s.won_cards, side, o.cards)


@rule
def sure_of_spades(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """1 if nobody can have as many spades any more."""
    return has_certain_majority(s, s.won_spades, side, count(o.spades))


@rule
def has_certain_majority(s: CasinoState, won: list[int], side: int, out: int) -> int:
    """1 if own > another's + those in no pile (C-22.3); there are `out` in all."""
    for other in range(s.sides):
        out -= won[other]
    for other in range(s.sides):
        if other != side and won[side] <= won[other] + out:
            return 0
    return 1


@rule
def items_open(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """The items a restricted side still scores (CARDS, SPADES, BIG), or ALL_ITEMS (C-22)."""
    if o.endgame == ENDGAME_NONE or o.single_deal or (s.extra_deal and o.lifts):
        return ALL_ITEMS
    score = s.scores[side]
    start = DOMINICAN_FROM if o.endgame == ENDGAME_DOMINICAN else SOTO_FROM
    if not start <= score <= RESTRICTED_TO:
        return ALL_ITEMS
    return DOMINICAN_ITEMS[score - start] if o.endgame == ENDGAME_DOMINICAN else SOTO_ITEMS[score - start]


@rule
def scores_item(items: int, item: int) -> int:
    """1 if a side with these open items scores CARDS, SPADES or BIG."""
    return 1 if items & (ALL_ITEMS | item) else 0


# ---------------------------------------------------------------------- sweeps
@rule
def sweep_kind(s: CasinoState, o: CasinoConfig, played: CardSet, taken: CardSet) -> int:
    """Which kind of sweep the capture of these table cards is, all there were (C-18, C-24).

    `plays` counts the plays of the deal before this one.
    """
    if o.sweeps == SWEEPS_SCORE:
        return INITIAL if s.plays == 0 else ORDINARY
    if o.sweeps == SWEEPS_BY_SIZE:
        size = count(taken | played) if o.size_with_played else count(taken)
        return LARGE if size >= LARGE_SWEEP else SMALL
    return ORDINARY


@rule
def sweep_kind_points(o: CasinoConfig, kind: int) -> int:
    """Points for an uncancelled sweep of this kind."""
    if kind == INITIAL:
        return o.initial_sweep
    if kind == LARGE:
        return LARGE_SWEEP_POINTS
    return SMALL_SWEEP_POINTS if kind == SMALL else o.p_sweep


@rule
def log_sweep(s: CasinoState, o: CasinoConfig, side: int, kind: int) -> None:
    """Register a sweep of the side, unless none exist for it (C-18)."""
    if o.sweeps == SWEEPS_NONE or not registers_sweeps(s, o, side):
        return
    number = 0
    for other in range(s.sides):
        number += s.sweeps[other]
    points = sweep_kind_points(o, kind)
    s.sweeps[side] += 1
    s.sweep_points[side] += points
    emit(s, SWEEP, side, kind, points, 0)
    s.sweep_log[number // SWEEPS_A_WORD] |= sweep_entry(side, kind) << (SWEEP_BITS * (number % SWEEPS_A_WORD))


@rule
def registers_sweeps(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """0 for a restricted side whose sweeps do not exist."""
    return 0 if o.not_registered and items_open(s, o, side) != ALL_ITEMS else 1


@rule
def cancelled_sweeps(s: CasinoState, o: CasinoConfig) -> int:
    """How many sweeps each side loses to the others' (C-18): the least that any side has."""
    if o.sweeps != SWEEPS_CANCEL:
        return 0
    least = MAX_SWEEPS
    for side in range(s.sides):
        least = min(least, s.sweeps[side] if registers_sweeps(s, o, side) else 0)
    return least


@rule
def net_sweeps(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """The side's sweeps that stand, whether it scores them or not."""
    if o.sweeps == SWEEPS_NONE or not registers_sweeps(s, o, side):
        return 0
    return s.sweeps[side] - cancelled_sweeps(s, o)


@rule
def points_for_sweeps(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """Points of an unrestricted side for the sweeps that stand."""
    if o.sweeps == SWEEPS_NONE:
        return 0
    return net_sweeps(s, o, side) * o.p_sweep if o.sweeps == SWEEPS_CANCEL else s.sweep_points[side]


# ---------------------------------------------------------------------- points
@rule
def points_of_cards(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """Points of an unrestricted side for single cards but big casino: little casino, aces, fives."""
    pile = s.piles[side]
    points = o.p_ace * count(pile & o.aces) + o.p_five * count(pile & o.fives)
    return points + o.p_little if pile & o.little else points


@rule
def points_for_oranges(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """C-24: each orange, and as much lost for each false call."""
    return o.p_orange * (s.oranges[side] - s.false_calls[side])


@rule(inline=False)
def item_points(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """What the side scores for the finished deal (C-20, C-24), of the items that are open to it (C-22)."""
    return points_of_items(s, o, side, items_open(s, o, side))


@rule(inline=False)
def points_of_items(s: CasinoState, o: CasinoConfig, side: int, items: int) -> int:
    """What the side would score for the finished deal if these items were open to it."""
    points = 0
    if scores_item(items, CARDS):
        points += points_for_cards(s, o, side)
    if scores_item(items, SPADES):
        points += points_for_spades(s, o, side)
    if scores_item(items, BIG) and s.piles[side] & o.big:
        points += o.p_big
    if items != ALL_ITEMS:
        return points
    points += points_of_cards(s, o, side) + points_for_sweeps(s, o, side) + points_for_oranges(s, o, side)
    if s.last_capturer != NOBODY and side_of(s, s.last_capturer) == side:
        points += o.p_last
    return points


@rule(inline=False)
def certain_points(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """The side's score with what is certain to be added to it at the end of the deal (C-23)."""
    items = items_open(s, o, side)
    points = s.scores[side] + certain_item_points(s, o, side, items)
    if items != ALL_ITEMS:
        return points
    points += points_of_cards(s, o, side) + points_for_oranges(s, o, side)
    return points if o.sweeps == SWEEPS_CANCEL else points + points_for_sweeps(s, o, side)


@rule
def certain_item_points(s: CasinoState, o: CasinoConfig, side: int, items: int) -> int:
    """Points for most cards, most spades and big casino, of these items, that the side is sure of already."""
    points = 0
    if scores_item(items, CARDS) and sure_of_cards(s, o, side):
        points += o.p_cards
    if scores_item(items, SPADES) and sure_of_spades(s, o, side):
        points += o.p_spades
    if scores_item(items, BIG) and s.piles[side] & o.big:
        points += o.p_big
    return points


@rule(inline=False)
def restricted_winner(s: CasinoState, o: CasinoConfig, seat: Seat, finished: int) -> int:
    """The restricted side that wins at once after a capture, or NOBODY (C-22.3).

    `seat` made the capture; its side precedes, then the others in play order. After the residue (`finished`)
    it is the last capturer, and plain majorities count.
    """
    for step in range(s.sides):
        side = (seat + step) % s.sides
        items = items_open(s, o, side)
        if items != ALL_ITEMS:
            points = item_points(s, o, side) if finished else certain_item_points(s, o, side, items)
            if s.scores[side] + points >= o.target:
                return side
    return NOBODY
