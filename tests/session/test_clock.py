"""Clocks, at times that the test passes in."""

import random
from typing import Any

import pytest

from tests.session.host import SECOND, Host, kinds
from virado.refusal import OptionsError
from virado.session import (
    Begun,
    Clock,
    Continue,
    Continued,
    Moved,
    Pause,
    Play,
    SeatChanged,
    SeatClock,
    SeatedBot,
    Session,
    Setup,
    Tick,
)

MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
BLITZ = Clock(move_ms=30 * SECOND, bank_ms=60 * SECOND)


def timed(clock: Clock | None = BLITZ, people: int = 2, variant: str = "casino", **setup: Any) -> Host:
    host = Host(variant, clock=clock, **setup).seat(people, 2 - people)
    return host.begin()


def play(host: Host) -> SeatClock:
    """Let the person to act make a move, and return the clock of that seat in the entry."""
    question = host.session.asked[0]
    entry = host.answer(question, random.Random(1))[0]
    return entry.clocks[question.seat]


def test_without_a_clock_there_are_no_timeouts():
    host = timed(None)
    assert host.session.deadline is None
    host.now = 1000 * DAY
    assert host.send(Tick()) == ()
    assert host.session.log[-1].clocks == ()


@pytest.mark.parametrize("clock", [Clock(move_ms=0), Clock(move_ms=1, bank_ms=-1), Clock(move_ms=10**13)])
def test_an_invalid_clock_is_refused(clock: Clock):
    with pytest.raises(OptionsError) as caught:
        Session(Setup(variant="casino", clock=clock), now=0)
    assert caught.value.refusal.detail == "wrong-clock"


def test_a_clock_runs_from_the_first_card():
    host = Host("casino", clock=BLITZ).seat(2)
    host.now = 50 * SECOND
    begun = host.begin().session.log[-1]
    assert isinstance(begun, Begun)
    assert begun.clocks == (
        SeatClock(seat=0, bank_ms=60_000, until=140_000),
        SeatClock(seat=1, bank_ms=60_000),
    )
    assert host.session.deadline == 140_000


def test_a_decision_in_time_costs_nothing():
    host = timed()
    host.now = 30 * SECOND
    assert play(host) == SeatClock(seat=0, bank_ms=60_000)


def test_time_beyond_the_move_limit_is_taken_from_the_bank():
    host = timed()
    host.now = 50 * SECOND
    assert play(host) == SeatClock(seat=0, bank_ms=40_000)
    host.now = 51 * SECOND
    play(host)
    assert host.session.clocks.get_deadline(0) == 51_000 + 30_000 + 40_000


def test_a_person_who_runs_out_of_time_is_replaced_at_that_moment():
    host = timed()
    host.now = 200 * SECOND
    (entry,) = host.send(Tick())
    assert isinstance(entry, SeatChanged)
    assert (entry.at, entry.because, entry.stand_in) == (90_000, "time", SeatedBot(level="club"))
    assert entry.clocks[0].until is None


def test_a_late_move_is_made_by_the_substitute():
    host = timed()
    move = str(host.session.view(0).legal()[0])
    host.now = 90_001
    answer = host.session.apply(Play(seat=0, move=move), now=host.now, sender="rosa")
    assert kinds(answer.entries) == ["seat-changed"]
    assert answer.refusal is not None
    assert answer.refusal.code == "stand-in-plays"


def test_a_person_who_ran_out_of_time_returns_after_that_decision():
    host = timed()
    host.now = 100 * SECOND
    host.send(Tick())
    assert kinds(host.reconnect("rosa")) == ["present"]
    assert host.session.seats[0].stand_in is not None
    assert host.reconnect("rosa") == ()
    entries = host.answer(host.session.asked[0], random.Random(1))
    assert kinds(entries) == ["moved", "seat-changed"]
    assert host.session.seats[0].stand_in is None
    host.now += SECOND
    play(host)
    assert host.session.clocks.get_deadline(0) == host.now + 30 * SECOND


def test_bots_and_substitutes_use_no_time():
    host = timed(people=1)
    play(host)
    assert host.session.asked[-1].seat == 1
    assert host.session.deadline is None


def test_a_clock_can_allow_days_for_each_move():
    host = timed(Clock.days(3))
    host.now = 2 * DAY
    assert play(host).bank_ms == 0
    assert host.session.deadline == 5 * DAY


