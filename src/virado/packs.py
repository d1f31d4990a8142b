"""Packs in a fair order that can be reproduced from the seed.

A pack is the result of an unbiased Fisher-Yates shuffle over a BLAKE2b stream. The stream is keyed by the seed and
the number of the shuffle in the match, so that any program can reproduce the deal.
"""

import hashlib
from collections.abc import Iterable, Sequence

from virado.cards import Card, CardSet, Deck, members
from virado.refusal import OptionsError


class Stream:
    """Stream of unbiased random numbers from BLAKE2b(seed, label, counter), 32 bits at a time."""

    def __init__(self, seed: int, label: str) -> None:
        self._key = f"virado {label} {seed}".encode()
        self._counter = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """Return a uniformly distributed number from 0 to `bound` - 1."""
        limit = (1 << 32) - (1 << 32) % bound
        while True:
            if not self._words:
                block = hashlib.blake2b(self._key + b" %d" % self._counter, digest_size=64).digest()
                self._counter += 1
                self._words = [int.from_bytes(block[i : i + 4], "little") for i in range(60, -1, -4)]
            word = self._words.pop()
            if word < limit:
                return word % bound


def shuffle_cards(cards: CardSet, seed: int, index: int) -> list[Card]:
    """Return the cards of a set in shuffled order.

    The order is that of shuffle number `index` in a match with this seed.
    """
    pack = list(members(cards))
    stream = Stream(seed, f"shuffle {index}")
    for i in range(len(pack) - 1, 0, -1):
        j = stream.below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return pack


def pack_from_text(deck: Deck, texts: str | Iterable[str]) -> list[Card]:
    """Return a whole pack from card names in dealing order.

    Raises OptionsError (`bad-pack`) unless each card occurs exactly once.
    """
    pack = cards_from_text(deck, texts.split() if isinstance(texts, str) else texts)
    check_pack(deck, pack)
    return pack


def cards_from_text(deck: Deck, names: Iterable[str], *, code: str = "bad-pack") -> list[Card]:
    """Return the cards with these names, in order.

    Raises OptionsError (`code`, detail `no-such-card`) for an unknown name.
    """
    listed = list(names)
    cards: list[Card] = []
    for name in listed:
        try:
            cards.append(deck.card(name))
        except (ValueError, AttributeError, TypeError):
            given = " ".join(map(str, listed))
            raise OptionsError("no-such-card", given, code=code, deck=deck.name, part=str(name)) from None
    return cards


def check_pack(deck: Deck, pack: Sequence[Card]) -> None:
    """Raise OptionsError (`bad-pack`) unless `pack` contains every card of the deck exactly once."""
    if sorted(pack) != list(range(deck.count)):
        missing = deck.full & ~sum({1 << card for card in pack if 0 <= card < deck.count})
        if missing:
            lacking = tuple(deck.list(missing))
            raise OptionsError("cards-missing", "", code="bad-pack", deck=deck.name, cards=lacking)
        raise OptionsError(
            "wrong-number-of-cards", "", code="bad-pack", deck=deck.name, number=len(pack), limit=deck.count
        )
