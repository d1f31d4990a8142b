"""Tree search: its results, the information that it uses, and its equal results when interpreted and when compiled."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import pytest

import virado.bots.casino.tree as casino
from tests.bots.playing import permute_hidden_cards
from tests.nightly import nightly
from tests.random_play import random_match
from tests.states import config_of, state_of
from virado.bots import rollouts, threads
from virado.bots.casino.objective import outcome
from virado.bots.catalogue import bot
from virado.bots.contract import Budget, Rng, never
from virado.bots.deadline import Deadline
from virado.bots.policy import choices
from virado.bots.raub.players import PARTS as RAUB
from virado.bots.tree import LOGARITHMS, Tree, TreeEstimate, TreeSetup, merge_estimates, run_workers, search
from virado.bots.tricks.kernels import kernels
from virado.bots.tricks.kernels import tree_setup as trick_setup
from virado.bots.zwanzig_ab.perception import observe_move
from virado.bots.zwanzig_ab.players import PARTS as ZWANZIG_AB
from virado.games.contract import Packed
from virado.games.raub.rules import state as raub
from virado.games.zwanzig_ab.rules import state as zwanzig
from virado.kernel import nodes
from virado.kernel import tree as kernel
from virado.kernel.buffers import Buffers, RootMoves, TreeBuffers
from virado.kernel.compile import Kernel
from virado.match import Match
from virado.view import AnyView

POSITIONS = (
    ("zwanzig-ab", 0),
    ("zwanzig-ab", 3),
    ("zwanzig-ab", 12),
    ("raub", 2),
    ("raub", 6),
    ("raub(stock_short=reshuffle)", 7),
    ("raub", 25),
    ("casino", 3),
    ("royal-dominican(players=4, teams=true)", 11),
    ("royal-north-american-sweeps", 42),
)
"""Variants and numbers of random moves after which the seat to act has a choice."""


class Searched(NamedTuple):
    """The tree search of a family."""

    kernel: Kernel[Any]
    setup: Callable[[AnyView], TreeSetup]
    finished: Callable[..., int]
    outcome: Callable[..., int]


FAMILIES = {
    "casino": Searched(casino.SEARCH, casino.tree_setup, casino.is_finished, outcome),
    **{
        game.family: Searched(kernels(game).search, partial(trick_setup, game), game.is_finished, game.value)
        for game in (RAUB, ZWANZIG_AB)
    },
}


def tree_setup(view: AnyView) -> TreeSetup:
    return FAMILIES[view.variant.game.name].setup(view)


def search_of(view: AnyView) -> Callable[..., int]:
    """Return the family's search as a function that is interpreted."""
    return FAMILIES[view.variant.game.name].kernel.function


def deadline(simulations: int) -> Deadline:
    return Deadline(Budget(simulations=simulations), never)


def position(text: str, moves: int) -> tuple[Match, AnyView]:
    """Return the first position with a choice after at least `moves` random moves."""
    for number in range(moves, moves + 20):
        match = random_match(text, seed=moves, moves=number)
        view = match.view(match.to_act[0])
        if len(choices(view)) > 1:
            return match, view
    raise AssertionError(f"nobody has a choice in {text}")


def seen_by_all(match: Match) -> AnyView:
    """Return a view of the seat to act with nothing hidden."""
    view = match.view(match.to_act[0])
    view.state = state_of(match).clone()
    return view


def searched(
    view: AnyView, simulations: int, *, seed: int = 5, setup: TreeSetup | None = None
) -> list[TreeEstimate]:
    return search([Tree()], view, setup or tree_setup(view), choices(view), deadline(simulations), Rng(seed))


def most_visited(view: AnyView, found: list[TreeEstimate]) -> Packed:
    return choices(view)[max(range(len(found)), key=lambda i: found[i].visits)]


def interpreted(
    search: Callable[..., int],
    view: AnyView,
    setup: TreeSetup,
    simulations: int,
    *,
    seed: int = 5,
    rows: int = 1 << 12,
    moves: list[Packed] | None = None,
) -> tuple[list[float], list[float], Any]:
    """Run an interpreted search. Return the visits and the sums of values of the candidates, and the search table."""
    candidates = moves or choices(view)
    number = len(candidates)
    table = np.zeros((rows, nodes.COLUMNS), np.int64)
    root = RootMoves(
        np.array(candidates, np.int64), np.zeros(number), np.zeros(number), np.zeros(number), np.zeros(2)
    )
    search(
        Buffers(
            pool=[view.state.clone(), view.state.clone()],
            configs=[view.config],
            beliefs=[setup.belief],
            weights=[setup.weights],
            scratch=[setup.scratch],
            workspaces=[view.variant.game.workspace_type()],
            objectives=[setup.objective],
            moves=[],
            rng=[seed],
        ),
        TreeBuffers(table, [0] * (kernel.NOTES + setup.most_moves), [0] * setup.most_moves, LOGARITHMS),
        root,
        1,
        view.seat,
        setup.explore,
        simulations,
    )
    return root.visits.tolist(), root.sums.tolist(), table


