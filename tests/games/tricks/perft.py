"""Node counts of a trick game's move tree, by the engine and by a plain model."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from virado.games.catalogue import AnyGame

FOLDER = Path(__file__).parents[2] / "perft"


def entries(name: str) -> list[dict[str, Any]]:
    """Return the positions of a file with the number of leaves of their trees, by depth."""
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))[
        "positions"
    ]
    return found


def is_dealt(entry: dict[str, Any]) -> bool:
    """Return True if a position is given by its deal, from which a plain model can also begin."""
    return "kind" not in entry["position"]


def leaves(game: AnyGame, s: Any, o: Any, depth: int) -> int:
    """Return the number of leaves after `depth` moves; the tree ends where cards must be dealt or the match is over."""
    if depth == 0 or s.over or game.rules.cards_to_shuffle(s, o):
        return 1
    number = 0
    for move in game.legal(s, o, s.turn):
        after = s.clone()
        game.rules.apply(after, o, s.turn, *move)
        number += leaves(game, after, o, depth - 1)
    return number


def plain_leaves(model: Any, depth: int) -> int:
    """Return the number of leaves of a plain model."""
    if depth == 0 or model.waiting or model.winners:
        return 1
    number = 0
    for text in model.legal():
        after = copy.deepcopy(model)
        after.play(text)
        number += plain_leaves(after, depth - 1)
    return number


def counts_match(entry: dict[str, Any], leaves_after: Callable[[int], int], most: int | None = None) -> None:
    """Return True if a position's leaves are those of the file, at each depth with fewer than `most` leaves."""
    for depth, number in enumerate(entry["leaves"], start=1):
        if most is None or number < most:
            assert (depth, leaves_after(depth)) == (depth, number)
