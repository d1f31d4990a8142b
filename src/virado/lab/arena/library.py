"""Tournaments from Python, with bots as objects or functions."""

from collections.abc import Callable, Sequence

from virado.bots.contract import Bot, Budget, Rng
from virado.bots.custom.function import Agent, FunctionBot
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.lab.arena.games import Plan, Player, Result, play_unit
from virado.lab.arena.players import budget_of, check_bot, check_number, make_player
from virado.lab.arena.runner import play
from virado.lab.arena.standings import Standing, standings


def tournament(
    variant: Variant | str,
    bots: Sequence[Bot | Agent | str],
    *,
    units: int = 100,
    seed: int = 0,
    matches: bool = False,
    ms: int | None = None,
    simulations: int | None = None,
    jobs: int | None = None,
    after_unit: Callable[[int, int], object] = lambda _done, _units: None,
) -> list[Standing]:
    """Play a tournament and return the standings of the bots, in their order.

    A unit is one pack, or with `matches` one match, played once for every rotation of the bots over the sides. A bot
    is an object, a function (see `FunctionBot`), or a name as in `virado arena` (`club`, `expert:simulations=500`,
    `cmd:PROGRAM`). `ms` (milliseconds) and `simulations` limit each search of bots that accept a budget. If all bots
    are names, `jobs` processes play the units, or compiled players do. Otherwise this thread plays all units.
    `after_unit` is called with the number of finished units and the total.

    Raises OptionsError if the bots do not fit the variant, or if a bot's move is refused.
    """
    found = find_variant(variant) if isinstance(variant, str) else variant
    objects = [bot if isinstance(bot, str | Bot) else FunctionBot(bot) for bot in bots]
    plan = Plan(
        variant=str(found),
        bots=tuple(bot if isinstance(bot, str) else bot.name for bot in objects),
        seed=seed,
        matches=matches,
        ms=ms,
        simulations=simulations,
    )
    if all(isinstance(bot, str) for bot in objects):
        done = play(plan, units, jobs=jobs, after_unit=lambda ledger: after_unit(len(ledger.results), units))
        return standings(plan, done)
    check_number(plan)
    for bot in objects:
        if isinstance(bot, str):
            check_bot(bot, plan, found)
    return standings(plan, _play_objects(plan, found, objects, units, after_unit))


def _play_objects(
    plan: Plan,
    variant: Variant,
    bots: Sequence[Bot | str],
    units: int,
    after_unit: Callable[[int, int], object],
) -> list[Result]:
    players = [
        make_player(bot, plan) if isinstance(bot, str) else Player(bot, _budget(plan), Rng(plan.seed))
        for bot in bots
    ]
    for player in players:
        player.bot.prepare(variant)
    done: list[Result] = []
    for unit in range(units):
        done.append(play_unit(plan, variant, unit, players))
        after_unit(unit + 1, units)
    return done


def _budget(plan: Plan) -> Budget:
    """Return the budget that the plan sets for each search."""
    return budget_of("", plan)
