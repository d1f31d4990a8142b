"""What lies in a position of Raub or Zwanzig ab, where nobody draws it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from virado.words.catalogue import Catalogue
from virado.words.rules.inline import cards
from virado.words.rules.texts import Place, Span


def laid_out(position: Mapping[str, Any], words: Catalogue) -> Iterator[Place]:
    """Trumps or the turn-up, the trick so far, the cards of the reader's hand that the position names."""
    deal: Mapping[str, Any] = position["deals"][0] if "deals" in position else {}
    if "trump" in position:
        yield Place(
            words.text("terminal-label-trump"), (Span(words.text("tricks-suit", suit=position["trump"])),)
        )
    if "turnup" in deal:
        yield Place(words.text("tricks-label-turnup"), (cards([deal["turnup"]]),))
    if position.get("trick"):
        yield Place(words.text("terminal-label-trick"), (cards([card for _, card in position["trick"]]),))
    hands: Mapping[int, Sequence[str]] = deal.get("hands", {0: position.get("hand", ())})
    if hand := hands[0]:
        yield Place(words.text("terminal-label-hand"), (cards(hand),))
