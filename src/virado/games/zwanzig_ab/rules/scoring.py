"""Points of a deal, and the end of the match (Z-12, Z-15 to Z-18)."""

from virado.games.zwanzig_ab.rules.dealing import lowest_score, note_tie
from virado.games.zwanzig_ab.rules.facts import MATCH_WON, SCORED
from virado.games.zwanzig_ab.rules.state import (
    AT_END,
    HAND,
    HEARTS,
    NEW_DEAL,
    ZwanzigConfig,
    ZwanzigState,
    seat_after,
)
from virado.kernel.bits import count
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def trump_factor(o: ZwanzigConfig, trump: int, chosen_blind: int) -> int:
    """Return the factor of a deal with this trump (Z-16)."""
    hearts = o.hearts_multiplier if trump == HEARTS else 1
    blind = o.blind_multiplier if chosen_blind else 1
    return hearts * blind if o.multiply else max(hearts, blind)


@rule
def factor(s: ZwanzigState, o: ZwanzigConfig) -> int:
    """Return the factor of this deal."""
    return trump_factor(o, s.trump, s.blind)


@rule
def everyone_else_is_out(s: ZwanzigState) -> int:
    """Return 1 if all seats except forehand have dropped (Z-12)."""
    return 1 if count(s.dropped) == s.players - 1 else 0


@rule
def points(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return the change of a seat's score in this deal, without the factor (Z-15)."""
    if s.dropped >> seat & 1:
        return 0
    if everyone_else_is_out(s):
        return -HAND
    if s.tricks[seat] == 0:
        return o.maker_no_trick_penalty if seat == s.forehand and not s.special else o.no_trick_penalty
    if s.tricks[seat] == HAND:
        return -HAND - o.all_tricks_bonus
    return -s.tricks[seat]


@rule
def score_change(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return the change of a seat's score; with `exact_zero`, 0 instead of a gain beyond 0 (Z-15)."""
    change = points(s, o, seat) * factor(s, o)
    return 0 if o.exact_zero and change < 0 and s.scores[seat] + change < 0 else change


@rule
def score_deal(s: ZwanzigState, o: ZwanzigConfig) -> None:
    """Update the scores, then end the match or prepare the next deal.

    The cards of the finished deal stay in the state until the next pack arrives.
    """
    for seat in range(s.players):
        change = score_change(s, o, seat)
        s.deal_points[seat] = change
        s.scores[seat] += change
    s.scored = 1
    emit(s, SCORED, factor(s, o), 0, 0, 0)
    low = lowest_score(s)
    if low <= 0:
        winners = 0
        for seat in range(s.players):
            if s.scores[seat] == low or (o.all_out and s.scores[seat] <= 0):
                winners |= 1 << seat
        if count(winners) == 1 or o.shared or o.all_out:  # Z-17, Z-18
            emit(s, MATCH_WON, winners, 0, 0, 0)
            s.winners = winners
            s.over = 1
            s.phase = AT_END
            return
    s.dealer = seat_after(s, s.dealer)  # Z-3
    s.dropped_before = s.dropped & ~s.sitting_out
    note_tie(s, o)
    s.pack_wanted = NEW_DEAL
