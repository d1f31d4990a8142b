"""Lists of all legal moves, and of the moves for search (C-4, identity of a move).

Both lists come from one pass over the hand. The sets of cards that make groups are found once for the whole hand. The
predicates of `legality` then decide which moves may use them.
"""

from virado.cards import Card, CardSet, Seat
from virado.games.casino.rules.building import (
    may_extend,
    may_keep,
    may_raise,
    may_stand,
    partner_refusal,
    values_to_hold,
)
from virado.games.casino.rules.capturing import capture_refusal
from virado.games.casino.rules.duties import builds_kept_by, builds_of, can_serve, partner_of, values_of
from virado.games.casino.rules.equivalence import second_of_alike, takes_lowest_alike
from virado.games.casino.rules.groups import (
    ACE_HIGH,
    equal_cards,
    find_captures,
    find_joined,
    find_subsets,
    value_set,
    values_in,
    values_shared,
    write_taken,
)
from virado.games.casino.rules.legality import trail_refusal
from virado.games.casino.rules.multi_play import list_multi_captures
from virado.games.casino.rules.state import (
    MULTI_PLAY_ONE,
    MULTI_PLAY_SUM,
    NOBODY,
    TRAIL,
    CasinoConfig,
    CasinoState,
    CasinoWorkspace,
    build_how,
    capture_how,
    value_of,
)
from virado.games.casino.rules.stealing import build_steal_refusal, capture_steal_refusal, stealable
from virado.games.casino.rules.turns import is_orange
from virado.kernel.bits import capacity, highest, lowest, move_at, put
from virado.kernel.rule import rule


@rule
def moves(
    s: CasinoState, o: CasinoConfig, w: CasinoWorkspace, seat: Seat, out: list[tuple[int, int, int]]
) -> int:
    """Write every legal move once; return the number of moves.

    A capture that announces an orange is not a separate move. In interpreted rules, the list is always complete. In a
    kernel, the result exceeds the capacity of `out` if the moves do not fit into `out` or their sets into `w`.
    """
    return list_moves(s, o, w, seat, out, 0)


@rule
def choices(
    s: CasinoState, o: CasinoConfig, w: CasinoWorkspace, seat: Seat, out: list[tuple[int, int, int]]
) -> int:
    """Write the moves for search; return the number of moves.

    If moves differ only in the choice among equivalent cards, only the first is written. Cards are equivalent
    (`CasinoConfig.equivalents`) if no rule, item or tie distinguishes them. An exchange of two equivalent cards in
    one hand, or among the loose cards, gives an equivalent position, so every seat values both moves equally. An
    orange is always called with its capture, because the call is then free, scores, and precedes the calls of
    opponents. All other moves are written.
    """
    return list_moves(s, o, w, seat, out, 1)


@rule
def list_moves(
    s: CasinoState,
    o: CasinoConfig,
    w: CasinoWorkspace,
    seat: Seat,
    out: list[tuple[int, int, int]],
    search: int,
) -> int:
    """Write the moves of `moves`, or of `choices` if `search` is 1; return the number of moves."""
    hand = s.hands[seat]
    values = values_in(o, hand)
    shared = values_shared(o, hand)
    find_subsets(o, w, s.loose | stealable(s, o, seat), highest_value_needed(s, o, seat, values))
    doubles = second_of_alike(o, s.loose) if search else 0
    cards = hand & ~second_of_alike(o, hand) if search else hand
    number = 0
    if o.multi_play:
        number = list_multi_captures(s, o, w, seat, out, number, search, doubles)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if not trail_refusal(s, o, seat, card):
            number = put(out, number, 1 << card, 0, TRAIL)
        if value_set(o, card) == 0:
            number = list_face(s, o, seat, card, out, number, doubles)
        elif o.multi_play == MULTI_PLAY_ONE:
            number = list_captures(s, o, w, seat, card, out, number, search, doubles)
            if o.building:
                others = values & ~value_set(o, card) | shared
                number = list_builds(s, o, w, seat, card, others, out, number, doubles)
                number = list_raises(s, o, w, seat, card, out, number, doubles)
    if w.cut_short:
        if number == 0:
            number = list_equal(s, o, seat, out)
        a, b, c = move_at(out, 0)
        while 0 < number <= capacity(out):
            number = put(out, number, a, b, c)
    return number


