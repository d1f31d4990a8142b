"""The refusal of any move: any three integers, from any seat, at any time. All other modules rely on this check."""

from virado.cards import Card, Seat
from virado.games.casino.rules.building import build_refusal
from virado.games.casino.rules.capturing import capture_refusal
from virado.games.casino.rules.dealing import is_last_round
from virado.games.casino.rules.duties import (
    build_of,
    builds_kept_by,
    duty_refusal,
    equal_card_lies,
    values_of,
)
from virado.games.casino.rules.refusals import (
    CLAIM_IN_EXTRA_DEAL,
    EQUAL_CARD_TRAILED,
    IN_A_BUILD,
    KEEPER_MAY_NOT_TRAIL,
    MALFORMED,
    MATCH_OVER,
    NO_CLAIMS,
    NO_ORANGE_CALLS,
    NO_SUCH_BUILD,
    NO_SUCH_SEAT,
    NOT_IN_HAND,
    NOT_LOOSE,
    NOT_YOUR_TURN,
    ONLY_CAPTURES_TAKE_SEVERAL,
    ORANGE_WITHOUT_CAPTURE,
    SEVERAL_CARDS,
    SEVERAL_TRAILED,
)
from virado.games.casino.rules.state import (
    BUILD,
    CALL,
    CAPTURE,
    CLAIM,
    NOBODY,
    ORANGE,
    TRAIL,
    CasinoConfig,
    CasinoState,
    build_how,
    builds_taken,
    calls_orange,
    capture_how,
    for_partner,
    kind_of,
    move_target,
    move_value,
)
from virado.games.casino.rules.stealing import stealable
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule


@rule(inline=False)
def refusal(s: CasinoState, o: CasinoConfig, seat: Seat, a: int, b: int, c: int) -> int:
    """Return the refusal of a move by the seat (a number of `refusals`), or 0 if it is legal."""
    if s.over:
        return MATCH_OVER
    if not 0 <= seat < s.players:
        return NO_SUCH_SEAT
    if c < 0 or a & ~o.pack or b & ~o.pack:
        return MALFORMED
    kind = kind_of(c)
    if kind == CALL:
        return call_refusal(s, o, a, b, c)
    if s.pack_wanted or seat != s.turn:
        return NOT_YOUR_TURN
    if a == 0:
        return MALFORMED
    if a & ~s.hands[seat]:
        return NOT_IN_HAND
    elsewhere = b & ~s.loose
    if elsewhere:
        elsewhere &= ~stealable(s, o, seat)
    if elsewhere:
        return NOT_LOOSE if build_of(s, elsewhere) == NOBODY else IN_A_BUILD
    if kind == CAPTURE:
        builds = builds_taken(c)
        if c != capture_how(builds, calls_orange(c)):
            return MALFORMED
        if builds >> s.builds:
            return NO_SUCH_BUILD
        if calls_orange(c) and not o.orange_calls:
            return NO_ORANGE_CALLS
        return capture_refusal(s, o, seat, a, b, builds)
    if calls_orange(c):
        return ORANGE_WITHOUT_CAPTURE
    if kind == BUILD:
        if c != build_how(move_value(c), move_target(c), for_partner(c)):
            return MALFORMED
        if count(a) > 1:
            return ONLY_CAPTURES_TAKE_SEVERAL if o.multi_play else SEVERAL_CARDS
        if move_target(c) >= s.builds:
            return NO_SUCH_BUILD
        return build_refusal(s, o, seat, lowest(a), b, move_value(c), move_target(c), for_partner(c))
    if b or c != TRAIL:
        return MALFORMED
    if count(a) > 1:
        return SEVERAL_TRAILED
    return trail_refusal(s, o, seat, lowest(a))


@rule
def call_refusal(s: CasinoState, o: CasinoConfig, a: int, b: int, c: int) -> int:
    """Return the refusal of a claim (C-23) or a call of orange (C-24), or 0.

    A wrong claim or call is legal and has an effect.
    """
    if a or b:
        return MALFORMED
    if s.pack_wanted:
        return NOT_YOUR_TURN
    if c == CALL | CLAIM << 2:
        if not o.claim:
            return NO_CLAIMS
        return CLAIM_IN_EXTRA_DEAL if s.extra_deal else 0
    if c == CALL | ORANGE << 2:
        return 0 if o.orange_calls else NO_ORANGE_CALLS
    return MALFORMED


@rule
def trail_refusal(s: CasinoState, o: CasinoConfig, seat: Seat, card: Card) -> int:
    """Return the refusal of trailing this card from the seat's hand, or 0 (C-14)."""
    kept = builds_kept_by(s, seat)
    if kept and not o.owner_may_trail and not (o.keeper_trails_last and is_last_round(s)):
        return KEEPER_MAY_NOT_TRAIL
    if equal_card_lies(s, o, card):
        return EQUAL_CARD_TRAILED
    return duty_refusal(o, s.hands[seat] & ~(1 << card), values_of(s, kept))
