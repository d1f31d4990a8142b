"""An argument parser that speaks the user's language, even in the phrases of `argparse`."""

import argparse
import difflib
import os
import re
import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn, TextIO

from virado.languages import DEFAULT, LANGUAGES, language_from, language_in, without_pattern
from virado.plain_messages import PlainMessages

REFUSED = 2
_LEFT_TO_RIGHT, _POP = "\u2066", "\u2069"
_TYPED = re.compile(r"^( *)([-\[{A-Za-z].*?)(?=  |$)", re.MULTILINE)
"""Pattern for the part of a help line that the user types.

It matches options with their values, commands, and the rest of a usage line.
"""


def language_of(arguments: Sequence[str], env: Mapping[str, str] = os.environ) -> str:
    """Return the language tag for help texts.

    It is that of a supported `--lang` option, with the digits that it asks for, otherwise that of the locale.
    """
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if not argument.startswith("-"):
            break
        if len(name) > len("--") and "--lang".startswith(name):
            tag = without_pattern(value if equals else "".join(arguments[at + 1 : at + 2]))
            return tag or language_from(env)
    return language_from(env)


_SWITCHED = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}


class Setting(str):
    """The value of an environment variable as the default of an option."""

    __slots__ = ("variable",)

    def __new__(cls, variable: str, fallback: str) -> "Setting":
        """Return the value of the variable, or `fallback` if it is not set or empty."""
        made = super().__new__(cls, os.environ.get(variable) or fallback)
        made.variable = variable
        return made


