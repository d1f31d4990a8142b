"""One game of the arena: bots on seats, one deal or a whole match, and what came of it."""

import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from virado.bots.contract import Bot
from virado.games.variant import Variant
from virado.match import Match
from virado.refusal import OptionsError, RefusedError


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played: enough for another process, or another machine, to play any part of it."""

    variant: str
    bots: tuple[str, ...]
    """One bot to a side, in turn; two or more."""
    seed: int
    matches: bool = False
    """Whole matches rather than single deals."""
    scores: tuple[int, ...] = ()
    """Scores at the start, by side; empty for those of the variant."""
    ms: int | None = None
    simulations: int | None = None


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """A unit of the plan: the same pack (or match seed) played once for each rotation of the bots."""

    unit: int
    points: tuple[float, ...]
    """By bot, points over all rotations; high is good also where the game counts down."""
    wins: tuple[float, ...]
    """By bot, games won over all rotations; a shared game counts in parts."""
    moves: tuple[int, ...]
    ms: tuple[float, ...]
    """By bot, time thought in milliseconds."""


def unit_seed(seed: int, unit: int) -> int:
    """The seed of the packs of a unit."""
    digest = hashlib.blake2b(f"arena {seed} {unit}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


def sign(variant: Variant) -> int:
    """-1 where the game counts down to its goal, else 1."""
    return -1 if variant.game.start_score(variant.options) > 0 else 1


def seat_games(
    match: Match, bots: Sequence[Bot], clock: Callable[[int, float], None], *, one_deal: bool
) -> None:
    """Let the bot of each seat play until the match, or the first deal, is over."""
    while not match.over and not (one_deal and match.state.scored):
        seat = match.to_act[0]
        view = match.view(seat)
        began = time.perf_counter()
        move = bots[seat].choose(view)
        clock(seat, time.perf_counter() - began)
        match.play(seat, move)
        _calls(match, bots, seat)


def _calls(match: Match, bots: Sequence[Bot], mover: int) -> None:
    for step in range(match.state.players):
        seat: int = (mover + step) % match.state.players
        if match.over or not match.calls(seat):
            continue
        said = bots[seat].call(match.view(seat))
        if said is not None:
            match.play(seat, said)


def play_unit(plan: Plan, variant: Variant, unit: int, bots: Sequence[Bot]) -> Result:
    """Play one unit: every rotation of the bots over the sides, on the same packs."""
    number = len(bots)
    points = [0.0] * number
    wins = [0.0] * number
    moves = [0] * number
    spent = [0.0] * number
    seats = [side for seat in range(variant.players) for side, own in enumerate(variant.sides) if seat in own]
    for rotation in range(number):
        of_seat = [(side + rotation) % number for side in seats]

        def clock(seat: int, seconds: float, of_seat: list[int] = of_seat) -> None:
            moves[of_seat[seat]] += 1
            spent[of_seat[seat]] += seconds * 1000

        match = Match(variant, seed=unit_seed(plan.seed, unit), scores=plan.scores or None)
        before = match.scores
        try:
            seat_games(match, [bots[index] for index in of_seat], clock, one_deal=not plan.matches)
        except OptionsError:
            raise
        except RefusedError as error:
            playing = " or ".join(sorted(set(plan.bots)))
            raise OptionsError(
                f"in unit {unit}, rotation {rotation} a bot was refused: {error}", playing
            ) from error
        _credit(match, before, rotation, points, wins, one_deal=not plan.matches)
    return Result(unit=unit, points=tuple(points), wins=tuple(wins), moves=tuple(moves), ms=tuple(spent))


def _credit(
    match: Match, before: list[int], rotation: int, points: list[float], wins: list[float], *, one_deal: bool
) -> None:
    state: Any = match.state
    number = len(points)
    up = sign(match.variant)
    change = (
        state.deal_points[: state.sides]
        if one_deal
        else [a - b for a, b in zip(match.scores, before, strict=True)]
    )
    gained = [up * value for value in change]
    if match.over:
        winners = match.winners
    else:
        winners = [side for side, value in enumerate(gained) if value == max(gained)]
    for side, value in enumerate(gained):
        points[(side + rotation) % number] += value
    for side in winners:
        wins[(side + rotation) % number] += 1 / len(winners)
