"""Undo: the persons whose consent is required, and the steps that cannot be undone."""

import random
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.random_play import random_choice, random_match, random_move
from tests.session.host import Host, kinds, only_entry
from virado import Match
from virado.games.messages import cards_in
from virado.session import (
    AnswerUndo,
    AskUndo,
    Away,
    Leave,
    Moved,
    Play,
    Sit,
    UndoAsked,
    Undone,
    WithdrawUndo,
)
from virado.session.undo_steps import can_take_back, find_steps_to_take_back, inspect_last_step


def first_move(host: Host) -> Moved:
    """Make a move for the first person who is asked."""
    question = host.session.asked[0]
    entry = host.answer(question, random.Random(1))[0]
    assert isinstance(entry, Moved)
    return entry


# ---------------------------------------------------------------------- consent
def test_a_move_is_undone_when_all_persons_agree():
    host = Host("royal-dominican(players=3)").seat(3).begin()
    before = host.session.view(0).to_bytes()
    moved = first_move(host)
    asked = only_entry(UndoAsked, host.send(AskUndo(seat=0), "rosa"))
    assert (asked.takes_back, asked.waiting) == ((moved.number,), (1, 2))
    assert kinds(host.send(AnswerUndo(seat=1, agree=True), "tom")) == ["undo-answered"]
    entries = host.send(AnswerUndo(seat=2, agree=True), "uma")
    assert kinds(entries) == ["undo-answered", "undone"]
    assert host.session.view(0).to_bytes() == before
    assert [entry.number for entry in host.session.log] == list(range(len(host.session.log)))
    assert host.session.asked[0].seat == 0
    assert host.session.asked[0].number == entries[-1].number


def test_bots_always_agree_to_an_undo():
    host = Host().seat(1, 1).begin()
    first_move(host)
    assert kinds(host.send(AskUndo(seat=0), "rosa")) == ["undo-asked", "undone"]


def test_a_person_with_several_seats_is_not_asked_for_consent():
    host = Host("royal-dominican(players=4)")
    for seat, person in enumerate(("rosa", "tom", "rosa", "tom")):
        host.send(Sit(seat=seat, name=person.title()), person)
    host.begin()
    first_move(host)
    asked = only_entry(UndoAsked, host.send(AskUndo(seat=0), "rosa"))
    assert asked.waiting == (1, 3)


def test_one_person_who_declines_ends_the_request():
    host = Host().seat(2).begin()
    first_move(host)
    host.send(AskUndo(seat=0), "rosa")
    assert host.code(AskUndo(seat=0), "rosa") == "undo-already-asked"
    assert kinds(host.send(AnswerUndo(seat=1, agree=False), "tom")) == ["undo-answered", "undo-dropped"]
    assert host.code(AnswerUndo(seat=1, agree=True), "tom") == "undo-not-asked"


def test_a_request_can_be_withdrawn():
    host = Host().seat(2).begin()
    first_move(host)
    host.send(AskUndo(seat=0), "rosa")
    assert host.code(WithdrawUndo(seat=1), "tom") == "undo-not-asked"
    assert kinds(host.send(WithdrawUndo(seat=0), "rosa")) == ["undo-dropped"]


def test_a_move_ends_the_request():
    host = Host().seat(2).begin()
    first_move(host)
    host.send(AskUndo(seat=0), "rosa")
    assert kinds(host.answer(host.session.asked[0], random.Random(2)))[:2] == ["moved", "undo-dropped"]
    assert host.session.undo is None


def test_bots_do_not_move_while_an_undo_is_requested():
    host = Host("royal-dominican(players=3)").seat(2, 1).begin()
    first_move(host)
    first_move(host)
    assert host.session.asked[0].seat == 2
    host.send(AskUndo(seat=1), "tom")
    assert host.session.asked == ()
    host.send(AnswerUndo(seat=0, agree=False), "rosa")
    assert host.session.asked[0].seat == 2


def test_a_replaced_person_need_not_consent():
    host = Host().seat(2).begin()
    first_move(host)
    host.send(AskUndo(seat=0), "rosa")
    assert kinds(host.send(Leave(seat=1), "tom")) == ["seat-changed", "undone"]


