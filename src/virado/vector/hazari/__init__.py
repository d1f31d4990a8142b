"""Hazari as numbers."""

from virado.games.hazari.rules import RULES
from virado.kernel.contest import no_call
from virado.vector.contract import Encoding
from virado.vector.hazari.actions import DIRECTLY, actions, choose, next_action
from virado.vector.hazari.observing import fields, observe, reveal, secrets
from virado.vector.tricks import finish, no_call_action

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
    directly=DIRECTLY,
)
