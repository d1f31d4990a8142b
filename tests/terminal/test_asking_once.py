"""Tests for lines that ask before they play: words alone, single cards of an exchange, letters, and empty lines."""

import re
from pathlib import Path

import pytest

from tests.terminal.scripted_person import Person, console_of, duel, lines, play_script, resume_line, run_on
from virado.refusal import Refusal
from virado.terminal import saved_matches
from virado.terminal.lettering import GERMAN
from virado.terminal.style import PLAIN, Style
from virado.terminal.texts import Texts
from virado.words import catalogue

pytestmark = pytest.mark.usefixtures("own_folder")


def steps_of(person: Person) -> list[str]:
    return [step.text for step in saved_matches.load(Path(resume_line(person)))[0].steps if step.actor == 0]


def dealer(*typed: str) -> Person:
    """Play Raub as the dealer, who decides before looking after the first line."""
    return play_script(lines("1", *typed), "raub", seed=5, bots="greedy")


def exchanging(*typed: str) -> Person:
    """Play Raub up to an exchange with K♥ 10♥ 8♥ Q♦ in the hand."""
    return play_script(lines("1", "1", "1", *typed), "raub", seed=4, bots="greedy")


# ---------------------------------------------------------------------- words alone
def test_the_name_of_the_game_asks_before_it_declares():
    asked = dealer("raub")
    assert steps_of(asked) == ["deal"]
    assert "Enter plays it: raub" in asked.seen_text
    assert steps_of(dealer("raub", ""))[:2] == ["deal", "raub"]
    assert steps_of(dealer("2"))[:2] == ["deal", "raub"]


def test_a_word_alone_asks_at_the_first_decision_too():
    assert steps_of(play_script(lines("refa"), "raub", seed=5)) == []
    assert steps_of(play_script(lines("deal", ""), "raub", seed=5)) == ["deal"]


def test_a_move_that_gives_something_up_names_its_number():
    def script(page: str) -> str | None:
        if asked:
            asked.append(page)
            return None
        if "Stay or drop out?" in page:
            asked.append(page)
            return "drop"
        return "1"

    asked: list[str] = []
    play_script(script, "zwanzig-ab", seed=7, bots="greedy")
    assert "Type 2 to play it: drop" in asked[1]


def test_a_word_that_fits_the_only_move_says_so():
    def script(page: str) -> str | None:
        if asked:
            asked.append(page)
            return None
        if "Enter goes on.\n 1 no swap" in page:
            asked.append(page)
            return "no"
        return "1"

    asked: list[str] = []
    play_script(script, "raub-seven-always(players=3)", seed=10, bots="greedy")
    assert "Enter plays it: no" in asked[1]


def test_a_word_that_fits_all_moves_says_so():
    def script(page: str) -> str | None:
        if asked:
            asked.append(page)
            return None
        choices = page.rpartition("Your turn.")[2]
        if len(re.findall(r"\d trail", choices)) > 1 and "take" not in choices and "build" not in choices:
            asked.append(page)
            return "trail"
        return "1"

    asked: list[str] = []
    play_script(script, "royal-dominican", seed=42, bots="greedy")
    assert "moves fit “trail”; type a number." in asked[1]


def test_an_orange_is_called_after_its_price():
    asked = play_script(lines("orange"), "tuxedo", seed=1)
    assert "a false call costs 10 points" in asked.seen_text
    assert "You call" not in asked.seen_text
    for typed in (("orange", "orange"), ("o", "orange"), ("call orange",)):
        assert "You call" in play_script(lines(*typed), "tuxedo", seed=1).seen_text, typed
    assert "You call" not in play_script(lines("orange", "?", "o"), "tuxedo", seed=1).seen_text


# ---------------------------------------------------------------------- exchanges
def test_a_single_card_waits_for_more():
    asked = exchanging("8h")
    assert "Exchange 8♥? Enter does" in asked.seen_text
    assert "exchange 8h" not in " ".join(steps_of(asked))
    assert steps_of(exchanging("8h", "qd", ""))[-1] == "exchange 8h Qd"
    assert steps_of(exchanging("8", "queen of diamonds", "8h", ""))[-1] == "exchange Qd"
    assert "Which cards will you exchange" in exchanging("8h", "none").seen_text.rpartition("Enter does")[2]


