"""The move tree of Zwanzig ab, counted: by the engine and by the plain model."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.zwanzig_ab.model import Model
from virado.cards import SKAT32
from virado.cases.tricks.position import IN_ORDER, split_action
from virado.cases.zwanzig_ab import CASES
from virado.games.variant import Variant, make_variant
from virado.games.zwanzig_ab.game import GAME

FILE = Path(__file__).parents[2] / "perft" / "zwanzig_ab.json"
ENTRIES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["positions"]


def variant_of(entry: dict[str, Any]) -> Variant:
    return make_variant(GAME, GAME.presets[entry["variant"]], players=entry["players"])


def leaves(s: Any, o: Any, depth: int) -> int:
    """Leaves after `depth` moves; where cards are to be dealt, or the match is over, the tree ends."""
    if depth == 0 or s.over or GAME.rules.wanted(s, o):
        return 1
    number = 0
    for move in GAME.legal(s, o, s.turn):
        after = s.clone()
        GAME.rules.apply(after, o, s.turn, *move)
        number += leaves(after, o, depth - 1)
    return number


def plain_leaves(model: Model, depth: int) -> int:
    """The same by the plain model."""
    if depth == 0 or model.waiting or model.winners:
        return 1
    number = 0
    for text in model.legal():
        after = copy.deepcopy(model)
        after.play(text)
        number += plain_leaves(after, depth - 1)
    return number


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_the_engine_counts_the_tree(entry: dict[str, Any]):
    o: Any = variant_of(entry).config()
    s = CASES.position(o, entry["position"], list(IN_ORDER))
    assert [leaves(s, o, depth + 1) for depth in range(len(entry["leaves"]))] == entry["leaves"]


@pytest.mark.parametrize(
    "entry", [entry for entry in ENTRIES if "kind" not in entry["position"]], ids=lambda entry: entry["name"]
)
def test_the_plain_model_counts_the_same(entry: dict[str, Any]):
    variant = variant_of(entry)
    position = entry["position"]
    o: Any = variant.config()
    dealt = CASES.position(o, {**position, "history": []}, list(IN_ORDER))
    model = Model(variant.options, variant.players)
    model.deal_no = position.get("deal_no", 1)
    model.deal([SKAT32.names[card] for card in dealt.pack])
    for action in position.get("history", []):
        seat, text = split_action(action, "history", None)
        assert model.turn == seat
        model.play(text)
    depths = [depth for depth, number in enumerate(entry["leaves"]) if number < 800]
    assert [plain_leaves(model, depth + 1) for depth in depths] == [
        entry["leaves"][depth] for depth in depths
    ]
