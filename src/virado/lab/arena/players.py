"""The players of a plan, and the playing of units with them.

A player is one of Virado's bots with settings, a custom bot, or an external program.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from virado.bots.catalogue import DIAL, FIT, NamedBot, bot, dial_of, is_level, unknown_bot
from virado.bots.contract import Budget, Rng
from virado.bots.custom import registry
from virado.bots.custom.external import COMMAND, ExternalBot, split_command
from virado.bots.handicap import CLUB
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
    """A bot with settings, as named in a plan: `expert:simulations=3000:aim=points`."""

    name: str
    given: dict[str, Any]
    """Settings given for the bot, by name."""


def settings_of(text: str) -> BotSettings:
    """Parse the name and settings of a bot. Raises OptionsError if the text is malformed."""
    parts = text.split(":")
    name = parts.pop(0)
    if name in (DIAL, FIT) and parts:
        name = f"{name}:{parts.pop(0)}"
    if parts and not is_level(name) and registry.find_custom_bot(name) is None:
        raise unknown_bot(text)
    given: dict[str, Any] = {}
    for part in parts:
        what, equals, value = part.partition("=")
        number = what in NUMBERS
        if what not in SETTINGS or what in given or not equals or (number and not value.isdecimal()):
            raise OptionsError("bot-settings", text, part=part)
        given[what] = int(value) if number else value
    return BotSettings(name, given)


def named_bot(text: str) -> NamedBot:
    """Return the bot that a name with settings describes."""
    settings = settings_of(text)
    return NamedBot(settings.name, aim=settings.given.get("aim"))


def budget_of(text: str, plan: Plan) -> Budget:
    """Return the budget of a bot: from its own settings, otherwise from the plan."""
    given = settings_of(text).given
    ms, simulations = given.get("ms"), given.get("simulations")
    if ms is None and simulations is None:
        ms, simulations = plan.ms, plan.simulations
    if simulations is not None:
        ms = None
    return Budget(None if ms is None else ms / 1000, simulations).checked()


def _searches(name: str) -> bool:
    """Return True if a bot of Virado searches, so that it uses a budget."""
    return (dial_of(name) or 0) > CLUB


def is_timed(plan: Plan) -> bool:
    """Return True if any of Virado's bots searches by the clock, so that results differ from run to run."""
    return any(
        _searches(settings_of(name).name) and budget_of(name, plan).limit is not None
        for name in plan.bots
        if name not in dict(plan.own) and not name.startswith(COMMAND)
    )


def make_player(text: str, plan: Plan) -> Player:
    """Return the player that a name in the plan describes: a bot, a custom bot, or `cmd:program`."""
    own = dict(plan.own)
    if text in own:
        return Player(registry.make_custom_bot(text, own[text]), budget_of("", plan), Rng(plan.seed))
    if text.startswith(COMMAND):
        return Player(ExternalBot(text[len(COMMAND) :]), Budget(), Rng())
    return Player(named_bot(text), budget_of(text, plan), Rng(plan.seed))


def check(plan: Plan) -> Variant:
    """Return the variant of a plan. Raises OptionsError if the bots do not fit it or its seats."""
    variant = check_number(plan)
    for name in plan.bots:
        check_bot(name, plan, variant)
    return variant


def check_number(plan: Plan) -> Variant:
    """Return the variant of a plan. Raises OptionsError if the number of bots does not fit the seats."""
    variant = find_variant(plan.variant)
    names = ",".join(plan.bots)
    if len(plan.bots) < 2:
        raise OptionsError("too-few-bots", names)
    if len(variant.sides) % len(plan.bots):
        raise OptionsError("uneven-bots", names, number=len(plan.bots), limit=len(variant.sides))
    return variant


def check_bot(name: str, plan: Plan, variant: Variant) -> None:
    """Raise OptionsError if no bot of this name exists for the variant."""
    if name in dict(plan.own):
        return
    if name.startswith(COMMAND):
        split_command(name[len(COMMAND) :])
    else:
        named_bot(name).check(variant.game)
        budget_of(name, plan)
        settings = settings_of(name)
        unused = [setting for setting in NUMBERS if setting in settings.given]
        if unused and not _searches(settings.name):
            raise OptionsError("bot-setting-unused", name, part=unused[0], level=settings.name)


def is_compiled(plan: Plan) -> bool:
    """Return True if the plan is played by compiled players."""
    return compiled_players(plan, find_variant(plan.variant)) is not None


@cache
def make_ready(plan: Plan) -> None:
    """Compile everything that the plan needs, so that compilation is not timed."""
    variant = find_variant(plan.variant)
    compiled = compiled_players(plan, variant)
    with report_compilation(variant.game.name):
        if compiled is not None:
            play_compiled(plan, variant, [0], compiled)
        else:
            _play_quickly(plan, variant)


def _play_quickly(plan: Plan, variant: Variant) -> None:
    """Play a deal with minimal budgets, without custom bots."""
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
"""Players of the plans that this process has played.

The cache ensures that each program is started only once.
"""


def play_part(plan: Plan, units: Sequence[int]) -> list[Result]:
    """Return the results of some units of a plan.

    This is the task of a worker process. Compiled players play if possible.
    """
    make_ready(plan)
    variant = find_variant(plan.variant)
    compiled = compiled_players(plan, variant)
    done = {} if compiled is None else play_compiled(plan, variant, units, compiled)
    return [done[unit] if unit in done else _play_interpreted(plan, variant, unit) for unit in units]


def _play_interpreted(plan: Plan, variant: Variant, unit: int) -> Result:
    if plan not in _players:
        _players[plan] = [make_player(name, plan) for name in plan.bots]
    return play_unit(plan, variant, unit, _players[plan])
