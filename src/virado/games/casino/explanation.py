"""Effects of moves and facts of refusals in the Casino family, limited to the knowledge of the seat that moves."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType

from virado.cards import CardSet, Seat, members
from virado.games.casino.messages import (
    BuildAction,
    BuildEffect,
    CallOrangeEffect,
    CaptureEffect,
    ClaimEffect,
    Duty,
    TrailEffect,
)
from virado.games.casino.notation import build_fact, deck_of, names
from virado.games.casino.rules import refusals as no
from virado.games.casino.rules.building import merged_builds, values_to_hold
from virado.games.casino.rules.dejado import dejado
from virado.games.casino.rules.duties import build_of, builds_kept_by, side_of, taken_cards, values_of
from virado.games.casino.rules.groups import ACE_HIGH, equal_cards, value_set
from virado.games.casino.rules.scoring import registers_sweeps, sweep_kind, sweep_kind_points
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    CLAIM,
    NOBODY,
    TRAIL,
    CasinoConfig,
    CasinoState,
    builds_taken,
    calls_orange,
    for_partner,
    kind_of,
    move_target,
    move_value,
    value_of,
)
from virado.games.casino.rules.stealing import stealable
from virado.games.casino.rules.turns import is_sweep, resulting_build
from virado.games.casino.view import groups_of, table_build
from virado.games.contract import REFEREE_SEAT, Packed
from virado.games.messages import REFEREE, Cards, Effect
from virado.refusal import Facts


# ---------------------------------------------------------------------- effects
def describe(s: CasinoState, o: CasinoConfig, seat: Seat, packed: Packed) -> Effect:
    """Return the effect of a legal move, limited to the knowledge of the seat that makes it."""
    kind = kind_of(packed[2])
    if kind == TRAIL:
        return _trail(s, o, seat, packed)
    if kind == CAPTURE:
        return _capture(s, o, seat, packed)
    if kind == BUILD:
        return _build(s, o, seat, packed)
    if move_value(packed[2]) == CLAIM:
        return ClaimEffect(target=o.target)
    return CallOrangeEffect(points=o.p_orange)


def _trail(s: CasinoState, o: CasinoConfig, seat: Seat, packed: Packed) -> TrailEffect:
    played = packed[0]
    return TrailEffect(
        card=names(o, played)[0],
        dejado=names(o, dejado(s, o, packed)) if o.dejado else UNSET,
        duties=_duties(s, o, seat, played, values_of(s, builds_kept_by(s, seat))),
    )


def _capture(s: CasinoState, o: CasinoConfig, seat: Seat, packed: Packed) -> CaptureEffect:
    played, loose, how = packed
    builds = builds_taken(how)
    taken = taken_cards(s, loose, builds)
    swept = bool(is_sweep(s, o, played, loose, how))
    return CaptureEffect(
        played=names(o, played),
        loose=names(o, loose & s.loose),
        builds=tuple(groups_of(o, s.build_cards[place], s.build_info[place]) for place in members(builds)),
        taken=names(o, taken),
        stolen=_stolen_cards(s, o, loose),
        sweep=swept,
        sweep_points=_sweep_points(s, o, side_of(s, seat), played, taken) if swept else 0,
        calls_orange=bool(calls_orange(how)),
        dejado=names(o, dejado(s, o, packed)) if o.dejado else UNSET,
        duties=_duties(s, o, seat, played, values_of(s, builds_kept_by(s, seat) & ~builds)),
    )


def _stolen_cards(s: CasinoState, o: CasinoConfig, used: CardSet) -> Cards | UnsetType:
    """Return the top cards of other piles among the cards that a legal move takes or joins."""
    return names(o, used & ~s.loose) if o.stealing else UNSET


def _sweep_points(s: CasinoState, o: CasinoConfig, side: int, played: CardSet, taken: CardSet) -> int:
    if not o.sweeps or not registers_sweeps(s, o, side):
        return 0
    return sweep_kind_points(o, sweep_kind(s, o, played, taken))


def _build(s: CasinoState, o: CasinoConfig, seat: Seat, packed: Packed) -> BuildEffect:
    played, joined, how = packed
    card = played.bit_length() - 1
    target = move_target(how)
    action: BuildAction = "new"
    before = 0
    if target != NOBODY:
        before = s.build_cards[target]
        action = "extend" if move_value(how) == value_of(s.build_info[target]) else "raise"
    partner = for_partner(how)
    merged = taken_cards(s, 0, merged_builds(s, o, seat, target))
    return BuildEffect(
        action=action,
        card=names(o, played)[0],
        joined=names(o, joined & s.loose),
        stolen=_stolen_cards(s, o, joined),
        onto=None if target == NOBODY else names(o, before),
        merged=names(o, merged) if o.one_build else UNSET,
        build=table_build(
            o, before | joined | played | merged, resulting_build(s, o, seat, card, joined, how)
        ),
        for_partner=bool(partner),
        duties=_duties(s, o, seat, played, values_to_hold(s, seat, move_value(how), target, partner)),
    )


def _duties(s: CasinoState, o: CasinoConfig, seat: Seat, played: CardSet, values: int) -> tuple[Duty, ...]:
    """Return a seat's holding duties for builds of `values` after it has played the cards `played`."""
    if not values:
        return ()
    hand = s.hands[seat] & ~played
    return tuple(Duty(value=value, cards=names(o, hand & o.holders[value])) for value in members(values))


