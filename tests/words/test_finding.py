"""Tests for the search for variants by the names that people type, in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.highest import FAMILY, WORDS
from virado.families import add_family
from virado.games.catalogue import presets, variant
from virado.languages import LANGUAGES, Language, select_plural_en
from virado.refusal import OptionsError
from virado.words import catalogue
from virado.words.catalogue import extra_folder
from virado.words.variant_search import as_slug, fold_name, names_of, resolve_slug


@pytest.mark.parametrize(
    ("typed", "slug"),
    [
        ("Raub", "raub"),
        ("Hazaray", "hazari"),
        ("Royal Casino", "royal-north-american"),
        ("ROYAL CASINO (Dominican)", "royal-dominican"),
        ("Zwanzig ab", "zwanzig-ab"),
        ("20 ab", "zwanzig-ab"),
        ("Kaszinó", "kaszino-kirschner"),
        ("Jäger", "zwanzig-ab-jager"),
        ("cassino", "casino"),
        ("kasino", "casino"),
        ("Khasino", "casino-southern-african"),
        ("casino with stealing", "casino-southern-african"),
        ("South African Casino", "casino-southern-african"),
        ("Kasino mit Stehlen", "casino-southern-african"),
        ("casino con robo", "casino-southern-african"),
        ("کازینو با دزدی", "casino-southern-african"),
        ("کازینوی آفریقای جنوبی", "casino-southern-african"),
        ("Casino sudafricano", "casino-southern-african"),
        ("کازینو", "casino"),
        ("رویال کازینو", "royal-north-american"),
        ("تاکسیدو", "tuxedo"),
        ("راوب", "raub"),
        ("রাউব", "raub"),
        ("হাজারি", "hazari"),
        ("تسوانتسیش‌آب", "zwanzig-ab"),
        ("هزاری", "hazari"),
        ("هزاري", "hazari"),
        ("ہزاری", "hazari"),
        ("kaszino", "kaszino-kirschner"),
        ("KASZINO\u0301", "kaszino-kirschner"),
        ("zwanzigab", "zwanzig-ab"),
        ("۲۰ ab", "zwanzig-ab"),
        ("২০ AB", "zwanzig-ab"),
        ("تسوانتسيش\u200cآب", "zwanzig-ab"),
        ("كازينوي سوئدي", "nordic-royal"),
    ],
)
def test_typed_names_find_the_intended_variant(typed: str, slug: str):
    found = as_slug(typed)
    assert found.partition("(")[0] == slug
    assert slug in presets()


BENGALI = """\
variant-hazari =
    .title = হাজারি
    .also = হাজারী, এক হাজার, আড়াই হাজার
variant-raub =
    .title = হাজরা
"""
"""Names in a script whose vowel signs are no letters. Without them, the two titles would be the same."""


@pytest.fixture
def _bengali(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add a language that is written in Bengali script and has the names of two variants."""
    monkeypatch.delenv("VIRADO_STRICT_WORDS")
    monkeypatch.setitem(LANGUAGES, "as", Language("as", "অসমীয়া", select_plural_en, parts=("raub", "hazari")))
    (tmp_path / "as").mkdir()
    (tmp_path / "as" / "hazari.ftl").write_text(BENGALI, "utf-8")
    with extra_folder(tmp_path):
        yield


@pytest.mark.usefixtures("_bengali")
@pytest.mark.parametrize(
    ("typed", "slug"),
    [
        ("হাজারি", "hazari"),
        ("হাজারী", "hazari"),
        ("হাজরা", "raub"),
        ("এক\u200dহাজার", "hazari"),
        ("আ\u09a1\u09bcাই হাজার", "hazari"),
        ("আ\u09dcাই হাজার", "hazari"),
        ("আ\u09a1াই হাজার", "hazari"),
    ],
)
def test_names_with_vowel_signs_and_nuktas_find_the_intended_variant(typed: str, slug: str):
    assert as_slug(typed) == slug
    assert fold_name(typed) in names_of(slug)


def test_the_names_of_a_variant_are_those_of_every_language():
    assert {"raub", "راوب"} <= set(names_of("raub"))
    assert {"kaszinokirschner", "casinohungaro", "ungarischescasino"} <= set(names_of("kaszino-kirschner"))
    assert all(names_of(slug) and all(names_of(slug)) for slug in presets())


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_unique_title_finds_its_variant(tag: str):
    titles = {slug: catalogue(tag).variant_title(slug) for slug in presets()}
    for slug, title in titles.items():
        assert as_slug(title.replace("(", " ").replace(")", " ")) == slug, title


def test_options_are_kept_after_the_name():
    assert str(variant(as_slug("Royal Casino(target=31)"))) == "royal-north-american(target=31)"


@pytest.mark.parametrize("text", ["bridge", "", "casino(target=31)", "raub", "(", "royal-dominicano"])
def test_an_unknown_name_is_left_unchanged(text: str):
    assert as_slug(text) == text


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("Raubb", "raub"),
        ("RAUB-PERSIN", "raub-persian-literal"),
        ("Casinoo(target=31)", "casino"),
        ("Hazzaray", "hazari"),
        ("Royal Cassino Dominicana", "royal-dominican"),
        ("Nordisches Kasino", "nordic-royal"),
        ("کازینوی آفریقا", "casino-southern-african"),
        ("royal-dominicano", "royal-dominican"),
    ],
)
def test_a_similar_name_is_suggested(typed: str, near: str):
    with pytest.raises(OptionsError) as caught:
        resolve_slug(typed)
    assert caught.value.facts["near"] == near


def test_a_name_without_a_similar_one_is_refused_as_typed():
    with pytest.raises(OptionsError, match="there is no variant Bridge at night; `virado variants`"):
        resolve_slug("Bridge at night")


def test_a_family_with_an_english_catalogue_only_does_not_hide_the_others():
    with add_family(FAMILY), extra_folder(WORDS):
        assert as_slug("Highest (long)") == "highest-long"
        assert as_slug("Kaszinó") == "kaszino-kirschner"
        with pytest.raises(OptionsError) as caught:
            resolve_slug("Raubb")
        assert caught.value.facts["near"] == "raub"
    assert as_slug("Highest (long)") == "Highest (long)"


def test_bengali_names_differ_in_their_vowel_signs() -> None:
    assert as_slug("হাজারি") == "hazari"
    assert as_slug("হাজ\u200cারি") == "hazari"
    assert as_slug("হজর") == "হজর"