@rule(inline=False)
def list_equal(s: CasinoState, o: CasinoConfig, seat: Seat, out: list[tuple[int, int, int]]) -> int:
    """List every capture of all equal cards with all builds of their value.

    These moves replace a list that was cut short before its first move.
    """
    number = 0
    hand = s.hands[seat]
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        loose = equal_cards(card, s.loose)
        builds = builds_of(s, o.value[card])
        if capture_refusal(s, o, seat, 1 << card, loose, builds) == 0:
            number = put(out, number, 1 << card, loose, capture_how(builds, 0))
    return number


@rule
def highest_value_needed(s: CasinoState, o: CasinoConfig, seat: Seat, values: int) -> int:
    """Return the highest value of the groups of loose cards that a listing needs, at least 1.

    `values` are the values of the hand cards.
    """
    if o.multi_play:
        return min(o.multi_max, ACE_HIGH) if o.multi_play != MULTI_PLAY_SUM else 1
    if o.for_partner:
        values |= s.known[partner_of(seat)]
    return highest(values) if values else 1


# ---------------------------------------------------------------------- captures with one card
@rule
def list_captures(
    s: CasinoState,
    o: CasinoConfig,
    w: CasinoWorkspace,
    seat: Seat,
    card: Card,
    out: list[tuple[int, int, int]],
    number: int,
    search: int,
    doubles: CardSet,
) -> int:
    """List every capture with this card, which has a value (C-6, C-8, C-12)."""
    hand = s.hands[seat] & ~(1 << card)
    kept = builds_kept_by(s, seat)
    equal = equal_cards(card, s.loose) if o.must_use else 0
    values = value_set(o, card)
    lone_ace = values & values - 1  # C-2: without builds, an ace as 14 can take all that it can take as 1
    while values:
        value = lowest(values)
        values &= values - 1
        fitting = builds_of(s, value)
        if fitting == 0 and not w.totals >> value & 1:
            continue
        # C-12: playing the last capturing card requires taking all builds of its value that the seat keeps
        duty = kept & fitting
        if not can_serve(o, hand, values_of(s, kept & ~duty)):
            continue
        if can_serve(o, hand, values_of(s, kept)):
            duty = 0
        builds_needed = lone_ace and value == 1
        if builds_needed and fitting == 0:
            continue
        sets = find_captures(o, w, value)
        for place in range(sets):
            loose = w.taken[place]
            if equal & ~loose or not takes_lowest_alike(o, s.loose, doubles, loose):
                continue
            free = fitting & ~duty
            some = free
            while True:
                builds = some | duty
                if (builds or (loose and not builds_needed)) and (
                    loose & ~s.loose == 0
                    or capture_steal_refusal(o, card, loose & ~s.loose, loose, builds) == 0
                ):
                    flag = search and is_orange(s, o, loose, capture_how(builds, 0))
                    number = put(out, number, 1 << card, loose, capture_how(builds, 1 if flag else 0))
                if some == 0:
                    break
                some = (some - 1) & free
    return number


@rule
def list_face(
    s: CasinoState,
    o: CasinoConfig,
    seat: Seat,
    card: Card,
    out: list[tuple[int, int, int]],
    number: int,
    doubles: CardSet,
) -> int:
    """List every capture with a face card without value (C-7)."""
    if not can_serve(o, s.hands[seat] & ~(1 << card), values_of(s, builds_kept_by(s, seat))):
        return number
    equal = equal_cards(card, s.loose)
    loose = equal
    while loose:
        alone = loose & loose - 1 == 0
        if (alone or o.face_all) and takes_lowest_alike(o, s.loose, doubles, loose):
            number = put(out, number, 1 << card, loose, capture_how(0, 0))
        loose = 0 if o.must_use else (loose - 1) & equal
    return number


