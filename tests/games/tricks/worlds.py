"""Matches of Raub and Zwanzig ab for comparison with other worlds."""

import random

from tests.worlds import check_secrecy
from virado.cards import SKAT32
from virado.games.messages import REFEREE, Actor
from virado.games.variant import Variant
from virado.match import Match

SENSELESS = (
    "",
    "fold",
    "card",
    "card 6h",
    "card Kh Qh",
    "exchange 7s 7s",
    "exchange 7s x",
    "choose x",
    "take_turnup",
    "stay Kh",
    "declare 7s",
)
"""Texts that cannot be parsed."""


def texts(rng: random.Random, words: tuple[str, ...]) -> list[str]:
    """Return moves of all kinds as text, legal or illegal, valid or malformed."""
    cards = list(SKAT32.names)
    return [
        *SENSELESS,
        *words,
        *(f"card {card}" for card in cards),
        *(f"take_turnup {card}" for card in rng.sample(cards, 8)),
        *(f"exchange {' '.join(rng.sample(cards, rng.randint(1, 5)))}" for _ in range(25)),
    ]


def play_and_compare(variant: Variant, words: tuple[str, ...], rng: random.Random, wanted: int) -> None:
    """Play at random, and compare some positions with other worlds until `wanted` positions have been compared."""
    tried = 0
    actors: list[Actor] = [REFEREE, *range(variant.players)]
    while tried < wanted:
        match = Match(variant, seed=rng.getrandbits(30))
        dealt = 0
        for number in range(60):
            if match.over or tried >= wanted:
                break
            if number % 4 == 1:
                moves = texts(rng, words)
                tried += sum(check_secrecy(match, actor, moves, rng, dealt=dealt) for actor in actors)
            deal = match.deal
            match.play(match.to_act[0], rng.choice(match.legal()))
            if match.deal != deal:
                dealt = len(match.steps)
