"""The weights of the club player, found by play against itself."""

from virado.bots.casino.counting import Taste
from virado.games.casino.state import CasinoTable


def taste_for(o: CasinoTable) -> Taste:
    """The taste that suits these options."""
    return Taste(
        card=220,
        spade=180,
        secured=100,
        sweep=100,
        danger=70,
        promise=50,
        second=20,
        contested=70,
        kept=10,
        sums=1,
        counts=1,
        builds=o.building,
    )
