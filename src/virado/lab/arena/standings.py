"""How the bots of a tournament stand, and when enough is known."""

from collections.abc import Callable, Sequence

import msgspec

from virado.lab.arena import sprt, statistics
from virado.lab.arena.games import Plan, Result
from virado.position_text import html_table
from virado.refusal import OptionsError

FIRST_LOOK = 50
"""Units before a tournament may stop, and between two looks whether it does."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot stands: the JSON of the arena has one for each."""

    name: str
    mean: float
    """Points per unit; for two bots the difference per mirrored pair, seen from this bot."""
    ci95: tuple[float, float]
    match_wins: float
    """Games won: matches, or single deals; a shared one counts in parts."""
    win_share: float
    """Part of the games won, 0 to 1."""
    win_ci95: tuple[float, float]
    ms_per_move: float

    def _repr_html_(self) -> str:
        """Its figures as a table, for notebooks."""
        rows = [
            ("points", f"{self.mean:+.2f}", f"{self.ci95[0]:+.2f} .. {self.ci95[1]:+.2f}"),
            ("won", f"{self.win_share:.1%}", f"{self.win_ci95[0]:.1%} .. {self.win_ci95[1]:.1%}"),
            ("ms a move", f"{self.ms_per_move:.2g}", ""),
        ]
        return html_table(self.name, ("", "mean", "95% interval"), rows)


def samples(plan: Plan, done: Sequence[Result], index: int) -> list[float]:
    """One number per unit for a bot: its points per game; with two bots, the difference over the pair."""
    number = len(plan.bots)
    if number == 2:
        return [result.points[index] - result.points[1 - index] for result in done]
    return [result.points[index] / number for result in done]


def shares(plan: Plan, done: Sequence[Result], index: int) -> list[float]:
    """The part of its games in each unit that a bot won."""
    return [result.wins[index] / len(plan.bots) for result in done]


def standings(plan: Plan, done: Sequence[Result]) -> list[Standing]:
    """How the bots stand, in the order of the plan."""
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
    """What decides: in whole matches the part won, else the points."""
    return shares if plan.matches else samples


def is_decided(plan: Plan, done: Sequence[Result]) -> bool:
    """Whether the first bot's advantage (or disadvantage) over the second is certain enough to stop."""
    first, second = (deciding_measure(plan)(plan, done, index) for index in (0, 1))
    gaps = [a - b for a, b in zip(first, second, strict=True)]
    return abs(statistics.mean(gaps)) > statistics.LOOK_AGAIN * statistics.stderr(gaps)


def is_narrow(plan: Plan, done: Sequence[Result], width: float) -> bool:
    """Whether the first bot's interval is no more than `width` to either side."""
    low, high = statistics.interval(deciding_measure(plan)(plan, done, 0))
    return (high - low) / 2 <= width


def stopper(text: str) -> Callable[[Plan, Sequence[Result]], bool]:
    """The rule by which a tournament stops early: `decided`, a half width of the interval (`0.5`), or a test (`sprt.read`)."""
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
