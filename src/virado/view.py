"""The view of a match: the only way from the engine to a seat, a spectator, a bot or a log."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, Generic, NamedTuple, TypeAlias

import msgspec
from typing_extensions import TypeVar

from virado.cards import Deck, Seat
from virado.games.contract import O, Packed, S, seat_number, seats_of
from virado.games.messages import PUBLIC, REFEREE, Actor, CardName, Effect, Event, Move, Viewer, ViewMessage
from virado.games.step_budget import StepBudget
from virado.games.variant import Variant
from virado.kernel.layout import Layout
from virado.position_text import as_html, as_text
from virado.refusal import IllegalError, Refusal, RefusedError, UnparsableError

LONGEST_MOVE_TEXT = 1000
STEPS_OF_SHORT_LISTS = 2_500
"""Enough steps for almost every list of fewer than 500 moves; long lists of Hazari reach 500 moves earlier."""
Data_co = TypeVar("Data_co", bound=ViewMessage, covariant=True, default=ViewMessage)
"""The position as data: the view message of the family (`CasinoView` ...), if it is known which."""


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of a move, legal or not: exactly one of `effect` and `refusal` is there."""

    effect: Effect | None = None
    """What the move does, as far as the viewer knows; None if it is refused."""
    refusal: Refusal | None = None
    """Why the move is refused, or cannot be read (`unparsable`, `ambiguous`); None if it is legal."""

    @property
    def legal(self) -> bool:
        """Whether the move may be made now."""
        return self.refusal is None


class Listing(NamedTuple):
    """A limited list of legal moves."""

    moves: list[Move]
    complete: bool
    """True if the list has all legal moves."""


