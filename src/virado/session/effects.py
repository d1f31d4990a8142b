"""The effect of each log entry on the state of a session (`evolve`).

The state also changes with the time of a command, and when a bot does not make a call (`skip_call`). These two
changes are not stored, so a restored session may ask bots again.
"""

from typing import assert_never

import msgspec

from virado.cards import Seat
from virado.games.messages import Call
from virado.match import Judged
from virado.record import digest
from virado.session import entries as e
from virado.session.pending import DealScore, UndoRequest
from virado.session.setup import Person, SeatedBot, SeatHeld
from virado.session.state import BEFORE_SESSION, SessionState
from virado.session.undo_steps import take_back


def evolve(state: SessionState, entry: e.AnyEntry, judged: Judged | None = None) -> e.AnyEntry:
    """Apply the next log entry and return it with its derived fields: move, events, digest and clocks.

    `judged` is the judged move of a `Moved` entry, or None if the match has yet to judge it. Raises RefusedError
    without side effects if the match or the move is impossible.
    """
    complete = entry
    match entry:
        case e.Moved():
            complete = _make_move(state, entry, judged)
        case e.Begun():
            complete = _make_match(state, entry)
        case _:
            pass
    state.now = max(state.now, entry.at)
    state.length = entry.number + 1
    _apply_entry(state, complete)
    state.stage = state.compute_stage()
    _update_questions(state, entry.number)
    state.timeouts = state.compute_timeouts()
    state.asked = state.compute_questions()
    if state.setup.clock is not None and state.stage == "playing":
        return msgspec.structs.replace(complete, clocks=_make_seat_clocks(state))
    return complete


def _make_match(state: SessionState, entry: e.Begun) -> e.Begun:
    """Create the match and return the entry with its events and digest."""
    state.match = state.given_match if state.given_match is not None else state.make_match(entry.seed or 0)
    state.move_entry_numbers = [BEFORE_SESSION] * len(state.match.steps)
    events = tuple(state.match.opening)
    return msgspec.structs.replace(entry, digest=entry.digest or digest(events), events=events)


def _make_move(state: SessionState, entry: e.Moved, judged: Judged | None) -> e.Moved:
    """Make the move in the match and return the entry with its move, events and digest."""
    match = state.match
    assert match is not None
    text = entry.text
    if judged is None:
        judged = match.judge(entry.seat, text)
        text = str(judged.move)
    events = tuple(match.make(judged))
    return msgspec.structs.replace(
        entry, text=text, move=judged.move, digest=entry.digest or digest(events), events=events
    )


def _apply_entry(state: SessionState, entry: e.AnyEntry) -> None:  # noqa: PLR0912, PLR0915  # one for each kind
    match entry:
        case e.Moved():
            _apply_move(state, entry)
        case e.SeatChanged():
            _apply_seat_change(state, entry)
        case e.Committed():
            state.commitments.by_seat[entry.seat] = entry.commitment
        case e.EntropyAsked():
            state.commitments.request_entropy(entry)
        case e.EntropyShown():
            state.commitments.record_entropy(entry)
        case e.EntropyWithheld():
            people = (state.seats[seat].person for seat in entry.seats)
            state.commitments.withhold(frozenset(person.id for person in people if person is not None))
        case e.Begun():
            state.commitments.request = None
        case e.DealOver():
            state.score = DealScore(entry.deal, True, frozenset(entry.waiting), entry.until)
        case e.Ready():
            _mark_ready(state, _find_same_person_seats(state, entry.seat))
        case e.NextDealBegun():
            _start_next_deal(state)
        case e.AbsenceAnswered():
            _apply_absence_answer(state, entry)
        case e.HintUsed():
            state.hinted |= {entry.seat}
        case e.MatchAbandoned():
            state.is_abandoned = True
        case e.UndoAsked():
            state.undo = UndoRequest(entry.seat, entry.takes_back, frozenset(entry.waiting))
        case e.UndoAnswered():
            _apply_undo_answer(state, entry)
        case e.UndoDropped():
            state.undo = None
        case e.Undone():
            _apply_undo(state, entry)
        case e.Absent():
            state.away[entry.person] = entry.until
        case e.Present():
            _apply_return(state, entry)
        case e.Paused():
            state.paused_at = entry.at
        case e.Continued():
            _apply_resume(state, entry)
        case e.Revealed():
            state.revealed = entry
        case e.FreeChatSet():
            state.free_chat = entry.allowed
        case e.RematchWanted():
            _apply_rematch_request(state, entry)
        case e.Opened() | e.MatchEnded():
            pass
        case _:
            assert_never(entry)


def skip_call(state: SessionState) -> None:
    """Record that the bot asked for a call does not make one."""
    del state.hearing[0]
    _skip_silent(state)
    state.asked = state.compute_questions()


def _make_seat_clocks(state: SessionState) -> tuple[e.SeatClock, ...]:
    clocks = state.clocks
    return tuple(
        [
            e.SeatClock(seat=seat, bank_ms=bank, until=clocks.get_deadline(seat))
            for seat, bank in enumerate(clocks.bank)
        ]
    )


def _update_questions(state: SessionState, number: int) -> None:
    """Update the open questions and the clocks after entry `number`."""
    acting = state.match.to_act if state.match is not None and not state.is_abandoned else ()
    if acting != tuple(state.questions):
        for seat in [seat for seat in state.questions if seat not in acting]:
            _end_question(state, seat)
        state.questions = {seat: state.questions.get(seat, number) for seat in acting}
    if state.setup.clock is not None:
        _run_clocks(state)
    _skip_silent(state)


