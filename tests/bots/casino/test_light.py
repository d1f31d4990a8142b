"""The playout policy of the Casino family."""

from typing import Any

import pytest

from virado.bots.casino.playout_policy import playout_policy
from virado.cards import FRENCH52
from virado.games.casino.rules.state import CAPTURE, CasinoState, CasinoWorkspace, kind_of
from virado.games.catalogue import presets, variant
from virado.games.contract import Packed
from virado.match import Match

CASINO = [slug for slug in presets() if variant(slug).game.name == "casino"]


def move_of(s: Any, slug: str, rng: list[int]) -> Packed:
    moves: Any = []
    config: Any = variant(slug).config()
    number = playout_policy(s, config, None, None, CasinoWorkspace(), s.turn, moves, rng)
    return moves[number - 1]


@pytest.mark.parametrize("slug", CASINO)
def test_the_playout_policy_is_legal_in_every_variant(slug: str):
    match = Match(slug, seed=3)
    rng = [1]
    while not match.over and match.deal < 3:
        view = match.view(match.to_act[0])
        match.play(view.seat, view.unpack(move_of(view.state, slug, rng)))


def laid(loose: str, hand: str) -> CasinoState:
    """Return a two-player position with only these cards."""
    s = CasinoState(players=2, sides=2)
    s.loose = FRENCH52.cards(loose)
    s.hands[0] = FRENCH52.cards(hand)
    return s


@pytest.mark.parametrize(
    ("slug", "loose", "hand", "expected"),
    [
        ("casino", "8h 8c 5c 3d Kd", "8s 2d", ("8s", "8h 8c 5c 3d")),
        ("casino", "Kh Kc 5c", "Ks", ("Ks", "Kh")),
        ("royal-dominican", "Kh Kc 6c 7d", "Ks", ("Ks", "Kh Kc 6c 7d")),
        ("casino", "4h 4c 9d", "8s", ("8s", "4h 4c")),
        ("casino", "4h 9d", "8d 2s", ("8d", "")),
    ],
)
def test_the_playout_policy_takes_equal_cards_and_pairs_or_trails_its_cheapest_card(
    slug: str, loose: str, hand: str, expected: tuple[str, str]
):
    a, b, c = move_of(laid(loose, hand), slug, [1])
    played, taken = (FRENCH52.cards(cards) for cards in expected)
    assert (a, b) == (played, taken)
    assert (kind_of(c) == CAPTURE) == bool(taken)
