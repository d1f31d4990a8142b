"""The state of a session. `virado.session.effects` defines how each log entry changes it."""

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
from virado.session.pending import AbsenceRule, DealScore, UndoRequest, get_absence_rule
from virado.session.setup import AbsenceChoice, Person, SeatedBot, SeatHeld, Setup, check_times

BEFORE_SESSION = -1
"""Entry number of moves that were made before the session began."""


Stage: TypeAlias = Literal["seating", "playing", "over"]


class Question(NamedTuple):
    """An open question to a seat."""

    seat: Seat
    what: Literal["move", "call"]
    """Kind of the question.

    `move`: the seat must decide; `call`: a bot may make a call, or answer with `PassCall`.
    """
    number: int
    """Number of the log entry that raised the question; it does not change while the question is open."""


class Timeout(NamedTuple):
    """A pending timeout.

    Timeouts sort in the order in which they take effect.
    """

    at: int
    what: Literal["withheld", "next-deal", "stand-in"]
    """Effect of the timeout.

    `withheld`: vacate the seats that have not revealed their shares of the shuffle; `next-deal`: continue after a
    deal; `stand-in`: let a substitute play for a person.
    """
    seat: Seat = -1
    """The seat for which a substitute will play, or -1."""


@cache
def _compute_hearing_orders(players: int) -> tuple[tuple[Seat, ...], ...]:
    """Return, for each seat, all seats in the order in which they may call after its move."""
    return tuple(
        tuple(seat_in_call_order(seat, place, players) for place in range(players)) for seat in range(players)
    )


