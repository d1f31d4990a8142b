"""Occupants of seats, substitutes, and the questions to them."""

import random

import pytest

from tests.session.host import PEOPLE, Host, kinds, only_entry
from virado.games.messages import PUBLIC
from virado.refusal import OptionsError
from virado.session import (
    Away,
    Back,
    Begin,
    Leave,
    MatchEnded,
    Moved,
    PassCall,
    Person,
    Play,
    Question,
    Rematch,
    RematchWanted,
    SeatBot,
    SeatChanged,
    SeatedBot,
    Session,
    Setup,
    Sit,
    Tick,
)


def test_a_session_opens_with_its_setup():
    session = Session(Setup(variant="casino"), now=7)
    assert kinds(session.log) == ["opened"]
    assert session.log[0].at == 7
    assert session.stage == "seating"
    assert session.asked == ()


@pytest.mark.parametrize(
    "wrong",
    [{"variant": "whist"}, {"variant": "casino", "dealer": 9}, {"variant": "casino", "scores": (1,)}],
)
def test_an_invalid_setup_is_refused(wrong: dict[str, object]):
    with pytest.raises(OptionsError):
        Session(Setup(**wrong), now=0)  # pyright: ignore[reportArgumentType]


def test_only_the_owner_can_start_the_match():
    host = Host(owner="rosa").seat(2)
    assert host.code(Begin(seed=1, by="tom")) == "not-the-owner"
    assert kinds(host.send(Begin(seed=1, by="rosa"))) == ["begun"]
    assert Host().seat(2).code(Begin(seed=1, by="uma")) == "not-the-owner"
    assert kinds(Host().seat(2).send(Begin(seed=1, by="tom"))) == ["begun"]
    assert Host(owner="rosa").code(Begin(seed=1, by="rosa")) == "seats-vacant"


def test_a_person_has_the_name_that_the_host_supplies():
    host = Host()
    host.send(Sit(seat=0, name="Someone else"), Person(id="rosa", name="Rosa", picture="boat"))
    assert host.session.seats[0].occupant == Person(id="rosa", name="Rosa", picture="boat")


def test_a_person_takes_a_vacant_seat():
    host = Host()
    (entry,) = host.send(Sit(seat=0, name=" Rosa "), "rosa")
    assert entry == SeatChanged(
        number=1, at=0, seat=0, occupant=Person(id="rosa", name="Rosa"), because="sat", sender="rosa"
    )
    assert host.code(Sit(seat=0, name="Tom"), "tom") == "seat-taken"
    assert host.code(Sit(seat=2, name="Tom"), "tom") == "no-such-seat"
    assert host.code(Sit(seat=-1, name="Tom"), "tom") == "no-such-seat"


def test_one_person_may_have_several_seats():
    host = Host()
    for seat in (0, 1):
        host.send(Sit(seat=seat, name="Rosa"), "rosa")
    host.begin()
    host.send(Play(seat=0, move=str(host.session.view(0).legal()[0])), "rosa")
    host.send(Play(seat=1, move=str(host.session.view(1).legal()[0])), "rosa")


def test_the_owner_seats_and_removes_bots():
    host = Host(owner="rosa")
    assert host.code(SeatBot(seat=1, level="random"), "tom") == "not-the-owner"
    host.send(SeatBot(seat=1, level="random"), "rosa")
    assert host.session.seats[1].occupant == SeatedBot(level="random")
    assert host.code(Leave(seat=1), "tom") == "not-the-owner"
    host.send(Leave(seat=1), "rosa")
    assert host.session.seats[1].occupant is None


def test_without_an_owner_any_player_seats_bots():
    host = Host()
    assert host.code(SeatBot(seat=1, level="random"), "rosa") == "not-the-owner"
    host.send(Sit(seat=0, name="Rosa"), "rosa")
    host.send(SeatBot(seat=1, level="random"), "rosa")


def test_an_unknown_level_is_refused():
    host = Host()
    assert host.code(SeatBot(seat=1, level="genius")) == "bad-options"


def test_a_rated_match_has_no_bots():
    assert Host(rated=True).code(SeatBot(seat=1, level="random")) == "rated-without-bots"


