"""Simulated games: their facts equal those of the engine's matches, and the columns are the requested ones."""

from typing import Any

import numpy as np
import pytest

from virado.bots.catalogue import bot
from virado.kernel.bits import shuffle
from virado.lab.vector import Simulation, simulate
from virado.lab.vector.processes import SharedGames, concatenate
from virado.lab.vector.simulation import play_part
from virado.match import Match


def deal_of_greedy(variant: str, seed: int) -> tuple[Match, list[int]]:
    """Return the deal of this seed, played by greedy players in a `Match`, and the decisions of each seat."""
    match = Match(variant, seed=0)
    pack = [0] * match.deck.count
    shuffle(match.deck.full, pack, [seed])
    match = Match(match.variant, packs=[pack], seed=0)
    decisions = [0] * match.variant.players
    player = bot("greedy")
    while match.deal_points is None:
        seat = match.to_act[0]
        match.play(seat, player.choose(match.view(seat)))
        decisions[seat] += 1
        for other in range(match.variant.players):
            call = player.call(match.view(other))
            if call is not None and match.deal_points is None:
                match.play(other, call)
    return match, decisions


def row(simulation: Simulation, name: str, index: int) -> list[int]:
    """Return the values of a fact in one game, one for each side or seat."""
    columns = [column for each, column in simulation.columns.items() if each.rpartition("_")[0] == name]
    return [int(column[index]) for column in columns]


def total(simulation: Simulation, name: str, number: int) -> Any:
    """Return the sum of a fact over all sides or seats, by game."""
    return np.sum([simulation[f"{name}_{place}"] for place in range(number)], axis=0)


def test_simulated_deals_agree_with_a_match():
    simulation = simulate("royal-dominican(players=2)", deals=4, bots="greedy", seed=20)
    for index in range(4):
        match, decisions = deal_of_greedy("royal-dominican(players=2)", 20 + index)
        assert row(simulation, "points", index) == list(match.deal_points or ())
        assert row(simulation, "decisions", index) == decisions
    assert simulation["seed"].tolist() == [20, 21, 22, 23]
    assert simulation["cards_0"].sum() + simulation["cards_1"].sum() == 4 * 52


def sweeps_of_both(s: Any, o: Any) -> float:
    """Return the number of sweeps of both sides, plus half the number of players."""
    return s.sweeps[0] + s.sweeps[1] + 0.5 * o.players


def of_a_global(s: Any, o: Any) -> float:
    """Return a statistic that the compiler of rules cannot compile."""
    return globals()["sweeps"]


def test_a_custom_statistic_becomes_a_column():
    found = simulate("royal-dominican(players=2)", deals=1500, bots="greedy", statistic=sweeps_of_both)
    assert found["statistic"].dtype == np.float64
    assert (found["statistic"] == found["sweeps_0"] + found["sweeps_1"] + 1).all()
    assert found["sweeps_0"].any()
    assert len(found) == 1500


@pytest.mark.parametrize("variant", ["zwanzig-ab(players=3)", "raub(players=3)"])
def test_whole_matches_have_winners_and_deals(variant: str):
    found = simulate(
        variant, matches=40, bots=["greedy", "club", "random"], columns=["won", "deals", "tricks"]
    )
    seats = {f"{name}_{seat}" for name in ("won", "tricks") for seat in range(3)}
    assert set(found.columns) == {"seed", "given_up", "deals"} | seats
    won = total(found, "won", 3)
    assert (won[found["given_up"] == 0] >= 1).all()
    assert found["deals"].min() > 1
    assert set(found.meanings) == set(found.columns)
    assert all(found.meanings.values())


def test_hazari_counts_captured_points_and_rounds():
    found = simulate("hazari", deals=30, bots="random")
    assert (total(found, "captured", 4) == 360).all()
    assert (total(found, "rounds", 4) == 4).all()


def test_threads_and_progress_do_not_change_the_results():
    told: list[tuple[int, int]] = []

    def tell(done: int, games: int) -> None:
        told.append((done, games))

    one = simulate("zwanzig-ab", deals=3000, bots="greedy", seed=7)
    two = simulate("zwanzig-ab", deals=3000, bots="greedy", seed=7, threads=2, progress=tell)
    assert told == [(1024, 3000), (2048, 3000), (3000, 3000)]
    assert one.columns.keys() == two.columns.keys()
    assert all((one[name] == two[name]).all() for name in one.columns)


@pytest.mark.slow
def test_processes_give_the_same_bytes_and_accept_an_unimportable_statistic():
    told: list[tuple[int, int]] = []
    least = 2

    def tell(done: int, games: int) -> None:
        told.append((done, games))

    def dropped_out(s: Any, o: Any) -> float:
        return s.dropped if s.deal >= least else -1.0 * o.players

    one = simulate("zwanzig-ab", deals=2500, bots="greedy", seed=7, statistic=dropped_out)
    two = simulate(
        "zwanzig-ab",
        deals=2500,
        bots="greedy",
        seed=7,
        statistic=dropped_out,
        processes=2,
        progress=tell,
    )
    assert told == [(1024, 2500), (2048, 2500), (2500, 2500)]
    assert_same(one.columns, two.columns)
    assert (one.meanings, repr(one)) == (two.meanings, repr(two))


def assert_same(one: dict[str, Any], two: dict[str, Any]) -> None:
    """Assert that columns are identical, byte for byte."""
    assert one.keys() == two.keys()
    assert all(one[name].tobytes() == two[name].tobytes() for name in one)


def test_the_parts_of_processes_make_up_the_games_of_one():
    one = simulate("royal-dominican(players=2)", deals=50, bots="greedy", statistic=sweeps_of_both, seed=3)
    shared = SharedGames(
        one.variant, one.bots, True, 3, None, sweeps_of_both, 1, 20_000
    ).with_pickled_statistic()
    assert isinstance(shared.statistic, bytes)
    assert_same(one.columns, concatenate([play_part(shared, first, 25) for first in (0, 25)]))


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({}, "either deals or matches"),
        ({"deals": 1, "matches": 1}, "either deals or matches"),
        (
            {"deals": 1, "bots": "expert"},
            "unknown compiled players: expert; available are random, greedy, club",
        ),
        ({"deals": 1, "bots": ["club"]}, "has 4 seats, not 1"),
        ({"deals": 1, "columns": ["sweep"]}, "unknown columns: sweep; available are seed, .* tricks"),
        (
            {"deals": 1, "statistic": sweeps_of_both},
            "uses the unknown field 'sweeps': a state has players, .*; the options have .* start_score",
        ),
        (
            {"deals": 1, "statistic": of_a_global},
            "the statistic cannot be compiled: ",
        ),
    ],
)
def test_invalid_simulations_are_refused(wrong: dict[str, Any], complaint: str):
    with pytest.raises(ValueError, match=complaint):
        simulate("zwanzig-ab", **wrong)


def test_tables_share_the_memory_of_the_columns():
    found = simulate("zwanzig-ab(players=2)", deals=50, bots="random", columns=["points"])
    table = found.arrow()
    assert table.column_names == list(found.columns)
    for name, values in found.columns.items():
        (chunk,) = table[name].chunks
        assert chunk.buffers()[1].address == values.ctypes.data
        assert table.schema.field(name).metadata[b"meaning"].decode() == found.meanings[name]
    shown = found._repr_html_()  # pyright: ignore[reportPrivateUsage]
    assert f"<td>{found['points_0'].mean():.4g}</td>" in shown
    assert found.meanings["points_0"] in shown
    assert "games=50" in repr(found)
