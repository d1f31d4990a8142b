"""Facts of simulated games of Hazari."""

from typing import Any

from virado.lab.vector.facts.contract import Column, field


def _rounds(states: Any, _config: Any) -> Any:
    """Return the number of rounds won by each seat."""
    return sum((states["round_winners"][:, [number]] == [0, 1, 2, 3]).astype("int64") for number in range(4))


COLUMNS = (
    field("captured", "seat", "points captured in the last deal"),
    Column("rounds", "seat", "rounds won in the last deal", _rounds),
    field("ending", "game", "how the match ended: 0 not at all, 1 by the target, 2 by a troy"),
)