def _run_clocks(state: SessionState) -> None:
    """Run the clock of each person who has a decision, and stop all other clocks.

    While the match is paused or a score is shown, all clocks are stopped.
    """
    running = () if state.paused_at is not None or state.is_held else state.questions
    for seat, held in enumerate(state.seats):
        if seat in running and isinstance(held.player, Person):
            state.clocks.start(seat, state.now)
        else:
            state.clocks.stop(seat, state.now)


def _end_question(state: SessionState, seat: Seat) -> None:
    """Close the question to a seat and settle its clock."""
    del state.questions[seat]
    if state.setup.clock is not None:
        state.clocks.end_decision(seat, state.now)
    state.out_of_time.discard(seat)


def _skip_silent(state: SessionState) -> None:
    """Remove seats from the front of `hearing` until its first seat is a bot that may make a call."""
    match = state.match
    while state.hearing and match is not None:
        seat = state.hearing[0]
        if not match.over and isinstance(state.seats[seat].player, SeatedBot) and match.may_call(seat):
            break
        del state.hearing[0]


def _apply_seat_change(state: SessionState, entry: e.SeatChanged) -> None:
    seat = entry.seat
    before = state.seats[seat].person
    if state.match is None:
        state.commitments.reset_seat(entry)
    held = SeatHeld(occupant=entry.occupant, stand_in=entry.stand_in)
    if entry.stand_in is not None or entry.because == "sat":
        state.stand_in_moves.pop(seat, None)
    state.set_seats((*state.seats[:seat], held, *state.seats[seat + 1 :]))
    state.returning_seats.discard(seat)
    if entry.because == "time":
        state.out_of_time.add(seat)
    elif entry.stand_in is None:
        state.out_of_time.discard(seat)
    if entry.because == "sat":
        state.clocks.reset(seat)
    if before is not None and all(held.person is None or held.person.id != before.id for held in state.seats):
        state.away.pop(before.id, None)
        _forget_absence(state, before.id)
    if state.score is not None and (entry.stand_in is not None or entry.because == "sat"):
        _mark_ready(state, {seat})
    if state.undo is not None and not isinstance(state.seats[seat].player, Person):
        state.undo = state.undo._replace(waiting=state.undo.waiting - {seat})


def _apply_move(state: SessionState, entry: e.Moved) -> None:
    state.move_entry_numbers.append(entry.number)
    seat = entry.seat
    if state.seats[seat].stand_in is not None:
        state.stand_in_moves.setdefault(seat, []).append(entry.number)
    elif state.score is not None:
        _mark_ready(state, {seat})
    if isinstance(entry.move, Call):
        if seat in state.hearing and isinstance(state.seats[seat].player, SeatedBot):
            del state.hearing[: state.hearing.index(seat) + 1]
        return
    state.hearing = list(state.hearing_orders[seat])
    state.hearing_since = entry.number
    if seat in state.questions:
        _end_question(state, seat)


def _apply_undo_answer(state: SessionState, entry: e.UndoAnswered) -> None:
    if state.undo is not None:
        same = _find_same_person_seats(state, entry.seat)
        state.undo = state.undo._replace(waiting=state.undo.waiting - same)


def _find_same_person_seats(state: SessionState, seat: Seat) -> set[Seat]:
    """Return all seats of the person who occupies this seat."""
    person = state.seats[seat].person
    return {other for other, held in enumerate(state.seats) if held.person == person}


def _mark_ready(state: SessionState, seats: set[Seat]) -> None:
    """Record that the persons in these seats have confirmed the score of the deal."""
    if state.score is not None:
        state.score = state.score._replace(unseen=state.score.unseen - seats)
        if not state.score.holds and not state.score.unseen:
            state.score = None


def _start_next_deal(state: SessionState) -> None:
    if state.score is not None:
        state.score = state.score._replace(holds=False) if state.score.unseen else None


def _apply_absence_answer(state: SessionState, entry: e.AbsenceAnswered) -> None:
    person = state.seats[entry.seat].person
    if person is not None:
        state.absence_answers.setdefault(entry.absent, {})[person.id] = entry.choice


def _forget_absence(state: SessionState, person: str) -> None:
    """Discard the votes about a person, and the votes by this person.

    The person has left all seats.
    """
    state.absence_answers.pop(person, None)
    for answers in state.absence_answers.values():
        answers.pop(person, None)


def _apply_undo(state: SessionState, entry: e.Undone) -> None:
    match = state.match
    assert match is not None
    numbers = state.move_entry_numbers
    take_back(match, [step for step, number in enumerate(numbers) if number in entry.takes_back])
    state.move_entry_numbers = [number for number in numbers if number not in entry.takes_back]
    state.undo = None
    state.stand_in_moves = {
        seat: [number for number in numbers if number not in entry.takes_back]
        for seat, numbers in state.stand_in_moves.items()
    }
    state.hearing = []
    for seat in list(state.questions):
        _end_question(state, seat)


def _apply_return(state: SessionState, entry: e.Present) -> None:
    state.away.pop(entry.person, None)
    state.absence_answers.pop(entry.person, None)
    for seat in state.out_of_time:
        person = state.seats[seat].person
        if person is not None and person.id == entry.person:
            state.returning_seats.add(seat)


def _apply_resume(state: SessionState, entry: e.Continued) -> None:
    for seat in range(len(state.seats)):
        state.clocks.stop(seat, entry.since)
    state.away = {person: until + entry.at - entry.since for person, until in state.away.items()}
    state.paused_at = None
    state.commitments.postpone(entry.at - entry.since)
    if state.score is not None and state.score.until is not None:
        state.score = state.score._replace(until=state.score.until + entry.at - entry.since)


def _apply_rematch_request(state: SessionState, entry: e.RematchWanted) -> None:
    state.rematch_wanted |= _find_same_person_seats(state, entry.seat)
    state.rematch_commitments[entry.seat] = entry.commitment
    state.is_rematch_urged |= entry.now