def test_a_match_can_start_when_every_seat_is_taken():
    host = Host()
    assert host.refusal(Begin(seed=1)).facts == {"seats": (0, 1)}
    assert host.code(Play(seat=0, move="trail Qs")) == "not-begun"
    host.seat(2)
    assert host.code(Begin(seed=1), "rosa") == "only-host"
    host.begin()
    assert host.session.stage == "playing"
    assert host.code(Begin(seed=1)) == "already-begun"
    assert host.code(SeatBot(seat=0, level="random")) == "already-begun"


def test_only_the_person_in_a_seat_plays_for_it():
    host = Host().seat(1, 1).begin()
    (asked,) = host.session.asked
    assert asked == Question(0, "move", asked.number)
    move = str(host.session.view(0).legal()[0])
    assert host.code(Play(seat=0, move=move), "tom") == "not-your-seat"
    assert host.code(Play(seat=0, move=move)) == "seat-of-person"
    assert host.code(Play(seat=1, move=move), "rosa") == "not-your-seat"
    host.send(Play(seat=0, move=move), "rosa")
    assert host.session.asked[-1].seat == 1


def test_a_refusal_by_the_rules_is_returned():
    host = Host().seat(2).begin()
    answer = host.session.apply(Play(seat=0, move="trail 2"), now=0, sender="rosa")
    assert answer.entries == ()
    assert answer.refusal is not None
    assert answer.refusal.code == "unparsable"
    assert answer.input == "trail 2"


def test_an_answer_to_an_older_question_is_refused():
    host = Host().seat(1, 1).begin()
    first = host.session.asked[0]
    move = str(host.session.view(0).legal()[0])
    host.send(Play(seat=0, move=move, question=first.number), "rosa")
    host.play(1)
    assert host.code(Play(seat=0, move=move, question=first.number), "rosa") == "out-of-date"


def test_a_match_of_bots_is_played_to_its_end():
    host = Host().seat(0, 2).begin().play(5000)
    assert host.session.stage == "over"
    assert isinstance(host.session.log[-1], MatchEnded)
    assert host.session.asked == ()
    assert host.code(Play(seat=0, move="trail Qs")) == "match-over"


def test_a_leaving_person_is_replaced_and_the_seat_can_be_taken():
    host = Host().seat(2).begin()
    (entry,) = host.send(Leave(seat=1), "tom")
    assert isinstance(entry, SeatChanged)
    assert (entry.occupant, entry.stand_in, entry.because) == (None, SeatedBot(level="club"), "left")
    host.play(1)
    assert any(question.seat == 1 for question in host.session.asked)
    host.send(Sit(seat=1, name="Uma"), "uma")
    assert host.session.seats[1].player == Person(id="uma", name="Uma")
    assert host.code(Back(person="tom"), "tom") == "no-such-person"


def test_a_substitute_plays_for_an_absent_person_until_the_return():
    host = Host(absence="bot").seat(2).begin()
    host.disconnect("rosa", 10_000)
    host.now = 9_999
    host.send(Tick())
    assert host.session.seats[0].player == Person(id="rosa", name="Rosa")
    assert host.session.deadline == 10_000
    host.now = 15_000
    (entry,) = host.send(Tick())
    assert isinstance(entry, SeatChanged)
    assert (entry.at, entry.because, entry.stand_in) == (10_000, "away", SeatedBot(level="club"))
    host.play(1)
    host.now = 90_000
    entries = host.reconnect("rosa")
    assert kinds(entries) == ["present", "seat-changed"]
    assert host.session.seats[0].stand_in is None
    assert host.session.deadline is None


def test_a_person_cannot_play_while_a_substitute_does():
    host = Host(absence="bot").seat(2).begin()
    host.disconnect("rosa", 0)
    move = str(host.session.view(0).legal()[0])
    assert host.session.seats[0].stand_in is not None
    assert host.code(Play(seat=0, move=move), "rosa") == "stand-in-plays"


def test_a_command_marks_its_sender_as_present():
    host = Host().seat(2).begin()
    host.disconnect("rosa", 10_000)
    entries = host.send(Play(seat=0, move=str(host.session.view(0).legal()[0])), "rosa")
    assert kinds(entries)[:2] == ["present", "moved"]
    host.now = 20_000
    assert host.send(Tick()) == ()


