"""The options of Raub as integers for the rules."""

from collections.abc import Collection
from fractions import Fraction

from virado.games.raub.options import REFA_SOURCES, RaubOptions
from virado.games.raub.rules.state import (
    COMPOUND,
    HAND,
    MUSS_ALL_BELOW,
    MUSS_ANY_BELOW,
    MUSS_OPPONENT_BELOW,
    NO_MUSS,
    NO_STIH,
    PACK,
    QUEUE,
    SEVEN_ALWAYS,
    SEVEN_NEVER,
    SEVEN_ONLY_ACE,
    SINGLE,
    STIH_AUTOMATIC,
    STIH_OPTIONAL,
    RaubConfig,
)
from virado.games.tricks.rules import NATURAL
from virado.refusal import OptionsError

TURNED = 3
"""Maximum number of cards turned up in a deal (R-9)."""
STIH = {"off": NO_STIH, "optional": STIH_OPTIONAL, "automatic": STIH_AUTOMATIC}
MUSS = {
    "off": NO_MUSS,
    "any_below": MUSS_ANY_BELOW,
    "all_below": MUSS_ALL_BELOW,
    "opponent_below": MUSS_OPPONENT_BELOW,
}
STACKING = {"queue": QUEUE, "compound": COMPOUND, "single": SINGLE}
SEVEN = {"never": SEVEN_NEVER, "only_ace": SEVEN_ONLY_ACE, "always": SEVEN_ALWAYS}


def refuse_idle(options: RaubOptions, players: int, changed: Collection[str]) -> None:
    """Raise OptionsError if `stock_short` is changed although the stock always suffices."""
    wanted = players * options.exchange_max
    stock = PACK - players * HAND - (TURNED if options.turn_next else 1)
    if "stock_short" in changed and wanted <= stock:
        given = f"stock_short={options.stock_short}"
        raise OptionsError("raub-stock-suffices", given, rule="R-15", number=wanted, limit=stock)


def make_config(options: RaubOptions, players: int) -> RaubConfig:
    """Return the config of a variant. Raises OptionsError if the options contradict each other."""
    if options.first_dealer >= players:
        raise OptionsError(
            "no-such-dealer",
            f"first_dealer={options.first_dealer}",
            option="first_dealer",
            limit=players - 1,
            number=options.first_dealer,
        )
    unit = Fraction(options.unit)
    if options.winner_split == "integer" and unit.denominator != 1:
        raise OptionsError("unit-not-whole", f"unit={options.unit}", rule="R-24")
    o = RaubConfig(
        players=players,
        start_score=options.start_score,
        first_dealer=options.first_dealer,
        raub=int(options.raub),
        raub_required=options.raub_required_tricks,
        stih=STIH[options.stih],
        muss=MUSS[options.muss],
        muss_threshold=options.muss_threshold,
        pass_deal=int(options.pass_deal),
        turn_next=int(options.turn_next),
        refa_sources=sum(1 << REFA_SOURCES.index(source) for source in options.refa_sources),
        stacking=STACKING[options.refa_stacking],
        refa_max=options.refa_max_outstanding,
        exchange_max=options.exchange_max,
        reshuffle=int(options.stock_short == "reshuffle"),
        turnup_first=int(options.turnup_order == "before_exchange"),
        keep_turnup=int(options.turnup_discard == "not_turnup"),
        seven=SEVEN[options.seven_exchange],
        seven_first=int(options.seven_exchange_timing == "before_defence"),
        seven_after_blind=int(options.seven_exchange_after_blind),
        overtrump=int(options.overtrump == "required"),
        declarer_penalty=options.declarer_penalty,
        defender_penalty=options.defender_penalty,
        misdeal_any=int(options.misdeal_by == "any_player"),
        misdeal_penalty=options.misdeal_penalty,
        unit_over=unit.numerator,
        unit_under=unit.denominator,
        integer_split=int(options.winner_split == "integer"),
    )
    o.order = [*NATURAL, *NATURAL]
    return o
