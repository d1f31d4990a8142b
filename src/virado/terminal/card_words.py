"""Names of cards in words, such as *king of hearts*, as a person may type them in place of `kh`."""

import re
from collections.abc import Set as AbstractSet
from functools import lru_cache

from virado.cards import Deck
from virado.terminal.choices import normalize, tokens
from virado.terminal.texts import Texts


@lru_cache(maxsize=4)
def card_words(texts: Texts, deck: Deck) -> "CardWords":
    """Return the names of a deck's cards, compiled once for the texts of a match."""
    return CardWords(texts, deck)


class CardWords:
    """The names of a deck's cards and ranks in the person's language."""

    def __init__(self, texts: Texts, deck: Deck) -> None:
        self._texts = texts
        self._deck = deck
        self._cards: dict[str, str] = {}
        """Typed form (`kh`) of each card, by its name in words."""
        self._ranks: dict[str, str] = {}
        """Typed form (`k`) of each rank, by its name in the singular and in the plural."""
        style = texts.style
        for name in deck.names:
            rank, suit = name
            written = texts.plain_text("rank-name", rank=rank)
            suit_name = texts.plain_text("suit-name", suit=suit)
            spoken = texts.plain_text("card-spoken", rank=rank, suit=suit)
            for shown in (written, style.rank(rank)):
                for phrase in (
                    spoken.replace(written, shown),
                    f"{shown} {suit_name}",
                    f"{suit_name} {shown}",
                    f"{suit_name}-{shown}",
                ):
                    self._add(self._cards, phrase, style.typed_card(name))
            for key in ("rank-name", "rank-plural"):
                self._add(self._ranks, texts.plain_text(key, rank=rank), style.rank(rank).lower())
        self._ranks = {word: typed for word, typed in self._ranks.items() if not self._is_card(word)}
        names = sorted({*self._cards, *self._ranks}, key=len, reverse=True)
        joined = "|".join(map(re.escape, names))
        self._pattern = re.compile(rf"(?<![^\W_])(?:{joined})(?![^\W_])", re.IGNORECASE)

    def _add(self, names: dict[str, str], phrase: str, typed: str) -> None:
        for spelling in (phrase, self._texts.style.transcribe(phrase)):
            names.setdefault(normalize(spelling).casefold(), typed)

    def _is_card(self, word: str) -> bool:
        """Return True if a word is the typed form of a card, such as `as` (the ace of spades) in Spanish."""
        pieces = tokens(word, self._deck, self._texts.style.lettering)
        return len(pieces) == 1 and pieces[0].kind == "card"

    def to_typed_form(self, line: str, kept: AbstractSet[str]) -> str:
        """Return a normalised line with the names of cards and ranks in their typed form.

        The words in `kept` have another meaning now; as the name of a rank they are left unchanged.
        """

        def typed(found: re.Match[str]) -> str:
            name = found[0].casefold()
            return self._cards.get(name) or (found[0] if name in kept else self._ranks[name])

        return self._pattern.sub(typed, line)
