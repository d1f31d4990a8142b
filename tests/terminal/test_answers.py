"""Tests that the terminal answers in the person's words: questions, hints, prices and names."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.test_true_reasons import positions
from tests.terminal.scripted_person import Person, console_of, duel, lines, play_script, run_on
from tests.terminal.test_typed_words import Seated
from virado.bots.contract import POINTS, Candidate
from virado.games.casino.messages import Capture
from virado.languages import LANGUAGES
from virado.terminal.choices import normalize
from virado.terminal.hints import hint_lines
from virado.terminal.turn import Turn
from virado.words import catalogue

pytestmark = pytest.mark.usefixtures("own_folder")

VERBS = ("turn_next", "swap_seven", "no_swap", "take_turnup", "misdeal_intentional")
"""Words in the texts of moves that no page shows."""


def answer(turn: Turn, line: str) -> str:
    """Return the notes with which a turn answers a line."""
    turn.notes = []
    turn._handle_line(line)  # pyright: ignore[reportPrivateUsage]
    return " ".join(turn.notes)


def turns(family: str, language: str) -> Iterator[Turn]:
    for _, view in positions(family, 2):
        yield Turn(Seated(view, language))  # pyright: ignore[reportArgumentType]  # the host is not needed here


# ---------------------------------------------------------------------- questions
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["raub", "zwanzig_ab"])
def test_an_unknown_word_is_answered_with_the_moves_that_can_be_typed(family: str, language: str):
    for turn in turns(family, language):
        for line in ("? foo", "foo bar", "? foo bar"):
            said = answer(turn, line)
            assert said
            assert not any(verb in said for verb in VERBS), said
        asked = answer(turn, "? foo")
        name = str(turn.page.move_name(turn.p, turn.all_choices[0].move))
        assert name in asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["raub", "zwanzig_ab"])
def test_a_word_of_the_language_for_a_move_gets_the_answer_that_the_text_of_the_move_gets(
    family: str, language: str
):
    compared = 0
    for turn in turns(family, language):
        for tag in ("declare", "look", "stay", "drop", "redeal", "pass"):
            words = turn.texts.words
            if not words.has(f"terminal-{family}-words-{tag}"):
                continue
            typed = normalize(words.text(f"terminal-{family}-words-{tag}")).casefold().split()[0]
            assert answer(turn, f"? {typed}") == answer(turn, f"? {tag}"), (typed, tag)
            compared += 1
            if turn.view.explain(turn.view.parse(tag)).refusal is not None:
                assert answer(turn, typed) == answer(turn, f"? {tag}")
    assert compared > 5


def test_an_error_about_a_move_names_the_word_that_was_typed():
    seen = play_script(lines("? carta kh qh"), "raub", lang="es").seen_text
    assert "card " not in seen.rpartition("> ? carta kh qh")[2]


def test_a_question_about_a_part_of_a_move_names_the_moves_that_it_fits():
    assert "“2c” fits several moves: 2♣ + 8♦ = 10, trail 2♣." in " ".join(duel("? 2c").seen_text.split())


def test_a_card_of_another_pack_is_named_without_an_internal_name():
    for language in LANGUAGES:
        seen = play_script(lines("exchange 3h", "? card 3h"), "zwanzig-ab", lang=language).seen_text
        assert "skat32" not in seen
        assert catalogue(language).number(32) in seen or "32" in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_trailing_is_asked_about_in_the_words_of_the_language(language: str):
    word = catalogue(language).text("terminal-casino-words-trail").split()[0]
    asked = [duel(f"? {each} qs", lang=language).seen_text for each in (word, "trail")]
    first, second = (seen.replace(word, "trail").replace("seed-42-2", "seed-42") for seen in asked)
    assert first == second


# ---------------------------------------------------------------------- words of the page
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_casino_can_be_typed(language: str):
    compared = 0
    for turn in turns("casino", language):
        for choice in turn.all_choices:
            cards = " ".join(map(turn.style.typed_card, choice.played))
            for typed in (choice.label, f"{cards} {choice.label}"):
                turn._show_all()  # pyright: ignore[reportPrivateUsage]
                said = answer(turn, typed)
                assert choice in turn.shown_choices, (typed, said)
                assert "trail Q" not in said
            assert str(turn.page.move_name(turn.p, choice.move)) in answer(turn, f"? {typed}"), typed
            compared += 1
    assert compared > 10


@pytest.mark.parametrize(
    ("typed", "move"), [("build 10", "2♣ + 8♦ = 10"), ("? build 10", "2♣ + 8♦ = 10"), ("take 8d", "8♣ x 8♦")]
)
def test_a_label_with_its_value_or_card_names_its_move(typed: str, move: str):
    assert move in duel(typed).seen_text.rpartition(f"> {typed}")[2]


@pytest.mark.parametrize(
    "typed", ["what is", "trail what", "card what", "take ac", "? what is this", "? take ac"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_is_no_move_is_quoted_as_a_whole(typed: str, language: str):
    said = duel(typed, lang=language).seen_text.rpartition(f"> {typed}")[2]
    quoted = re.search(re.escape(typed.removeprefix("? ")), said)
    assert quoted
    assert "wh " not in said.replace("\u2069", " ")
    assert "trail Q" not in said


@pytest.mark.parametrize(
    ("language", "stays", "drops"),
    [
        ("en", ("I stay", "yes", "I will play"), ("I drop out", "no")),
        ("de", ("ich gehe mit", "ja"), ("ich steige aus", "nein")),
        ("es", ("me quedo", "sí"), ("me retiro", "no")),
        ("fa", ("من می‌مانم", "بله"), ("من کنار می‌روم", "نه")),
    ],
)
@pytest.mark.parametrize("family", ["raub", "zwanzig_ab"])
def test_natural_answers_to_play_or_drop(
    family: str, language: str, stays: tuple[str, ...], drops: tuple[str, ...]
):
    asked = 0
    for turn in turns(family, language):
        texts = {choice.text for choice in turn.all_choices}
        if "drop" not in texts:
            continue
        for typed in (*stays, *drops):
            turn._show_all()  # pyright: ignore[reportPrivateUsage]
            said = answer(turn, typed)
            (left,) = turn.shown_choices
            assert left.text == "drop" if typed in drops else left.text in ("play", "stay"), (typed, said)
            asked += 1
    assert asked


def test_no_answers_the_question_of_the_page():
    for language in LANGUAGES:
        no = catalogue(language).text("terminal-words-no").split()[0]
        for turn in turns("raub", language):
            legal = {choice.text for choice in turn.all_choices} & {"pass", "no_swap"}
            if legal:
                answer(turn, no)
                assert [choice.text for choice in turn.shown_choices] == [*legal]


# ---------------------------------------------------------------------- hints
def test_a_hint_in_a_small_window_shows_its_move():
    person = Person(lines("h", "?"))
    console = console_of(person, lively=True, columns=40, rows=16)
    run_on(console, "casino-southern-african", seed=3, bots="greedy")
    shown = person.seen_text.split("\x1b[H")
    assert "Type a card" in shown[1], "the page has no room for all moves"
    hinted = next(page for page in shown if "would choose" in page)
    number = re.search(r"would choose (\d+)", " ".join(hinted.split()))
    assert number
    assert any(re.search(rf"\s{number[1]} (?:build|take|trail|add|raise)", page) for page in shown[2:])


def test_a_hint_names_the_number_of_its_move_in_the_list():
    seen = " ".join(duel("h", bots="greedy").seen_text.split())
    found = re.search(r"would choose (\d+) \((.*?)\):", seen)
    assert found
    number, name = found[1], found[2]
    assert f"{name} is allowed." in " ".join(duel(f"? {number}").seen_text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_casino_is_named_with_its_cards_in_the_order_of_the_list(language: str):
    compared = 0
    for turn in turns("casino", language):
        moves = [choice.move for choice in turn.all_choices]
        found = [Candidate(move, 1.0, 0.0, POINTS, ()) for move in moves]
        for i, choice in enumerate(turn.all_choices):
            note = hint_lines(turn.p, turn.page, "club", found[i:], turn.all_choices)[0]
            assert turn.texts.number(choice.number) in note
            if isinstance(choice.move, Capture) and len(choice.move.loose) > 1 and not choice.move.builds:
                cards = [turn.style.card(card) for card in choice.move.loose]
                shown = sorted(cards, key=note.rindex)
                assert sorted(cards, key=choice.label.index) == shown
                compared += 1
    assert compared


# ---------------------------------------------------------------------- prices
def test_a_false_orange_has_its_price_on_the_help_page_and_beside_the_question():
    help_page = " ".join(play_script(lines("?"), "tuxedo(players=3)").seen_text.split())
    assert "a false call costs 10 points" in help_page
    for language in LANGUAGES:
        seen = " ".join(play_script(lines("?", "o"), "tuxedo(players=3)", lang=language).seen_text.split())
        assert seen.count("10") + seen.count("۱۰") >= 2
    texts = next(turns("casino", "en")).texts
    assert "10 points" in texts("terminal-casino-orange-question", number=10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_announcement_of_raub_has_its_price(language: str):
    seen: set[str] = set()
    for turn in turns("raub", language):
        for choice in turn.all_choices:
            if choice.text in ("raub", "stih", "muss", "declare"):
                seen.add(choice.text)
                effect: Any = turn.view.describe(choice.move)
                assert turn.texts.number(effect.penalty) in choice.label
    assert {"raub", "declare"} <= seen