@pytest.mark.parametrize(("text", "moves"), POSITIONS)
def test_interpreted_and_compiled_searches_agree(text: str, moves: int):
    _, view = position(text, moves)
    visits, sums, _ = interpreted(search_of(view), view, tree_setup(view), 60)
    tree = Tree()
    tree.start(view, tree_setup(view), choices(view), seed=5)
    tree.run(60)
    assert (tree.root.visits.tolist(), tree.root.sums.tolist()) == (visits, sums)


@pytest.mark.parametrize(("text", "moves"), POSITIONS)
def test_a_search_ignores_hidden_cards_and_is_reproducible(text: str, moves: int):
    match, view = position(text, moves)
    permuted = permute_hidden_cards(match, view.seat, random.Random(7)).view(view.seat)
    found = searched(view, 500)
    assert searched(permuted, 500) == found
    assert searched(view, 500) == found
    assert sum(each.visits for each in found) == 500


# ---------------------------------------------------------------------- exact play
def exact(match: Match, s: Any, setup: TreeSetup, side: int) -> int:
    """Return the value to a side of a two-player position without hidden cards, by full enumeration."""
    rules = match.game.rules
    family = FAMILIES[match.game.name]
    if family.finished(s, config_of(match)):
        return family.outcome(s, config_of(match), setup.objective, side)
    seat = rules.to_act(s, config_of(match)).bit_length() - 1
    best = max if seat == side else min
    return best(exact(match, after, setup, side) for after in successors(match, s, seat))


def successors(match: Match, s: Any, seat: int) -> list[Any]:
    found: list[Any] = []
    for move in match.game.choices(s, config_of(match), seat):
        after = s.clone()
        match.game.rules.apply(after, config_of(match), seat, *move)
        found.append(after)
    return found


def all_known(match: Match, most: int) -> bool:
    """Return True if only card play remains, and two players hold at most `most` cards."""
    s = state_of(match)
    if match.game.name == "casino":
        playing = s.stock_next == s.stock_end
    elif match.game.name == "raub":
        playing = s.phase == raub.PLAYING
    else:
        playing = s.phase == zwanzig.IN_PLAY
    return playing and sum(hand.bit_count() for hand in s.hands[:2]) <= most


def last_moves(text: str, seed: int, cards: int) -> AnyView | None:
    """Return a fully visible position with a choice near the end of a deal between club players."""
    match = Match(text, seed=seed)
    club = bot("club")
    while not match.over and match.deal < 2:
        seat = match.to_act[0]
        view = seen_by_all(match)
        if all_known(match, cards) and len(choices(view)) > 1:
            return view
        match.play(seat, club.choose(match.view(seat)))
    return None


@pytest.mark.parametrize("seeds", [range(6), pytest.param(range(6, 30), marks=nightly)])
@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("zwanzig-ab(players=2)", 8),
        ("raub(players=2)", 8),
        ("casino", 6),
        pytest.param("royal-north-american-sweeps", 6, marks=pytest.mark.slow),
    ],
)
def test_the_search_agrees_with_exact_play_if_every_card_is_known(text: str, cards: int, seeds: range):
    tried = 0
    for seed in seeds:
        view = last_moves(text, seed, cards)
        if view is None:
            continue
        tried += 1
        match = Match(text, seed=seed)
        setup = tree_setup(view)
        values = [exact(match, after, setup, view.seat) for after in successors(match, view.state, view.seat)]
        found = searched(view, 4000, setup=setup)
        assert values[choices(view).index(most_visited(view, found))] == max(values), (text, seed, found)
    assert tried >= len(seeds) // 3


# ---------------------------------------------------------------------- structure of the tree
def test_only_the_number_of_anothers_discards_is_observed():
    two, other_two, three = 0b11, 0b1100, 0b111

    def seen(viewer: int, cards: int) -> int:
        return observe_move(None, None, viewer, 1, zwanzig.EXCHANGE, cards, 0)  # pyright: ignore[reportArgumentType]

    assert seen(0, two) == seen(0, other_two) != seen(0, three)
    assert seen(1, two) != seen(1, other_two)