def test_no_substitute_plays_if_no_other_person_waits():
    host = Host().seat(1, 1).begin()
    host.disconnect("rosa", 1000)
    host.now = 10**9
    assert host.send(Tick()) == ()
    host.reconnect("rosa")
    host.answer(host.session.asked[0], random.Random(1))
    assert host.session.asked
    host.disconnect("rosa", 1000)
    assert host.session.asked == (), "bots wait for the person"
    host.reconnect("rosa")
    assert host.session.asked


def test_absent_persons_are_replaced_when_another_returns():
    host = Host("royal-dominican(players=4)", absence="bot").seat(4).begin()
    for person in PEOPLE[:4]:
        host.disconnect(person, 1000)
    host.now = 50_000
    assert host.send(Tick()) == ()
    assert kinds(host.reconnect("uma")) == ["present", *["seat-changed"] * 3]
    assert [seat.stand_in is None for seat in host.session.seats] == [False, False, True, False]


def test_only_persons_with_a_seat_can_be_absent():
    host = Host().seat(2).begin()
    assert host.code(Away(person="zoe", grace_ms=1)) == "no-such-person"
    host.disconnect("rosa")
    assert host.code(Away(person="rosa", grace_ms=1)) == "already-away"
    assert host.code(Back(person="rosa"), "tom") == "not-your-seat"


# ---------------------------------------------------------------------- out of turn
def tuxedo_with_an_open_orange(host: Host) -> Question:
    """Play until a bot is asked to call an orange, and return the question."""
    rng = random.Random(4)
    for _ in range(400):
        calls = [question for question in host.session.asked if question.what == "call"]
        if calls:
            return calls[0]
        host.answer(host.session.asked[0], rng)
    raise AssertionError("nobody was asked")


def test_bots_are_asked_for_calls_from_the_mover_on_before_any_move():
    host = Host("tuxedo").seat(0, 2).begin()
    rng = random.Random(4)
    heard: list[list[int]] = []
    movers: list[int] = []
    for _ in range(60):
        questions = host.session.asked
        if questions[0].what == "call":
            assert len(questions) == 1
            heard[-1].append(questions[0].seat)
            host.send(PassCall(seat=questions[0].seat, question=questions[0].number))
        else:
            movers.append(questions[0].seat)
            heard.append([])
            host.answer(questions[0], rng)
    asked = [(mover, seats) for mover, seats in zip(movers, heard, strict=True) if seats]
    assert asked
    assert all(seats == [(mover + i) % 2 for i in range(2)][: len(seats)] for mover, seats in asked)


def test_a_person_may_call_at_any_time_and_bots_continue():
    host = Host("tuxedo").seat(1, 1).begin()
    question = tuxedo_with_an_open_orange(host)
    assert question.seat == 1
    calls = [str(call) for call in host.session.view(0).calls()]
    assert calls
    entry = host.send(Play(seat=0, move=calls[0]), "rosa")[0]
    assert isinstance(entry, Moved)
    assert host.session.asked


def test_a_bot_that_makes_no_call_is_not_asked_again():
    host = Host("tuxedo").seat(0, 2).begin()
    question = tuxedo_with_an_open_orange(host)
    host.send(PassCall(seat=question.seat, question=question.number))
    assert question not in host.session.asked
    assert host.code(PassCall(seat=question.seat, question=question.number)) == "out-of-date"


# ---------------------------------------------------------------------- after the match
def test_a_rematch_needs_the_consent_of_all_persons():
    host = Host("raub", dealer=0).seat(2, 2).begin()
    assert host.code(Rematch(seat=0), "rosa") == "match-not-over"
    host.play(5000)
    first = only_entry(RematchWanted, host.send(Rematch(seat=0), "rosa"))
    second = only_entry(RematchWanted, host.send(Rematch(seat=1), "tom"))
    assert (first.waiting, second.waiting) == ((1,), ())
    setup, seats = host.session.rematch()
    assert setup.dealer == 1
    assert [seat.occupant for seat in seats] == [seat.occupant for seat in host.session.seats]


def test_spectators_see_the_public_log():
    host = Host().seat(2).begin().play(10)
    assert len(host.session.entries(PUBLIC)) == len(host.session.log)
    assert host.session.entries(PUBLIC, since=5) == host.session.entries(PUBLIC)[5:]
