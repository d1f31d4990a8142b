"""Raub, joined together."""

from collections.abc import Mapping
from typing import Any

from virado.cards import SKAT32, Card, Deck, Seat
from virado.cases.raub.checks import RaubCases
from virado.cases.raub.position import read_position
from virado.games.contract import REFEREE, Event, Game, LaterPack, Move
from virado.games.raub import narration as events
from virado.games.raub import notation as words
from virado.games.raub.options import PRESETS, RaubOptions
from virado.games.raub.rules import RULES
from virado.games.raub.rules.config import make_config
from virado.games.raub.rules.legality import REFUSALS
from virado.games.raub.rules.state import (
    MISDEAL,
    MISDEAL_INTENTIONAL,
    RaubConfig,
    RaubState,
    RaubWorkspace,
    act,
)
from virado.kernel.layout import Layout, MatchState


class Raub(Game):
    """The family Raub (raub.md)."""

    name = "raub"
    title = "Raub"
    rulebook = "raub.md"
    options_type = RaubOptions
    state_type = RaubState
    config_type = RaubConfig
    workspace_type = RaubWorkspace
    rules = RULES
    presets = PRESETS
    refusals = REFUSALS

    def deck(self, options: Any) -> Deck:  # noqa: ARG002
        return SKAT32

    def config(self, options: Any, players: int, teams: bool) -> Layout:  # noqa: ARG002
        return make_config(options, players)

    def start_score(self, options: Any) -> int:
        return options.start_score

    def calls(self, s: Any, o: Any, seat: Seat) -> list[Move]:  # noqa: ARG002
        """The referee may announce a misdeal while the window is open (R-22)."""
        if seat != REFEREE or not s.window:
            return []
        return [act(MISDEAL), act(MISDEAL_INTENTIONAL)]

    def parse(self, s: Any, o: Any, seat: Seat, text: str) -> Move:  # noqa: ARG002
        return words.parse(text)

    def text(self, s: Any, o: Any, move: Move) -> str:  # noqa: ARG002
        return words.text_of(move)

    def sentence(self, s: Any, o: Any, seat: Seat, move: Move, number: int) -> str:
        return words.sentence(s, o, seat, move, number)

    def narrate(self, before: Any, o: Any, seat: Seat, move: Move, after: Any) -> list[Event]:
        return events.narrate(before, o, seat, move, after)

    def narrate_chance(self, before: Any, o: Any, cards: list[Card], after: Any) -> list[Event]:  # noqa: ARG002
        return events.narrate_chance(before, after)

    def view(self, s: Any, o: Any, seat: Seat) -> dict[str, Any]:
        return events.view(s, o, seat)

    def phase(self, s: Any, o: Any) -> str:  # noqa: ARG002
        number: int = s.phase
        return words.PHASES[number]

    def position(self, o: Any, position: Mapping[str, Any], shuffled: list[Card]) -> MatchState:
        return read_position(self, o, position, shuffled)[0]

    def later_packs(self, o: Any, position: Mapping[str, Any], shuffled: list[Card]) -> list[LaterPack]:
        return read_position(self, o, position, shuffled)[1]

    def check_case(self, case: Mapping[str, Any]) -> list[str]:
        return RaubCases(self).check(case)


GAME = Raub()
