"""The rules of Raub, assembled."""

from virado.games.contract import Rules
from virado.games.raub.rules.dealing import begin_match
from virado.games.raub.rules.legality import refusal
from virado.games.raub.rules.move_generation import list_choices, list_moves
from virado.games.raub.rules.secrecy import hide
from virado.games.raub.rules.state import RaubConfig, RaubState, RaubWorkspace
from virado.games.raub.rules.turns import apply, cards_to_shuffle, supply, to_act

RULES = Rules[RaubState, RaubConfig, RaubWorkspace](
    setup=begin_match,
    cards_to_shuffle=cards_to_shuffle,
    supply=supply,
    to_act=to_act,
    refusal=refusal,
    moves=list_moves,
    choices=list_choices,
    apply=apply,
    hide=hide,
)
