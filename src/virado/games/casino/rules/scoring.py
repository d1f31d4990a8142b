"""Points of the items of a deal, and the sides that score them (C-18 to C-20, C-22 to C-24).

All functions use `won_cards` and `won_spades`, which change together with the piles, and the scoring cards in
`piles`. The score of a side does not change until the deal is scored.
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
"""Items that a restricted side can still score; a set of items is their sum."""
ALL_ITEMS = 8
"""Marker of an unrestricted side."""
DOMINICAN_FROM, SOTO_FROM, RESTRICTED_TO = 18, 16, 20
DOMINICAN_ITEMS = (CARDS, BIG, SPADES)
SOTO_ITEMS = (CARDS | BIG, CARDS | SPADES, CARDS, BIG, SPADES)
"""Items that a restricted side can score (C-22), by its score at the start of the deal, from SOTO_FROM to 20."""
LARGE_SWEEP = 4
LARGE_SWEEP_POINTS, SMALL_SWEEP_POINTS = 10, 5
"""Points of a large and of a small sweep; a large sweep has four cards or more (C-24)."""


@rule
def put_on_pile(s: CasinoState, o: CasinoConfig, side: int, cards: CardSet) -> None:
    """Add captured cards, or the residue, to a side's pile."""
    s.piles[side] |= cards
    s.won_cards[side] = count(s.piles[side])
    s.won_spades[side] = count(s.piles[side] & o.spades)


@rule
def count_piles(s: CasinoState, o: CasinoConfig) -> None:
    """Fill `won_cards` and `won_spades` of an imported position."""
    for side in range(s.sides):
        put_on_pile(s, o, side, 0)


@rule
def most_cards(s: CasinoState) -> int:
    """Return the side with strictly more cards than every other, or NOBODY (C-20)."""
    return side_with_most(s, s.won_cards)


@rule
def most_spades(s: CasinoState) -> int:
    """Return the side with strictly more spades than every other, or NOBODY (C-20)."""
    return side_with_most(s, s.won_spades)


@rule
def side_with_most(s: CasinoState, won: list[int]) -> int:
    """Return the side with strictly more than every other, or NOBODY."""
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
    """Return the points of an unrestricted side for most cards, or its share in a tie (C-20)."""
    return o.p_cards if most_cards(s) == side else tie_share(s, o, s.won_cards, side, o.p_cards)


