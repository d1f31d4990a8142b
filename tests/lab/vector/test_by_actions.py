"""Matches stepped by actions with cards from outside."""

import random

from tests.states import state_of
from virado.lab.vector.action_match import ActionMatch
from virado.packs import shuffle_cards


def step(match: ActionMatch, rng: random.Random) -> None:
    """Supply cards or take a random action."""
    if match.cards_to_shuffle:
        match.supply(shuffle_cards(match.cards_to_shuffle, rng.getrandbits(60), 1))
    else:
        match.act(rng.choice(match.legal_actions()))


def test_matches_that_share_a_stepper_are_independent():
    matches, alone = ([ActionMatch("casino") for _ in range(2)] for _ in range(2))
    together, apart = ([random.Random(seed) for seed in (1, 2)] for _ in range(2))
    for _ in range(60):
        for match in matches:
            match.legal_actions()  # load this match into the shared stepper
        for match, rng in zip(matches, together, strict=True):
            step(match, rng)
    for match, rng, beside in zip(alone, apart, matches, strict=True):
        for _ in range(60):
            step(match, rng)
        assert state_of(match) == state_of(beside)
        assert match.partial_move == beside.partial_move
