"""Names of cards in words, such as *king of hearts*, as a person may type them in place of `kh`."""

import re
from collections.abc import Set as AbstractSet
from functools import lru_cache

from virado.cards import Deck
from virado.terminal.choices import MARK, normalize, tokens
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
        self._codes = {word for word in self._ranks if self._is_card(word)}
        """Names of ranks that are also the typed form of a card, such as `as` (the ace of spades) in Spanish."""
        names = sorted({*self._cards, *self._ranks}, key=len, reverse=True)
        joined = "|".join(map(re.escape, names))
        self._pattern = re.compile(rf"(?<![^\W_])(?<!{MARK})(?:{joined})(?![^\W_]|{MARK}|-\w)", re.IGNORECASE)

    def _add(self, names: dict[str, str], phrase: str, typed: str) -> None:
        for spelling in (phrase, self._texts.style.transcribe(phrase)):
            names.setdefault(normalize(spelling).casefold(), typed)

    def _is_card(self, word: str) -> bool:
        pieces = tokens(word, self._deck, self._texts.style.lettering)
        return len(pieces) == 1 and pieces[0].kind == "card"

    def to_typed_form(self, line: str, kept: AbstractSet[str]) -> str:
        """Return a normalised line with the names of cards and ranks in their typed form.

        The words in `kept` have another meaning now; as the name of a rank they are left unchanged. A number before
        the name of a card, as in *2 king of spades*, is not read as the rank of another card. A word that is both a
        rank and a typed card, such as `as` in Spanish, is the card only beside other typed cards.
        """
        number, _, rest = line.partition(" ")
        if number.removesuffix(":").isdecimal() and self._names_cards_only(rest):
            return f"{number} {self.to_typed_form(rest, kept)}"
        has_codes = any(self._is_card(word) for word in line.split() if word.casefold() not in self._codes)

        def typed(found: re.Match[str]) -> str:
            name = found[0].casefold()
            is_left = name in kept or (name in self._codes and has_codes)
            return self._cards.get(name) or (found[0] if is_left else self._ranks[name])

        return self._pattern.sub(typed, line)

    def _names_cards_only(self, line: str) -> bool:
        """Return True if a line consists of names of cards and ranks in words, the first of which is a card."""
        first = self._pattern.match(line)
        is_card = first is not None and first[0].casefold() in self._cards
        return is_card and not self._pattern.sub("", line).strip(" ,")
