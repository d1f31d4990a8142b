"""Who plays in a plan: bots of the house with their settings, or programs; and playing a part of the units with them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from virado.arena.compiled import field_of, play_compiled
from virado.arena.external import ExternalBot, program
from virado.arena.games import Plan, Result, play_unit, seat_games, seating
from virado.bots.catalogue import DIAL, HouseBot, bot
from virado.bots.contract import Bot
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.match import Match
from virado.refusal import OptionsError

COMMAND = "cmd:"
SETTINGS = ("ms", "simulations", "aim")


def settings_of(name: str) -> tuple[str, dict[str, Any]]:
    """The level of a bot of the house and its own settings: `expert:simulations=3000:aim=points`."""
    parts = name.split(":")
    level = parts.pop(0)
    if level == DIAL and parts:
        level = f"{DIAL}:{parts.pop(0)}"
    given: dict[str, Any] = {}
    for part in parts:
        what, equals, value = part.partition("=")
        number = what != "aim"
        if what not in SETTINGS or what in given or not equals or (number and not value.isdecimal()):
            raise OptionsError(
                "a bot's settings are ms=N, simulations=N and aim=match or aim=points, each once, as in "
                "expert:simulations=3000:aim=points",
                name,
            )
        given[what] = int(value) if number else value
    return level, given


def house_bot(name: str, plan: Plan) -> HouseBot:
    """The bot of the house of a name of the plan, with its settings and else the plan's."""
    level, given = settings_of(name)
    if "ms" not in given and "simulations" not in given:
        given |= {"ms": plan.ms, "simulations": plan.simulations}
    return bot(level, seed=plan.seed, **given)


def make_bot(name: str, plan: Plan) -> Bot:
    """The bot of a name of the plan: of the house, or `cmd:program`."""
    if name.startswith(COMMAND):
        return ExternalBot(name[len(COMMAND) :])
    return house_bot(name, plan)


def check(plan: Plan) -> Variant:
    """The variant of a plan; OptionsError if the bots do not fit it or its seats."""
    variant = find_variant(plan.variant)
    if len(plan.bots) < 2:
        raise OptionsError(
            "a tournament takes two bots or more, as in --bots club,greedy", ",".join(plan.bots)
        )
    if len(variant.sides) % len(plan.bots):
        raise OptionsError(
            f"{len(plan.bots)} bots cannot share {len(variant.sides)} sides evenly", ",".join(plan.bots)
        )
    for name in plan.bots:
        if name.startswith(COMMAND):
            program(name[len(COMMAND) :])
        else:
            house_bot(name, plan).check(variant.game)
    return variant


_hired: dict[Plan, list[Bot]] = {}


def is_compiled(plan: Plan) -> bool:
    """Whether the plan is played by compiled players."""
    return field_of(plan, find_variant(plan.variant)) is not None


@cache
def make_ready(plan: Plan) -> None:
    """Compile what the plan needs, so that it is not timed."""
    variant = find_variant(plan.variant)
    field = field_of(plan, variant)
    if field is not None:
        from virado.kernel.compile import announce

        done = announce(variant.game.title, f"{variant.game.name}-contest")
        play_compiled(plan, variant, [0], field)
        done()
    else:
        _play_lightly(plan, variant)


def _play_lightly(plan: Plan, variant: Variant) -> None:
    """Play a deal with the least thought, and without the programs."""
    levels = ("random" if name.startswith(COMMAND) else settings_of(name)[0] for name in plan.bots)
    bots = [bot(level, simulations=1) for level in levels]
    seated = [bots[index] for index in seating(variant, len(bots), 0)]
    seat_games(Match(variant, seed=0), seated, lambda _seat, _seconds: None, one_deal=True)


def play_part(plan: Plan, units: Sequence[int]) -> list[Result]:
    """Play some units of a plan, compiled if it can be; what a worker process runs."""
    make_ready(plan)
    variant = find_variant(plan.variant)
    field = field_of(plan, variant)
    quick = {} if field is None else play_compiled(plan, variant, units, field)
    return [quick[unit] if unit in quick else _played_by_hand(plan, variant, unit) for unit in units]


def _played_by_hand(plan: Plan, variant: Variant, unit: int) -> Result:
    if plan not in _hired:
        _hired[plan] = [make_bot(name, plan) for name in plan.bots]
    return play_unit(plan, variant, unit, _hired[plan])
