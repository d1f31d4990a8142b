"""The view of a match, through which seats, spectators, bots and logs access the engine."""

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
"""Step limit for the first attempt to list moves.

It suffices for most lists of up to 500 moves. A long list of Hazari has 500 moves before the limit is reached.
"""
Data_co = TypeVar("Data_co", bound=ViewMessage, covariant=True, default=ViewMessage)
"""The type of a family's view message, such as `CasinoView`, if the family is known."""


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """The effect of a move, or its refusal. Exactly one of the two is set."""

    effect: Effect | None = None
    """Effect of the move as far as the viewer knows; None if the move is refused."""
    refusal: Refusal | None = None
    """Reason why the move is refused or cannot be read (`unparsable`, `ambiguous`); None if the move is legal."""

    @property
    def legal(self) -> bool:
        """Return True if the move is legal now."""
        return self.refusal is None


class Listing(NamedTuple):
    """A limited list of legal moves."""

    moves: list[Move]
    complete: bool
    """True if the list contains all legal moves."""


class View(Generic[S, O, Data_co]):
    """The information of one seat about a match, and all its queries.

    With PUBLIC, it is the information that everybody has. Every answer comes from a copy of the state without hidden
    information. No answer, refusal or parse error can therefore reveal more than the view itself. A view does not
    change when the match continues.

    `S` is the state of the family, `O` its config and `Data_co` its view message. Code for Raub takes a
    `View[RaubState, RaubConfig]`, code for all families an `AnyView`.
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
        """Create a view.

        Its events are the first `count` of `visible_events`, which are already filtered for the viewer.
        """
        self.variant = variant
        self.viewer: Viewer = viewer
        self.config = config
        """The options as integers. Only players that use the rules need it (`virado.bots`, `virado.analysis`)."""
        self.state: S = without_secrets(variant, config, viewer, state)
        """The position without hidden information. Only players that use the rules need it."""
        self._visible_events = visible_events
        self.event_count = count
        """Number of events up to this view."""

    def __repr__(self) -> str:
        """Return variant, viewer, phase and actors."""
        viewer = "public" if self.viewer is PUBLIC else self.viewer
        return f"<View {self.variant} seat={viewer} phase={self.phase!r} to_act={self.to_act}>"

    def __str__(self) -> str:
        """Return the position, one line for each field that is not empty."""
        return as_text(self.data)

    def _repr_html_(self) -> str:
        """Return the position as an HTML table, for notebooks."""
        return as_html(self.data)

    # ------------------------------------------------------------------ the position
    @property
    def seat(self) -> Seat:
        """Return the viewer's seat.

        Raises ValueError for PUBLIC, which has no seat.
        """
        if self.viewer is PUBLIC:
            raise ValueError("the public view has no seat")
        return self.viewer

    @property
    def deck(self) -> Deck:
        """Return the kind of pack."""
        return self.variant.deck

    @property
    def over(self) -> bool:
        """Return True if the match has been won."""
        return bool(self.state.over)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Return every seat that has a decision now, starting left of the dealer; empty when the match is over."""
        return seats_of(self.variant.game.rules.to_act(self.state, self.config), self.state)

    @property
    def phase(self) -> str:
        """Return the name that the rulebook gives to the current phase; `over` at the end."""
        return self.variant.game.phase(self.state, self.config)

    @cached_property
    def data(self) -> Data_co:
        """Return the position as a message of the family, such as `CasinoView`."""
        return self.variant.game.view(self.state, self.config, self.viewer, str(self.variant))

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """Return the events from number `since` (from 0) up to this view, as the viewer may see them."""
        return tuple(self._visible_events[max(since, 0) : self.event_count])

    def to_bytes(self) -> bytes:
        """Return the whole view, including events, as canonical JSON."""
        return msgspec.json.encode({"view": self.data, "events": self.events()}, order="deterministic")

    # ------------------------------------------------------------------ moves
    def legal(self, limit: int | None = None, steps: StepBudget | None = None) -> list[Move]:
        """Return the viewer's distinct legal moves, at most the first `limit`.

        The list is empty if the viewer is not to act. A listing has a step budget (`virado.games.step_budget`), which
        a crowded table of the Casino family can exhaust. The list is complete if it has fewer than `limit` moves and
        `steps.is_exhausted` is false:

            steps = StepBudget()
            moves = view.legal(limit, steps)
            complete = len(moves) != limit and not steps.is_exhausted
        """
        if not self._is_to_act:
            return []
        return self._moves(self.variant.game.legal(self.state, self.config, self.seat, steps), limit)

    def listed(self, limit: int) -> Listing:
        """Return the moves of `legal` if there are at most `limit`, otherwise the first `limit` of `moves`."""
        steps = StepBudget(STEPS_OF_SHORT_LISTS)
        found = self.legal(limit + 1, steps)
        if steps.is_exhausted or (len(found) > limit and self.variant.game.interleaves):
            steps = StepBudget()
            found = list(islice(self.moves(steps), limit + 1))
            if len(found) <= limit and not steps.is_exhausted:
                found = self.legal()
        return Listing(found[:limit], len(found) <= limit and not steps.is_exhausted)

    def moves(self, steps: StepBudget | None = None) -> Iterator[Move]:
        """Yield the legal moves lazily, with different kinds of moves first.

        This is for players with limited time: each card of the hand occurs once before any card occurs again.
        """
        if self._is_to_act:
            game = self.variant.game
            yield from map(self.unpack, game.interleave_legal(self.state, self.config, self.seat, steps))

    def count_legal(self, steps: StepBudget | None = None) -> int:
        """Return the number of legal moves, or a lower bound if the step budget is exhausted."""
        if not self._is_to_act:
            return 0
        return self.variant.game.count_legal(self.state, self.config, self.seat, steps)

    def search_moves(self, steps: StepBudget | None = None) -> list[Move]:
        """Return the legal moves for a search, one from each set of equivalent moves.

        At a crowded table of the Casino family, the list contains only the first of them in the order of `moves`.
        """
        if not self._is_to_act:
            return []
        return self._moves(self.variant.game.choices(self.state, self.config, self.seat, steps))

    def calls(self) -> list[Move]:
        """Return the calls that the viewer may make now."""
        if self.viewer is PUBLIC:
            return []
        return self._moves(self.variant.game.calls(self.state, self.config, self.viewer))

    def parse(self, text: str) -> Move:
        """Return the move that a text means here, legal or not.

        Raises UnparsableError or AmbiguousError.
        """
        check_length(text)
        return self.variant.game.parse_move(self.state, self.config, self._actor, text)

    def meant(self, hand: Sequence[CardName], table: Sequence[CardName] = ()) -> str:
        """Return the text of the move that the selected cards of hand and table suggest.

        The move may be illegal. The text is empty if the cards do not form a move yet.
        """
        return self.variant.game.interpret_selection(self.state, self.config, self._actor, hand, table)

    def text(self, move: Move) -> str:
        """Return the canonical text of a move."""
        return str(move)

    def describe(self, move: Move | str) -> Effect:
        """Return the effect of a move as far as the viewer knows.

        Raises IllegalError if the move is not legal.
        """
        packed = self.pack(move)
        refusal = self._explain(packed)
        if refusal is not None:
            raise IllegalError(refusal, str(move))
        return self.variant.game.describe(self.state, self.config, self._actor, packed)

    def explain(self, move: Move | str) -> Explanation:
        """Return the effect of a move, or its refusal.

        `move` may also be the text of a move. A move that is refused or cannot be read raises nothing. Raises
        ValueError for PUBLIC.
        """
        try:
            packed = self.pack(move)
        except RefusedError as error:
            return Explanation(refusal=error.refusal)
        refusal = self._explain(packed)
        if refusal is not None:
            return Explanation(refusal=refusal)
        return Explanation(effect=self.variant.game.describe(self.state, self.config, self._actor, packed))

    # ------------------------------------------------------------------ for players built on the rules
    def pack(self, move: Move | str) -> Packed:
        """Return a move as the integers used by the rules."""
        game = self.variant.game
        if isinstance(move, str):
            check_length(move)
            return game.parse(self.state, self.config, self._actor, move)
        return game.pack(self.state, self.config, self._actor, move)

    def unpack(self, packed: Packed) -> Move:
        """Return the move that these integers represent."""
        return self.variant.game.unpack(self.state, self.config, self._actor, packed)

    # ------------------------------------------------------------------ internals
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
    """The view of the referee: the public view, with the referee's own calls."""

    def __init__(
        self, variant: Variant, config: O, state: S, visible_events: Sequence[Event], count: int
    ) -> None:
        super().__init__(variant, config, PUBLIC, state, visible_events, count)

    @property
    def _actor(self) -> Actor:
        return REFEREE

    def calls(self) -> list[Move]:
        """Return the calls that the referee may make now."""
        return self._moves(self.variant.game.calls(self.state, self.config, self._actor))


AnyView: TypeAlias = View[Any, Any]
"""A view of any family."""


def without_secrets(variant: Variant, config: Layout, viewer: Viewer, state: S) -> S:
    """Return a copy of a state without the information hidden from a viewer."""
    copy = state.clone()
    variant.game.rules.hide(copy, config, seat_number(viewer))
    return copy


def make_short_lived_state(variant: Variant, config: Layout, viewer: Viewer, state: S) -> S:
    """Return a state without hidden information that is valid only until the match continues.

    Lists without hidden information are shared rather than copied.
    """
    copy = state.clone_sharing(state.erased or state.vectors)
    variant.game.rules.hide(copy, config, seat_number(viewer))
    return copy


def check_length(text: str) -> None:
    """Raise UnparsableError if a text is too long for a move."""
    if len(text) > LONGEST_MOVE_TEXT:
        raise UnparsableError("move-too-long", text[:60] + "...", limit=LONGEST_MOVE_TEXT)
