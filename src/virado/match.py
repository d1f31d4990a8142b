"""A match, played one move at a time from the first deal to its winner.

A match is defined by its variant, its packs or seed, and its moves. Several seats may have a decision at the same
time: `to_act` lists them all, and they may move in any order.

A match without a seed draws a random seed, which its record contains. The engine uses no other randomness of its own:
callers of rules and sessions supply the cards.
"""

import secrets
import zlib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Generic, NamedTuple, NoReturn, Self, cast

import msgspec

from virado.cards import Card, CardSet, Deck, Seat, members
from virado.games.catalogue import AnyGame, stored_variant
from virado.games.catalogue import variant as find_variant
from virado.games.codecs import events_codec, move_of
from virado.games.contract import REFEREE_SEAT, LaterPack, Packed, pack_dealt_by, seat_number, seats_of
from virado.games.messages import PUBLIC, REFEREE, Actor, Event, Move, Status, Viewer, ViewMessage
from virado.games.variant import Variant
from virado.kernel.facts import noting
from virado.kernel.history import LEVEL, Codec, History, codec_of
from virado.kernel.layout import MatchState
from virado.packs import cards_from_text, check_pack, pack_from_text, shuffle_cards
from virado.position_text import as_html
from virado.record import (
    VERSION,
    Origin,
    Record,
    check_cards,
    check_counts,
    check_digest,
    digest,
    make_move_error,
    recorded_digests,
)
from virado.refusal import IllegalError, OptionsError, Refusal, RefusedError
from virado.view import Data_co, Explanation, RefereeView, View, check_length, make_short_lived_state

MAX_SEED_BITS = 256
SEED_BITS = 62
"""Number of bits of a drawn seed, which fits an int64."""
HIGHEST_SCORE = 10**9
STEPS_BETWEEN_CHECKPOINTS = 24
"""Maximum number of moves that `undo` has to replay."""


class Step(NamedTuple):
    """A move that has been made."""

    actor: Actor
    move: Move

    @property
    def text(self) -> str:
        """Return the canonical text of the move."""
        return str(self.move)


class Start(NamedTuple):
    """The start of a match from an imported position, created by `virado.cases`."""

    state: MatchState
    later_packs: Sequence[LaterPack]
    """The packs of later deals, in order."""
    origin: Origin
    """The imported position and its filler pack, as stored in the record."""


class Judged(NamedTuple):
    """A move that has been judged legal. It is valid until the match changes."""

    actor: Actor
    move: Move
    packed: Packed


class _UndoRecord(NamedTuple):
    """The data with which a step is undone: its packed move, and counts from before the step."""

    packed: Packed
    events: int
    chance: int
    packs: int


class _Checkpoint(NamedTuple):
    """The state after a number of steps."""

    steps: int
    state: bytes
    """The state, packed and compressed."""

    @classmethod
    def capture(cls, steps: int, state: MatchState) -> Self:
        """Return a checkpoint of the current state."""
        return cls(steps, zlib.compress(state.to_bytes(), LEVEL))


_done_codec = codec_of(list[_UndoRecord])


@cache
def _steps_codec(game: AnyGame) -> Codec:
    """Return the codec that packs steps as bytes, with actors as numbers."""
    moves = codec_of(list[tuple[Seat, move_of(game)]])

    def encode(steps: Sequence[Step]) -> bytes:
        return moves.encode([(seat_number(actor), move) for actor, move in steps])

    def decode(packed: bytes) -> list[Step]:
        return [Step(REFEREE if seat == REFEREE_SEAT else seat, move) for seat, move in moves.decode(packed)]

    return Codec(encode, decode, _steps_codec, game)


def opening_state(
    variant: Variant, *, dealer: Seat | None = None, scores: Sequence[int] | None = None
) -> MatchState:
    """Return the state at the beginning of a match, before its first pack.

    Raises OptionsError if `dealer` or `scores` do not fit the variant.
    """
    s = variant.game.state_type()
    s.players = variant.players
    s.sides = len(variant.sides)
    s.dealer = variant.game.first_dealer(variant.options, variant.players) if dealer is None else dealer
    if not 0 <= s.dealer < s.players:
        raise OptionsError("no-such-dealer", f"dealer={dealer}", limit=s.players - 1, number=s.dealer)
    before = [variant.game.start_score(variant.options)] * s.sides if scores is None else list(scores)
    if len(before) != s.sides or any(abs(score) > HIGHEST_SCORE for score in before):
        raise OptionsError("wrong-scores", f"scores={before}", number=s.sides)
    s.scores[: s.sides] = before
    variant.game.rules.setup(s, variant.config())
    return s


