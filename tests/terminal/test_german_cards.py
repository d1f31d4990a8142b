"""Tests for German suits in the terminal: E L H S and D K O U are displayed, and typed in either order."""

import pytest

from tests.terminal.scripted_person import Person, lines, play_script, random_script, resume_line
from virado.cards import SKAT32
from virado.cli import main
from virado.languages import LANGUAGES
from virado.refusal import OptionsError
from virado.terminal.choices import tokens
from virado.terminal.lettering import GERMAN
from virado.terminal.style import MANY, PLAIN, Style

pytestmark = pytest.mark.usefixtures("own_folder")


def german(*typed: str, variant: str = "raub", lang: str = "de", seed: int = 1) -> Person:
    return play_script(lines(*typed), variant, lang=lang, cards="german", bots="greedy", seed=seed)


def test_every_card_is_read_in_either_order():
    for name in SKAT32.names:
        shown = GERMAN.card(name)
        for typed in (shown, shown.lower(), shown[1:] + shown[0]):
            (piece,) = tokens(typed, SKAT32, GERMAN)
            assert (piece.kind, piece.text) == ("card", name)
            assert GERMAN.canonical(f"card {typed}?", SKAT32.ranks) == f"card {name}?"
    assert {GERMAN.card(name) for name in ("Ah", "Tc", "Js", "Qd")} == {"HD", "E10", "LU", "SO"}


def test_ranks_have_distinct_letters_and_french_letters_that_are_free_are_known():
    assert [piece.text for piece in tokens("o u d k 10 7", SKAT32, GERMAN)] == ["Q", "J", "A", "K", "T", "7"]
    assert [piece.kind for piece in tokens("q ah", SKAT32, GERMAN)] == ["word", "card"]
    assert [piece.text for piece in tokens("a j ja", SKAT32, GERMAN)] == ["A", "J", "ja"]
    assert [(piece.kind, piece.text) for piece in tokens("sox", SKAT32, GERMAN)] == [
        ("card", "Qd"),
        ("word", "x"),
    ]
    assert GERMAN.canonical("also look so", SKAT32.ranks) == "also look Qd"


def test_german_cards_have_their_colours_and_the_suit_comes_first():
    assert Style(colours=MANY, unicode=True, lettering=GERMAN).card("Ts") == "\x1b[1;38;5;71mL10\x1b[0m"
    plain = Style(colours=PLAIN, unicode=True, lettering=GERMAN)
    assert plain.sentence("Rosa hat 10♠ und K♥.") == "Rosa hat L10 und HK."
    assert plain.move("exchange 7s 8d") == "exchange L7 S8"
    assert plain.typed_card("Tc") == "e10"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", ["raub", "zwanzig-ab(players=3)"])
def test_no_french_suit_is_shown(variant: str, lang: str):
    chance = random_script(11)
    pages: list[str] = []

    def script(page: str) -> str | None:
        pages.append(page)
        return (
            ("?", "r", "l", "s")[len(pages) % 4]
            if len(pages) % 3 == 0
            else chance(page)
            if len(pages) < 60
            else None
        )

    seen = play_script(script, variant, lang=lang, cards="german", bots="greedy", seed=5).seen_text
    assert not set("♠♥♦♣") & set(seen)
    assert any(card in seen for card in ("HD", "ED", "LD", "SD"))


def test_a_card_is_played_by_its_german_letters():
    seen = german("dulden", "?", "h10?", "7?", seed=1).seen_text
    assert "zeigt die Züge mit Däusern" in seen


def test_the_resume_command_includes_the_card_pattern():
    left = german("x", seed=1)
    assert "--cards german" in left.seen_text
    resume_line(left)


def test_german_cards_are_offered_only_for_forms_that_use_them(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(OptionsError) as caught:
        german(variant="hazari")
    assert caught.value.refusal.detail == "cards-not-offered"
    assert main(["play", "raub", "--cards", "germann"]) == 2
    assert "german" in capsys.readouterr().err
