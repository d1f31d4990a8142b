"""The options of Zwanzig ab as integers for the rules."""

from collections.abc import Collection

from virado.games.tricks.rules import ACE_TEN, JASS_TRUMP, NATURAL, ranks_by_strength
from virado.games.zwanzig_ab.options import ZwanzigOptions
from virado.games.zwanzig_ab.rules.state import HAND, NO_OBLIGING_SUIT, ZwanzigConfig
from virado.refusal import OptionsError

NEVER = 1 << 40
"""Number above every deal number; -NEVER is below every score."""
OBLIGE = {"none": NO_OBLIGING_SUIT, "diamonds": 2, "clubs": 3}


def refuse_idle(options: ZwanzigOptions, players: int, changed: Collection[str]) -> None:
    """Raise OptionsError if other options, or the number of players, leave a changed option without effect (Z-10, Z-15)."""
    all_special = options.special_finish_from_deal == 1 and options.special_finish_scope == "from_then_on"
    maker = options.maker_no_trick_penalty
    needed = {
        "maker_no_trick_penalty": f"no_trick_penalty!={maker}" if maker == options.no_trick_penalty else "",
        "max_drops": "",
    }
    for name, missing in needed.items():
        if name in changed and (all_special or missing):
            given = f"{name}={getattr(options, name)}"
            condition = "special_finish_from_deal!=1" if all_special else missing
            raise OptionsError("option-without-effect", given, option=name, needed=condition)
    if players == 2 and options.min_two_active:  # forehand stays, and so does the dealer
        for name in ("oblige_suit", "no_drop_at_or_below", "max_drops"):
            if name in changed:
                given = f"{name}={getattr(options, name)}"
                raise OptionsError("option-without-effect", given, option=name, needed="players!=2")
    bound = options.no_drop_at_or_below
    if "no_drop_at_or_below" not in changed or bound is None:
        return
    least = _least_before_a_choice(options)
    if least is not None and bound < least:
        given = f"no_drop_at_or_below={bound}"
        raise OptionsError("zwanzig-nobody-so-low", given, rule="Z-10", limit=least, number=bound)


def _least_before_a_choice(options: ZwanzigOptions) -> int | None:
    """Return the lowest score that a seat can have before a deal that is not special.

    Returns None if ties can continue without end (Z-18).
    """
    if options.tie_break == "shared" or options.match_winners == "all_out":
        return 1
    least = _least_without_bound(options)
    return max(0, least or 0) if options.exact_zero else least


def _least_without_bound(options: ZwanzigOptions) -> int | None:
    """Return the lowest score before a deal that is not special, if ties are played on and `exact_zero` is off.

    Returns None if ties can continue without end (Z-18).
    """
    first_special = options.special_finish_from_deal
    if (
        not first_special
        or options.special_finish_scope == "single_deal"
        or not options.special_finish_in_tiebreak
    ):
        return None
    factors = (options.hearts_multiplier, options.blind_multiplier if options.trump_blind else 1)
    factor = max(factors) if options.multiplier_mode == "max" else factors[0] * factors[1]
    scored_before = max(0, first_special - 2)
    return options.start_score - scored_before * (HAND + options.all_tricks_bonus) * factor


def _refuse_unreachable_zero(options: ZwanzigOptions) -> None:
    """Raise OptionsError if some scores can never reach 0 (Z-17).

    In a special finish that lasts to the end of the match, every gain and every penalty is a multiple of the hearts
    multiplier. A score that is no multiple of it therefore cannot reach 0.
    """
    lasting = options.special_finish_from_deal and options.special_finish_scope == "from_then_on"
    if options.exact_zero and lasting and options.hearts_multiplier > 1:
        raise OptionsError(
            "zwanzig-zero-unreachable",
            "exact_zero=true",
            rule="Z-17",
            number=options.hearts_multiplier,
            limit=options.special_finish_from_deal,
        )


def make_config(options: ZwanzigOptions, players: int) -> ZwanzigConfig:
    """Return the config of a variant. Raises OptionsError if the options do not suit the number of players."""
    _refuse_unreachable_zero(options)
    if options.first_dealer >= players:
        raise OptionsError(
            "no-such-dealer",
            f"first_dealer={options.first_dealer}",
            option="first_dealer",
            limit=players - 1,
            number=options.first_dealer,
        )
    o = ZwanzigConfig()
    plain = ACE_TEN if options.suit_rank == "ace_ten" else NATURAL
    trumps = JASS_TRUMP if options.trump_rank == "jass" else plain
    o.order = [*plain, *trumps]
    o.rank_of = [*ranks_by_strength(plain), *ranks_by_strength(trumps)]
    o.first_packet = options.first_packet
    o.trump_next = int(options.trump_next)
    o.trump_blind = int(options.trump_blind)
    o.redeal_weak = int(options.redeal_weak)
    o.blind_multiplier = options.blind_multiplier
    o.hearts_multiplier = options.hearts_multiplier
    o.multiply = int(options.multiplier_mode == "product")
    o.exchange_max = options.exchange_max
    o.drop_first = int(options.drop_timing == "before_exchange")
    o.oblige_suit = OBLIGE[options.oblige_suit]
    o.min_two_active = int(options.min_two_active)
    o.no_consecutive_drop = int(options.no_consecutive_drop)
    o.no_drop_at_or_below = -NEVER if options.no_drop_at_or_below is None else options.no_drop_at_or_below
    o.max_drops = NEVER if options.max_drops is None else options.max_drops
    o.no_trick_penalty = options.no_trick_penalty
    o.maker_no_trick_penalty = (
        options.no_trick_penalty if options.maker_no_trick_penalty is None else options.maker_no_trick_penalty
    )
    o.all_tricks_bonus = options.all_tricks_bonus
    o.special_from = options.special_finish_from_deal or NEVER
    o.special_once = int(options.special_finish_scope == "single_deal")
    o.special_in_tiebreak = int(options.special_finish_in_tiebreak)
    o.exact_zero = int(options.exact_zero)
    o.all_out = int(options.match_winners == "all_out")
    o.shared = int(options.tie_break == "shared")
    o.tied_only = int(options.tie_break == "tied_only")
    o.overtrump = int(options.overtrump == "required")
    o.players = players
    o.start_score = options.start_score
    o.first_dealer = options.first_dealer
    return o
