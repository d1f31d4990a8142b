"""Standings of a tournament, and the decision when to stop."""

import math
from collections.abc import Callable, Sequence

import msgspec

from virado.lab.arena import sprt, statistics
from virado.lab.arena.games import Plan, Result
from virado.position_text import html_table
from virado.refusal import OptionsError

FIRST_LOOK = 50
"""Number of units before the first check whether to stop, and between further checks."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The standing of a bot, as in the JSON output of the arena."""

    name: str
    mean: float
    """Mean points per game; with two bots, this bot's points minus the other's, per mirrored pair."""
    ci95: tuple[float, float]
    """95 % interval of `mean`; infinite ends (null in JSON) for fewer than two units, or for equal ones."""
    match_wins: float
    """Number of games won (matches or single deals); a shared game counts as a fraction."""
    win_share: float
    """Share of the games won, from 0 to 1."""
    win_ci95: tuple[float, float]
    ms_per_move: float

    def _repr_html_(self) -> str:
        """Return the figures as an HTML table for notebooks."""
        low, high = self.ci95
        rows = [
            ("points", f"{self.mean:+.2f}", f"{low:+.2f} .. {high:+.2f}" if math.isfinite(low) else "—"),
            ("won", f"{self.win_share:.1%}", f"{self.win_ci95[0]:.1%} .. {self.win_ci95[1]:.1%}"),
            ("ms a move", f"{self.ms_per_move:.2g}", ""),
        ]
        return html_table(self.name, ("", "mean", "95% interval"), rows)


def samples(plan: Plan, done: Sequence[Result], index: int) -> list[float]:
    """Return a bot's sample for each unit.

    With two bots it is the difference of their points over the pair, otherwise the bot's points per game.
    """
    number = len(plan.bots)
    if number == 2:
        return [result.points[index] - result.points[1 - index] for result in done]
    return [result.points[index] / number for result in done]


def shares(plan: Plan, done: Sequence[Result], index: int) -> list[float]:
    """Return the share of games that a bot won in each unit."""
    return [result.wins[index] / len(plan.bots) for result in done]


def standings(plan: Plan, done: Sequence[Result]) -> list[Standing]:
    """Return the standings of the bots, in the order of the plan."""
    found: list[Standing] = []
    for index, name in enumerate(plan.bots):
        values = samples(plan, done, index)
        won = shares(plan, done, index)
        moves = sum(result.moves[index] for result in done)
        found.append(
            Standing(
                name=name,
                mean=statistics.mean(values),
                ci95=statistics.interval(values),
                match_wins=round(sum(result.wins[index] for result in done), 6),
                win_share=statistics.mean(won),
                win_ci95=statistics.share_interval(won),
                ms_per_move=sum(result.ms[index] for result in done) / moves if moves else 0.0,
            )
        )
    return found


def deciding_measure(plan: Plan) -> Callable[[Plan, Sequence[Result], int], list[float]]:
    """Return the measure that decides: for matches the share won, for single deals the points."""
    return shares if plan.matches else samples


def is_decided(plan: Plan, done: Sequence[Result]) -> bool:
    """Return True if the first bot's lead or deficit is significant enough to stop."""
    first, second = (deciding_measure(plan)(plan, done, index) for index in (0, 1))
    gaps = [a - b for a, b in zip(first, second, strict=True)]
    return abs(statistics.mean(gaps)) > statistics.LOOK_AGAIN * statistics.stderr(gaps)


def is_narrow(plan: Plan, done: Sequence[Result], width: float) -> bool:
    """Return True if half the width of the first bot's interval is at most `width`."""
    low, high = (
        statistics.share_interval(shares(plan, done, 0))
        if plan.matches
        else statistics.interval(samples(plan, done, 0))
    )
    return (high - low) / 2 <= width


def stopper(text: str) -> Callable[[Plan, Sequence[Result]], bool]:
    """Return the stopping rule that a text describes.

    The text is `decided`, half the width of an interval (`0.5`), or a test (`sprt.parse_sprt`).
    """
    if text == "decided":
        return is_decided
    if text.startswith(sprt.NAME):
        test = sprt.parse_sprt(text)
        return lambda plan, done: test.verdict(shares(plan, done, 0)) != "open"
    try:
        width = float(text)
    except ValueError:
        raise OptionsError("no-stopping-rule", text) from None
    return lambda plan, done: is_narrow(plan, done, width)
