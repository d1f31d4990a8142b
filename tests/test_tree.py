"""Tree search: what it finds, what it may know, and that it does the same interpreted and compiled."""

import importlib
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.playing import random_match
from tests.test_bots import with_hidden_cards_permuted
from virado.bots import thinking
from virado.bots.catalogue import bot
from virado.bots.thinking import Budget
from virado.bots.tree import LOGARITHMS, Grown, Growth, Tree, put_together, think
from virado.bots.tricks.race import race_value
from virado.bots.zwanzig_ab.players import club_values
from virado.games.contract import Move
from virado.games.raub.rules import state as raub
from virado.games.zwanzig_ab.rules import state as zwanzig
from virado.kernel import nodes
from virado.kernel import tree as kernel
from virado.match import Match
from virado.view import View

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
"""Variants and numbers of random moves after which somebody has a choice."""


def room(view: View) -> Any:
    """The tree search of a family."""
    return importlib.import_module(f"virado.bots.{view.variant.game.name}.tree")


def growth(view: View) -> Growth:
    return room(view).growth(view)


def choices(view: View) -> list[Move]:
    moves: list[Move] = []
    game = view.variant.game
    game.rules.choices(view.state, view.config, game.workspace_type(), view.seat, moves)
    return moves


def position(text: str, moves: int) -> tuple[Match, View]:
    """The first position with a choice from that number of random moves on."""
    for number in range(moves, moves + 20):
        match = random_match(text, seed=moves, moves=number)
        view = match.view(match.to_act[0])
        if len(choices(view)) > 1:
            return match, view
    raise AssertionError(f"nobody has a choice in {text}")


def seen_by_all(match: Match) -> View:
    """A view of the seat to act to which nothing is hidden."""
    view = match.view(match.to_act[0])
    view.state = match.state.clone()
    return view


def search(view: View, simulations: int, *, seed: int = 5, how: Growth | None = None) -> list[Grown]:
    return think([Tree()], view, how or growth(view), choices(view), Budget(simulations=simulations), seed)


def most_visited(view: View, found: list[Grown]) -> Move:
    return choices(view)[max(range(len(found)), key=lambda i: found[i].visits)]


def interpreted(
    search: Callable[..., int],
    view: View,
    how: Growth,
    simulations: int,
    *,
    seed: int = 5,
    rows: int = 1 << 12,
    moves: list[Move] | None = None,
) -> tuple[list[float], list[float], Any]:
    """Visits and sums of the candidates, and the table, of a search run without the compiler."""
    candidates = moves or choices(view)
    number = len(candidates)
    visits, sums, squares = np.zeros(number), np.zeros(number), np.zeros(number)
    table = np.zeros((rows, nodes.COLUMNS), np.int64)
    search(
        [view.state.clone(), view.state.clone()],
        [view.config],
        [how.belief],
        [how.taste],
        [how.mind],
        [view.variant.game.workspace_type()],
        [how.ends],
        np.array(candidates, np.int64),
        [],
        [0] * how.most_moves,
        [seed],
        LOGARITHMS,
        table,
        [0] * (kernel.NOTES + how.most_moves),
        visits,
        sums,
        squares,
        np.zeros(2),
        1,
        view.seat,
        how.explore,
        simulations,
    )
    return visits.tolist(), sums.tolist(), table


@pytest.mark.parametrize(("text", "moves"), POSITIONS)
def test_interpreted_and_compiled_searches_are_the_same(text: str, moves: int):
    _, view = position(text, moves)
    visits, sums, _ = interpreted(room(view).SEARCH, view, growth(view), 60)
    tree = Tree()
    tree.plant(view, growth(view), choices(view), seed=5)
    tree.grow(60)
    assert (tree.visits.tolist(), tree.sums.tolist()) == (visits, sums)


