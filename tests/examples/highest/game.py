"""The `Game` of Highest, assembled from its modules."""

from collections.abc import Sequence
from typing import Any

from tests.examples.highest import explanation, notation
from tests.examples.highest.messages import (
    DealScored,
    Dealt,
    HighestEffect,
    HighestMove,
    HighestPlayed,
    HighestRoundWon,
    HighestView,
    MatchOver,
)
from tests.examples.highest.narration import events_of
from tests.examples.highest.options import PRESETS, HighestOptions
from tests.examples.highest.rules import RULES
from tests.examples.highest.rules.config import make_config
from tests.examples.highest.rules.refusals import REFUSALS
from tests.examples.highest.rules.state import HighestConfig, HighestState, HighestWorkspace
from tests.examples.highest.view import view
from virado.cards import FRENCH52, Card, Deck
from virado.games.contract import Game, MessageTypes, Packed, seat_number
from virado.games.messages import Actor, Effect, Event, Move, Viewer
from virado.kernel.facts import Fact
from virado.refusal import Facts, UnparsableError


class Highest(Game[HighestState, HighestConfig, HighestWorkspace, HighestView]):
    """The family Highest."""

    name = "highest"
    rulebook = "highest.md"
    options_type = HighestOptions
    state_type = HighestState
    config_type = HighestConfig
    workspace_type = HighestWorkspace
    rules = RULES
    presets = PRESETS
    refusals = REFUSALS
    messages = MessageTypes(
        moves=(HighestMove,),
        effects=(HighestEffect,),
        events=(Dealt, HighestPlayed, HighestRoundWon, DealScored, MatchOver),
        view=HighestView,
    )

    def deck(self, options: Any) -> Deck:
        return FRENCH52

    def config(self, options: Any, players: int, teams: bool) -> HighestConfig:
        return make_config(options, players)

    # ------------------------------------------------------------------ moves
    def parse(self, s: HighestState, o: HighestConfig, actor: Actor, text: str) -> Packed:
        return notation.parse(text)

    def pack(self, s: HighestState, o: HighestConfig, actor: Actor, move: Move) -> Packed:
        if not isinstance(move, HighestMove):
            raise UnparsableError("no-such-card", str(move), part=str(move), deck=FRENCH52.name)
        return notation.pack(move)

    def unpack(self, s: HighestState, o: HighestConfig, actor: Actor, packed: Packed) -> HighestMove:
        return notation.unpack(packed)

    def describe(self, s: HighestState, o: HighestConfig, actor: Actor, packed: Packed) -> HighestEffect:
        return explanation.describe(s, seat_number(actor), packed)

    def facts(self, s: HighestState, o: HighestConfig, actor: Actor, packed: Packed, number: int) -> Facts:
        return explanation.facts(packed, number)

    # ------------------------------------------------------------------ announcements
    def narrate(
        self,
        s: HighestState,
        o: HighestConfig,
        actor: Actor,
        packed: Packed,
        effect: Effect,
        facts: Sequence[Fact],
    ) -> list[Event]:
        return events_of(s, facts)

    def narrate_chance(
        self,
        s: HighestState,
        o: HighestConfig,
        cards: Sequence[Card],
        facts: Sequence[Fact],
    ) -> list[Event]:
        return events_of(s, facts)

    def view(self, s: HighestState, o: HighestConfig, viewer: Viewer, variant: str) -> HighestView:
        return view(s, viewer, self.common_view(s, o, viewer, variant))

    def phase(self, s: HighestState, o: HighestConfig) -> str:
        return "over" if s.over else "play"


GAME = Highest()
