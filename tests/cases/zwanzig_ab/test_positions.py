"""Refusal of impossible positions of Zwanzig ab, with the path of the error."""

from typing import Any

import pytest

from virado.cases.positions import match_at
from virado.refusal import OptionsError


@pytest.mark.parametrize(
    "position",
    [
        {"history": ["1 stay"]},
        {"history": ["1 chose s"]},
        {"history": "1 choose s"},
        {"deals": [{"hands": {0: ["Ks"], 1: ["Ks"]}}]},
        {"deals": [{"hands": {0: ["Ks", "Qs", "Js", "Ts", "9s", "8s"]}}]},
        {"deal_no": 0},
        {"dropped_last_deal": [1, 1]},
        {"scores": [1, 2, 3, "4"]},
        {"kind": "trick", "trump": "s", "trick": [[1, "Kh"], [1, "Qh"]], "hand": ["7s"]},
        {"kind": "trick", "trump": "s", "trick": [[1, "Kh"]], "hand": ["Kh"]},
        {
            "kind": "trick",
            "trump": "s",
            "trick": [[1, "Kh"], [2, "Qh"], [3, "Jh"], [0, "9h"]],
            "hand": ["7s"],
        },
        {"kind": "trick", "trump": "s", "trick": [], "hand": []},
    ],
    ids=str,
)
def test_senseless_positions_are_refused(position: dict[str, Any]):
    with pytest.raises(OptionsError) as caught:
        match_at("zwanzig-ab", position, seed=1)
    assert caught.value.code == "bad-position"
    assert caught.value.input.startswith("position")
