"""Checks shared by the case files of Raub and Zwanzig ab.

A case is played through a `Match`, and its expectations are compared with the views of its seats. Every name in a
case must be known: an unknown key, preset, option or field raises OptionsError.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from virado.cards import SKAT32, Seat
from virado.cases.contract import Cases
from virado.cases.differences import (
    Difference,
    check_legal,
    compare_values,
    compared_moves,
    differs,
    refused_otherwise,
)
from virado.cases.positions import start_at
from virado.cases.tricks.position import IN_ORDER, cards, plays, split_action, suit
from virado.cases.validation import BAD_CASE, Plain, bad, by_seat, integer, items, mapping, not_a_move
from virado.games.contract import Game, O, S
from virado.games.messages import PUBLIC, Actor, Event, Held, Move, Viewer, cards_in
from virado.games.tricks.rules import NO_SUIT, strength, suit_of
from virado.games.variant import Variant, make_variant
from virado.match import Match
from virado.refusal import RefusedError, UnparsableError

CASE_KEYS = ("id", "note", "rule", "preset", "options", "players", "position")
SPOKEN_KEYS = ("exactly_legal", "legal", "illegal", "legal_count", "after", "info")
"""Kinds of assertions about the position of a case."""
SETS_OF_SEATS = ("active", "dropped", "winners")
"""Fields of `expect` in which the order of the seats is irrelevant."""


class TrickCases(Cases[S, O]):
    """The case reader of a trick game. Subclasses define the fields of the game."""

    game: Game[S, O, Any, Any]
    expect_fields: ClassVar[tuple[str, ...]]
    """Names of the fields that `expect` may contain after actions."""

    @abstractmethod
    def expect_values(self, match: Match) -> dict[str, object]:
        """Return the current value of every field of `expect`; None for a field that has no value at this moment.

        `hands` has the same format as in a view.
        """

    @abstractmethod
    def order(self, variant: Variant) -> Sequence[int]:
        """Return the strength of each rank, as `virado.games.tricks.rules` needs it."""

    @abstractmethod
    def own_checks(self) -> dict[str, Callable[[Variant, Plain], list[Difference]]]:
        """Return the checks of assertions that need no position, such as `scoring`, by key."""

    @abstractmethod
    def is_dealt(self, event: Event) -> bool:
        """Return True if an event announces that cards were dealt."""

    def is_first_dealt(self, event: Event) -> bool:
        """Return True if an event announces the first dealing of a deal.

        Cards shown before a redeal are therefore still seen in this deal.
        """
        return self.is_dealt(event)

    def check_case(self, case: Mapping[str, Plain]) -> list[Difference]:
        own_checks = {"trick_winner": self._check_winner, **self.own_checks()}
        claims = (*SPOKEN_KEYS, *own_checks)
        body = mapping(case, "case", (*CASE_KEYS, *claims))
        variant = self._variant(body)
        spoken = [key for key in SPOKEN_KEYS if key in body]
        asked = [key for key in own_checks if key in body]
        if not spoken and not asked:
            raise bad("case", "nothing-claimed", BAD_CASE, candidates=claims)
        if spoken and "position" not in body:
            raise bad("case", "position-needed", BAD_CASE, part=spoken[0])
        if "position" in body and not spoken:
            raise bad("case.position", "nothing-claimed", BAD_CASE, candidates=SPOKEN_KEYS)
        differences = [each for key in asked for each in own_checks[key](variant, body[key])]
        return differences + (self._check_position(variant, body) if spoken else [])

    def _variant(self, body: Mapping[str, Plain]) -> Variant:
        slug = body.get("preset")
        preset = self.game.presets.get(slug) if isinstance(slug, str) else None
        if preset is None:
            raise bad("case.preset", "no-such-preset", BAD_CASE, variant=str(slug), game=self.game.name)
        names = ("players", *self.game.options_type.__struct_fields__)
        options = mapping(body.get("options") or {}, "case.options", names)
        seats = options.pop("players", body.get("players"))
        if seats is not None:
            seats = integer(seats, "case.players")
        return make_variant(self.game, preset, players=seats, options=options)

    # ------------------------------------------------------------------ about a position
    def _check_position(self, variant: Variant, body: Mapping[str, Plain]) -> list[Difference]:
        after = mapping(body.get("after") or {}, "case.after", ("actions", "expect"))
        expect = mapping(after.get("expect") or {}, "case.after.expect", self.expect_fields)
        if "after" in body and not expect:
            raise bad("case.after.expect", "nothing-claimed", BAD_CASE, candidates=self.expect_fields)
        actions = items(after.get("actions", []), "case.after.actions")
        given = body["position"]
        position = mapping(given, "position", given if isinstance(given, Mapping) else ())
        history = items(position.pop("history", None) or [], "position.history")
        if position.get("kind") is None:
            # A deal that the list does not contain is filled in order.
            listed = items(position.get("deals") or [], "position.deals")
            position["deals"] = [*listed, *({} for _ in range(len(history) + len(actions) + 1))]
        match = Match.resume(variant, start_at(variant, position, IN_ORDER), seed=0)
        for number, action in enumerate(history):
            difference = _play(match, action, f"position.history[{number}]")
            if difference:
                return [difference]
        differences = self._check_moves(match, body)
        if "info" in body:
            differences += self._check_info(match, body["info"])
        for number, action in enumerate(actions):
            difference = _play(match, action, f"case.after.actions[{number}]")
            if difference:
                return [*differences, difference]
        return differences + (
            compare(expect, self.expect_values(match), "case.after.expect") if expect else []
        )

    def _check_moves(self, match: Match, body: Mapping[str, Plain]) -> list[Difference]:
        differences: list[Difference] = []
        if "exactly_legal" in body:
            differences += _check_exactly(match, items(body["exactly_legal"], "case.exactly_legal"))
        for number, action in enumerate(items(body.get("legal", []), "case.legal")):
            differences += _check_legal(match, action, f"case.legal[{number}]")
        for number, item in enumerate(items(body.get("illegal", []), "case.illegal")):
            entry = mapping(item, f"case.illegal[{number}]", ("action", "error", "why"))
            differences += _check_illegal(match, entry, f"case.illegal[{number}]")
        if "legal_count" in body:
            wanted = integer(body["legal_count"], "case.legal_count", 0)
            number = sum(match.view(seat).count_legal() for seat in match.to_act)
            differences += compare_values("case.legal_count", wanted, number)
        return differences

    def _check_info(self, match: Match, body: Plain) -> list[Difference]:
        info = mapping(body, "case.info", ("seat", "sees", "does_not_see"))
        whom = info.get("seat")
        players = match.variant.players
        viewer = PUBLIC if whom == PUBLIC.value else integer(whom, "case.info.seat", 0, players - 1)
        seen = seen_cards(match, viewer, self.is_dealt)
        shown = seen_cards(match, viewer, self.is_first_dealt)
        wanted = [SKAT32.names[number] for number in cards(info.get("sees", []), "case.info.sees")]
        hidden = [
            SKAT32.names[number] for number in cards(info.get("does_not_see", []), "case.info.does_not_see")
        ]
        return [
            *(
                differs("case.info.sees", "not-seen", viewer=whom, card=name)
                for name in wanted
                if name not in shown
            ),
            *(
                differs("case.info.does_not_see", "seen", viewer=whom, card=name)
                for name in hidden
                if name in seen
            ),
        ]

    # ------------------------------------------------------------------ without a position
    def _check_winner(self, variant: Variant, body: Plain) -> list[Difference]:
        entry = mapping(body, "case.trick_winner", ("trump", "plays", "winner"))
        trump = suit(entry.get("trump"), "case.trick_winner.trump")
        trick = plays(entry.get("plays"), "case.trick_winner.plays", variant.players)
        expected = integer(entry.get("winner"), "case.trick_winner.winner", 0, variant.players - 1)
        order = list(self.order(variant))
        led = suit_of(trick[0][1]) if trick else NO_SUIT
        winner = max(trick, key=lambda play: strength(order, trump, led, play[1]))[0] if trick else None
        return compare_values("case.trick_winner.winner", expected, winner)


def compare(expect: Mapping[str, Plain], found: Mapping[str, Any], path: str) -> list[Difference]:
    """Return the differences between expected and found fields.

    Hands are compared as sets, and only for the seats that the case names.
    """
    differences: list[Difference] = []
    for name, expected in expect.items():
        value: Any = list(found[name]) if isinstance(found[name], tuple) else found[name]
        if name == "hands" and value is not None:
            differences += _compare_hands(expected, value, f"{path}.hands")
        elif name in SETS_OF_SEATS and isinstance(expected, list) and value is not None:
            if sorted(expected, key=str) != sorted(value):  # pyright: ignore[reportUnknownArgumentType]
                differences += compare_values(f"{path}.{name}", expected, value)
        elif value != expected or isinstance(value, bool) != isinstance(expected, bool):
            differences.append(differs(f"{path}.{name}", "expected-found", expected=expected, found=value))
    return differences


def _compare_hands(expected: Plain, hands: Sequence[Held], path: str) -> list[Difference]:
    differences: list[Difference] = []
    for seat, hand in by_seat(expected, path, len(hands)).items():
        wanted = {SKAT32.names[number] for number in cards(hand, f"{path}.{seat}")}
        held = hands[seat]
        if isinstance(held, int) or set(held) != wanted:
            found: object = held if isinstance(held, int) else sorted(held)
            differences += compare_values(f"{path}.{seat}", sorted(wanted), found)
    return differences


def own_hands(match: Match) -> tuple[Held, ...]:
    """Return each hand as its own seat sees it."""
    return tuple(match.view(seat).data.hands[seat] for seat in range(match.variant.players))


# ---------------------------------------------------------------------- moves of a case
def _acting(match: Match) -> Seat | None:
    return match.to_act[0] if match.to_act else None


def _play(match: Match, action: Plain, path: str) -> Difference | None:
    who, text = split_action(action, path, _acting(match))
    try:
        match.play(who, text)
    except RefusedError as error:
        return check_legal(path, str(action), error.refusal)
    return None


def _parse_action(match: Match, action: Plain, path: str) -> tuple[Actor, Move]:
    who, text = split_action(action, path, _acting(match))
    try:
        return who, match.view_of(who).parse(text)
    except UnparsableError as error:
        raise not_a_move(path, text, error.refusal, BAD_CASE) from None


def _check_exactly(match: Match, actions: list[Plain]) -> list[Difference]:
    expected = {_parse_action(match, action, f"case.exactly_legal[{i}]") for i, action in enumerate(actions)}
    listed: list[tuple[Actor, Move]] = [(seat, move) for seat in match.to_act for move in match.legal(seat)]
    return compared_moves(
        "case.exactly_legal",
        expected,
        listed,
        text=lambda each: f"{each[0]} {each[1]}",
        refusal=lambda each: match.explain(*each).refusal,
    )


def _check_legal(match: Match, action: Plain, path: str) -> list[Difference]:
    who, move = _parse_action(match, action, path)
    if difference := check_legal(path, str(action), match.explain(who, move).refusal):
        return [difference]
    view = match.view_of(who)
    possible = [*view.legal(), *view.calls()]
    return [] if move in possible else [differs(path, "not-listed", move=action)]


def _check_illegal(match: Match, entry: Mapping[str, Plain], path: str) -> list[Difference]:
    action: Plain = entry.get("action")
    who, move = _parse_action(match, action, f"{path}.action")
    return refused_otherwise(path, str(action), entry, match.explain(who, move).refusal)


# ---------------------------------------------------------------------- information
def seen_cards(match: Match, viewer: Viewer, begins_deal: Callable[[Event], bool]) -> set[str]:
    """Return every card that this viewer saw in its view or in the events of this deal."""
    view = match.view(viewer)
    heard = view.events()
    first = 0
    for number, event in enumerate(heard):
        if begins_deal(event):
            first = number
    return {name for message in (view.data, *heard[first:]) for name in cards_in(message)}
