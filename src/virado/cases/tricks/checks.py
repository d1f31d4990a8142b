"""How the case files of Raub and Zwanzig ab are checked: all that the two schemas have in common.

A game subclasses `TrickCases` for its own fields, and builds its `Game.position` and `Game.later_packs` from
`fill_deal`, `bare_trick` and `set_up` of `virado.cases.tricks.position`. Everything a case names must be
known: an unknown key, preset, option or field raises OptionsError and never passes in silence.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from virado.cards import SKAT32, Card, Seat
from virado.cases.reading import bad, by_seat, integer, items, mapping
from virado.cases.tricks.position import IN_ORDER, cards, plays, split_action, suit
from virado.games.contract import PUBLIC, Event, Game, Move, pack_by
from virado.games.tricks.rules import NO_SUIT, strength, suit_of
from virado.games.variant import Variant, make_variant
from virado.refusal import OptionsError, Refusal, RefusedError, UnparsableError

CASE_KEYS = ("id", "note", "rule", "preset", "options", "players", "position")
SPOKEN_KEYS = ("exactly_legal", "legal", "illegal", "legal_count", "after", "info")
"""What a case may claim about its position."""
SETS_OF_SEATS = ("active", "dropped", "winners")
"""Fields of `expect` in which the order of the seats says nothing."""


class Course:
    """A position and its continuation: what the driver of a match does, as far as a case needs it."""

    def __init__(self, variant: Variant, position: Mapping[str, Any]) -> None:
        self.variant = variant
        self.game = variant.game
        self.o: Any = variant.config()
        self.s: Any = self.game.position(self.o, position, list(IN_ORDER))
        self.packs = self.game.later_packs(self.o, position, list(IN_ORDER))
        self.events: list[Event] = []
        self._settle()

    @property
    def to_act(self) -> list[Seat]:
        """Every seat that has a decision now."""
        mask = self.game.rules.to_act(self.s, self.o)
        return [seat for seat in range(self.s.players) if mask >> seat & 1]

    def legal(self, seat: Seat) -> list[Move]:
        """Every legal move of a seat; none if it is not to act."""
        return list(self.game.legal(self.s, self.o, seat)) if seat in self.to_act else []

    def calls(self, seat: Seat) -> list[Move]:
        """What a seat or the referee may do out of turn."""
        return self.game.calls(self.s, self.o, seat)

    def parse(self, seat: Seat, text: str) -> Move:
        """The move that a text means here."""
        return self.game.parse(self.s, self.o, seat, text)

    def text(self, move: Move) -> str:
        """The canonical text of a move."""
        return self.game.text(self.s, self.o, move)

    def explain(self, seat: Seat, move: Move) -> Refusal | None:
        """Why a move is refused."""
        return self.game.explain(self.s, self.o, seat, move)

    def view(self, seat: Seat) -> dict[str, Any]:
        """What a seat may know of the position."""
        hidden = self.s.clone()
        self.game.rules.hide(hidden, self.o, seat)
        return self.game.view(hidden, self.o, seat)

    def play(self, seat: Seat, text: str) -> Refusal | None:
        """Make a move and deal what follows; a refused move changes nothing."""
        move = self.parse(seat, text)
        refusal = self.explain(seat, move)
        if refusal is None:
            before = self.s.clone()
            self.game.rules.apply(self.s, self.o, seat, *move)
            self.events += self.game.narrate(before, self.o, seat, move, self.s)
            self._settle()
        return refusal

    def _settle(self) -> None:
        rules = self.game.rules
        while wanted := rules.wanted(self.s, self.o):
            listed = self.packs.pop(0) if wanted == SKAT32.full and self.packs else IN_ORDER
            supplied = [number for number in pack_by(listed, self.s.dealer) if wanted >> number & 1]
            before = self.s.clone()
            rules.supply(self.s, self.o, supplied)
            self.events += self.game.narrate_chance(before, self.o, supplied, self.s)


class TrickCases(ABC):
    """Checks the cases of one game. Subclasses say what its fields are."""

    position_keys: ClassVar[tuple[str, ...]]
    """Keys of a position that is dealt."""
    expect_fields: ClassVar[tuple[str, ...]]
    """Fields of `expect` after actions."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.own_checks: dict[str, Callable[[Variant, dict[str, Any]], list[str]]] = {}
        """Claims that need no position: `scoring` and the like, by their key."""

    @abstractmethod
    def facts(self, course: Course) -> dict[str, Any]:
        """Every field of `expect` at this moment, by its name; `hands` by seat, as lists of card names."""

    @abstractmethod
    def order(self, variant: Variant) -> Sequence[int]:
        """The ranks' strengths, for `virado.games.tricks.rules`."""

    def check(self, case: Mapping[str, Any]) -> list[str]:
        """What differs from the case, one line each; OptionsError if the case names what does not exist."""
        checks = ("trick_winner", *self.own_checks)
        body = mapping(case, "case", (*CASE_KEYS, *SPOKEN_KEYS, *checks))
        variant = self._variant(body)
        spoken = [key for key in SPOKEN_KEYS if key in body]
        if not spoken and not any(key in body for key in checks):
            raise bad(
                "case",
                f"it claims nothing; a case has one of {', '.join((*SPOKEN_KEYS, *checks))}",
                "bad-case",
            )
        if spoken and "position" not in body:
            raise bad("case", f"{spoken[0]} speaks about a position, and there is none", "bad-case")
        if "position" in body and not spoken:
            raise bad("case.position", "nothing is claimed about it", "bad-case")
        differences: list[str] = []
        if "trick_winner" in body:
            differences += self._check_winner(variant, body["trick_winner"])
        for key, check in self.own_checks.items():
            if key in body:
                differences += check(variant, body[key])
        if spoken:
            differences += self._check_position(variant, body)
        return differences

    def _variant(self, body: Mapping[str, Any]) -> Variant:
        slug = body.get("preset")
        preset = self.game.presets.get(slug) if isinstance(slug, str) else None
        if preset is None:
            raise OptionsError(f"case.preset: there is no preset {slug!r} of {self.game.name}", str(slug))
        options = dict(mapping(body.get("options") or {}, "case.options", _option_names(self.game)))
        seats = options.pop("players", body.get("players"))
        if seats is not None:
            seats = integer(seats, "case.players")
        return make_variant(self.game, preset, players=seats, options=options)

    # ------------------------------------------------------------------ about a position
    def _check_position(self, variant: Variant, body: Mapping[str, Any]) -> list[str]:
        after = mapping(body.get("after") or {}, "case.after", ("actions", "expect"))
        expect = mapping(after.get("expect") or {}, "case.after.expect", self.expect_fields)
        if "after" in body and not expect:
            raise bad("case.after.expect", "nothing is expected", "bad-case")
        actions = items(after.get("actions", []), "case.after.actions")
        if not isinstance(body["position"], Mapping):
            raise bad("position", f"expected names and values, got {body['position']!r}")
        position: dict[str, Any] = {**body["position"]}
        history = items(position.pop("history", None) or [], "position.history")
        if position.get("kind") is None:
            # A deal for which the list has no entry is filled wholly in order.
            listed = items(position.get("deals") or [], "position.deals")
            position["deals"] = [*listed, *({} for _ in range(len(history) + len(actions) + 1))]
        course = Course(variant, position)
        for number, action in enumerate(history):
            difference = self._play(course, action, f"position.history[{number}]")
            if difference:
                return [difference]
        differences: list[str] = []
        if "exactly_legal" in body:
            differences += self._check_exactly(course, items(body["exactly_legal"], "case.exactly_legal"))
        for number, action in enumerate(items(body.get("legal", []), "case.legal")):
            differences += self._check_legal(course, action, f"case.legal[{number}]")
        for number, item in enumerate(items(body.get("illegal", []), "case.illegal")):
            entry = mapping(item, f"case.illegal[{number}]", ("action", "why"))
            differences += self._check_illegal(course, entry.get("action"), f"case.illegal[{number}].action")
        if "legal_count" in body:
            wanted = integer(body["legal_count"], "case.legal_count", 0)
            number = sum(1 for seat in course.to_act for _ in course.legal(seat))
            if number != wanted:
                differences.append(f"legal_count: expected {wanted}, got {number}")
        if "info" in body:
            differences += self._check_info(course, body["info"])
        for number, action in enumerate(actions):
            difference = self._play(course, action, f"case.after.actions[{number}]")
            if difference:
                return [*differences, difference]
        return differences + self._compare(expect, self.facts(course), "expect") if expect else differences

    def _acting(self, course: Course) -> Seat | None:
        return course.to_act[0] if course.to_act else None

    def _play(self, course: Course, action: Any, path: str) -> str | None:
        seat, text = split_action(action, path, self._acting(course))
        try:
            refusal = course.play(seat, text)
        except RefusedError as error:
            refusal = error.refusal
        return None if refusal is None else f"{path}: {action} is refused: {refusal.message}"

    def _read(self, course: Course, action: Any, path: str) -> tuple[Seat, Move]:
        seat, text = split_action(action, path, self._acting(course))
        try:
            return seat, course.parse(seat, text)
        except UnparsableError as error:
            raise bad(path, f"{action!r} is no action: {error.refusal.message}", "bad-case") from None

    def _check_exactly(self, course: Course, actions: list[Any]) -> list[str]:
        expected = {
            self._read(course, action, f"case.exactly_legal[{i}]") for i, action in enumerate(actions)
        }
        listed = [(seat, move) for seat in course.to_act for move in course.legal(seat)]
        differences = [
            f"exactly_legal: {seat} {course.text(move)} is listed twice"
            for seat, move in set(listed)
            if listed.count((seat, move)) > 1
        ]
        for seat, move in sorted(expected - set(listed)):
            refusal = course.explain(seat, move)
            why = f" ({refusal.message})" if refusal else ""
            differences.append(f"exactly_legal: {seat} {course.text(move)} is not legal{why}")
        for seat, move in sorted(set(listed) - expected):
            differences.append(f"exactly_legal: {seat} {course.text(move)} is legal and not expected")
        return differences

    def _check_legal(self, course: Course, action: Any, path: str) -> list[str]:
        seat, move = self._read(course, action, path)
        refusal = course.explain(seat, move)
        if refusal is not None:
            return [f"legal: {action} is refused: {refusal.message}"]
        possible = [*course.legal(seat), *course.calls(seat)]
        return [] if move in possible else [f"legal: {action} is judged legal and not listed"]

    def _check_illegal(self, course: Course, action: Any, path: str) -> list[str]:
        seat, move = self._read(course, action, path)
        return [] if course.explain(seat, move) else [f"illegal: {action} is legal"]

    def _check_info(self, course: Course, body: Any) -> list[str]:
        info = mapping(body, "case.info", ("seat", "sees", "does_not_see"))
        whom = info.get("seat")
        seat = PUBLIC if whom == "public" else integer(whom, "case.info.seat", 0, course.variant.players - 1)
        seen = seen_cards(course, seat, since_redeal=True)
        shown = seen_cards(course, seat, since_redeal=False)
        names = SKAT32.names
        differences = [
            f"info: {whom} does not see {names[number]}"
            for number in cards(info.get("sees", []), "case.info.sees")
            if number not in shown
        ]
        differences += [
            f"info: {whom} sees {names[number]}"
            for number in cards(info.get("does_not_see", []), "case.info.does_not_see")
            if number in seen
        ]
        return differences

    # ------------------------------------------------------------------ without a position
    def _check_winner(self, variant: Variant, body: Any) -> list[str]:
        entry = mapping(body, "case.trick_winner", ("trump", "plays", "winner"))
        trump = suit(entry.get("trump"), "case.trick_winner.trump")
        trick = plays(entry.get("plays"), "case.trick_winner.plays", variant.players)
        expected = integer(entry.get("winner"), "case.trick_winner.winner", 0, variant.players - 1)
        order: Any = self.order(variant)
        led = suit_of(trick[0][1]) if trick else NO_SUIT
        winner = max(trick, key=lambda play: strength(order, trump, led, play[1]))[0] if trick else None
        return [] if winner == expected else [f"trick_winner: expected {expected}, got {winner}"]

    def _compare(self, expect: Mapping[str, Any], facts: Mapping[str, Any], path: str) -> list[str]:
        """Compare the fields expected with the facts; hands by the seats named and as sets."""
        differences: list[str] = []
        for name, expected in expect.items():
            if name == "hands" and facts["hands"] is not None:
                hands: Mapping[Seat, list[str]] = facts["hands"]
                for seat, hand in by_seat(expected, f"{path}.hands", len(hands)).items():
                    wanted = sorted(SKAT32.names[number] for number in cards(hand, f"{path}.hands.{seat}"))
                    if sorted(hands[seat]) != wanted:
                        got = " ".join(sorted(hands[seat]))
                        differences.append(f"{path}.hands.{seat}: expected {' '.join(wanted)}, got {got}")
            elif name in SETS_OF_SEATS and isinstance(expected, list) and facts[name] is not None:
                if sorted(expected, key=str) != sorted(facts[name]):  # pyright: ignore[reportUnknownArgumentType]
                    differences.append(f"{path}.{name}: expected {expected!r}, got {facts[name]!r}")
            elif facts[name] != expected or isinstance(facts[name], bool) != isinstance(expected, bool):
                differences.append(f"{path}.{name}: expected {expected!r}, got {facts[name]!r}")
        return differences


def seen_cards(course: Course, seat: Seat, *, since_redeal: bool) -> set[Card]:
    """Every card that this seat is shown in its view or was told of in this deal.

    With `since_redeal` a redeal counts as a new deal: what a packet showed before is not seen any more.
    """
    told = [event.seen_by(seat) for event in course.events]
    deals = [i for i, event in enumerate(told) if event["type"] == "deal"]
    last_deal = max((i for i in deals if since_redeal or not told[i].get("redeal")), default=0)
    found: set[str] = set()
    _collect_words(course.view(seat), found)
    _collect_words(told[last_deal:], found)
    return {number for number, name in enumerate(SKAT32.names) if name in found}


def _collect_words(value: Any, found: set[str]) -> None:
    if isinstance(value, str):
        found.update(value.split())
    elif isinstance(value, Mapping):
        for key, item in value.items():  # pyright: ignore[reportUnknownVariableType]
            _collect_words(key, found)
            _collect_words(item, found)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:  # pyright: ignore[reportUnknownVariableType]
            _collect_words(item, found)


def _option_names(game: Game) -> tuple[str, ...]:
    return ("players", *game.options_type.__struct_fields__)
