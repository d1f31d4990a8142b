"""Tests that compiled messages evaluate as with `fluent.runtime`, and that plurals are those of CLDR."""

import re
import warnings
from collections.abc import Callable
from typing import Any

import pytest
from babel import Locale
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.runtime.utils import native_to_fluent

from tests.words.catalogues import messages
from tests.words.readings import SAMPLES, SPEAKERS, readings
from virado.languages import LANGUAGES
from virado.words.catalogue import catalogue
from virado.words.evaluation import Evaluator, FormattedText
from virado.words.functions import all_functions
from virado.words.loading import source, subjects


class Held(FluentType):
    """A value for which `fluent.runtime` has no type."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def format(self, locale: Locale) -> str:
        return str(self.value)


def _reference_bundle(language: str) -> FluentBundle:
    """Return the same catalogue as a bundle of Fluent's own runtime."""
    words = Evaluator(catalogue(language), {}, SPEAKERS)

    def adapted(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **named: Any) -> Any:
            plain = [each.value if isinstance(each, Held) else each for each in given]
            options = {name: int(v) if isinstance(v, int) else str(v) for name, v in named.items()}
            made = function(words, *plain, **options)
            return str(made) if isinstance(made, str) else native_to_fluent(made)

        return call

    bundle = FluentBundle(
        [language],
        functions={name: adapted(function) for name, function in all_functions().items()},
        use_isolating=False,
    )
    for subject in subjects(language):
        bundle.add_resource(FluentResource(source(language, subject)))
    return bundle


def _said_by(bundle: FluentBundle, key: str, given: dict[str, Any]) -> str:
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern: Any = message.attributes[attribute] if attribute else message.value
    args = {
        name: value if isinstance(value, int | float | str) else Held(value) for name, value in given.items()
    }
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        text, errors = bundle.format_pattern(pattern, args)
    assert not errors, f"{key}: {errors}"
    return str(text)


def _bare(text: str) -> str:
    """Return a text without isolates and with Latin digits."""
    digits = {ord(d): str(i) for language in LANGUAGES.values() for i, d in enumerate(language.digits)}
    text = re.sub("[\u2066-\u2069\u200e]", "", text).translate(digits)
    return text.replace("٫", ".").replace("−", "-").replace("0,5", "0.5")


def test_every_function_has_sample_values() -> None:
    assert set(SAMPLES) == set(all_functions())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_evaluates_as_in_fluent_runtime(language: str) -> None:
    bundle = _reference_bundle(language)
    words = catalogue(language)
    said = 0
    for key in messages(language):
        if key.startswith("-"):
            continue
        for given in readings(language, key):
            ours = words.worded(key, given, SPEAKERS)
            assert _bare(ours) == _bare(_said_by(bundle, key, given)), (key, given)
            said += 1
    assert said >= len(messages(language)) * 0.9


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_follow_cldr(language: str) -> None:
    reference = to_python(Locale.parse(language).plural_form)
    numbers = [*range(1200), 10**6, 10**6 + 1]
    for number in numbers:
        assert LANGUAGES[language].plural(number) == reference(number), number
    assert set(LANGUAGES[language].plurals) == set(map(reference, numbers))


def test_a_nested_message_is_not_isolated_again() -> None:
    assert isinstance(
        Evaluator(catalogue("fa"), {}, SPEAKERS).message("card-spoken", rank="K", suit="d"), FormattedText
    )