@pytest.mark.parametrize(("text", "moves"), POSITIONS)
def test_a_search_does_not_look_at_hidden_cards_and_repeats_itself(text: str, moves: int):
    match, view = position(text, moves)
    permuted = with_hidden_cards_permuted(match, view.seat, random.Random(7)).view(view.seat)
    found = search(view, 500)
    assert search(permuted, 500) == found
    assert search(view, 500) == found
    assert sum(each.visits for each in found) == 500


# ---------------------------------------------------------------------- what exact play finds
def exact(match: Match, s: Any, how: Growth, side: int) -> int:
    """The value of a position of two players with no hidden card, for a side, by looking at every line."""
    rules = match.game.rules
    module = importlib.import_module(f"virado.bots.{match.game.name}.tree")
    if module.finished(s, match.config):
        worth = module.outcome if match.game.name == "casino" else race_value
        return worth(s, match.config, how.ends, side)
    seat = rules.to_act(s, match.config).bit_length() - 1
    best = max if seat == side else min
    return best(exact(match, after, how, side) for after in successors(match, s, seat))


def successors(match: Match, s: Any, seat: int) -> list[Any]:
    rules = match.game.rules
    moves: list[Move] = []
    rules.choices(s, match.config, match.game.workspace_type(), seat, moves)
    found: list[Any] = []
    for move in moves:
        after = s.clone()
        rules.apply(after, match.config, seat, *move)
        found.append(after)
    return found


def all_known(match: Match, most: int) -> bool:
    """Whether two players hold at most so many cards and nothing is left to chance: only the play of the cards."""
    s: Any = match.state
    if match.game.name == "casino":
        playing = s.stock_next == s.stock_end
    elif match.game.name == "raub":
        playing = s.phase == raub.PLAYING
    else:
        playing = s.phase == zwanzig.IN_PLAY
    return playing and sum(hand.bit_count() for hand in s.hands[:2]) <= most


def last_moves(text: str, seed: int, cards: int) -> View | None:
    """A position with a choice near the end of a deal between club players, with nothing hidden."""
    match = Match(text, seed=seed)
    club = bot("club")
    while not match.over and match.state.deal < 2:
        seat = match.to_act[0]
        view = seen_by_all(match)
        if all_known(match, cards) and len(choices(view)) > 1:
            return view
        match.play(seat, club.choose(match.view(seat)))
    return None


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("zwanzig-ab(players=2)", 8),
        ("raub(players=2)", 8),
        ("casino", 6),
        ("royal-north-american-sweeps", 6),
    ],
)
def test_where_every_card_is_known_it_finds_what_exact_play_finds(text: str, cards: int):
    tried = 0
    for seed in range(12):
        view = last_moves(text, seed, cards)
        if view is None:
            continue
        tried += 1
        match = Match(text, seed=seed)
        how = growth(view)
        values = [exact(match, after, how, view.seat) for after in successors(match, view.state, view.seat)]
        found = search(view, 4000, how=how)
        assert values[choices(view).index(most_visited(view, found))] == max(values), (text, seed, found)
    assert tried >= 4


# ---------------------------------------------------------------------- what the tree is made of
def test_of_what_another_lays_away_only_the_number_is_seen():
    from virado.bots.zwanzig_ab.tree import shown

    two, other_two, three = 0b11, 0b1100, 0b111

    def seen(viewer: int, cards: int) -> int:
        return shown(None, None, viewer, 1, zwanzig.EXCHANGE, cards, 0)  # pyright: ignore[reportArgumentType]

    assert seen(0, two) == seen(0, other_two) != seen(0, three)
    assert seen(1, two) != seen(1, other_two)


def test_a_full_table_grows_no_more_and_the_search_goes_on():
    _, view = position("zwanzig-ab", 12)
    how = growth(view)
    visits, _, table = interpreted(room(view).SEARCH, view, how, 300, rows=8)
    assert sum(visits) == 300
    assert (table[:, nodes.KEY] != 0).all()
    tree = Tree(rows=8)
    tree.plant(view, how, choices(view), seed=5)
    tree.grow(300)
    assert tree.visits.tolist() == visits