@pytest.mark.parametrize("typed", ["8h qd", "exchange 8h", "none"])
def test_several_cards_and_a_whole_text_are_exchanged_at_once(typed: str):
    assert steps_of(exchanging(typed))[-1].startswith("exchange")


# ---------------------------------------------------------------------- letters and empty lines
@pytest.mark.parametrize(("lang", "letter", "title"), [("en", "r", "Raub"), ("es", "m", "el puntaje")])
def test_a_letter_of_the_footer_is_the_command(lang: str, letter: str, title: str):
    """Check letters that also begin a word of a move: `refa` and `mirar`."""
    typed = ("1", letter) if lang == "es" else (letter,)
    seen = play_script(lines(*typed), "raub", seed=5, lang=lang).seen_text
    assert title in seen.rpartition(f"> {letter}\n")[2].partition("\n> ")[0]


def test_the_footer_gives_only_the_word_while_its_letter_is_a_card():
    seen = play_script(lines("1"), "royal-dominican(players=2)", seed=2).seen_text
    assert "q quit" not in seen.partition("? help")[2].partition("> ")[0]
    assert " · quit" in seen


def test_an_empty_line_shows_all_moves_again():
    page = duel("2c", "").seen_text.rpartition("> \n")[0].rpartition("Your turn.")[2]
    assert "10♦  5 trail" in page
    assert "moves." not in page


def test_a_number_where_no_move_has_one():
    seen = play_script(lines("0"), "hazari", seed=3, lang="de").seen_text
    assert "bis 0" not in seen


# ---------------------------------------------------------------------- cards in words
@pytest.mark.parametrize(
    ("lang", "typed", "shown"),
    [
        ("en", "1 ace of hearts", "1    A♥   __"),
        ("en", "1 kings", "no K"),
        ("de", "1 Herz-Ass", "1    A♥   __"),
        ("de", "1 Ass Herz 8", "1    A♥   8♥"),
        ("es", "1 as de corazones", "1    A♥   __"),
        ("es", "1 8 de corazones", "1    8♥   __"),
        ("fa", "1 آس", "A♥"),
    ],
)
def test_cards_are_named_in_words(lang: str, typed: str, shown: str):
    seen = play_script(lines(typed), "hazari", seed=3, lang=lang).seen_text.partition(typed)[2]
    assert shown in seen.replace("\u2066", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("lang", "typed"), [("en", "clubs"), ("de", "kreuz"), ("es", "tréboles"), ("fa", "گشنیز")]
)
def test_a_suit_in_words_shows_the_moves_with_its_cards(lang: str, typed: str):
    page = duel(typed, lang=lang).seen_text.rpartition(f"> {typed}")[2].replace("\u2066", "")
    shown = [line for line in page.splitlines() if re.match(r" +\d*[♣♥♦♠]|  ?(2|5|8|10)[♣♥♦♠]", line)]
    assert ["♣" in line.split()[0] for line in shown] == [True, True], shown


def test_a_rank_in_words_is_neither_a_number_nor_a_command():
    assert steps_of(duel("five")) == []
    assert "5♥  3 trail" in duel("five").seen_text.rpartition("Your turn.")[2]
    assert "No move fits “Jack”" in duel("Jack").seen_text, "a note repeats what has been typed"
    assert "5♥" in duel("Queen", "five").seen_text.rpartition("> five")[2], "the match has not been left"
    assert steps_of(play_script(lines("Herz-Ass"), "hazari", lang="de", seed=3)) == []


def test_german_cards_are_named_in_words():
    def script(page: str) -> str | None:
        if asked:
            return None
        if "Welche Karten tauschst du" not in page:
            return "1"
        hand = re.search(r"Blatt +(\w+)", page.rpartition(" Du ")[2])
        assert hand
        suit = {"E": "Eichel", "L": "Laub", "H": "Herz", "S": "Schellen"}[hand[1][0]]
        rank = {"D": "Daus", "K": "König", "O": "Ober", "U": "Unter"}.get(hand[1][1:], hand[1][1:])
        asked.append(hand[1])
        return f"{suit}-{rank}"

    asked: list[str] = []
    seen = play_script(script, "raub", lang="de", cards="german", seed=4, bots="greedy").seen_text
    assert f"{asked[0]} tauschen? Enter tauscht" in seen


