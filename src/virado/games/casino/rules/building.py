"""Refusals of build moves: new builds, raises and extensions (C-9 to C-12, C-15)."""

from virado.cards import Card, CardSet, Seat
from virado.games.casino.rules.duties import (
    builds_kept_by,
    builds_of,
    duty_refusal,
    partner_ace_bound,
    partner_of,
    values_of,
)
from virado.games.casino.rules.groups import ACE_HIGH, low_total, partition
from virado.games.casino.rules.refusals import (
    EXTEND_OTHERS,
    EXTENSION_NOT_GROUPS,
    KEEPS_A_BUILD,
    NO_BUILDING,
    NO_CARD_FOR_BUILD,
    NO_VALUE,
    NOT_FOR_PARTNER,
    NOT_GROUPS_ABSORBED,
    NOT_GROUPS_WITH_CARD,
    NOTHING_ABSORBED,
    NOTHING_JOINED,
    PARTNER_ACE,
    PARTNER_NOT_PROVEN,
    RAISE_MULTIPLE,
    RAISE_OWN,
    RAISE_VALUE,
    SAME_VALUE_BUILD,
    VALUE_IMPOSSIBLE,
)
from virado.games.casino.rules.state import NOBODY, CasinoConfig, CasinoState, is_multiple, owner_of, value_of
from virado.games.casino.rules.stealing import build_steal_refusal
from virado.kernel.rule import rule


@rule(inline=False)
def build_refusal(
    s: CasinoState,
    o: CasinoConfig,
    seat: Seat,
    card: Card,
    joined: CardSet,
    value: int,
    target: int,
    partner: int,
) -> int:
    """Return the refusal of a build move with this card, or 0 if it is legal.

    The joined cards must be loose or stealable.
    """
    if not o.building:
        return NO_BUILDING
    stolen = joined & ~s.loose
    if stolen:
        refused: int = build_steal_refusal(s, o, seat, stolen, joined, value, target)
        if refused:
            return refused
    if low_total(o, joined | 1 << card) < 0:
        return NO_VALUE
    if not 1 <= value <= ACE_HIGH or o.holders[value] == 0:
        return VALUE_IMPOSSIBLE
    if target == NOBODY:
        refused = new_refusal(s, o, seat, card, joined, value)
    elif value == value_of(s.build_info[target]):
        refused = extension_refusal(s, o, seat, card, joined, value, target)
    else:
        refused = raise_refusal(s, o, seat, card, joined, value, target)
    if refused:
        return refused
    if not may_keep(s, o, seat, value, target):
        return KEEPS_A_BUILD
    if partner:
        refused = partner_refusal(s, o, seat, value)
        if refused:
            return refused
    return holding_refusal(s, o, seat, card, value, target, partner)


@rule
def new_refusal(s: CasinoState, o: CasinoConfig, seat: Seat, card: Card, joined: CardSet, value: int) -> int:
    """Return the refusal of a new build (C-9), or 0. Another rule checks the holding duty."""
    if joined == 0:
        return NOTHING_JOINED
    if not partition(o, joined | 1 << card, value):
        return NOT_GROUPS_WITH_CARD
    return 0 if may_stand(s, o, seat, value) else SAME_VALUE_BUILD


@rule
def may_stand(s: CasinoState, o: CasinoConfig, seat: Seat, value: int) -> int:
    """Return 1 if a new or raised build of this value may coexist with the builds on the table (C-9).

    A build that would merge with the new one is ignored.
    """
    if o.same_value:
        return 1
    lying = builds_of(s, value)
    if o.one_build:
        lying &= ~builds_kept_by(s, seat)
    return 1 if lying == 0 else 0


@rule
def may_keep(s: CasinoState, o: CasinoConfig, seat: Seat, value: int, target: int) -> int:
    """Return 1 if the seat may keep a build of this value in addition to its other builds (C-9)."""
    if not o.one_build:
        return 1
    kept = builds_kept_by(s, seat)
    if target == NOBODY:
        return 1 if kept == 0 else 0
    return 1 if values_of(s, kept & ~(1 << target)) & ~(1 << value) == 0 else 0


@rule
def may_extend(s: CasinoState, o: CasinoConfig, seat: Seat, target: int) -> int:
    """Return 1 if the seat may extend this build (C-11)."""
    return 1 if o.extend_others or owner_of(s.build_info[target]) == seat else 0


@rule
def extension_refusal(
    s: CasinoState, o: CasinoConfig, seat: Seat, card: Card, joined: CardSet, value: int, target: int
) -> int:
    """Return the refusal of an extension (C-11), or 0. Another rule checks the holding duty."""
    if not may_extend(s, o, seat, target):
        return EXTEND_OTHERS
    return 0 if partition(o, joined | 1 << card, value) else EXTENSION_NOT_GROUPS


@rule
def merged_builds(s: CasinoState, o: CasinoConfig, seat: Seat, target: int) -> int:
    """Return the set of builds that merge with a build that the seat raises or extends (C-10)."""
    if not o.one_build or target == NOBODY:
        return 0
    return builds_kept_by(s, seat) & ~(1 << target)


@rule
def may_raise(s: CasinoState, o: CasinoConfig, seat: Seat, target: int) -> int:
    """Return 1 if the seat may raise this build at all (C-10)."""
    info = s.build_info[target]
    return 1 if not is_multiple(info) and (o.raise_own or owner_of(info) != seat) else 0


@rule
def raise_refusal(
    s: CasinoState, o: CasinoConfig, seat: Seat, card: Card, joined: CardSet, value: int, target: int
) -> int:
    """Return the refusal of a raise (C-10), or 0. Another rule checks the holding duty.

    An ace raises by 1, because 14 would exceed every value.
    """
    info = s.build_info[target]
    if not may_raise(s, o, seat, target):
        return RAISE_MULTIPLE if is_multiple(info) else RAISE_OWN
    if value != value_of(info) + o.value[card]:
        return RAISE_VALUE
    if joined and not o.raise_absorb:
        return NOTHING_ABSORBED
    if not partition(o, joined, value):
        return NOT_GROUPS_ABSORBED
    return 0 if may_stand(s, o, seat, value) else SAME_VALUE_BUILD


@rule
def partner_refusal(s: CasinoState, o: CasinoConfig, seat: Seat, value: int) -> int:
    """Return the refusal of a build of this value for the partner (C-15), or 0 if it is allowed."""
    if not o.for_partner:
        return NOT_FOR_PARTNER
    if not s.known[partner_of(seat)] >> value & 1:
        return PARTNER_NOT_PROVEN
    return PARTNER_ACE if partner_ace_bound(s, seat, value) else 0


@rule
def values_to_hold(s: CasinoState, seat: Seat, value: int, target: int, partner: int) -> int:
    """Return the values of which the seat must hold a card after a build move (C-12); bit v stands for value v."""
    kept = builds_kept_by(s, seat)
    if target != NOBODY:
        kept &= ~(1 << target)
    values = values_of(s, kept)
    return values if partner else values | 1 << value


@rule
def holding_refusal(
    s: CasinoState, o: CasinoConfig, seat: Seat, card: Card, value: int, target: int, partner: int
) -> int:
    """Return the refusal of a build move that breaks the holding duty (C-12), or 0."""
    hand = s.hands[seat] & ~(1 << card)
    if not partner and hand & o.holders[value] == 0:
        return NO_CARD_FOR_BUILD
    return duty_refusal(o, hand, values_to_hold(s, seat, value, target, partner))
