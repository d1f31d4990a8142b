"""The referee answers forty questions as the rulebooks' cases say, in every language."""

from pathlib import Path

import pytest

from tests.referee.questions import CASINO, HAZARI, QUESTIONS, RAUB, ZWANZIG_AB, Question, winner_of
from virado import rulebooks
from virado.families import FAMILIES
from virado.games.catalogue import presets
from virado.interop.engine import Engine
from virado.languages import LANGUAGES
from virado.referee.messages import Ruling, RulingQuery
from virado.referee.ruling import judge
from virado.refusal import OptionsError
from virado.words import catalogue

CASES = Path(__file__).parents[1] / "cases"


def ask(question: Question, language: str = "en") -> Ruling:
    query = RulingQuery(
        variant=question.variant,
        options=question.options or {},
        question=question.question,
        values=dict(question.values),
    )
    return judge(query, catalogue(language))


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda each: f"{each.variant}-{each.source}")
def test_the_referee_answers_as_the_rulebook_says(question: Question):
    ruling = ask(question)
    assert ruling.verdict is not None
    found = (winner_of(ruling), ruling.verdict.rule, ruling.verdict.code, ruling.allowed)
    assert found == (question.winner, question.rule, question.code, question.allowed)
    if question.others is not None:
        assert sorted(move.move for move in ruling.moves) == sorted(question.others)


@pytest.mark.parametrize("questions", [RAUB, ZWANZIG_AB, HAZARI, CASINO])
def test_each_family_has_ten_questions_with_different_answers(questions: tuple[Question, ...]):
    assert len(questions) == 10
    assert len({(each.winner, each.code, each.allowed) for each in questions}) > 3


def test_every_source_is_a_case_or_a_rule():
    cases = "".join(path.read_text(encoding="utf-8") for path in CASES.glob("*-cases.yaml"))
    rules = "".join(rulebooks.text(presets()[each.variant][0].rulebook) for each in QUESTIONS)
    for question in QUESTIONS:
        assert f"id: {question.source}" in cases or f"**{question.source} " in rules, question


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_answers_differ_only_in_words(language: str):
    for question in (RAUB[3], ZWANZIG_AB[8], HAZARI[0], CASINO[0]):
        english, other = ask(question), ask(question, language)
        assert other.verdict is not None
        assert english.verdict is not None
        assert (other.verdict.code, other.verdict.rule) == (english.verdict.code, english.verdict.rule)
        assert [row.wins for row in other.rows] == [row.wins for row in english.rows]
        assert (other.verdict.message == english.verdict.message) == (language == "en")


@pytest.mark.parametrize("slug", sorted(presets()))
def test_every_form_has_a_referee_that_asks_for_cards(slug: str):
    ruling = judge(RulingQuery(variant=slug))
    assert ruling.missing
    assert ruling.verdict is None
    assert [note.code for note in ruling.notes] == ["missing"] * len(ruling.missing)
    assert sum(map(len, ruling.deck)) in (32, 40, 52)
    assert FAMILIES[presets()[slug][0].name].referee


def test_the_best_arrangement_of_thirteen_cards_is_legal_and_ranked_first():
    hand = "As Ks Qs 7h 7d 7c Jh Th 9d 5c 4c 2h 3d"
    ruling = judge(RulingQuery(variant="hazari", question="arrangement", values={"hand": hand}))
    assert ruling.verdict is not None
    assert ruling.verdict.code == "best-arrangement"
    assert [row.text for row in ruling.rows] == [
        "troy of sevens",
        "colour run A-K-Q",
        "run J-10-9",
        "run 5-4-3",
    ]
    best = {f"group{place}": " ".join(row.cards) for place, row in enumerate(ruling.rows, 1)}
    checked = judge(RulingQuery(variant="hazari", question="arrangement", values={"hand": hand, **best}))
    assert checked.allowed


def test_all_plays_of_a_hand_are_listed_without_a_played_card():
    ruling = judge(RulingQuery(variant="casino", values={"hand": "8h 2s", "table": "3d 5c"}))
    assert ruling.allowed is None
    assert {move.move for move in ruling.moves} == {"8h x 5c 3d", "trail 2s", "trail 8h"}
    assert ruling.complete


@pytest.mark.parametrize(
    ("variant", "values", "detail"),
    [
        ("raub", {"cards": "Kh xyz"}, "unreadable"),
        ("raub", {"cards": "2h"}, "unreadable"),
        ("raub", {"cards": "Kh Kh"}, "card-twice"),
        ("raub", {"cards": "Kh", "hand": "Kh"}, "two-places"),
        ("raub", {"cards": "7h 8h 9h Th Jh"}, "too-many"),
        ("raub", {"trump": "x"}, "no-such-choice"),
        ("raub", {"colour": "red"}, "no-such-field"),
        ("hazari", {"group1": "Ah Kh Qh", "group2": "2s 3s 4s 5s"}, "group-sizes"),
        ("casino", {"hand": "Ah", "play": "2h"}, "not-in-hand"),
        ("casino", {"hand": "Ah", "table": "2h", "play": "Ah", "wanted": "3h"}, "not-on-table"),
        ("casino", {"hand": "Ah", "build1": "2h 3h", "value1": "6"}, "build-not-of-value"),
        ("casino", {"hand": "Ah", "build1": "Kh Qh"}, "no-build"),
    ],
)
def test_what_is_no_question_is_refused_with_a_reason(variant: str, values: dict[str, str], detail: str):
    with pytest.raises(OptionsError) as caught:
        judge(RulingQuery(variant=variant, values=values))
    assert (caught.value.code, caught.value.refusal.detail) == ("bad-question", detail)


def test_a_question_that_the_family_does_not_have_is_refused():
    with pytest.raises(OptionsError, match="there is no question groups"):
        judge(RulingQuery(variant="raub", question="groups"))


def test_the_line_protocol_answers_in_the_language_of_the_request():
    line = b'{"do":"judge","lang":"de","question":{"variant":"raub","values":{"trump":"h","cards":"As 7h"}}}'
    assert "7♥ gewinnt: der höchste Trumpf im Stich.".encode() in Engine().answer(line)
