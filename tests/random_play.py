"""Random play through `Match`, shared by the tests."""

import random
from typing import Any

from virado.cards import Seat
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.match import Match
from virado.view import AnyView

EVERY_FAMILY = ("royal-dominican", "tuxedo", "kaszino-kirschner", "raub", "zwanzig-ab-jager", "hazari")
"""One variant of every kind, for tests of properties common to all games."""

LISTENING = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from virado.cli import main
sys.exit(main())
"""
"""Program that runs `virado` and handles Ctrl-C even if the test runner ignores it."""


def random_move(match: Match, seat: Seat, rng: random.Random) -> Move:
    """Return a random legal move of a seat: from the list for search, or if that is long, from all moves."""
    return random_choice(match.view(seat), rng)


def random_choice(view: AnyView, rng: random.Random) -> Move:
    """Return a random legal move in a view whose seat is to act."""
    rules = view.variant.game.rules
    if rules.sample is None:
        return rng.choice(view.search_moves())
    moves: list[Packed] = []
    work = view.variant.game.workspace_type()
    rules.sample(view.state, view.config, work, view.seat, moves, [rng.getrandbits(62)])
    return view.unpack(moves[0])


def random_match(variant: str, *, seed: int, moves: int, **how: Any) -> Match:
    """Return a match after `moves` random moves, or at its end if that comes first."""
    rng = random.Random(f"{variant} {seed}")
    match = Match(variant, seed=seed, **how)
    for _ in range(moves):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, random_move(match, seat, rng))
    return match


def position(match: Match) -> tuple[Any, ...]:
    """Return the whole state of a match, hidden cards included.

    Two matches are in the same position if and only if these are equal.
    """
    return match._state.values()  # pyright: ignore[reportPrivateUsage]
