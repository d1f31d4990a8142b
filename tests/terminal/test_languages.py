"""Tests for the terminal in every language: the same match, pages that fit, words that can be typed."""

import itertools
import json
from pathlib import Path

import pytest

from tests.terminal.scripted_person import Person, duel, lines, play_script, random_script, resume_line
from virado.languages import LATIN_DIGITS
from virado.terminal import saved_matches
from virado.terminal.choices import normalize
from virado.terminal.columns import width
from virado.terminal.style import PLAIN, Style
from virado.terminal.texts import COMMANDS, Texts
from virado.words import LANGUAGES, catalogue

pytestmark = pytest.mark.usefixtures("own_folder")

VARIANTS = (
    "royal-dominican-partner-build",
    "tuxedo(players=3)",
    "kaszino-nagykonyv",
    "raub",
    "zwanzig-ab-jager",
    "hazari",
)


def sixty_lines(variant: str, lang: str, columns: int = 80) -> Person:
    """Play with sixty typed lines, some of them invalid."""
    script = random_script(3, noise=0.2)
    left = itertools.count()
    return play_script(
        lambda page: script(page) if next(left) < 60 else None,
        variant,
        lang=lang,
        seed=3,
        bots="greedy",
        columns=columns,
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_line_fits_the_page(variant: str, lang: str):
    seen = sixty_lines(variant, lang).seen_text
    wide = [
        line for line in seen.splitlines() if width(line) > 80 and not line.startswith(("> ", "  virado"))
    ]
    assert not wide


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_lines_make_the_same_match_in_every_language(variant: str):
    typed = [str(number) for number in (1, 2, 1, 1, 3, 1, 2, 1)]
    records = [
        saved_matches.load(
            Path(resume_line(play_script(lines(*typed, "0"), variant, lang=lang, seed=3, bots="greedy")))
        )[0].record()
        for lang in LANGUAGES
    ]
    assert all(record == records[0] for record in records)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_command_has_its_own_letter_and_words(lang: str):
    texts = Texts(catalogue(lang), Style(colours=PLAIN, unicode=True))
    letters = [texts.key(command) for command in COMMANDS]
    assert len(set(letters)) == len(letters)
    for command in COMMANDS:
        assert texts.command_of[texts.key(command)] == command
        assert texts.command_of[normalize(texts.word(command)).casefold()] == command


@pytest.mark.parametrize(
    ("lang", "word", "called"),
    [
        ("de", "nimm", "8♦ mit 8♣ nehmen"),
        ("de", "nehmen", "8♦ mit 8♣ nehmen"),
        ("de", "take", "8♦ mit 8♣ nehmen"),
        ("fa", "برداشتن", "برداشتن 8♦ با 8♣"),
        ("fa", "x", "برداشتن 8♦ با 8♣"),
        ("en", "take", "8♣ x 8♦"),
    ],
)
def test_moves_are_found_by_local_and_english_words(lang: str, word: str, called: str):
    last = duel(word, lang=lang).seen_text.rpartition("> ")[0].rpartition("\n\n")[2]
    assert normalize(called) in normalize(last)


def test_digits_may_be_typed_in_persian():
    assert "You take 8♦ with 8♣." in duel("۴").seen_text
    assert "You trail 10♦." in duel("٥", "").seen_text


def test_a_question_mark_may_be_typed_in_persian():
    assert "C-8" in duel("trail 8c؟", lang="fa").seen_text


def test_a_match_saved_by_the_first_version_can_be_resumed(own_folder: Path):
    file = Path(resume_line(duel("8c x 8d", bots="greedy")))
    now = json.loads(file.read_bytes())
    sitters = [{"name": "You"}, {"name": now["names"][1], "level": "greedy"}]
    record = {name: value for name, value in now["record"].items() if name not in ("revision", "told")}
    first = own_folder / "first.json"
    first.write_text(json.dumps({"table": 1, "seat": 0, "sitters": sitters, "record": record}))
    seen = play_script(lines(), resume=str(first)).seen_text
    assert "You take 8♦ with 8♣." in seen
    assert f"{now['names'][1]} (greedy)" in seen


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("lang", [tag for tag in LANGUAGES if LANGUAGES[tag].digits != LATIN_DIGITS])
def test_numbers_are_shown_in_the_digits_that_the_tag_asks_for(variant: str, lang: str):
    digits = set(LANGUAGES[lang].digits)
    assert digits & set(sixty_lines(variant, lang).seen_text)
    assert not digits & set(sixty_lines(variant, f"{lang}-u-nu-latn").seen_text)


@pytest.mark.parametrize("zero", "০۰٠０")
def test_numbers_are_typed_in_any_digits(zero: str):
    records = [
        saved_matches.load(
            Path(resume_line(play_script(lines(*typed, "0"), "casino", lang="bn", seed=3, bots="greedy")))
        )[0].record()
        for typed in ("121", [chr(ord(zero) + value) for value in (1, 2, 1)])
    ]
    assert records[0] == records[1]
    assert len(records[0].moves) > 2
