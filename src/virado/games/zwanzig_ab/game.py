"""Zwanzig ab, joined together."""

from collections.abc import Sequence
from typing import Any

from virado.cards import SKAT32, Card, Deck
from virado.games.contract import Game, Packed, seat_number
from virado.games.messages import Actor, Effect, Event, Move, Viewer
from virado.games.zwanzig_ab import explanation, narration, notation, view
from virado.games.zwanzig_ab.messages import MESSAGES, ZwanzigView
from virado.games.zwanzig_ab.options import PRESETS, ZwanzigOptions
from virado.games.zwanzig_ab.rules import RULES
from virado.games.zwanzig_ab.rules.config import make_config
from virado.games.zwanzig_ab.rules.refusals import REFUSALS
from virado.games.zwanzig_ab.rules.state import ZwanzigConfig, ZwanzigState, ZwanzigWorkspace
from virado.kernel.facts import Fact
from virado.refusal import Facts


class ZwanzigAb(Game[ZwanzigState, ZwanzigConfig, ZwanzigWorkspace, ZwanzigView]):
    """The family Zwanzig ab (zwanzig-ab.md)."""

    name = "zwanzig_ab"
    rulebook = "zwanzig-ab.md"
    options_type = ZwanzigOptions
    state_type = ZwanzigState
    config_type = ZwanzigConfig
    workspace_type = ZwanzigWorkspace
    rules = RULES
    presets = PRESETS
    refusals = REFUSALS
    messages = MESSAGES

    def deck(self, options: Any) -> Deck:  # noqa: ARG002
        return SKAT32

    def config(self, options: Any, players: int, teams: bool) -> ZwanzigConfig:  # noqa: ARG002
        return make_config(options, players)

    def start_score(self, options: Any) -> int:
        return int(options.start_score)

    def parse(self, s: ZwanzigState, o: ZwanzigConfig, actor: Actor, text: str) -> Packed:  # noqa: ARG002
        return notation.parse(text)

    def pack(self, s: ZwanzigState, o: ZwanzigConfig, actor: Actor, move: Move) -> Packed:  # noqa: ARG002
        return notation.pack(move)

    def unpack(self, s: ZwanzigState, o: ZwanzigConfig, actor: Actor, packed: Packed) -> Move:  # noqa: ARG002
        return notation.unpack(packed)

    def describe(self, s: ZwanzigState, o: ZwanzigConfig, actor: Actor, packed: Packed) -> Effect:
        return explanation.effect(s, o, seat_number(actor), packed)

    def facts(self, s: ZwanzigState, o: ZwanzigConfig, actor: Actor, packed: Packed, number: int) -> Facts:
        return explanation.refusal_facts(s, o, seat_number(actor), packed, number)

    def narrate(
        self,
        s: ZwanzigState,
        o: ZwanzigConfig,
        actor: Actor,  # noqa: ARG002
        packed: Packed,  # noqa: ARG002
        effect: Effect,  # noqa: ARG002
        facts: Sequence[Fact],
    ) -> list[Event]:
        return [narration.event(s, o, fact) for fact in facts]

    def narrate_chance(
        self,
        s: ZwanzigState,
        o: ZwanzigConfig,
        cards: Sequence[Card],  # noqa: ARG002
        facts: Sequence[Fact],
    ) -> list[Event]:
        return [narration.event(s, o, fact) for fact in facts]

    def view(self, s: ZwanzigState, o: ZwanzigConfig, viewer: Viewer, variant: str) -> ZwanzigView:
        return view.view(s, o, viewer, self.common_view(s, o, viewer, variant))

    def phase(self, s: ZwanzigState, o: ZwanzigConfig) -> str:  # noqa: ARG002
        return view.phase_name(s)


GAME = ZwanzigAb()
