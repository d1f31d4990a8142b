"""A match: deal after deal to its winner, one move at a time, told to each seat as far as it may know.

A match is its variant, its packs (or seed) and its moves; everything else follows from them. Decisions may
be simultaneous: `to_act` names every seat that has one, and their order does not matter.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Self

from virado.cards import Card, CardSet, Seat, members
from virado.games.catalogue import variant as find_variant
from virado.games.contract import PUBLIC, REFEREE, Event, LaterPack, Move, pack_by
from virado.games.variant import Variant
from virado.kernel.layout import MatchState
from virado.packs import check_pack, pack_from_text, shuffled
from virado.record import VERSION, Record
from virado.refusal import IllegalError, OptionsError, Refusal, UnparsableError
from virado.view import View, seats_of

MAX_SEED_BITS = 256


class Step(NamedTuple):
    """One move that has been made."""

    seat: Seat
    move: Move
    text: str


class _Mark(NamedTuple):
    """Where a match stood before a step, for `undo`."""

    state: MatchState
    events: int
    chance: int
    given: int


def opening(
    variant: Variant, *, dealer: Seat | None = None, scores: Sequence[int] | None = None
) -> MatchState:
    """The state at the beginning of a match, which wants its first pack; OptionsError if dealer or scores do not fit."""
    s = variant.game.state_type()
    s.players = variant.players
    s.sides = len(variant.sides)
    s.dealer = variant.game.first_dealer(variant.options, variant.players) if dealer is None else dealer
    if not 0 <= s.dealer < s.players:
        raise OptionsError(
            f"the dealer is a seat from 0 to {s.players - 1}, not {s.dealer}", f"dealer={dealer}"
        )
    before = [variant.game.start_score(variant.options)] * s.sides if scores is None else list(scores)
    if len(before) != s.sides or any(abs(score) > 10**9 for score in before):
        raise OptionsError(f"scores has one number for each of the {s.sides} sides", f"scores={before}")
    s.scores[: s.sides] = before
    variant.game.rules.setup(s, variant.config())
    return s


class Match:
    """One match of one variant.

    `variant` is a `Variant` or its text. Packs given are dealt first, one a deal, then shuffles of `seed`.
    """

    def __init__(
        self,
        variant: Variant | str,
        *,
        seed: int,
        packs: Sequence[Sequence[Card]] = (),
        dealer: Seat | None = None,
        scores: Sequence[int] | None = None,
        position: Mapping[str, Any] | None = None,
        filler: Sequence[Card] = (),
        chance: Sequence[Sequence[Card]] = (),
    ) -> None:
        self.variant = find_variant(variant) if isinstance(variant, str) else variant
        if abs(seed).bit_length() > MAX_SEED_BITS:
            raise OptionsError(f"a seed has at most {MAX_SEED_BITS} bits")
        self.seed = seed
        self.game = self.variant.game
        self.rules = self.game.rules
        self.deck = self.variant.deck
        self.config: Any = self.variant.config()
        for pack in packs:
            check_pack(self.deck, pack)
        self.packs = [list(pack) for pack in packs]
        self.position = dict(position) if position is not None else None
        self.filler = list(filler)
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.chance: list[list[Card]] = []
        self._foreseen = [list(cards) for cards in chance]
        self._astray = False
        self._given = 0
        self._later: list[LaterPack] = []
        self._marks: list[_Mark] = []
        self.state: Any = self._begin(dealer, scores)
        self.first_dealer: Seat = self.state.dealer
        self.first_scores: list[int] = self.state.scores[: self.state.sides]
        self.opening = self._settle()

    def _begin(self, dealer: Seat | None, scores: Sequence[int] | None) -> MatchState:
        if self.position is not None:
            self.filler = self.filler or shuffled(self.deck.full, self.seed, 0)
            check_pack(self.deck, self.filler)
            self._later = self.game.later_packs(self.config, self.position, self.filler)
            return self.game.position(self.config, self.position, self.filler)
        return opening(self.variant, dealer=dealer, scores=scores)

    # ------------------------------------------------------------------ who and what
    @property
    def over(self) -> bool:
        """Whether the match has been won."""
        return bool(self.state.over)

    @property
    def to_act(self) -> list[Seat]:
        """Every seat that has a decision now, from dealer+1 on; empty when the match is over."""
        return seats_of(self.rules.to_act(self.state, self.config), self.state)

    @property
    def winners(self) -> list[int]:
        """The sides that have won; empty before the end."""
        return [side for side in range(self.state.sides) if self.state.winners >> side & 1]

    @property
    def scores(self) -> list[int]:
        """The score of each side."""
        return self.state.scores[: self.state.sides]

    @property
    def phase(self) -> str:
        """The phase by the name that the rulebook gives it; `over` at the end."""
        return self.game.phase(self.state, self.config)

    def legal(self, seat: Seat | None = None) -> Iterator[Move]:
        """Every legal move of a seat that is to act (the first, if none is named), each once."""
        acting = self.to_act
        seat = acting[0] if seat is None and acting else seat
        return self.game.legal(self.state, self.config, seat) if seat in acting else iter(())

    def count_legal(self, seat: Seat) -> int:
        """How many moves `legal` would give for this seat."""
        return self.game.count_legal(self.state, self.config, seat) if seat in self.to_act else 0

    def calls(self, seat: Seat) -> list[Move]:
        """What a seat (or the REFEREE) may do out of turn now."""
        return self.game.calls(self.state, self.config, seat)

    def text(self, move: Move) -> str:
        """The canonical text of a move here."""
        return self.game.text(self.state, self.config, move)

    def parse(self, seat: Seat, text: str) -> Move:
        """The move that a text means here, legal or not; UnparsableError or AmbiguousError."""
        if len(text) > 1000:
            raise UnparsableError("a move is one short line", text[:60] + "...")
        return self.game.parse(self.state, self.config, seat, text)

    def explain(self, seat: Seat, move: Move | str) -> Refusal | None:
        """Why a move is refused, or None if it is legal; parse errors are raised."""
        self.check_seat(seat)
        if isinstance(move, str):
            move = self.parse(seat, move)
        return self.game.explain(self.state, self.config, seat, move)

    def is_legal(self, seat: Seat, move: Move) -> bool:
        """Whether the move is legal; takes no list, so it is as fast on a crowded table."""
        return not self.rules.refusal(self.state, self.config, seat, *move)

    def check_seat(self, seat: Seat) -> None:
        """IllegalError (`no-such-seat`) unless a move can be made by this seat or the REFEREE."""
        if not (0 <= seat < self.state.players or seat == REFEREE):
            raise IllegalError(Refusal("no-such-seat", None, f"there is no seat {seat}"), str(seat))

    # ------------------------------------------------------------------ making moves
    def play(self, seat: Seat, move: Move | str) -> list[Event]:
        """Make a move; what is announced because of it, up to the next decision.

        IllegalError (with code, rule and the text) if it is not legal; nothing has changed then.
        """
        self.check_seat(seat)
        given = move
        if isinstance(move, str):
            move = self.parse(seat, move)
        refusal = self.game.explain(self.state, self.config, seat, move)
        if refusal is not None:
            raise IllegalError(refusal, given if isinstance(given, str) else self._safe_text(move))
        text = self.text(move)
        before = self.state.clone()
        self._marks.append(_Mark(before, len(self.events), len(self.chance), self._given))
        self.rules.apply(self.state, self.config, seat, *move)
        self.steps.append(Step(seat, move, text))
        told = self.game.narrate(before, self.config, seat, move, self.state)
        self.events += told
        return told + self._settle()

    def _safe_text(self, move: Move) -> str:
        try:
            return self.text(move)
        except (ValueError, IndexError):
            return str(move)

    def _settle(self) -> list[Event]:
        told: list[Event] = []
        while wanted := self.rules.wanted(self.state, self.config):
            cards = self._next_cards(wanted)
            if wanted == self.deck.full:
                self._given += 1
            before = self.state.clone()
            self.rules.supply(self.state, self.config, list(cards))
            self.chance.append(list(cards))
            told += self.game.narrate_chance(before, self.config, list(cards), self.state)
        self.events += told
        return told

    def _next_cards(self, wanted: CardSet) -> list[Card]:
        """What chance supplies now: what is recorded, else the next given pack, else a shuffle of the seed."""
        number = len(self.chance)
        if number < len(self._foreseen):
            cards = self._foreseen[number]
            if sorted(cards) == list(members(wanted)):
                return cards
            if not self._astray:  # after an undo another move may well ask for other cards
                raise OptionsError(
                    "a recorded shuffle does not hold the cards of this moment", "", "bad-record"
                )
        listed: list[LaterPack] = [*self._later, *self.packs]
        if wanted == self.deck.full and self._given < len(listed):
            return pack_by(listed[self._given], self.state.dealer)
        return shuffled(wanted, self.seed, number + 1)

    def undo(self) -> Step:
        """Take back the last move, exactly; IndexError if there is none."""
        mark = self._marks.pop()
        step = self.steps.pop()
        self.state = mark.state
        del self.events[mark.events :]
        self._foreseen = [*self.chance, *self._foreseen[len(self.chance) :]]
        self._astray = True
        del self.chance[mark.chance :]
        self._given = mark.given
        return step

    def clone(self) -> Self:
        """An independent copy, history included."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.clone()
        copy.steps = self.steps[:]
        copy.events = self.events[:]
        copy.chance = self.chance[:]
        copy._marks = self._marks[:]
        return copy

    # ------------------------------------------------------------------ telling
    def view(self, seat: Seat = PUBLIC) -> View:
        """What a seat, or with PUBLIC everybody, may know."""
        if not 0 <= seat < self.state.players and seat != PUBLIC:
            raise IllegalError(Refusal("no-such-seat", None, f"there is no seat {seat}"), str(seat))
        return View(self.variant, self.config, seat, self.state, self.events)

    def status(self) -> dict[str, Any]:
        """The public state of affairs, as in docs/protocol.md."""
        s = self.state
        status: dict[str, Any] = {
            "variant": str(self.variant),
            "phase": self.phase,
            "to_act": self.to_act,
            "deal": s.deal,
        }
        if s.round:
            status["round"] = s.round
        return status | {
            "dealer": s.dealer,
            "scores": self.scores,
            "sides": [list(side) for side in self.variant.sides],
            "over": self.over,
            "winners": self.winners,
            "deal_points": s.deal_points[: s.sides] if s.scored else None,
        }

    # ------------------------------------------------------------------ records
    def record(self) -> Record:
        """The match as a record, from which `from_record` makes the same match again."""
        names = self.deck.names
        return Record(
            version=VERSION,
            variant=str(self.variant),
            players=self.variant.players,
            teams=self.variant.teams,
            seed=self.seed,
            dealer=self.first_dealer,
            scores=self.first_scores,
            packs=[[names[card] for card in pack] for pack in self.packs],
            chance=[[names[card] for card in cards] for cards in self.chance],
            moves=[(step.seat, step.text) for step in self.steps],
            position=self.position,
            filler=[names[card] for card in self.filler],
        )

    @classmethod
    def from_record(cls, record: Record) -> Self:
        """The match of a record; OptionsError (`bad-record`) if it contradicts itself."""
        variant = find_variant(record.variant, players=record.players, teams=record.teams)
        deck = variant.deck
        try:
            chance = [[deck.card(name) for name in cards] for cards in record.chance]
        except ValueError as error:
            raise OptionsError(str(error), "", "bad-record") from None
        match = cls(
            variant,
            seed=record.seed,
            packs=[pack_from_text(deck, pack) for pack in record.packs],
            dealer=record.dealer if record.position is None else None,
            scores=record.scores if record.position is None else None,
            position=record.position,
            filler=pack_from_text(deck, record.filler) if record.filler else (),
            chance=chance,
        )
        for number, (seat, text) in enumerate(record.moves):
            try:
                match.play(seat, text)
            except ValueError as error:
                raise OptionsError(
                    f"move {number + 1} of the record cannot be made: {error}", text, "bad-record"
                ) from None
        return match
