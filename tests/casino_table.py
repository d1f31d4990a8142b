"""Tables of the Casino family for tests."""

from typing import Any

from virado.cases.positions import match_at
from virado.games.casino.game import GAME
from virado.games.casino.options import PRESETS
from virado.games.variant import Variant, make_variant
from virado.match import Match


def table(slug: str, players: int | None = None, *, teams: bool | None = None, **options: Any) -> Variant:
    return make_variant(GAME, PRESETS[slug], players=players, teams=teams, options=options)


def at(
    slug: str, hand: str, loose: str = "", *builds: dict[str, Any], players: int = 2, **more: Any
) -> Match:
    """Seat 0 is to act with this hand."""
    options = more.pop("options", {})
    teams = players == 4 and slug == "royal-dominican-partner-build"
    position = {
        "hands": {0: hand.split()},
        "loose": loose.split(),
        "builds": list(builds),
        "to_act": 0,
        **more,
    }
    return match_at(table(slug, players, teams=teams, **options), position, seed=1)


def build(value: int, owner: int, *groups: str, **more: Any) -> dict[str, Any]:
    return {"cards": [group.split() for group in groups], "value": value, "owner": owner, **more}
