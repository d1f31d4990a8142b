"""Node counts of the Casino move tree, by the rules, the lazy listing and the plain model."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.casino.model import Model, Pile
from tests.games.casino.states import pile_order
from virado.cards import CardSet, members
from virado.cases.casino import CASES
from virado.games.casino.game import GAME
from virado.games.casino.rules.state import (
    NOBODY,
    CasinoConfig,
    CasinoState,
    CasinoWorkspace,
    is_multiple,
    keeper_of,
    owner_of,
    value_of,
)
from virado.games.catalogue import variant
from virado.games.contract import Packed
from virado.games.variant import Variant

FILE = Path(__file__).parents[2] / "perft" / "casino.json"
ENTRIES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["positions"]
FEW = 300
"""Maximum number of leaves for which the slow listings are checked as well."""
FEWER = 100
"""Maximum number of leaves for which the plain model, the slowest, is always checked."""


def table_of(entry: dict[str, Any]) -> Variant:
    return variant(entry["variant"], players=entry["players"])


def start(entry: dict[str, Any]) -> tuple[CasinoState, CasinoConfig, Variant]:
    table = table_of(entry)
    o: Any = table.config()
    s: Any = CASES.position(o, entry["position"], list(range(table.deck.count)))
    return s, o, table


def listed(s: CasinoState, o: CasinoConfig) -> list[Packed]:
    moves: list[Packed] = []
    GAME.rules.moves(s, o, CasinoWorkspace(), s.turn, moves)
    return moves


def one_by_one(s: CasinoState, o: CasinoConfig) -> list[Packed]:
    return list(GAME.legal(s, o, s.turn))


def leaves(s: CasinoState, o: CasinoConfig, depth: int, listing: Any) -> int:
    """Return the number of leaves after `depth` moves; the tree ends where cards must be dealt or the match is over."""
    if depth == 0 or s.over or GAME.rules.cards_to_shuffle(s, o):
        return 1
    moves = listing(s, o)
    if depth == 1:
        return len(moves)
    number = 0
    for move in moves:
        after = s.clone()
        GAME.rules.apply(after, o, s.turn, *move)
        number += leaves(after, o, depth - 1, listing)
    return number


def model_of(s: CasinoState, table: Variant) -> Model:
    """Return the plain model in the same position."""
    names = table.deck.names

    def cards(some: CardSet) -> frozenset[str]:
        return frozenset(names[card] for card in members(some))

    model = Model(table.options, table.players, table.teams, s.dealer, s.scores[: s.sides])
    model.deals, model.round, model.plays, model.waiting = s.deal, s.round, s.plays, False
    model.size = s.stock_end
    model.stock = [names[card] for card in s.stock[s.stock_next : s.stock_end]]
    model.hands = [set(cards(hand)) for hand in s.hands[: s.players]]
    model.piles = [set(cards(pile)) for pile in s.piles[: s.sides]]
    model.orders = [[names[card] for card in pile_order(s, side)] for side in range(s.sides)]
    model.loose = set(cards(s.loose))
    model.builds = [
        Pile(
            cards(s.build_cards[i]), value_of(info), owner_of(info), keeper_of(info), bool(is_multiple(info))
        )
        for i, info in enumerate(s.build_info[: s.builds])
    ]
    model.known = [{value for value in range(15) if s.known[seat] >> value & 1} for seat in range(s.players)]
    model.last = None if s.last_capturer == NOBODY else s.last_capturer
    model.turn, model.owed = s.turn, s.turns_owed
    model.sweeps, model.oranges = [], [0] * s.sides
    model.restricted = [model.listed_now(side) for side in range(s.sides)]
    return model


def plain_leaves(model: Model, depth: int) -> int:
    """Return the number of leaves of the plain model."""
    if depth == 0 or model.waiting or model.winner is not None:
        return 1
    acts = model.legal()
    if depth == 1:
        return len(acts)
    number = 0
    for act in acts:
        after = copy.deepcopy(model)
        after.play(act)
        number += plain_leaves(after, depth - 1)
    return number


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_the_rules_give_the_expected_node_counts(entry: dict[str, Any]):
    s, o, _ = start(entry)
    depths = range(1, len(entry["leaves"]) + 1)
    assert [leaves(s, o, depth, listed) for depth in depths] == entry["leaves"]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_the_lazy_listing_gives_the_same_node_counts(entry: dict[str, Any]):
    s, o, _ = start(entry)
    for depth, number in enumerate(entry["leaves"], start=1):
        if number < FEW:
            assert leaves(s, o, depth, one_by_one) == number


@pytest.mark.parametrize("few", [FEWER, pytest.param(FEW, marks=pytest.mark.slow)])
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["name"])
def test_the_plain_model_gives_the_same_node_counts(entry: dict[str, Any], few: int):
    s, _, table = start(entry)
    model = model_of(s, table)
    for depth, number in enumerate(entry["leaves"], start=1):
        if number < few:
            assert plain_leaves(model, depth) == number
