"""Access to the state behind a match, hidden cards included, for tests only."""

from typing import Any

from virado.games.contract import Packed, seat_number
from virado.games.messages import Actor, Move
from virado.match import Match


def state_of(match: Match) -> Any:
    """Return the live state of a match. A change of the state changes the match."""
    return match._state  # pyright: ignore[reportPrivateUsage]


def config_of(match: Match) -> Any:
    """Return the options of the match as the integers that rules read."""
    return match.variant.config()


def pack_move(match: Match, actor: Actor, move: Move | str) -> Packed:
    """Return a move or its text as the integers of the rules."""
    return match.view_of(actor).pack(move)


def is_legal(match: Match, actor: Actor, move: Packed) -> bool:
    """Return True if the rules allow the actor this packed move."""
    return not match.game.rules.refusal(state_of(match), config_of(match), seat_number(actor), *move)


def legal(match: Match, seat: int) -> list[Packed]:
    """Return every legal move of a seat, packed."""
    return list(match.game.legal(state_of(match), config_of(match), seat))
