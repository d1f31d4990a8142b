"""The public HTTP API of the games."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession

from tests.server.clients import run, serving
from virado.families import FAMILIES
from virado.games.catalogue import presets
from virado.games.variant import make_variant
from virado.server import games_api
from virado.words import LANGUAGES, catalogue
from virado.words.options import nest_option
from virado.words.variant_search import fold_name, names_of


def asked(tmp_path: Path, path: str, *, status: int = 200, language: str = "") -> Any:
    """Return the answer to a GET request."""
    found: list[Any] = []

    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            answer = await http.get(path, headers={"Accept-Language": language} if language else {})
            assert answer.status == status
            found.append(await answer.json())

    run(test())
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_listed_with_the_data_of_its_form(tmp_path: Path, language: str):
    listed = asked(tmp_path, f"/api/variants?lang={language}")
    words = catalogue(language)
    assert [each["slug"] for each in listed["variants"]] == list(presets())
    options = {
        family["id"]: {each["id"]: each for each in family["options"]} for family in listed["families"]
    }
    for each in listed["variants"]:
        assert each["title"] == words.variant_title(each["slug"])
        assert each["place"]
        assert each["usual_players"] in each["players"]
        assert each["minutes"] > 0
        for option in options[each["family"]].values():
            value = each["options"][option["id"]]
            if option["kind"] in ("choice", "switch"):
                assert value in [known["value"] for known in option["values"]]


def test_the_cached_list_of_variants_equals_a_new_one(tmp_path: Path):
    async def test() -> None:
        made = {language: msgspec.json.encode(games_api.variants(language)) for language in LANGUAGES}
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            for language, encoding in product((*LANGUAGES, *LANGUAGES), ("gzip", "identity")):
                headers = {"Accept-Encoding": encoding}
                answer = await http.get(f"/api/variants?lang={language}", headers=headers)
                assert answer.headers.get("Content-Encoding", "identity") == encoding
                assert await answer.json() == json.loads(made[language])

    run(test())


def test_the_list_of_variants_is_compressed_once_per_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            for language in LANGUAGES:
                await http.get(f"/api/variants?lang={language}")
            monkeypatch.setattr(games_api, "variants", None)
            monkeypatch.setattr(games_api, "compress_json", None)
            for language in LANGUAGES:
                assert (await http.get(f"/api/variants?lang={language}")).status == 200

    run(test())


def test_every_value_of_an_option_is_accepted_by_a_variant(tmp_path: Path):
    listed = asked(tmp_path, "/api/variants")
    for family in listed["families"]:
        of_it = [each for each in listed["variants"] if each["family"] == family["id"]]
        for option in family["options"]:
            for known in option.get("values", ()) if option["kind"] in ("choice", "switch") else ():
                assert any(_is_accepted(each["slug"], option["id"], known["value"]) for each in of_it)
    assert "raise_with_table_cards" not in str(listed["families"])


def _is_accepted(slug: str, option: str, value: Any) -> bool:
    game, preset = presets()[slug]
    try:
        return bool(make_variant(game, preset, options=nest_option(option, value)))
    except ValueError:
        return False


def test_the_language_is_that_of_the_browser_unless_specified(tmp_path: Path):
    german = asked(tmp_path, "/api/variants", language="de-AT,de;q=0.9")
    casino = next(each for each in german["families"] if each["id"] == "casino")
    assert casino["options"][0]["name"] == catalogue("de").option("casino", "deck")


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_at_home_in_the_language_are_listed_first(tmp_path: Path, language: str):
    listed = [each["id"] for each in asked(tmp_path, f"/api/variants?lang={language}")["families"]]
    home = LANGUAGES[language].families
    assert listed == [*home, *(name for name in FAMILIES if name not in home)]


def test_every_variant_has_its_names_in_every_language_for_a_search(tmp_path: Path):
    listed = {each["slug"]: each["names"] for each in asked(tmp_path, "/api/variants?lang=en")["variants"]}
    assert listed == {slug: list(names_of(slug)) for slug in presets()}
    for words in map(catalogue, LANGUAGES):
        assert all(fold_name(words.variant_title(slug)) in names for slug, names in listed.items())


def test_the_rules_show_a_changed_option(tmp_path: Path):
    found = asked(tmp_path, "/api/rules/casino(target=31)?lang=en")
    assert found["variant"] == "casino(target=31)"
    assert "31 points" in str(found["sections"][0])


def test_an_example_returns_the_verdict_on_a_move(tmp_path: Path):
    found = asked(tmp_path, "/api/examples/first-take?lang=de&variant=royal-soto")
    assert found["variant"] == "royal-soto"
    assert {move["text"] for move in found["moves"]} == {"9c x 5s 4h", "trail 9c"}
    judged = asked(tmp_path, "/api/examples/first-take?lang=en&move=9c%20x%20Kh")
    assert (judged["legal"], judged["refused"]["rule"]) == (False, "C-6")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/rules/bridge", "bad-options"),
        ("/api/examples/nothing", "no-such-example"),
        ("/api/examples/first-take?move=xyzzy", "unparsable"),
        ("/api/examples/first-take?variant=hazari", "bad-position"),
    ],
)
def test_unknown_variants_rules_and_examples_are_refused(tmp_path: Path, path: str, code: str):
    assert asked(tmp_path, path, status=400)["code"] == code


def test_a_page_gets_the_messages_that_it_formats_itself(tmp_path: Path):
    assert "group-hazari-troy = troy of" in asked(tmp_path, "/api/words/hazari")["ftl"]
    raub = asked(tmp_path, "/api/words/raub")["ftl"]
    assert "spoken-raub-stih = " in raub
    assert "group-hazari-troy" not in raub
    assert asked(tmp_path, "/api/words/zwanzig_ab") == {"ftl": ""}


def test_a_family_states_its_form_for_beginners_and_its_lesson(tmp_path: Path):
    listed = {each["id"]: each for each in asked(tmp_path, "/api/variants")["families"]}
    assert listed["casino"]["usual"] == "royal-dominican"
    assert listed["raub"]["usual"] == "raub"
    assert all(each["lesson"] for each in listed.values())
