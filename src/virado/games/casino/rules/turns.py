"""Execution of a move up to the next decision or chance event (C-4 to C-19)."""

from virado.cards import CardSet, Seat
from virado.games.casino.rules.building import merged_builds
from virado.games.casino.rules.dealing import deal_round, is_last_round
from virado.games.casino.rules.duties import partner_of, remember_known, side_of, taken_cards
from virado.games.casino.rules.ending import end_if_claim_holds, end_if_restricted_wins, score_deal
from virado.games.casino.rules.facts import (
    BUILT,
    CALL_FALSE,
    CALL_LATE,
    CALL_RIGHT,
    ORANGE_CALLED,
    RESIDUE,
)
from virado.games.casino.rules.scoring import log_sweep, put_on_pile, sweep_kind
from virado.games.casino.rules.state import (
    AWARDED_ORANGE,
    BUILD,
    CALL,
    CAPTURE,
    CLAIM,
    NO_ORANGE,
    NOBODY,
    OPEN_ORANGE,
    CasinoConfig,
    CasinoState,
    build_facts,
    builds_taken,
    calls_orange,
    for_partner,
    kind_of,
    move_target,
    move_value,
    value_of,
)
from virado.games.casino.rules.stealing import lay_capture, steal
from virado.kernel.bits import count, lowest
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def apply(s: CasinoState, o: CasinoConfig, seat: Seat, a: int, b: int, c: int) -> None:
    """Make a legal move."""
    kind = kind_of(c)
    if kind == CALL:
        if move_value(c) == CLAIM:
            end_if_claim_holds(s, o, seat)
        else:
            call_orange(s, seat)
        return
    s.hands[seat] &= ~a
    s.orange = NO_ORANGE
    swept = 0
    if kind == CAPTURE:
        swept = capture(s, o, seat, a, b, c)
    elif kind == BUILD:
        build(s, o, seat, lowest(a), b, c)
    else:
        s.loose |= a
    s.plays += 1
    if o.for_partner:
        remember_known(s, o, seat, lowest(a))
    if kind == CAPTURE and o.endgame:
        end_if_restricted_wins(s, o, seat)
        if s.over:
            return
    pass_turn(s, o, seat, swept)


# ---------------------------------------------------------------------- captures
@rule
def capture(s: CasinoState, o: CasinoConfig, seat: Seat, played: CardSet, loose: CardSet, how: int) -> int:
    """Take the captured cards; return 1 if the capture is a sweep (C-6, C-7, C-16, C-18, C-27)."""
    builds = builds_taken(how)
    stolen = loose & ~s.loose
    if stolen:
        steal(s, o, stolen)
    taken = taken_cards(s, loose, builds)
    side = side_of(s, seat)
    swept = is_sweep(s, o, played, loose, how)
    if swept:
        log_sweep(s, o, side, sweep_kind(s, o, played, taken))
    if is_orange(s, o, loose, how):
        s.orange = OPEN_ORANGE
    s.loose &= ~loose
    if builds:
        remove_builds(s, builds)
    put_on_pile(s, o, side, played | taken)
    lay_capture(s, o, side, played, taken)
    s.last_capturer = seat
    if calls_orange(how):
        call_orange(s, seat)
    return swept


@rule
def is_sweep(s: CasinoState, o: CasinoConfig, played: CardSet, loose: CardSet, how: int) -> int:
    """Return 1 if a capture of these loose cards and builds takes everything on the table (C-18)."""
    if s.loose & ~loose or builds_taken(how) != (1 << s.builds) - 1:
        return 0
    return 1 if o.last_card_sweep or not is_last_play(s, played) else 0


@rule
def is_last_play(s: CasinoState, played: CardSet) -> int:
    """Return 1 if playing these cards empties all hands in the last round of the deal."""
    if not is_last_round(s):
        return 0
    for seat in range(s.players):
        if s.unseen[seat] or s.hands[seat] & ~played:
            return 0
    return 1


@rule
def is_orange(s: CasinoState, o: CasinoConfig, loose: CardSet, how: int) -> int:
    """Return 1 if the table cards that the capture takes include a red and a yellow card (C-24)."""
    if not o.orange_calls:
        return 0
    taken = taken_cards(s, loose, builds_taken(how))
    return 1 if taken & o.reds and taken & o.yellows else 0


