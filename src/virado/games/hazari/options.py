"""The options of Hazari (hazari.md, section 2) and its presets (section 3)."""

from typing import Annotated, Literal

import msgspec

from virado.games.contract import Need, Preset

Target = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Seat4 = Annotated[int, msgspec.Meta(ge=0, le=3)]


class HazariOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of all Hazari forms. A preset is a named set of values."""

    card_values: Literal["ten_five", "pip"] = "ten_five"
    """Points of the cards (H-1).

    `ten_five`: A K Q J T = 10, 9..2 = 5, 360 points in all. `pip`: A = 11, K Q J = 10, T..2 = face value, 380 points
    in all.
    """
    fourth_round: Literal["best_three", "four_card"] = "best_three"
    """Comparison of the last groups: by their best three cards (H-18) or by all four (H-19)."""
    two_pair: bool = True
    """If true, two pairs are a class above one pair; only with `fourth_round: four_card`."""
    odd_card_breaks_ties: bool = False
    """If true, the higher odd card decides between equal last groups of a three-card class (H-19, C-5).

    Effective only with `fourth_round: four_card`.
    """
    order_rule: Literal["descending", "free"] = "descending"
    """Order required of the groups; `free` requires only the sizes 3, 3, 3 and 4 (H-13)."""
    group4_order_basis: Literal["best_three", "extended"] = "best_three"
    """Comparison of the last group with the third in H-13.

    `extended` has an effect only with `fourth_round: four_card`.
    """
    tie_rule: Literal["last_played", "first_played"] = "last_played"
    """Winner among several equal best groups of a round (H-17): the last or the first group shown."""
    troy_instant_win: bool = False
    """If true, a troy that wins a round wins the match (H-20)."""
    troy_win_rounds: Annotated[tuple[Literal[1, 2, 3, 4], ...], msgspec.Meta(max_length=4)] = (1, 2, 3)
    """Rounds in which a winning troy wins the match."""
    target: Target = 1000
    """Total that ends the match (H-22)."""
    top_tie: Literal["play_on", "shared"] = "play_on"
    """Rule for a tie for the highest total at the end of the match (H-23)."""
    first_dealer: Seat4 = 0


FOUR_CARD = Need("fourth_round", ("four_card",))
NEEDS: dict[str, tuple[Need, ...]] = {
    "two_pair": (FOUR_CARD,),
    "odd_card_breaks_ties": (FOUR_CARD,),
    "group4_order_basis": (FOUR_CARD, Need("order_rule", ("descending",))),
    "troy_win_rounds": (Need("troy_instant_win", (True,)),),
}
"""Conditions on other options that must hold for an option to have an effect, by option."""

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
