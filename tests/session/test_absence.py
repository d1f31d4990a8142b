"""Seats of offline persons: a substitute plays only if the others agree."""

from typing import Any

import pytest

from tests.session.host import SECOND, Host, kinds, only_entry
from tests.session.test_log import same_again
from virado.session import (
    AnswerAbsence,
    AnswerUndo,
    AskUndo,
    Clock,
    MatchAbandoned,
    NoteHint,
    Play,
    SeatChanged,
    SeatedBot,
    Tick,
    UndoAsked,
)

MINUTE = 60 * SECOND


def left_alone(people: int = 2, variant: str = "royal-dominican", **setup: Any) -> Host:
    """Return a match whose first person is offline for good."""
    host = Host(variant, **setup)
    host.seat(people, len(host.session.seats) - people).begin()
    host.disconnect("rosa", 10 * SECOND)
    return host


def says(host: Host, seat: int, choice: Any, absent: str = "rosa") -> list[str]:
    return kinds(host.send(AnswerAbsence(seat=seat, absent=absent, choice=choice), host.person(seat)))


def test_without_a_clock_nothing_happens_before_connected_persons_vote():
    host = left_alone()
    assert host.code(AnswerAbsence(seat=1, absent="rosa", choice="bot"), "tom") == "absence-not-asked"
    host.now = 5 * MINUTE
    assert host.send(Tick()) == ()
    assert host.session.deadline is None
    assert says(host, 1, "wait") == ["absence-answered"]
    host.now += 1000 * MINUTE
    assert host.send(Tick()) == ()
    assert host.session.seats[0].stand_in is None


def test_a_client_offline_for_five_minutes_loses_nothing():
    host = left_alone()
    before = host.session.view(0).to_bytes()
    host.now = 5 * MINUTE
    host.send(Tick())
    assert kinds(host.reconnect("rosa")) == ["present"]
    assert host.session.view(0).to_bytes() == before
    question = host.session.asked[0]
    move = str(host.session.view(question.seat).legal()[0])
    assert kinds(host.send(Play(seat=question.seat, move=move), host.person(question.seat))) == ["moved"]


def test_a_bot_plays_if_all_connected_persons_vote_for_it():
    host = left_alone(3, "raub(players=3)")
    host.now = MINUTE
    assert says(host, 1, "bot") == ["absence-answered"]
    assert says(host, 2, "wait") == ["absence-answered"]
    assert host.session.seats[0].stand_in is None
    same_again(host.session)
    entries = host.send(AnswerAbsence(seat=2, absent="rosa", choice="bot"), "uma")
    changed = only_entry(SeatChanged, entries)
    assert (changed.seat, changed.because, changed.stand_in) == (0, "agreed", SeatedBot(level="club"))
    assert host.code(AnswerAbsence(seat=1, absent="rosa", choice="end"), "tom") == "absence-not-asked"
    assert kinds(host.reconnect("rosa")) == ["present", "seat-changed"]
    assert host.session.seats[0].stand_in is None


def test_the_match_ends_without_a_winner_if_all_connected_persons_vote_for_it():
    host = left_alone()
    host.now = MINUTE
    entries = host.send(AnswerAbsence(seat=1, absent="rosa", choice="end"), "tom")
    assert only_entry(MatchAbandoned, entries).scores == (0, 0)
    assert (host.session.stage, host.session.is_abandoned) == ("over", True)
    assert host.session.asked == ()
    assert host.code(Play(seat=1, move="trail"), "tom") == "match-over"
    assert host.session.deadline is None
    same_again(host.session)


def test_votes_about_a_returned_person_are_discarded():
    host = left_alone(3, "raub(players=3)")
    host.now = MINUTE
    says(host, 1, "bot")
    host.reconnect("rosa")
    assert host.session.absence_answers == {}
    assert host.code(AnswerAbsence(seat=2, absent="rosa", choice="bot"), "uma") == "absence-not-asked"


def test_an_offline_person_has_no_vote():
    host = left_alone(3, "raub(players=3)")
    host.now = MINUTE
    says(host, 1, "bot")
    entries = host.disconnect("uma")
    assert [(entry.seat, entry.because) for entry in entries if isinstance(entry, SeatChanged)] == [
        (0, "agreed")
    ]


