"""Units of a plan whose bots are all compiled players: the same packs as ever, thousands of games in a second or so."""

import importlib.util
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from virado.arena.games import Plan, Result, Tally, digest_of, seating, unit_seed
from virado.games.variant import Variant
from virado.kernel.contest import LONGEST_MATCH

if TYPE_CHECKING:
    from virado.bots.contest import Field

COMPILED = ("random", "greedy", "club")
"""Levels of which a family may have a compiled player; a bot with settings is none."""


def field_of(plan: Plan, variant: Variant) -> "Field | None":
    """The compiled players of the game, if all bots of the plan are among them.

    The room of a family that has compiled players has a module `engine` with `field(variant)`.
    """
    if not set(plan.bots) <= set(COMPILED):
        return None
    room = f"virado.bots.{variant.game.name}"
    if importlib.util.find_spec(f"{room}.engine") is None:
        return None
    field: Field = importlib.import_module(f"{room}.engine").field(variant)
    return field if set(plan.bots) <= set(field.entrants) else None


def play_compiled(plan: Plan, variant: Variant, units: Sequence[int], field: "Field") -> dict[int, Result]:
    """Results of units played by compiled players, all whose lists of moves found room; all moves take the same time.

    The packs, and but for random players the moves, are those of `virado.arena.games.play_unit`.
    """
    import numpy as np

    from virado.bots.contest import Contest

    bots = len(plan.bots)
    games = [(unit, rotation) for unit in units for rotation in range(bots)]
    seats = np.array([seating(variant, bots, rotation) for _, rotation in games], np.int64)
    contest = Contest(
        field.kernel(),
        variant,
        [field.entrants[name] for name in plan.bots],
        scores=plan.scores or None,
        one_deal=not plan.matches,
        most=LONGEST_MATCH,
    )
    began = time.perf_counter()
    played = contest.on_packs_of(
        seats,
        [unit_seed(plan.seed, unit) for unit, _ in games],
        [digest_of(f"luck {plan.seed} {unit} {rotation}") for unit, rotation in games],
    )
    turns = played.turns.sum(axis=1)
    ms = 1000 * (time.perf_counter() - began) / max(1, int(turns.sum()))
    lost: set[int] = set()
    tallies = {unit: Tally(variant, bots) for unit in units}
    columns = (seats, played.points, played.winners, played.given_up, played.turns)
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
