"""Tournament units whose bots are all compiled players: thousands of games per second, with the usual packs."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from virado.bots.catalogue import is_character, players
from virado.games.variant import Variant
from virado.kernel.contest import LONGEST_MATCH
from virado.lab.arena.games import Plan, Result, Tally, digest_of, seating, unit_seed

if TYPE_CHECKING:
    from virado.bots.contest import CompiledPlayers

COMPILED = ("random", "greedy", "club")
"""Names, besides those of characters, that may exist as compiled players.

A bot with settings is never compiled.
"""


def could_be_compiled(plan: Plan) -> bool:
    """Return True if all bots of a plan may be compiled players.

    The check does not load the compiler.
    """
    own = dict(plan.own)
    return all((name in COMPILED or is_character(name)) and name not in own for name in plan.bots)


def compiled_players(plan: Plan, variant: Variant) -> "CompiledPlayers | None":
    """Return the variant's compiled players if they include all bots of the plan, otherwise None."""
    if not could_be_compiled(plan):
        return None
    found = players(variant.game.name).compiled_players(variant)
    return found if set(plan.bots) <= set(found.players) else None


def play_compiled(
    plan: Plan, variant: Variant, units: Sequence[int], compiled: "CompiledPlayers"
) -> dict[int, Result]:
    """Return the results of the units, by unit.

    A unit is missing if a list of moves did not fit into its buffer. The time is attributed evenly to all moves. The
    packs are those of `virado.lab.arena.games.play_unit`. The moves are also the same, except those of random
    players.
    """
    import numpy as np

    from virado.bots.contest import Contest

    bots = len(plan.bots)
    games = [(unit, rotation) for unit in units for rotation in range(bots)]
    seats = np.array([seating(variant, bots, rotation) for _, rotation in games], np.int64)
    contest = Contest(
        compiled.kernel,
        variant,
        [compiled.players[name] for name in plan.bots],
        scores=plan.scores or None,
        one_deal=not plan.matches,
        most=LONGEST_MATCH,
    )
    began = time.perf_counter()
    played = contest.play_match_packs(
        seats,
        [unit_seed(plan.seed, unit) for unit, _ in games],
        [digest_of(f"luck {plan.seed} {unit} {rotation}") for unit, rotation in games],
    )
    turns = played.turns.sum(axis=1)
    ms = 1000 * (time.perf_counter() - began) / max(1, int(turns.sum()))
    lost: set[int] = set()
    tallies = {unit: Tally(variant, bots) for unit in units}
    columns = (seats, played.points, played.winners, played.truncated, played.turns)
    rows = zip(games, *(column.tolist() for column in columns), strict=True)
    for (unit, rotation), seated, points, winners, given_up, decisions in rows:
        tally = tallies[unit]
        for bot, number in zip(seated, decisions, strict=True):
            tally.moves[bot] += number
            tally.ms[bot] += number * ms
        if given_up and sum(decisions) == LONGEST_MATCH:
            tally.unfinished += 1
        elif given_up:
            lost.add(unit)
        else:
            tally.credit(rotation, points, [side for side in range(len(points)) if winners >> side & 1])
    return {unit: tally.result(unit) for unit, tally in tallies.items() if unit not in lost}
