"""Functions by which messages of Casino show builds."""

from collections.abc import Sequence

from virado.words.evaluation import Evaluator, Function
from virado.words.functions import cards, field, join


def build(words: Evaluator, given: object) -> str:
    """Implement `BUILD($build)`: the cards of a build, such as [7♠ 5♥]."""
    return f"[{cards(words, field(given, 'cards'))}]"


def builds(words: Evaluator, given: Sequence[object], style: str = "") -> str:
    """Implement `BUILDS($builds)`: [7♠ 5♥] [K♦ 2♣].

    `BUILDS($builds, style: "values")` adds the value of each build: [7♠ 5♥] of 12 and [K♦ A♣] of 14.
    """
    if style == "values":
        return join(words, [words.message("casino-build-of-value", build=each) for each in given], "and")
    return " ".join(build(words, each) for each in given)


def value_of(_words: Evaluator, given: object) -> int:
    """Implement `VALUE($build)`: the value of a build, such as 12."""
    return field(given, "value")


FUNCTIONS: dict[str, Function] = {"BUILD": build, "BUILDS": builds, "VALUE": value_of}
