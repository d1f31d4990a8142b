"""Tests of a language that is still being translated: its parts, its fallbacks, and a match in it."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.random_play import random_move
from tests.terminal.scripted_person import play_script, random_script
from tests.words.new_languages import added_languages
from virado.families import FAMILIES, OF_VIRADO
from virado.interop.wire_schema import describe_wire
from virado.languages import (
    DEFAULT,
    LANGUAGES,
    Language,
    fallbacks,
    in_home_order,
    language_from,
    match_language,
    offered,
    offering,
    part_of,
    select_plural_en,
)
from virado.match import Match
from virado.plain_messages import PlainMessages
from virado.server import prometheus
from virado.server.metrics import Metrics
from virado.words import Speakers, catalogue
from virado.words.catalogue import fallen_back
from virado.words.contract import narration_of
from virado.words.lessons import lesson
from virado.words.page_words import page_words
from virado.words.rules import rules_of


@pytest.fixture
def adding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add languages whose catalogues have ten messages."""
    with added_languages(tmp_path, monkeypatch):
        yield


def test_the_fallbacks_of_every_language_end_in_english() -> None:
    assert all(fallbacks(tag)[-1] == DEFAULT for tag in LANGUAGES)


def test_games_at_home_in_a_language_are_families_and_come_first() -> None:
    for tag, language in LANGUAGES.items():
        assert set(language.families) <= OF_VIRADO, tag
        assert sorted(in_home_order(tag, FAMILIES)) == sorted(FAMILIES)
    assert in_home_order("de", ("hazari", "casino", "highest", "zwanzig_ab")) == [
        *("zwanzig_ab", "casino", "hazari", "highest")
    ]


def test_a_cycle_of_fallbacks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for tag, fallback in (("tlh", "qya"), ("qya", "tlh")):
        monkeypatch.setitem(LANGUAGES, tag, Language(tag, tag, select_plural_en, fallback=fallback))
    with pytest.raises(ValueError, match="tlh, qya, tlh"):
        fallbacks("tlh")


def test_a_complete_language_offers_everything() -> None:
    assert offered("home") == tuple(LANGUAGES)
    assert offering("de", "rules/casino") == "de"
    assert catalogue("de-x-german").for_part("raub") is catalogue("de-x-german")


@pytest.mark.usefixtures("adding")
def test_a_message_of_an_offered_part_falls_back_alone_and_is_counted() -> None:
    words = catalogue("tlh")
    fallen_back.clear()
    assert words.game("raub") == "tlhRaub"
    assert not fallen_back
    assert words.text("refusal-match-over") == catalogue("en").text("refusal-match-over")
    assert words.game("casino") == catalogue("en").game("casino")
    assert fallen_back == {"tlh": 2}
    assert b'virado_words_fallen_back_total{language="tlh"} 2.0' in prometheus.render(Metrics())


@pytest.mark.usefixtures("adding")
def test_a_part_that_is_not_offered_falls_back_as_a_whole_along_the_chain() -> None:
    assert catalogue("qya").game("raub") == "tlhRaub"
    assert catalogue("qya").game("casino") == catalogue("en").game("casino")
    assert offering("qya", "raub") == "tlh"
    assert offering("qya", "casino") == "en"
    assert "spoken-raub-igram" in page_words("raub", "qya").ftl
    assert rules_of("raub", "qya") == rules_of("raub", "en")
    assert lesson("raub", "qya") == lesson("raub", "en")
    assert PlainMessages(LANGUAGES["qya"], "cli").language.tag == "en"


@pytest.mark.usefixtures("adding")
def test_a_language_is_offered_where_its_part_is_complete() -> None:
    assert "tlh" in offered("home")
    assert "tlh" not in offered("terminal")
    assert "qya" not in offered("home")
    assert language_from({"LANG": "tlh"}) == "en"
    assert match_language("qya-QQ") == "qya"
    described = describe_wire()
    assert "qya" not in described["languages"]
    klingon = described["languages"]["tlh"]
    assert klingon["fallbacks"] == ["en"]
    assert {"common", "web-table", "web-casino", "web-admin"} <= set(klingon["replaced"])
    assert not {"web", "web-home", "web-raub"} & set(klingon["replaced"])
    assert described["languages"]["de"]["replaced"] == []


@pytest.mark.usefixtures("adding", "own_folder")
@pytest.mark.parametrize("tag", ["tlh", "qya"])
def test_a_match_is_played_in_a_language_with_ten_messages(tag: str) -> None:
    words, rng = catalogue(tag), random.Random(1)
    match = Match("raub", seed=1)
    said: list[str] = []
    while not match.over:
        seat = rng.choice(match.to_act)
        for event in match.play(seat, random_move(match, seat, rng)):
            said += narration_of("raub").event(words, event, Speakers(reader=0))
    assert len(said) > 50
    assert not [sentence for sentence in said if "event-" in sentence], "a key in place of a message"
    left = iter(range(30))
    script = random_script(3, noise=0.1)
    seen = play_script(
        lambda page: script(page) if next(left, None) is not None else None,
        "raub",
        lang=tag,
        seed=3,
        bots="greedy",
    ).seen_text
    assert "tlhTitle" in seen
    assert "tlhPass" in "".join(said)
    assert "terminal-" not in seen


def test_every_catalogue_belongs_to_a_part() -> None:
    assert part_of("common") == "table"
    assert part_of("web-casino") == part_of("casino") == "casino"
    assert part_of("rules/casino") == "rules/casino"