@rule
def points_for_spades(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """Return the points of an unrestricted side for most spades, or its share in a tie (C-20)."""
    return o.p_spades if most_spades(s) == side else tie_share(s, o, s.won_spades, side, o.p_spades)


@rule
def tie_share(s: CasinoState, o: CasinoConfig, won: list[int], side: int, points: int) -> int:
    """Return the share of a side that ties for a majority, if points are shared (C-20).

    `won` holds the number of cards or spades of each side.
    """
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
    """Return 1 if no other side can still equal the side's number of cards (C-22.3)."""
    return has_certain_majority(s, s.won_cards, side, o.cards)


@rule
def sure_of_spades(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """Return 1 if no other side can still equal the side's number of spades (C-22.3)."""
    return has_certain_majority(s, s.won_spades, side, count(o.spades))


@rule
def has_certain_majority(s: CasinoState, won: list[int], side: int, out: int) -> int:
    """Return 1 if no other side can still have as many cards as this side (C-22.3).

    `won` holds the number of cards in each pile, and `out` is the number of cards in the pack.
    """
    for other in range(s.sides):
        out -= won[other]
    for other in range(s.sides):
        if other != side and won[side] <= won[other] + out:
            return 0
    return 1


@rule
def items_open(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """Return the items that a restricted side still scores (CARDS, SPADES, BIG), or ALL_ITEMS (C-22)."""
    if o.endgame == ENDGAME_NONE or o.single_deal or (s.extra_deal and o.lifts):
        return ALL_ITEMS
    score = s.scores[side]
    start = DOMINICAN_FROM if o.endgame == ENDGAME_DOMINICAN else SOTO_FROM
    if not start <= score <= RESTRICTED_TO:
        return ALL_ITEMS
    return DOMINICAN_ITEMS[score - start] if o.endgame == ENDGAME_DOMINICAN else SOTO_ITEMS[score - start]


@rule
def scores_item(items: int, item: int) -> int:
    """Return 1 if a side that can score these items scores CARDS, SPADES or BIG."""
    return 1 if items & (ALL_ITEMS | item) else 0


# ---------------------------------------------------------------------- sweeps
@rule
def sweep_kind(s: CasinoState, o: CasinoConfig, played: CardSet, taken: CardSet) -> int:
    """Return the kind of sweep that a capture of all table cards makes (C-18, C-24).

    `s.plays` must not include this capture yet.
    """
    if o.sweeps == SWEEPS_SCORE:
        return INITIAL if s.plays == 0 else ORDINARY
    if o.sweeps == SWEEPS_BY_SIZE:
        size = count(taken | played) if o.size_with_played else count(taken)
        return LARGE if size >= LARGE_SWEEP else SMALL
    return ORDINARY


@rule
def sweep_kind_points(o: CasinoConfig, kind: int) -> int:
    """Return the points of an uncancelled sweep of this kind."""
    if kind == INITIAL:
        return o.initial_sweep
    if kind == LARGE:
        return LARGE_SWEEP_POINTS
    return SMALL_SWEEP_POINTS if kind == SMALL else o.p_sweep


@rule
def log_sweep(s: CasinoState, o: CasinoConfig, side: int, kind: int) -> None:
    """Register a sweep of the side, unless the options or a restriction prevent it (C-18)."""
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
    """Return 0 for a restricted side whose sweeps are not registered, else 1."""
    return 0 if o.not_registered and items_open(s, o, side) != ALL_ITEMS else 1


@rule
def cancelled_sweeps(s: CasinoState, o: CasinoConfig) -> int:
    """Return the number of sweeps that each side loses by cancelling (C-18).

    It is the smallest number of sweeps of any side.
    """
    if o.sweeps != SWEEPS_CANCEL:
        return 0
    least = MAX_SWEEPS
    for side in range(s.sides):
        least = min(least, s.sweeps[side] if registers_sweeps(s, o, side) else 0)
    return least


@rule
def net_sweeps(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """Return the number of uncancelled sweeps of the side, even if they do not score."""
    if o.sweeps == SWEEPS_NONE or not registers_sweeps(s, o, side):
        return 0
    return s.sweeps[side] - cancelled_sweeps(s, o)


@rule
def points_for_sweeps(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """Return an unrestricted side's points for its uncancelled sweeps."""
    if o.sweeps == SWEEPS_NONE:
        return 0
    return net_sweeps(s, o, side) * o.p_sweep if o.sweeps == SWEEPS_CANCEL else s.sweep_points[side]


# ---------------------------------------------------------------------- points
@rule
def points_of_cards(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """Return an unrestricted side's points for little casino, aces and fives."""
    pile = s.piles[side]
    points = o.p_ace * count(pile & o.aces) + o.p_five * count(pile & o.fives)
    return points + o.p_little if pile & o.little else points


@rule
def points_for_oranges(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """Return the points for oranges minus the points lost by false calls (C-24)."""
    return o.p_orange * (s.oranges[side] - s.false_calls[side])


@rule(inline=False)
def item_points(s: CasinoState, o: CasinoConfig, side: int) -> int:
    """Return the side's points for the finished deal (C-20, C-24), from the items that it can score (C-22)."""
    return points_of_items(s, o, side, items_open(s, o, side))


@rule(inline=False)
def points_of_items(s: CasinoState, o: CasinoConfig, side: int, items: int) -> int:
    """Return the points that a side would have for the finished deal if it could score these items."""
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
    """Return the side's score plus the points that it is certain to gain in this deal (C-23)."""
    items = items_open(s, o, side)
    points = s.scores[side] + certain_item_points(s, o, side, items)
    if items != ALL_ITEMS:
        return points
    points += points_of_cards(s, o, side) + points_for_oranges(s, o, side)
    return points if o.sweeps == SWEEPS_CANCEL else points + points_for_sweeps(s, o, side)


@rule
def certain_item_points(s: CasinoState, o: CasinoConfig, side: int, items: int) -> int:
    """Return the points among these items that are already certain: most cards, most spades and big casino."""
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
    """Return the restricted side that wins immediately after a capture, or NOBODY (C-22.3).

    The side of `seat`, which made the capture, is examined first, then the other sides in order of play. `finished`
    is 1 after the residue: `seat` is then the last capturer, and simple majorities suffice.
    """
    for step in range(s.sides):
        side = (seat + step) % s.sides
        items = items_open(s, o, side)
        if items != ALL_ITEMS:
            points = item_points(s, o, side) if finished else certain_item_points(s, o, side, items)
            if s.scores[side] + points >= o.target:
                return side
    return NOBODY
