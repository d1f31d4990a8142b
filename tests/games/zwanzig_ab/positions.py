"""Zwanzig ab for tests: a deal, and matches after some of its moves."""

import random
from typing import Any

from virado.cases.positions import match_at
from virado.games.messages import PUBLIC, Viewer
from virado.games.variant import Variant, make_variant
from virado.games.zwanzig_ab.game import GAME
from virado.games.zwanzig_ab.messages import ZwanzigView
from virado.match import Match

P: dict[str, Any] = {
    "hands": {
        0: ["Ac", "Tc", "Kc", "Js", "8h"],
        1: ["Ah", "Th", "7s", "8c", "Kd"],
        2: ["As", "Ts", "9s", "Qd", "7c"],
        3: ["Ad", "Td", "8d", "Jc", "9h"],
    },
    "stock": ["Kh", "Qh", "Jh", "7h", "Ks", "Qs", "8s", "Jd", "9d", "7d", "Qc", "9c"],
}
EXCHANGED = ["1 exchange", "2 exchange", "3 exchange", "0 exchange"]
STAY = ["2 stay", "3 stay", "0 stay"]


def variant_of(slug: str, players: int = 4, **options: Any) -> Variant:
    return make_variant(GAME, GAME.presets[slug], players=players, options=options, allow_idle=True)


def match_after(slug: str, *history: str, players: int = 4, options: Any = None, **fields: Any) -> Match:
    """Return the match after moves such as `1 choose s` of the deal P."""
    position = {"deals": [P], "history": list(history), **fields}
    return match_at(variant_of(slug, players, **(options or {})), position, seed=1)


def view_data(match: Match, viewer: Viewer = PUBLIC) -> ZwanzigView:
    """Return the view of a seat or of the public."""
    view = match.view(viewer).data
    assert isinstance(view, ZwanzigView)
    return view


def positions(slug: str, players: int, decisions: int, **options: Any) -> Any:
    """Yield matches at random moments, one after each decision."""
    rng = random.Random(f"positions {slug} {players} {options}")
    match = Match(variant_of(slug, players, **options), seed=rng.getrandbits(40))
    for _ in range(decisions):
        if match.over:
            match = Match(match.variant, seed=rng.getrandbits(40))
        yield match, rng
        match.play(match.to_act[0], rng.choice(match.legal()))
