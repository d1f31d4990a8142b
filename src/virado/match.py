"""A match: deal after deal to its winner, one move at a time.

A match is its variant, its packs (or seed) and its moves; everything else follows from them. Decisions may
be simultaneous: `to_act` names every seat that has one, and their order does not matter.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn, Self

import msgspec

from virado.cards import Card, CardSet, Seat, members
from virado.games.catalogue import variant as find_variant
from virado.games.contract import REFEREE_SEAT, LaterPack, Packed, pack_by, seat_number, seats_of
from virado.games.messages import PUBLIC, REFEREE, Actor, Event, Move, Status, Viewer
from virado.games.variant import Variant
from virado.kernel.facts import noting
from virado.kernel.layout import MatchState
from virado.packs import cards_from_text, check_pack, pack_from_text, shuffled
from virado.record import DIGITS, VERSION, Origin, Record, check_digest, digest, impossible_move
from virado.refusal import IllegalError, OptionsError, Refusal, RefusedError
from virado.view import AnyView, RefereeView, View, check_length

MAX_SEED_BITS = 256
HIGHEST_SCORE = 10**9
STEPS_BETWEEN_CHECKPOINTS = 24
"""At most so many moves are made again for an `undo`."""


class Step(NamedTuple):
    """One move that has been made."""

    actor: Actor
    move: Move

    @property
    def text(self) -> str:
        """The canonical text of the move."""
        return str(self.move)


class Start(NamedTuple):
    """A match that does not begin at the beginning (`virado.cases` makes these)."""

    state: MatchState
    later: Sequence[LaterPack]
    """The packs of the deals to come, in order."""
    origin: Origin
    """What the state was made of, for the record."""


class Judged(NamedTuple):
    """A move that is legal in the match that has judged it, until something else happens there."""

    actor: Actor
    move: Move
    packed: Packed


class _Done(NamedTuple):
    """What is needed to take a step back: its ints, and what there was before it."""

    packed: Packed
    events: int
    chance: int
    packs: int


class _Checkpoint(NamedTuple):
    """The state after so many steps."""

    steps: int
    state: Any


def opening_state(
    variant: Variant, *, dealer: Seat | None = None, scores: Sequence[int] | None = None
) -> MatchState:
    """The state at the beginning of a match, which wants its first pack; OptionsError if dealer or scores do not fit."""
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


class Match:
    """One match of one variant.

    `variant` is a `Variant` or its text. Packs given are dealt first, one a deal, then shuffles of `seed`. `chance` is what
    chance supplied in a match that is being made again. OptionsError if they contradict each other or the variant.
    """

    def __init__(
        self,
        variant: Variant | str,
        *,
        seed: int,
        packs: Sequence[Sequence[Card]] = (),
        dealer: Seat | None = None,
        scores: Sequence[int] | None = None,
        start: Start | None = None,
        chance: Sequence[Sequence[Card]] = (),
    ) -> None:
        self.variant = find_variant(variant) if isinstance(variant, str) else variant
        if abs(seed).bit_length() > MAX_SEED_BITS:
            raise OptionsError("seed-too-long", limit=MAX_SEED_BITS)
        self.seed = seed
        self.game = self.variant.game
        self.rules = self.game.rules
        self.deck = self.variant.deck
        self.config: Any = self.variant.config()
        for pack in packs:
            check_pack(self.deck, pack)
        self.packs = [list(pack) for pack in packs]
        self.steps: list[Step] = []
        self.chance: list[list[Card]] = []
        """What chance has supplied so far."""
        self._origin = start.origin if start is not None else None
        self._later = start.later if start is not None else ()
        self._recorded = [list(cards) for cards in chance]
        self._diverged = False
        """Whether a step has been taken back, so that other moves may want other cards than the recorded ones."""
        self._packs_dealt = 0
        self._events: list[Event] = []
        self._heard: dict[Viewer, list[Event]] = {}
        self._done: list[_Done] = []
        self._known_digests: list[str] = []
        """Digests of what was announced before the first move and by each move, as far as a record has needed them."""
        self._checkpoints: list[_Checkpoint] = []
        self._state: Any = (
            start.state if start is not None else opening_state(self.variant, dealer=dealer, scores=scores)
        )
        self.first_dealer: Seat = self._state.dealer
        self.first_scores: tuple[int, ...] = tuple(self._state.scores[: self._state.sides])
        self._settle()
        self._opening_events = len(self._events)
        self._checkpoints.append(_Checkpoint(0, self._state.clone()))

    # ------------------------------------------------------------------ public status
    @property
    def over(self) -> bool:
        """Whether the match has been won."""
        return bool(self._state.over)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Every seat that has a decision now, from dealer+1 on; empty when the match is over."""
        return seats_of(self.rules.to_act(self._state, self.config), self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won; empty before the end."""
        return tuple(side for side in range(self._state.sides) if self._state.winners >> side & 1)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each side."""
        return tuple(self._state.scores[: self._state.sides])

    @property
    def deal(self) -> int:
        """Number of the deal, from 1; 0 before the first."""
        return self._state.deal

    @property
    def finished_deals(self) -> int:
        """How many deals are over. One is running until nobody has a card any more."""
        is_running = not self.over and any(self.view().data.hands)
        return self.deal - is_running

    @property
    def deal_points(self) -> tuple[int, ...] | None:
        """By side, the change of the score by the last deal that was scored; None before the first."""
        return tuple(self._state.deal_points[: self._state.sides]) if self._state.scored else None

    @property
    def phase(self) -> str:
        """The phase by the name that the rulebook gives it; `over` at the end."""
        return self.game.phase(self._state, self.config)

    def status(self) -> Status:
        """The public status as a message, as in docs/protocol.md."""
        return Status(
            variant=str(self.variant),
            phase=self.phase,
            to_act=self.to_act,
            deal=self.deal,
            round=self._state.round or msgspec.UNSET,
            dealer=self._state.dealer,
            scores=self.scores,
            sides=self.variant.sides,
            over=self.over,
            winners=self.winners,
            deal_points=self.deal_points,
        )

    # ------------------------------------------------------------------ what a seat may ask
    def view(self, viewer: Viewer = PUBLIC) -> AnyView:
        """What a seat, or with PUBLIC everybody, may know; IllegalError (`no-such-seat`) if there is no such seat."""
        if viewer is not PUBLIC:
            self._check_seat(viewer)
        heard = self._heard_by(viewer)
        return View(self.variant, self.config, viewer, self._state, heard, len(heard))

    def view_of(self, actor: Actor) -> AnyView:
        """The view on which the moves of an actor are judged: a seat's own, or the REFEREE's."""
        if actor is REFEREE:
            heard = self._heard_by(PUBLIC)
            return RefereeView(self.variant, self.config, self._state, heard, len(heard))
        return self.view(actor)

    def legal(self, seat: Seat | None = None, limit: int | None = None) -> list[Move]:
        """Every legal move of a seat that is to act (the first, if none is named), at most the first `limit`."""
        acting = self.to_act
        if seat is None:
            if not acting:
                return []
            seat = acting[0]
        return self.view(seat).legal(limit)

    def may_call(self, actor: Actor) -> bool:
        """Whether a seat (or the REFEREE) may say something out of turn now."""
        return bool(self.game.calls(self._state, self.config, actor))

    def explain(self, actor: Actor, move: Move | str) -> Refusal | None:
        """Why a move is refused, or None if it is legal; parse errors are raised."""
        return self.view_of(actor).explain(move)

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self._state.players:
            raise no_such_seat(seat, self._state.players)

    def _heard_by(self, viewer: Viewer) -> list[Event]:
        """The events as the viewer learned of them; only the new ones are made."""
        heard = self._heard.setdefault(viewer, [])
        heard += [event.seen_by(viewer) for event in self._events[len(heard) :]]
        return heard

    # ------------------------------------------------------------------ making moves
    def play(self, actor: Actor, move: Move | str) -> list[Event]:
        """Make a move; everything that is announced because of it, up to the next decision.

        IllegalError (with code, rule and facts) if it is not legal; nothing has changed then. The events hold everything:
        what a viewer learns of them is `seen_by`, or `View.events`.
        """
        return self.make(self.judge(actor, move))

    def judge(self, actor: Actor, move: Move | str) -> Judged:
        """A move as it can be made (`make`); IllegalError as `play` if it is not legal."""
        if actor is not REFEREE:
            self._check_seat(actor)
        packed = self._packed(actor, move)
        if self.rules.refusal(self._state, self.config, seat_number(actor), *packed):
            self._refuse(actor, move, packed)
        return Judged(actor, self.game.unpack(self._state, self.config, actor, packed), packed)

    def make(self, judged: Judged) -> list[Event]:
        """Make a move that has just been judged; everything that is announced because of it, as `play`."""
        game, s, o = self.game, self._state, self.config
        actor, made, packed = judged
        effect = game.describe(s, o, actor, packed)
        self._done.append(_Done(packed, len(self._events), len(self.chance), self._packs_dealt))
        facts = noting(s, lambda: self.rules.apply(s, o, seat_number(actor), *packed))
        self.steps.append(Step(actor, made))
        self._events += game.narrate(s, o, actor, packed, effect, facts)
        supplied = self._settle()
        if supplied or len(self.steps) - self._checkpoints[-1].steps >= STEPS_BETWEEN_CHECKPOINTS:
            self._checkpoints.append(_Checkpoint(len(self.steps), s.clone()))
        return self._events[self._done[-1].events :]

    def _packed(self, actor: Actor, move: Move | str) -> Packed:
        """The ints of a move. What cannot be read is judged on what the actor may know, like any refusal."""
        try:
            if isinstance(move, str):
                check_length(move)
                return self.game.parse(self._state, self.config, actor, move)
            return self.game.pack(self._state, self.config, actor, move)
        except RefusedError:
            return self.view_of(actor).pack(move)

    def _refuse(self, actor: Actor, move: Move | str, packed: Packed) -> NoReturn:
        refusal = self.view_of(actor).explain(move)
        if refusal is None:
            raise AssertionError(f"{packed} is refused by what its seat cannot know")
        raise IllegalError(refusal, str(move))

    def _settle(self) -> bool:
        """Supply what chance must; whether anything was supplied."""
        supplied = False
        s, o = self._state, self.config
        while wanted := self.rules.wanted(s, o):
            cards = self._next_cards(wanted)
            facts = self._supply(cards)
            self.chance.append(cards)
            self._events += self.game.narrate_chance(s, o, cards, facts)
            supplied = True
        return supplied

    def _supply(self, cards: list[Card]) -> list[Any]:
        s, o = self._state, self.config
        if len(cards) == self.deck.count:
            self._packs_dealt += 1
        return noting(s, lambda: self.rules.supply(s, o, list(cards)))

    def _next_cards(self, wanted: CardSet) -> list[Card]:
        """What chance supplies now: what is recorded, else the next given pack, else a shuffle of the seed."""
        number = len(self.chance)
        if number < len(self._recorded):
            cards = self._recorded[number]
            if sorted(cards) == list(members(wanted)):
                return list(cards)
            if not self._diverged:
                raise OptionsError("wrong-chance", "", code="bad-record", number=number + 1)
        listed: list[LaterPack] = [*self._later, *self.packs]
        if wanted == self.deck.full and self._packs_dealt < len(listed):
            return pack_by(listed[self._packs_dealt], self._state.dealer)
        return shuffled(wanted, self.seed, number + 1)

    def undo(self) -> Step:
        """Take back the last move, exactly; IndexError if there is none."""
        done = self._done.pop()
        step = self.steps.pop()
        self._recorded = [*self.chance, *self._recorded[len(self.chance) :]]
        self._diverged = True
        self._back_to(len(self.steps))
        del self._events[done.events :]
        del self.chance[done.chance :]
        del self._known_digests[len(self._done) + 1 :]
        self._packs_dealt = done.packs
        self._heard = {viewer: heard[: done.events] for viewer, heard in self._heard.items()}
        return step

    def _back_to(self, steps: int) -> None:
        """Put the state back to where it was after so many steps: from a checkpoint, by making the moves since again."""
        while self._checkpoints[-1].steps > steps:
            self._checkpoints.pop()
        last = self._checkpoints[-1]
        state: Any = last.state.clone()
        for number in range(last.steps, steps):
            self.rules.apply(
                state, self.config, seat_number(self.steps[number].actor), *self._done[number].packed
            )
        self._state = state

    def clone(self) -> Self:
        """An independent copy, history included."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._state = self._state.clone()
        copy.steps = self.steps[:]
        copy.chance = self.chance[:]
        copy._events = self._events[:]
        copy._heard = {viewer: heard[:] for viewer, heard in self._heard.items()}
        copy._done = self._done[:]
        copy._known_digests = self._known_digests[:]
        copy._checkpoints = self._checkpoints[:]
        return copy

    # ------------------------------------------------------------------ events
    @property
    def event_count(self) -> int:
        """How many events there are so far."""
        return len(self._events)

    def events(self, since: int = 0) -> list[Event]:
        """The events from number `since` on, secrets included: for the referee's log, not for a seat."""
        return self._events[since:]

    @property
    def opening(self) -> list[Event]:
        """The events before the first move, secrets included."""
        return self._events[: self._opening_events]

    # ------------------------------------------------------------------ records
    def record(self) -> Record:
        """The match as a record, from which `from_record` makes the same match again."""
        names = self.deck.names
        return Record(
            version=VERSION,
            variant=str(self.variant),
            revision=self.game.revision,
            players=self.variant.players,
            teams=self.variant.teams,
            seed=self.seed,
            dealer=self.first_dealer,
            scores=list(self.first_scores),
            packs=[[names[card] for card in pack] for pack in self.packs],
            chance=[[names[card] for card in cards] for cards in self.chance],
            moves=[(seat_number(step.actor), step.text) for step in self.steps],
            position=self._origin.position if self._origin is not None else None,
            filler=self._origin.filler if self._origin is not None else [],
            digests="".join(self._digests()),
        )

    def _digests(self) -> list[str]:
        """What was announced, opening and moves, as digests; only the new ones are made."""
        digests = self._known_digests
        starts = [*(done.events for done in self._done), len(self._events)]
        if not digests:
            digests.append(digest(self.opening))
        for number in range(len(digests), len(starts)):
            digests.append(digest(self._events[starts[number - 1] : starts[number]]))
        return digests

    @classmethod
    def from_record(cls, record: Record, start: Start | None = None) -> Self:
        """The match of a record; OptionsError (`bad-record`) if it contradicts itself.

        `start` is the start that a record with a position was set up from; `virado.cases.match_of` reads it.
        """
        variant = find_variant(record.variant, players=record.players, teams=record.teams)
        deck = variant.deck
        if record.position is not None and start is None:
            raise OptionsError("record-of-a-position", "", code="bad-record")
        chance = [cards_from_text(deck, names, code="bad-record") for names in record.chance]
        match = cls(
            variant,
            seed=record.seed,
            packs=[pack_from_text(deck, pack) for pack in record.packs],
            dealer=record.dealer if start is None else None,
            scores=record.scores if start is None else None,
            start=start,
            chance=chance,
        )
        match._replay(record)
        return match

    def _replay(self, record: Record) -> None:
        """Make the moves of a record; what another revision of the rules announced must be announced again."""
        older = record.revision if record.digests and record.revision != self.game.revision else None
        if older is not None:
            check_digest(record.digests[:DIGITS], digest(self.opening), revision=older, move=0)
        for number, (seat, text) in enumerate(record.moves, 1):
            try:
                events = self.play(REFEREE if seat == REFEREE_SEAT else seat, text)
            except RefusedError as error:
                raise impossible_move(number, text, error, older) from error
            if older is not None:
                recorded = record.digests[number * DIGITS : (number + 1) * DIGITS]
                check_digest(recorded, digest(events), revision=older, move=number)


def no_such_seat(seat: Seat, players: int) -> IllegalError:
    """The error that there is no such seat."""
    return IllegalError(Refusal("no-such-seat", None, {"seat": seat, "limit": players - 1}), str(seat))
