"""Checks of cases about information (H-24): a deal is played to a moment, and the view is examined.

All of H-24 is checked, whatever the words of the case. The seat must see its own cards, every group shown so far in
order, the round winners, the seats that are up, totals and dealer. No hidden card of another hand may occur in the
view, in the events that the seat has seen, or in the state of the view.
"""

import re
from collections.abc import Callable
from functools import partial

import msgspec

from virado.cards import FRENCH52, CardSet
from virado.cases.differences import Difference, compare_values, differs
from virado.cases.hazari.position import prose
from virado.cases.validation import BAD_CASE, Plain, bad, integer, mapping, part
from virado.games.contract import Packed, seat_number
from virado.games.hazari.game import GAME
from virado.games.hazari.messages import RoundWon, Show
from virado.games.hazari.narration import events
from virado.games.hazari.notation import names
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.move_generation import list_choices, prepare
from virado.games.hazari.rules.scoring import wins_by_troy
from virado.games.hazari.rules.showdown import leader_of, show_round
from virado.games.hazari.rules.state import SEATS, HazariConfig, HazariState, HazariWorkspace
from virado.games.hazari.rules.turns import say_up
from virado.games.messages import PUBLIC, Event, Viewer
from virado.kernel.facts import noting
from virado.packs import shuffle_cards

DEALS_TRIED = 400
"""Maximum number of deals that are played to find one that reaches the moment of the case."""
KNOWN_WORDS = re.compile(
    r"card|group|hand|arrang|captur|round|winner|won|lead|up\b|total|score|point|dealer|shown|pile|nothing",
    re.IGNORECASE,
)
NUMBERS = {
    "three": 3,
    "four": 4,
    "ten": 10,
    "eleven": 11,
    "twelve": 12,
    "thirteen": 13,
    "fifteen": 15,
    "sixteen": 16,
}


class DealMoment(msgspec.Struct):
    """A position within a deal, with the events announced so far."""

    s: HazariState
    events: list[Event]


def check_info(o: HazariConfig, value: Plain) -> list[Difference]:
    """Return the claims of an `info` case that do not hold."""
    given = mapping(
        prose(value, "when", "sees", "does_not_see"), "info", ("when", "seat", "sees", "does_not_see")
    )
    when = str(given.get("when", ""))
    seat = given.get("seat", "public")
    viewer: Viewer = PUBLIC if seat in ("public", "spectator") else integer(seat, "info.seat", 0, SEATS - 1)
    for key in ("sees", "does_not_see"):
        if key in given and not KNOWN_WORDS.search(str(given[key])):
            raise bad(f"info.{key}", "not-announced", BAD_CASE, part=part(given[key]))
    moment = _moment(o, when, viewer)
    if moment is None:
        return [differs("info.when", "never-comes", part=when)]
    return _matches_case(moment.s, str(given.get("sees", ""))) + look_through(o, moment, viewer)


# ---------------------------------------------------------------------- playing to the moment
def _moment(o: HazariConfig, when: str, viewer: Viewer) -> DealMoment | None:
    rounds = re.search(r"(before|during)?\s*round\s+([1-4])", when, re.IGNORECASE)
    instant = re.search(r"instant|troy", when, re.IGNORECASE)
    for number in range(DEALS_TRIED):
        if instant:
            moment = _play_out(o, number, troy=True)
        elif rounds:
            moment = _after_round(o, number, int(rounds[2]) - (1 if rounds[1] else 0))
        elif re.search(r"arrang|\bup\b", when, re.IGNORECASE):
            return _arranging(o, number, viewer, everybody_else="all" in when)
        elif re.search(r"deal|match|end", when, re.IGNORECASE):
            moment = _play_out(o, number, troy=False)
        else:
            raise bad("info.when", "no-such-moment", BAD_CASE, part=part(when))
        if moment is not None:
            return moment
        if not o.troy_rounds:
            return None
    return None


def _deal_by_number(o: HazariConfig, number: int) -> tuple[DealMoment, list[Packed]]:
    """Begin deal `number`; return the first moment of the deal, and each seat's strongest arrangement."""
    s = HazariState(players=SEATS, sides=SEATS, dealer=o.first_dealer)
    RULES.setup(s, o)
    moment = DealMoment(s, [])
    _go_on(o, moment, lambda: RULES.supply(s, o, shuffle_cards(FRENCH52.full, number, 1)))
    w = HazariWorkspace()
    arrangements: list[Packed] = []
    for seat in range(SEATS):
        prepare(o, w, s.hands[seat], s.extended >> seat & 1)
        list_choices(o, w, arrangements, 1)
    return moment, arrangements


def _go_on(o: HazariConfig, moment: DealMoment, run: Callable[[], None]) -> None:
    """Run rules on a moment and add the events that they cause."""
    moment.events += events(moment.s, o, noting(moment.s, run))


