"""The move tree of Raub, counted: by the engine and by the plain model."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.raub.model import DECK_ORDER, Model
from virado.cards import SKAT32
from virado.cases.raub import CASES
from virado.cases.raub.position import read_deal
from virado.cases.tricks.position import IN_ORDER, split_action
from virado.games.catalogue import variant
from virado.games.contract import pack_by
from virado.games.raub.game import GAME
from virado.games.variant import Variant

FILE = Path(__file__).parents[2] / "perft" / "raub.json"
ENTRIES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["positions"]
DEALT = [entry for entry in ENTRIES if "kind" not in entry["position"]]


def variant_of(entry: dict[str, Any]) -> Variant:
    return variant(entry["variant"], players=entry["players"])


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


@pytest.mark.parametrize("entry", DEALT, ids=lambda entry: entry["name"])
def test_the_plain_model_counts_the_same(entry: dict[str, Any]):
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
            model.supply([SKAT32.names[card] for card in pack_by(pack, model.dealer)])
    depths = [depth for depth, number in enumerate(entry["leaves"]) if number < 800]
    assert [plain_leaves(model, depth + 1) for depth in depths] == [
        entry["leaves"][depth] for depth in depths
    ]
