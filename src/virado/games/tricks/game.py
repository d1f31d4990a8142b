"""Base class of `RaubGame` and `ZwanzigGame`."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from virado.cards import SKAT32, Card, Deck, Seat
from virado.games.contract import Game, Packed, seat_number
from virado.games.messages import Actor, CardName, Effect, Event, Move, Viewer, ViewMessage
from virado.kernel.facts import Fact
from virado.kernel.layout import Layout, MatchState
from virado.refusal import Facts

S = TypeVar("S", bound=MatchState)
O = TypeVar("O", bound=Layout)  # noqa: E741  # options, as `o` everywhere
W = TypeVar("W", bound=Layout)
V = TypeVar("V", bound=ViewMessage)
S_contra = TypeVar("S_contra", contravariant=True)
O_contra = TypeVar("O_contra", contravariant=True)
V_view = TypeVar("V_view")


class NotationModule(Protocol):
    """The module `notation` of a trick game. A move has the same meaning in every position."""

    def parse(self, text: str) -> Packed: ...
    def pack(self, move: Move) -> Packed: ...
    def unpack(self, ints: Packed) -> Move: ...


class ExplanationModule(Protocol[S_contra, O_contra]):
    """The module `explanation` of a trick game."""

    def effect(self, s: S_contra, o: O_contra, seat: int, packed: Packed) -> Effect: ...
    def refusal_facts(self, s: S_contra, o: O_contra, seat: int, packed: Packed, number: int) -> Facts: ...


class NarrationModule(Protocol[S_contra, O_contra]):
    """The module `narration` of a trick game. Its events depend only on the facts and the new state."""

    def events(self, s: S_contra, o: O_contra, facts: Sequence[Fact]) -> Iterable[Event]: ...


class ViewModule(Protocol[S_contra, O_contra, V_view]):
    """The module `view` of a trick game."""

    def view(self, s: S_contra, o: O_contra, viewer: Viewer, common: dict[str, Any]) -> V_view: ...
    def seat_view(self, s: S_contra, seat: Seat, public: V_view) -> V_view: ...
    def phase_name(self, s: S_contra) -> str: ...


class TrickGame(Game[S, O, W, V]):
    """A game with 32 cards, assembled from the modules of its family."""

    notation: ClassVar[NotationModule]
    explanation: ExplanationModule[S, O]
    narration: NarrationModule[S, O]
    views: ViewModule[S, O, V]

    @abstractmethod
    def config(self, options: Any, players: int, teams: bool) -> O: ...

    def deck(self, options: Any) -> Deck:
        return SKAT32

    def start_score(self, options: Any) -> int:
        return int(options.start_score)

    def parse(self, s: S, o: O, actor: Actor, text: str) -> Packed:
        return self.notation.parse(text)

    def interpret_selection(
        self,
        s: S,
        o: O,
        actor: Actor,
        hand: Sequence[CardName],
        table: Sequence[CardName],
    ) -> str:
        """Return the text of the move that the cards suggest in this phase.

        The move is an exchange, the taking of the turn-up, or a card to play.
        """
        phase = self.phase(s, o)
        if phase == "exchange":
            return " ".join(["exchange", *hand])
        return f"{'take_turnup' if phase == 'turnup' else 'card'} {hand[-1]}" if hand else ""

    def pack(self, s: S, o: O, actor: Actor, move: Move) -> Packed:
        return self.notation.pack(move)

    def unpack(self, s: S, o: O, actor: Actor, packed: Packed) -> Move:
        return self.notation.unpack(packed)

    def describe(self, s: S, o: O, actor: Actor, packed: Packed) -> Effect:
        return self.explanation.effect(s, o, seat_number(actor), packed)

    def facts(self, s: S, o: O, actor: Actor, packed: Packed, number: int) -> Facts:
        return self.explanation.refusal_facts(s, o, seat_number(actor), packed, number)

    def narrate(
        self,
        s: S,
        o: O,
        actor: Actor,
        packed: Packed,
        effect: Effect,
        facts: Sequence[Fact],
    ) -> list[Event]:
        return list(self.narration.events(s, o, facts))

    def narrate_chance(self, s: S, o: O, cards: Sequence[Card], facts: Sequence[Fact]) -> list[Event]:
        return list(self.narration.events(s, o, facts))

    def view(self, s: S, o: O, viewer: Viewer, variant: str) -> V:
        return self.views.view(s, o, viewer, self.common_view(s, o, viewer, variant))

    def seat_view(self, s: S, o: O, seat: Seat, public: V) -> V:
        return self.views.seat_view(s, seat, public)

    def phase(self, s: S, o: O) -> str:
        return self.views.phase_name(s)
