"""What a session knows; how each entry of its log changes that is in `virado.session.effects`."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from virado.cards import Seat
from virado.games.catalogue import stored_variant
from virado.kernel.call_order import seat_in_call_order
from virado.match import Match, opening_state
from virado.session import entries as e
from virado.session.clock import Clocks
from virado.session.commitments import Commitments
from virado.session.pending import AbsenceRule, DealScore, UndoRequest, absence_rule
from virado.session.setup import AbsenceChoice, Person, SeatedBot, SeatHeld, Setup, check_times

BEFORE = -1
"""In place of the entry of a move that was made before the session began."""


Stage: TypeAlias = Literal["seating", "playing", "over"]


class Question(NamedTuple):
    """What a seat is asked now."""

    seat: Seat
    what: Literal["move", "call"]
    """`move`: it has a decision. `call`: a bot may say something out of turn, or `PassCall`."""
    number: int
    """Number of the entry that raised the question; the same question keeps it."""


class Timeout(NamedTuple):
    """What happens by itself at a moment, in the order in which it does."""

    at: int
    what: Literal["withheld", "next-deal", "stand-in"]
    """`withheld`: who has not shown the entropy loses the seat; `next-deal`: the match goes on after a deal; `stand-in`: a bot
    sits in for a person."""
    seat: Seat = -1
    """In which seat."""


@cache
def _compute_hearing_orders(players: int) -> tuple[tuple[Seat, ...], ...]:
    """By seat, all seats in the order in which they are heard after it has moved."""
    return tuple(
        tuple(seat_in_call_order(seat, place, players) for place in range(players)) for seat in range(players)
    )


class SessionState:
    """The state of a session: what follows from its log.

    `match` is the one to be played, if it exists already; otherwise it is made of the seed.
    """

    def __init__(  # noqa: PLR0915  # one for each part of the state
        self, setup: Setup, *, now: int, revision: int, match: Match | None = None
    ) -> None:
        """OptionsError if the setup is invalid."""
        self.setup = setup
        self.variant = stored_variant(setup.variant, revision=revision)
        opening_state(self.variant, dealer=setup.dealer, scores=setup.scores)
        check_times(setup)
        players = self.variant.players
        self.given_match = match
        self.now = now
        self.length = 0
        """How many entries the log has."""
        self.match: Match | None = None
        self.set_seats((SeatHeld(),) * players)
        self.stage: Stage = "seating"
        """Whether seats are being taken, the match is being played, or is over (`compute_stage`)."""
        self.timeouts: Sequence[Timeout] = ()
        """What happens by itself unless something else happens before (`compute_timeouts`)."""
        self.asked: tuple[Question, ...] = ()
        """Whom to ask what now (`compute_questions`)."""
        self.hearing_orders = _compute_hearing_orders(players)
        """By seat that has moved, all seats in the order in which they are heard."""
        self.clocks = Clocks(setup.clock, players)
        self.commitments = Commitments.make_empty(players)
        """What seats add to the shuffle."""
        self.paused_at: int | None = None
        self.undo: UndoRequest | None = None
        self.away: dict[str, int] = {}
        """By person who cannot be reached: when a bot may sit in, or those who are there are asked."""
        self.absence_answers: dict[str, dict[str, AbsenceChoice]] = {}
        """By person who cannot be reached, and by person who is there: what the latter wants."""
        self.score: DealScore | None = None
        """The score of the last deal, as long as it holds the match or somebody looks at it."""
        self.is_abandoned = False
        """Whether the match has been ended before it was over."""
        self.hinted: frozenset[Seat] = frozenset()
        """Seats that have been helped during the match."""
        self.stand_in_moves: dict[Seat, list[int]] = {}
        """By seat, the entries of the moves that a bot made for its person who was last away."""
        self.hearing: list[Seat] = []
        """Seats that may still have something to say since the last decision, in their order."""
        self.rematch_wanted: frozenset[Seat] = frozenset()
        self.rematch_commitments = [""] * players
        """By seat, the commitment to what its person adds to the shuffles of the next match."""
        self.revealed: e.Revealed | None = None
        """What was published after the match."""
        self.free_chat = setup.free_chat
        """Whether texts of one's own are allowed."""
        self.questions: dict[Seat, int] = {}
        """By seat that has a decision: the number of the entry since which it has."""
        self.hearing_since = 0
        self.out_of_time: set[Seat] = set()
        """Seats that have run out of time for the decision that they still have."""
        self.returning_seats: set[Seat] = set()
        """Those of them whose persons are back."""
        self.move_entry_numbers: list[int] = []
        """By step of the match: the number of its entry."""

    def set_seats(self, seats: tuple[SeatHeld, ...]) -> None:
        """These have the seats from now on."""
        self.seats = seats
        self.people = tuple(dict.fromkeys(held.person.id for held in seats if held.person is not None))
        """The ids of those who have seats, in the order of their first."""
        self.person_seats = tuple(
            (seat, held.person.id)
            for seat, held in enumerate(seats)
            if held.person is not None and held.stand_in is None
        )
        """Seats whose persons decide themselves, each with the id of its person."""
        self.has_active_bots = any(isinstance(held.player, SeatedBot) for held in seats)
        """Whether bots decide for seats, their own or those of persons who are away."""

    # ------------------------------------------------------------------ what follows from it
    def compute_stage(self) -> Stage:
        """What `stage` is to be."""
        if self.match is None:
            return "seating"
        return "over" if self.match.over or self.is_abandoned else "playing"

    @property
    def is_held(self) -> bool:
        """Whether the match waits because the score of a deal stands."""
        return self.score is not None and self.score.holds

    @property
    def absence_rule(self) -> AbsenceRule:
        """What becomes of the seat of a person who cannot be reached."""
        return absence_rule(self.setup)

    def holds_stand_in(self, person: str) -> bool:
        """Whether a bot sits in for a person already."""
        return any(
            held.person is not None and held.person.id == person and held.stand_in is not None
            for held in self.seats
        )

    @property
    def may_hint(self) -> bool:
        """Whether seats may be helped during the match."""
        return not self.setup.rated and (self.setup.hints or len(self.people) < 2)

    def compute_questions(self) -> tuple[Question, ...]:
        """What `asked` is to be: persons who have a decision, and bots, one call before all their decisions.

        Bots are left alone while an undo is asked for, and while nobody is there who waits for them.
        """
        if self.stage != "playing" or self.paused_at is not None or self.is_held:
            return ()
        found: list[Question] = []
        if self.hearing and self._bots_go_on:
            found.append(Question(self.hearing[0], "call", self.hearing_since))
        is_heard = bool(found)
        for seat, number in self.questions.items():
            if isinstance(self.seats[seat].player, Person) or (not is_heard and self._bots_go_on):
                found.append(Question(seat, "move", number))
        return tuple(found)

    @property
    def _bots_go_on(self) -> bool:
        return self.undo is None and not self._is_deserted

    @property
    def rematch_waits_for(self) -> tuple[Seat, ...]:
        """Seats of persons who are there and have not said that they want to play again."""
        return tuple(
            seat
            for seat, held in enumerate(self.seats)
            if held.person is not None and held.person.id not in self.away and seat not in self.rematch_wanted
        )

    @property
    def is_rematch_agreed(self) -> bool:
        """Whether somebody wants to play again, and nobody who is there has not said so."""
        return bool(self.rematch_wanted) and not self.rematch_waits_for

    @property
    def deadline(self) -> int | None:
        """When something happens by itself; None if nothing does."""
        return min(self.timeouts).at if self.timeouts else None

    def compute_timeouts(self) -> list[Timeout]:
        """What `due` is to be."""
        if self.commitments.request is not None:
            return [Timeout(self.commitments.request.until, "withheld")]
        if self.setup.clock is None and not self.away and self.score is None:
            return []
        if self.stage != "playing" or self.paused_at is not None:
            return []
        found: list[Timeout] = []
        if self.score is not None and self.score.holds and self.score.until is not None:
            found.append(Timeout(self.score.until, "next-deal"))
        may_stand_in = bool(self.away) and self.absence_rule == "bot"
        for number, person in self.person_seats:
            until = self.clocks.get_deadline(number)
            if until is not None:
                found.append(Timeout(until, "stand-in", number))
            if may_stand_in and person in self.away and self._is_awaited(person):
                found.append(Timeout(self.away[person], "stand-in", number))
        return found

    def _is_awaited(self, person: str) -> bool:
        """Whether another person is there."""
        others = (seat.person for seat in self.seats)
        return any(other is not None and other.id != person and other.id not in self.away for other in others)

    @property
    def _is_deserted(self) -> bool:
        """Whether persons belong to this match, and none of them is there."""
        theirs = [seat.person for seat in self.seats if not isinstance(seat.occupant, SeatedBot)]
        return bool(theirs) and not any(
            person is not None and person.id not in self.away for person in theirs
        )

    def make_match(self, seed: int) -> Match:
        """The match of a seed, as it is agreed."""
        return Match(self.variant, seed=seed, dealer=self.setup.dealer, scores=self.setup.scores)

    def erase_name(self, person: str) -> None:
        """The name of a person is taken out of the seats."""
        self.set_seats(tuple(held.without_name(person) for held in self.seats))
