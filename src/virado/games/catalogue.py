"""The families and every variant by its slug."""

import difflib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, TypeAlias

from virado.families import FAMILIES, load
from virado.games.contract import Game, Preset
from virado.games.variant import Variant, make_variant, parse_variant_text
from virado.refusal import OptionsError

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
MOST_STORED = 500
"""Variants of stored matches that are kept."""


def family(name: str) -> AnyGame:
    """The game of a family by its name (`zwanzig_ab`)."""
    if name not in FAMILIES:
        raise OptionsError("no-such-game", name, game=name, games=tuple(FAMILIES))
    game: AnyGame = load(FAMILIES[name].game)
    return game


def games() -> Iterator[AnyGame]:
    """Every family."""
    return map(family, FAMILIES)


def usual_form(name: str) -> str:
    """The slug of the form of a family that people begin with."""
    return FAMILIES[name].default_variant or next(iter(family(name).presets))


def presets() -> Mapping[str, tuple[AnyGame, Preset]]:
    """Every preset by its slug."""
    return _presets_of(tuple(FAMILIES))


@cache
def _presets_of(names: tuple[str, ...]) -> Mapping[str, tuple[AnyGame, Preset]]:
    return {slug: (game, preset) for game in map(family, names) for slug, preset in game.presets.items()}


def _preset(slug: str) -> tuple[AnyGame, Preset] | None:
    """A preset by its slug; families after the one that has it are not loaded."""
    return next(((game, game.presets[slug]) for game in games() if slug in game.presets), None)


def variant(
    text: str,
    *,
    players: int | None = None,
    teams: bool | None = None,
    options: Mapping[str, Any] | None = None,
) -> Variant:
    """The variant of a slug or canonical text: `variant("royal-dominican(target=31)", players=2)`.

    OptionsError if there is no such variant or its options contradict each other.
    """
    slug, values = parse_variant_text(text)
    game, preset = _require_preset(slug, text)
    seats, pairs = _seating(values, text)
    return make_variant(
        game,
        preset,
        players=players if players is not None else seats,
        teams=teams if teams is not None else pairs,
        options={**values, **(options or {})},
    )


def stored_variant(
    text: str, *, revision: int | None = None, players: int | None = None, teams: bool | None = None
) -> Variant:
    """The variant of a match that exists already: its preset as it was under that revision of the rules, or as it is.

    Changed options without effect were accepted once, and are here. OptionsError as for `variant`.
    """
    slug, _ = parse_variant_text(text)
    game, preset = _require_preset(slug, text)
    return _make_stored_variant(game, preset.slug, text, revision, players, teams)


@lru_cache(MOST_STORED)
def _make_stored_variant(
    game: AnyGame, slug: str, text: str, revision: int | None, players: int | None, teams: bool | None
) -> Variant:
    """Made once: a server has many matches of the same variants."""
    preset = game.presets[slug]
    _, values = parse_variant_text(text)
    seats, pairs = _seating(values, text)
    since = game.revision if revision is None else revision
    former = {each.option: each.value for each in preset.former if each.revision >= since}
    return make_variant(
        game,
        preset,
        players=players if players is not None else seats,
        teams=teams if teams is not None else pairs,
        options={**former, **values},
        allow_idle=True,
    )


def _require_preset(slug: str, text: str) -> tuple[AnyGame, Preset]:
    """The preset of a slug; OptionsError if there is none."""
    found = _preset(slug)
    if found is not None:
        return found
    near = difflib.get_close_matches(slug, presets(), n=1)
    if near:
        raise OptionsError("no-such-variant-but", text, variant=slug, near=near[0])
    raise OptionsError("no-such-variant", text, variant=slug)


def _seating(values: dict[str, Any], text: str) -> tuple[int | None, bool | None]:
    """How many sit down and whether as pairs, taken out of the values of a text; OptionsError."""
    seats = values.pop("players", None)
    pairs = values.pop("teams", None)
    if not isinstance(seats, int | None) or isinstance(seats, bool):
        raise OptionsError("players-not-a-number", text)
    if not isinstance(pairs, bool | None):
        raise OptionsError("teams-not-a-truth-value", text)
    return seats, pairs