# ---------------------------------------------------------------------- refusals
class _RefusedMove(NamedTuple):
    """A refused move, with the position and the seat that tried it."""

    s: CasinoState
    o: CasinoConfig
    seat: Seat
    played: CardSet
    loose: CardSet
    how: int

    def names(self, cards: CardSet) -> Cards:
        return names(self.o, cards)

    def build(self, place: int) -> dict[str, Any]:
        return build_fact(self.s, self.o, place)

    def builds(self, places: int) -> tuple[dict[str, Any], ...]:
        return tuple(self.build(place) for place in members(places) if place < self.s.builds)

    @property
    def card(self) -> int:
        """Return the played card; of several, the highest."""
        return self.played.bit_length() - 1

    @property
    def equal(self) -> CardSet:
        """Return the loose cards of the same rank as the played card."""
        return equal_cards(self.card, self.s.loose)

    @property
    def elsewhere(self) -> CardSet:
        """Return the cards that the move names as loose although they are neither loose nor stealable."""
        return self.loose & ~(self.s.loose | stealable(self.s, self.o, self.seat))

    @property
    def kept_builds(self) -> int:
        """Return the places of the builds that the seat would keep after the move.

        The build that the move itself makes is excluded.
        """
        kept = builds_kept_by(self.s, self.seat)
        if kind_of(self.how) == CAPTURE:
            return kept & ~builds_taken(self.how)
        target = move_target(self.how) if kind_of(self.how) == BUILD else NOBODY
        return kept if target == NOBODY else kept & ~(1 << target)


def facts(s: CasinoState, o: CasinoConfig, seat: Seat, packed: Packed, number: int) -> Facts:
    """Return the facts that belong to a refusal, by name."""
    refused = _RefusedMove(s, o, seat, *packed)
    return {name: _FACTS.get((number, name), _USUAL[name])(refused) for name in no.REFUSALS[number].facts}


def _totals(o: CasinoConfig, cards: CardSet) -> tuple[int, ...]:
    """Return the totals that a set of cards can have, in ascending order."""
    totals = {0}
    for card in members(cards):
        totals = {total + value for total in totals for value in members(value_set(o, card))}
    return tuple(sorted(totals))


def _abandoned_build(r: _RefusedMove) -> dict[str, Any]:
    """Return the first build that the seat keeps but could no longer capture after the move."""
    hand = r.s.hands[r.seat] & ~r.played
    lacking = [
        place for place in members(r.kept_builds) if not hand & r.o.holders[value_of(r.s.build_info[place])]
    ]
    return r.build(lacking[0])


def _rank(o: CasinoConfig, value: int) -> str:
    """Return the rank of the cards with this value, as the first character of their names."""
    return deck_of(o).names[value - 1 << 2 if value < ACE_HIGH else 0][0]


def _raise_values(r: _RefusedMove) -> tuple[int, ...]:
    """Return the values to which the played card can raise the target build."""
    value = value_of(r.s.build_info[move_target(r.how)])
    return tuple(value + each for each in members(value_set(r.o, r.card)) if value + each <= ACE_HIGH)


def _common_totals(r: _RefusedMove) -> tuple[int, ...]:
    return tuple(sorted({*_totals(r.o, r.played)} & {*_totals(r.o, r.loose)}))


