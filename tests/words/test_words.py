"""Tests for the sentences of a catalogue, and for missing messages."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from virado.cases.differences import differs
from virado.languages import LANGUAGES
from virado.refusal import AmbiguousError, IllegalError, OptionsError, Refusal
from virado.words import MissingMessageError, Speakers, catalogue, language_from, loading
from virado.words.catalogue import Catalogue, one_line
from virado.words.compilation import compile_source
from virado.words.evaluation import Evaluator
from virado.words.patterns import Constant, FunctionCall, MessageReference

AN_ISLAND = "\u2068{}\u2069".format


@pytest.fixture
def lenient() -> Catalogue:
    """Return the German catalogue as users have it, without strict mode."""
    return Catalogue("de", strict=False)


# ---------------------------------------------------------------------- sentences
def test_an_error_reads_as_rule_sentence_and_input() -> None:
    error = IllegalError(Refusal("no-such-seat", "C-4", {"seat": 5, "limit": 3}), "5")
    assert str(error) == "C-4: there is no seat 5; the seats are 0 to 3 [5]"


def test_a_refusal_may_contain_another_refusal() -> None:
    because = Refusal("no-such-seat", "C-4", {"seat": 5, "limit": 3})
    error = OptionsError("impossible-move", "Kd", code="bad-record", number=2, because=because)
    assert str(error) == (
        "move 2 of the record cannot be made: C-4: there is no seat 5; the seats are 0 to 3 [Kd]"
    )


def test_possible_moves_are_separated_by_semicolons() -> None:
    assert str(AmbiguousError("K x 4", ("Kd x 4h", "Ks x 4h"))) == "this could be Kd x 4h; Ks x 4h [K x 4]"


def test_an_error_is_one_printable_line_for_any_input() -> None:
    line = str(OptionsError("no-such-option", "a\nb\x1b[31m" + "x" * 2000, option="\x00"))
    assert "\n" not in line
    assert "\x1b" not in line
    assert "\x00" not in line
    assert len(line) == 803


def test_plurals_follow_the_number() -> None:
    one, two = (("Kd",), ("Kd", "Th"))
    assert catalogue("en").text("refusal-not-in-hand", cards=one) == "K♦ is not in your hand"
    assert catalogue("en").text("refusal-not-in-hand", cards=two) == "K♦ 10♥ are not in your hand"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, "null"),
        (True, "true"),
        (14, "14"),
        ("non-dealer", "non-dealer"),
        ([("Kh", "7c"), False], "[[Kh, 7c], false]"),
        ({0: ["9h"], "1": None}, "{0: [9h], 1: null}"),
    ],
)
def test_data_has_the_notation_of_case_files(value: object, shown: str) -> None:
    said = catalogue("en").text("case-expected-found", path="a", expected=value, found=1)
    assert said == f"a: expected {shown}, got 1"
    assert shown in catalogue("fa").text("case-expected-found", path="a", expected=value, found=1)


def test_a_difference_is_one_complete_printable_line() -> None:
    difference = differs("legal[0]", "legal", move="a\nb\x1b[31m", remark="x" * 2000)
    line = catalogue("en").difference(difference)
    assert line == f"legal[0]: a b?[31m should be refused ({'x' * 2000}) and is legal"


# ---------------------------------------------------------------------- cards and numbers
@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("en", "Kd", "king of diamonds"),
        ("en", "Tr", "red ten"),
        ("de", "Kd", "Karo-König"),
        ("de", "Js", "Pik-Bube"),
        ("de", "5y", "gelbe Fünf"),
        ("fa", "Kd", "شاه خشت"),
        ("fa", "Qs", "بی‌بی پیک"),
        ("fa", "1b", "یک سیاه"),
    ],
)
def test_cards_in_words_follow_spoken_usage(language: str, name: str, said: str) -> None:
    assert catalogue(language).spoken(name) == said


@pytest.mark.parametrize(("name", "shown"), [("Kd", "K♦"), ("Tc", "10♣"), ("Tr", "10r"), ("4b", "4b")])
def test_short_card_names_are_the_same_in_every_language(name: str, shown: str) -> None:
    assert {catalogue(language).card(name) for language in ("en", "de", "fa")} == {shown}


@pytest.mark.parametrize(
    ("language", "number", "shown"),
    [
        ("en", 1200, "1200"),
        ("en", -5, "−5"),
        ("de", -2.5, "−2,5"),
        ("es", -1, "−1"),
        ("de", 2.5, "2,5"),
        ("de", 2.0, "2"),
        ("fa", 1024, "۱۰۲۴"),
        ("fa", 0.25, "۰٫۲۵"),
        ("fa", -3, "\u200e−۳"),
    ],
)
def test_numbers_have_the_digits_of_the_language(language: str, number: float, shown: str) -> None:
    assert catalogue(language).number(number) == shown


@pytest.mark.parametrize(
    ("language", "number", "shown"),
    [
        ("en", 1, "one card "),
        ("en", 2, "two cards"),
        ("en", 12, "twelve cards"),
        ("en", 13, "13 cards"),
        ("de", 1, "eine Karte "),
        ("de", 3, "drei Karten"),
        ("es", 1, "una carta"),
        ("es", 4, "cuatro cartas"),
        ("fa", 2, "دو ورق"),
        ("fa", 20, "۲۰ ورق"),
    ],
)
def test_small_numbers_of_a_reason_are_words(language: str, number: int, shown: str) -> None:
    text = catalogue(language).text("reason-casino-can-take-next", rank="K", number=number, cards=())
    assert shown in text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["review-moment-points", "review-moment-chance"])
def test_a_loss_of_less_than_one_is_no_fraction(language: str, key: str) -> None:
    facts: dict[str, Any] = {"first": "A", "last": "B", "clauses": ()}
    small, large = (catalogue(language).text(key, **facts, worth=worth) for worth in (0, 3))
    assert small != large
    assert "0" not in small
    assert "۰" not in small


@pytest.mark.parametrize(
    ("language", "points", "shown"),
    [
        ("en", 2, "with 10♦ for two points"),
        ("de", 1, "10♦ für einen Punkt"),
        ("es", 3, "con 10♦ por tres puntos"),
        ("fa", 2, "10♦ (دو امتیاز)"),
    ],
)
def test_a_reason_states_the_points_of_the_cards_it_names(language: str, points: int, shown: str) -> None:
    facts: dict[str, Any] = {"number": 3, "cards": ("Td",), "spades": 0}
    said = [
        catalogue(language).text("reason-casino-takes", **facts, points=each).replace("\u2068", "")
        for each in (points, 0)
    ]
    assert shown in said[0].replace("\u2069", "")
    assert "10♦" in said[1]
    assert len(said[1]) < len(said[0])


def test_lists_are_joined_as_in_the_language() -> None:
    facts = {"variant": "casino", "numbers": (2, 3, 4), "number": 5}
    key = "refusal-bad-options--wrong-number-of-players"
    assert catalogue("en").worded(key, facts) == "casino is for 2, 3 or 4 players, not 5"
    assert catalogue("de").worded(key, facts) == "casino spielt man zu 2, 3 oder 4, nicht zu 5"
    assert "۲، ۳ یا ۴" in catalogue("fa").worded(key, facts)


# ---------------------------------------------------------------------- right to left
def test_cards_and_typed_text_are_isolated_in_a_persian_sentence() -> None:
    words = catalogue("fa")
    assert words.text("refusal-not-in-hand", cards=("Kd", "Tc")).startswith(AN_ISLAND("K♦ 10♣"))
    said = words.text("refusal-ambiguous", candidates=("3h + 9c = 12", "[7s 5h]"))
    assert AN_ISLAND("3h + 9c = 12") in said
    assert AN_ISLAND("[7s 5h]") in said


def test_rule_and_input_are_isolated_in_a_persian_line() -> None:
    line = catalogue("fa").refusal_line(Refusal("match-over", "Z-17"), "trail Kd")
    assert line == f"{AN_ISLAND('Z-17')}: بازی تمام شده است [{AN_ISLAND('trail Kd')}]"


def test_a_persian_name_is_isolated_in_an_english_sentence() -> None:
    words = catalogue("en")
    assert AN_ISLAND("رضا") in words.text("refusal-bad-options--no-such-option", option="رضا")
    assert words.text("refusal-bad-options--no-such-option", option="Réza") == "there is no option Réza"


def test_a_persian_name_is_not_isolated_in_a_persian_sentence() -> None:
    assert "\u2068" not in catalogue("fa").text("refusal-bad-options--no-such-option", option="رضا ۲")


@pytest.mark.parametrize("key", ["tricks-points", "casino-points", "hazari-points"])
def test_points_follow_a_latin_name_in_a_persian_sentence(key: str) -> None:
    words = catalogue("fa")
    speakers = Speakers(names={0: "Guest 149", 1: "رضا"}, sides=((0,), (1,)))
    given = {"seat": 0} if key == "tricks-points" else {"side": 0}
    points = words.text(f"event-{key}", speakers, points=-1, **given)
    assert points.startswith(AN_ISLAND("Guest 149"))
    list_key = key.replace("points", "deal-scored")
    assert f"\u2067{points}\u2069" in words.text(f"event-{list_key}", speakers, items=(points, "رضا ۲"))


# ---------------------------------------------------------------------- forms of address
@pytest.mark.parametrize(
    ("seat", "meant"), [(0, "you"), (2, "partner"), (1, "other"), (3, "other"), ("T", "referee")]
)
def test_seats_are_named_from_the_readers_point_of_view(seat: int | str, meant: str) -> None:
    assert Speakers(reader=0, sides=((0, 2), (1, 3))).who(seat) == meant


def test_no_seat_is_addressed_without_a_reader() -> None:
    speakers = Speakers(sides=((0, 2), (1, 3)))
    assert speakers.who(0) == "other"
    assert speakers.whose(0) == "other"


def test_a_side_is_yours_with_a_partner_and_you_alone() -> None:
    assert Speakers(reader=3, sides=((0, 2), (1, 3))).whose(1) == "yours"
    assert Speakers(reader=1).whose(1) == "you"


def test_seats_without_a_name_are_named_by_number() -> None:
    words = Evaluator(catalogue("en"), {}, Speakers(names={2: "Rosa"}, sides=((0, 2), (1, 3))))
    call = FunctionCall("SIDE", [Constant(0)], {})
    assert words.value(call) == "seat 0 and Rosa"


# ---------------------------------------------------------------------- missing messages
def test_a_missing_message_is_an_error_in_tests() -> None:
    with pytest.raises(MissingMessageError, match="en: nothing: unknown message nothing"):
        catalogue("en").text("nothing")


def test_a_missing_fact_is_an_error_in_tests() -> None:
    with pytest.raises(MissingMessageError, match="the fact limit is missing"):
        catalogue("en").text("refusal-no-such-seat", seat=3)


def test_a_fact_of_the_wrong_kind_is_an_error_in_tests() -> None:
    with pytest.raises(MissingMessageError, match="CARDS rejects"):
        catalogue("en").text("refusal-not-in-hand", cards=5)
    with pytest.raises(MissingMessageError, match="needs a function in a sentence"):
        catalogue("en").text("refusal-no-such-seat", seat=(1, 2), limit=3)


def test_users_see_key_and_facts_instead_of_an_error(lenient: Catalogue) -> None:
    assert lenient.text("nothing", cards=("Kd",), number=2) == 'nothing (cards=["Kd"], number=2)'
    assert lenient.text("refusal-no-such-seat", seat=3) == "refusal-no-such-seat (seat=3)"
    assert lenient.text("nothing", because=object()).startswith("nothing (because=<object")


def test_missing_translations_fall_back_to_english(
    lenient: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("VIRADO_STRICT_WORDS")
    assert lenient.has("refusal-match-over")
    del lenient._found["refusal-match-over"]  # pyright: ignore[reportPrivateUsage]
    assert lenient.own("refusal-match-over") is None
    assert lenient.text("refusal-match-over") == "the match is over"


def test_a_message_that_refers_to_itself_counts_as_missing() -> None:
    words = Catalogue("en", strict=True)
    words._found["round"] = [MessageReference("round")]  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(MissingMessageError, match="refers to itself"):
        words.text("round")


# ---------------------------------------------------------------------- languages
@pytest.mark.parametrize(
    ("env", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fa_IR.UTF-8"}, "fa"),
        ({"LANG": "de_DE", "LC_ALL": "POSIX"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "hu_HU@euro"}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(env: dict[str, str], language: str) -> None:
    assert language_from(env) == language


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(LookupError, match="'hu'"):
        catalogue("hu")


# ---------------------------------------------------------------------- reading and caching
def test_compiled_messages_are_cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIRADO_CACHE_DIR", str(tmp_path))
    read = loading.messages.__wrapped__
    made = read("en", "common")
    (kept,) = (tmp_path / "words").iterdir()
    monkeypatch.setattr("virado.words.compilation.compile_source", None)
    assert read("en", "common") == made
    kept.write_bytes(b"\xc1 broken")
    with pytest.raises(TypeError):
        read("en", "common")


def test_subjects_are_loaded_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    messages = loading.messages

    def noted(language: str, subject: str) -> loading.Messages:
        read.append(subject)
        return messages(language, subject)

    monkeypatch.setattr(loading, "messages", noted)
    words = Catalogue("en", strict=True)
    assert read == []
    words.text("refusal-match-over")
    assert read == ["common"]
    words.has("phase-hazari-arrange")
    assert read == ["common", "hazari"]


def test_catalogues_are_thread_safe() -> None:
    words = Catalogue("en", strict=True)
    keys = ["refusal-match-over", "nothing", "phase-hazari-arrange", "variant-casino.title"] * 8
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(words.has, keys)) == [True, False, True, True] * 8


def test_a_read_only_cache_folder_causes_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("VIRADO_CACHE_DIR", str(blocked))
    assert "card-spoken" in loading.messages.__wrapped__("de", "common")


def test_no_partial_file_remains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIRADO_CACHE_DIR", str(tmp_path))

    def fail(*_: object) -> None:
        raise OSError("no space")

    monkeypatch.setattr(Path, "replace", fail)
    loading.messages.__wrapped__("en", "common")
    assert list((tmp_path / "words").iterdir()) == []


def test_a_syntax_error_is_reported_with_its_line() -> None:
    with pytest.raises(ValueError, match=r"x\.ftl:2: "):
        compile_source("good = yes\nbad =\n", "x.ftl")


def test_a_duplicate_key_is_an_error() -> None:
    with pytest.raises(ValueError, match="a is defined twice"):
        compile_source("a = 1\na = 2\n", "x.ftl")


def test_one_line_keeps_direction_characters() -> None:
    assert one_line("a\t\u2068b\u2069\u200c\x07") == "a \u2068b\u2069\u200c?"
