"""The rules of Raub as one set."""

from virado.games.contract import Rules
from virado.games.raub.rules.dealing import begin_match
from virado.games.raub.rules.legality import refusal
from virado.games.raub.rules.listing import list_choices, list_moves
from virado.games.raub.rules.secrecy import hide
from virado.games.raub.rules.state import RaubConfig, RaubState, RaubWorkspace
from virado.games.raub.rules.turns import apply, supply, to_act, wanted

RULES = Rules[RaubState, RaubConfig, RaubWorkspace](
    setup=begin_match,
    wanted=wanted,
    supply=supply,
    to_act=to_act,
    refusal=refusal,
    moves=list_moves,
    choices=list_choices,
    apply=apply,
    hide=hide,
)
