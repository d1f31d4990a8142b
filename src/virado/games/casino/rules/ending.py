"""The winner of a match, and the conditions for another deal (C-21 to C-23)."""

from virado.cards import Seat
from virado.games.casino.rules.dealing import first_player
from virado.games.casino.rules.duties import side_of
from virado.games.casino.rules.facts import CLAIM_MADE, DEAL_SCORED, MATCH_OVER
from virado.games.casino.rules.scoring import (
    BIG,
    CARDS,
    SPADES,
    cancelled_sweeps,
    certain_points,
    item_points,
    items_open,
    most_cards,
    most_spades,
    restricted_winner,
    scores_item,
    sweep_kind_points,
)
from virado.games.casino.rules.state import (
    AUTOMATIC,
    CLAIMED,
    NOBODY,
    PLAYED_OUT,
    SWEEP_BITS,
    SWEEPS_A_WORD,
    SWEEPS_NONE,
    TIE_BIG_CASINO,
    TIE_COUNTING_ORDER,
    TIE_MOST_SPADES,
    CasinoConfig,
    CasinoState,
    sweep_kind_of,
    sweep_side,
)
from virado.kernel.facts import emit
from virado.kernel.rule import rule

ACES_IN_ORDER = (0, 3, 1, 2)
"""Suits of the aces in counting order: As, Ac, Ah, Ad."""
FIRST_ACE, FIRST_SWEEP, LAST_ITEM = 4, 8, 44
"""Indices in the counting order of C-21; indices 0 to 3 are most cards, most spades, big casino, little casino."""


@rule(inline=False)
def score_deal(s: CasinoState, o: CasinoConfig) -> None:
    """Score a deal after its last card, and end the match if it is won."""
    first = s.last_capturer if s.last_capturer != NOBODY else first_player(s)
    side = restricted_winner(s, o, first, 1)
    if side != NOBODY:
        win_at_once(s, o, side, item_points(s, o, side), AUTOMATIC, 1)
        return
    for each in range(s.sides):
        s.deal_points[each] = item_points(s, o, each)
    winner = match_winner(s, o)
    for each in range(s.sides):
        s.scores[each] += s.deal_points[each]
    s.scored = 1
    s.ending = PLAYED_OUT
    emit(s, DEAL_SCORED, PLAYED_OUT, s.extra_deal, 1, 0)
    if winner >= 0:
        win_match(s, o, winner)
    else:
        s.extra_deal = 1 if winner == EXTRA_DEAL else 0
        s.pack_wanted = 1


EXTRA_DEAL = -2
"""Result of `match_winner` if several sides share the highest total."""


@rule
def win_match(s: CasinoState, o: CasinoConfig, side: int) -> None:
    """End the match with this winner. A win in the first deal can be worth two games (C-23)."""
    s.over = 1
    s.winners = 1 << side
    s.games = 2 if o.double_game and s.deal == 1 else 1
    emit(s, MATCH_OVER, side, s.ending, s.games, 0)


@rule
def win_at_once(s: CasinoState, o: CasinoConfig, side: int, points: int, ending: int, finished: int) -> None:
    """Let a side win before the other sides score the deal (C-22.3, C-23).

    The side receives `points`, all others none. `finished` is 1 if the last card of the deal was played.
    """
    for each in range(s.sides):
        s.deal_points[each] = 0
    s.deal_points[side] = points
    s.scores[side] += points
    s.scored = 1
    s.ending = ending
    emit(s, DEAL_SCORED, ending, s.extra_deal, finished, 0)
    win_match(s, o, side)


@rule
def total_of(s: CasinoState, side: int) -> int:
    """Return the side's score before the deal plus its points in the deal."""
    return s.scores[side] + s.deal_points[side]


@rule
def match_winner(s: CasinoState, o: CasinoConfig) -> int:
    """Return the side that wins with this deal, EXTRA_DEAL, or NOBODY (C-21).

    The points of the deal must not have been added to the scores yet.
    """
    if o.single_deal:
        return most_cards(s)
    candidates = 0
    for side in range(s.sides):
        if total_of(s, side) >= o.target:
            candidates += 1
    if candidates == 0 and not s.extra_deal:
        return NOBODY
    if candidates > 1 and o.target_tie == TIE_COUNTING_ORDER:
        first = first_to_target(s, o)
        if first != NOBODY:
            return first
    return highest_total(s, o)


@rule
def highest_total(s: CasinoState, o: CasinoConfig) -> int:
    """Return the side with the highest total, or EXTRA_DEAL if sides share it.

    The option `target_tie` can make most spades or big casino break the tie.
    """
    best = total_of(s, 0)
    for side in range(1, s.sides):
        best = max(best, total_of(s, side))
    winner = NOBODY
    for side in range(s.sides):
        if total_of(s, side) == best:
            winner = side if winner == NOBODY else EXTRA_DEAL
    if winner == EXTRA_DEAL and o.target_tie == TIE_MOST_SPADES:
        side = most_spades(s)
        if side != NOBODY and total_of(s, side) == best:
            return side
    if winner == EXTRA_DEAL and o.target_tie == TIE_BIG_CASINO:
        for side in range(s.sides):
            if s.piles[side] & o.big and total_of(s, side) == best:
                return side
    return winner


