"""The `Game` of the Casino family, assembled from its modules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from virado.cards import Card, Deck, Seat
from virado.games.casino import agreement, explanation, messages, narration, notation, parsing, selection
from virado.games.casino.agreement import Rounds, restricted_from, rounds_of
from virado.games.casino.messages import CasinoAgreement, CasinoView
from virado.games.casino.options import NEEDS, PRESETS, CasinoOptions
from virado.games.casino.rules import RULES
from virado.games.casino.rules.config import deck_of, make_config
from virado.games.casino.rules.idle import refuse_idle
from virado.games.casino.rules.lazy_generation import choices, interleave_legal, legal
from virado.games.casino.rules.refusals import REFUSALS
from virado.games.casino.rules.state import CLAIM, ORANGE, CasinoConfig, CasinoState, CasinoWorkspace, call
from virado.games.casino.view import seat_view, view_of
from virado.games.contract import Game, MessageTypes, Packed, seat_number
from virado.games.messages import Actor, CardName, Effect, Event, Move, Viewer
from virado.games.step_budget import StepBudget
from virado.kernel.facts import Fact
from virado.refusal import Facts

CALLS = (call(CLAIM), call(ORANGE))
SEARCH_STEPS = 20_000
"""Default step limit for listing the moves for search at a crowded table."""


class CasinoGame(Game[CasinoState, CasinoConfig, CasinoWorkspace, CasinoView]):
    """Casino, Royal Casino, Tuxedo and Kaszinó."""

    name = "casino"
    rulebook = "casino.md"
    revision = 2
    interleaves = True
    options_type = CasinoOptions
    refusals = REFUSALS
    presets = PRESETS
    needs = NEEDS
    messages = MessageTypes(messages.MOVES, messages.EFFECTS, messages.EVENTS, CasinoView, CasinoAgreement)
    state_type = CasinoState
    config_type = CasinoConfig
    workspace_type = CasinoWorkspace
    rules = RULES

    def deck(self, options: CasinoOptions) -> Deck:
        return deck_of(options)

    def config(self, options: CasinoOptions, players: int, teams: bool) -> CasinoConfig:
        return make_config(options, players, teams)

    def refuse_idle(
        self, options: CasinoOptions, players: int, teams: bool, changed: Mapping[str, Any]
    ) -> None:
        refuse_idle(options, self.config(options, players, teams), changed)

    def agreement(self, options: CasinoOptions, o: CasinoConfig, common: dict[str, Any]) -> CasinoAgreement:
        return agreement.agreement_of(o, common)

    def rounds(self, options: CasinoOptions, players: int, teams: bool) -> Rounds:
        """Return the rounds of a deal (C-3)."""
        return rounds_of(self.config(options, players, teams))

    def restricted_from(self, options: CasinoOptions, players: int, teams: bool) -> int | None:
        """Return the score from which a side is restricted (C-22), or None if no side is ever restricted."""
        return restricted_from(self.config(options, players, teams))

    def legal(
        self, s: CasinoState, o: CasinoConfig, seat: Seat, steps: StepBudget | None = None
    ) -> Iterator[Packed]:
        return legal(s, o, seat, steps or StepBudget())

    def interleave_legal(
        self, s: CasinoState, o: CasinoConfig, seat: Seat, steps: StepBudget | None = None
    ) -> Iterator[Packed]:
        return interleave_legal(s, o, seat, steps or StepBudget())

    def choices(
        self, s: CasinoState, o: CasinoConfig, seat: Seat, steps: StepBudget | None = None
    ) -> list[Packed]:
        return choices(s, o, seat, steps or StepBudget(SEARCH_STEPS))

    def calls(self, s: CasinoState, o: CasinoConfig, actor: Actor) -> list[Packed]:
        """Return the claim (C-23) and the call of orange (C-24), if the variant has them.

        They are returned whether they would be right or wrong.
        """
        seat = seat_number(actor)
        return [move for move in CALLS if not RULES.refusal(s, o, seat, *move)]

    def parse(self, s: CasinoState, o: CasinoConfig, actor: Actor, text: str) -> Packed:
        return parsing.parse(s, o, seat_number(actor), text)

    def interpret_selection(
        self,
        s: CasinoState,
        o: CasinoConfig,
        actor: Actor,
        hand: Sequence[CardName],
        table: Sequence[CardName],
    ) -> str:
        return selection.interpret_selection(s, o, hand, table)

    def pack(self, s: CasinoState, o: CasinoConfig, actor: Actor, move: Move) -> Packed:
        return notation.pack(s, o, move)

    def unpack(self, s: CasinoState, o: CasinoConfig, actor: Actor, packed: Packed) -> Move:
        return notation.unpack(s, o, packed)

    def describe(self, s: CasinoState, o: CasinoConfig, actor: Actor, packed: Packed) -> Effect:
        return explanation.describe(s, o, seat_number(actor), packed)

    def facts(self, s: CasinoState, o: CasinoConfig, actor: Actor, packed: Packed, number: int) -> Facts:
        return explanation.facts(s, o, seat_number(actor), packed, number)

    def narrate(
        self,
        s: CasinoState,
        o: CasinoConfig,
        actor: Actor,
        packed: Packed,
        effect: Effect,
        facts: Sequence[Fact],
    ) -> list[Event]:
        return narration.narrate(s, o, seat_number(actor), effect, facts)

    def narrate_chance(
        self,
        s: CasinoState,
        o: CasinoConfig,
        cards: Sequence[Card],
        facts: Sequence[Fact],
    ) -> list[Event]:
        return narration.narrate_chance(s, o, facts)

    def view(self, s: CasinoState, o: CasinoConfig, viewer: Viewer, variant: str) -> CasinoView:
        return view_of(s, o, self.common_view(s, o, viewer, variant))

    def seat_view(self, s: CasinoState, o: CasinoConfig, seat: Seat, public: CasinoView) -> CasinoView:
        return seat_view(s, o, seat, public)

    def phase(self, s: CasinoState, o: CasinoConfig) -> str:
        return "over" if s.over else "play"


GAME = CasinoGame()
