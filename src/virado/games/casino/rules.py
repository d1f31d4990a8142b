"""The rules of the Casino family, as the rest of the house uses them."""

from virado.games.casino.dealing import setup, supply, wanted
from virado.games.casino.hiding import hide, to_act
from virado.games.casino.judging import refusal
from virado.games.casino.listing import choices, moves
from virado.games.casino.play import apply
from virado.games.contract import Rules

RULES = Rules(
    setup=setup,
    wanted=wanted,
    supply=supply,
    to_act=to_act,
    refusal=refusal,
    moves=moves,
    choices=choices,
    apply=apply,
    hide=hide,
)
