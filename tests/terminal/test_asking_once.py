"""Tests for lines that ask before they play: words alone, single cards of an exchange, letters, and empty lines."""

import re
from pathlib import Path

import pytest

from tests.terminal.scripted_person import (
    Person,
    console_of,
    duel,
    first_move,
    lines,
    play_script,
    resume_line,
    run_on,
)
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
        return first_move(page)

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
        return first_move(page)

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
        return first_move(page)

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


@pytest.mark.parametrize("typed", ["exchange 8h qd", "exchange 8h", "none", "5"])
def test_a_whole_text_is_exchanged_at_once(typed: str):
    assert steps_of(exchanging(typed))[-1].startswith("exchange")


@pytest.mark.parametrize("typed", ["8h qd", "8 q", "exchange 8", "3 4", "3", "8 of hearts", "hearts", "no"])
def test_cards_without_the_word_ask_first(typed: str):
    assert steps_of(exchanging(typed))[-1] == "play"


def test_a_number_picks_the_card_beside_it():
    assert steps_of(exchanging("3", "4", ""))[-1] == "exchange 8h Qd"
    assert steps_of(exchanging("3 4", "yes"))[-1] == "exchange 8h Qd"
    assert steps_of(exchanging("8h", "1", ""))[-1] == "exchange 8h Kh"


def test_a_card_typed_twice_stays_with_a_sentence():
    assert "8♥ stays in your hand." in exchanging("8h", "8h").seen_text
    assert "K♥ 8♥ stay in your hand." in exchanging("8h k", "k 8").seen_text
    assert "8♥ was typed twice." in exchanging("8h 8h").seen_text
    assert "exchange" not in steps_of(exchanging("8h", "8h", ""))[-1]


def test_no_names_the_number_that_exchanges_none():
    for lang, no, label in (
        ("en", "no", "exchange none"),
        ("de", "nein", "keine tauschen"),
        ("es", "no", "no cambiar ninguna"),
    ):
        typed = lines("1", "1", "1", no)
        seen = play_script(typed, "raub", lang=lang, seed=4, bots="greedy").seen_text
        assert re.search(f"5 .*: {label}", " ".join(seen.rpartition(f"> {no}")[2].split())), lang


# ---------------------------------------------------------------------- open questions
@pytest.mark.parametrize(("lang", "asked"), [("en", "Which Q?"), ("de", "Welche Q?"), ("es", "¿Cuál Q?")])
def test_a_number_answers_the_question_which_card(lang: str, asked: str):
    seen = play_script(lines("1 q", "2"), "hazari", lang=lang, seed=3).seen_text
    assert f"{asked}\n 1 Q♠   2 Q♦" in seen
    assert " 1    Q♦   __   __" in seen.rpartition("> 2")[2]


@pytest.mark.parametrize(
    ("typed", "laid"),
    [
        (("1 q", "qd"), "1    Q♦   __"),
        (("1 q", "diamonds"), "1    Q♦   __"),
        (("1 q 8", "2"), "1    Q♦   8♥   __"),
        (("1 q", "7", "1"), "1    Q♠   __"),
        (("1 q", "", "2 a"), "2    A♥   __"),
        (("1 q q",), "1    Q♠   Q♦   __"),
        (("ah", "3"), "3    A♥   __"),
    ],
)
def test_an_open_question_is_answered_or_dropped(typed: tuple[str, ...], laid: str):
    seen = play_script(lines(*typed), "hazari", seed=3).seen_text
    assert laid in seen.rpartition(f"> {typed[-1]}")[2]
    assert "Laid out" not in seen


def test_a_number_without_an_entry_leaves_the_question_open():
    seen = play_script(lines("1 q", "3"), "hazari", seed=3).seen_text.rpartition("> 3")[2]
    assert "There is no answer 3 to this question; the numbers go up to 2." in seen
    assert "Which Q?" in seen


def test_which_card_of_an_exchange_is_answered_by_its_number():
    asked: list[str] = []

    def script(page: str) -> str | None:
        if asked:
            asked.append(page)
            return {2: "2", 3: ""}.get(len(asked))
        hand = re.findall(r"(\w+)[♠♥♦♣]", page.rpartition("hand  ")[2].partition("\n")[0])
        twice = [rank for rank in hand if hand.count(rank) > 1]
        if "Which cards will you exchange" in page and twice:
            asked.append(twice[0])
            return twice[0].lower()
        return first_move(page)

    person = play_script(script, "zwanzig-ab", seed=2, bots="greedy")
    rank, question, picked, *_ = asked
    entry = re.search(rf"Which {rank}\?\n 1 {rank}[♠♥♦♣]   2 ({rank}[♠♥♦♣])", question)
    assert entry
    assert f"Exchange {entry[1]}? Enter does" in picked
    symbols = dict(zip("♠♥♦♣", "shdc", strict=True))
    assert steps_of(person)[-1] == f"exchange {entry[1][:-1].replace('10', 'T')}{symbols[entry[1][-1]]}"


# ---------------------------------------------------------------------- numbers
def test_only_numbers_that_are_shown_are_played():
    seen = duel("2c", "3").seen_text
    assert "5♥   3 trail" in duel().seen_text
    assert "Move 3 is not shown now; . shows all." in seen
    assert "You trail" not in seen
    assert "You trail 5♥." in duel("2c", ".", "3").seen_text


def test_a_suggestion_of_hazari_replaces_groups_only_when_confirmed():
    for first in ("1 ah qs", "1 ah qs qd"):
        assert "Laid out" not in play_script(lines(first, "3"), "hazari", seed=3).seen_text
        assert "Laid out" not in play_script(lines(first, "3", "2"), "hazari", seed=3).seen_text
        assert " 1    A♥   Q♠" in play_script(lines(first, "3", "o", ""), "hazari", seed=3).seen_text
        for confirmed in ("", "3", "yes"):
            seen = play_script(lines(first, "3", confirmed), "hazari", seed=3).seen_text
            assert "Laid out: most points" in seen
    assert "Laid out: best first" in play_script(lines("3", "1"), "hazari", seed=3).seen_text


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
        ("de", "2 Pik-Dame Herz-8", "2    Q♠   8♥   __"),
        ("de", "2 Pik Dame", "2    Q♠   __"),
        ("de", "1 2 Pik", "1    2♠   __"),
        ("es", "1 as", "1    A♥   __"),
        ("es", "1 as reina de espadas", "1    A♥   Q♠   __"),
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
            return first_move(page)
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
