"""Announcements of the referee in Hazari, built from the facts that the rules recorded, and groups as structs."""

from collections.abc import Iterable, Iterator, Sequence

from virado.cards import CardSet, Seat
from virado.games.hazari.messages import (
    CLASSES,
    ClassName,
    DealScored,
    Dealt,
    Four,
    Group,
    MatchEnding,
    MatchOver,
    RoundWon,
    Show,
    Up,
)
from virado.games.hazari.notation import deciding_ranks, names
from virado.games.hazari.rules import facts
from virado.games.hazari.rules.scoring import points_of
from virado.games.hazari.rules.showdown import beats
from virado.games.hazari.rules.state import BY_TARGET, BY_TROY, PLAYED_OUT, SEATS, HazariConfig, HazariState
from virado.games.hazari.rules.strength import class_of, named_strength, strength_of_group
from virado.games.messages import Event
from virado.kernel.facts import Fact

MATCH_ENDINGS: dict[int, MatchEnding | None] = {PLAYED_OUT: None, BY_TARGET: "target", BY_TROY: "troy"}
"""The way in which a match ended, by `HazariState.ending`."""


def class_name(strength: int) -> ClassName:
    """Return the name of the class of a strength as in the case files, for example `colour_run`."""
    return CLASSES[class_of(strength)]


def group_of(o: HazariConfig, number: int, cards: CardSet, strength: int | None = None) -> Group:
    """Return a group as a struct; `number` is its round from 0.

    Without `strength`, the struct describes the strength of the group in its round.
    """
    counted = named_strength(o, number, cards) if strength is None else strength
    return Group(
        number=number + 1,
        cards=names(cards),
        class_name=class_name(counted),
        ranks=deciding_ranks(counted),
        points=points_of(o, cards),
    )


def seat_values(values: Sequence[int]) -> Four:
    """Return a list of numbers by seat as a tuple of four."""
    a, b, c, d = values[:SEATS]
    return (a, b, c, d)


def events(s: HazariState, o: HazariConfig, noted: Sequence[Fact]) -> list[Event]:
    """Return the events of the facts that the rules recorded. `s` is the state after the move or deal."""
    shows = show_events(
        o, ((number, seat, group) for kind, number, seat, group, _ in noted if kind == facts.SHOWN)
    )
    return [next(shows) if fact[0] == facts.SHOWN else _event(s, o, fact) for fact in noted]


def show_events(o: HazariConfig, groups: Iterable[tuple[int, Seat, CardSet]]) -> Iterator[Show]:
    """Yield the events of whole rounds (counted from 0), one for each group shown, in order.

    `leads` is true if the group is the best so far in its round.
    """
    best = -1
    for place, (number, seat, cards) in enumerate(groups):
        best = -1 if place % SEATS == 0 else best
        strength = strength_of_group(o, number, cards)
        leads = bool(beats(o, strength, best))
        best = strength if leads else best
        yield Show(round=number + 1, seat=seat, group=group_of(o, number, cards), leads=leads)


def _event(s: HazariState, o: HazariConfig, fact: Fact) -> Event:
    kind, a, b, c, d = fact
    if kind == facts.DEALT:
        return Dealt(deal=a, dealer=b, hands=tuple(names(hand) for hand in s.hands))
    if kind == facts.UP:
        return Up(seat=a)
    if kind == facts.ROUND_WON:
        return RoundWon(round=a + 1, seat=b, points=d, group=group_of(o, a, c))
    if kind == facts.DEAL_SCORED:
        return DealScored(
            deal=s.deal,
            ending="troy" if a == BY_TROY else "played-out",
            captured=None if a == BY_TROY else seat_values(s.captured),
            points=seat_values(s.deal_points),
            scores=seat_values(s.scores),
        )
    if kind == facts.MATCH_OVER:
        return MatchOver(
            ending="troy" if a == BY_TROY else "target",
            winners=tuple(side for side in range(SEATS) if b >> side & 1),
            scores=seat_values(s.scores),
        )
    raise ValueError(f"{fact} is not a fact of Hazari")