def _arranging(o: HazariConfig, number: int, viewer: Viewer, *, everybody_else: bool) -> DealMoment:
    """Return the moment at which some seats are up.

    These are the viewer and the next seat, or with `everybody_else` all seats except the dealer.
    """
    moment, arrangements = _deal_by_number(o, number)
    first = max(seat_number(viewer), 0)
    ready = {first, (first + 1) % SEATS} if not everybody_else else set(range(SEATS)) - {moment.s.dealer}
    for seat in sorted(ready):
        _go_on(o, moment, partial(say_up, moment.s, seat, *arrangements[seat]))
    return moment


def _after_round(o: HazariConfig, number: int, rounds: int) -> DealMoment | None:
    moment, arrangements = _deal_by_number(o, number)
    s = moment.s
    for seat in range(SEATS):
        _go_on(o, moment, partial(say_up, s, seat, *arrangements[seat]))
    while s.shown < rounds:
        if s.shown and wins_by_troy(s, o):
            return None
        _go_on(o, moment, lambda: show_round(s, o))
    return moment


def _play_out(o: HazariConfig, number: int, *, troy: bool) -> DealMoment | None:
    moment, arrangements = _deal_by_number(o, number)
    s = moment.s
    for seat in range(SEATS):
        _go_on(o, moment, partial(RULES.apply, s, o, seat, *arrangements[seat]))
    ended = s.over and s.shown < SEATS
    return moment if bool(ended) == troy else None


# ---------------------------------------------------------------------- examining the view
def _matches_case(s: HazariState, sees: str) -> list[Difference]:
    """Return the difference if a round shows another number of cards than the case says."""
    named = re.search(r"(\w+)\s+cards\s+of\s+round\s+(\d+)", sees, re.IGNORECASE)
    if not named:
        return []
    number = int(named[2])
    if not 1 <= number <= s.shown:
        return [differs("info.sees", "round-not-shown", round=number)]
    cards = sum(s.groups[4 * seat + number - 1].bit_count() for seat in range(SEATS))
    size = int(named[1]) if named[1].isdecimal() else NUMBERS.get(named[1].lower(), cards)
    if cards == size:
        return []
    return [differs("info.sees", "expected-found-in-round", expected=size, found=cards, round=number)]


def look_through(o: HazariConfig, moment: DealMoment, viewer: Viewer) -> list[Difference]:
    """Return the differences between the view and the information that H-24 requires or forbids at this moment."""
    s = moment.s
    seen = s.clone()
    RULES.hide(seen, o, seat_number(viewer))
    data = GAME.view(seen, o, viewer, GAME.name)
    history = [event.seen_by(viewer) for event in moment.events]
    wrong: list[Difference] = []
    shown = [
        (
            (leader_of(s, number) + i) % SEATS,
            names(s.groups[4 * ((leader_of(s, number) + i) % SEATS) + number]),
        )
        for number in range(s.shown)
        for i in range(SEATS)
    ]
    announced = [(event.seat, event.group.cards) for event in history if isinstance(event, Show)]
    won = [event.seat for event in history if isinstance(event, RoundWon)]
    for path, expected, found in (
        ("view.shown", shown, [(show.seat, show.group.cards) for show in data.shown]),
        ("events.show", shown, announced),
        ("view.round_winners", s.round_winners[: s.shown], list(data.round_winners)),
        ("events.round_won", s.round_winners[: s.shown], won),
        ("view.up", [seat for seat in range(SEATS) if s.up >> seat & 1], list(data.up)),
        ("view.scores", s.scores, seen.scores),
        ("view.dealer", s.dealer, seen.dealer),
    ):
        wrong += compare_values(path, expected, found)
    if viewer is not PUBLIC:
        wrong += compare_values(f"view.hands.{viewer}", names(s.hands[viewer]), data.hands[viewer])
    secret: CardSet = 0
    for seat in range(SEATS):
        secret |= s.hands[seat] if seat != viewer else 0
    leaked = sorted(_leaves(msgspec.to_builtins([data, history])) & set(FRENCH52.list(secret)))
    if leaked:
        wrong.append(differs("view", "leaked", cards=tuple(leaked)))
    held: CardSet = 0
    for cards in (*seen.hands, *seen.groups):
        held |= cards
    if held & secret:
        wrong.append(differs("state", "leaked", cards=names(held & secret)))
    return wrong


def _leaves(value: Plain) -> set[str]:
    """Return all words in the texts of plain data."""
    if isinstance(value, str):
        return set(value.split())
    if isinstance(value, dict):
        return {leaf for item in value.values() for leaf in _leaves(item)}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, list | tuple):
        return {leaf for item in value for leaf in _leaves(item)}  # pyright: ignore[reportUnknownVariableType]
    return set()