# ---------------------------------------------------------------------- Hazari
def test_the_printed_arrangement_is_laid_out_as_it_is_typed():
    typed: list[str] = []

    def script(page: str) -> str | None:
        if not typed:
            typed.append("h")
        elif len(typed) == 1:
            printed = re.search(r"would choose ([^:]+):", " ".join(page.split()))
            assert printed
            typed.append(printed[1])
        else:
            return None
        return typed[-1]

    person = play_script(script, "hazari", seed=3, bots="greedy")
    assert typed[1].count("/") == 3
    assert "Ready? Type up" in person.seen_text.rpartition(typed[1])[2]
    assert steps_of(person) == []


def test_a_hint_that_does_not_fit_shows_the_cards_too(monkeypatch: pytest.MonkeyPatch):
    def hint_lines(*given: object) -> list[str]:
        return ["A long hint. " * 20]

    monkeypatch.setattr("virado.terminal.turn.hint_lines", hint_lines)
    printed = "A♥ 3♦ 2♥ / Q♦ J♦ 10♣ / Q♠ 10♠ 7♠ / 8♥ 5♦ 5♣ 2♠"
    person = Person(lines("h", printed))
    console = console_of(person, lively=True, columns=40, rows=16)
    run_on(console, "hazari", seed=3, bots="greedy")
    *_, hint, laid = person.seen_text.split("\x1b[H")
    assert "A long hint." in hint
    assert "A♥" in hint
    assert "Ready?" in laid, "what is typed below the hint is a line of the decision"


def test_a_group_with_too_many_cards_keeps_its_words_apart():
    seen = play_script(
        lines("1 ah qs qd jd"), "hazari", lang="de", seed=3, columns=40, rows=16
    ).seen_text.rpartition("> 1 ah")[2]
    assert re.search(r"♦ {1,2}1 Karte", seen)


# ---------------------------------------------------------------------- first page
@pytest.mark.parametrize("form", ["royal-dominican", "raub", "hazari", "tuxedo"])
def test_the_first_page_of_a_small_window_names_the_dealer_and_the_key_of_hints(form: str):
    """Check that the note on another unfinished match does not take the place of the seats and the footer."""
    assert resume_line(play_script(lines("1", "1"), "raub", seed=1))
    person = Person(lines())
    run_on(console_of(person, lively=True, lang="de", columns=40, rows=16), form, seed=6, bots="greedy")
    page = person.seen_text.split("\x1b[H")[1]
    assert "v Vorschlag" in page
    assert "(gibt)" in page or "(gibst)" in page


def test_a_small_window_names_the_dealer_and_the_key_of_hints():
    for lang, word in (("en", "(dealer)"), ("de", "(gibst)"), ("es", "(repartes)")):
        page = play_script(
            lines("1", "1"), "hazari", lang=lang, seed=3, columns=40, rows=16
        ).seen_text.rpartition("> 1")[2]
        assert word in page, lang
    page = play_script(lines(), "raub", lang="de", seed=1, columns=40, rows=16).seen_text
    assert "v Vorschlag" in page


@pytest.mark.parametrize(
    ("lang", "shown"), [("en", "points at the start: 2"), ("de", "2"), ("es", "2"), ("fa", "۲")]
)
def test_the_help_page_names_the_changed_options_of_the_table(lang: str, shown: str):
    changed = play_script(lines("?"), "raub(start_score=2)", lang=lang).seen_text
    usual = play_script(lines("?"), "raub", lang=lang).seen_text
    (beginning,) = {catalogue(lang).text("terminal-help-changed", items=[]).partition(":")[0]}
    assert beginning in changed
    assert shown in changed.partition(beginning)[2].partition("\n")[0]
    assert beginning not in usual


def test_a_refusal_names_cards_as_the_page_does():
    seen = play_script(lines("card"), "raub(players=3)", lang="de", cards="german", seed=10).seen_text
    refusal = Refusal("unparsable", None, {"action": "card"}, "one-card")
    texts = Texts(catalogue("de"), Style(colours=PLAIN, unicode=True, lettering=GERMAN))
    assert texts.refusal(refusal).endswith("card HK")
    assert "Kh" not in seen
