"""The options of Zwanzig ab (zwanzig-ab.md, section 2) and its presets (section 3)."""

from typing import Annotated, Literal

import msgspec

from virado.games.contract import Need, Preset

Worth = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Multiplier = Annotated[int, msgspec.Meta(ge=1, le=1000)]


class ZwanzigOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of all Zwanzig ab forms. A preset is a named set of values."""

    start_score: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 20
    first_dealer: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    """Seat of the first dealer."""
    suit_rank: Literal["ace_ten", "natural"] = "ace_ten"
    """Order of the plain suits.

    `ace_ten`: A T K Q J 9 8 7. `natural`: A K Q J T 9 8 7. With `trump_rank: same`, trumps have the same order.
    """
    trump_rank: Literal["same", "jass"] = "same"
    """`jass`: the trump order is J 9 A T K Q 8 7."""
    first_packet: Literal[2, 3] = 2
    """Number of cards dealt to each seat before trump is fixed."""
    trump_next: bool = False
    """If true, forehand may have its next card turned up instead of choosing (Z-6)."""
    trump_blind: bool = False
    """If true, forehand may choose trump before looking (Z-5)."""
    redeal_weak: bool = False
    """If true, forehand may ask for a redeal if its first packet contains only sevens and eights (Z-6)."""
    blind_multiplier: Multiplier = 2
    """Factor for the points if forehand chooses trump blind."""
    hearts_multiplier: Multiplier = 2
    """Factor for the points if hearts are trump; 1 has no effect."""
    multiplier_mode: Literal["product", "max"] = "product"
    """Combination of the two multipliers (Z-16)."""
    exchange_max: Annotated[int, msgspec.Meta(ge=0, le=3)] = 3
    """Maximum number of cards that a seat may exchange."""
    drop_timing: Literal["after_exchange", "before_exchange"] = "after_exchange"
    """Order of the two rounds; with `before_exchange` only the seats that stay may exchange (Z-11)."""
    oblige_suit: Literal["diamonds", "clubs", "none"] = "diamonds"
    """Trump suit with which no seat may drop out."""
    min_two_active: bool = False
    """If true, the dealer must stay when every seat except forehand and dealer has dropped."""
    no_consecutive_drop: bool = False
    """If true, a seat that dropped in the previous scored deal must stay in this one."""
    no_drop_at_or_below: Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)] | None = None
    """Score before the deal at or below which a seat must stay."""
    max_drops: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] | None = None
    """Maximum number of times that a seat may drop out in a match; None: any number (Z-10)."""
    no_trick_penalty: Worth = 5
    """Points added for staying without a trick."""
    maker_no_trick_penalty: Worth | None = None
    """Penalty for a forehand that chose trump and won no trick.

    None means that `no_trick_penalty` applies, as for any other seat.
    """
    all_tricks_bonus: Worth = 0
    """Additional points subtracted for winning all five tricks in play, but not for a default win."""
    special_finish_from_deal: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 9
    """Number of the first special deal (Z-4); 0 means never."""
    special_finish_scope: Literal["from_then_on", "single_deal"] = "from_then_on"
    """Special deals.

    `from_then_on`: the deal of `special_finish_from_deal` and all later deals. `single_deal`: only that deal.
    """
    special_finish_in_tiebreak: bool = True
    """If true, a deal played only to break a tie can be special."""
    exact_zero: bool = False
    """If true, a deal that would take a seat below 0 leaves its score as it was (Z-15)."""
    match_winners: Literal["lowest", "all_out"] = "lowest"
    """Winners once a score is 0 or less: the lowest score alone, or every seat at 0 or less (Z-17)."""
    tie_break: Literal["play_on", "tied_only", "shared"] = "play_on"
    """Rule for several seats with the same lowest score of 0 or less (Z-18)."""
    overtrump: Literal["optional", "required"] = "optional"
    """`required`: a player who must trump has to beat the highest trump in the trick if possible."""


BLIND = Need("trump_blind", (True,))
SPECIAL = Need("special_finish_from_deal", but=(0,))
ONE_WINNER = Need("match_winners", ("lowest",))
MORE_THAN_TWO = Need("players", but=(2,))
NEEDS: dict[str, tuple[Need, ...]] = {
    "blind_multiplier": (BLIND,),
    "multiplier_mode": (BLIND, Need("hearts_multiplier", but=(1,)), Need("blind_multiplier", but=(1,))),
    "no_consecutive_drop": (MORE_THAN_TWO,),
    "special_finish_scope": (SPECIAL,),
    "special_finish_in_tiebreak": (SPECIAL, Need("tie_break", but=("shared",)), ONE_WINNER),
    "tie_break": (ONE_WINNER,),
    "tie_break=tied_only": (MORE_THAN_TWO,),
    "overtrump": (MORE_THAN_TWO,),
}
"""Conditions on other options that must hold for an option to have an effect, by option.

`rules.config.refuse_idle` checks the conditions that depend on numbers.

With two players, a seat that drops out is forehand in the next deal and cannot drop again. A tie then involves all
seats, and each trick has only two cards.
"""


def _preset(slug: str, options: ZwanzigOptions, form: str = "") -> Preset:
    return Preset(
        slug=slug,
        options=options,
        form=form,
        players=(2, 3, 4, 5),
        usual_players=4,
        minutes=10,
        patterns=("german", "french"),
    )


PRESETS = {
    preset.slug: preset
    for preset in (
        _preset("zwanzig-ab", ZwanzigOptions()),
        _preset("zwanzig-ab-jager-trump-rank", ZwanzigOptions(trump_rank="jass"), "zwanzig-ab-jager"),
        _preset(
            "zwanzig-ab-jager-first-packet",
            ZwanzigOptions(first_packet=3, trump_next=True, trump_blind=True, redeal_weak=True),
            "zwanzig-ab-jager",
        ),
        _preset(
            "zwanzig-ab-jager-drop-first", ZwanzigOptions(drop_timing="before_exchange"), "zwanzig-ab-jager"
        ),
        _preset("zwanzig-ab-jager-clubs", ZwanzigOptions(oblige_suit="clubs"), "zwanzig-ab-jager"),
        _preset("zwanzig-ab-jager-two-active", ZwanzigOptions(min_two_active=True), "zwanzig-ab-jager"),
        _preset(
            "zwanzig-ab-jager-no-repeat-drop", ZwanzigOptions(no_consecutive_drop=True), "zwanzig-ab-jager"
        ),
        _preset("zwanzig-ab-jager-low-score", ZwanzigOptions(no_drop_at_or_below=5), "zwanzig-ab-jager"),
        _preset(
            "zwanzig-ab-jager-plain-finish", ZwanzigOptions(special_finish_from_deal=0), "zwanzig-ab-jager"
        ),
        _preset(
            "zwanzig-ab-jager",
            ZwanzigOptions(
                trump_rank="jass",
                first_packet=3,
                trump_next=True,
                trump_blind=True,
                redeal_weak=True,
                drop_timing="before_exchange",
                oblige_suit="clubs",
                min_two_active=True,
                no_consecutive_drop=True,
                no_drop_at_or_below=5,
                special_finish_from_deal=0,
            ),
        ),
        _preset(
            "zwanzig-ab-persian-literal",
            ZwanzigOptions(special_finish_scope="single_deal", special_finish_in_tiebreak=False),
        ),
        _preset("zwanzig-ab-early", ZwanzigOptions(suit_rank="natural")),
    )
}
