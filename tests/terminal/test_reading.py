"""Tests for typed input that is easily misread: numbers, ranks, beginnings of words, and lines below other pages."""

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
    random_script,
    resume_line,
    run_on,
)
from virado.terminal import saved_matches
from virado.terminal.columns import fit, flow, width

pytestmark = pytest.mark.usefixtures("own_folder")


def lively(*typed: str, variant: str, seed: int, columns: int = 40, rows: int = 16) -> Person:
    """Play on an interactive console of this size with these lines typed."""
    person = Person(lines(*typed))
    run_on(console_of(person, lively=True, columns=columns, rows=rows), variant, seed=seed)
    return person


def steps_of(person: Person) -> int:
    return len(saved_matches.load(Path(resume_line(person)))[0].steps)


def last_page(person: Person) -> str:
    return person.seen_text.rpartition("\x1b[H")[2]


# ---------------------------------------------------------------------- numbers, ranks and words
@pytest.mark.parametrize("typed", ["99", "55", "101"])
def test_a_number_that_is_no_rank_is_not_read_as_cards(typed: str):
    assert f"“{typed}” names no cards here" in play_script(lines(typed), "hazari", seed=3).seen_text
    exchanging = play_script(lines("1", "1", "1", typed), "raub", seed=4, bots="greedy").seen_text
    assert "Which cards will you exchange" in exchanging
    assert f"There is no move {typed}; the numbers go up to 5." in " ".join(exchanging.split())


@pytest.mark.parametrize(
    ("typed", "laid"),
    [("2 a", " 2    A♥   __   __"), ("a a 2", " 2    A♥   __   __"), ("qs jd a 2", " 2    Q♠   J♦   __")],
)
def test_a_word_that_is_also_a_rank_is_read_as_the_card(typed: str, laid: str):
    """Check `a` in Spanish, which is the ace and means *to*."""
    assert laid in play_script(lines(typed), "hazari", seed=3, lang="es").seen_text


def test_a_rank_alone_names_the_card_in_spanish():
    assert "¿A qué grupo?" in play_script(lines("a"), "hazari", seed=3, lang="es").seen_text


def asked_to_stay(page: str) -> bool:
    return "aussteigen?" in page


@pytest.mark.parametrize(("typed", "is_move"), [("s", False), ("st", False), ("mit", True), ("m", True)])
def test_only_words_of_the_language_are_known_by_their_beginning(typed: str, is_move: bool):
    answers: list[str] = []

    def script(page: str) -> str | None:
        if answers:
            answers.append(page)
            return None
        if asked_to_stay(page):
            answers.append(page)
            return typed
        return first_move(page)

    play_script(script, "zwanzig-ab", lang="de", seed=7, bots="greedy")
    assert len(answers) == 2
    assert bool(re.search("Enter spielt|1 von 2 Zügen", answers[1])) is is_move


def test_a_number_is_played_unless_it_could_mean_a_card_of_the_hand():
    assert "5 is the number of trail 10♦" in duel("5").seen_text
    assert "You trail 10♦." in duel("10", "5").seen_text, "only the moves with the ten are shown"
    on_the_table = play_script(lines("5"), "royal-dominican", seed=2).seen_text
    assert "You trail Q♣." in on_the_table


# ---------------------------------------------------------------------- other pages
def test_a_command_typed_below_another_page_is_executed():
    person = lively("?", "s", variant="royal-dominican", seed=42)
    assert "the scores" in person.seen_text


def test_a_move_typed_below_another_page_is_not_played():
    person = lively("?", "3", variant="royal-dominican", seed=42)
    assert "“3” was typed below another page" in last_page(person)
    assert steps_of(person) == 0


def test_the_empty_log_says_so():
    assert "Nothing has happened yet." in play_script(lines("l"), "raub", seed=1).seen_text


def test_long_choices_have_lines_of_their_own():
    page = play_script(lines(), "raub", seed=5, columns=40, rows=16).seen_text
    assert re.search(r"^ 1 \w.*$\n(?:   .*\n)* 2 \w", page, re.MULTILINE)


def test_all_choices_of_a_crowded_page_are_listed_page_by_page():
    chance = random_script(5)
    listed: list[str] = []

    def script(page: str) -> str | None:
        if len(listed) == 2:
            return None
        if listed:
            listed.append(page)
            return None
        if "more: type" in page:
            listed.append(page)
            return "."
        return chance(page)

    person = Person(script)
    run_on(console_of(person, lively=True, columns=40, rows=16), "tuxedo(players=3)", seed=5)
    assert len(listed) == 2
    assert "Enter: " in listed[1]
    assert re.search(r"^ \S+ +1 ", listed[1].replace("\x1b[H", "\n"), re.MULTILINE)


def test_the_scores_are_shown_after_the_match():
    chance = random_script(4)
    asked: list[str] = []

    def script(page: str) -> str | None:
        if "another match" not in page and not asked:
            return "" if "Enter: " in page else chance(page)
        asked.append(page)
        return "s" if len(asked) == 1 else "q"

    person = Person(script)
    console = console_of(person, lively=True, columns=100, rows=40)
    run_on(console, "royal-haitian(players=2)", seed=7, bots="greedy")
    assert ": the scores" in asked[1]


def test_the_whole_result_is_shown_whatever_is_typed_below_its_first_page():
    person = Person(lines("1"))
    console = console_of(person, lively=True, columns=40, rows=16)
    assert console.read_through([f"line {number}" for number in range(20)], below=3) == ""
    assert "line 19" in person.seen_text


# ---------------------------------------------------------------------- lines
def test_a_line_of_any_kind_fits_its_columns():
    assert fit("  indented text of several words", 20) == ["  indented text of", "    several words"]
    assert flow(["1\u00a0best\u00a0first\u00a0(30\u00a0points)"], 12) == ["1 best first", "(30 points)"]
    assert max(width(line) for line in fit("\x1b[1m" + "x" * 25 + "\x1b[0m", 10)) <= 10


def test_the_log_opens_at_its_end():
    person = lively(*["1"] * 9, "l", ".", "", variant="royal-dominican", seed=42)
    end, beginning, *_ = person.seen_text.rpartition("> l\n")[2].split("\x1b[H")[1:]
    assert "from the beginning" in " ".join(end.split())
    assert "Altagracia deals." not in end
    assert "Altagracia deals." in beginning
    assert "Enter: more" in beginning


def test_the_heading_before_a_deal_names_the_deal_to_come():
    pages: list[str] = []

    def script(page: str) -> str | None:
        pages.append(page)
        return None if "deal 1 is over" in "".join(pages) and "You deal. What" in page else first_move(page)

    play_script(script, "raub", seed=5, bots="greedy")
    assert "before the first deal" in pages[0]
    assert "before deal" in pages[-1]
