"""The rules of Zwanzig ab, assembled."""

from virado.games.contract import Rules
from virado.games.zwanzig_ab.rules.dealing import cards_to_shuffle, setup, supply
from virado.games.zwanzig_ab.rules.legality import refusal
from virado.games.zwanzig_ab.rules.move_generation import choices, moves
from virado.games.zwanzig_ab.rules.secrecy import hide
from virado.games.zwanzig_ab.rules.state import ZwanzigConfig, ZwanzigState, ZwanzigWorkspace
from virado.games.zwanzig_ab.rules.turns import apply, to_act

RULES = Rules[ZwanzigState, ZwanzigConfig, ZwanzigWorkspace](
    setup=setup,
    cards_to_shuffle=cards_to_shuffle,
    supply=supply,
    to_act=to_act,
    refusal=refusal,
    moves=moves,
    choices=choices,
    apply=apply,
    hide=hide,
)
