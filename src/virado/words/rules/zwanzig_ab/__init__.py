"""The facts that passages of Zwanzig ab can use besides the options."""

from virado.games.variant import Variant
from virado.games.zwanzig_ab.options import ZwanzigOptions
from virado.games.zwanzig_ab.rules.state import HAND
from virado.words.catalogue import Catalogue
from virado.words.rules.trick_places import list_places

__all__ = ["facts", "list_places"]


def facts(variant: Variant, words: Catalogue) -> dict[str, object]:
    """Return the facts for Zwanzig ab.

    | name | meaning |
    |---|---|
    | `second_packet` | cards that each player receives once trump is made (Z-7) |
    | `stock` | cards left for the exchange (Z-7) |
    | `maker_differs` | true if a forehand that made trumps pays otherwise for no trick (Z-15) |
    | `maker_pays`, `maker_free` | true if it then pays points, or nothing |
    | `blind_hearts` | multiplier of the points if hearts are made trump blind (Z-16) |
    """
    options: ZwanzigOptions = variant.options
    multipliers = (options.blind_multiplier, options.hearts_multiplier)
    maker = options.maker_no_trick_penalty
    product = multipliers[0] * multipliers[1]
    return {
        "second_packet": HAND - options.first_packet,
        "stock": variant.deck.count - HAND * variant.players,
        "maker_differs": maker is not None,
        "maker_pays": bool(maker),
        "maker_free": maker == 0,
        "blind_hearts": product if options.multiplier_mode == "product" else max(multipliers),
    }
