"""The legal moves of every form in a stable order: comparison with digests of lists made at commit 685d55fc.

`python -m tests.games.test_listing` prints the digests of the current code.
"""

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.states import config_of
from virado.cards import members
from virado.games.casino.rules.state import CasinoState
from virado.games.catalogue import presets
from virado.match import Match

FILE = Path(__file__).with_name("listed.json")
FEW, MANY = 10, 400
"""Positions per form, in the default run and in the long run.

Hazari, with the longest lists, has a twentieth as many.
"""
MAX_LOOSE = 13
SLUGS = sorted(presets())


def positions(slug: str, number: int) -> Iterator[tuple[Any, Any, Any, int]]:
    """Yield positions of random play as game, state, options and seat; every third Casino table gets more cards."""
    rng = random.Random(slug)
    match = Match(slug, seed=rng.randrange(1 << 30))
    for count in range(number):
        if match.over:
            match = Match(slug, seed=rng.randrange(1 << 30))
        seat = match.to_act[0]
        view = match.view(seat)
        s, o = view.state, config_of(match)
        if isinstance(s, CasinoState) and count % 3 == 0:
            s = crowded(s, o, rng)
        yield match.game, s, o, seat
        match.play(seat, rng.choice(match.legal(limit=50)))


def crowded(s: CasinoState, o: Any, rng: random.Random) -> CasinoState:
    """Return the position with more loose cards, which come from the stock and from other hands."""
    s = s.clone()
    elsewhere = o.pack & ~(s.loose | s.hands[s.turn] | sum(s.build_cards[: s.builds]))
    for top in s.tops[: s.sides]:
        elsewhere &= ~(1 << top >> 1)
    cards = list(members(elsewhere))
    rng.shuffle(cards)
    for card in cards[: max(0, rng.randint(5, MAX_LOOSE) - s.loose.bit_count())]:
        s.loose |= 1 << card
    return s


def digest(slug: str, number: int) -> str:
    """Return one digest of the lists of all positions."""
    found = hashlib.sha256()
    for game, s, o, seat in positions(slug, number // 20 or 1 if slug.startswith("hazari") else number):
        found.update(repr(list(game.legal(s, o, seat))).encode())
    return found.hexdigest()[:32]


@pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
@pytest.mark.parametrize("slug", SLUGS)
def test_complete_lists_equal_the_recorded_lists(slug: str, number: int) -> None:
    assert digest(slug, number) == json.loads(FILE.read_text(encoding="utf-8"))[str(number)][slug]


if __name__ == "__main__":
    print(
        json.dumps(
            {number: {slug: digest(slug, number) for slug in SLUGS} for number in (FEW, MANY)}, indent=1
        )
    )
