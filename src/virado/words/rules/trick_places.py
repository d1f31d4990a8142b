"""The places of a position of Raub or Zwanzig ab, for a display that does not draw them."""

from collections.abc import Iterator, Mapping

import msgspec

from virado.cases.validation import Plain
from virado.words.catalogue import Catalogue
from virado.words.rules.inline import cards
from virado.words.rules.texts import Place, Span


class _Dealt(msgspec.Struct):
    hands: dict[int, list[str]] = {}
    turnup: str = ""


class _ShownTrick(msgspec.Struct):
    """The parts of a position that `list_places` shows."""

    trump: str = ""
    trick: list[tuple[int, str]] = []
    hand: list[str] = []
    deals: list[_Dealt] = []


def list_places(position: Mapping[str, Plain], words: Catalogue) -> Iterator[Place]:
    """Yield the places of a position.

    These are the trumps or the turn-up, the cards of the current trick, and the known cards of the reader's hand.
    """
    lying = msgspec.convert(position, _ShownTrick)
    deal = lying.deals[0] if lying.deals else _Dealt()
    if lying.trump:
        yield Place(words.text("terminal-label-trump"), (Span(words.text("tricks-suit", suit=lying.trump)),))
    if deal.turnup:
        yield Place(words.text("tricks-label-turnup"), (cards([deal.turnup]),))
    if lying.trick:
        yield Place(words.text("terminal-label-trick"), (cards([card for _, card in lying.trick]),))
    if hand := (deal.hands or {0: lying.hand})[0]:
        yield Place(words.text("terminal-label-hand"), (cards(hand),))
