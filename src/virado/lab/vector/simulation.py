"""`simulate`: facts of millions of deals as columns, played by compiled players."""

import importlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
import numpy as np

from virado.bots.catalogue import players
from virado.bots.contest import SIDE_BY_SIDE, Contest, ContestResult
from virado.families import FAMILIES, load
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.kernel.arrays import records, zero_records
from virado.kernel.compile import Kernel, kernel
from virado.kernel.contest import LONGEST_MATCH
from virado.kernel.rule import rule
from virado.lab.extras import Extra
from virado.lab.vector.facts.contract import Column, field
from virado.lab.vector.processes import Columns, SharedGames, Statistic, concatenate, simulate_in_processes
from virado.position_text import html_table

STATISTIC = "statistic"
"""Name of the statistic's column."""


class Simulation(msgspec.Struct, frozen=True):
    """Simulated games: columns with one number for each game."""

    variant: str
    bots: tuple[str, ...]
    """Name of the player on each seat."""
    columns: dict[str, Any]
    """Arrays by column name, with one number per game.

    They are int64; `statistic` is float64. A data frame can share their memory.
    """
    meanings: dict[str, str]
    """Meaning of each column."""

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.columns["seed"])

    def __getitem__(self, name: str) -> Any:
        """Return a column. Raises KeyError if no column has that name."""
        return self.columns[name]

    def __repr__(self) -> str:
        """Return a text with the variant, the players, the number of games and the columns."""
        return f"<Simulation {self.variant} bots={','.join(self.bots)} games={len(self)} columns={len(self.columns)}>"

    def _repr_html_(self) -> str:
        """Return mean, standard deviation, minimum and maximum of each column as HTML for notebooks."""
        rows = [
            (
                name,
                self.meanings[name],
                f"{values.mean():.4g}",
                f"{values.std():.4g}",
                values.min(),
                values.max(),
            )
            for name, values in self.columns.items()
            if len(values)
        ]
        title = f"{self.variant}: {len(self)} games between {', '.join(self.bots)}"
        return html_table(title, ("column", "what it is", "mean", "deviation", "least", "largest"), rows)

    def arrow(self) -> Any:
        """Return the columns as a `pyarrow.Table` that shares their memory, with the meanings as field metadata.

        Raises ImportError without pyarrow (`virado[data]`).
        """
        with Extra("data"):
            pa: Any = importlib.import_module("pyarrow")
        fields = [
            pa.field(name, pa.from_numpy_dtype(values.dtype), metadata={"meaning": self.meanings[name]})
            for name, values in self.columns.items()
        ]
        return pa.table([pa.array(values) for values in self.columns.values()], schema=pa.schema(fields))

    def frame(self) -> Any:
        """Return the columns as a `pandas.DataFrame` that shares their memory.

        Raises ImportError without pandas.
        """
        return importlib.import_module("pandas").DataFrame(self.columns, copy=False)


GAME_COLUMNS = (
    field("deal", "game", "number of the last deal played", "deals"),
    field("dealer", "game", "who dealt, or deals next if the deal has passed on"),
)


def simulate(
    variant: Variant | str,
    *,
    deals: int = 0,
    matches: int = 0,
    bots: str | Sequence[str] = "club",
    seed: int = 0,
    columns: Sequence[str] | None = None,
    statistic: Statistic | None = None,
    threads: int = 1,
    processes: int = 1,
    most: int = LONGEST_MATCH,
    progress: Callable[[int, int], Any] = lambda _done, _games: None,
) -> Simulation:
    """Play deals (each the first of a match) or whole matches with compiled players, and record facts of each.

    Set either `deals` or `matches`. `bots` names compiled players, one for all seats or one for each: `random`,
    `greedy` and, if the family has one, `club`. Game i has the packs of a fast generator with the seed `seed` + i.
    `columns` are the names of the wanted columns, without numbers of seats or sides (`points`, `sweeps`); the default
    is all columns. `statistic` is a function that is compiled and called with the final state of each game.
    `progress` is called with the number of finished games and the total.

    With several `processes`, each process plays part of the games with `threads` threads; the result is the same.
    Worker processes are spawned, so a script must call this function below `if __name__ == "__main__":`.

    Raises ValueError for unknown players or columns and for a statistic that does not compile, and OptionsError for
    an unknown variant.
    """
    found = find_variant(variant) if isinstance(variant, str) else variant
    if (deals > 0) == (matches > 0):
        raise ValueError("either deals or matches must be positive")
    games = deals or matches
    seated = _seat_bots(found, bots)
    compiled = players(found.game.name).compiled_players(found)
    missing = sorted(set(seated) - set(compiled.players))
    if missing:
        raise ValueError(
            f"unknown compiled players: {', '.join(missing)}; available are {', '.join(compiled.players)}"
        )
    names = list(dict.fromkeys(seated))
    contest = Contest(
        compiled.kernel, found, [compiled.players[name] for name in names], one_deal=deals > 0, most=most
    )
    seating = np.array([names.index(name) for name in seated], np.int64)
    wanted = _select_columns(found, columns)
    if statistic is not None:
        _compile(statistic, found)

    def simulated(columns_of: Columns) -> Simulation:
        return Simulation(
            str(found), seated, columns_of, {name: _meaning(name, wanted) for name in columns_of}
        )

    if processes > 1 and games > SIDE_BY_SIDE:
        plan = SharedGames(str(found), seated, deals > 0, seed, columns, statistic, threads, most)
        play_part(plan.with_pickled_statistic(), 0, 1)  # this compiles everything that is not in the cache
        return simulated(
            simulate_in_processes(play_part, plan, games, processes=processes, progress=progress)
        )

    def part(first: int) -> Columns:
        seeds = np.arange(seed + first, seed + min(first + SIDE_BY_SIDE, games), dtype=np.int64)
        result, states = contest.play_with_states(np.tile(seating, (len(seeds), 1)), seeds)
        return dict(_read_columns(found, wanted, columns, seeds, result, states, statistic))

    parts: list[Columns] = []
    with ThreadPoolExecutor(threads, "virado-simulate") as pool:
        for done in pool.map(part, range(0, games, SIDE_BY_SIDE)):
            parts.append(done)
            progress(sum(len(each["seed"]) for each in parts), games)
    return simulated(concatenate(parts))


