"""The options of Highest and its presets."""

from typing import Annotated

import msgspec

from virado.games.contract import Preset


class HighestOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of all Highest forms. A preset is a named set of values."""

    hand_size: Annotated[int, msgspec.Meta(ge=1, le=13)] = 3
    """Number of cards dealt to each seat (X-1)."""
    target: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 7
    """Score that ends the match (X-5)."""


PRESETS = {
    "highest": Preset(slug="highest", options=HighestOptions(), players=(2, 3, 4), usual_players=2),
    "highest-long": Preset(
        slug="highest-long",
        options=HighestOptions(hand_size=13, target=50),
        players=(2, 3, 4),
        usual_players=4,
    ),
}
