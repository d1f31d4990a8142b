"""Node counts of the Raub move tree, by the engine and by the plain model."""

from typing import Any

import pytest

from tests.games.raub.model import DECK_ORDER, Model
from tests.games.tricks.perft import counts_match, entries, is_dealt, leaves, plain_leaves
from virado.cards import SKAT32
from virado.cases.raub import CASES
from virado.cases.raub.position import read_deal
from virado.cases.tricks.position import IN_ORDER, split_action
from virado.games.catalogue import variant
from virado.games.contract import pack_dealt_by
from virado.games.raub.game import GAME
from virado.games.variant import Variant

ENTRIES = entries("raub")


def variant_of(entry: dict[str, Any]) -> Variant:
    return variant(entry["variant"], players=entry["players"])


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_the_engine_gives_the_expected_node_counts(entry: dict[str, Any]):
    o: Any = variant_of(entry).config()
    s = CASES.position(o, entry["position"], list(IN_ORDER))
    counts_match(entry, lambda depth: leaves(GAME, s, o, depth))


@pytest.mark.parametrize("entry", list(filter(is_dealt, ENTRIES)), ids=lambda entry: entry["name"])
def test_the_plain_model_gives_the_same_node_counts(entry: dict[str, Any]):
    found = variant_of(entry)
    o: Any = found.config()
    position = entry["position"]
    model = Model(found.options, found.players, scores=position.get("scores"))
    for action in position.get("history", []):
        seat, text = split_action(action, "history", None)
        assert model.turn == seat
        word, *cards = text.split()
        model.play(" ".join([word, *sorted(cards, key=DECK_ORDER.index)]))
        if model.waiting == "pack":
            pack = read_deal(o, position["deals"][0], "deal", IN_ORDER)
            model.supply([SKAT32.names[card] for card in pack_dealt_by(pack, model.dealer)])
    counts_match(entry, lambda depth: plain_leaves(model, depth), most=800)
