"""What a referee of the Casino family announces (C-25), read off the positions before and after."""

from typing import Any

from virado.cards import CardSet, Seat, members
from virado.games.casino.notation import deck_of, names
from virado.games.casino.rules.dealing import first_player, is_last_round
from virado.games.casino.rules.dejado import dejado
from virado.games.casino.rules.duties import side_of, taken_cards
from virado.games.casino.rules.reckoning import reckoning
from virado.games.casino.rules.state import (
    AUTOMATIC,
    CALL,
    CAPTURE,
    CLAIM,
    CLAIMED,
    NO_ORANGE,
    NOBODY,
    OPEN_ORANGE,
    PLAYED_OUT,
    TRAIL,
    CasinoConfig,
    CasinoState,
    builds_taken,
    calls_orange,
    for_partner,
    is_multiple,
    kind_of,
    move_target,
    move_value,
    value_of,
)
from virado.games.casino.rules.turns import is_orange, is_sweep
from virado.games.casino.view import build_data, groups
from virado.games.contract import Event, Move

ENDINGS = {PLAYED_OUT: "played-out", CLAIMED: "claim", AUTOMATIC: "restricted-side"}
"""How a deal ended."""


def narrate(before: CasinoState, o: CasinoConfig, seat: Seat, move: Move, after: CasinoState) -> list[Event]:
    """What is announced when a move has been made: the move, a new round, the end of the deal and of the match."""
    played, loose, how = move
    kind = kind_of(how)
    if kind == CALL:
        told = [_call(before, o, seat, how, after)]
        left = before.loose
    elif kind == TRAIL:
        told = [_trail(before, o, seat, move)]
        left = before.loose | played
    elif kind == CAPTURE:
        told = [_capture(before, o, seat, move, after)]
        left = before.loose & ~loose
    else:
        told = [_build(before, o, seat, move, after)]
        left = before.loose & ~loose
    if after.over or after.pack_wanted:
        return told + _end_of_deal(before, o, left, after)
    if after.round != before.round:
        told += _round(o, "round", left, after)
    return told


def narrate_chance(before: CasinoState, o: CasinoConfig, after: CasinoState) -> list[Event]:
    """What is announced when a new pack has been dealt from."""
    extra = {"extra_deal": True} if before.extra_deal else {}
    return _round(o, "deal", 0, after, dealer=after.dealer, **extra)


# ---------------------------------------------------------------------- plays
def _noticed(before: CasinoState, o: CasinoConfig, move: Move) -> dict[str, Any]:
    """The dejado, where it is announced."""
    return {"dejado": names(o, dejado(before, o, move))} if o.dejado else {}


def _trail(before: CasinoState, o: CasinoConfig, seat: Seat, move: Move) -> Event:
    return Event("trail", {"seat": seat, "card": names(o, move[0])[0], **_noticed(before, o, move)})


def _capture(before: CasinoState, o: CasinoConfig, seat: Seat, move: Move, after: CasinoState) -> Event:
    played, loose, how = move
    builds = [
        [
            names(o, group)
            for group in groups(o, before.build_cards[place], *_groups_of(before.build_info[place]))
        ]
        for place in members(builds_taken(how))
    ]
    told: dict[str, Any] = {
        "seat": seat,
        "side": side_of(before, seat),
        "played": names(o, played),
        "loose": names(o, loose),
        "builds": builds,
        "taken": names(o, taken_cards(before, loose, builds_taken(how))),
        "sweep": bool(is_sweep(before, loose, how)),
    }
    if o.sweeps:
        side = side_of(before, seat)
        told["sweep_points"] = after.sweep_points[side] - before.sweep_points[side]
    if o.orange_calls:  # C-24: an orange that nobody has called is not announced
        told["orange"] = bool(is_orange(before, o, loose, how)) if calls_orange(how) else None
    return Event("capture", {**told, **_noticed(before, o, move)})


def _groups_of(info: int) -> tuple[int, int]:
    return value_of(info), is_multiple(info)


def _build(before: CasinoState, o: CasinoConfig, seat: Seat, move: Move, after: CasinoState) -> Event:
    played, loose, how = move
    target = move_target(how)
    place = after.builds - 1 if target == NOBODY else target
    action = "new"
    if target != NOBODY:
        action = "extend" if move_value(how) == value_of(before.build_info[target]) else "raise"
    told: dict[str, Any] = {
        "seat": seat,
        "card": names(o, played)[0],
        "joined": names(o, loose),
        "onto": None if target == NOBODY else names(o, before.build_cards[target]),
        "action": action,
        **build_data(o, after.build_cards[place], after.build_info[place]),
    }
    if o.for_partner:
        told["for_partner"] = bool(for_partner(how))
    return Event("build", told)


def _call(before: CasinoState, o: CasinoConfig, seat: Seat, how: int, after: CasinoState) -> Event:
    side = side_of(before, seat)
    if move_value(how) == CLAIM:
        return Event("claim", {"seat": seat, "side": side, "correct": bool(after.over)})
    correct = before.orange == OPEN_ORANGE
    points = o.p_orange if correct else -o.p_orange if before.orange == NO_ORANGE else 0
    return Event("call-orange", {"seat": seat, "side": side, "correct": correct, "points": points})


# ---------------------------------------------------------------------- rounds and deals
def _round(o: CasinoConfig, kind: str, lying: CardSet, after: CasinoState, **more: Any) -> list[Event]:
    """A round has been dealt; each seat sees its own hand, and in an open round everybody sees all."""
    s = after
    hands = [names(o, hand) for hand in s.hands[: s.players]]
    opened = o.open_last and is_last_round(s)
    told: dict[str, Any] = {
        "deal": s.deal,
        "round": s.round,
        **more,
        "leader": s.turn,
        "hands": hands if opened else [len(hand) for hand in hands],
        "table": names(o, s.loose & ~lying),
        "stock": s.stock_end - s.stock_next,
    }
    private: dict[Seat, dict[str, Any]] = {seat: {"hand": hand} for seat, hand in enumerate(hands)}
    if kind == "deal" and o.cut_peek:
        told["cut_by"] = first_player(s)
        private[first_player(s)]["bottom"] = deck_of(o).names[s.stock[s.stock_end - 1]]
    events = [Event(kind, told, private)]
    if o.announce_last and is_last_round(s):
        events.append(Event("last", {"deal": s.deal, "round": s.round}))
    return events


def _end_of_deal(before: CasinoState, o: CasinoConfig, left: CardSet, after: CasinoState) -> list[Event]:
    s = after
    events: list[Event] = []
    if left and is_last_round(s) and not any(s.hands):
        capturer = None if s.last_capturer == NOBODY else s.last_capturer
        side = None if capturer is None else side_of(s, capturer)
        events.append(Event("residue", {"cards": names(o, left), "seat": capturer, "side": side}))
    events.append(
        Event(
            "deal-scored",
            {
                "deal": s.deal,
                "ending": ENDINGS[s.ending],
                "sides": reckoning(before, o, s),
                "points": s.deal_points[: s.sides],
                "scores": s.scores[: s.sides],
                "extra_deal": bool(s.extra_deal and not s.over),
            },
        )
    )
    if s.over:
        winners = [side for side in range(s.sides) if s.winners >> side & 1]
        told = {"winners": winners, "games": s.games, "how": ENDINGS[s.ending], "scores": s.scores[: s.sides]}
        events.append(Event("match-over", told))
    return events
