"""The solver on Kuhn poker, a game with a known solution."""

import itertools
from typing import Any

import numpy as np
import pytest

from virado.lab.solving.cfr import GameArrays, best_reply, expect, iterate

BETS = {"": 0, "p": 1, "b": 1, "pb": 0}
"""Player to act in Kuhn poker after each sequence of moves (pass, bet)."""


def gain(cards: tuple[int, int], moves: str) -> int:
    """Return the first player's gain."""
    ahead = 1 if cards[0] > cards[1] else -1
    if moves in ("bp", "pbp"):
        return 1 if moves == "bp" else -1
    return ahead * (2 if moves.endswith("bb") else 1)


def kuhn() -> GameArrays:
    """Return Kuhn poker in flat arrays."""
    texts = ["", "p", "b", "pp", "pb", "bp", "bb", "pbp", "pbb"]
    names: dict[tuple[int, str], int] = {}
    columns: dict[str, list[Any]] = {name: [] for name in ("parent", "slot", "who", "info", "points")}
    places: dict[tuple[tuple[int, int], str], int] = {}
    ends: list[int] = []
    for depth in range(4):
        for moves in (text for text in texts if len(text) == depth):
            for cards in itertools.permutations(range(3), 2):
                places[cards, moves] = len(columns["parent"])
                acts = moves in BETS
                key = (cards[BETS[moves]], moves) if acts else None
                up = (cards[BETS[moves[:-1]]], moves[:-1]) if moves else None
                columns["parent"].append(places[cards, moves[:-1]] if moves else -1)
                columns["slot"].append(2 * names[up] + "pb".index(moves[-1]) if up else -1)
                columns["who"].append(BETS[moves] if acts else -1)
                columns["info"].append(names.setdefault(key, len(names)) if key else -1)
                columns["points"].append(0 if acts else gain(cards, moves))
        ends.append(len(columns["parent"]))
    parent = np.array(columns["parent"])
    children = np.array(sorted(np.flatnonzero(parent >= 0), key=lambda i: (parent[i], columns["slot"][i])))
    return GameArrays(
        **{name: np.array(column) for name, column in columns.items()},
        chance=np.full(len(parent), 1 / 6),
        child=np.searchsorted(parent[children], np.arange(len(parent))),
        children=children,
        first=np.arange(0, 2 * len(names) + 1, 2),
        owner=np.array([BETS[moves] for _, moves in names]),
        ends=np.array(ends),
    )


def test_kuhn_poker_costs_the_first_player_an_eighteenth():
    game = kuhn()
    nodes, sets = len(game.parent), len(game.owner)
    regrets, strategy, average = (np.zeros(2 * sets) for _ in range(3))
    own, others, values = (np.zeros(nodes) for _ in range(3))
    iterate(game, regrets, strategy, average, own, others, values, 1, 400)
    found = average / np.repeat(average.reshape(-1, 2).sum(axis=1), 2)
    assert expect(game, found, np.zeros(nodes)) == pytest.approx(-1 / 18, abs=1e-3)
    replies = [
        best_reply(game, found, player, others, values, np.zeros(2 * sets), np.zeros(sets, int))
        for player in (0, 1)
    ]
    assert replies[0] >= -1 / 18 - 1e-12
    assert replies[1] >= 1 / 18 - 1e-12
    assert sum(replies) / 2 < 2e-3