# ---------------------------------------------------------------------- builds
@rule
def list_builds(
    s: CasinoState,
    o: CasinoConfig,
    w: CasinoWorkspace,
    seat: Seat,
    card: Card,
    values: int,
    out: list[tuple[int, int, int]],
    number: int,
    doubles: CardSet,
) -> int:
    """List every new build and extension with this card, which has a value (C-9, C-11, C-12, C-15).

    `values` are the values of the other hand cards.
    """
    hand = s.hands[seat] & ~(1 << card)
    if o.for_partner:
        values |= s.known[partner_of(seat)]
    # C-9, C-11: the card is a group of the value by itself or together with other cards
    values &= w.totals << o.value[card] | value_set(o, card)
    while values:
        value = lowest(values)
        values &= values - 1
        sets = find_joined(o, w, card, value)
        if sets == 0:
            continue
        targets = builds_of(s, value)
        for place in range(NOBODY, s.builds):
            if place == NOBODY:
                if not may_stand(s, o, seat, value):
                    continue
            elif not targets >> place & 1 or not may_extend(s, o, seat, place):
                continue
            if not may_keep(s, o, seat, value, place):
                continue
            own = can_serve(o, hand, values_to_hold(s, seat, value, place, 0))
            partner = may_build_for_partner(s, o, seat, hand, value, place)
            if own or partner:
                for other in range(sets):
                    joined = w.taken[other]
                    if (place == NOBODY and joined == 0) or not takes_lowest_alike(
                        o, s.loose, doubles, joined
                    ):
                        continue
                    stolen = joined & ~s.loose
                    if stolen and build_steal_refusal(s, o, seat, stolen, joined, value, place):
                        continue
                    if own:
                        number = put(out, number, 1 << card, joined, build_how(value, place, 0))
                    if partner:
                        number = put(out, number, 1 << card, joined, build_how(value, place, 1))
    return number


@rule
def may_build_for_partner(
    s: CasinoState, o: CasinoConfig, seat: Seat, hand: CardSet, value: int, target: int
) -> int:
    """Return 1 if a build move that leaves this hand may be announced for the partner (C-15)."""
    if partner_refusal(s, o, seat, value):
        return 0
    return can_serve(o, hand, values_to_hold(s, seat, value, target, 1))


@rule
def list_raises(
    s: CasinoState,
    o: CasinoConfig,
    w: CasinoWorkspace,
    seat: Seat,
    card: Card,
    out: list[tuple[int, int, int]],
    number: int,
    doubles: CardSet,
) -> int:
    """List every raise with this card, which has a value (C-10, C-12, C-15)."""
    hand = s.hands[seat] & ~(1 << card)
    for target in range(s.builds):
        value = value_of(s.build_info[target]) + o.value[card]
        if value > ACE_HIGH or not may_raise(s, o, seat, target) or not may_stand(s, o, seat, value):
            continue
        if not may_keep(s, o, seat, value, target):
            continue
        own = can_serve(o, hand, values_to_hold(s, seat, value, target, 0))
        partner = may_build_for_partner(s, o, seat, hand, value, target)
        if not own and not partner:
            continue
        sets = find_captures(o, w, value) if o.raise_absorb else write_taken(w, 0, 0)
        for place in range(sets):
            joined = w.taken[place]
            if joined & ~s.loose == 0 and takes_lowest_alike(o, s.loose, doubles, joined):
                if own:
                    number = put(out, number, 1 << card, joined, build_how(value, target, 0))
                if partner:
                    number = put(out, number, 1 << card, joined, build_how(value, target, 1))
    return number
