"""Functions by which messages of Hazari show groups."""

from collections.abc import Sequence

from virado.words.evaluation import Evaluator, FormattedText, Function
from virado.words.functions import field


def group(words: Evaluator, given: object) -> FormattedText:
    """Implement `GROUP($group)`: a group with its class, such as run J-10-9."""
    ranks: Sequence[str] = field(given, "ranks")
    low = ranks[min(1, len(ranks) - 1)]
    return words.message(
        f"group-hazari-{field(given, 'class_name')}", ranks=ranks, high=ranks[0], low=low, rank=low
    )


FUNCTIONS: dict[str, Function] = {"GROUP": group}
