"""The `Game` of Hazari, assembled from its modules."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from virado.cards import FRENCH52, Card, Deck, Seat
from virado.games.contract import Game, MessageTypes, Packed, seat_number
from virado.games.hazari import explanation, notation
from virado.games.hazari.messages import (
    Arrange,
    Arranged,
    DealScored,
    Dealt,
    HazariAgreement,
    HazariView,
    MatchOver,
    RoundWon,
    Show,
    Up,
)
from virado.games.hazari.narration import events
from virado.games.hazari.options import NEEDS, PRESETS, HazariOptions
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.config import make_config, refuse_idle
from virado.games.hazari.rules.move_generation import list_with_first, prepare
from virado.games.hazari.rules.refusals import REFUSALS
from virado.games.hazari.rules.state import (
    GROUP_SIZES,
    HAND,
    SPLITS,
    THREES,
    HazariConfig,
    HazariState,
    HazariWorkspace,
)
from virado.games.hazari.view import seat_view, view
from virado.games.messages import Actor, Effect, Event, Move, Viewer
from virado.games.step_budget import STEPS_PER_MOVE, StepBudget, StepsExhaustedError
from virado.kernel.facts import Fact
from virado.refusal import Facts, UnparsableError


class HazariGame(Game[HazariState, HazariConfig, HazariWorkspace, HazariView]):
    """The family Hazari (hazari.md)."""

    name = "hazari"
    direction = "ccw"  # H-2
    rulebook = "hazari.md"
    options_type = HazariOptions
    state_type = HazariState
    config_type = HazariConfig
    workspace_type = HazariWorkspace
    rules = RULES
    presets = PRESETS
    needs = NEEDS
    refusals = REFUSALS
    messages = MessageTypes(
        moves=(Arrange,),
        effects=(Arranged,),
        events=(
            Dealt,
            Up,
            Show,
            RoundWon,
            DealScored,
            MatchOver,
        ),
        view=HazariView,
        agreement=HazariAgreement,
    )

    def deck(self, options: Any) -> Deck:
        return FRENCH52

    def config(self, options: Any, players: int, teams: bool) -> HazariConfig:
        return make_config(options)

    def refuse_idle(
        self, options: HazariOptions, players: int, teams: bool, changed: Mapping[str, Any]
    ) -> None:
        refuse_idle(options, changed)

    def agreement(self, options: HazariOptions, o: HazariConfig, common: dict[str, Any]) -> HazariAgreement:
        ranks = FRENCH52.ranks
        return HazariAgreement(
            **common, ranks=ranks[0] + ranks[:0:-1], target=options.target, groups=GROUP_SIZES
        )

    # ------------------------------------------------------------------ moves
    def legal(
        self, s: HazariState, o: HazariConfig, seat: Seat, steps: StepBudget | None = None
    ) -> Iterator[Packed]:
        """Yield every legal arrangement lazily, those with the strongest first group first."""
        hand: int = s.hands[seat]
        if hand.bit_count() != HAND:
            return
        w = HazariWorkspace()
        prepare(o, w, hand, s.extended >> seat & 1)
        steps = steps or StepBudget()
        with suppress(StepsExhaustedError):
            for i in range(THREES):
                moves: list[Packed] = []
                list_with_first(o, w, i, moves, 0)
                for move in moves:
                    steps.take(STEPS_PER_MOVE)
                    yield move

    def count_legal(
        self, s: HazariState, o: HazariConfig, seat: Seat, steps: StepBudget | None = None
    ) -> int:
        """Return the exact number of arrangements, without using steps.

        A hand has at most SPLITS arrangements, which are counted and not enumerated.
        """
        hand: int = s.hands[seat]
        if hand.bit_count() != HAND:
            return 0
        if o.free_order:
            return SPLITS
        w = HazariWorkspace()
        prepare(o, w, hand, s.extended >> seat & 1)
        return sum(list_with_first(o, w, i, [], 0) for i in range(THREES))

    def parse(self, s: HazariState, o: HazariConfig, actor: Actor, text: str) -> Packed:
        return self.pack(s, o, actor, notation.parse(text))

    def parse_move(self, s: HazariState, o: HazariConfig, actor: Actor, text: str) -> Move:
        """Return the groups that a text names, without checking that the hand contains their cards."""
        return notation.parse(text)

    def pack(self, s: HazariState, o: HazariConfig, actor: Actor, move: Move) -> Packed:
        if not isinstance(move, Arrange):
            raise UnparsableError("no-arrangement", str(move))
        return notation.pack(s, seat_number(actor), move)

    def unpack(self, s: HazariState, o: HazariConfig, actor: Actor, packed: Packed) -> Arrange:
        return notation.unpack(s, seat_number(actor), packed)

    def describe(self, s: HazariState, o: HazariConfig, actor: Actor, packed: Packed) -> Arranged:
        return explanation.describe(s, o, seat_number(actor), packed)

    def facts(self, s: HazariState, o: HazariConfig, actor: Actor, packed: Packed, number: int) -> Facts:
        return explanation.facts(s, o, seat_number(actor), packed, number)

    # ------------------------------------------------------------------ announcements
    def narrate(
        self,
        s: HazariState,
        o: HazariConfig,
        actor: Actor,
        packed: Packed,
        effect: Effect,
        facts: Sequence[Fact],
    ) -> list[Event]:
        return events(s, o, facts)

    def narrate_chance(
        self,
        s: HazariState,
        o: HazariConfig,
        cards: Sequence[Card],
        facts: Sequence[Fact],
    ) -> list[Event]:
        return events(s, o, facts)

    def view(self, s: HazariState, o: HazariConfig, viewer: Viewer, variant: str) -> HazariView:
        return view(s, o, viewer, self.common_view(s, o, viewer, variant))

    def seat_view(self, s: HazariState, o: HazariConfig, seat: Seat, public: HazariView) -> HazariView:
        return seat_view(s, seat, public)

    def phase(self, s: HazariState, o: HazariConfig) -> str:
        """Return `arrange`, or `show` in a position in which only some rounds have been shown."""
        if s.over:
            return "over"
        return "show" if s.shown else "arrange"


GAME = HazariGame()
