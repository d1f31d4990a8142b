"""Numeric encoding of the Casino family."""

from virado.bots.casino.calls import call_of
from virado.bots.casino.worlds import Belief, sample
from virado.encoders.casino.actions import actions, call_action, choose, finish, next_action
from virado.encoders.casino.observation import fields, observe, reveal, secrets
from virado.encoders.contract import Encoding
from virado.games.casino.rules import RULES
from virado.games.casino.rules.state import CasinoConfig, CasinoState


def place_hidden(s: CasinoState, o: CasinoConfig, seat: int, rng: list[int]) -> None:
    """Place the hidden cards at random, consistent with each hand's duties and known values."""
    sample(s, o, Belief(seat=seat), None, rng)


ENCODING = Encoding(
    version=0,
    rules=RULES,
    actions=actions,
    fields=fields,
    secrets=secrets,
    next_action=next_action,
    choose=choose,
    finish=finish,
    call=call_of,
    call_action=call_action,
    observe=observe,
    reveal=reveal,
    place_hidden=place_hidden,
)
