"""The options of Hazari (hazari.md, section 2), its presets (section 3), and both as integers for the rules."""

from typing import Annotated, Literal

import msgspec

from virado.games.contract import Preset
from virado.games.hazari.rules.state import ACE, HazariConfig, rank_of

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


HAZARI = HazariOptions()
BHUTAN = HazariOptions(card_values="pip", fourth_round="four_card", troy_instant_win=True)

PRESETS = {
    preset.slug: preset
    for preset in (
        Preset(
            slug="hazari",
            title="Hazari",
            options=HAZARI,
            players=(4,),
            usual_players=4,
            place="Bangladesh",
            summary="To 1000: thirteen cards in four groups, the last counts as its best three.",
        ),
        Preset(
            slug="hazari-bhutan",
            title="Hazari (Bhutan)",
            options=BHUTAN,
            players=(4,),
            usual_players=4,
            place="Bhutan",
            summary="Cards at face value, four-card classes in the last round, and a winning troy wins the match.",
        ),
        Preset(
            slug="hazari-bhutan-no-two-pair",
            title="Hazari (Bhutan, no two pairs)",
            options=msgspec.structs.replace(BHUTAN, two_pair=False),
            players=(4,),
            usual_players=4,
            place="Bhutan",
            summary="As in Bhutan, but two pairs are only the higher pair.",
        ),
    )
}

TEN = 10
JACK = 11


def card_points(card: int, values: str) -> int:
    """What a card counts for whoever captures it (H-1)."""
    rank = rank_of(card)
    if values == "ten_five":
        return 10 if rank >= TEN else 5
    if rank == ACE:
        return 11
    return 10 if rank >= JACK else rank


def make_config(options: HazariOptions) -> HazariConfig:
    """The options as integers for the rules."""
    o = HazariConfig(
        players=4,
        four_card=int(options.fourth_round == "four_card"),
        two_pair=int(options.two_pair),
        free_order=int(options.order_rule == "free"),
        extended=int(options.group4_order_basis == "extended" and options.fourth_round == "four_card"),
        first_played=int(options.tie_rule == "first_played"),
        troy_rounds=sum({1 << r for r in options.troy_win_rounds}) if options.troy_instant_win else 0,
        target=options.target,
        shared_top=int(options.top_tie == "shared"),
        first_dealer=options.first_dealer,
    )
    o.points = [card_points(card, options.card_values) for card in range(52)]
    return o
