"""The Casino family as the rest of the house sees it."""

from collections.abc import Iterator, Mapping
from typing import Any

from virado.cards import Card, Deck, Seat
from virado.cases.casino import checks as cases
from virado.cases.casino.filling import fill
from virado.games.casino import explanation as sentences
from virado.games.casino import narration as events
from virado.games.casino import notation as text
from virado.games.casino import parsing as reading
from virado.games.casino import view
from virado.games.casino.options import PRESETS, CasinoOptions
from virado.games.casino.rules import RULES
from virado.games.casino.rules import config as table
from virado.games.casino.rules.enumeration import legal
from virado.games.casino.rules.refusals import REFUSALS
from virado.games.casino.rules.state import CLAIM, ORANGE, CasinoConfig, CasinoState, CasinoWorkspace, call
from virado.games.contract import Event, Game, Move


class CasinoGame(Game):
    """Casino, Royal Casino, Tuxedo and Kaszinó."""

    name = "casino"
    title = "Casino"
    rulebook = "casino.md"
    options_type = CasinoOptions
    state_type = CasinoState
    config_type = CasinoConfig
    workspace_type = CasinoWorkspace
    rules = RULES
    presets = PRESETS
    refusals = REFUSALS

    def deck(self, options: CasinoOptions) -> Deck:
        return table.deck_of(options)

    def config(self, options: CasinoOptions, players: int, teams: bool) -> CasinoConfig:
        return table.make_config(options, players, teams)

    def legal(self, s: CasinoState, o: CasinoConfig, seat: Seat) -> Iterator[Move]:
        return legal(s, o, seat)

    def calls(self, s: CasinoState, o: CasinoConfig, seat: Seat) -> list[Move]:
        """A claim (C-23) and a call of orange (C-24), where the rules know them; wrong ones are allowed too."""
        return [move for move in (call(CLAIM), call(ORANGE)) if not RULES.refusal(s, o, seat, *move)]

    def parse(self, s: CasinoState, o: CasinoConfig, seat: Seat, text: str) -> Move:
        return reading.parse(s, o, seat, text)

    def text(self, s: CasinoState, o: CasinoConfig, move: Move) -> str:
        return text.text(s, o, move)

    def sentence(self, s: CasinoState, o: CasinoConfig, seat: Seat, move: Move, number: int) -> str:
        return sentences.sentence(s, o, seat, move, number)

    def narrate(
        self, before: CasinoState, o: CasinoConfig, seat: Seat, move: Move, after: CasinoState
    ) -> list[Event]:
        return events.narrate(before, o, seat, move, after)

    def narrate_chance(
        self,
        before: CasinoState,
        o: CasinoConfig,
        cards: list[Card],  # noqa: ARG002
        after: CasinoState,
    ) -> list[Event]:
        return events.narrate_chance(before, o, after)

    def view(self, s: CasinoState, o: CasinoConfig, seat: Seat) -> dict[str, Any]:  # noqa: ARG002
        return view.view(s, o)

    def phase(self, s: CasinoState, o: CasinoConfig) -> str:  # noqa: ARG002
        return "over" if s.over else "play"

    def position(self, o: CasinoConfig, position: Mapping[str, Any], shuffled: list[Card]) -> CasinoState:
        return fill(o, position, shuffled)

    def check_case(self, case: Mapping[str, Any]) -> list[str]:
        return cases.check_case(self, case)


GAME = CasinoGame()
