"""The facts that passages of Raub can use besides the options."""

from virado.games.raub.rules.state import HAND
from virado.games.variant import Variant
from virado.words.catalogue import Catalogue
from virado.words.rules.trick_places import list_places

__all__ = ["facts", "list_places"]


def facts(variant: Variant, words: Catalogue) -> dict[str, object]:
    """Return the facts for Raub.

    | name | meaning |
    |---|---|
    | `stock` | cards left after the turn-up (R-5) |
    | `demand` | maximum number of cards that all players together may exchange (R-15) |
    | `short` | whether `demand` exceeds `stock` |
    """
    stock = variant.deck.count - HAND * variant.players - 1
    demand = variant.options.exchange_max * variant.players
    return {"stock": stock, "demand": demand, "short": demand > stock}
