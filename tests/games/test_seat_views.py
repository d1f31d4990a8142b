"""Seat views built from the public view, compared with views built from the state."""

import random

import msgspec
import pytest

from tests.games.option_values import some_changes
from tests.nightly import NIGHTLY
from tests.random_play import random_move
from virado.games.catalogue import presets
from virado.games.variant import Variant
from virado.kernel.layout import MatchState
from virado.match import Match


def compare(match: Match) -> None:
    """Check that both ways to build a seat's view give the same result and leave the match unchanged."""
    state: MatchState = match._state  # pyright: ignore[reportPrivateUsage]
    before = state.values()
    public = match.position()
    for seat in range(match.variant.players):
        whole, made = match.view(seat).data, match.position(seat, public=public)
        assert msgspec.json.encode(made) == msgspec.json.encode(whole), f"seat {seat}\n{match.view(seat)}"
    assert match.view().data == public
    assert state.values() == before


def watched(variant: Variant | str, seed: int, moves: int) -> None:
    """Play a random match and check it after every move."""
    rng = random.Random(f"{variant} {seed}")
    match = Match(variant, seed=seed)
    compare(match)
    for _ in range(moves):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, random_move(match, seat, rng))
        compare(match)


@pytest.mark.parametrize("slug", sorted(presets()))
def test_a_seat_view_is_the_same_from_the_public_view_and_from_the_state(slug: str):
    watched(slug, 1, 14)


@pytest.mark.slow
@pytest.mark.parametrize("slug", sorted(presets()))
def test_seat_views_are_the_same_until_the_end_of_a_match(slug: str):
    for seed in range(3):
        watched(slug, seed, 400)


@pytest.mark.slow
def test_seat_views_are_the_same_with_any_options():
    """Check every value of every option in some forms, and in the nightly run in all of them."""
    tried: set[str] = set()
    for change in some_changes(forms=1 if NIGHTLY else 4):
        watched(change.variant(), 5, 20)
        tried.add(change.preset.slug)
    assert tried == set(presets())
