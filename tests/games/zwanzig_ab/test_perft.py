"""Node counts of the Zwanzig ab move tree, by the engine and by the plain model."""

from typing import Any

import pytest

from tests.games.tricks.perft import counts_match, entries, is_dealt, leaves, plain_leaves
from tests.games.zwanzig_ab.model import Model
from virado.cards import SKAT32
from virado.cases.tricks.position import IN_ORDER, split_action
from virado.cases.zwanzig_ab import CASES
from virado.games.variant import Variant, make_variant
from virado.games.zwanzig_ab.game import GAME

ENTRIES = entries("zwanzig_ab")


def variant_of(entry: dict[str, Any]) -> Variant:
    return make_variant(GAME, GAME.presets[entry["variant"]], players=entry["players"])


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_the_engine_gives_the_expected_node_counts(entry: dict[str, Any]):
    o: Any = variant_of(entry).config()
    s = CASES.position(o, entry["position"], list(IN_ORDER))
    counts_match(entry, lambda depth: leaves(GAME, s, o, depth))


@pytest.mark.parametrize("entry", list(filter(is_dealt, ENTRIES)), ids=lambda entry: entry["name"])
def test_the_plain_model_gives_the_same_node_counts(entry: dict[str, Any]):
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
    counts_match(entry, lambda depth: plain_leaves(model, depth), most=800)
