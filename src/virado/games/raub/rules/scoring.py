"""End of a deal: throw-ins, scores, Refas, and the end of the match (R-3, R-11, R-13, R-19, R-20, R-23)."""

from virado.games.raub.rules import facts as f
from virado.games.raub.rules.state import (
    BEFORE_DEAL,
    COMPOUND,
    HAND,
    NO_CARD,
    NOBODY,
    OVER,
    QUEUE,
    SCORED,
    SINGLE,
    UNDECLARED,
    RaubConfig,
    RaubState,
)
from virado.games.tricks.rules import NO_SUIT
from virado.kernel.facts import emit
from virado.kernel.rule import rule

LARGEST_POWER = 40
"""Largest exponent of a Refa factor 2**n, so that every score fits into 64 bits."""


@rule
def refa_factor(o: RaubConfig, refas: int) -> int:
    """Return the factor of a deal that is scored with this number of outstanding Refas (R-20)."""
    if refas <= 0:
        return 1
    if o.stacking == COMPOUND:
        return 1 << min(refas, LARGEST_POWER)
    return 2


@rule
def refas_left(o: RaubConfig, refas: int) -> int:
    """Return the number of outstanding Refas after a scored deal (R-20)."""
    if refas <= 0 or o.stacking != QUEUE:
        return 0
    return refas - 1


@rule
def refas_after(s: RaubState, o: RaubConfig, ending: int) -> int:
    """Return the number of outstanding Refas after a deal thrown in for this reason (R-11).

    It increases by one if the reason adds a Refa and the limit has not been reached.
    """
    if not o.refa_sources >> ending & 1:
        return s.refas
    if o.stacking == SINGLE and s.refas >= 1:
        return s.refas
    if o.refa_max and s.refas >= o.refa_max:
        return s.refas
    return s.refas + 1


@rule(inline=False)
def clear_deal(s: RaubState) -> None:
    """Clear a finished deal: unplayed, discarded and dropped cards are never shown (R-25)."""
    for seat in range(s.players):
        s.hands[seat] = 0
        s.discards[seat] = 0
        s.recycled[seat] = 0
        s.unseen_discards[seat] = 0
        s.trick[seat] = NO_CARD
    s.stock_next = 0
    s.stock_end = 0
    s.owed = 0
    s.window = 0
    s.bidding_round = 0
    s.declarer = NOBODY
    s.contract = UNDECLARED
    s.required = 0
    s.active = 0
    s.trump = NO_SUIT
    s.turned_count = 0
    s.swapper = NOBODY
    s.swapped = NO_CARD
    s.led = NO_SUIT
    s.lying = 0


@rule
def next_dealer(s: RaubState) -> None:
    """Make the seat to the dealer's left the next dealer, after every deal (R-3)."""
    s.dealer = s.dealer + 1 if s.dealer + 1 < s.players else 0
    s.phase = BEFORE_DEAL
    s.turn = s.dealer


@rule(inline=False)
def throw_in(s: RaubState, o: RaubConfig, ending: int) -> None:
    """End the deal without a score (R-11).

    The deal may add a Refa, and all outstanding Refas remain.
    """
    refas = refas_after(s, o, ending)
    emit(s, f.THROWN_IN, ending, refas - s.refas, 0, 0)
    s.refas = refas
    s.ending = ending
    clear_deal(s)
    next_dealer(s)


@rule
def failure_penalty(o: RaubConfig, declares: int) -> int:
    """Return the points for a declarer (`declares` 1) or defender (0) who fails, before the Refa factor (R-19)."""
    return o.declarer_penalty if declares else o.defender_penalty


@rule
def points_of(s: RaubState, o: RaubConfig, seat: int) -> int:
    """Return the change of a seat's score in the deal just played, before the Refa factor (R-19)."""
    if not s.active >> seat & 1:
        return 0
    won = s.tricks[seat]
    declares = 1 if seat == s.declarer else 0
    required = s.required if declares else 1
    return -won if won >= required else failure_penalty(o, declares)


@rule(inline=False)
def score_deal(s: RaubState, o: RaubConfig) -> None:
    """Score the deal from `tricks`, use up Refas, and end the match if it is won (R-19, R-20, R-23)."""
    factor = refa_factor(o, s.refas)
    emit(s, f.SCORED, s.declarer, s.contract, factor, s.active)
    s.refas = refas_left(o, s.refas)
    winners = 0
    for seat in range(s.players):
        points = points_of(s, o, seat) * factor
        s.deal_points[seat] = points
        s.scores[seat] += points
        if s.scores[seat] <= 0:
            winners |= 1 << seat
    s.scored = 1
    s.ending = SCORED
    clear_deal(s)
    if winners:
        emit(s, f.MATCH_WON, winners, 0, 0, 0)
        s.winners = winners
        s.over = 1
        s.phase = OVER
        s.turn = NOBODY
    else:
        next_dealer(s)


@rule
def win_by_default(s: RaubState, o: RaubConfig) -> None:
    """Credit the declarer with four tricks, whatever the contract, once every other seat has dropped out (R-13)."""
    s.tricks[s.declarer] = HAND
    score_deal(s, o)
