"""Cards that people type are read in every language and spelling."""

import pytest

from virado.cards import DECKS, FRENCH52, SKAT32
from virado.languages import LANGUAGES
from virado.words import catalogue
from virado.words.card_reading import UnreadableError, read_cards, read_suit


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("deck", DECKS.values(), ids=lambda each: each.name)
def test_every_card_is_read_by_its_name_in_every_language(language: str, deck: object):
    pack = next(each for each in DECKS.values() if each is deck)
    for reader in ("en", language):
        spoken = ", ".join(catalogue(language).spoken(name) for name in pack.names)
        assert read_cards(spoken, pack, reader) == pack.names


@pytest.mark.parametrize("pattern", ["german", "hungarian"])
def test_cards_of_other_patterns_are_read_by_their_names(pattern: str):
    spoken = " ".join(catalogue(f"de-x-{pattern}").spoken(name) for name in SKAT32.names)
    assert read_cards(spoken, SKAT32, "de") == SKAT32.names


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("", ()),
        ("Kh 10s qd", ("Kh", "Ts", "Qd")),
        ("KhTs,Qd", ("Kh", "Ts", "Qd")),
        ("K♥10♠ ♦Q", ("Kh", "Ts", "Qd")),
        ("K ♥, 10 ♠", ("Kh", "Ts")),
        ("As Ks", ("As", "Ks")),
        ("as de picas y sota de copas", None),
        ("as de picas, sota de corazones", ("As", "Jh")),
        ("the queen of spades and the 2 of clubs", ("Qs", "2c")),
        ("Herz 10, Karo-Ass Kreuz Bauer", ("Th", "Ad", "Jc")),
        ("Pik As", ("As",)),
        ("۱۰ دل و تک خاج، بی‌بی پیک", ("Th", "Ac", "Qs")),
        ("ইস্কাপনের ১০, হার্ট রাজা", ("Ts", "Kh")),
        ("Q", None),
        ("spades", None),
    ],
)
def test_spellings(text: str, cards: tuple[str, ...] | None):
    if cards is None:
        with pytest.raises(UnreadableError):
            read_cards(text, FRENCH52, "en")
    else:
        assert read_cards(text, FRENCH52, "en") == cards


def test_the_part_without_a_meaning_is_named():
    with pytest.raises(UnreadableError) as caught:
        read_cards("king of hearts, joker, ten of spades", FRENCH52, "en")
    assert caught.value.part == "joker"


@pytest.mark.parametrize(
    ("text", "suit"),
    [
        ("h", "h"),
        ("♥", "h"),
        ("Hearts", "h"),
        ("Kreuz", "c"),
        ("پیک", "s"),
        ("red", None),
        ("Kh", None),
        ("", None),
    ],
)
def test_suits_are_read_by_their_names(text: str, suit: str | None):
    assert read_suit(text, FRENCH52, "en") == suit
