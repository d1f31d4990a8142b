"""The state behind a match, secrets included, which only tests look at."""

from typing import Any

from virado.games.contract import Packed, seat_number
from virado.games.messages import Actor, Move
from virado.match import Match


def state_of(match: Match) -> Any:
    """The state that the match stands at; what is changed in it is changed in the match."""
    return match._state  # pyright: ignore[reportPrivateUsage]


def config_of(match: Match) -> Any:
    """The options of the match as the ints that rules read."""
    return match.variant.config()


def pack_move(match: Match, actor: Actor, move: Move | str) -> Packed:
    """A move or its text as the ints of the rules."""
    return match.view_of(actor).pack(move)


def is_legal(match: Match, actor: Actor, move: Packed) -> bool:
    """Whether the rules let the actor make the move of these ints."""
    return not match.game.rules.refusal(state_of(match), config_of(match), seat_number(actor), *move)


def legal(match: Match, seat: int) -> list[Packed]:
    """The ints of every legal move of a seat."""
    return list(match.game.legal(state_of(match), config_of(match), seat))
