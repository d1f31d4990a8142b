"""Strict reading of plain data from outside, with the path of each error."""

from collections.abc import Callable
from typing import Any

import pytest

from virado.cards import FRENCH52
from virado.cases import validation
from virado.refusal import OptionsError
from virado.words import catalogue


@pytest.mark.parametrize(
    ("read", "detail", "path", "sentence"),
    [
        (
            lambda: validation.mapping([], "p", ("a",)),
            "expected-names",
            "p",
            "p: expected names and values, got []",
        ),
        (
            lambda: validation.mapping({"x": 1}, "p", ("a", "b")),
            "unknown-key",
            "p.x",
            "p.x: there is no key x here; known are a and b",
        ),
        (
            lambda: validation.by_seat([1], "p", 4),
            "expected-seats",
            "p",
            "p: expected values by seat, got [1]",
        ),
        (
            lambda: validation.by_seat({"4": 1}, "p", 4),
            "expected-number",
            "p.4",
            "p.4: expected a whole number from 0 to 3, got 4",
        ),
        (
            lambda: validation.by_seat({1: 1, "1": 2}, "p", 4),
            "seat-twice",
            "p.1",
            "p.1: seat 1 is named twice",
        ),
        (lambda: validation.items("ab", "p"), "expected-list", "p", 'p: expected a list, got "ab"'),
        (lambda: validation.items([1], "p", 2), "wrong-length", "p", "p: expected 2 entries, got 1"),
        (lambda: validation.items([], "p", 1), "wrong-length", "p", "p: expected one entry, got 0"),
        (
            lambda: validation.integer(True, "p", 0, 3),
            "expected-number",
            "p",
            "p: expected a whole number from 0 to 3, got true",
        ),
        (lambda: validation.truth(1, "p"), "expected-truth", "p", "p: expected true or false, got 1"),
        (
            lambda: validation.one_of("c", "p", ("a", "b")),
            "expected-one-of",
            "p",
            'p: expected a or b, got "c"',
        ),
        (
            lambda: validation.cards(FRENCH52, ["As", [1]], "p"),
            "no-such-card",
            "p[1]",
            "p[1]: the pack (52 French cards) has no card [1]",
        ),
        (lambda: validation.cards(FRENCH52, "Td Td", "p"), "card-twice", "p[1]", "p[1]: 10♦ is there twice"),
        (
            lambda: validation.cards(FRENCH52, "Td", "p", least=2, most=4),
            "wrong-card-count",
            "p",
            "p: expected 2 to 4 cards, got 1",
        ),
    ],
)
def test_errors_are_described(read: Callable[[], Any], detail: str, path: str, sentence: str) -> None:
    with pytest.raises(OptionsError) as error:
        read()
    refusal = error.value.refusal
    assert (refusal.code, refusal.detail, refusal.facts["path"]) == ("bad-position", detail, path)
    assert catalogue().refusal(refusal) == sentence


def test_long_data_is_shortened() -> None:
    assert len(validation.part(list(range(1000)))) == validation.LONGEST_PART
