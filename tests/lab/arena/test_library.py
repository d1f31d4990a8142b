"""Tournaments from Python: names, objects and functions as bots."""

import pytest

from virado.bots.catalogue import bot
from virado.lab.arena import FunctionBot, tournament
from virado.lab.arena.games import Plan
from virado.lab.arena.runner import play
from virado.lab.arena.standings import standings
from virado.refusal import OptionsError
from virado.view import AnyView


def first_move(view: AnyView) -> str:
    """Return the text of the first legal move."""
    return str(view.legal(1)[0])


def without_times(found: list[object]) -> list[str]:
    return [str(each).partition("ms_per_move")[0] for each in found]


def test_named_bots_give_the_standings_of_the_arena():
    plan = Plan(variant="zwanzig-ab(players=2)", bots=("club", "random"), seed=3)
    found = tournament("zwanzig-ab(players=2)", ["club", "random"], units=20, seed=3, jobs=1)
    assert without_times([*found]) == without_times([*standings(plan, play(plan, 20, jobs=1))])


def test_an_object_plays_as_its_name_does():
    told: list[tuple[int, int]] = []

    def tell(done: int, units: int) -> None:
        told.append((done, units))

    by_object = tournament("casino", [bot("club"), "greedy"], units=4, seed=3, after_unit=tell)
    by_name = tournament("casino", ["club", "greedy"], units=4, seed=3, jobs=1)
    assert [each.mean for each in by_object] == [each.mean for each in by_name]
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_function_is_a_bot():
    found = tournament("casino", [first_move, "random"], units=3, seed=1, matches=False)
    assert [each.name for each in found] == ["first_move", "random"]
    assert found[0].mean == -found[1].mean
    named = FunctionBot(lambda view: view.legal(1)[0], "first")
    assert tournament("casino", [named, "random"], units=3, seed=1)[0].mean == found[0].mean


def test_a_wrong_move_ends_the_tournament():
    with pytest.raises(OptionsError):
        tournament("casino", [lambda _view: "claim", "random"], units=1)
    with pytest.raises(OptionsError):
        tournament("casino", [first_move], units=1)
    with pytest.raises(OptionsError):
        tournament("casino", [first_move, "nobody"], units=1)
