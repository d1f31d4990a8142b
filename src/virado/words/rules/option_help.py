"""Help for the options of a form, taken from those sentences of the rules that depend on each option."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import msgspec

from virado.games.catalogue import AnyGame
from virado.games.variant import Variant, make_variant
from virado.refusal import OptionsError
from virado.words.catalogue import Catalogue
from virado.words.evaluation import FormattedText
from virado.words.options import Option, nest_option, options_of
from virado.words.rules.composition import fact_names_in
from virado.words.rules.conditions import ALWAYS
from virado.words.rules.facts import facts_of
from virado.words.rules.inline import line, plain_text
from virado.words.rules.passages import GAP, Passage, PassageLine, passages

MAX_SENTENCES = 2
"""Maximum number of lines that explain an option."""
_NOT_HELP = ("two-minutes", "history")
"""Passages that are not used as help, because they summarise other passages."""


def helpful_options(game: AnyGame, words: Catalogue) -> tuple[Option, ...]:
    """Return the options of a family with explanations from the rules.

    An explanation belongs to an option, or to one of its values. The explanations are empty if no rules have been
    written.
    """
    return tuple(_helpful(game, option, words) for option in options_of(game, words))


def describe_value(variant: Variant, name: str, words: Catalogue) -> str:
    """Return the sentences in the rules of a variant that depend on its value of an option.

    They come from a passage whose first condition is this option, otherwise from the first passage that depends on
    it. The result is empty if there is no such passage.
    """
    family = variant.game.name
    words = words.for_part(f"rules/{family}")
    facts = facts_of(variant, words)
    applying = list(_applicable_passages(passages(family, words.language.tag), facts))
    applying.sort(key=lambda passage: [test.name for test in passage.condition.tests()][:1] != [name])
    for passage in applying:
        found = _lines_about(passage, name, facts)
        shown = [plain_text(line(_sentence(each), family, facts, words)) for each in found]
        if shown and found[0].kind == "row":
            return words.text("option-values", values=tuple(map(FormattedText, shown)))
        if shown:
            return " ".join(shown[:MAX_SENTENCES])
    return ""


def _applicable_passages(written: Sequence[Passage], facts: Mapping[str, object]) -> Iterator[Passage]:
    """Yield the passages that apply to the variant and can serve as help."""
    chapter = ALWAYS
    for passage in written:
        if passage.level == 1:
            chapter = passage.condition
        if passage.id not in _NOT_HELP and chapter.holds(facts) and passage.condition.holds(facts):
            yield passage


def _lines_about(passage: Passage, name: str, facts: Mapping[str, object]) -> list[PassageLine]:
    """Return the lines of a passage that depend on an option, without table heads.

    If the passage itself depends on the option, its first line comes first.
    """
    said = [
        each
        for before, each in pairwise((GAP, *passage.lines))
        if (each.kind in ("text", "item", "more") or (each.kind == "row" and before.kind == "row"))
        and each.condition.holds(facts)
        and (
            name == "players" or "players" not in fact_names_in(each)
        )  # help is shown before the number of players is known
    ]
    depending = [each for each in said if name in fact_names_in(each)]
    if name in {test.name for test in passage.condition.tests()}:
        first = [each for each in said[:1] if not each.text.endswith(":")]
        return [*first, *(each for each in depending if each.kind != "row" and each not in first)]
    kind = depending[0].kind if depending else ""
    return [each for each in depending if (each.kind == "row") == (kind == "row")]


def _sentence(each: PassageLine) -> str:
    """Return a line as a sentence; the cells of a table row are separated by colons."""
    return each.text.strip("| ").replace(" | ", ": ") if each.kind == "row" else each.text


def _helpful(game: AnyGame, option: Option, words: Catalogue) -> Option:
    values = tuple(
        msgspec.structs.replace(value, help=_help(game, option.id, value.value, words))
        if option.kind in ("choice", "switch")
        else value
        for value in option.values
    )
    if any(value.help for value in values):
        return msgspec.structs.replace(option, values=values)
    own = next((told for told in _describe_in_presets(game, option.id, words) if told), "")
    return msgspec.structs.replace(option, help=own)


def _help(game: AnyGame, name: str, value: object, words: Catalogue) -> str:
    """Return the explanation of a value from the first variant whose rules explain it; empty if none do."""
    for preset in game.presets.values():
        try:
            variant = make_variant(game, preset, options=nest_option(name, value))
        except OptionsError:
            continue
        if told := describe_value(variant, name, words):
            return told
    return ""


def _describe_in_presets(game: AnyGame, name: str, words: Catalogue) -> Iterator[str]:
    for preset in game.presets.values():
        yield describe_value(make_variant(game, preset), name, words)
