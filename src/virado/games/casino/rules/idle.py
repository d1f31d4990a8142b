"""Refusal of changed options that have no effect with this number of cards, sides or points."""

from collections.abc import Mapping
from typing import Any

import msgspec

from virado.games.casino.options import CasinoOptions
from virado.games.casino.rules.config import WHOLE_PACK, highest_play, sizes_of
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.scoring import DOMINICAN_FROM, RESTRICTED_TO, SOTO_FROM
from virado.games.casino.rules.state import SWEEPS_BY_SIZE, SWEEPS_NONE, SWEEPS_SCORE, CasinoConfig
from virado.refusal import OptionsError

MIN_TO_TRAIL = 3
"""Minimum hand size with which a keeper can trail: one card makes the build, and another is held for it."""

Changed = Mapping[str, Any]
"""Options that differ from the preset, with their values."""


def refuse_idle(options: CasinoOptions, o: CasinoConfig, changed: Changed) -> None:
    """Raise OptionsError if a changed option has no effect with this number of cards, sides or points."""
    _refuse_idle_play(options, o, changed)
    _refuse_idle_dealing(options, o, changed)
    _refuse_idle_scoring(options, o, changed)
    _refuse_idle_ending(options, o, changed)


def _refuse_idle_play(options: CasinoOptions, o: CasinoConfig, changed: Changed) -> None:
    if "announce_build_value" in changed:
        raise OptionsError("casino-build-value-unsaid", "announce_build_value=false", rule="C-25")
    if "pile_top" in changed and not o.stealing:
        raise OptionsError("casino-pile-top-unseen", f"pile_top={options.pile_top}", rule="C-27")
    if options.multi_play != "one":
        _refuse_idle_bound(options, changed)


def _refuse_idle_bound(options: CasinoOptions, changed: Changed) -> None:
    """Raise OptionsError if `multi_play_max`, or the value of aces below it, has no effect."""
    bound = options.multi_play_max
    if "multi_play_max" in changed and bound is not None:
        most = highest_play(options)
        if bound >= most:
            raise OptionsError("casino-bound-too-high", f"multi_play_max={bound}", rule="C-16", limit=most)
    if "ace_values" in changed and bound is not None and bound < ACE_HIGH:
        given = f"ace_values={options.ace_values}, multi_play_max={bound}"
        raise OptionsError("casino-ace-beyond-bound", given, rule="C-16", limit=bound)


def _refuse_idle_dealing(options: CasinoOptions, o: CasinoConfig, changed: Changed) -> None:
    """Raise OptionsError if a changed option has no effect on the rounds and the table (C-3)."""
    stock, dealt = o.cards - o.table_size, o.players * o.hand_size
    if "short_final_deal" in changed and stock % dealt == 0:
        given = f"short_final_deal={options.short_final_deal}"
        raise OptionsError(
            "casino-final-deal-even", given, rule="C-3", players=o.players, hand_size=o.hand_size
        )
    if "table_size" in changed and options.table_size and options.hand_size == WHOLE_PACK:
        left_over = sizes_of(msgspec.structs.replace(options, table_size=0), o.players)
        if left_over == (o.hand_size, o.table_size):
            given = f"table_size={options.table_size}"
            raise OptionsError("casino-left-over-anyway", given, rule="C-3", number=o.table_size)
    last_hand = stock % dealt // o.players or o.hand_size
    if "keeper_trails_in_last_round" in changed and last_hand < MIN_TO_TRAIL:
        given = "keeper_trails_in_last_round=true"
        raise OptionsError("casino-last-hands-too-small", given, rule="C-13", number=last_hand)
    if stock > dealt:
        return
    if "next_round_leader" in changed:
        given = f"next_round_leader={options.next_round_leader}"
        raise OptionsError("casino-single-round", given, rule="C-17")
    if "owner_may_trail" in changed and o.keeper_trails_last:
        raise _without_effect("C-13", "owner_may_trail=true", "keeper_trails_in_last_round=false")


def _refuse_idle_scoring(options: CasinoOptions, o: CasinoConfig, changed: Changed) -> None:
    """Raise OptionsError if a changed option concerns points that no side can score (C-20)."""
    sides = 2 if o.teams else o.players
    if options.majorities == "two_sides" and sides > 2:
        for name in ("tied_majority", "points.most_cards", "points.most_spades"):
            if name in changed:
                raise _without_effect("C-20", f"{name}={changed[name]}", "majorities=always")
    if "tied_majority" in changed and o.share_ties:
        spades_tie = o.spades and (sides > 2 or o.spades.bit_count() % 2 == 0)
        if o.p_cards < 2 and not (spades_tie and o.p_spades >= 2):  # sides can always tie for most cards
            raise OptionsError("casino-nothing-to-share", "tied_majority=shared", rule="C-20")
    if "match_length" in changed and o.p_cards and not _other_points(o):
        first_is_last = options.match_length == "to_target" and o.target <= o.p_cards and not o.share_ties
        if o.by_points or (first_is_last and options.majorities == "always"):
            given = f"match_length={options.match_length}"
            raise OptionsError("casino-only-cards-score", given, rule="C-21")


def _other_points(o: CasinoConfig) -> bool:
    """Return True if any item other than most cards scores."""
    scored = [o.p_last, o.p_orange * o.orange_calls]
    scored += [o.p_spades, o.p_big, o.p_little, o.p_ace] if o.spades else [o.p_five]
    if o.sweeps != SWEEPS_NONE:
        scored.append(o.p_sweep)
    if o.sweeps == SWEEPS_SCORE:
        scored.append(o.initial_sweep)
    return any(scored) or o.sweeps == SWEEPS_BY_SIZE


def _refuse_idle_ending(options: CasinoOptions, o: CasinoConfig, changed: Changed) -> None:
    if "endgame" in changed and options.extra_deal_lifts_restrictions and options.endgame != "none":
        start = DOMINICAN_FROM if options.endgame == "dominican" else SOTO_FROM
        if options.target <= start:
            given = f"endgame={options.endgame}"
            raise OptionsError(
                "casino-endgame-beyond-target", given, rule="C-22", total=options.target, limit=start
            )
    two_sides = o.teams or o.players == 2
    if "extra_deal_lifts_restrictions" in changed and two_sides and options.target > RESTRICTED_TO:
        # C-21: with two sides, tied sides are both at the target or above
        raise _without_effect("C-22", "extra_deal_lifts_restrictions=false", "players=3")


def _without_effect(rule: str, given: str, needed: str) -> OptionsError:
    option = given.partition("=")[0]
    return OptionsError("option-without-effect", given, rule=rule, option=option, needed=needed)