@rule
def call_orange(s: CasinoState, seat: Seat) -> None:
    """Score a call of orange (C-24).

    The first call scores, later calls are ignored, and a call without an orange is false.
    """
    if s.orange == OPEN_ORANGE:
        s.oranges[side_of(s, seat)] += 1
        s.orange = AWARDED_ORANGE
        emit(s, ORANGE_CALLED, seat, CALL_RIGHT, 0, 0)
    elif s.orange == NO_ORANGE:
        s.false_calls[side_of(s, seat)] += 1
        emit(s, ORANGE_CALLED, seat, CALL_FALSE, 0, 0)
    else:
        emit(s, ORANGE_CALLED, seat, CALL_LATE, 0, 0)


@rule
def remove_builds(s: CasinoState, builds: int) -> None:
    """Remove these builds from the table and close the gaps in the list."""
    number = 0
    for place in range(s.builds):
        if not builds >> place & 1:
            s.build_cards[number] = s.build_cards[place]
            s.build_info[number] = s.build_info[place]
            number += 1
    s.builds = number


# ---------------------------------------------------------------------- builds
@rule
def build(s: CasinoState, o: CasinoConfig, seat: Seat, card: int, joined: CardSet, how: int) -> None:
    """Make, raise or extend a build (C-9 to C-11, C-13, C-15, C-27)."""
    place = move_target(how)
    info = resulting_build(s, o, seat, card, joined, how)
    merged = merged_builds(s, o, seat, place)
    stolen = joined & ~s.loose
    if stolen:
        steal(s, o, stolen)
    s.loose &= ~joined
    if place == NOBODY:
        place = s.builds
        s.builds += 1
        s.build_cards[place] = joined | 1 << card
    else:
        s.build_cards[place] |= taken_cards(s, joined | 1 << card, merged)
    s.build_info[place] = info
    if merged:
        remove_builds(s, merged)
        place -= count(merged & (1 << place) - 1)
    emit(s, BUILT, place, s.build_cards[place], info, 0)


@rule
def resulting_build(s: CasinoState, o: CasinoConfig, seat: Seat, card: int, joined: CardSet, how: int) -> int:
    """Return the packed `build_facts` of the build that a legal build move makes."""
    value = move_value(how)
    place = move_target(how)
    keeper = partner_of(seat) if for_partner(how) else seat
    if place == NOBODY:
        multiple = makes_several_groups(o, joined | 1 << card, value)
    else:
        same = value == value_of(s.build_info[place])
        # An extension always makes a multiple build (C-11). A raise does if it joins loose groups or merges two
        # builds (C-10).
        multiple = 1 if same or joined or merged_builds(s, o, seat, place) else 0
    return build_facts(value, seat, keeper, multiple)


@rule
def makes_several_groups(o: CasinoConfig, cards: CardSet, value: int) -> int:
    """Return 1 if cards that can be divided into groups of this value make two or more groups (C-9).

    This is so if their total, with each ace as 1, is not equal to the value. A single ace that is a group of 14 would
    be an exception, but a build has at least two cards.
    """
    total = 0
    while cards:
        total += o.value[lowest(cards)]
        cards &= cards - 1
    return 1 if total != value else 0


# ---------------------------------------------------------------------- turns
@rule
def pass_turn(s: CasinoState, o: CasinoConfig, seat: Seat, swept: int) -> None:
    """Pass the turn. If all hands are empty, deal the next round or end the deal (C-4, C-17)."""
    after = next_with_cards(s, seat)
    if after == NOBODY:
        if is_last_round(s):
            end_deal(s, o)
        else:
            deal_round(s, o)
        return
    if o.double_turn:
        if swept:
            s.turns_owed = 1 if after != seat and count(s.hands[after]) > 1 else 0
        elif s.turns_owed and s.hands[seat]:
            s.turns_owed -= 1
            after = seat
        else:
            s.turns_owed = 0
    s.turn = after


@rule
def next_with_cards(s: CasinoState, seat: Seat) -> Seat:
    """Return the next seat in order of play that has cards, or NOBODY if all hands are empty.

    The seat itself is examined last.
    """
    other = seat
    for _ in range(s.players):
        other += 1
        if other == s.players:
            other = 0
        if s.hands[other]:
            return other
    return NOBODY


@rule(inline=False)
def end_deal(s: CasinoState, o: CasinoConfig) -> None:
    """Give the residue to the last capturer, or put it out of play. Then score the deal (C-19)."""
    if s.loose:
        emit(s, RESIDUE, s.loose, s.last_capturer, 0, 0)
    if s.last_capturer != NOBODY:
        put_on_pile(s, o, side_of(s, s.last_capturer), s.loose)
        s.loose = 0
    score_deal(s, o)
