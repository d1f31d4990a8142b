"""From the options of a variant to the integers that rules run on."""

from fractions import Fraction

from virado.games.raub.options import REFA_SOURCES, RaubOptions
from virado.games.raub.rules.state import RaubConfig
from virado.games.tricks.rules import NATURAL
from virado.refusal import OptionsError

STIH = ("off", "optional", "automatic")
MUSS = ("off", "any_below", "all_below")
STACKING = ("queue", "compound", "single")
SEVEN = ("never", "only_ace", "always")


def make_config(options: RaubOptions, players: int) -> RaubConfig:
    """The option table; OptionsError if the options make no sense together."""
    if options.first_dealer >= players:
        raise OptionsError(
            f"first_dealer is a seat from 0 to {players - 1}, not {options.first_dealer}", "first_dealer"
        )
    unit = Fraction(options.unit)
    if options.winner_split == "integer" and unit.denominator != 1:
        raise OptionsError("R-24: winner_split integer needs a whole unit", f"unit={options.unit}")
    table = RaubConfig(
        players=players,
        start_score=options.start_score,
        first_dealer=options.first_dealer,
        raub=int(options.raub),
        raub_required=options.raub_required_tricks,
        stih=STIH.index(options.stih),
        muss=MUSS.index(options.muss),
        muss_threshold=options.muss_threshold,
        pass_deal=int(options.pass_deal),
        turn_next=int(options.turn_next),
        refa_sources=sum(1 << REFA_SOURCES.index(source) for source in options.refa_sources),
        stacking=STACKING.index(options.refa_stacking),
        refa_max=options.refa_max_outstanding,
        exchange_max=options.exchange_max,
        reshuffle=int(options.stock_short == "reshuffle"),
        keep_turnup=int(options.turnup_discard == "not_turnup"),
        seven=SEVEN.index(options.seven_exchange),
        seven_after_blind=int(options.seven_exchange_after_blind),
        overtrump=int(options.overtrump == "required"),
        declarer_penalty=options.declarer_penalty,
        defender_penalty=options.defender_penalty,
        misdeal_penalty=options.misdeal_penalty,
        unit_over=unit.numerator,
        unit_under=unit.denominator,
        integer_split=int(options.winner_split == "integer"),
    )
    table.order[:] = [*NATURAL, *NATURAL]
    return table
