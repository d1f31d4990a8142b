"""Tests for the pages of results: leaving, notes, headings of further pages, and what is not revealed yet."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.random_play import random_match
from tests.terminal.scripted_person import Person, console_of, lines, random_script, resume_line, run_on
from tests.terminal.test_answers import Seated, turns
from virado.languages import LANGUAGES
from virado.terminal import saved_matches
from virado.terminal.layout import RepeatedLine, repeated_lines
from virado.terminal.pages.zwanzig_ab import PAGE as ZWANZIG_PAGE
from virado.terminal.turn import Turn
from virado.words import catalogue

pytestmark = pytest.mark.usefixtures("own_folder")

TO_SHOWDOWN = ("1", "up")
"""Lines that arrange a hand of Hazari and are ready."""


def hazari(*typed: str, columns: int = 40, rows: int = 16, lang: str = "en") -> Person:
    person = Person(lines(*typed))
    console = console_of(person, lively=True, lang=lang, columns=columns, rows=rows)
    run_on(console, "hazari", seed=3, bots="greedy")
    return person


def pages_of(person: Person) -> list[str]:
    return [page.replace("\x1b[K", "").replace("\x1b[J", "") for page in person.seen_text.split("\x1b[H")[1:]]


# ---------------------------------------------------------------------- leaving and notes
def test_leaving_below_a_result_asks_once():
    asked = pages_of(hazari(*TO_SHOWDOWN, "q", ""))
    assert any("type q again" in " ".join(page.split()) for page in asked)
    assert "Round 2" in asked[-1]
    assert "Round 2" not in hazari(*TO_SHOWDOWN, "q", "q").seen_text
    assert "Round 2" in hazari(*TO_SHOWDOWN, "q", "s", "", "q", "").seen_text, (
        "another line forgets the question"
    )


def test_a_line_below_a_result_that_does_nothing_is_answered_on_its_page():
    page = pages_of(hazari(*TO_SHOWDOWN, "xyz"))[-1]
    assert "“xyz” does nothing here" in page
    assert "Round 1" in page


def test_a_long_result_answers_below_each_page_and_keeps_its_place():
    said: list[str] = []
    person = Person(lines("xyz", "", ""))
    console = console_of(person, lively=True, columns=40, rows=16)

    def respond(typed: str) -> list[str]:
        said.append(typed)
        return [f"heard {typed}"]

    text = [RepeatedLine("names"), *(f"line {number}" for number in range(20))]
    assert console.read_through(text, end="Enter: on", respond=respond) == ""
    assert said == ["xyz"]
    first, again, last = pages_of(person)
    assert "heard xyz" in again
    assert "line 0\n" in first
    assert "line 0\n" in again
    assert last.startswith("names\n"), "the heading is repeated"
    assert "q: back" not in person.seen_text


def test_quitting_below_a_part_of_the_final_result_shows_the_rest():
    chance = random_script(1)
    ended: list[str] = []

    def script(page: str) -> str | None:
        if "is over" in page or ended:
            ended.append(page)
            return "q"
        return "" if "Enter: " in page else chance(page)

    person = Person(script)
    console = console_of(person, lively=True, columns=40, rows=16)
    run_on(console, "casino(match_length=single_deal)", seed=7, bots="greedy")
    assert "virado replay" in ended[-1]
    assert "Scores: you" in ended[-1]
    assert "q: back" not in " ".join("".join(ended).split())
    assert len(ended) == 2


# ---------------------------------------------------------------------- not yet seen
def test_scores_and_log_tell_nothing_of_the_rounds_still_to_be_shown():
    seen = pages_of(hazari(*TO_SHOWDOWN, "s", "", "l"))
    (scores,) = [page for page in seen if "the scores" in page]
    assert "deal 1" not in scores
    log = seen[-1]
    assert "Round 2" not in log
    all_shown = hazari(*TO_SHOWDOWN, "", "", "", "", "s")
    assert "deal 1" in next(page for page in pages_of(all_shown) if "the scores" in page)


def test_a_resumed_match_shows_the_rounds_of_the_last_deal_again():
    left = hazari(*TO_SHOWDOWN, "q", "q")
    name = Path(resume_line(left))
    person = Person(lines("", "", "", "", ""))
    console = console_of(person, lively=True, columns=80, rows=24)
    run_on(console, "", resume=str(name))
    seen = person.seen_text
    for number in range(1, 5):
        assert f"Round {number} " in seen
    assert "deal 1 is over" in seen


def test_a_resumed_match_does_not_repeat_a_result_after_a_move_of_the_person():
    chance = random_script(9)
    over: list[str] = []

    def script(page: str) -> str | None:
        if "is over" in page:
            over.append(page)
        if len(over) == 1 and "Your card?" in page:
            over.append(page)
        return None if len(over) > 2 else "" if "Enter: " in page else chance(page)

    person = Person(script)
    run_on(console_of(person, lively=True), "raub(players=3)", seed=9, bots="greedy")
    again = Person(lines())
    saved = Path(resume_line(person))
    match, _ = saved_matches.load(saved)
    assert match.steps
    run_on(console_of(again, lively=True), "", resume=str(saved))
    assert ("is over" in again.seen_text) is ("is over" in over[-1])


# ---------------------------------------------------------------------- headings
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_round_of_a_showdown_is_one_page_of_a_small_window(lang: str):
    words = catalogue(lang)
    up = words.text("terminal-hazari-words-up").split()[0]
    rounds = pages_of(hazari("1", up, "", "", "", lang=lang))[2:]
    assert len(rounds) == 4
    for number, page in enumerate(rounds, 1):
        assert words.text("terminal-hazari-round", number=number) in page


def test_a_table_that_is_cut_names_its_columns_on_each_page():
    chance = random_script(3)
    cut: list[str] = []

    def script(page: str) -> str | None:
        if cut:
            cut.append(page)
            return None
        if "Intro: más" in page:
            cut.append(page)
        return "" if "Intro" in page.rpartition("\n")[2] else chance(page)

    person = Person(script)
    console = console_of(person, lively=True, lang="es", columns=40, rows=16)
    run_on(console, "royal-dominican", seed=3, bots="greedy")
    first, second = [re.findall(r"^ *tú +Ramón", page.partition("\x1b[H")[2], re.MULTILINE) for page in cut]
    assert len(first) == len(second) == 1


def test_a_heading_is_repeated_until_the_next():
    text = ["a", RepeatedLine("h1"), RepeatedLine("h2"), "b", "c", RepeatedLine("k"), "d"]
    assert [repeated_lines(text, start) for start in range(3, 8)] == [
        ["h1", "h2"],
        ["h1", "h2"],
        [],
        ["k"],
        [],
    ]


def test_the_rows_of_sweeps_and_their_points_have_different_names():
    for lang in LANGUAGES:
        words = catalogue(lang)
        made, points = (
            words.text(f"terminal-casino-row-{key}", variant="royal-dominican")
            for key in ("sweeps", "item-sweep")
        )
        assert made != points


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["casino", "hazari"])
def test_a_tie_at_the_target_says_that_another_deal_decides(family: str, language: str):
    turn = next(turn for turn in turns(family, language))
    p, sides = turn.p, len(turn.p.sides)
    most = p.options.target + 3

    def remarks(*scores: int) -> list[str]:
        return turn.page.remarks(p, SimpleNamespace(scores=scores, ending=""))

    (tied,) = remarks(*[most] * sides)
    assert p.texts.number(most) in tied
    assert remarks(most + 1, *[most] * (sides - 1)) == []
    if getattr(p.options, "match_length", "to_target") == "to_target":
        assert remarks(*[p.options.target - 1] * sides) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["zwanzig-ab", "zwanzig-ab(tie_break=tied_only)"])
def test_a_shared_lowest_score_says_that_another_deal_decides(form: str, language: str):
    view = random_match(form, seed=1, moves=0).view(0)
    p = Turn(Seated(view, language)).p  # pyright: ignore[reportArgumentType]  # the host is not needed here

    def remarks(*scores: int) -> list[str]:
        return ZWANZIG_PAGE().remarks(p, SimpleNamespace(scores=scores, factor=1))

    key = "terminal-tie-only" if "tied_only" in form else "terminal-tie"
    names = p.texts.as_painted_list([p.side_name(1), p.side_name(3)])
    assert remarks(4, -2, 0, -2) == [p.texts(key, names=names, number=-2)]
    assert remarks(4, -2, 0, 5) == []
    assert remarks(4, 4, 4, 4) == []
