"""Catalogue of the families and of all presets by slug."""

import difflib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, TypeAlias

from virado.families import FAMILIES, load
from virado.games.contract import Game, Preset
from virado.games.variant import Variant, make_variant, parse_variant_text
from virado.refusal import OptionsError

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
MAX_STORED = 500
"""Number of variants of stored matches in the cache."""


def family(name: str) -> AnyGame:
    """Return the game of a family by its name, for example `zwanzig_ab`."""
    if name not in FAMILIES:
        raise OptionsError("no-such-game", name, game=name, games=tuple(FAMILIES))
    game: AnyGame = load(FAMILIES[name].game)
    return game


def games() -> Iterator[AnyGame]:
    """Yield every family."""
    return map(family, FAMILIES)


def usual_form(name: str) -> str:
    """Return the slug of the variant that is recommended to beginners of a family."""
    return FAMILIES[name].default_variant or next(iter(family(name).presets))


def presets() -> Mapping[str, tuple[AnyGame, Preset]]:
    """Return every preset by its slug."""
    return _presets_of(tuple(FAMILIES))


@cache
def _presets_of(names: tuple[str, ...]) -> Mapping[str, tuple[AnyGame, Preset]]:
    return {slug: (game, preset) for game in map(family, names) for slug, preset in game.presets.items()}


def _preset(slug: str) -> tuple[AnyGame, Preset] | None:
    """Return a preset by its slug, or None. Families after the matching one are not loaded."""
    return next(((game, game.presets[slug]) for game in games() if slug in game.presets), None)


def variant(
    text: str,
    *,
    players: int | None = None,
    teams: bool | None = None,
    options: Mapping[str, Any] | None = None,
) -> Variant:
    """Return the variant of a slug or canonical text.

    Example: `variant("royal-dominican(target=31)", players=2)`. Raises OptionsError if the variant does not exist or
    its options contradict each other.
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
    """Return the variant of a stored match.

    Its preset has the values of that revision of the rules. Changed options without effect are accepted, because
    earlier versions accepted them. Raises OptionsError as `variant` does.
    """
    slug, _ = parse_variant_text(text)
    game, preset = _require_preset(slug, text)
    return _make_stored_variant(game, preset.slug, text, revision, players, teams)


@lru_cache(MAX_STORED)
def _make_stored_variant(
    game: AnyGame, slug: str, text: str, revision: int | None, players: int | None, teams: bool | None
) -> Variant:
    """Return the variant of a stored match from a cache, because a server stores many matches of the same variants."""
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
    """Return the preset of a slug. Raises OptionsError if it does not exist."""
    found = _preset(slug)
    if found is not None:
        return found
    near = difflib.get_close_matches(slug, presets(), n=1)
    if near:
        raise OptionsError("no-such-variant-but", text, variant=slug, near=near[0])
    raise OptionsError("no-such-variant", text, variant=slug)


def _seating(values: dict[str, Any], text: str) -> tuple[int | None, bool | None]:
    """Remove `players` and `teams` from the values of a variant's text, and return the two.

    Raises OptionsError for invalid values.
    """
    seats = values.pop("players", None)
    pairs = values.pop("teams", None)
    if not isinstance(seats, int | None) or isinstance(seats, bool):
        raise OptionsError("players-not-a-number", text)
    if not isinstance(pairs, bool | None):
        raise OptionsError("teams-not-a-truth-value", text)
    return seats, pairs