_USUAL: dict[str, Callable[[_RefusedMove], Any]] = {
    "seat": lambda r: r.seat,
    "limit": lambda r: r.o.multi_max,
    "number": lambda r: r.s.builds,
    "card": lambda r: r.names(1 << r.card)[0],
    "cards": lambda r: r.names(r.played),
    "taken": lambda r: r.names(r.loose),
    "left": lambda r: r.names(r.equal & ~r.loose),
    "value": lambda r: move_value(r.how),
    "values": lambda r: tuple(members(value_set(r.o, r.card))),
    "totals": lambda r: _totals(r.o, r.played | r.loose),
    "numbers": lambda r: _totals(r.o, r.loose),
    "rank": lambda r: _rank(r.o, move_value(r.how)),
    "build": lambda r: r.build(move_target(r.how)),
    "choices": lambda r: "all" if r.o.building and r.o.value[r.card] else "capture",
    "builds": lambda r: r.builds(r.kept_builds),
}
"""Function for each fact, by name. `_FACTS` has the exceptions."""


def _first_build_taken(r: _RefusedMove) -> dict[str, Any]:
    return r.builds(builds_taken(r.how))[0]


def _played_and_joined(r: _RefusedMove) -> Cards:
    return r.names(r.played | r.loose)


STEALING = (
    no.NO_STEALING_IN_CAPTURES,
    no.NO_STEALING_IN_BUILDS,
    no.STEAL_IN_RAISE,
    no.STEAL_OWN_BUILD_ONLY,
    no.STEAL_WITHOUT_BASE,
    no.STEAL_EQUAL_ONLY,
)
"""Refusals of moves that steal cards. Their fact `cards` lists the stolen top cards."""

_FACTS: dict[tuple[int, str], Callable[[_RefusedMove], Any]] = {
    (no.NO_SUCH_SEAT, "seat"): lambda r: REFEREE.value if r.seat == REFEREE_SEAT else r.seat,
    (no.NO_SUCH_SEAT, "limit"): lambda r: r.s.players - 1,
    (no.NOT_IN_HAND, "cards"): lambda r: r.names(r.played & ~r.s.hands[r.seat]),
    (no.NOT_LOOSE, "cards"): lambda r: r.names(r.elsewhere),
    (no.IN_A_BUILD, "cards"): lambda r: r.names(r.loose & r.s.build_cards[build_of(r.s, r.elsewhere)]),
    (no.IN_A_BUILD, "build"): lambda r: r.build(build_of(r.s, r.elsewhere)),
    **{(number, "cards"): lambda r: r.names(r.loose & ~r.s.loose) for number in STEALING},
    (no.BUILD_VALUE_DIFFERS, "build"): _first_build_taken,
    (no.BUILD_VALUE_DIFFERS, "rank"): lambda r: _rank(r.o, _first_build_taken(r)["value"]),
    (no.BUILDS_OF_SEVERAL_VALUES, "builds"): lambda r: r.builds(builds_taken(r.how)),
    (no.NOT_GROUPS_OF_BUILD, "build"): _first_build_taken,
    (no.FACE_TAKES_EQUAL, "cards"): lambda r: r.names(r.equal),
    (no.FACE_TAKES_ONE, "cards"): lambda r: r.names(r.equal),
    (no.EQUAL_CARD_LEFT, "rank"): lambda r: deck_of(r.o).names[r.card][0],
    (no.BUILD_ABANDONED, "build"): _abandoned_build,
    (no.BUILD_ABANDONED, "rank"): lambda r: _rank(r.o, _abandoned_build(r)["value"]),
    (no.NO_VALUE, "cards"): lambda r: r.names(
        sum(1 << card for card in members(r.played | r.loose) if not r.o.value[card])
    ),
    (no.NOT_GROUPS_WITH_CARD, "cards"): _played_and_joined,
    (no.EXTENSION_NOT_GROUPS, "cards"): _played_and_joined,
    (no.RAISE_VALUE, "values"): _raise_values,
    (no.TOTALS_DIFFER, "totals"): lambda r: _totals(r.o, r.played),
    (no.TOTAL_TOO_HIGH, "totals"): _common_totals,
}
"""Functions for facts that some refusals define differently from `_USUAL`, by refusal number and name."""
