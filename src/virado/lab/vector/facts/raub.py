"""Facts of simulated games of Raub."""

from virado.lab.vector.facts.contract import field

COLUMNS = (
    field("tricks", "seat", "tricks won in the last deal"),
    field("changed", "seat", "cards changed in the last deal; -1 for none"),
    field("refas", "game", "Refas that are still outstanding"),
)
