"""Refusals of captures: with one card (C-6 to C-8) or with several (C-16)."""

from virado.cards import Card, CardSet, Seat
from virado.games.casino.rules.duties import builds_kept_by, builds_of, duty_refusal, values_of
from virado.games.casino.rules.groups import ACE_HIGH, equal_cards, low_total, partition, value_set
from virado.games.casino.rules.refusals import (
    BUILD_VALUE_DIFFERS,
    BUILDS_OF_SEVERAL_VALUES,
    COMMON_VALUE_TOO_HIGH,
    EQUAL_CARD_LEFT,
    FACE_TAKES_EQUAL,
    FACE_TAKES_ONE,
    NEITHER_TOTAL_NOR_VALUE,
    NO_COMMON_VALUE,
    NOT_GROUPS,
    NOT_GROUPS_OF_BUILD,
    NOTHING_TAKEN,
    SEVERAL_CARDS,
    TOTAL_TOO_HIGH,
    TOTALS_DIFFER,
)
from virado.games.casino.rules.state import (
    MULTI_PLAY_EITHER,
    MULTI_PLAY_GROUPS,
    MULTI_PLAY_ONE,
    MULTI_PLAY_SUM,
    CasinoConfig,
    CasinoState,
)
from virado.games.casino.rules.stealing import capture_steal_refusal
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule


@rule(inline=False)
def capture_refusal(
    s: CasinoState, o: CasinoConfig, seat: Seat, played: CardSet, loose: CardSet, builds: int
) -> int:
    """Return the refusal of a capture by these hand cards, or 0 if it is legal.

    The hand cards, loose cards and builds must all exist.
    """
    if loose == 0 and builds == 0:
        return NOTHING_TAKEN
    several = count(played) > 1
    if several and o.multi_play == MULTI_PLAY_ONE:
        return SEVERAL_CARDS
    card = lowest(played)
    stolen = loose & ~s.loose
    if stolen:
        refused: int = capture_steal_refusal(o, card, stolen, loose, builds)
        if refused:
            return refused
    if not several and value_set(o, card) == 0:
        refused = face_refusal(o, card, loose, builds)
    elif o.multi_play == MULTI_PLAY_SUM:
        refused = totals_refusal(o, played, loose)
    elif o.multi_play == MULTI_PLAY_GROUPS:
        refused = common_value_refusal(o, played, loose)
    elif o.multi_play == MULTI_PLAY_EITHER:
        refused = either_refusal(o, played, loose)
    else:
        refused = value_refusal(s, o, card, loose, builds)
    if refused:
        return refused
    if o.must_use and equal_cards(card, s.loose) & ~loose:  # C-8: a capture must include all equal cards
        return EQUAL_CARD_LEFT
    needed = values_of(s, builds_kept_by(s, seat) & ~builds)
    return duty_refusal(o, s.hands[seat] & ~played, needed)


@rule
def value_refusal(s: CasinoState, o: CasinoConfig, card: Card, loose: CardSet, builds: int) -> int:
    """Return the refusal of a capture by a card with a value (C-6), or 0.

    The card must have the value of all builds, and the loose cards must make groups of this value.
    """
    refused = BUILD_VALUE_DIFFERS
    values = value_set(o, card)
    while values:
        value = lowest(values)
        values &= values - 1
        if builds & ~builds_of(s, value) == 0:
            if partition(o, loose, value):
                return 0
            refused = NOT_GROUPS_OF_BUILD if builds else NOT_GROUPS
    if refused == BUILD_VALUE_DIFFERS and count(values_of(s, builds)) > 1:
        return BUILDS_OF_SEVERAL_VALUES
    return refused


@rule
def face_refusal(o: CasinoConfig, card: Card, loose: CardSet, builds: int) -> int:
    """Return the refusal of a capture by a card without value (C-7), or 0.

    Such a card takes one or more equal loose cards.
    """
    if builds or loose & ~equal_cards(card, loose):
        return FACE_TAKES_EQUAL
    if count(loose) > 1 and not o.face_all:
        return FACE_TAKES_ONE
    return 0


@rule
def totals_refusal(o: CasinoConfig, played: CardSet, loose: CardSet) -> int:
    """Return the refusal of a capture whose totals differ (C-16, sum), or 0.

    Each ace on either side is worth 1 or 14.
    """
    ours = low_total(o, played)
    theirs = low_total(o, loose)
    if ours < 0 or theirs < 0:
        return TOTALS_DIFFER
    meeting = common_total(o, ours, count(played & o.aces), theirs, count(loose & o.aces))
    if meeting == 0:
        return TOTALS_DIFFER
    return TOTAL_TOO_HIGH if meeting > o.multi_max else 0


@rule
def common_total(o: CasinoConfig, ours: int, our_aces: int, theirs: int, their_aces: int) -> int:
    """Return the lowest total that both sides can have, or 0.

    `ours` and `theirs` are the totals with each ace as 1.
    """
    if ours == theirs:
        return ours
    if not o.ace_high:
        return 0
    lifted = ACE_HIGH - 1  # increase of a total if an ace is 14 instead of 1
    if ours < theirs:
        gap = theirs - ours
        return theirs if gap % lifted == 0 and gap // lifted <= our_aces else 0
    gap = ours - theirs
    return ours if gap % lifted == 0 and gap // lifted <= their_aces else 0


@rule
def either_refusal(o: CasinoConfig, played: CardSet, loose: CardSet) -> int:
    """Return the refusal if a capture has neither equal totals nor a common value; otherwise 0 (C-16, sum_or_groups)."""
    if totals_refusal(o, played, loose) == 0 or common_value_refusal(o, played, loose) == 0:
        return 0
    return NEITHER_TOTAL_NOR_VALUE


@rule
def common_value_refusal(o: CasinoConfig, played: CardSet, loose: CardSet) -> int:
    """Return the refusal of a capture in which the groups of both sides have no common value, or 0 (C-16, groups)."""
    for value in range(1, ACE_HIGH + 1):
        if partition(o, played, value) and partition(o, loose, value):
            return COMMON_VALUE_TOO_HIGH if value > o.multi_max else 0
    return NO_COMMON_VALUE
