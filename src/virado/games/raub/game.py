"""Raub, joined together."""

from collections.abc import Sequence
from typing import Any

from virado.cards import SKAT32, Card, Deck
from virado.games.contract import Game, Packed, seat_number
from virado.games.messages import REFEREE, Actor, Effect, Event, Move, Viewer
from virado.games.raub import explanation, narration, notation, view
from virado.games.raub.messages import MESSAGES, RaubView
from virado.games.raub.options import PRESETS, RaubOptions
from virado.games.raub.rules import RULES
from virado.games.raub.rules.config import make_config
from virado.games.raub.rules.refusals import REFUSALS
from virado.games.raub.rules.state import (
    MISDEAL,
    MISDEAL_INTENTIONAL,
    RaubConfig,
    RaubState,
    RaubWorkspace,
    packed,
)
from virado.kernel.facts import Fact
from virado.refusal import Facts


class Raub(Game[RaubState, RaubConfig, RaubWorkspace, RaubView]):
    """The family Raub (raub.md)."""

    name = "raub"
    rulebook = "raub.md"
    options_type = RaubOptions
    state_type = RaubState
    config_type = RaubConfig
    workspace_type = RaubWorkspace
    rules = RULES
    presets = PRESETS
    refusals = REFUSALS
    messages = MESSAGES

    def deck(self, options: Any) -> Deck:  # noqa: ARG002
        return SKAT32

    def config(self, options: Any, players: int, teams: bool) -> RaubConfig:  # noqa: ARG002
        return make_config(options, players)

    def start_score(self, options: Any) -> int:
        return int(options.start_score)

    def calls(self, s: RaubState, o: RaubConfig, actor: Actor) -> list[Packed]:  # noqa: ARG002
        """The referee may announce a misdeal while the window is open (R-22)."""
        if actor is not REFEREE or not s.window:
            return []
        return [packed(MISDEAL), packed(MISDEAL_INTENTIONAL)]

    def parse(self, s: RaubState, o: RaubConfig, actor: Actor, text: str) -> Packed:  # noqa: ARG002
        return notation.parse(text)

    def pack(self, s: RaubState, o: RaubConfig, actor: Actor, move: Move) -> Packed:  # noqa: ARG002
        return notation.pack(move)

    def unpack(self, s: RaubState, o: RaubConfig, actor: Actor, packed: Packed) -> Move:  # noqa: ARG002
        return notation.unpack(packed)

    def describe(self, s: RaubState, o: RaubConfig, actor: Actor, packed: Packed) -> Effect:
        return explanation.effect(s, o, seat_number(actor), packed)

    def facts(self, s: RaubState, o: RaubConfig, actor: Actor, packed: Packed, number: int) -> Facts:
        return explanation.refusal_facts(s, o, seat_number(actor), packed, number)

    def narrate(
        self,
        s: RaubState,
        o: RaubConfig,
        actor: Actor,  # noqa: ARG002
        packed: Packed,  # noqa: ARG002
        effect: Effect,  # noqa: ARG002
        facts: Sequence[Fact],
    ) -> list[Event]:
        return list(narration.events(s, o, facts))

    def narrate_chance(
        self,
        s: RaubState,
        o: RaubConfig,
        cards: Sequence[Card],  # noqa: ARG002
        facts: Sequence[Fact],
    ) -> list[Event]:
        return list(narration.events(s, o, facts))

    def view(self, s: RaubState, o: RaubConfig, viewer: Viewer, variant: str) -> RaubView:
        return view.view(s, o, viewer, self.common_view(s, o, viewer, variant))

    def phase(self, s: RaubState, o: RaubConfig) -> str:  # noqa: ARG002
        return view.phase_name(s)


GAME = Raub()
