"""The canonical text of a variant and its parsing."""

import contextlib
import random
from typing import Any, get_args, get_origin

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from virado.games.catalogue import AnyGame, presets, stored_variant, variant
from virado.games.contract import Preset
from virado.games.variant import Variant, make_variant, parse_variant_text
from virado.refusal import OptionsError

SLUGS = sorted(presets())


@pytest.mark.parametrize("slug", SLUGS)
def test_the_text_of_an_unchanged_preset_is_its_slug(slug: str):
    assert str(variant(slug)) == slug


@pytest.mark.parametrize("slug", SLUGS)
def test_the_text_omits_only_the_usual_number_of_players(slug: str):
    _, preset = presets()[slug]
    for players in preset.players:
        kind = variant(slug, players=players)
        assert ("players=" in str(kind)) == (players != preset.usual_players)
        assert same(variant(str(kind)), kind)


@pytest.mark.parametrize("slug", SLUGS)
def test_random_changes_survive_the_text(slug: str):
    game, preset = presets()[slug]
    rng = random.Random(slug)
    made = 0
    for _ in range(60):
        kind = random_variant(game, preset, rng)
        if kind is not None:
            made += 1
            assert same(variant(str(kind)), kind), str(kind)
            assert str(variant(str(kind))) == str(kind)
    assert made > 5


def same(one: Variant, other: Variant) -> bool:
    return (one.slug, one.options, one.players, one.teams) == (
        other.slug,
        other.options,
        other.players,
        other.teams,
    )


def random_variant(game: AnyGame, preset: Preset, rng: random.Random) -> Variant | None:
    """Return a preset with a few options changed, or None if they contradict each other."""
    options = random_options(game.options_type, rng)
    teams = rng.choice([None, True, False]) if preset.teams == "optional" else None
    try:
        return make_variant(game, preset, players=rng.choice(preset.players), teams=teams, options=options)
    except OptionsError:
        return None


def random_options(kind: Any, rng: random.Random) -> dict[str, Any]:
    fields = msgspec.structs.fields(kind)
    chosen = rng.sample(fields, rng.randint(1, min(3, len(fields))))
    return {field.name: random_value(field.type, rng) for field in chosen}


def random_value(kind: Any, rng: random.Random) -> Any:
    """Return a random value of an option's type."""
    arguments: tuple[Any, ...] = get_args(kind)
    origin = str(get_origin(kind) or kind)
    if hasattr(kind, "__metadata__"):
        return random_value(arguments[0], rng)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return random_options(kind, rng)
    match origin:
        case "typing.Literal":
            return rng.choice(arguments)
        case "<class 'bool'>":
            return rng.random() < 0.5
        case "<class 'int'>":
            return rng.choice([0, 1, 2, 3, 4, 5, 7, 12, 40])
        case "<class 'float'>":
            return rng.choice([0.5, 2.0])
        case "<class 'NoneType'>":
            return None
        case "<class 'types.UnionType'>" | "typing.Union":
            return random_value(rng.choice(arguments), rng)
        case "<class 'tuple'>" | "<class 'list'>" | "<class 'frozenset'>":
            return list(dict.fromkeys(random_value(arguments[0], rng) for _ in range(rng.randrange(4))))
        case "<class 'str'>":
            return rng.choice(["1", "3/4", "word"])
        case other:
            raise AssertionError(f"no example of {other}")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (" royal-dominican ( players = 2 ,target=31 )", "royal-dominican(target=31)"),
        ("casino()", "casino"),
        ("casino-royal(points.ace=2, points.sweep=3)", "casino-royal(points.ace=2, points.sweep=3)"),
        ("casino(players=2)", "casino"),
        ("royal-dominican(players=4)", "royal-dominican(players=4)"),
        ("royal-dominican(players=4, teams=false)", "royal-dominican(players=4, teams=false)"),
    ],
)
def test_free_spellings_have_one_canonical_text(text: str, canonical: str):
    assert str(variant(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bridge",
        "casino(",
        "casino)",
        "casino(target)",
        "casino(target=)",
        "casino(target=1, target=2)",
        "casino(target=many)",
        "casino(target=0)",
        "casino(target=1.5)",
        "casino(target=99999999999999999999)",
        "casino(colour=red)",
        "casino(points=3)",
        "casino(points.colour=3)",
        "casino(points.ace=1, points=3)",
        "casino(points=3, points.ace=1)",
        "casino(players=true)",
        "casino(players=x)",
        "casino(players=9)",
        "casino(teams=3)",
        "casino(teams=true, players=3)",
        "casino(__class__=1)",
        "casino(target=[1])",
        "casino(target=[" + "[" * 5000 + "]" * 5000 + "])",
        "casino(" + "a." * 5000 + "a=1)",
        "casino(" + "target=1," * 5000 + ")",
        "Casino",
        "casino royal",
    ],
)
def test_an_invalid_variant_is_refused_in_one_line(text: str):
    with pytest.raises(OptionsError) as caught:
        variant(text)
    assert caught.value.code == "bad-options"
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 1000


def test_a_similar_slug_is_suggested():
    with pytest.raises(OptionsError, match="did you mean royal-dominican"):
        variant("royal-dominicn")


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("casino(playrs=2)", "players"),
        ("royal-dominican(targt=31)", "target"),
        ("casino(points.most_crads=2)", "points.most_cards"),
    ],
)
def test_a_similar_option_is_suggested(text: str, near: str):
    with pytest.raises(OptionsError, match=f"did you mean {near}"):
        variant(text)


@given(st.text())
def test_any_text_is_a_variant_or_an_options_error(text: str):
    with contextlib.suppress(OptionsError):
        parse_variant_text(text)


@given(st.text(alphabet="ab1=,.()[] -_/truefalsn", max_size=60))
def test_any_text_of_variant_characters_is_a_variant_or_an_options_error(text: str):
    with contextlib.suppress(OptionsError):
        variant(f"casino({text})")


@pytest.mark.parametrize("slug", SLUGS)
def test_variants_are_hashable(slug: str):
    assert hash(variant(slug)) == hash(variant(slug))


def test_teams_of_a_stored_match_without_four_seats_are_ignored():
    assert str(stored_variant("casino(teams=true, players=3)")) == "casino(players=3)"


def test_teams_without_four_seats_are_refused():
    with pytest.raises(OptionsError) as caught:
        variant("casino", players=3, teams=True)
    assert caught.value.refusal.detail == "pairs-are-four"
