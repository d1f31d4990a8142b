"""What the passages of Raub may ask of a variant besides its options."""

from virado.games.raub.rules.state import HAND
from virado.games.variant import Variant
from virado.words.catalogue import Catalogue
from virado.words.rules.trick_places import list_places

__all__ = ["facts", "list_places"]


def facts(variant: Variant, words: Catalogue) -> dict[str, object]:
    """Added to the facts of every variant:

    | name | what |
    |---|---|
    | `stock` | cards that are left when one has been turned up (R-5) |
    | `demand` | cards that all players together may exchange (R-15) |
    | `short` | whether that can be more than there are |
    """
    stock = variant.deck.count - HAND * variant.players - 1
    demand = variant.options.exchange_max * variant.players
    return {"stock": stock, "demand": demand, "short": demand > stock}