@pytest.mark.parametrize("setup", [{"rated": True, "clock": Clock(move_ms=9 * MINUTE)}, {"absence": "bot"}])
def test_a_bot_substitutes_automatically_if_agreed_or_rated(setup: dict[str, Any]):
    host = left_alone(**setup)
    host.now = MINUTE
    (changed,) = host.send(Tick())
    assert isinstance(changed, SeatChanged)
    assert (changed.at, changed.because) == (10 * SECOND, "away")


def test_with_a_clock_the_clock_decides():
    host = left_alone(clock=Clock(move_ms=2 * MINUTE))
    asked = host.session.asked[0].seat
    host.now = MINUTE
    assert host.send(Tick()) == ()
    assert host.code(AnswerAbsence(seat=1, absent="rosa", choice="bot"), "tom") == "absence-not-asked"
    host.now = 3 * MINUTE
    (changed,) = host.send(Tick())
    assert isinstance(changed, SeatChanged)
    assert (changed.seat, changed.because, changed.at) == (asked, "time", 2 * MINUTE)


def test_with_the_rule_wait_nobody_is_asked():
    host = left_alone(absence="wait")
    host.now = MINUTE
    assert host.code(AnswerAbsence(seat=1, absent="rosa", choice="bot"), "tom") == "absence-not-asked"


def test_against_bots_alone_the_table_waits():
    host = left_alone(1)
    host.now = 1000 * MINUTE
    assert host.send(Tick()) == ()
    assert all(question.seat == 0 for question in host.session.asked)
    assert host.session.seats[0].stand_in is None


def a_bot_has_played(**setup: Any) -> tuple[Host, bytes]:
    """Return a match in which Rosa is back after a substitute moved and Tom moved on.

    The second value is her view before her absence.
    """
    host = left_alone(**setup)
    before = host.session.view(0).to_bytes()
    host.now = MINUTE
    says(host, 1, "bot")
    host.play(3)
    host.reconnect("rosa")
    return host, before


def test_moves_of_a_substitute_are_undone_if_all_agree():
    host, before = a_bot_has_played()
    assert host.session.moved_by_bots == (0,)
    assert host.code(AskUndo(seat=1, of_bot=True), "tom") == "nothing-to-undo"
    asked = only_entry(UndoAsked, host.send(AskUndo(seat=0, of_bot=True), "rosa"))
    assert asked.waiting == (1,)
    assert len(asked.takes_back) == host.steps
    assert kinds(host.send(AnswerUndo(seat=1, agree=True), "tom")) == ["undo-answered", "undone"]
    assert host.session.view(0).to_bytes() == before
    assert host.session.moved_by_bots == ()
    same_again(host.session)


def test_one_person_who_declines_keeps_the_moves_of_the_substitute():
    host, _ = a_bot_has_played()
    steps = host.steps
    host.send(AskUndo(seat=0, of_bot=True), "rosa")
    assert kinds(host.send(AnswerUndo(seat=1, agree=False), "tom")) == ["undo-answered", "undo-dropped"]
    assert host.steps == steps


def test_an_undo_does_not_return_dealt_cards_to_the_pack():
    host = left_alone()
    host.now = MINUTE
    says(host, 1, "bot")
    chance = len(host.session.match.chance) if host.session.match is not None else 0
    while host.session.match is not None and len(host.session.match.chance) == chance:
        host.play(1)
    host.reconnect("rosa")
    assert host.code(AskUndo(seat=0, of_bot=True), "rosa") == "nothing-to-undo"


# ---------------------------------------------------------------------- hints
def test_hints_need_a_single_person_or_consent_and_are_never_allowed_in_rated_matches():
    assert Host().seat(1, 1).begin().session.may_hint
    assert not Host().seat(2).begin().session.may_hint
    assert Host(hints=True).seat(2).begin().session.may_hint
    assert not Host(hints=True, rated=True).seat(2).begin().session.may_hint


def test_the_first_hint_of_a_seat_is_recorded():
    host = Host(hints=True).seat(2).begin()
    assert host.code(NoteHint(seat=0), "rosa") == "only-host"
    assert kinds(host.send(NoteHint(seat=1))) == ["hint-used"]
    assert host.send(NoteHint(seat=1)) == ()
    assert host.session.hinted == {1}
    same_again(host.session)