class SessionState:
    """The state of a session, derived from its log.

    `match` is the match to play; without it, the session creates a match from the seed in `Begun`.
    """

    def __init__(  # noqa: PLR0915  # one for each part of the state
        self, setup: Setup, *, now: int, revision: int, match: Match | None = None
    ) -> None:
        """Create the state before the first entry.

        Raises OptionsError if the setup is invalid.
        """
        self.setup = setup
        self.variant = stored_variant(setup.variant, revision=revision)
        opening_state(self.variant, dealer=setup.dealer, scores=setup.scores)
        check_times(setup)
        players = self.variant.players
        self.given_match = match
        self.now = now
        self.length = 0
        """Number of entries in the log."""
        self.match: Match | None = None
        self.set_seats((SeatHeld(),) * players)
        self.stage: Stage = "seating"
        """The current stage (`compute_stage`): seats are being taken, the match is running, or the match is over."""
        self.timeouts: Sequence[Timeout] = ()
        """Pending timeouts (`compute_timeouts`)."""
        self.asked: tuple[Question, ...] = ()
        """Open questions (`compute_questions`)."""
        self.hearing_orders = _compute_hearing_orders(players)
        """For each seat, all seats in the order in which they may call after its move."""
        self.clocks = Clocks(setup.clock, players)
        self.commitments = Commitments.make_empty(players)
        """The seats' shares of the shuffle."""
        self.paused_at: int | None = None
        self.undo: UndoRequest | None = None
        self.away: dict[str, int] = {}
        """End of each offline person's grace period, by person id."""
        self.absence_answers: dict[str, dict[str, AbsenceChoice]] = {}
        """Votes about offline persons, by the offline person's id and then by the voter's id."""
        self.score: DealScore | None = None
        """The score of the last deal, while the match waits or while a person still looks at it; otherwise None."""
        self.is_abandoned = False
        """True if the match was ended before it was finished."""
        self.hinted: frozenset[Seat] = frozenset()
        """Seats that have received help during the match."""
        self.stand_in_moves: dict[Seat, list[int]] = {}
        """Entry numbers of the moves that a substitute made in the person's last absence, by seat."""
        self.hearing: list[Seat] = []
        """Seats that may still be asked for a call since the last decision, in the order of asking."""
        self.rematch_wanted: frozenset[Seat] = frozenset()
        self.is_rematch_urged = False
        """True if any person wants the rematch without waiting for the others."""
        self.rematch_commitments = [""] * players
        """Each seat's commitment to its share of the shuffle in the next match."""
        self.revealed: e.Revealed | None = None
        """The entry that revealed the pack secret after the match."""
        self.free_chat = setup.free_chat
        """True if free text is allowed in the chat."""
        self.questions: dict[Seat, int] = {}
        """Number of the entry that raised the question, for each seat that must decide."""
        self.hearing_since = 0
        self.out_of_time: set[Seat] = set()
        """Seats that ran out of time in a decision that is still open."""
        self.returning_seats: set[Seat] = set()
        """Seats of `out_of_time` whose persons are back."""
        self.move_entry_numbers: list[int] = []
        """Entry number of each step of the match."""

    def set_seats(self, seats: tuple[SeatHeld, ...]) -> None:
        """Set the occupants of all seats, and the attributes derived from them."""
        self.seats = seats
        self.people = tuple(dict.fromkeys(held.person.id for held in seats if held.person is not None))
        """Ids of the seated persons, in the order of their first seats."""
        self.person_seats = tuple(
            (seat, held.person.id)
            for seat, held in enumerate(seats)
            if held.person is not None and held.stand_in is None
        )
        """Pairs of a seat and the id of the person in it, for seats without a substitute."""
        self.has_active_bots = any(isinstance(held.player, SeatedBot) for held in seats)
        """True if a bot plays in any seat, as occupant or substitute."""

    # ------------------------------------------------------------------ derived values
    def compute_stage(self) -> Stage:
        """Return the current value of `stage`."""
        if self.match is None:
            return "seating"
        return "over" if self.match.over or self.is_abandoned else "playing"

    @property
    def is_held(self) -> bool:
        """Return True if the match waits while the score of a deal is shown."""
        return self.score is not None and self.score.holds

    @property
    def absence_rule(self) -> AbsenceRule:
        """Return the rule for seats of absent persons."""
        return get_absence_rule(self.setup)

    def has_stand_in(self, person: str) -> bool:
        """Return True if a substitute plays for the person in any seat."""
        return any(
            held.person is not None and held.person.id == person and held.stand_in is not None
            for held in self.seats
        )

    @property
    def may_hint(self) -> bool:
        """Return True if persons may receive help during the match."""
        if self.setup.rated or self.setup.deal_set is not None:
            return False
        return self.setup.hints or len(self.people) < 2

    def compute_questions(self) -> tuple[Question, ...]:
        """Return the current value of `asked`: the open questions to persons and bots.

        Bots are asked for calls one at a time. No bot has to move until all these calls have been answered. Bots are
        asked nothing while an undo request is open or while all persons are offline.
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
        """Return the seats of connected persons who have not requested a rematch."""
        return tuple(
            seat
            for seat, held in enumerate(self.seats)
            if held.person is not None and held.person.id not in self.away and seat not in self.rematch_wanted
        )

    @property
    def is_rematch_agreed(self) -> bool:
        """Return True if the next match can be opened.

        At least one person has requested the rematch, and it need not wait for any connected person.
        """
        return bool(self.rematch_wanted) and (self.is_rematch_urged or not self.rematch_waits_for)

    @property
    def deadline(self) -> int | None:
        """Return the time of the next timeout, or None."""
        return min(self.timeouts).at if self.timeouts else None

    def compute_timeouts(self) -> list[Timeout]:
        """Return the current value of `timeouts`, in no particular order."""
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
        """Return True if another person is connected and may be waiting for this person."""
        others = (seat.person for seat in self.seats)
        return any(other is not None and other.id != person and other.id not in self.away for other in others)

    @property
    def _is_deserted(self) -> bool:
        """Return True if no person is connected, in a session in which persons have or had seats."""
        theirs = [seat.person for seat in self.seats if not isinstance(seat.occupant, SeatedBot)]
        return bool(theirs) and not any(
            person is not None and person.id not in self.away for person in theirs
        )

    def make_match(self, seed: int) -> Match:
        """Return a new match with the setup's rules and this seed."""
        return Match(self.variant, seed=seed, dealer=self.setup.dealer, scores=self.setup.scores)

    def erase_name(self, person: str) -> None:
        """Remove the name of a person from the seats."""
        self.set_seats(tuple(held.without_name(person) for held in self.seats))
