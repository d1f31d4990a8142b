"""The options of Hazari (hazari.md, section 2) and its presets (section 3)."""

from typing import Annotated, Literal

import msgspec

from virado.games.contract import Need, Preset

Target = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Seat4 = Annotated[int, msgspec.Meta(ge=0, le=3)]


class HazariOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One record for all forms; a named variant is a row of values."""

    card_values: Literal["ten_five", "pip"] = "ten_five"
    """ten_five: A K Q J T = 10, 9..2 = 5, the pack 360; pip: A = 11, K Q J = 10, T..2 = face value, 380 (H-1)."""
    fourth_round: Literal["best_three", "four_card"] = "best_three"
    """How the last groups are compared: by their best three cards (H-18) or all four (H-19)."""
    two_pair: bool = True
    """Only with four_card: two pairs form a class above one pair."""
    odd_card_breaks_ties: bool = False
    """Only with four_card: between equal last groups of a three-card class the higher odd card decides (H-19, C-5)."""
    order_rule: Literal["descending", "free"] = "descending"
    """free: only the sizes 3, 3, 3, 4 are demanded (H-13)."""
    group4_order_basis: Literal["best_three", "extended"] = "best_three"
    """How the last group is measured against the third in H-13; extended matters only with four_card."""
    tie_rule: Literal["last_played", "first_played"] = "last_played"
    """Which of several equal best groups wins a round (H-17)."""
    troy_instant_win: bool = False
    """A troy that wins a round wins the match (H-20)."""
    troy_win_rounds: Annotated[tuple[Literal[1, 2, 3, 4], ...], msgspec.Meta(max_length=4)] = (1, 2, 3)
    """Rounds in which that applies."""
    target: Target = 1000
    """The match ends when a total reaches it (H-22)."""
    top_tie: Literal["play_on", "shared"] = "play_on"
    """A tie for the highest total at the end (H-23)."""
    first_dealer: Seat4 = 0


FOUR_CARD = Need("fourth_round", ("four_card",))
NEEDS: dict[str, tuple[Need, ...]] = {
    "two_pair": (FOUR_CARD,),
    "odd_card_breaks_ties": (FOUR_CARD,),
    "group4_order_basis": (FOUR_CARD, Need("order_rule", ("descending",))),
    "troy_win_rounds": (Need("troy_instant_win", (True,)),),
}
"""What others must be so that an option has an effect."""

HAZARI = HazariOptions()
BHUTAN = HazariOptions(card_values="pip", fourth_round="four_card", troy_instant_win=True)

PRESETS = {
    preset.slug: preset
    for preset in (
        Preset(
            slug="hazari",
            options=HAZARI,
            players=(4,),
            usual_players=4,
            minutes=15,
        ),
        Preset(
            slug="hazari-bhutan",
            options=BHUTAN,
            players=(4,),
            usual_players=4,
            minutes=10,
        ),
        Preset(
            slug="hazari-bhutan-no-two-pair",
            form="hazari-bhutan",
            options=msgspec.structs.replace(BHUTAN, two_pair=False),
            players=(4,),
            usual_players=4,
            minutes=10,
        ),
    )
}
