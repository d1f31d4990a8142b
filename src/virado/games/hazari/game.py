"""Hazari, joined together."""

from collections.abc import Iterator, Mapping
from typing import Any

from virado.cards import FRENCH52, Card, Deck, Seat
from virado.cases.hazari.checks import check_case
from virado.cases.hazari.position import read_position
from virado.games.contract import Event, Game, Move
from virado.games.hazari import explanation as sentences
from virado.games.hazari import narration as events
from virado.games.hazari import notation as words
from virado.games.hazari.options import PRESETS, HazariOptions, make_config
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.arranging import list_with_first, prepare
from virado.games.hazari.rules.state import HAND, SPLITS, THREES, HazariConfig, HazariState, HazariWorkspace
from virado.kernel.layout import Layout, MatchState


class Hazari(Game):
    """The family Hazari (hazari.md)."""

    name = "hazari"
    title = "Hazari"
    rulebook = "hazari.md"
    options_type = HazariOptions
    state_type = HazariState
    config_type = HazariConfig
    workspace_type = HazariWorkspace
    rules = RULES
    presets = PRESETS
    refusals = sentences.REFUSALS

    def deck(self, options: Any) -> Deck:  # noqa: ARG002
        return FRENCH52

    def config(self, options: Any, players: int, teams: bool) -> Layout:  # noqa: ARG002
        return make_config(options)

    def legal(self, s: Any, o: Any, seat: Seat) -> Iterator[Move]:
        """Every legal arrangement, strongest first group first; made as they are asked for."""
        hand: int = s.hands[seat]
        if hand.bit_count() != HAND:
            return
        w = HazariWorkspace()
        prepare(o, w, hand, s.extended >> seat & 1)
        for i in range(THREES):
            moves: list[Move] = []
            list_with_first(o, w, i, moves, 0)
            yield from moves

    def count_legal(self, s: Any, o: Any, seat: Seat) -> int:
        return SPLITS if o.free_order and s.hands[seat] else super().count_legal(s, o, seat)

    def parse(self, s: Any, o: Any, seat: Seat, text: str) -> Move:  # noqa: ARG002
        return words.parse(s, seat, text)

    def text(self, s: Any, o: Any, move: Move) -> str:  # noqa: ARG002
        return words.text(s, move)

    def sentence(self, s: Any, o: Any, seat: Seat, move: Move, number: int) -> str:
        return sentences.sentence(s, o, seat, move, number)

    def narrate(self, before: Any, o: Any, seat: Seat, move: Move, after: Any) -> list[Event]:  # noqa: ARG002
        return events.narrate(o, seat, after)

    def narrate_chance(self, before: Any, o: Any, cards: list[Card], after: Any) -> list[Event]:  # noqa: ARG002
        return events.narrate_chance(after)

    def view(self, s: Any, o: Any, seat: Seat) -> dict[str, Any]:
        return events.view(s, o, seat)

    def phase(self, s: Any, o: Any) -> str:  # noqa: ARG002
        """`arrange`; showing needs no decision, so it is seen only where a case stops in the midst of it."""
        if s.over:
            return "over"
        return "show" if s.shown else "arrange"

    def position(self, o: Any, position: Mapping[str, Any], shuffled: list[Card]) -> MatchState:
        return read_position(self, o, position, shuffled)

    def check_case(self, case: Mapping[str, Any]) -> list[str]:
        return check_case(self, case)


GAME = Hazari()