def play_part(games: SharedGames, first: int, number: int) -> Columns:
    """Return the columns of `number` games, beginning with game `first`."""
    found = simulate(
        games.variant,
        deals=number if games.one_deal else 0,
        matches=0 if games.one_deal else number,
        bots=games.bots,
        seed=games.seed + first,
        columns=games.columns,
        statistic=games.read_statistic(),
        threads=games.threads,
        most=games.most,
    )
    return found.columns


def _seat_bots(variant: Variant, bots: str | Sequence[str]) -> tuple[str, ...]:
    """Return the name of the player on each seat."""
    seated = (bots,) * variant.players if isinstance(bots, str) else tuple(bots)
    if len(seated) != variant.players:
        raise ValueError(f"{variant} has {variant.players} seats, not {len(seated)}")
    return seated


POINTS = "points"
ALWAYS = {
    "seed": "seed of the game's packs",
    "given_up": "1 if the game had too many decisions, or too many legal moves",
}
"""Columns that every simulation has, with their meanings."""
RESULTS = {
    POINTS: "what the side gained, in points; high is good also where scores count down",
    "won": "1 if the side won the match",
    "decisions": "decisions of the seat",
}
"""Columns about results, which every family has, with their meanings."""


def _select_columns(variant: Variant, columns: Sequence[str] | None) -> list[Column]:
    """Return the selected columns that are read from states. Raises ValueError for unknown names."""
    part = FAMILIES[variant.game.name].columns
    known: list[Column] = [*GAME_COLUMNS, *(load(part) if part else ())]
    names = [*ALWAYS, *RESULTS, *(column.name for column in known)]
    wrong = sorted(set(columns or ()) - set(names))
    if wrong:
        raise ValueError(f"unknown columns: {', '.join(wrong)}; available are {', '.join(names)}")
    return [column for column in known if columns is None or column.name in columns]


def _read_columns(
    variant: Variant,
    wanted: Sequence[Column],
    columns: Sequence[str] | None,
    seeds: Any,
    result: ContestResult,
    states: Any,
    statistic: Statistic | None,
) -> Iterator[tuple[str, Any]]:
    """Yield the name and values of each selected column for some games."""
    sides, config = len(variant.sides), variant.config()
    yield "seed", seeds
    yield "given_up", result.truncated.astype(np.int64)
    won = result.winners[:, None] >> np.arange(sides) & 1
    for name, values in ((POINTS, variant.sign * result.points), ("won", won), ("decisions", result.turns)):
        if columns is None or name in columns:
            yield from _split_columns(name, values)
    for column in wanted:
        values = column.read(states, config)
        if column.each == "game":
            yield column.name, values.copy()
        else:
            yield from _split_columns(
                column.name, values[:, : sides if column.each == "side" else variant.players]
            )
    if statistic is not None:
        counted = np.zeros(len(seeds), np.float64)
        _counting(statistic)(states, records(config), counted)
        yield STATISTIC, counted


def _split_columns(name: str, values: Any) -> Iterator[tuple[str, Any]]:
    for number in range(values.shape[1]):
        yield f"{name}_{number}", values[:, number].copy()


def _meaning(name: str, wanted: Sequence[Column]) -> str:
    said = {column.name: column.meaning for column in wanted}
    known = {
        **ALWAYS,
        **RESULTS,
        **said,
        STATISTIC: "what the statistic says of the state in which the game ended",
    }
    return known.get(name) or known[name.rpartition("_")[0]]


def _compile(statistic: Statistic, variant: Variant) -> None:
    """Compile a statistic before any game is played.

    Raises ValueError with the reason if the statistic does not compile.
    """
    states, configs = zero_records(variant.game.state_type, 1), records(variant.config())
    errors = importlib.import_module("numba.core.errors")
    try:
        _counting(statistic).prepare(states, configs, np.zeros(1, np.float64))
    except KeyError as error:  # Numba raises KeyError for a field that the record lacks
        fields = (
            f"a state has {', '.join(states.dtype.names)}; the options have {', '.join(configs.dtype.names)}"
        )
        raise ValueError(f"the statistic uses the unknown field {error.args[0]!r}: {fields}") from error
    except errors.NumbaError as error:
        raise ValueError(f"the statistic cannot be compiled: {error}") from error


@cache
def _counting(statistic: Statistic) -> Kernel[None]:
    """Return the kernel that applies a statistic to every final state."""
    count_of = rule(inline=False)(statistic)

    def counting(states: Any, configs: Any, counted: Any) -> None:
        for game in range(counted.shape[0]):
            counted[game] = count_of(states[game], configs[0])

    return kernel(counting)
