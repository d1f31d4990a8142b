"""Facts of simulated games of the Casino family."""

from typing import Any

from virado.lab.vector.facts.contract import Column, field


def _holds(name: str) -> Any:
    """Return a function that returns, for each side, 1 if its pile contains the card of an item."""

    def read(states: Any, config: Any) -> Any:
        return (states["piles"] & getattr(config, name) != 0).astype("int64")

    return read


def _aces(states: Any, config: Any) -> Any:
    """Return the number of aces in each side's pile."""
    return sum(states["piles"] >> card & 1 for card in range(config.cards) if config.aces >> card & 1)


COLUMNS = (
    field("sweeps", "side", "registered sweeps"),
    field("sweep_points", "side", "what the sweeps are worth before any are cancelled"),
    field("won_cards", "side", "cards in the pile", "cards"),
    field("won_spades", "side", "spades in the pile", "spades"),
    Column("big", "side", "1 if big casino is in the pile", _holds("big")),
    Column("little", "side", "1 if little casino is in the pile", _holds("little")),
    Column("aces", "side", "aces in the pile", _aces),
    field("oranges", "side", "oranges"),
    field("last_capturer", "game", "the seat that captured last; -1 if none did"),
    field("ending", "game", "0 played out, 1 ended by a claim, 2 by a restricted side's win"),
)