def test_the_request_ends_when_its_sender_is_replaced():
    host = Host(absence="bot").seat(2).begin()
    first_move(host)
    host.send(AskUndo(seat=0), "rosa")
    assert kinds(host.send(Away(person="rosa", grace_ms=0))) == ["absent", "seat-changed", "undo-dropped"]


def test_undo_can_be_disabled_in_the_setup():
    host = Host(undo=False).seat(2).begin()
    first_move(host)
    assert host.code(AskUndo(seat=0), "rosa") == "undo-not-agreed"


def test_a_seat_without_a_move_has_nothing_to_undo():
    host = Host().seat(2).begin()
    first_move(host)
    assert host.code(AskUndo(seat=1), "tom") == "nothing-to-undo"


def test_a_card_played_by_another_seat_prevents_undo():
    host = Host().seat(2).begin()
    first_move(host)
    first_move(host)
    assert host.code(AskUndo(seat=0), "rosa") == "undo-past-seen-card"
    assert kinds(host.send(AskUndo(seat=1), "tom")) == ["undo-asked"]


# ------------------------------------------------------------------ cards that a step discloses
def last_actor(match: Match) -> int:
    actor = match.steps[-1].actor
    assert isinstance(actor, int)
    return actor


def is_closed(match: Match, seat: int) -> bool:
    return not can_take_back(match, seat, find_steps_to_take_back(match, seat))


def test_casino_a_played_card_can_be_taken_back_until_the_next_is_played():
    match = random_match("casino", seed=1, moves=1)
    assert not is_closed(match, 0)
    shown, _ = inspect_last_step(match)
    assert not shown.chance
    assert shown.cards == frozenset()
    assert shown.own == {str(match.steps[0].move).split()[1]} or shown.own


def test_casino_newly_dealt_hands_prevent_undo():
    match = random_match("casino", seed=1, moves=7)
    assert match.status().round == 1
    match.play(match.to_act[0], random_move(match, match.to_act[0], random.Random(1)))
    assert match.status().round == 2
    assert is_closed(match, last_actor(match))
    assert inspect_last_step(match)[0].cards


def test_casino_a_new_pack_prevents_undo():
    match = Match("casino", seed=1)
    rng = random.Random(1)
    while match.deal == 1:
        match.play(match.to_act[0], random_move(match, match.to_act[0], rng))
    assert inspect_last_step(match)[0].chance


def test_tuxedo_a_call_discloses_nothing():
    rng = random.Random(4)
    match = Match("tuxedo", seed=4)
    while not match.may_call(1):
        match.play(match.to_act[0], random_move(match, match.to_act[0], rng))
    caller = 1
    match.play(caller, match.view(caller).calls()[0])
    assert inspect_last_step(match)[0] == (False, frozenset(), frozenset())


@pytest.mark.parametrize("seeds", [range(3), pytest.param(range(3, 15), marks=pytest.mark.slow)])
@pytest.mark.parametrize("slug", ["raub", "zwanzig-ab", "zwanzig-ab-jager"])
def test_trick_games_declarations_disclose_nothing_and_drawn_cards_prevent_undo(slug: str, seeds: range):
    found: set[tuple[str, bool]] = set()
    for seed in seeds:
        match = Match(slug, seed=seed)
        rng = random.Random(seed)
        for _ in range(80):
            if match.over:
                break
            seat = match.to_act[0]
            match.play(seat, random_move(match, seat, rng))
            if match.over:
                break
            word = str(match.steps[-1].move).split()[0]
            actor = last_actor(match)
            shown, before = inspect_last_step(match)
            closed = is_closed(match, actor)
            assert closed == bool(shown.chance or shown.cards)
            found.add((word, closed))
            drawn = set(_hand(match, actor)) - set(cards_in(before.view(actor).data))
            assert not drawn or closed
    assert ("card", False) in found
    assert ("exchange", True) in found
    words = {word for word, closed in found if not closed}
    assert words & {"pass", "drop", "stay", "look", "declare", "choose", "bid", "go", "next"}


def _hand(match: Match, seat: int) -> tuple[str, ...]:
    held = match.view(seat).data.hands[seat]
    return () if isinstance(held, int) else held


