"""One case of the Casino rulebook: its variant, its position, and its moves in the notation of the schema."""

from collections.abc import Iterable, Mapping
from typing import Any

from virado.cards import Deck, Seat
from virado.cases.casino.position import Position
from virado.cases.reading import bad, cards, integer, items, mapping, truth
from virado.games.casino.notation import deck_of, pretty, set_of, text
from virado.games.casino.rules.state import (
    NOBODY,
    TRAIL,
    CasinoConfig,
    CasinoState,
    build_how,
    capture_how,
)
from virado.games.contract import Game, Move
from virado.games.variant import Variant, make_variant

SETTING = ("id", "rule", "preset", "options", "players", "teams", "note", "position", "game")
"""Keys of a case that assert nothing."""
MOVE_KEYS = ("play", "capture", "build", "trail", "call")
PAIRS = [[0, 2], [1, 3]]
HIGHEST_SAYABLE = 15
"""Highest build value that a move can carry."""
CALLS_ORANGE = 1 << 12


class UnsayableError(ValueError):
    """A well-formed move that cannot even be put to the rules, such as one that takes a build that does not lie there."""


class Case:
    """A case with its variant and position, and the differences found so far."""

    def __init__(self, game: Game, data: Mapping[str, Any], asserts: Iterable[str]) -> None:
        self.game = game
        self.data = mapping(data, "case", (*SETTING, *asserts))
        self.variant = _variant(game, self.data)
        self.o: CasinoConfig = self.variant.config()  # type: ignore[assignment]
        self.differences: list[str] = []
        self._position: CasinoState | None = None
        if "position" in self.data:
            self._position = Position(self.o, self.data["position"]).bare()

    @property
    def s(self) -> CasinoState:
        """A fresh copy of the position."""
        if self._position is None:
            raise bad("position", "this case needs one")
        return self._position.clone()

    @property
    def seat(self) -> Seat:
        return self.s.turn

    def move(self, data: Any, path: str, s: CasinoState | None = None) -> Move:
        """The move of a case file; UnsayableError if it names a build that does not lie there."""
        return read_move(s or self.s, self.o, data, path)

    def say(self, move: Move) -> str:
        return text(self.s, self.o, move)

    def differs(self, what: str, expected: Any, got: Any) -> None:
        """Note that something is not as expected."""
        if expected != got:
            self.differences.append(f"{what}: expected {shown(expected)}, got {shown(got)}")


def shown(value: Any) -> str:
    """A value as it would stand in a case file."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple | set | frozenset):
        listed: list[Any] = list(value)  # pyright: ignore[reportUnknownArgumentType]
        return f"[{', '.join(map(shown, listed))}]"
    return str(value)


def _variant(game: Game, data: Mapping[str, Any]) -> Variant:
    slug = data.get("preset")
    preset = game.presets.get(slug) if isinstance(slug, str) else None
    if preset is None:
        raise bad("preset", f"there is no preset {slug!r} of {game.title}")
    players = data.get("players")
    if players is not None:
        integer(players, "players", 2, 6)
    teams = data.get("teams")
    if teams is not None:
        pairs = [items(pair, f"teams[{i}]", 2) for i, pair in enumerate(items(teams, "teams"))]
        if pairs and not all(any(sorted(pair, key=str) == list(known) for pair in pairs) for known in PAIRS):
            raise bad("teams", f"partners sit opposite: {PAIRS}, not {teams}")
    options = data.get("options", {})
    if not isinstance(options, Mapping):
        raise bad("options", f"expected names and values, got {options!r}")
    changed: Mapping[str, Any] = options  # pyright: ignore[reportUnknownVariableType]
    return make_variant(game, preset, players=players, teams=bool(teams), options=changed)


def read_move(s: CasinoState, o: CasinoConfig, data: Any, path: str) -> Move:
    """A move of the schema in this position, legal or not; UnsayableError if the rules know no such thing."""
    told = mapping(data, path, MOVE_KEYS)
    kinds = [key for key in ("capture", "build", "trail") if key in told]
    if "play" not in told or len(kinds) != 1:
        raise bad(path, "a move is {play, capture}, {play, build} or {play, trail: true}")
    deck = deck_of(o)
    play = told["play"]
    played = set_of(cards(deck, play if isinstance(play, list) else [play], f"{path}.play"))
    if not played:
        raise bad(f"{path}.play", "a card is played")
    if told.get("call", "orange") != "orange":
        raise bad(f"{path}.call", f"orange, not {told['call']!r}")
    announced = CALLS_ORANGE if "call" in told else 0
    kind = kinds[0]
    if kind == "trail":
        if not truth(told["trail"], f"{path}.trail"):
            raise bad(f"{path}.trail", "true, or left out")
        return (played, 0, TRAIL | announced)
    if kind == "capture":
        loose, how = _read_capture(s, o, told["capture"], f"{path}.capture")
    else:
        loose, how = _read_build(s, o, told["build"], f"{path}.build")
    return (played, loose, how | announced)


def _read_capture(s: CasinoState, o: CasinoConfig, data: Any, path: str) -> tuple[int, int]:
    deck = deck_of(o)
    told = mapping(data, path, ("loose", "builds"))
    loose = set_of(cards(deck, told.get("loose", []), f"{path}.loose"))
    builds = items(told.get("builds") or [], f"{path}.builds")
    places = [_place(s, o, deck, build, f"{path}.builds[{i}]") for i, build in enumerate(builds)]
    if len(set(places)) != len(places):
        raise bad(f"{path}.builds", "a build is named twice")
    return loose, capture_how(set_of(places), 0)


def _read_build(s: CasinoState, o: CasinoConfig, data: Any, path: str) -> tuple[int, int]:
    deck = deck_of(o)
    told = mapping(data, path, ("value", "with_loose", "onto", "for_partner"))
    if "value" not in told:
        raise bad(path, "a build has a value")
    value = integer(told["value"], f"{path}.value")
    joined = set_of(cards(deck, told.get("with_loose", []), f"{path}.with_loose"))
    partner = int(truth(told.get("for_partner", False), f"{path}.for_partner"))
    onto = told.get("onto")
    target = NOBODY if onto is None else _place(s, o, deck, onto, f"{path}.onto")
    if not 0 <= value <= HIGHEST_SAYABLE:
        raise UnsayableError(f"no card has the value {value}")
    return joined, build_how(value, target, partner)


def _place(s: CasinoState, o: CasinoConfig, deck: Deck, data: Any, path: str) -> int:
    """Where the build of exactly these cards lies."""
    named = set_of(cards(deck, data, path))
    for place in range(s.builds):
        if s.build_cards[place] == named:
            return place
    raise UnsayableError(f"there is no build [{pretty(o, named)}]")
