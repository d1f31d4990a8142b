"""Words that belong to a place: what a sweep is called where a form is at home."""

from virado.games.variant import Variant

SWEEPS = {"Dominican": ("virado", "virados"), "Hungary": ("tabbe", "tabbes")}
"""Part of a place -> one sweep, several sweeps."""


def sweep_word(variant: Variant) -> tuple[str, str]:
    """What a sweep is called, and several."""
    return next(
        (word for place, word in SWEEPS.items() if place in variant.preset.place), ("sweep", "sweeps")
    )
