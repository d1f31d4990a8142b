"""A case of the Casino rulebook: its variant, its position, and moves in the notation of the case schema."""

from collections.abc import Iterable, Mapping

from virado.cards import Seat
from virado.cases.casino.position import Position
from virado.cases.contract import config_of
from virado.cases.differences import Difference, check_legal, compare_values, differs
from virado.cases.validation import BAD_CASE, Plain, bad, cards, integer, items, mapping, one_of, part, truth
from virado.games.casino.game import GAME
from virado.games.casino.notation import card_set, check_value, deck_of, find_build
from virado.games.casino.rules.state import (
    ANNOUNCED,
    NOBODY,
    TRAIL,
    CasinoConfig,
    CasinoState,
    build_how,
    capture_how,
)
from virado.games.contract import Packed
from virado.games.variant import Variant, make_variant
from virado.refusal import UnparsableError

SETTING = ("id", "rule", "preset", "options", "players", "teams", "note", "position", "game")
"""Keys of a case that describe it and assert nothing."""
MOVE_KEYS = ("play", "capture", "build", "trail", "call")
PAIRS = [[0, 2], [1, 3]]


class Case:
    """A case with its variant and position, and the differences found so far."""

    def __init__(self, data: Mapping[str, Plain], asserts: Iterable[str]) -> None:
        self.data = mapping(data, "case", (*SETTING, *asserts))
        self.variant = _variant(self.data)
        self.o = config_of(GAME, self.variant)
        self.differences: list[Difference] = []
        self._position: CasinoState | None = None
        if "position" in self.data:
            self._position = Position(self.o, self.data["position"]).listed_state()

    @property
    def s(self) -> CasinoState:
        """Return a new copy of the position."""
        if self._position is None:
            raise bad("case", "position-needed", BAD_CASE, part="position")
        return self._position.clone()

    @property
    def seat(self) -> Seat:
        return self.s.turn

    def move(self, data: Plain, path: str, s: CasinoState | None = None) -> Packed:
        """Return the move that a case file describes.

        Raises UnparsableError if the move names a build that does not exist.
        """
        return read_move(s or self.s, self.o, data, path)

    def text_of(self, move: Packed, s: CasinoState | None = None) -> str:
        """Return the text of a move of the seat to act."""
        s = s or self.s
        return str(GAME.unpack(s, self.o, s.turn, move))

    def legal_move(
        self, data: Plain, path: str, s: CasinoState | None = None, seat: Seat | None = None
    ) -> Packed | None:
        """Return the move that a case file describes, if it is legal.

        Otherwise record a difference and return None.
        """
        s = s or self.s
        try:
            move = self.move(data, path, s)
        except UnparsableError as error:
            self.differences.append(differs(path, "not-legal", move=part(data), because=error.refusal))
            return None
        return self.legal(move, path, s, s.turn if seat is None else seat)

    def legal(self, move: Packed, path: str, s: CasinoState, seat: Seat) -> Packed | None:
        """Return the move if it is legal for this seat.

        Otherwise record a difference and return None.
        """
        difference = check_legal(path, self.text_of(move, s), GAME.explain(s, self.o, seat, move))
        if difference is None:
            return move
        self.differences.append(difference)
        return None

    def compare(self, path: str, expected: Plain, found: object) -> None:
        """Record a difference if the value found is not the expected one."""
        self.differences += compare_values(path, expected, found)


def _variant(data: Mapping[str, Plain]) -> Variant:
    slug = data.get("preset")
    preset = GAME.presets.get(slug) if isinstance(slug, str) else None
    if preset is None:
        raise bad("preset", "no-such-preset", BAD_CASE, variant=str(slug), game=GAME.name)
    seats = data.get("players")
    players = None if seats is None else integer(seats, "players", 2, 6)
    teams = data.get("teams")
    if teams is not None:
        pairs = [items(pair, f"teams[{i}]", 2) for i, pair in enumerate(items(teams, "teams"))]
        if pairs and not all(any(sorted(pair, key=str) == list(known) for pair in pairs) for known in PAIRS):
            raise bad("teams", "casino-partners-opposite", BAD_CASE, part=part(teams))
    options = data.get("options", {})
    changed = mapping(options, "options", GAME.options_type.__struct_fields__)
    return make_variant(GAME, preset, players=players, teams=bool(teams), options=changed)


def read_move(s: CasinoState, o: CasinoConfig, data: Plain, path: str) -> Packed:
    """Return the packed form of a move from a case, legal or not.

    Raises UnparsableError if the move cannot be packed, for example if it takes a build that does not exist.
    """
    given = mapping(data, path, MOVE_KEYS)
    kinds = [key for key in ("capture", "build", "trail") if key in given]
    if "play" not in given or len(kinds) != 1:
        raise bad(path, "casino-move-form", BAD_CASE)
    deck = deck_of(o)
    play = given["play"]
    played = card_set(cards(deck, play if isinstance(play, list) else [play], f"{path}.play"))
    if not played:
        raise bad(f"{path}.play", "casino-no-card-played", BAD_CASE)
    one_of(given.get("call", "orange"), f"{path}.call", ("orange",), BAD_CASE)
    announced = ANNOUNCED if "call" in given else 0
    kind = kinds[0]
    if kind == "trail":
        if not truth(given["trail"], f"{path}.trail"):
            raise bad(f"{path}.trail", "expected-one-of", BAD_CASE, part="false", candidates=("true",))
        return (played, 0, TRAIL | announced)
    if kind == "capture":
        loose, how = _read_capture(s, o, given["capture"], f"{path}.capture")
    else:
        loose, how = _read_build(s, o, given["build"], f"{path}.build")
    return (played, loose, how | announced)


def _read_capture(s: CasinoState, o: CasinoConfig, data: Plain, path: str) -> tuple[int, int]:
    deck = deck_of(o)
    given = mapping(data, path, ("loose", "builds"))
    loose = card_set(cards(deck, given.get("loose", []), f"{path}.loose"))
    builds = items(given.get("builds") or [], f"{path}.builds")
    places = [_place(s, o, build, f"{path}.builds[{i}]") for i, build in enumerate(builds)]
    if len(set(places)) != len(places):
        raise bad(f"{path}.builds", "casino-build-twice", BAD_CASE)
    return loose, capture_how(card_set(places), 0)


def _read_build(s: CasinoState, o: CasinoConfig, data: Plain, path: str) -> tuple[int, int]:
    deck = deck_of(o)
    given = mapping(data, path, ("value", "with_loose", "onto", "for_partner"))
    if "value" not in given:
        raise bad(path, "casino-missing", BAD_CASE, part="value")
    value = integer(given["value"], f"{path}.value")
    joined = card_set(cards(deck, given.get("with_loose", []), f"{path}.with_loose"))
    partner = int(truth(given.get("for_partner", False), f"{path}.for_partner"))
    onto = given.get("onto")
    target = NOBODY if onto is None else _place(s, o, onto, f"{path}.onto")
    check_value(value, path)
    return joined, build_how(value, target, partner)


def _place(s: CasinoState, o: CasinoConfig, data: Plain, path: str) -> int:
    """Return the index of the build with exactly these cards."""
    return find_build(s, o, card_set(cards(deck_of(o), data, path)), path)