def test_hazari_an_arrangement_discloses_nothing_until_all_are_made():
    match = Match("hazari", seed=2)
    rng = random.Random(2)
    for number in range(4):
        seat = match.to_act[0]
        match.play(seat, random_move(match, seat, rng))
        assert is_closed(match, seat) == (number == 3)


def test_hazari_only_the_seats_own_arrangement_is_undone():
    host = Host("hazari").seat(4).begin()
    rng = random.Random(2)
    first, second, third = (only_entry(Moved, host.answer(host.session.asked[0], rng)) for _ in range(3))
    asked = only_entry(UndoAsked, host.send(AskUndo(seat=first.seat), host.person(first.seat)))
    assert asked.takes_back == (first.number,)
    for waiting in asked.waiting:
        host.send(AnswerUndo(seat=waiting, agree=True), host.person(waiting))
    assert isinstance(host.session.log[-1], Undone)
    last = 6 - first.seat - second.seat - third.seat
    assert {question.seat for question in host.session.asked} == {first.seat, last}
    again = str(random_choice(host.session.view(first.seat), rng))
    host.send(Play(seat=first.seat, move=again), host.person(first.seat))
    asked = only_entry(UndoAsked, host.send(AskUndo(seat=third.seat), host.person(third.seat)))
    assert asked.takes_back == (third.number,)


def test_after_an_undo_nobody_is_asked_for_a_call_on_the_move():
    host = Host("tuxedo").seat(1, 1).begin()
    rng = random.Random(4)
    for _ in range(200):
        question = host.session.asked[0]
        host.answer(question, rng)
        if question.seat == 0 and host.session.asked[0].what == "call":
            answer = host.session.apply(AskUndo(seat=0), now=0, sender="rosa")
            if answer.refusal is None:
                assert [(asked.seat, asked.what) for asked in host.session.asked] == [(0, "move")]
                return
    raise AssertionError("no move could be taken back")


@pytest.mark.parametrize(
    "slug", ["casino", "royal-dominican", "tuxedo", "kaszino-kirschner", "raub", "zwanzig-ab-jager", "hazari"]
)
def test_views_contain_only_cards_that_steps_have_disclosed(slug: str):
    """Check that `inspect_last_step` misses nothing.

    A view names only cards that the previous view or an event has named.
    """
    rng = random.Random(5)
    match = Match(slug, seed=5)
    players = match.variant.players
    known = [set(cards_in(match.view(seat).data)) for seat in range(players)]
    for _ in range(120):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        new = match.play(seat, random_move(match, seat, rng))
        for viewer in range(players):
            now = set(cards_in(match.view(viewer).data))
            announced = {card for event in new for card in cards_in(event.seen_by(viewer))}
            assert now <= known[viewer] | announced
            known[viewer] = now


@pytest.mark.parametrize("slug", ["casino", "kaszino-kirschner", "raub", "zwanzig-ab-jager", "hazari"])
def test_every_card_in_a_message_is_declared_as_a_card(slug: str):
    match = random_match(slug, seed=6, moves=90)
    names = set(match.deck.names)
    messages = [*match.events(), *(step.move for step in match.steps)]
    messages += [match.view(seat).data for seat in range(match.variant.players)]
    for message in messages:
        assert sorted(cards_in(message)) == sorted(_strings(msgspec.to_builtins(message), names)), message


def _strings(value: Any, names: set[str]) -> list[str]:
    if isinstance(value, str):
        return [value] if value in names else []
    if isinstance(value, dict):
        value = list(value.values())  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    parts: list[Any] = list(value) if isinstance(value, list | tuple) else []  # pyright: ignore[reportUnknownArgumentType]
    return [name for part in parts for name in _strings(part, names)]


def test_entry_numbers_continue_after_an_undo():
    host = Host().seat(1, 1).begin()
    for _ in range(3):
        first_move(host)
        host.send(AskUndo(seat=0), "rosa")
    numbers = [entry.number for entry in host.session.entries(0)]
    assert all(later == sooner + 1 for sooner, later in pairwise(numbers))
    assert len(host.session.entries(0, since=numbers[-2])) == 2
