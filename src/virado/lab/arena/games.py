"""One game of the arena: bots in seats, one deal or a whole match, and the result."""

import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from virado.bots.contract import Bot, Budget, Rng
from virado.games.messages import Move
from virado.games.variant import Variant
from virado.kernel.call_order import seat_in_call_order
from virado.kernel.contest import LONGEST_MATCH
from virado.match import Match
from virado.refusal import OptionsError, RefusedError
from virado.view import AnyView


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The plan of a tournament; any process or machine can play any part of it."""

    variant: str
    bots: tuple[str, ...]
    """Names of two or more bots, assigned to the sides in turn."""
    seed: int
    matches: bool = False
    """True for whole matches, False for single deals."""
    scores: tuple[int, ...] = ()
    """Scores at the start, by side; empty for the variant's initial scores."""
    ms: int | None = None
    simulations: int | None = None
    own: tuple[tuple[str, str], ...] = ()
    """Names and specifications of custom bots: `module:Class`, `file.py:Class` or `cmd:PROGRAM`."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a unit: one pack (or match seed), played once for each rotation of the bots."""

    unit: int
    points: tuple[float, ...]
    """Points of each bot over all rotations; more is better, even in games that count down."""
    wins: tuple[float, ...]
    """Games won by each bot over all rotations; a shared game counts as a fraction."""
    moves: tuple[int, ...]
    ms: tuple[float, ...]
    """Search time of each bot, in milliseconds."""
    unfinished: int = 0
    """Number of games abandoned after `LONGEST_MATCH` decisions.

    They bring no points and no win to any bot.
    """


def unit_seed(seed: int, unit: int) -> int:
    """Return the seed of a unit's packs."""
    return digest_of(f"arena {seed} {unit}")


def digest_of(text: str) -> int:
    """Return a number below 2**63 derived from a text."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


class Player(NamedTuple):
    """A bot that plays in a tournament, with its budget and source of randomness."""

    bot: Bot
    budget: Budget
    """Budget of each search."""
    rng: Rng


class BotRefusedError(Exception):
    """The bot of a seat failed, or its move was refused."""

    def __init__(self, seat: int, error: RefusedError, match: Match) -> None:
        super().__init__(seat, error)
        self.seat = seat
        self.error = error
        self.deal = match.deal
        self.move = len(match.steps) + 1
        """Number of the move in the match, from 1."""

    def refusal(self, name: str, number: int, limit: int | None = None) -> OptionsError:
        """Return the error of the command, with the name of the bot and the place of the move.

        `number` and `limit` are those of the unit and its rotation. Without `limit`, `number` is that of a match.
        """
        why = self.error
        facts: dict[str, Any] = {
            "part": name,
            "number": number,
            "limit": limit,
            "deal": self.deal,
            "step": self.move,
        }
        if why.refusal.facts.get("part") == name:  # the sentence of the reason names the bot
            return OptionsError("bot-stopped", why.input, because=why.refusal, **facts)
        return OptionsError("bot-refused", why.input, because=why.refusal, **facts)


def play_games(
    match: Match,
    players: Sequence[Player],
    clock: Callable[[int, float], None],
    *,
    one_deal: bool,
    note: Callable[[AnyView, Move], None] = lambda _view, _move: None,
) -> bool:
    """Play until the match is over, or with `one_deal` the first deal.

    Returns False if the match is abandoned. `clock` receives the seat and the seconds of each decision. Before each
    move, calls out of turn included, `note` receives the view and the move. Raises BotRefusedError if a bot fails
    or its move is refused.
    """
    decisions = 0
    while not match.over and not (one_deal and match.deal_points is not None):
        if decisions == LONGEST_MATCH:
            return False
        decisions += 1
        seat = match.to_act[0]
        player = players[seat]
        view = match.view(seat)
        began = time.perf_counter()
        try:
            move = player.bot.choose(view, player.budget, player.rng)
            clock(seat, time.perf_counter() - began)
            note(view, move)
            match.play(seat, move)
        except RefusedError as error:
            raise BotRefusedError(seat, error, match) from error
        _hear_calls(match, players, seat, note)
    return True


def _hear_calls(
    match: Match, players: Sequence[Player], mover: int, note: Callable[[AnyView, Move], None]
) -> None:
    """Ask all players for calls out of turn, in the order in which a session asks."""
    for place in range(len(players)):
        seat = seat_in_call_order(mover, place, len(players))
        if match.over or not match.may_call(seat):
            continue
        view = match.view(seat)
        try:
            call = players[seat].bot.call(view, players[seat].rng)
            if call is not None:
                note(view, call)
                match.play(seat, call)
        except RefusedError as error:
            raise BotRefusedError(seat, error, match) from error


def seating(variant: Variant, bots: int, rotation: int) -> list[int]:
    """Return the index of the bot on each seat in a rotation."""
    seats = [side for seat in range(variant.players) for side, own in enumerate(variant.sides) if seat in own]
    return [(side + rotation) % bots for side in seats]


class Tally:
    """The gains of the bots in the games of a unit."""

    def __init__(self, variant: Variant, bots: int) -> None:
        self.up = variant.sign
        self.points = [0.0] * bots
        self.wins = [0.0] * bots
        self.moves = [0] * bots
        self.ms = [0.0] * bots
        self.unfinished = 0

    def credit(self, rotation: int, change: Sequence[int], winners: Sequence[int]) -> None:
        """Add the result of a game.

        `change` is the change of the score by side. `winners` are the sides that won the match, or those that gained
        most in the deal.
        """
        number = len(self.points)
        gained = [self.up * value for value in change]
        won = winners or [side for side, value in enumerate(gained) if value == max(gained)]
        for side, value in enumerate(gained):
            self.points[(side + rotation) % number] += value
        for side in won:
            self.wins[(side + rotation) % number] += 1 / len(won)

    def result(self, unit: int) -> Result:
        """Return the result of the unit."""
        return Result(
            unit=unit,
            points=tuple(self.points),
            wins=tuple(self.wins),
            moves=tuple(self.moves),
            ms=tuple(self.ms),
            unfinished=self.unfinished,
        )


def play_unit(plan: Plan, variant: Variant, unit: int, players: Sequence[Player]) -> Result:
    """Play one unit: every rotation of the bots over the sides, on the same packs."""
    tally = Tally(variant, len(players))
    for rotation in range(len(players)):
        of_seat = seating(variant, len(players), rotation)

        def clock(seat: int, seconds: float, of_seat: list[int] = of_seat) -> None:
            tally.moves[of_seat[seat]] += 1
            tally.ms[of_seat[seat]] += seconds * 1000

        match = Match(variant, seed=unit_seed(plan.seed, unit), scores=plan.scores or None)
        before = match.scores
        try:
            done = play_games(match, [players[index] for index in of_seat], clock, one_deal=not plan.matches)
        except BotRefusedError as refused:
            raise refused.refusal(plan.bots[of_seat[refused.seat]], unit, rotation) from refused.error
        if not done:
            tally.unfinished += 1
            continue
        if plan.matches:
            change = [after - score for after, score in zip(match.scores, before, strict=True)]
        else:
            change = match.deal_points or ()
        tally.credit(rotation, change, match.winners)
    return tally.result(unit)