def draw_seed() -> int:
    """Return an unpredictable seed from 0 to 2**62 - 1, drawn by the operating system."""
    return secrets.randbits(SEED_BITS)


class Match(Generic[Data_co]):
    """One match of a variant, from its first deal to its winner.

    `variant` is a `Variant` or its text. The given `packs` are dealt first, one for each deal. Later packs are
    shuffles of `seed` (an int of at most 256 bits; 0 is a valid seed). Without `seed`, a random seed is drawn. The
    property `seed` and the record contain the seed. `dealer` is the first dealer and `scores` are the initial scores
    by side, unless the variant fixes them.

    Raises OptionsError for an unknown variant or contradictory arguments. Writing `Match[CasinoView]("casino")` names
    the family, so that `match.view(0).data` has that type.
    """

    def __init__(
        self,
        variant: Variant | str,
        *,
        seed: int | None = None,
        packs: Sequence[Sequence[Card]] = (),
        dealer: Seat | None = None,
        scores: Sequence[int] | None = None,
    ) -> None:
        found = find_variant(variant) if isinstance(variant, str) else variant
        seed = draw_seed() if seed is None else seed
        self._open(found, seed, packs, opening_state(found, dealer=dealer, scores=scores))

    @classmethod
    def resume(cls, variant: Variant, start: Start, *, seed: int) -> Self:
        """Return a match that begins at a position; see `virado.cases.positions`."""
        match = cls.__new__(cls)
        match._open(variant, seed, (), start.state, start=start)
        return match

    def _open(
        self,
        variant: Variant,
        seed: int,
        packs: Sequence[Sequence[Card]],
        state: Any,
        *,
        start: Start | None = None,
        chance: Sequence[Sequence[Card]] = (),
        edited: bool = False,
    ) -> None:
        """Begin the match at `state`.

        If a match is rebuilt from a record, `chance` lists the recorded cards that chance supplied. They must agree
        with the packs and the seed, unless the record was `edited`.
        """
        if abs(seed).bit_length() > MAX_SEED_BITS:
            raise OptionsError("seed-too-long", limit=MAX_SEED_BITS)
        self._variant = variant
        self._seed = seed
        self._game = variant.game
        self._rules = self._game.rules
        self._deck = variant.deck
        self._config: Any = variant.config()
        for pack in packs:
            check_pack(self._deck, pack)
        self._packs = tuple(tuple(pack) for pack in packs)
        self._steps: History[Step] = History(_steps_codec(variant.game))
        self._chance: list[tuple[Card, ...]] = []
        self._origin = start.origin if start is not None else None
        self._later = start.later_packs if start is not None else ()
        self._recorded = [tuple(cards) for cards in chance]
        self._edited = edited
        self._first_unrecorded = 0
        """Number of events before chance first supplied cards that the record does not contain."""
        self._diverged = False
        """True once a step has been undone. Later moves may then need cards other than the recorded ones."""
        self._packs_dealt = 0
        self._events: History[Event] = History(events_codec(variant.game))
        self._heard: dict[Viewer, History[Event]] = {}
        self._done: History[_UndoRecord] = History(_done_codec)
        self._known_digests: list[str] = []
        """Digests computed so far: of the events before the first move, and of the events of each move."""
        self._checkpoints: list[_Checkpoint] = []
        self._state: Any = state
        self._first_dealer: Seat = state.dealer
        self._first_scores: tuple[int, ...] = tuple(state.scores[: state.sides])
        self._settle()
        self._opening_events = len(self._events)
        self._checkpoints.append(_Checkpoint.capture(0, self._state))

    # ------------------------------------------------------------------ definition of the match
    @property
    def variant(self) -> Variant:
        """Return the variant."""
        return self._variant

    @property
    def game(self) -> AnyGame:
        """Return the family of the variant."""
        return self._game

    @property
    def deck(self) -> Deck:
        """Return the kind of pack."""
        return self._deck

    @property
    def seed(self) -> int:
        """Return the seed of all shuffles that were not given as packs."""
        return self._seed

    @property
    def packs(self) -> tuple[tuple[Card, ...], ...]:
        """Return the given packs, hidden cards included: one per deal, each in dealing order."""
        return self._packs

    @property
    def first_dealer(self) -> Seat:
        """Return the first dealer."""
        return self._first_dealer

    @property
    def first_scores(self) -> tuple[int, ...]:
        """Return the scores by side before the first deal."""
        return self._first_scores

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return the moves made so far, hidden information included."""
        return tuple(self._steps)

    @property
    def chance(self) -> tuple[tuple[Card, ...], ...]:
        """Return the cards that chance has supplied so far, hidden cards included.

        There is one item for each pack and each later shuffle, in dealing order.
        """
        return tuple(self._chance)

    def __repr__(self) -> str:
        """Return a public summary without the seed: variant, deal, number of moves, actors or winners, scores."""
        now = f"winners={self.winners}" if self.over else f"phase={self.phase!r} to_act={self.to_act}"
        return f"<Match {self._variant} deal={self.deal} moves={len(self._steps)} {now} scores={self.scores}>"

    def __str__(self) -> str:
        """Return the public position, one line for each field that is not empty."""
        return str(self.view())

    def _repr_html_(self) -> str:
        """Return the public position as an HTML table, for notebooks."""
        return as_html(self.view().data)

    # ------------------------------------------------------------------ public status
    @property
    def over(self) -> bool:
        """Return True if the match has been won."""
        return bool(self._state.over)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Return every seat that has a decision now, starting left of the dealer; empty when the match is over."""
        return seats_of(self._rules.to_act(self._state, self._config), self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the sides that have won; empty before the end."""
        return tuple(side for side in range(self._state.sides) if self._state.winners >> side & 1)

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the score of each side."""
        return tuple(self._state.scores[: self._state.sides])

    @property
    def deal(self) -> int:
        """Return the number of the deal, from 1; 0 before the first."""
        return self._state.deal

    @property
    def finished_deals(self) -> int:
        """Return the number of completed deals.

        A deal is complete when no player has cards.
        """
        is_running = not self.over and any(self.view().data.hands)
        return self.deal - is_running

    @property
    def deal_points(self) -> tuple[int, ...] | None:
        """Return each side's score change in the last scored deal, or None before the first."""
        return tuple(self._state.deal_points[: self._state.sides]) if self._state.scored else None

    @property
    def phase(self) -> str:
        """Return the name that the rulebook gives to the current phase; `over` at the end."""
        return self._game.phase(self._state, self._config)

    def status(self) -> Status:
        """Return the public status as a message (docs/reference/protocol.md)."""
        return Status(
            variant=str(self._variant),
            phase=self.phase,
            to_act=self.to_act,
            deal=self.deal,
            round=self._state.round or msgspec.UNSET,
            dealer=self._state.dealer,
            scores=self.scores,
            sides=self._variant.sides,
            over=self.over,
            winners=self.winners,
            deal_points=self.deal_points,
        )

    # ------------------------------------------------------------------ queries of a seat
    def view(self, viewer: Viewer = PUBLIC) -> View[Any, Any, Data_co]:
        """Return the view of a seat, or with PUBLIC the public view.

        Raises IllegalError (`no-such-seat`) for an unknown seat.
        """
        if viewer is not PUBLIC:
            self._check_seat(viewer)
        heard = self._heard_by(viewer)
        return View(self._variant, self._config, viewer, self._state, heard, len(heard))

    def position(self, viewer: Viewer = PUBLIC, *, public: ViewMessage | None = None) -> Data_co:
        """Return the data of the viewer's view.

        Raises IllegalError (`no-such-seat`) for an unknown seat. `public` may be the public data of the same
        position, which makes the data of seats faster to build.
        """
        if viewer is not PUBLIC:
            self._check_seat(viewer)
        elif public is not None:
            return cast("Data_co", public)
        state = make_short_lived_state(self._variant, self._config, viewer, self._state)
        if public is None or viewer is PUBLIC:
            return self._game.view(state, self._config, viewer, str(self._variant))
        return self._game.seat_view(state, self._config, viewer, public)

    def view_of(self, actor: Actor) -> View[Any, Any, Data_co]:
        """Return the view on which the moves of an actor are judged: the seat's own view, or the view of the REFEREE."""
        if actor is REFEREE:
            heard = self._heard_by(PUBLIC)
            return RefereeView(self._variant, self._config, self._state, heard, len(heard))
        return self.view(actor)

    def legal(self, seat: Seat | None = None, limit: int | None = None) -> list[Move]:
        """Return the legal moves of a seat, at most the first `limit`.

        Without `seat`, the first seat to act is used.
        """
        acting = self.to_act
        if seat is None:
            if not acting:
                return []
            seat = acting[0]
        return self.view(seat).legal(limit)

    def may_call(self, actor: Actor) -> bool:
        """Return True if a seat, or the REFEREE, may make a call now."""
        return bool(self._game.calls(self._state, self._config, actor))

    def explain(self, actor: Actor, move: Move | str) -> Explanation:
        """Return the effect of a move, or the reason why it is refused.

        `move` may also be the text of a move. Raises IllegalError (`no-such-seat`) for an unknown seat.
        """
        return self.view_of(actor).explain(move)

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self._state.players:
            raise no_such_seat(seat, self._state.players)

    def _heard_by(self, viewer: Viewer) -> History[Event]:
        """Return all events as the viewer may see them.

        The list of each viewer is cached and extended with new events.
        """
        heard = self._heard.get(viewer)
        if heard is None:
            heard = self._heard[viewer] = History(events_codec(self._game))
        heard.extend([event.seen_by(viewer) for event in self._events[len(heard) :]])
        return heard

    # ------------------------------------------------------------------ making moves
    def play(self, actor: Actor, move: Move | str) -> list[Event]:
        """Make a move and return all events that it causes, up to the next decision.

        Raises IllegalError with code, rule and facts if the move is illegal. The match is then unchanged. The events
        contain hidden information; `seen_by` or `View.events` filters them for a viewer.
        """
        return self.make(self.judge(actor, move))

    def judge(self, actor: Actor, move: Move | str) -> Judged:
        """Judge a move and return the judged move for `make`.

        Raises IllegalError as `play` does if the move is not legal.
        """
        if actor is not REFEREE:
            self._check_seat(actor)
        packed = self._packed(actor, move)
        if self._rules.refusal(self._state, self._config, seat_number(actor), *packed):
            self._refuse(actor, move, packed)
        return Judged(actor, self._game.unpack(self._state, self._config, actor, packed), packed)

    def make(self, judged: Judged) -> list[Event]:
        """Make a judged move and return its events, as `play` does.

        The match must not have changed since the move was judged.
        """
        game, s, o = self._game, self._state, self._config
        actor, made, packed = judged
        effect = game.describe(s, o, actor, packed)
        first = len(self._events)
        self._done.append(_UndoRecord(packed, first, len(self._chance), self._packs_dealt))
        facts = noting(s, lambda: self._rules.apply(s, o, seat_number(actor), *packed))
        self._steps.append(Step(actor, made))
        self._events.extend(game.narrate(s, o, actor, packed, effect, facts))
        supplied = self._settle()
        if supplied or len(self._steps) - self._checkpoints[-1].steps >= STEPS_BETWEEN_CHECKPOINTS:
            self._checkpoints.append(_Checkpoint.capture(len(self._steps), s))
        return self._events[first:]

    def _packed(self, actor: Actor, move: Move | str) -> Packed:
        """Return a move in packed form.

        A move that cannot be packed is packed again on the actor's view. Its refusal therefore reveals nothing
        hidden.
        """
        try:
            if isinstance(move, str):
                check_length(move)
                return self._game.parse(self._state, self._config, actor, move)
            return self._game.pack(self._state, self._config, actor, move)
        except RefusedError:
            return self.view_of(actor).pack(move)

    def _refuse(self, actor: Actor, move: Move | str, packed: Packed) -> NoReturn:
        refusal = self.view_of(actor).explain(move).refusal
        if refusal is None:
            raise AssertionError(
                f"{packed} is legal in the actor's view, but refused because of hidden cards"
            )
        raise IllegalError(refusal, str(move))

    def _settle(self) -> bool:
        """Supply all cards that the rules require from chance.

        Returns True if the rules required any.
        """
        supplied = False
        s, o = self._state, self._config
        while wanted := self._rules.cards_to_shuffle(s, o):
            if len(self._chance) == len(self._recorded):
                self._first_unrecorded = len(self._events)
            cards = self._next_cards(wanted)
            facts = self._supply(cards)
            self._chance.append(tuple(cards))
            self._events.extend(self._game.narrate_chance(s, o, cards, facts))
            supplied = True
        return supplied

    def _supply(self, cards: list[Card]) -> list[Any]:
        s, o = self._state, self._config
        if len(cards) == self._deck.count:
            self._packs_dealt += 1
        return noting(s, lambda: self._rules.supply(s, o, list(cards)))

    def _next_cards(self, wanted: CardSet) -> list[Card]:
        """Return the cards that chance supplies next.

        They are recorded cards, or else the next given pack, or else a shuffle of the seed.
        """
        number = len(self._chance)
        if number < len(self._recorded):
            cards = list(self._recorded[number])
            if sorted(cards) == list(members(wanted)):
                self._check_cards(wanted, cards)
                return cards
            if not self._diverged:
                raise OptionsError("wrong-chance", "", code="bad-record", number=number + 1)
        return self._given_cards(wanted) or shuffle_cards(wanted, self._seed, number + 1)

    def _given_cards(self, wanted: CardSet) -> list[Card]:
        """Return the next given pack.

        The list is empty if no pack is left, or if the rules require only a part of the deck.
        """
        listed: list[LaterPack] = [*self._later, *self._packs]
        if wanted == self._deck.full and self._packs_dealt < len(listed):
            return pack_dealt_by(listed[self._packs_dealt], self._state.dealer)
        return []

    def _check_cards(self, wanted: CardSet, cards: list[Card]) -> None:
        """Raise OptionsError (`bad-record`) if recorded cards are not those of the given pack or the seed.

        In a match with seed 0, other programs may have supplied the cards (`ActionMatch`).
        """
        if self._edited or self._diverged:
            return
        names, number = self._deck.names, len(self._chance) + 1
        if pack := self._given_cards(wanted):
            check_cards("other-pack", self._packs_dealt + 1, names, expected=cards, found=pack)
        elif self._seed:
            shuffled = shuffle_cards(wanted, self._seed, number)
            check_cards("other-shuffle", number, names, expected=shuffled, found=cards)

    def undo(self) -> Step:
        """Undo the last move and return it.

        Raises IndexError if no move has been made.
        """
        if not self._steps:
            raise IndexError("there is no move to undo")
        done = self._done.pop()
        step = self._steps.pop()
        is_from_elsewhere = self._edited or not (self._seed or self._packs or self._later)
        self._recorded = [*self._chance, *self._recorded[len(self._chance) :]] if is_from_elsewhere else []
        self._diverged = True
        self._back_to(len(self._steps))
        self._events.truncate(done.events)
        del self._chance[done.chance :]
        del self._known_digests[len(self._done) + 1 :]
        self._packs_dealt = done.packs
        # views that exist already keep their events
        self._heard = {viewer: heard.copy() for viewer, heard in self._heard.items()}
        for heard in self._heard.values():
            heard.truncate(done.events)
        return step

    def _back_to(self, steps: int) -> None:
        """Restore the state after the given number of steps, by replaying moves from a checkpoint."""
        while self._checkpoints[-1].steps > steps:
            self._checkpoints.pop()
        last = self._checkpoints[-1]
        state: Any = self._game.state_type.from_bytes(zlib.decompress(last.state))
        again = slice(last.steps, steps)
        for step, done in zip(self._steps[again], self._done[again], strict=True):
            self._rules.apply(state, self._config, seat_number(step.actor), *done.packed)
        self._state = state

    def clone(self) -> Self:
        """Return an independent copy, including the history."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._state = self._state.clone()
        copy._steps = self._steps.copy()
        copy._chance = self._chance[:]
        copy._events = self._events.copy()
        copy._heard = {viewer: heard.copy() for viewer, heard in self._heard.items()}
        copy._done = self._done.copy()
        copy._known_digests = self._known_digests[:]
        copy._checkpoints = self._checkpoints[:]
        return copy

    def shrink(self) -> None:
        """Compress older data, for a program that hosts many matches.

        The data then takes a tenth of the memory, but reading it takes longer.
        """
        for history in (self._steps, self._done, self._events, *self._heard.values()):
            history.shrink()

    # ------------------------------------------------------------------ events
    @property
    def event_count(self) -> int:
        """Return the number of events so far."""
        return len(self._events)

    def events(self, since: int = 0) -> list[Event]:
        """Return the events from number `since` on, hidden information included.

        This is for the referee's log, not for a seat.
        """
        return self._events[since:]

    @property
    def opening(self) -> list[Event]:
        """Return the events before the first move, hidden information included."""
        return self._events[: self._opening_events]

    # ------------------------------------------------------------------ records
    def record(self) -> Record:
        """Return the record of the match, from which `from_record` rebuilds it."""
        names = self._deck.names
        return Record(
            version=VERSION,
            variant=str(self._variant),
            revision=self._game.revision,
            players=self._variant.players,
            teams=self._variant.teams,
            seed=self._seed,
            dealer=self._first_dealer,
            scores=list(self._first_scores),
            packs=[[names[card] for card in pack] for pack in self._packs],
            chance=[[names[card] for card in cards] for cards in self._chance],
            moves=[(seat_number(step.actor), step.text) for step in self._steps],
            position=self._origin.position if self._origin is not None else None,
            filler=self._origin.filler if self._origin is not None else [],
            digests="".join(self._digests()),
        )

    def _digests(self) -> list[str]:
        """Return the digests of the events before the first move and of each move. Missing digests are computed."""
        digests = self._known_digests
        if not digests:
            digests.append(digest(self.opening))
        starts = [*(done.events for done in self._done[len(digests) - 1 :]), len(self._events)]
        new = self._events[starts[0] :]
        for first, end in pairwise(starts):
            digests.append(digest(new[first - starts[0] : end - starts[0]]))
        return digests

    @classmethod
    def from_record(cls, record: Record, start: Start | None = None, *, edited: bool = False) -> Self:
        """Return the match of a record.

        Raises OptionsError (`bad-record`) if the record contradicts itself (docs/reference/records.md). With
        `edited`, its digests, seed and packs may differ from its moves and shuffles. A record with a position also
        needs its `start`; `virado.cases.match_of` determines it.
        """
        match = cls.__new__(cls)
        for _ in match._replayed(record, start, edited):
            pass
        return match

    @classmethod
    def replay(
        cls, record: Record, start: Start | None = None, *, edited: bool = False
    ) -> Iterator[tuple[Self, list[Event]]]:
        """Yield the match of a record and its new events, before the first move and after each move.

        The match is the same object each time. Raises OptionsError as `from_record` does, at the first move that
        differs.
        """
        match = cls.__new__(cls)
        for events in match._replayed(record, start, edited):
            yield match, events

    def _replayed(self, record: Record, start: Start | None, edited: bool) -> Iterator[list[Event]]:
        """Begin the match of a record, make its moves, and yield the events of each step.

        Unless the record was edited, each step must cause the recorded events.
        """
        variant = variant_of(record)
        deck = variant.deck
        if record.position is not None and start is None:
            raise OptionsError("record-of-a-position", "", code="bad-record")
        chance = [cards_from_text(deck, names, code="bad-record") for names in record.chance]
        packs = [pack_from_text(deck, pack) for pack in record.packs]
        opened = start.state if start else opening_state(variant, dealer=record.dealer, scores=record.scores)
        digests = [] if edited else recorded_digests(record)
        older = record.revision if digests and record.revision != variant.game.revision else None
        self._open(variant, record.seed, packs, opened, start=start, chance=chance, edited=edited)
        self._check_step(digests, older)
        yield self.opening
        for number, (seat, text) in enumerate(record.moves, 1):
            try:
                events = self.play(REFEREE if seat == REFEREE_SEAT else seat, text)
            except RefusedError as error:
                if (
                    error.code == "bad-record"
                ):  # the error concerns the cards that the move needs, not the move
                    raise
                raise make_move_error(number, text, error, older) from error
            self._check_step(digests, older)
            yield events
        if not edited:
            check_counts(record, shuffles=len(self._chance))

    def _check_step(self, digests: Sequence[str], older: int | None) -> None:
        """Raise OptionsError (`bad-record`) if the events of the last step are not the recorded ones.

        The last digest of a record may lack the cards dealt after the last move, because a match can be recorded
        while it waits for them (`ActionMatch`).
        """
        number = len(self._steps)
        if number >= len(digests):
            return
        first = self._done[-1].events if number else 0
        end = len(self._events)
        found = digest(self._events[first:end])
        if number == len(digests) - 1 and first <= self._first_unrecorded < end:
            waiting = digest(self._events[first : self._first_unrecorded])
            found = digests[number] if waiting == digests[number] else found
        check_digest(digests[number], found, revision=older, move=number)


def variant_of(record: Record) -> Variant:
    """Return the variant of a recorded match.

    The name is read with its meaning at the time of the recording. Raises OptionsError if the name is unknown.
    """
    return stored_variant(
        record.variant, revision=record.revision, players=record.players, teams=record.teams
    )


def no_such_seat(seat: Seat, players: int) -> IllegalError:
    """Return the error for an unknown seat."""
    return IllegalError(Refusal("no-such-seat", None, {"seat": seat, "limit": players - 1}), str(seat))
