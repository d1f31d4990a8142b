"""The rules of Highest, assembled."""

from tests.examples.highest.rules.dealing import cards_to_shuffle, setup, supply
from tests.examples.highest.rules.legality import refusal
from tests.examples.highest.rules.move_generation import moves
from tests.examples.highest.rules.secrecy import hide
from tests.examples.highest.rules.state import HighestConfig, HighestState, HighestWorkspace
from tests.examples.highest.rules.turns import apply, to_act
from virado.games.contract import Rules

RULES: Rules[HighestState, HighestConfig, HighestWorkspace] = Rules(
    setup=setup,
    cards_to_shuffle=cards_to_shuffle,
    supply=supply,
    to_act=to_act,
    refusal=refusal,
    moves=moves,
    choices=moves,
    apply=apply,
    hide=hide,
)
