"""Who plays in a plan: Virado's bots with their settings, or programs; and playing a part of the units with them."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from virado.bots.catalogue import DIAL, FIT, NamedBot, bot
from virado.bots.contract import Budget, Rng
from virado.bots.custom import registry
from virado.bots.custom.external import COMMAND, ExternalBot, split_command
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.kernel.progress import report_compilation
from virado.lab.arena.compiled import compiled_players, play_compiled
from virado.lab.arena.games import Plan, Player, Result, play_games, play_unit, seating
from virado.match import Match
from virado.refusal import OptionsError

NUMBERS = ("ms", "simulations")
SETTINGS = (*NUMBERS, "aim")


class BotSettings(NamedTuple):
    """A bot of a plan as it is named there: `expert:simulations=3000:aim=points`."""

    name: str
    given: dict[str, Any]
    """By name, the settings of its own."""


def settings_of(text: str) -> BotSettings:
    """The name of a bot and its own settings; OptionsError if they cannot be read."""
    parts = text.split(":")
    name = parts.pop(0)
    if name in (DIAL, FIT) and parts:
        name = f"{name}:{parts.pop(0)}"
    given: dict[str, Any] = {}
    for part in parts:
        what, equals, value = part.partition("=")
        number = what in NUMBERS
        if what not in SETTINGS or what in given or not equals or (number and not value.isdecimal()):
            raise OptionsError("bot-settings", text, part=part)
        given[what] = int(value) if number else value
    return BotSettings(name, given)


def named_bot(text: str) -> NamedBot:
    """The bot of a name with settings."""
    settings = settings_of(text)
    return NamedBot(settings.name, aim=settings.given.get("aim"))


def budget_of(text: str, plan: Plan) -> Budget:
    """How long a bot may think: by its own settings, else the plan's."""
    given = settings_of(text).given
    ms, simulations = given.get("ms"), given.get("simulations")
    if ms is None and simulations is None:
        ms, simulations = plan.ms, plan.simulations
    if simulations is not None:
        ms = None
    return Budget(None if ms is None else ms / 1000, simulations).checked()


def make_player(text: str, plan: Plan) -> Player:
    """The player of a name of the plan: a bot, one that was brought along, or `cmd:program`."""
    own = dict(plan.own)
    if text in own:
        return Player(registry.make_custom_bot(text, own[text]), budget_of("", plan), Rng(plan.seed))
    if text.startswith(COMMAND):
        return Player(ExternalBot(text[len(COMMAND) :]), Budget(), Rng())
    return Player(named_bot(text), budget_of(text, plan), Rng(plan.seed))


def check(plan: Plan) -> Variant:
    """The variant of a plan; OptionsError if the bots do not fit it or its seats."""
    variant = check_number(plan)
    for name in plan.bots:
        check_bot(name, plan, variant)
    return variant


def check_number(plan: Plan) -> Variant:
    """The variant of a plan; OptionsError if so many bots do not fit its seats."""
    variant = find_variant(plan.variant)
    names = ",".join(plan.bots)
    if len(plan.bots) < 2:
        raise OptionsError("too-few-bots", names)
    if len(variant.sides) % len(plan.bots):
        raise OptionsError("uneven-bots", names, number=len(plan.bots), limit=len(variant.sides))
    return variant


def check_bot(name: str, plan: Plan, variant: Variant) -> None:
    """OptionsError if there is no bot of this name for the variant."""
    if name in dict(plan.own):
        return
    if name.startswith(COMMAND):
        split_command(name[len(COMMAND) :])
    else:
        named_bot(name).check(variant.game)
        budget_of(name, plan)


def is_compiled(plan: Plan) -> bool:
    """Whether the plan is played by compiled players."""
    return compiled_players(plan, find_variant(plan.variant)) is not None


@cache
def make_ready(plan: Plan) -> None:
    """Compile what the plan needs, so that it is not timed."""
    variant = find_variant(plan.variant)
    compiled = compiled_players(plan, variant)
    with report_compilation(variant.game.name):
        if compiled is not None:
            play_compiled(plan, variant, [0], compiled)
        else:
            _play_quickly(plan, variant)


def _play_quickly(plan: Plan, variant: Variant) -> None:
    """Play a deal with the least thought, and without what others have written."""
    others = dict(plan.own)
    names = (
        "random" if name in others or name.startswith(COMMAND) else settings_of(name).name
        for name in plan.bots
    )
    players = [Player(bot(name), Budget(simulations=1), Rng()) for name in names]
    for player in players:
        player.bot.prepare(variant)
    seated = [players[index] for index in seating(variant, len(players), 0)]
    play_games(Match(variant, seed=0), seated, lambda _seat, _seconds: None, one_deal=True)


_players: dict[Plan, list[Player]] = {}
"""The players of the plans that this process has played; programs are started once."""


def play_part(plan: Plan, units: Sequence[int]) -> list[Result]:
    """Play some units of a plan, compiled if it can be; what a worker process runs."""
    make_ready(plan)
    variant = find_variant(plan.variant)
    compiled = compiled_players(plan, variant)
    done = {} if compiled is None else play_compiled(plan, variant, units, compiled)
    return [done[unit] if unit in done else _play_interpreted(plan, variant, unit) for unit in units]


def _play_interpreted(plan: Plan, variant: Variant, unit: int) -> Result:
    if plan not in _players:
        _players[plan] = [make_player(name, plan) for name in plan.bots]
    return play_unit(plan, variant, unit, _players[plan])
