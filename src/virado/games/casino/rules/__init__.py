"""The rules of the Casino family (docs/rules/casino.md), assembled."""

from virado.games.casino.rules.dealing import cards_to_shuffle, setup, supply
from virado.games.casino.rules.legality import refusal
from virado.games.casino.rules.move_generation import choices, moves
from virado.games.casino.rules.secrecy import hide, to_act
from virado.games.casino.rules.turns import apply
from virado.games.contract import Rules

RULES = Rules(
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
