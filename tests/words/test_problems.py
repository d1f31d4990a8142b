"""Tests for errors of other programs in the reader's language."""

import msgspec
import pytest

from virado.words import LANGUAGES, catalogue


class Point(msgspec.Struct, forbid_unknown_fields=True):
    x: int


def said(language: str, problem: str) -> str:
    return catalogue(language).text("commands-problem", problem=problem)


@pytest.mark.parametrize(
    ("text", "german"),
    [
        ("{}", "das Feld x fehlt"),
        ('{"x": "a"}', "erwartet wird int, da steht str, bei $.x"),
        ('{"x": 1, "y": 2}', "ein Feld y gibt es nicht"),
        ('{"x": 1', "der Text hört zu früh auf"),
        ("{x: 1}", "ab Byte 1 ist es kein JSON"),
    ],
)
def test_msgspec_errors_are_translated_into_german(text: str, german: str):
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(text, type=Point)
    assert said("de", str(caught.value)) == german


def test_system_errors_are_translated_into_spanish():
    for open_it in (lambda: open("/no/such/file"), lambda: open("/")):  # noqa: SIM115, PTH123  # they fail
        with pytest.raises(OSError) as caught:  # noqa: PT011  # whichever it is
            open_it()
        with_number, alone = said("es", str(caught.value)), said("es", str(caught.value.strerror))
        assert with_number == alone in ("no existe ese archivo o esa carpeta", "es una carpeta")


@pytest.mark.parametrize("language", LANGUAGES)
def test_unknown_errors_are_quoted(language: str):
    assert "out of tea" in said(language, "out of tea")
