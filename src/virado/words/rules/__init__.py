"""The players' rules of a variant, composed of passages by its options (docs/reference/players-rules.md)."""

from virado.words.rules.composition import options_that_matter, rules_of, section_for, sections_about
from virado.words.rules.examples import ExampleVerdict, ExampleView, example, judge
from virado.words.rules.markdown import markdown
from virado.words.rules.option_help import helpful_options
from virado.words.rules.texts import RulesText, Section

__all__ = [
    "ExampleVerdict",
    "ExampleView",
    "RulesText",
    "Section",
    "example",
    "helpful_options",
    "judge",
    "markdown",
    "options_that_matter",
    "rules_of",
    "section_for",
    "sections_about",
]
