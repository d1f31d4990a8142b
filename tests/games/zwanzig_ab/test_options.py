"""Refusal of contradictory options of Zwanzig ab."""

from typing import Any

import pytest

from tests.games.zwanzig_ab.positions import variant_of
from virado.refusal import OptionsError


@pytest.mark.parametrize(
    "options",
    [
        {"exchange_max": 4},
        {"first_packet": 4},
        {"blind_multiplier": 0},
        {"suit_rank": "bridge"},
        {"first_dealer": 4},
        {"trump_next": "yes"},
        {"target": 3},
        {"start_score": 0},
    ],
    ids=str,
)
def test_contradictory_options_are_refused(options: dict[str, Any]):
    with pytest.raises(OptionsError):
        variant_of("zwanzig-ab", **options)