def test_the_search_continues_after_the_table_is_full():
    _, view = position("zwanzig-ab", 12)
    setup = tree_setup(view)
    visits, _, table = interpreted(search_of(view), view, setup, 300, rows=8)
    assert sum(visits) == 300
    assert (table[:, nodes.KEY] != 0).all()
    tree = Tree(rows=8)
    tree.start(view, setup, choices(view), seed=5)
    tree.run(300)
    assert tree.root.visits.tolist() == visits


def test_a_tree_is_reused_for_consecutive_searches():
    _, view = position("raub", 25)
    _, other = position("raub", 6)
    tree, fresh = Tree(), Tree()
    for each in (other, view):
        tree.start(each, tree_setup(each), choices(each), seed=5)
        tree.run(400)
    fresh.start(view, tree_setup(view), choices(view), seed=5)
    fresh.run(400)
    assert tree.root.visits.tolist() == fresh.root.visits.tolist()


def test_the_table_is_cleared_when_its_stamps_run_out(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(nodes, "MAX_SEARCHES", 1)
    _, view = position("raub", 25)
    tree = Tree()
    expected = None
    for _ in range(3):
        tree.start(view, tree_setup(view), choices(view), seed=5)
        tree.run(400)
        expected = expected or tree.root.visits.tolist()
        assert tree.root.visits.tolist() == expected


def test_with_a_prior_the_most_promising_moves_are_tried_first():
    _, view = position("zwanzig-ab", 3)
    game = ZWANZIG_AB
    guided = kernel.make_tree_search(
        game.rules,
        game.is_finished,
        game.sample,
        kernel.make_random_playout(game.playout),
        game.value,
        game.observe_chance,
        game.observe_move,
        prior=game.club.values,
    )
    moves = choices(view)
    assert len(moves) > 8
    visits, _, _ = interpreted(guided, view, tree_setup(view), 9, moves=moves)
    assert [i for i, n in enumerate(visits) if n] == list(range(sum(n > 0 for n in visits)))
    assert 1 < sum(n > 0 for n in visits) <= 6


def test_in_a_tree_of_the_searchers_moves_the_others_play_by_the_playout_policy():
    _, view = position("raub", 8)
    movers: set[int] = set()

    def playout(s: Any, o: Any, weights: Any, scratch: Any, w: Any, seat: int, moves: Any, rng: Any) -> int:
        movers.add(seat)
        return kernel.make_random_playout(RAUB.playout)(s, o, weights, scratch, w, seat, moves, rng)

    def rows_used(*, alone: bool) -> int:
        made = kernel.make_tree_search(
            RAUB.rules,
            RAUB.is_finished,
            RAUB.sample,
            playout,
            RAUB.value,
            RAUB.observe_chance,
            RAUB.observe_move,
            alone=alone,
        )
        visits, _, table = interpreted(made, view, tree_setup(view), 200)
        assert sum(visits) == 200
        return int((table[:, nodes.KEY] != 0).sum())

    assert 0 < rows_used(alone=True) < rows_used(alone=False)
    assert movers > {view.seat}


# ---------------------------------------------------------------------- workers and budgets
def test_the_number_of_threads_does_not_change_the_result(monkeypatch: pytest.MonkeyPatch):
    _, view = position("zwanzig-ab", 12)

    def found() -> list[TreeEstimate]:
        return search([Tree(), Tree()], view, tree_setup(view), choices(view), deadline(5000), Rng(1))

    together = found()
    monkeypatch.setenv(threads.VARIABLE, "1")
    assert found() == together
    assert sum(each.visits for each in together) == 5000


def test_a_cancelled_search_stops_after_a_batch():
    done: list[int] = []
    run_workers([done.append], Deadline(Budget(simulations=1_000_000), lambda: len(done) == 2))
    assert done == [rollouts.SIMULATIONS_PER_CHECK] * 2


def test_an_untried_candidate_gets_the_lowest_mean():
    _, view = position("zwanzig-ab", 3)
    tree = Tree()
    tree.start(view, tree_setup(view), choices(view), seed=5)
    tree.run(2)
    found = merge_estimates([tree])
    worst = min(each.mean for each in found if each.visits)
    assert {each.mean for each in found if not each.visits} == {worst}
