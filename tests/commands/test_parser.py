"""Help and errors of the command line in the user's language."""

import argparse
import io
import re
from collections.abc import Iterator
from typing import cast

import pytest

from tests.words.catalogues import facts, messages
from virado.cli import main, make_parser
from virado.commands.parser import Parser, apply_direction, language_of, messages_for, translate_argparse
from virado.languages import LANGUAGES
from virado.plain_messages import PlainMessages
from virado.words import catalogue

OTHERS = tuple(tag for tag in LANGUAGES if tag != "en")


def commands_of(command: argparse.ArgumentParser, *path: str) -> Iterator[tuple[str, ...]]:
    """Yield the words of every command of a parser.

    The program itself comes first, without words.
    """
    yield path
    for action in command._actions:  # argparse has no public list of subcommands
        choices: object = action.choices
        if isinstance(choices, dict):
            for name, inner in cast(dict[str, argparse.ArgumentParser], choices).items():
                yield from commands_of(inner, *path, name)


COMMANDS = tuple(commands_of(make_parser()))


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", ["--seed", "مهره", -20])
def test_plain_messages_equal_those_of_the_catalogue(language: str, value: str | int) -> None:
    plain = PlainMessages(LANGUAGES[language], "cli")
    words = catalogue(language)
    keys = {key for key, message in messages(language).items() if message.subject == "cli"}
    assert set(plain.messages) == keys
    for key in keys:
        given = dict.fromkeys(facts(language, key), value)
        assert plain(key, **given) == words.worded(key, given)


@pytest.mark.parametrize(
    ("arguments", "locale", "language"),
    [
        (["--help"], "de_DE.UTF-8", "de"),
        (["--lang", "fa", "play"], "de_DE.UTF-8", "fa"),
        (["--browser", "--lang=de", "--help"], "", "de"),
        (["--la", "de"], "", "de"),
        (["--lang", "fa-u-nu-latn", "--help"], "", "fa-u-nu-latn"),
        (["--lang", "xx", "--help"], "fa_IR", "fa"),
        (["--lang"], "", "en"),
        (["arena", "--lang", "de"], "", "en"),
        ([], "", "en"),
    ],
)
def test_the_language_is_that_of_the_option_or_of_the_locale(
    arguments: list[str], locale: str, language: str
) -> None:
    assert language_of(arguments, {"LANG": locale}) == language


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_has_no_english_phrase(
    capsys: pytest.CaptureFixture[str], language: str, command: tuple[str, ...]
) -> None:
    assert main(["--lang", language, *command, "--help"]) == 0
    shown = capsys.readouterr().out
    assert not re.search(r"usage|options:|arguments|commands:|show this|\b(the|of|how)\b|default", shown)
    assert " ".join(("virado", *command)) in shown


@pytest.mark.parametrize(
    ("arguments", "german", "persian"),
    [
        (["dance"], "'dance' gibt es nicht", "نداریم"),
        (["--colour"], "unbekannte Argumente: --colour", "آرگومان ناشناخته"),
        (["rules"], "es fehlt: VARIANT", "این‌ها لازم است"),
        (["play", "--seed"], "dahinter fehlt ein Wert", "یک مقدار می‌خواهد"),
        (["check"], "es fehlt: FILE", "این‌ها لازم است"),
        (["play", "--teams=1"], "der Wert '1' gehört nicht hierher", "نمی‌پذیرد"),
        (["serve", "--peer", "1"], "mehrdeutig: --peer", "روشن نیست"),
        (["play", "--seat", "9"], "9 liegt nicht zwischen 0 und 5", "میان ۰ و ۵ نیست"),
        (["play", "--seed", "x"], "'x' ist keine ganze Zahl", "عدد درست نیست"),
        (["bench", "casino", "--seconds", "x"], "'x' ist keine Zahl", "عدد نیست"),
        (["arena", "casino", "--bots", "a,b", "--scores", "x"], "kein Spielstand", "فهرستی از امتیازها"),
    ],
)
def test_errors_are_one_line_in_the_users_language(
    capsys: pytest.CaptureFixture[str], arguments: list[str], german: str, persian: str
) -> None:
    for language, part in (("de", german), ("fa", persian)):
        assert main(["--lang", language, *arguments]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        assert part in said.err
        assert not re.search(r"argument[s ]|expected|invalid|required|see virado", said.err)


def test_the_phrases_of_argparse_are_restored_afterwards() -> None:
    before = vars(argparse)["_"]
    with translate_argparse(messages_for(["--lang", "de"])):
        assert vars(argparse)["_"]("options") == "Optionen"
        assert vars(argparse)["_"]("what nobody has translated") == "what nobody has translated"
    assert vars(argparse)["_"] is before


def test_english_phrases_equal_those_of_argparse() -> None:
    plain = argparse.ArgumentParser(prog="virado", allow_abbrev=False)
    plain.add_argument("--lang", help="x")
    with translate_argparse(messages_for(["--lang", "en"])):
        ours = Parser(messages_for(["--lang", "en"]), prog="virado", allow_abbrev=False)
        ours.add_argument("--lang", help="x")
        assert ours.format_help() == plain.format_help()


def test_persian_lines_are_in_display_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIRADO_BIDI", "program")
    monkeypatch.setenv("COLUMNS", "60")
    shown = apply_direction("  \u2066--lang LANG\u2069  زبان\n", Terminal())
    assert shown.endswith("--lang LANG  \n")
    assert len(shown.rstrip("\n")) == 60
    assert "زبان" not in shown, "letters are joined, and from right to left"
    assert apply_direction("زبان\n", io.StringIO()) == "زبان\n"
    assert apply_direction("Geber: 1 ♠\n", Terminal()) == "Geber: 1 ♠\n"
