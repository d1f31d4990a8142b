"""Facts of simulated games of Zwanzig ab."""

from virado.games.zwanzig_ab.rules.state import SEATS
from virado.lab.vector.facts.contract import field, members_of

COLUMNS = (
    field("tricks", "seat", "tricks won in the last deal"),
    field("exchanged", "seat", "cards exchanged in the last deal; -1 if the seat was not asked"),
    members_of("dropped", "1 if the seat dropped out of the last deal", "dropped", SEATS),
    field("trump", "game", "the trump suit: 0 to 3 for spades, hearts, diamonds, clubs"),
    field("forehand", "game", "the seat that made trumps"),
    field("blind", "game", "1 if trump was chosen blind"),
    field("special", "game", "1 if the last deal was a special one"),
)