def test_the_owner_pauses_a_match_and_any_player_ends_the_pause():
    host = timed(owner="rosa")
    assert host.code(Pause(by="tom")) == "not-the-owner"
    assert host.code(Pause(by="uma")) == "not-the-owner"
    host.send(Pause(by="rosa"))
    assert host.code(Pause(by="rosa")) == "already-paused"
    assert host.code(Continue(by="uma")) == "not-your-seat"
    assert kinds(host.send(Continue(by="tom"))) == ["continued"]


def test_without_an_owner_any_player_can_pause():
    host = timed()
    assert host.code(Pause(by="uma")) == "not-your-seat"
    host.send(Pause(by="tom"))


def test_an_owner_without_a_seat_cannot_pause():
    assert timed(owner="uma").code(Pause(by="uma")) == "not-your-seat"


def test_only_a_running_unrated_match_can_be_paused():
    host = Host(owner="rosa").seat(2)
    assert host.code(Pause(by="rosa")) == "not-begun"
    assert Host(owner="rosa", rated=True).seat(2).begin().code(Pause(by="rosa")) == "rated-without-pause"
    host.begin().play(5000)
    assert host.session.stage == "over"
    assert host.code(Pause(by="rosa")) == "match-over"


def test_ending_a_pause_that_does_not_exist_gains_no_time():
    host = timed()
    host.now = 20 * SECOND
    assert host.send(Continue(by="rosa")) == ()
    host.now = 40 * SECOND
    assert play(host) == SeatClock(seat=0, bank_ms=50_000)
    host.now = 200 * SECOND
    (entry,) = host.send(Continue(by="tom"))
    assert (entry.at, kinds([entry])) == (40_000 + 30_000 + 60_000, ["seat-changed"])


def test_a_pause_is_excluded_from_all_clocks():
    host = timed()
    host.now = 10 * SECOND
    host.send(Pause())
    assert host.code(Pause()) == "already-paused"
    assert host.session.deadline is None
    assert host.session.asked == ()
    host.now = DAY
    assert host.code(Play(seat=0, move=str(host.session.view(0).legal()[0])), "rosa") == "paused"
    (entry,) = host.send(Continue())
    assert isinstance(entry, Continued)
    assert entry.since == 10 * SECOND
    assert host.session.deadline == DAY + 80 * SECOND


def test_after_an_outage_the_time_since_the_last_command_is_excluded():
    host = timed(absence="bot")
    host.now = 10 * SECOND
    host.send(Tick())
    host.disconnect("tom", 20 * SECOND)
    host.now = DAY
    host.send(Continue())
    assert host.session.clocks.get_deadline(0) == DAY + 80 * SECOND
    assert host.session.deadline == DAY + 20 * SECOND


def test_reconnecting_gains_no_time():
    host = timed(absence="bot")
    for second in (10, 20, 29):
        host.now = second * SECOND
        host.disconnect("rosa", 0)
        host.now += 500
        host.reconnect("rosa")
    assert host.session.clocks.get_deadline(0) == 90 * SECOND + 3 * 500


def test_simultaneous_decisions_have_separate_clocks():
    host = Host("hazari", clock=BLITZ).seat(4).begin()
    host.now = 45 * SECOND
    host.answer(host.session.asked[1], random.Random(1))
    assert [clock.until is None for clock in host.session.log[-1].clocks].count(True) == 1
    assert sorted(clock.bank_ms for clock in host.session.log[-1].clocks) == [45_000, 60_000, 60_000, 60_000]
    host.now = 90 * SECOND
    assert kinds(host.send(Tick())) == ["seat-changed"] * 3


def test_time_does_not_go_back():
    host = timed()
    host.now = 20 * SECOND
    host.send(Tick())
    host.now = 5 * SECOND
    entry = host.answer(host.session.asked[0], random.Random(1))[0]
    assert isinstance(entry, Moved)
    assert entry.at == 20 * SECOND


@pytest.mark.parametrize("last", [0, 1, 5, 30, 100])
def test_an_outage_extends_clocks_at_most_by_the_time_since_the_last_command(last: int):
    host = timed()
    host.now = 10 * SECOND
    host.send(Tick())
    deadline = host.session.deadline
    assert deadline is not None
    host.now = 40 * SECOND
    host.send(Continue(last_ms=last * SECOND))
    assert host.session.deadline == deadline + min(last, 30) * SECOND
    assert host.session.clocks.get_deadline(0) == host.session.deadline
