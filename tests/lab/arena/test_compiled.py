"""Equal seeds give equal figures, however the work is distributed, compiled or not."""

import pytest

from tests.lab.arena.tournaments import plan, without_times
from virado.games.catalogue import variant
from virado.lab.arena import runner
from virado.lab.arena.games import play_unit
from virado.lab.arena.players import is_compiled, make_player, play_part
from virado.lab.arena.runner import play


def test_two_processes_give_the_figures_of_one():
    interpreted = plan("beginner", "random")
    assert not is_compiled(interpreted)
    assert without_times(play(interpreted, 6, jobs=2)) == without_times(play(interpreted, 6, jobs=1))


@pytest.mark.slow
def test_two_processes_of_compiled_players_give_the_figures_of_one(monkeypatch: pytest.MonkeyPatch):
    assert is_compiled(plan())
    alone = without_times(play(plan(), 6, jobs=1))
    monkeypatch.setattr(runner, "LARGEST_COMPILED_PART", 2)
    assert without_times(play(plan(), 6, jobs=2)) == alone


@pytest.mark.parametrize(
    ("text", "matches", "bots"),
    [
        ("casino", False, ("club", "greedy")),
        ("casino", True, ("club", "greedy")),
        ("royal-dominican(players=4)", False, ("club", "greedy")),
        ("royal-soto", True, ("club", "greedy")),
        ("tuxedo(players=3)", False, ("club", "greedy", "greedy")),
        ("kaszino-kirschner", True, ("club", "greedy")),
        ("kaszino-nagykonyv", False, ("club", "greedy")),
        ("raub(players=3)", False, ("club", "greedy", "greedy")),
        ("raub", True, ("club", "greedy", "greedy", "greedy")),
        ("hazari", False, ("club", "greedy", "club", "greedy")),
        ("hazari-bhutan", False, ("club", "greedy", "greedy", "club")),
        ("casino-royal", False, ("careful", "builder")),
        ("zwanzig-ab", True, ("bold", "careful", "club", "greedy")),
    ],
)
def test_compiled_players_make_the_moves_of_the_regular_bots(text: str, matches: bool, bots: tuple[str, ...]):
    game = variant(text)
    tried = plan(*bots, text=text, matches=matches)
    assert is_compiled(tried)
    players = [make_player(name, tried) for name in bots]
    units = [0, 1, 2]
    slowly = [play_unit(tried, game, unit, players) for unit in units]
    assert without_times(play_part(tried, units)) == without_times(slowly)


def test_players_with_settings_and_searchers_are_not_compiled():
    assert not is_compiled(plan("greedy", "expert"))
    assert not is_compiled(plan("greedy", "beginner"))
    assert not is_compiled(plan("even", "greedy", "greedy", "greedy", text="hazari"))
