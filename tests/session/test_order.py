"""The order of calls. A session, the arena and the compiled contest must play identical matches."""

import pytest

from tests.session.host import Host
from virado.bots.catalogue import bot
from virado.bots.contract import Budget, Rng
from virado.kernel.call_order import seat_in_call_order
from virado.lab.arena.games import Player, play_games
from virado.match import Match
from virado.session import PassCall, Play

SEED = 9


def hosted(slug: str, name: str) -> Match:
    """Return a whole match of bots that was played in a session."""
    host = Host(slug)
    host.seat(0, len(host.session.seats)).begin(seed=SEED)
    player = bot(name)
    while host.session.asked:
        question = host.session.asked[0]
        view = host.session.view(question.seat)
        rng = Rng(question.seat)
        move = player.call(view, rng) if question.what == "call" else player.choose(view, rng=rng)
        if move is None:
            host.send(PassCall(seat=question.seat, question=question.number))
        else:
            host.send(Play(seat=question.seat, move=str(move), question=question.number))
    assert host.session.match is not None
    return host.session.match


def in_the_arena(slug: str, name: str) -> Match:
    """Return the same match, played in the arena.

    tests/lab/arena/test_compiled.py compares the arena with the compiled contest.
    """
    match = Match(slug, seed=SEED)
    players = [Player(bot(name), Budget(), Rng(seat)) for seat in range(match.variant.players)]
    assert play_games(match, players, lambda _seat, _seconds: None, one_deal=False)
    return match


@pytest.mark.parametrize(
    "slug", ["tuxedo(players=3)", "kaszino-kirschner", "raub(players=3)", "hazari-bhutan"]
)
def test_a_session_and_the_arena_play_the_same_match(slug: str):
    one, other = hosted(slug, "greedy"), in_the_arena(slug, "greedy")
    assert [(step.actor, step.text) for step in one.steps] == [
        (step.actor, step.text) for step in other.steps
    ]
    assert one.over


def test_the_mover_is_asked_for_a_call_first_then_the_others_in_order():
    assert [seat_in_call_order(2, place, 4) for place in range(4)] == [2, 3, 0, 1]


def test_calls_occur_in_these_matches():
    match = hosted("tuxedo(players=3)", "greedy")
    assert any(step.text == "call orange" for step in match.steps) or any(
        "orange" in step.text for step in match.steps
    )
