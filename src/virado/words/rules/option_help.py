"""What an option means, in the sentences of the rules that depend on it: the help of a form of options."""

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

MOST_SENTENCES = 2
"""Lines of a passage that say what an option means."""
_NOT_HELP = ("two-minutes", "history")
"""Passages that are no help: they say in short what others say in full."""


def helpful_options(game: AnyGame, words: Catalogue) -> tuple[Option, ...]:
    """The options of a family with what the rules say of each, or of its values; nothing where nobody has written them."""
    return tuple(_helpful(game, option, words) for option in options_of(game, words))


def describe_value(variant: Variant, name: str, words: Catalogue) -> str:
    """What the rules of a variant say because of its value of an option: what the passage that exists for it says, else the first
    that depends on it; empty if nothing."""
    facts = facts_of(variant, words)
    family = variant.game.name
    applying = list(_applying(passages(family, words.language.tag), facts))
    applying.sort(key=lambda passage: [test.name for test in passage.condition.tests()][:1] != [name])
    for passage in applying:
        found = _lines_about(passage, name, facts)
        shown = [plain_text(line(_sentence(each), family, facts, words)) for each in found]
        if shown and found[0].kind == "row":
            return words.text("option-values", values=tuple(map(FormattedText, shown)))
        if shown:
            return " ".join(shown[:MOST_SENTENCES])
    return ""


def _applying(written: Sequence[Passage], facts: Mapping[str, object]) -> Iterator[Passage]:
    """The passages of a text that may help."""
    chapter = ALWAYS
    for passage in written:
        if passage.level == 1:
            chapter = passage.condition
        if passage.id not in _NOT_HELP and chapter.holds(facts) and passage.condition.holds(facts):
            yield passage


def _lines_about(passage: Passage, name: str, facts: Mapping[str, object]) -> list[PassageLine]:
    """The lines of a passage that depend on an option (of a table, no head), after its first if it does so itself."""
    said = [
        each
        for before, each in pairwise((GAP, *passage.lines))
        if (each.kind in ("text", "item", "more") or (each.kind == "row" and before.kind == "row"))
        and each.condition.holds(facts)
        and (
            name == "players" or "players" not in fact_names_in(each)
        )  # help is read before it is known how many play
    ]
    depending = [each for each in said if name in fact_names_in(each)]
    if name in {test.name for test in passage.condition.tests()}:
        first = [each for each in said[:1] if not each.text.endswith(":")]
        return [*first, *(each for each in depending if each.kind != "row" and each not in first)]
    kind = depending[0].kind if depending else ""
    return [each for each in depending if (each.kind == "row") == (kind == "row")]


def _sentence(each: PassageLine) -> str:
    """A line as a sentence: the cells of a row with colons between them."""
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
    """What the rules say of a value in the first form in which they say something."""
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
