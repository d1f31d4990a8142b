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
"""Why a deal is thrown in, in the order of the table of options (R-11)."""


class RaubOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One record for all forms; a named variant is a row of values."""

    start_score: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 21
    """Every seat's score before the first deal; it counts down."""
    first_dealer: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """Seat of the first dealer."""
    raub: bool = True
    """The dealer may say Raub before looking (R-6)."""
    raub_required_tricks: Literal[2, 1] = 2
    """Required tricks after Raub; 1 is an alternative reading (A-1)."""
    stih: Literal["off", "optional", "automatic"] = "optional"
    """When the first turn-up is a seven: nothing; the dealer may say Stih; Stih is imposed."""
    muss: Literal["off", "any_below", "opponent_below", "all_below"] = "any_below"
    """The dealer may say Muss: never; if some score, that of an opponent, or every score is below `muss_threshold` (R-21)."""
    muss_threshold: Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)] = 10
    """Compared strictly: score < threshold."""
    pass_deal: bool = True
    """The dealer may hand the cards on instead of dealing: the action `refa` (R-4)."""
    turn_next: bool = True
    """The dealer may turn another card when everybody else has passed in round 1 (R-8)."""
    refa_sources: tuple[RefaSource, ...] = REFA_SOURCES
    """The events that add one Refa (R-11)."""
    refa_stacking: Literal["queue", "compound", "single"] = "queue"
    """Each Refa doubles one scored deal; all together multiply the next; there is never more than one."""
    refa_max_outstanding: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """Refas beyond this number are not recorded; 0 is no limit."""
    exchange_max: Annotated[int, msgspec.Meta(ge=0, le=4)] = 4
    """Most cards a player may change (R-15)."""
    stock_short: Literal["limit", "reshuffle"] = "limit"
    """Change at most what the stock holds, or shuffle the discards into a new stock (R-15)."""
    turnup_order: Literal["after_exchange", "before_exchange"] = "after_exchange"
    """Whether the declarer changes cards first and then takes the turn-up, or the other way round (R-16)."""
    turnup_discard: Literal["any", "not_turnup"] = "any"
    """Whether the declarer may lay away the turn-up itself (R-16)."""
    seven_exchange: Literal["never", "only_ace", "always"] = "never"
    """Swap of the trump seven for the turn-up: never, for an ace, for any card (R-14)."""
    seven_exchange_after_blind: bool = True
    """Whether that swap also exists after Raub, Stih and Muss."""
    overtrump: Literal["optional", "required"] = "optional"
    """Required: who must trump beats the highest trump in the trick if possible (R-17)."""
    declarer_penalty: Penalty = 4
    """Added to a failing declarer (R-19)."""
    defender_penalty: Penalty = 2
    """Added to a defender without a trick (R-19)."""
    misdeal_penalty: Penalty = 4
    """Added to the dealer for an intentional misdeal, never doubled (R-22)."""
    unit: int | float | str = 1
    """Money per point in the settlement (R-24): a positive int, or a rational such as `1/2`."""
    winner_split: Literal["exact", "integer"] = "exact"
    """How several winners divide the payments (R-24)."""

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
    "seven_exchange_after_blind": (Need("seven_exchange", but=("never",)),),
    "overtrump": (Need("players", but=(2,)),),
    "winner_split": (Need("players", but=(2,)),),
}
"""What others must be so that an option has an effect; `rules.config.refuse_idle` knows what depends on numbers."""


def _canonical_unit(unit: float | str) -> int | str:
    """An int where the unit is whole, else `numerator/denominator` in lowest terms; OptionsError if it is no unit."""
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
