"""Casino matches for tests: from the beginning, from a position, or after random play."""

import random
from typing import Any

from tests.states import config_of, state_of
from virado.cases.positions import match_at
from virado.games.casino.game import GAME
from virado.games.casino.messages import CallOrange, CasinoView, Claim
from virado.games.casino.options import PRESETS
from virado.games.casino.rules.state import OPEN_ORANGE
from virado.games.messages import PUBLIC, Event, Viewer
from virado.games.variant import Variant, make_variant
from virado.match import Match


def variant_of(
    slug: str, players: int | None = None, *, teams: bool | None = None, **options: Any
) -> Variant:
    return make_variant(GAME, PRESETS[slug], players=players, teams=teams, options=options)


def match_with_hand(
    slug: str, hand: str, loose: str = "", *builds: dict[str, Any], players: int = 2, **more: Any
) -> Match:
    """Return a match in which seat 0 is to act with this hand."""
    options = more.pop("options", {})
    seed = more.pop("seed", 1)
    teams = more.pop("teams", players == 4 and slug == "royal-dominican-partner-build")
    position = {
        "hands": {0: hand.split()},
        "loose": loose.split(),
        "builds": list(builds),
        "to_act": 0,
        **more,
    }
    return match_at(variant_of(slug, players, teams=teams, **options), position, seed=seed)


def build(value: int, owner: int, *groups: str, **more: Any) -> dict[str, Any]:
    return {"cards": [group.split() for group in groups], "value": value, "owner": owner, **more}


def view_data(match: Match, viewer: Viewer = PUBLIC) -> CasinoView:
    """Return the data of the view."""
    data = match.view(viewer).data
    assert isinstance(data, CasinoView)
    return data


def start(slug: str, players: int | None = None, *, seed: int = 1, teams: bool | None = None) -> Match:
    return Match(variant_of(slug, players, teams=teams), seed=seed)


def play_on(match: Match, seed: int, moves: int = 100_000) -> list[Event]:
    """Play at random, with occasional calls; return the events."""
    rng = random.Random(seed)
    announced: list[Event] = []
    for _ in range(moves):
        if match.over:
            break
        s = state_of(match)
        if config_of(match).orange_calls and rng.random() < (0.8 if s.orange == OPEN_ORANGE else 0.01):
            announced += match.play(rng.randrange(s.players), CallOrange())
        elif config_of(match).claim and rng.random() < 0.2:
            announced += match.play(rng.randrange(2), Claim())
            if match.over:
                break
        announced += match.play(match.to_act[0], rng.choice(match.legal()))
    return announced
