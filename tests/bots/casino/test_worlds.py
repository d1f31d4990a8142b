"""The worlds of the Casino expert agree with its view, and their plausibility follows from the others' choices."""

import random
from typing import Any

import pytest

from tests.random_play import random_move
from tests.states import config_of, state_of
from virado.bots.casino.inference import LEAST, PAST, plausibility, world_plausibility
from virado.bots.casino.memory import choices_of_others
from virado.bots.casino.policy_bots import club as club_player
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import weights_for
from virado.bots.casino.worlds import Belief, hidden_cards, sample
from virado.cards import members
from virado.cases.positions import match_at
from virado.games.casino.rules.state import CasinoState, CasinoWorkspace
from virado.games.catalogue import variant
from virado.kernel.search import PLAUSIBLE, WORLD, always_plausible, make_world
from virado.match import Match
from virado.view import AnyView

VARIANTS = (
    "casino",
    "royal-dominican-partner-build",
    "royal-north-american-sweeps(players=3)",
    "kaszino-kirschner",
    "tuxedo",
)


def decisions(text: str, *, seeds: int, club: float) -> Any:
    """Yield the match and the view before each decision of some deals.

    The club player makes a fraction `club` of the decisions, and a random player makes the others.
    """
    rng = random.Random(text)
    player = club_player()
    for seed in range(seeds):
        match = Match(text, seed=seed)
        while not match.over and match.deal_points is None:
            seat = match.to_act[0]
            view = match.view(seat)
            yield match, view
            match.play(seat, player.choose(view) if rng.random() < club else random_move(match, seat, rng))


def pool_of(view: AnyView) -> tuple[list[Any], Belief]:
    """Return the arguments of an interpreted `plausible`, except the world, which is still empty."""
    remembered = choices_of_others(view)
    belief = Belief(seat=view.seat, choices=len(remembered))
    pool: list[Any] = [view.state.clone() for _ in range(PAST)]
    for i, choice in enumerate(remembered):
        belief.choosers[i] = choice.seat
        belief.played[i], belief.joined[i], belief.how[i] = choice.packed
        pool.append(choice.state)
    return pool, belief


def judged(view: AnyView, world: CasinoState) -> int:
    """Return the plausibility of a world to the viewer."""
    pool, belief = pool_of(view)
    pool[WORLD] = world
    o: Any = view.config
    return world_plausibility(pool, o, belief, weights_for(o), Scratch(), CasinoWorkspace(), [], 0)


@pytest.mark.parametrize("text", VARIANTS)
def test_a_world_gives_the_view_from_which_it_was_sampled(text: str):
    rng = [7]
    for match, view in decisions(text, seeds=2, club=0.5):
        world: Any = view.state.clone()
        sample(world, config_of(match), Belief(seat=view.seat), None, rng)
        assert sum(world.unseen) == 0
        match.game.rules.hide(world, config_of(match), view.seat)
        assert world == view.state


@pytest.mark.parametrize("text", VARIANTS)
def test_the_true_world_is_sampled_sometimes(text: str):
    rng = [11]
    looked = 0
    for match, view in decisions(text, seeds=2, club=0.5):
        hidden = list(members(hidden_cards(view.state, config_of(match))))
        if not 2 <= len(hidden) <= 5:
            continue
        looked += 1
        others = [q for q in range(match.variant.players) if q != view.seat]
        true = [state_of(match).hands[q] for q in others]
        found: list[list[int]] = []
        for _ in range(600):
            world: Any = view.state.clone()
            sample(world, config_of(match), Belief(seat=view.seat), None, rng)
            found.append([world.hands[q] for q in others])
        assert true in found
    assert looked


@pytest.mark.parametrize("text", VARIANTS)
def test_choices_of_club_players_are_fully_plausible_in_the_true_world(text: str):
    chosen = 0
    for match, view in decisions(text, seeds=2, club=1.0):
        chosen += len(choices_of_others(view))
        assert judged(view, state_of(match)) == PLAUSIBLE
    assert chosen > 20


def test_the_true_world_stays_plausible_after_any_choices():
    doubted = 0
    for match, view in decisions("royal-north-american-sweeps", seeds=3, club=0.0):
        found = judged(view, state_of(match))
        assert found > 0 or len(choices_of_others(view)) > 2
        doubted += found < PLAUSIBLE
    assert doubted


def test_worse_choices_are_less_plausible():
    found = [plausibility(gap) for gap in range(0, 300_000, 500)]
    assert found[0] == PLAUSIBLE
    assert found == sorted(found, reverse=True)
    assert found[-1] == LEAST


def test_a_seat_that_leaves_a_queen_seldom_holds_one():
    hands = {0: ["Kd", "9c", "2h", "5s"], 1: ["4c", "8s", "6c", "Jh"]}
    match = match_at(
        variant("casino"), {"to_act": 1, "round": 2, "hands": hands, "loose": ["Qd", "Th"]}, seed=2
    )
    match.play(1, "trail 4c")
    view = match.view(0)
    o: Any = view.config
    queens = 15 << (4 * 11)

    def held(judge: Any) -> int:
        pool, belief = pool_of(view)
        world = make_world(sample, judge)
        rng = [3]
        number = 0
        for _ in range(200):
            world(pool, o, belief, weights_for(o), Scratch(), CasinoWorkspace(), [], rng)
            number += pool[WORLD].hands[1] & queens > 0
        return number

    assert 4 * held(world_plausibility) < held(always_plausible)