def test_a_tree_is_used_for_one_search_after_the_other():
    _, view = position("raub", 25)
    _, other = position("raub", 6)
    tree, fresh = Tree(), Tree()
    for each in (other, view):
        tree.plant(each, growth(each), choices(each), seed=5)
        tree.grow(400)
    fresh.plant(view, growth(view), choices(view), seed=5)
    fresh.grow(400)
    assert tree.visits.tolist() == fresh.visits.tolist()


def test_a_table_that_has_told_its_last_search_apart_is_cleared(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(nodes, "MOST_SEARCHES", 1)
    _, view = position("raub", 25)
    tree = Tree()
    expected = None
    for _ in range(3):
        tree.plant(view, growth(view), choices(view), seed=5)
        tree.grow(400)
        expected = expected or tree.visits.tolist()
        assert tree.visits.tolist() == expected


def test_with_a_prior_the_most_promising_moves_are_tried_first():
    from virado.bots.zwanzig_ab.tree import finished, sample, shown, sight

    _, view = position("zwanzig-ab", 3)
    rules = view.variant.game.rules
    guided = kernel.make_tree_search(
        rules,
        finished,
        sample,
        kernel.make_random_playout(rules.moves),
        race_value,
        sight,
        shown,
        prior=club_values,
    )
    moves = choices(view)
    assert len(moves) > 8
    visits, _, _ = interpreted(guided, view, growth(view), 9, moves=moves)
    assert [i for i, n in enumerate(visits) if n] == list(range(sum(n > 0 for n in visits)))
    assert 1 < sum(n > 0 for n in visits) <= 6


def test_a_tree_of_the_searchers_own_moves_lets_the_others_make_those_of_the_playout():
    from virado.bots.raub.tree import finished, sample, shown, sight

    _, view = position("raub", 6)
    rules = view.variant.game.rules
    movers: set[int] = set()

    def playout(s: Any, o: Any, t: Any, m: Any, w: Any, seat: int, moves: Any, rng: Any) -> int:
        movers.add(seat)
        return kernel.make_random_playout(rules.choices)(s, o, t, m, w, seat, moves, rng)

    def rows_used(*, alone: bool) -> int:
        made = kernel.make_tree_search(
            rules, finished, sample, playout, race_value, sight, shown, alone=alone
        )
        visits, _, table = interpreted(made, view, growth(view), 200)
        assert sum(visits) == 200
        return int((table[:, nodes.KEY] != 0).sum())

    assert 0 < rows_used(alone=True) < rows_used(alone=False)
    assert movers > {view.seat}


# ---------------------------------------------------------------------- lanes and budgets
def test_the_result_does_not_depend_on_how_many_threads_run_the_lanes(monkeypatch: pytest.MonkeyPatch):
    _, view = position("zwanzig-ab", 12)

    def found() -> list[Grown]:
        return think([Tree(), Tree()], view, growth(view), choices(view), Budget(simulations=5000), 1)

    together = found()
    monkeypatch.setattr(thinking, "_threads", lambda: None)
    assert found() == together
    assert sum(each.visits for each in together) == 5000


def test_a_search_that_is_called_off_stops_after_a_batch():
    done: list[int] = []
    thinking.share([done.append], Budget(simulations=1_000_000), lambda: len(done) == 2)
    assert done == [thinking.FIXED_BATCH] * 2


def test_a_candidate_that_was_never_tried_is_worth_no_more_than_the_others():
    _, view = position("zwanzig-ab", 3)
    tree = Tree()
    tree.plant(view, growth(view), choices(view), seed=5)
    tree.grow(2)
    found = put_together([tree])
    worst = min(each.mean for each in found if each.visits)
    assert {each.mean for each in found if not each.visits} == {worst}