class Parser(argparse.ArgumentParser):
    """An argument parser that prints each error on a single line."""

    def __init__(self, say: PlainMessages, **how: Any) -> None:
        self.say = say
        super().__init__(**how)

    def error(self, message: str) -> NoReturn:
        text = self.say("cli-complaint", command=self.prog, sentence=message)
        self.exit(REFUSED, f"{text}\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse an invalid choice.

        If the choice resembles a valid choice, the error suggests only that value instead of all values.
        """
        near = difflib.get_close_matches(str(value), map(str, action.choices or ()), n=1)
        if action.choices is not None and value not in action.choices and near:
            said = self.say("cli-invalid-choice-but", input=repr(value), near=near[0])
            raise argparse.ArgumentError(action, said)
        super()._check_value(action, value)

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        """Return the value of an option; an error of a value from the environment names its variable.

        `argparse` itself checks no default against the choices.
        """
        try:
            value = super()._get_value(action, arg_string)
            if isinstance(arg_string, Setting):
                self._check_value(action, value)
        except argparse.ArgumentError as error:
            if isinstance(arg_string, Setting):
                raise argparse.ArgumentError(None, f"{arg_string.variable}: {error.message}") from None
            raise
        return value

    def format_help(self) -> str:
        return self._typed(super().format_help())

    def format_usage(self) -> str:
        return self._typed(super().format_usage())

    def _typed(self, text: str) -> str:
        """Return a help text in which options and commands run from left to right.

        This is necessary in a language written from right to left.
        """
        if not self.say.language.rtl:
            return text
        usage = f"{self.say('cli-usage')}: "
        text = text.replace(usage, f"{usage.rstrip()}\n  ", 1)
        return _TYPED.sub(rf"\g<1>{_LEFT_TO_RIGHT}\g<2>{_POP}", text)

    def _print_message(self, message: str, file: Any = None) -> None:
        stream = file or sys.stderr
        if message and stream:
            stream.write(apply_direction(message, stream))

    def switch(self, name: str, explanation: str, *, default: bool | Setting | None = None) -> None:
        """Add an option that users can negate with `--no-`."""
        made = self.add_argument(name, action=argparse.BooleanOptionalAction, default=default)
        made.help = (
            explanation  # not passed to `add_argument`, which would append "(default: True)" to the help text
        )
        made.type = self.yes_or_no

    # ------------------------------------------------------------------ values
    def yes_or_no(self, text: str) -> bool:
        """Return the value of a switch in the environment."""
        found = _SWITCHED.get(text.lower())
        if found is None:
            raise self._wrong("cli-invalid-choice", input=repr(text[:40]), part="yes, no")
        return found

    def web_address(self, text: str) -> str:
        """Return the address of a website without a slash at its end."""
        if text and not re.fullmatch(r"https?://[^/\s?#]+(/[^\s?#]*)?", text):
            raise self._wrong("cli-no-web-address", input=repr(text[:40]))
        return text.rstrip("/")

    def number(self, low: int, high: int) -> Callable[[str], int]:
        """Return a function that reads an integer from `low` to `high`."""

        def read(text: str) -> int:
            try:
                value = int(text)
            except ValueError:
                raise self._wrong("cli-no-whole-number", input=repr(text[:40])) from None
            if not low <= value <= high:
                raise self._wrong("cli-not-between", input=text[:40], least=low, limit=high)
            return value

        return read

    def scores(self, text: str) -> list[int]:
        """Return the scores that a text separates by commas."""
        try:
            return [int(part) for part in text.split(",")]
        except ValueError:
            raise self._wrong("cli-no-scores", input=repr(text[:40])) from None

    def seconds(self, text: str) -> float:
        """Return the number of seconds that a text gives."""
        try:
            value = float(text)
        except ValueError:
            raise self._wrong("cli-no-number", input=repr(text[:40])) from None
        if not 0.01 <= value <= 86_400:
            raise self._wrong("cli-not-between", input=text[:40], least="0.01", limit="86400")
        return value

    def _wrong(self, key: str, **facts: str | int) -> argparse.ArgumentTypeError:
        return argparse.ArgumentTypeError(self.say(key, **facts))


def apply_direction(text: str, stream: TextIO, *, rtl: bool = False) -> str:
    """Return lines in the form that a stream needs.

    On a terminal, right-to-left lines are put into display order; with `rtl`, all lines are right-to-left.
    """
    if (text.isascii() and not rtl) or not stream.isatty():
        return text
    from virado.terminal.console import reorder_for_terminal

    return "".join(reorder_for_terminal(line, os.environ, rtl=rtl) + "\n" for line in text.splitlines())


# ---------------------------------------------------------------------- phrases of argparse
_ASKED = "_"
"""Name, in the module `argparse`, of the function that translates its phrases (`gettext.gettext`)."""


@contextmanager
def translate_argparse(say: PlainMessages) -> Generator[None, None, None]:
    """Make `argparse` take its phrases from a catalogue within a `with` block."""
    phrases = _phrases(say)
    before = getattr(argparse, _ASKED)

    def spoken(phrase: str) -> str:
        return phrases.get(phrase, phrase)

    setattr(argparse, _ASKED, spoken)
    try:
        yield
    finally:
        setattr(argparse, _ASKED, before)


def _phrases(say: PlainMessages) -> dict[str, str]:
    """Return the translation of each phrase of argparse, with the same `%` placeholders."""
    return {
        "usage: ": f"{say('cli-usage')}: ",
        "positional arguments": say("cli-arguments"),
        "options": say("cli-options"),
        "show this help message and exit": say("cli-help"),
        "argument %(argument_name)s: %(message)s": say(
            "cli-of-argument", name="%(argument_name)s", sentence="%(message)s"
        ),
        "unrecognized arguments: %s": say("cli-unknown-argument", part="%s"),
        "the following arguments are required: %s": say("cli-required", part="%s"),
        "expected one argument": say("cli-expected-one"),
        "expected at most one argument": say("cli-expected-at-most-one"),
        "expected at least one argument": say("cli-expected-some"),
        "ignored explicit argument %r": say("cli-takes-none", input="%r"),
        "invalid choice: %(value)r (choose from %(choices)s)": say(
            "cli-invalid-choice", input="%(value)r", part="%(choices)s"
        ),
        "ambiguous option: %(option)s could match %(matches)s": say(
            "cli-ambiguous-option", option="%(option)s", part="%(matches)s"
        ),
    }


def messages_for(arguments: Sequence[str]) -> PlainMessages:
    """Return the messages of the command line in the language that the arguments select."""
    return PlainMessages(language_in(language_of(arguments)), "cli")


def english_messages() -> PlainMessages:
    """Return the messages of the command line in English."""
    return PlainMessages(LANGUAGES[DEFAULT], "cli")
