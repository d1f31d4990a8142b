"""Numeric encoding of Hazari."""

from virado.encoders.contract import Encoding
from virado.encoders.hazari.actions import DIRECTLY, actions, choose, next_action
from virado.encoders.hazari.observation import fields, observe, reveal, secrets
from virado.encoders.tricks import finish, no_call_action
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.dealing import PACK
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig, HazariState
from virado.kernel.bits import shuffle
from virado.kernel.contest import no_call


def place_hidden(s: HazariState, o: HazariConfig, seat: int, rng: list[int]) -> None:
    """Place the hidden hands at random with equal probability."""
    dealt = [0] * PACK.bit_count()
    number = shuffle(PACK & ~s.hands[seat], dealt, rng)
    for other in range(SEATS):
        if other != seat:
            number -= HAND
            s.hands[other] = sum(1 << card for card in dealt[number : number + HAND])


ENCODING = Encoding(
    version=0,
    rules=RULES,
    actions=actions,
    fields=fields,
    secrets=secrets,
    next_action=next_action,
    choose=choose,
    finish=finish,
    call=no_call,
    call_action=no_call_action,
    observe=observe,
    reveal=reveal,
    place_hidden=place_hidden,
    directly=DIRECTLY,
)
