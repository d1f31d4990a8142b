"""The score of a deal, shown until it is confirmed: in every family, alone, with others, rated, and with slow clocks."""

import random
from typing import Any

import pytest

from tests.session.host import SECOND, Host, kinds
from tests.session.test_log import same_again
from virado.games.messages import tag_of
from virado.refusal import OptionsError
from virado.session import (
    BetweenDeals,
    Clock,
    Continue,
    DealOver,
    Leave,
    Moved,
    NextDeal,
    NextDealBegun,
    Pause,
    Play,
    Sit,
    Tick,
)

FAMILIES = ("royal-dominican", "kaszino-kirschner", "raub(players=3)", "zwanzig-ab(players=4)", "hazari")
SEEDS = {"kaszino-kirschner": 2}
"""Seeds for variants in which seed 1 gives a match won in its first deal."""
MINUTE = 60 * SECOND
BLITZ = Clock(move_ms=30 * SECOND, bank_ms=60 * SECOND)


def to_the_score(host: Host, seed: int = 1) -> DealOver:
    """Play until the score of a deal is shown."""
    rng = random.Random(seed)
    while host.session.asked:
        for entry in host.answer(rng.choice(host.session.asked), rng):
            if isinstance(entry, DealOver):
                return entry
    raise AssertionError("no deal of this match was scored before its end")


def at_a_score(
    variant: str = "royal-dominican",
    people: int = 9,
    limit_ms: int | None = None,
    **setup: Any,
) -> Host:
    """Return a match whose first deal has just been scored."""
    host = Host(variant, between_deals=BetweenDeals(limit_ms=limit_ms), **setup)
    players = len(host.session.seats)
    people = min(people, players)
    host.seat(people, players - people).begin(seed=SEEDS.get(variant, 1))
    to_the_score(host)
    return host


@pytest.mark.parametrize("variant", FAMILIES)
def test_alone_against_bots_the_score_is_shown_without_a_limit(variant: str):
    host = at_a_score(variant, people=1, limit_ms=10 * SECOND)
    over = host.session.log[-1]
    assert isinstance(over, DealOver)
    assert (over.waiting, over.until) == ((0,), None)
    moved = host.session.log[-2]
    assert isinstance(moved, Moved)
    assert "deal-scored" in [tag_of(event) for event in moved.events]
    host.now += 1000 * MINUTE
    assert host.send(Tick()) == ()
    assert host.session.asked == ()
    assert host.session.deadline is None
    same_again(host.session)
    assert kinds(host.send(NextDeal(seat=0), "rosa")) == ["ready", "next-deal"]
    assert host.session.asked
    assert host.session.score is None
    same_again(host.session)


@pytest.mark.parametrize("variant", FAMILIES)
def test_with_several_persons_the_match_waits_for_all(variant: str):
    host = at_a_score(variant)
    last = len(host.session.seats) - 1
    for seat in range(last):
        host.now += 10 * MINUTE
        assert kinds(host.send(NextDeal(seat=seat), host.person(seat))) == ["ready"]
        assert host.session.asked == ()
    assert host.code(NextDeal(seat=0), "rosa") == "no-score-stands"
    assert kinds(host.send(NextDeal(seat=last), host.person(last))) == ["ready", "next-deal"]
    assert host.session.asked


@pytest.mark.parametrize("variant", FAMILIES)
def test_a_rated_match_waits_for_a_limited_time_without_running_clocks(variant: str):
    host = at_a_score(variant, limit_ms=30 * SECOND, clock=BLITZ, rated=True)
    over = host.session.log[-1]
    assert isinstance(over, DealOver)
    assert over.until == host.now + 30 * SECOND
    assert all(clock.until is None for clock in over.clocks)
    banks = [clock.bank_ms for clock in over.clocks]
    host.send(NextDeal(seat=0), "rosa")
    host.now += 31 * SECOND
    (begun,) = host.send(Tick())
    assert isinstance(begun, NextDealBegun)
    assert (begun.because, begun.at) == ("time", over.at + 30 * SECOND)
    assert [clock.bank_ms for clock in begun.clocks] == banks
    assert host.session.score is not None
    assert 0 not in host.session.score.unseen
    assert 1 in host.session.score.unseen
    assert kinds(host.send(NextDeal(seat=1), "tom")) == ["ready"]


@pytest.mark.parametrize("variant", FAMILIES)
def test_with_slow_clocks_the_match_continues_while_the_score_is_shown(variant: str):
    host = at_a_score(variant, limit_ms=0, clock=Clock.days(3))
    assert isinstance(host.session.log[-1], NextDealBegun)
    asked = {question.seat for question in host.session.asked}
    assert asked
    assert host.session.score is not None
    assert host.session.score.unseen == frozenset(range(len(host.session.seats)))
    same_again(host.session)
    question = host.session.asked[0]
    host.answer(question, random.Random(1))
    assert question.seat not in host.session.score.unseen
    assert host.session.deadline == host.now + 3 * 24 * 60 * MINUTE


def test_without_the_setting_the_next_deal_follows_immediately():
    host = Host().seat(2).begin().play(5000)
    assert host.session.stage == "over"
    assert not any(isinstance(entry, DealOver) for entry in host.session.log)


def test_bots_alone_wait_for_nobody():
    host = Host(between_deals=BetweenDeals()).seat(0, 2).begin().play(5000)
    assert host.session.stage == "over"
    assert "deal-over" not in kinds(host.session.log)


def test_no_move_is_accepted_while_the_score_is_shown():
    host = at_a_score()
    seat = host.session.view().to_act[0]
    move = str(host.session.view(seat).legal()[0])
    assert host.code(Play(seat=seat, move=move), host.person(seat)) == "score-stands"
    assert host.code(NextDeal(seat=1), "rosa") == "not-your-seat"


def test_the_match_does_not_wait_for_persons_who_arrive_or_leave():
    host = at_a_score()
    assert kinds(host.send(NextDeal(seat=0), "rosa")) == ["ready"]
    assert kinds(host.send(Leave(seat=1), "tom")) == ["seat-changed", "next-deal"]
    host.send(Sit(seat=1, name="Uma"), "uma")
    assert host.session.score is None


def test_a_person_with_several_seats_confirms_once():
    host = Host("royal-dominican", between_deals=BetweenDeals(limit_ms=SECOND))
    for seat in (0, 1):
        host.send(Sit(seat=seat, name="Rosa"), "rosa")
    host.begin()
    assert to_the_score(host).until is None
    assert kinds(host.send(NextDeal(seat=1), "rosa")) == ["ready", "next-deal"]


def test_a_pause_or_an_outage_extends_the_time():
    host = at_a_score(limit_ms=30 * SECOND)
    host.now = 10 * SECOND
    host.send(Pause())
    host.now = 10 * MINUTE
    assert host.send(Tick()) == ()
    host.send(Continue())
    assert host.session.deadline == 10 * MINUTE + 20 * SECOND
    host.now = 20 * MINUTE
    host.send(Continue())
    assert host.session.deadline == 20 * MINUTE + 20 * SECOND


def test_a_second_score_replaces_one_that_was_not_confirmed():
    host = at_a_score(limit_ms=0)
    first = host.session.score
    assert first is not None
    over = to_the_score(host)
    assert over.deal == first.deal + 1
    assert over.waiting == (0, 1)


@pytest.mark.parametrize("limit_ms", [-1, 10**13])
def test_an_invalid_limit_is_refused(limit_ms: int):
    with pytest.raises(OptionsError) as caught:
        Host(between_deals=BetweenDeals(limit_ms=limit_ms))
    assert caught.value.refusal.detail == "wrong-limit"
