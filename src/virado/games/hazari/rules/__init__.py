"""The rules of Hazari, assembled."""

from virado.games.contract import Rules
from virado.games.hazari.rules.dealing import cards_to_shuffle, setup, supply
from virado.games.hazari.rules.legality import refusal
from virado.games.hazari.rules.move_generation import choices, moves, sample
from virado.games.hazari.rules.secrecy import hide
from virado.games.hazari.rules.state import HazariConfig, HazariState, HazariWorkspace
from virado.games.hazari.rules.turns import apply, to_act

RULES: Rules[HazariState, HazariConfig, HazariWorkspace] = Rules(
    setup=setup,
    cards_to_shuffle=cards_to_shuffle,
    supply=supply,
    to_act=to_act,
    refusal=refusal,
    moves=moves,
    choices=choices,
    apply=apply,
    hide=hide,
    sample=sample,
)
