"""The agreement of a Casino table: the settings that follow from its options."""

from typing import Any, NamedTuple

from virado.games.casino.messages import CasinoAgreement, ItemWorth
from virado.games.casino.notation import deck_of
from virado.games.casino.rules.dealing import cards_each
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.scoring import DOMINICAN_FROM, SOTO_FROM
from virado.games.casino.rules.state import (
    ENDGAME_DOMINICAN,
    ENDGAME_NONE,
    MULTI_PLAY_EITHER,
    MULTI_PLAY_ONE,
    MULTI_PLAY_SUM,
    SWEEPS_BY_SIZE,
    SWEEPS_CANCEL,
    SWEEPS_NONE,
    CasinoConfig,
)

PACKET = 2


class Rounds(NamedTuple):
    """The rounds of a deal (C-3)."""

    hand_sizes: tuple[int, ...]
    """Number of cards in each hand, by round."""
    to_table: int
    """Number of cards that the last round adds to the table."""


def rounds_of(o: CasinoConfig) -> Rounds:
    """Return the hand sizes of all rounds in a deal, and the number of cards left over."""
    sizes: list[int] = []
    left = o.cards - o.table_size
    while left >= o.players:
        sizes.append(cards_each(o, o.players, left))
        left -= sizes[-1] * o.players
    return Rounds(tuple(sizes), left)


def restricted_from(o: CasinoConfig) -> int | None:
    """Return the score from which a side is restricted (C-22), or None if no side is ever restricted.

    A side with the target plays on only in an extra deal, which may lift the restrictions.
    """
    if o.endgame == ENDGAME_NONE or o.single_deal:
        return None
    start = DOMINICAN_FROM if o.endgame == ENDGAME_DOMINICAN else SOTO_FROM
    return None if o.lifts and o.target <= start else start


def agreement_of(o: CasinoConfig, common: dict[str, Any]) -> CasinoAgreement:
    """Return the agreement of a table with this config.

    `common` holds the fields that all families share, except `ranks`.
    """
    return CasinoAgreement(
        **common,
        ranks=deck_of(o).ranks,
        target=None if o.single_deal or o.by_points else o.target,
        restricted_from=restricted_from(o),
        rounds=len(rounds_of(o).hand_sizes),
        packet=PACKET if o.deal_two else None,
        values=_values(o),
        building=bool(o.building),
        several=o.multi_play != MULTI_PLAY_ONE,
        adding=o.multi_play in (MULTI_PLAY_SUM, MULTI_PLAY_EITHER),
        stealing=bool(o.stealing),
        sweeps=o.sweeps != SWEEPS_NONE,
        cancelling=o.sweeps == SWEEPS_CANCEL,
        oranges=bool(o.orange_calls),
        claims=bool(o.claim),
        items=_items(o),
    )


def _values(o: CasinoConfig) -> dict[str, tuple[int, ...]]:
    """Return the values of each rank (C-2); none for a rank without value."""
    deck = deck_of(o)
    found: dict[str, tuple[int, ...]] = {}
    for card in range(0, o.cards, 4):
        low = (o.value[card],) if o.value[card] else ()
        high = (ACE_HIGH,) if o.ace_high and o.holders[ACE_HIGH] >> card & 1 else ()
        found[deck.names[card][0]] = low + high
    return found


def _items(o: CasinoConfig) -> tuple[ItemWorth, ...]:
    """Return the items scored after a deal, in the order of C-20."""
    found = [
        ItemWorth(item="most_cards", worth=o.p_cards),
        ItemWorth(item="most_spades", worth=o.p_spades),
        ItemWorth(item="big_casino", worth=o.p_big),
        ItemWorth(item="little_casino", worth=o.p_little),
        ItemWorth(item="ace", worth=o.p_ace),
    ]
    found = [each for each in found if each.worth]
    if o.sweeps != SWEEPS_NONE:
        found.append(ItemWorth(item="sweep", worth=None if o.sweeps == SWEEPS_BY_SIZE else o.p_sweep))
    if o.p_five:
        found.append(ItemWorth(item="five", worth=o.p_five))
    if o.orange_calls:
        found.append(ItemWorth(item="orange", worth=o.p_orange))
        found.append(ItemWorth(item="false_call", worth=-o.p_orange))
    if o.p_last:
        found.append(ItemWorth(item="last_capture", worth=o.p_last))
    return tuple(found)
