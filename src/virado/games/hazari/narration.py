"""What a referee announces, and the position as plain data (H-24)."""

from typing import Any

from virado.cards import CardSet, Seat
from virado.games.contract import Event
from virado.games.hazari.explanation import class_name, describe
from virado.games.hazari.notation import names
from virado.games.hazari.rules import EVERYBODY
from virado.games.hazari.rules.arranging import strength_of_group
from virado.games.hazari.rules.showing import leader_of, points_of
from virado.games.hazari.rules.state import BY_TROY, HAND, SEATS, HazariConfig, HazariState

ENDINGS = {0: None, 1: "target", 2: "troy"}
"""Why a match is over."""


def narrate(o: HazariConfig, seat: Seat, after: HazariState) -> list[Event]:
    """Somebody is up, which tells no card; once all are, every round and the score."""
    told = [Event("up", {"seat": seat})]
    if after.up != EVERYBODY:
        return told
    for number in range(after.shown):
        told += narrate_round(o, after, number)
    told.append(
        Event(
            "deal-scored",
            {
                "deal": after.deal,
                "ending": "troy" if after.ending == BY_TROY else "played-out",
                "captured": None if after.ending == BY_TROY else after.captured[:],
                "points": after.deal_points[:SEATS],
                "scores": after.scores[:SEATS],
            },
        )
    )
    if after.over:
        winners = [side for side in range(SEATS) if after.winners >> side & 1]
        told.append(
            Event(
                "match-over",
                {"winners": winners, "scores": after.scores[:SEATS], "reason": ENDINGS[after.ending]},
            )
        )
    return told


def narrate_round(o: HazariConfig, s: HazariState, number: int) -> list[Event]:
    """The four groups of a round (counted from 0) in the order in which they were shown, and who won them."""
    told = [Event("show", group) for group in _round(s, o, number)]
    winner = s.round_winners[number]
    cards: CardSet = 0
    for seat in range(SEATS):
        cards |= s.groups[4 * seat + number]
    strength = strength_of_group(o, number, s.groups[4 * winner + number])
    told.append(
        Event(
            "round-won",
            {
                "round": number + 1,
                "seat": winner,
                "points": points_of(o, cards),
                "class": class_name(strength),
                "group": describe(strength),
            },
        )
    )
    return told


def narrate_chance(after: HazariState) -> list[Event]:
    """A pack has been dealt; each seat sees its own hand."""
    public = {"deal": after.deal, "dealer": after.dealer, "cards": HAND}
    return [Event("deal", public, {seat: {"hand": names(after.hands[seat])} for seat in range(SEATS)})]


def _round(s: HazariState, o: HazariConfig, number: int) -> list[dict[str, Any]]:
    leader = leader_of(s, number)
    shown: list[dict[str, Any]] = []
    for i in range(SEATS):
        seat = (leader + i) % SEATS
        group = s.groups[4 * seat + number]
        strength = strength_of_group(o, number, group)
        shown.append(
            {
                "round": number + 1,
                "seat": seat,
                "cards": names(group),
                "class": class_name(strength),
                "group": describe(strength),
            }
        )
    return shown


def view(s: HazariState, o: HazariConfig, seat: Seat) -> dict[str, Any]:
    """The position of a viewer as plain data; `s` holds only what he may know."""
    own = 0 <= seat < SEATS and s.up >> seat & 1
    return {
        "round": s.round,
        "leader": leader_of(s, min(s.shown, 3)),
        "hands": [names(s.hands[q]) if q == seat or not s.unseen[q] else s.unseen[q] for q in range(SEATS)],
        "up": [q for q in range(SEATS) if s.up >> q & 1],
        "arrangement": [names(s.groups[4 * seat + number]) for number in range(4)] if own else None,
        "shown": [group for number in range(s.shown) for group in _round(s, o, number)],
        "round_winners": s.round_winners[: s.shown],
        "captured": None if s.ending == BY_TROY else s.captured[:],
        "reason": ENDINGS[s.ending],
    }
