"""The options of Raub (raub.md, section 2) and its presets (section 3)."""

import re
from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from virado.games.contract import FormerValue, Need, Preset
from virado.refusal import OptionsError

Penalty = Annotated[int, msgspec.Meta(ge=0, le=1000)]
RefaSource = Literal["first_round_passout", "second_round_passout", "third_same_suit", "pass_deal", "misdeal"]
REFA_SOURCES: tuple[RefaSource, ...] = (
    "first_round_passout",
    "second_round_passout",
    "third_same_suit",
    "pass_deal",
    "misdeal",
)
"""Reasons for throwing in a deal, in the order of the options table (R-11)."""


class RaubOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of all Raub forms. A preset is a named set of values."""

    start_score: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 21
    """Every seat's score before the first deal. Scores count down."""
    first_dealer: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """Seat of the first dealer."""
    raub: bool = True
    """If true, the dealer may say Raub before looking (R-6)."""
    raub_required_tricks: Literal[2, 1] = 2
    """Number of tricks required after Raub; 1 is an alternative reading (A-1)."""
    stih: Literal["off", "optional", "automatic"] = "optional"
    """Effect of a seven as the first turn-up.

    `off`: none. `optional`: the dealer may say Stih. `automatic`: the dealer must play Stih.
    """
    muss: Literal["off", "any_below", "opponent_below", "all_below"] = "any_below"
    """Condition for Muss (R-21).

    `off`: never. `any_below`: some score is below `muss_threshold`. `opponent_below`: an opponent's score is below
    it. `all_below`: all scores are below it.
    """
    muss_threshold: Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)] = 10
    """Threshold for Muss, compared strictly: score < threshold."""
    pass_deal: bool = True
    """If true, the dealer may pass the deal on with the action `refa` (R-4)."""
    turn_next: bool = True
    """If true, the dealer may turn up another card when all other seats have passed in round 1 (R-8)."""
    refa_sources: tuple[RefaSource, ...] = REFA_SOURCES
    """Events that each add a Refa (R-11)."""
    refa_stacking: Literal["queue", "compound", "single"] = "queue"
    """Effect of several Refas (R-20).

    `queue`: each doubles one scored deal. `compound`: together they multiply the next scored deal. `single`: at most
    one is outstanding.
    """
    refa_max_outstanding: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """Maximum number of outstanding Refas; 0 means no limit.

    At the maximum, no further Refa is added.
    """
    exchange_max: Annotated[int, msgspec.Meta(ge=0, le=4)] = 4
    """Maximum number of cards that a player may exchange (R-15)."""
    stock_short: Literal["limit", "reshuffle"] = "limit"
    """Rule for a stock that is too small for an exchange (R-15).

    `limit`: a seat may exchange only as many cards as the stock holds. `reshuffle`: the discards are shuffled into a
    new stock.
    """
    turnup_order: Literal["after_exchange", "before_exchange"] = "after_exchange"
    """Order in which the declarer exchanges cards and takes the turn-up (R-16)."""
    turnup_discard: Literal["any", "not_turnup"] = "any"
    """Cards that the declarer may discard for the turn-up (R-16).

    `any`: each card, the turn-up included. `not_turnup`: each card but the turn-up.
    """
    seven_exchange: Literal["never", "only_ace", "always"] = "never"
    """Turn-ups for which the seven of trumps may be swapped: none, an ace, or any card (R-14)."""
    seven_exchange_timing: Literal["after_defence", "before_defence"] = "after_defence"
    """Time at which the seven of trumps is swapped: after or before the other seats decide whether to play (R-14)."""
    seven_exchange_after_blind: bool = True
    """If true, the swap is also allowed after Raub, Stih and Muss."""
    overtrump: Literal["optional", "required"] = "optional"
    """`required`: a player who must trump has to beat the highest trump in the trick if possible (R-17)."""
    declarer_penalty: Penalty = 4
    """Points added to a declarer who fails (R-19)."""
    defender_penalty: Penalty = 2
    """Points added to a defender without a trick (R-19)."""
    misdeal_by: Literal["dealer", "any_player"] = "dealer"
    """Players whose mistake the referee may announce (R-22)."""
    misdeal_penalty: Penalty = 4
    """Points added for an intentional misdeal, never doubled (R-22)."""
    unit: int | float | str = 1
    """Money per point in the settlement (R-24): a positive integer, or a rational such as `1/2`."""
    winner_split: Literal["exact", "integer"] = "exact"
    """Division of the payments among several winners (R-24)."""

    def __post_init__(self) -> None:
        sources = tuple(source for source in REFA_SOURCES if source in self.refa_sources)
        if len(sources) != len(self.refa_sources):
            raise OptionsError("event-twice", f"refa_sources={list(self.refa_sources)}")
        msgspec.structs.force_setattr(self, "refa_sources", sources)
        msgspec.structs.force_setattr(self, "unit", _canonical_unit(self.unit))


REFAS = Need("refa_sources", but=((),))
NEEDS: dict[str, tuple[Need, ...]] = {
    "raub_required_tricks": (Need("raub", (True,)),),
    "muss_threshold": (Need("muss", but=("off",)),),
    "refa_stacking": (REFAS,),
    "refa_max_outstanding": (REFAS, Need("refa_stacking", but=("single",))),
    "seven_exchange_timing": (Need("seven_exchange", but=("never",)),),
    "seven_exchange_after_blind": (Need("seven_exchange", but=("never",)),),
    "overtrump": (Need("players", but=(2,)),),
    "winner_split": (Need("players", but=(2,)),),
}
"""Conditions on other options that must hold for an option to have an effect, by option.

`rules.config.refuse_idle` checks the conditions that depend on numbers.
"""


def _canonical_unit(unit: float | str) -> int | str:
    """Return an integer if the unit is whole, else `numerator/denominator` in lowest terms.

    Raises OptionsError for any other value.
    """
    text = str(unit).replace(" ", "")
    if not re.fullmatch(r"\d{1,9}(/\d{1,9}|\.\d{1,6})?", text) or re.fullmatch(r"\d+/0+", text):
        raise OptionsError("no-unit", f"unit={unit}", part=text)
    amount = Fraction(text)
    if amount <= 0:
        raise OptionsError("no-unit", f"unit={unit}", part=text)
    return amount.numerator if amount.denominator == 1 else f"{amount.numerator}/{amount.denominator}"


def _preset(
    slug: str,
    options: RaubOptions,
    form: str = "",
    former: tuple[FormerValue, ...] = (),
) -> Preset:
    return Preset(
        slug=slug,
        options=options,
        form=form,
        players=(2, 3, 4),
        usual_players=4,
        minutes=40,
        patterns=("german", "hungarian", "french"),
        former=former,
    )


PRESETS = {
    preset.slug: preset
    for preset in (
        _preset("raub", RaubOptions()),
        _preset("raub-seven-always", RaubOptions(seven_exchange="always"), "raub-seven"),
        _preset("raub-seven-ace-only", RaubOptions(seven_exchange="only_ace"), "raub-seven"),
        _preset(
            "raub-persian-literal",
            RaubOptions(
                muss="all_below",
                stock_short="reshuffle",
                refa_sources=("first_round_passout", "second_round_passout", "pass_deal", "misdeal"),
            ),
            former=(FormerValue(1, "stock_short", "limit"),),
        ),
        _preset("raub-automatic-stih", RaubOptions(stih="automatic")),
    )
}
