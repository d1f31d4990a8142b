"""Guess of the intended move if no legal move fits the selected cards: a trail, a capture or a build.

Here a card has the value of its rank, whatever the options of the variant. The refusal of the guessed move then names
the error.
"""

from collections.abc import Iterable, Sequence

from virado.cards import Card, CardSet
from virado.games.casino.messages import build_text
from virado.games.casino.notation import card_of, card_set, deck_of, names
from virado.games.casino.rules.groups import ACE_HIGH, partition
from virado.games.casino.rules.state import HIGHEST_SAYABLE, CasinoConfig, CasinoState, value_of
from virado.games.messages import CardName

ACE = 1


def interpret_selection(
    s: CasinoState, o: CasinoConfig, hand: Sequence[CardName], table: Sequence[CardName]
) -> str:
    """Return the text of the move that a selection of cards suggests, or an empty string if it suggests none."""
    if not hand:
        return ""
    if not table:
        return f"trail {hand[0]}" if len(hand) == 1 else ""
    pointed = _card_numbers(o, table)
    builds = [place for place in range(s.builds) if s.build_cards[place] & card_set(pointed)]
    in_builds = 0
    for place in builds:
        in_builds |= s.build_cards[place]
    loose = [card for card in pointed if not in_builds >> card & 1]
    take = " ".join([*hand, "x", *_card_names(o, loose), *(_bracket(o, s.build_cards[at]) for at in builds)])
    if len(hand) > 1 or not o.building or len(builds) > 1:
        return take
    (card,) = _card_numbers(o, hand)
    value = value_of(s.build_info[builds[0]]) if builds else 0
    if _looks_like_capture(card, loose, value):
        return take
    if builds:
        total = value if _are_groups([card, *loose], value) else value + pips(card)
        rest = " ".join([_bracket(o, s.build_cards[builds[0]]), *_card_names(o, loose)])
        return f"{hand[0]} + {rest} = {total}" if total <= HIGHEST_SAYABLE else take
    joined = " + ".join([hand[0], *_card_names(o, loose)])
    if sum(map(pips, [card, *loose])) <= HIGHEST_SAYABLE:
        return joined
    # The total is too high for one group. Try groups of one value; otherwise the move cannot be a build.
    together = card_set([card, *loose])
    total = next((each for each in range(ACE_HIGH, 0, -1) if partition(o, together, each)), None)
    return take if total is None else f"{joined} = {total}"


def pips(card: Card) -> int:
    """Return the value of a card's rank: 1 for an ace, 11 to 13 for jack, queen and king."""
    return (card >> 2) + 1


def _looks_like_capture(card: Card, loose: Sequence[Card], build: int) -> bool:
    """Return True if the card seems to capture these loose cards and a build of value `build` (0 for none)."""
    own = pips(card)
    if build and build != own and not (build == ACE_HIGH and own == ACE):
        return False
    return (
        not loose
        or _are_groups(loose, own)
        or all(pips(other) == own for other in loose)
        or (own == ACE and _are_groups(loose, ACE_HIGH))
    )


def _are_groups(cards: Sequence[Card], value: int) -> bool:
    """Return True if the cards may be meant as groups of this value."""
    return sum(map(pips, cards)) % value == 0 and all(pips(card) <= value for card in cards)


def _card_numbers(o: CasinoConfig, cards: Iterable[CardName]) -> list[Card]:
    return [card_of(deck_of(o), name, name) for name in cards]


def _card_names(o: CasinoConfig, cards: Iterable[Card]) -> list[CardName]:
    return [deck_of(o).names[card] for card in cards]


def _bracket(o: CasinoConfig, cards: CardSet) -> str:
    return build_text(names(o, cards))
