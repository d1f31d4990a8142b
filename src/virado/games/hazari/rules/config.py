"""The options of Hazari as integers for the rules."""

from collections.abc import Collection

from virado.games.hazari.options import HazariOptions
from virado.games.hazari.rules.state import ACE, HazariConfig, rank_of
from virado.refusal import OptionsError

TEN = 10
JACK = 11


def card_points(card: int, values: str) -> int:
    """Return the points of a card for the seat that captures it (H-1)."""
    rank = rank_of(card)
    if values == "ten_five":
        return 10 if rank >= TEN else 5
    if rank == ACE:
        return 11
    return 10 if rank >= JACK else rank


def refuse_idle(options: HazariOptions, changed: Collection[str]) -> None:
    """Raise OptionsError if `troy_win_rounds` is changed although only the first round can decide (C-9)."""
    rounds = options.troy_win_rounds
    if "troy_win_rounds" in changed and options.order_rule == "descending" and 1 in rounds:
        raise OptionsError("hazari-first-troy-decides", f"troy_win_rounds={list(rounds)}", rule="H-20")


def make_config(options: HazariOptions) -> HazariConfig:
    """Return the options as integers for the rules."""
    o = HazariConfig(
        players=4,
        four_card=int(options.fourth_round == "four_card"),
        two_pair=int(options.two_pair),
        odd_card=int(options.odd_card_breaks_ties and options.fourth_round == "four_card"),
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