# ---------------------------------------------------------------------- counting order
@rule(inline=False)
def first_to_target(s: CasinoState, o: CasinoConfig) -> int:
    """Return the side that reaches the target first if items are credited in counting order (C-21).

    Returns NOBODY if a side had reached it before the deal, which is possible only in imported positions.
    """
    for side in range(s.sides):
        if s.scores[side] >= o.target:
            return NOBODY
    for item in range(LAST_ITEM + 1):
        side: int = item_side(s, o, item)
        if side != NOBODY:
            total = s.scores[side]
            for earlier in range(item + 1):
                if item_side(s, o, earlier) == side:
                    total += item_value(s, o, earlier)
            if total >= o.target:
                return side
    return NOBODY


@rule(inline=False)
def item_side(s: CasinoState, o: CasinoConfig, item: int) -> int:
    """Return the side that scores this item of the counting order, or NOBODY.

    The order is: most cards, most spades, Td, 2s, As, Ac, Ah, Ad, the uncancelled sweeps in order, last capture.
    """
    kind = 0
    cards = 0
    side = NOBODY
    if item == 0:
        side = most_cards(s)
        kind = CARDS
    elif item == 1:
        side = most_spades(s)
        kind = SPADES
    elif item == 2:
        cards = o.big
        kind = BIG
    elif item == 3:
        cards = o.little
    elif item < FIRST_SWEEP:
        cards = o.aces & 1 << ACES_IN_ORDER[item - FIRST_ACE]
    elif item < LAST_ITEM:
        side = sweeper(s, o, item - FIRST_SWEEP)
    elif s.last_capturer != NOBODY:
        side = side_of(s, s.last_capturer)
    if cards:
        for each in range(s.sides):
            if s.piles[each] & cards:
                side = each
    if side != NOBODY and not scores_item(items_open(s, o, side), kind):
        return NOBODY
    return side


@rule
def sweeper(s: CasinoState, o: CasinoConfig, number: int) -> int:
    """Return the side that made sweep `number` of the deal, from 0, or NOBODY if the sweep is cancelled.

    Earlier sweeps are cancelled first.
    """
    if o.sweeps == SWEEPS_NONE:
        return NOBODY
    made = 0
    for side in range(s.sides):
        made += s.sweeps[side]
    if number >= made:
        return NOBODY
    side = sweep_side(sweep_log_entry(s, number))
    before = 0
    for earlier in range(number):
        if sweep_side(sweep_log_entry(s, earlier)) == side:
            before += 1
    return side if before >= cancelled_sweeps(s, o) else NOBODY


@rule
def sweep_log_entry(s: CasinoState, number: int) -> int:
    """Return entry `number` of the sweep log; see `sweep_entry`."""
    return (
        s.sweep_log[number // SWEEPS_A_WORD] >> (SWEEP_BITS * (number % SWEEPS_A_WORD))
        & (1 << SWEEP_BITS) - 1
    )


@rule
def item_value(s: CasinoState, o: CasinoConfig, item: int) -> int:
    """Return the points for an item of the counting order."""
    if item == 0:
        return o.p_cards
    if item == 1:
        return o.p_spades
    if item == 2:
        return o.p_big
    if item == 3:
        return o.p_little
    if item < FIRST_SWEEP:
        return o.p_ace
    if item < LAST_ITEM:
        return sweep_kind_points(o, sweep_kind_of(sweep_log_entry(s, item - FIRST_SWEEP)))
    return o.p_last


# ---------------------------------------------------------------------- early wins
@rule
def end_if_restricted_wins(s: CasinoState, o: CasinoConfig, seat: Seat) -> None:
    """End the match after a capture by the seat if a restricted side wins (C-22.3)."""
    side: int = restricted_winner(s, o, seat, 0)
    if side != NOBODY:
        win_at_once(s, o, side, certain_points(s, o, side) - s.scores[side], AUTOMATIC, 0)


@rule
def end_if_claim_holds(s: CasinoState, o: CasinoConfig, seat: Seat) -> None:
    """End the match if the claiming side's certain points reach the target; otherwise do nothing (C-23)."""
    side = side_of(s, seat)
    certain = certain_points(s, o, side)
    emit(s, CLAIM_MADE, seat, 1 if certain >= o.target else 0, 0, 0)
    if certain >= o.target:
        win_at_once(s, o, side, certain - s.scores[side], CLAIMED, 0)
