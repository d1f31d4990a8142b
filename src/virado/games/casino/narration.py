"""Announcements of the referee in the Casino family (C-25).

Events are built from a move's effect, the facts recorded by the rules and the new state.
"""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from virado.cards import Seat
from virado.games.casino.messages import (
    BuildEffect,
    Built,
    Captured,
    CaptureEffect,
    Claimed,
    DealEnding,
    DealScored,
    Dealt,
    LastRound,
    MatchOver,
    OrangeCalled,
    Residue,
    RoundDealt,
    Trailed,
    TrailEffect,
)
from virado.games.casino.notation import deck_of, names
from virado.games.casino.rules import facts as noted
from virado.games.casino.rules.dealing import first_player
from virado.games.casino.rules.duties import side_of
from virado.games.casino.rules.state import AUTOMATIC, CLAIMED, PLAYED_OUT, CasinoConfig, CasinoState
from virado.games.casino.score_sheet import reckoning
from virado.games.casino.view import seat_or_none
from virado.games.messages import Cards, Effect, Event
from virado.kernel.facts import Fact

ENDINGS: dict[int, DealEnding] = {PLAYED_OUT: "played-out", CLAIMED: "claim", AUTOMATIC: "restricted-side"}


def narrate(
    s: CasinoState, o: CasinoConfig, seat: Seat, effect: Effect, facts: Sequence[Fact]
) -> list[Event]:
    """Return the events announced after a move: the play first, then its consequences in order."""
    match effect:
        case TrailEffect():
            events: list[Event] = [Trailed(seat=seat, card=effect.card, dejado=effect.dejado)]
        case CaptureEffect():
            events = [_capture_events(s, o, seat, effect, facts)]
        case BuildEffect():
            events = [_built(o, seat, effect)]
        case _:
            events = [
                _call_event(s, o, fact)
                for fact in facts
                if fact[0] in (noted.ORANGE_CALLED, noted.CLAIM_MADE)
            ]
    for fact in facts:
        events += _consequence_events(s, o, fact)
    return events


def narrate_chance(s: CasinoState, o: CasinoConfig, facts: Sequence[Fact]) -> list[Event]:
    """Return the events announced after a new pack was dealt."""
    return [event for fact in facts for event in _consequence_events(s, o, fact)]


# ---------------------------------------------------------------------- plays and calls
def _capture_events(
    s: CasinoState, o: CasinoConfig, seat: Seat, effect: CaptureEffect, facts: Sequence[Fact]
) -> Captured:
    orange: bool | UnsetType | None = UNSET
    if o.orange_calls:  # C-24: the referee does not announce an orange that no seat has called
        called = [outcome for kind, _, outcome, _, _ in facts if kind == noted.ORANGE_CALLED]
        orange = called[0] == noted.CALL_RIGHT if called else None
    points = sum(points for kind, _, _, points, _ in facts if kind == noted.SWEEP)
    return Captured(
        seat=seat,
        side=side_of(s, seat),
        played=effect.played,
        loose=effect.loose,
        builds=effect.builds,
        taken=effect.taken,
        stolen=effect.stolen,
        sweep=effect.sweep,
        sweep_points=points if o.sweeps else UNSET,
        orange=orange,
        dejado=effect.dejado,
    )


def _built(o: CasinoConfig, seat: Seat, effect: BuildEffect) -> Built:
    build = effect.build
    return Built(
        seat=seat,
        card=effect.card,
        joined=effect.joined,
        stolen=effect.stolen,
        onto=effect.onto,
        merged=effect.merged,
        action=effect.action,
        cards=build.cards,
        value=build.value,
        owner=build.owner,
        keeper=build.keeper,
        kind=build.kind,
        for_partner=effect.for_partner if o.for_partner else UNSET,
    )


def _call_event(s: CasinoState, o: CasinoConfig, fact: Fact) -> Event:
    kind, seat, outcome, _, _ = fact
    side = side_of(s, seat)
    if kind == noted.CLAIM_MADE:
        return Claimed(seat=seat, side=side, correct=bool(outcome))
    return OrangeCalled(
        seat=seat, side=side, correct=outcome == noted.CALL_RIGHT, points=outcome * o.p_orange
    )


# ---------------------------------------------------------------------- rounds and deals
def _consequence_events(s: CasinoState, o: CasinoConfig, fact: Fact) -> list[Event]:
    """Return the events of a fact that is neither a play nor a call out of turn."""
    kind, a, b, c, _ = fact
    match kind:
        case noted.ROUND_DEALT:
            return _round(s, o, names(o, a), last=bool(b))
        case noted.RESIDUE:
            capturer = seat_or_none(b)
            side = None if capturer is None else side_of(s, capturer)
            return [Residue(cards=names(o, a), seat=capturer, side=side)]
        case noted.DEAL_SCORED:
            return [
                DealScored(
                    deal=s.deal,
                    ending=ENDINGS[a],
                    sides=reckoning(s, o, ending=a, extra_deal=bool(b), finished=bool(c)),
                    points=tuple(s.deal_points[: s.sides]),
                    scores=tuple(s.scores[: s.sides]),
                    extra_deal=bool(s.extra_deal and not s.over),
                )
            ]
        case noted.MATCH_OVER:
            scores = tuple(s.scores[: s.sides])
            return [MatchOver(winners=(a,), games=c, ending=ENDINGS[b], scores=scores)]
        case _:
            return []


def _round(s: CasinoState, o: CasinoConfig, table: Cards, *, last: bool) -> list[Event]:
    """Return the event of a dealt round, and of the announcement of the last round.

    All hands are public in an open last round.
    """
    hands = tuple(names(o, hand) for hand in s.hands[: s.players])
    stock = s.stock_end - s.stock_next
    open_hands = bool(o.open_last) and last
    if s.round > 1:
        events: list[Event] = [
            RoundDealt(
                deal=s.deal,
                round=s.round,
                leader=s.turn,
                hands=hands,
                open_hands=open_hands,
                table=table,
                stock=stock,
            )
        ]
    else:
        events = [
            Dealt(
                deal=s.deal,
                round=s.round,
                dealer=s.dealer,
                extra_deal=bool(s.extra_deal),
                leader=s.turn,
                hands=hands,
                open_hands=open_hands,
                table=table,
                stock=stock,
                cut_by=first_player(s) if o.cut_peek else UNSET,
                bottom=deck_of(o).names[s.stock[s.stock_end - 1]] if o.cut_peek else UNSET,
            )
        ]
    if o.announce_last and last:
        events.append(LastRound(deal=s.deal, round=s.round))
    return events