class View(Generic[S, O, Data_co]):
    """What one seat (or, with PUBLIC, everybody) may know of a match, and all that it may ask.

    Everything is answered from a copy of the state from which the secrets have been erased, so that no answer, refusal or
    parse error can reveal more than the view itself. A view stays as it is while the match goes on.

    `S` is the state of the family, `O` its config and `Data_co` its view message: what is made for Raub takes a
    `View[RaubState, RaubConfig]`, what is made for every family an `AnyView`.
    """

    def __init__(
        self,
        variant: Variant,
        config: O,
        viewer: Viewer,
        state: S,
        visible_events: Sequence[Event],
        count: int,
    ) -> None:
        """`heard` are the events as this viewer learned of them, of which the first `count` belong to the view."""
        self.variant = variant
        self.viewer: Viewer = viewer
        self.config = config
        """The options as ints. For players that are made of the rules (`virado.bots`, `virado.analysis`) only."""
        self.state: S = without_secrets(variant, config, viewer, state)
        """The position without secrets. For players that are made of the rules only."""
        self._heard = visible_events
        self.event_count = count
        """How many events there are so far."""

    def __repr__(self) -> str:
        """Variant, viewer, phase and who is to act."""
        viewer = "public" if self.viewer is PUBLIC else self.viewer
        return f"<View {self.variant} seat={viewer} phase={self.phase!r} to_act={self.to_act}>"

    def __str__(self) -> str:
        """The position, a line for each field that holds something."""
        return as_text(self.data)

    def _repr_html_(self) -> str:
        """The position as a table, for notebooks."""
        return as_html(self.data)

    # ------------------------------------------------------------------ the position
    @property
    def seat(self) -> Seat:
        """The viewer's seat; ValueError for PUBLIC, who has none."""
        if self.viewer is PUBLIC:
            raise ValueError("the public view belongs to no seat")
        return self.viewer

    @property
    def deck(self) -> Deck:
        """The kind of pack played with."""
        return self.variant.deck

    @property
    def over(self) -> bool:
        """Whether the match has been won."""
        return bool(self.state.over)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Every seat that has a decision now, from dealer+1 on; empty when the match is over."""
        return seats_of(self.variant.game.rules.to_act(self.state, self.config), self.state)

    @property
    def phase(self) -> str:
        """The phase by the name that the rulebook gives it; `over` at the end."""
        return self.variant.game.phase(self.state, self.config)

    @cached_property
    def data(self) -> Data_co:
        """The position as a message of the family (`CasinoView` ...)."""
        return self.variant.game.view(self.state, self.config, self.viewer, str(self.variant))

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """The events from number `since` (counted from 0) to the moment of the view, as this viewer learned of them."""
        return tuple(self._heard[max(since, 0) : self.event_count])

    def to_bytes(self) -> bytes:
        """Everything in this view, events included, as canonical JSON."""
        return msgspec.json.encode({"view": self.data, "events": self.events()}, order="deterministic")

    # ------------------------------------------------------------------ moves
    def legal(self, limit: int | None = None, steps: StepBudget | None = None) -> list[Move]:
        """Return the legal moves of the viewer if it is to act, each once, at most the first `limit`; else none.

        A listing takes a bounded number of steps (`virado.games.step_budget`), which a crowded table of the Casino
        family can use up.
        The list is complete if it has fewer than `limit` moves and `steps.spent` is false:

            steps = Steps()
            moves = view.legal(limit, steps)
            complete = len(moves) != limit and not steps.spent
        """
        if not self._is_to_act:
            return []
        return self._moves(self.variant.game.legal(self.state, self.config, self.seat, steps), limit)

    def listed(self, limit: int) -> Listing:
        """Return the moves of `legal` if there are at most `limit`, else the first ones of `moves`."""
        steps = StepBudget(STEPS_OF_SHORT_LISTS)
        found = self.legal(limit + 1, steps)
        if steps.is_exhausted or (len(found) > limit and self.variant.game.interleaves):
            steps = StepBudget()
            found = list(islice(self.moves(steps), limit + 1))
            if len(found) <= limit and not steps.is_exhausted:
                found = self.legal()
        return Listing(found[:limit], len(found) <= limit and not steps.is_exhausted)

    def moves(self, steps: StepBudget | None = None) -> Iterator[Move]:
        """Yield the moves of `legal` lazily, in an order that varies the first ones.

        For players with limited time: every card of the hand occurs before any occurs again.
        """
        if self._is_to_act:
            game = self.variant.game
            yield from map(self.unpack, game.interleave_legal(self.state, self.config, self.seat, steps))

    def count_legal(self, steps: StepBudget | None = None) -> int:
        """Return the number of moves of `legal` without a limit; a lower bound if the steps are spent."""
        if not self._is_to_act:
            return 0
        return self.variant.game.count_legal(self.state, self.config, self.seat, steps)

    def search_moves(self, steps: StepBudget | None = None) -> list[Move]:
        """Return the legal moves for search: one of each set of equivalent moves.

        On a crowded table of the Casino family, these are the first ones in the order of `moves`.
        """
        if not self._is_to_act:
            return []
        return self._moves(self.variant.game.choices(self.state, self.config, self.seat, steps))

    def calls(self) -> list[Move]:
        """What the viewer may do out of turn now."""
        if self.viewer is PUBLIC:
            return []
        return self._moves(self.variant.game.calls(self.state, self.config, self.viewer))

    def parse(self, text: str) -> Move:
        """The move that a text means here, legal or not; UnparsableError or AmbiguousError."""
        check_length(text)
        return self.variant.game.parse_move(self.state, self.config, self._actor, text)

    def meant(self, hand: Sequence[CardName], table: Sequence[CardName] = ()) -> str:
        """The text of the move that the viewer seems to mean by pointing at cards of the hand and of the table; it may be
        illegal, or empty if these are no move yet."""
        return self.variant.game.interpret_selection(self.state, self.config, self._actor, hand, table)

    def text(self, move: Move) -> str:
        """The canonical text of a move."""
        return str(move)

    def describe(self, move: Move | str) -> Effect:
        """What a move does, as far as the viewer knows; IllegalError if it is not legal."""
        packed = self.pack(move)
        refusal = self._explain(packed)
        if refusal is not None:
            raise IllegalError(refusal, str(move))
        return self.variant.game.describe(self.state, self.config, self._actor, packed)

    def explain(self, move: Move | str) -> Explanation:
        """What a move or its text does, or why it is refused; never an error for a move. ValueError for PUBLIC."""
        try:
            packed = self.pack(move)
        except RefusedError as error:
            return Explanation(refusal=error.refusal)
        refusal = self._explain(packed)
        if refusal is not None:
            return Explanation(refusal=refusal)
        return Explanation(effect=self.variant.game.describe(self.state, self.config, self._actor, packed))

    # ------------------------------------------------------------------ for players made of the rules
    def pack(self, move: Move | str) -> Packed:
        """A move as the ints of the rules."""
        game = self.variant.game
        if isinstance(move, str):
            check_length(move)
            return game.parse(self.state, self.config, self._actor, move)
        return game.pack(self.state, self.config, self._actor, move)

    def unpack(self, packed: Packed) -> Move:
        """The move of these ints."""
        return self.variant.game.unpack(self.state, self.config, self._actor, packed)

    # ------------------------------------------------------------------
    @property
    def _actor(self) -> Actor:
        return self.seat

    @property
    def _is_to_act(self) -> bool:
        return self.viewer in self.to_act

    def _explain(self, packed: Packed) -> Refusal | None:
        return self.variant.game.explain(self.state, self.config, self._actor, packed)

    def _moves(self, packed: Iterable[Packed], limit: int | None = None) -> list[Move]:
        return [self.unpack(each) for each in islice(packed, limit)]


class RefereeView(View[S, O, Data_co]):
    """What the table referee may ask: the public view, and the referee's own calls."""

    def __init__(
        self, variant: Variant, config: O, state: S, visible_events: Sequence[Event], count: int
    ) -> None:
        super().__init__(variant, config, PUBLIC, state, visible_events, count)

    @property
    def _actor(self) -> Actor:
        return REFEREE

    def calls(self) -> list[Move]:
        """What the referee may announce now."""
        return self._moves(self.variant.game.calls(self.state, self.config, self._actor))


AnyView: TypeAlias = View[Any, Any]
"""A view of whatever family."""


def without_secrets(variant: Variant, config: Layout, viewer: Viewer, state: S) -> S:
    """A copy of a state from which everything has been erased that a viewer may not know."""
    copy = state.clone()
    variant.game.rules.hide(copy, config, seat_number(viewer))
    return copy


def glance(variant: Variant, config: Layout, viewer: Viewer, state: S) -> S:
    """The same for who reads it before the match goes on: lists in which nothing is secret are not copied."""
    copy = state.clone_sharing(state.erased or state.vectors)
    variant.game.rules.hide(copy, config, seat_number(viewer))
    return copy


def check_length(text: str) -> None:
    """UnparsableError if a text is too long for a move."""
    if len(text) > LONGEST_MOVE_TEXT:
        raise UnparsableError("move-too-long", text[:60] + "...", limit=LONGEST_MOVE_TEXT)
