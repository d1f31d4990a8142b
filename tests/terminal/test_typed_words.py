"""A word that a person types to ask never plays a move that gives something up for good."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from itertools import islice

import pytest

from tests.bots.test_true_reasons import PHASES, positions
from tests.terminal.scripted_person import Person, console_of
from virado.cards import SKAT32
from virado.games.messages import Event, Move, tag_of
from virado.languages import LANGUAGES
from virado.session import Occupant, SeatedBot
from virado.terminal.card_words import card_words
from virado.terminal.choices import TypedPiece, normalize, tokens, words_of_label
from virado.terminal.console import Console
from virado.terminal.contract import Page
from virado.terminal.move_input import BARE_WORD
from virado.terminal.pages import page_of
from virado.terminal.pages.hazari import HazariPage
from virado.terminal.perspective import Perspective, speakers_of
from virado.terminal.style import PLAIN, Style
from virado.terminal.texts import Texts
from virado.terminal.turn import PlayerLeftError, Turn
from virado.view import AnyView
from virado.words import catalogue

GIVES_UP = {"exchange", "drop", "misdeal", "misdeal_intentional", "call"}
NONE = {
    "none",
    "keep",
    "nothing",
    "0",
    "keine",
    "nichts",
    "ninguna",
    "ninguno",
    "nada",
    "هیچ",
    "থাক",
    "কিছুই",
    "কিছুনা",
}
"""Words and figures that mean no card in an exchange."""
TYPED_ELSEWHERE = ("exchange", "change", "swap", "discard", "raub", "play", "call", "misdeal", "muss", "help")


class Seated:
    """A client of one position that notes the moves made."""

    def __init__(self, view: AnyView, language: str) -> None:
        self.console: Console = console_of(Person(lambda page: None), lang=language)
        self.page: Page = page_of(view.variant.game.name)
        self.view = view
        self.host = self
        self.is_preparing = False
        self.has_output = True
        self.made: list[Move] = []
        names = ["You", *("Rosa", "Ana", "Josip", "Stipe")][: view.variant.players]
        words = catalogue(language)
        self.occupants: list[Occupant] = [SeatedBot(level="club") for _ in names]
        speakers = speakers_of(names, view.seat, view.variant, words)
        self.texts = Texts(words, Style(colours=PLAIN, unicode=True, rtl=words.language.rtl), speakers)

    def perspective(self) -> Perspective:
        return Perspective(self.view, self.occupants, self.console.frame(self.texts))

    def header(self, p: Perspective) -> list[str]:
        return [str(self.view.variant), *self.page.header(p)]

    def news(self) -> list[str]:
        return []

    def sentences(self, events: Sequence[Event]) -> list[str]:
        return []

    def greeting(self) -> list[str]:
        return []

    def make(self, move: Move, *, aside: bool = False) -> None:
        self.made.append(move)

    def call(self, move: Move) -> None:
        self.made.append(move)

    def take_back(self) -> None:
        raise PlayerLeftError

    def show_output(self) -> None:
        raise PlayerLeftError

    def advice(self) -> tuple[str, Sequence[object]]:
        raise PlayerLeftError


def words_to_type(turn: Turn) -> list[str]:
    """Return every word that names a move here, in the person's language and in English, and every prefix of it."""
    words = {word for choice in turn.all_choices for word in choice.words}
    words |= {word for choice in turn.all_choices for word in normalize(choice.label).casefold().split()}
    words |= {choice.text.casefold() for choice in turn.all_choices}
    words |= turn.texts.typed_words("terminal-words-exchange") | turn.texts.typed_words("terminal-words-none")
    words |= set(TYPED_ELSEWHERE) | turn.texts.typed_words("terminal-words-bots")
    return sorted({word[:end] for word in words for end in range(1, len(word) + 1)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["raub", "zwanzig_ab"])
def test_no_word_that_asks_gives_something_up(family: str, language: str):
    played: set[tuple[str, str]] = set()
    for _, view in positions(family, 3):
        client = Seated(view, language)
        turn = Turn(client)  # pyright: ignore[reportArgumentType]  # the host of a match is not needed here
        for line in words_to_type(turn):
            turn.shown_choices = turn.all_choices
            client.made.clear()
            for typed in (line, ""):
                try:
                    turn._handle_line(typed)  # pyright: ignore[reportPrivateUsage]
                except PlayerLeftError:
                    break
                if client.made:
                    played.add((f"{line}{' and Enter' if not typed else ''}", str(client.made[0])))
                    break
    assert played, "typed words play some moves"
    assert {move.split()[0] for _, move in played} - GIVES_UP, (
        "moves that give nothing up are played by words"
    )
    given_up = {
        (line, move)
        for line, move in played
        if move.split()[0] in GIVES_UP and not (line.endswith(" and Enter") and move.startswith("exchange "))
    }
    assert {(line, move) for line, move in given_up if line not in NONE and line != move.casefold()} == set()
    assert not any(line in ("exchange", "change", "swap") for line, _ in given_up)
    cards = {card.casefold() for card in SKAT32.names}
    alone = {(line, move) for line, move in played if line.isalpha() and line not in cards | NONE}
    assert alone == set(), "a word alone asks before it plays"


def questions_to_open(turn: Turn) -> Iterator[str]:
    """Yield lines that the page answers with a question: ranks of several cards, and cards without a group."""
    begin = "1 " if isinstance(turn.page, HazariPage) else ""
    ranks = [card[0] for card in turn.p.hand]
    for rank in sorted({rank for rank in ranks if ranks.count(rank) > 1}):
        yield begin + turn.style.rank(rank).casefold()
    if begin:
        yield turn.style.typed_card(turn.p.hand[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["raub", "zwanzig_ab", "hazari"])
def test_no_number_or_word_below_an_open_question_plays_a_move(family: str, language: str):
    opened = 0
    for phase, view in positions(family, 2):
        if family != "hazari" and phase != "exchange":
            continue
        client = Seated(view, language)
        turn = Turn(client)  # pyright: ignore[reportArgumentType]  # the host of a match is not needed here
        given_up = NONE | {choice.text.casefold() for choice in turn.all_choices} | {"exchange none"}
        answers = [*map(str, range(21)), *words_to_type(turn), *turn.texts.typed_words("terminal-words-yes")]
        turn.page.begin(turn.p)
        begun = deepcopy(vars(turn.page))
        for line in islice(questions_to_open(turn), 2):
            for answer in sorted({*answers} - given_up):
                vars(turn.page).update(deepcopy(begun))
                assert not turn._handle_line(line)  # pyright: ignore[reportPrivateUsage]
                assert turn._question is not None, (line, turn.notes)  # pyright: ignore[reportPrivateUsage]
                try:
                    turn._handle_line(answer)  # pyright: ignore[reportPrivateUsage]
                except PlayerLeftError:
                    continue
                assert not client.made, (line, answer, client.made)
                if isinstance(turn.page, HazariPage) and answer.isdecimal():
                    assert sum(map(len, turn.page.draft.groups)) <= 1, (line, answer)
                opened += 1
    assert opened > 20


def test_every_phase_of_the_trick_games_is_typed_at():
    for family in ("raub", "zwanzig_ab"):
        assert {phase for phase, _ in positions(family, 1)} == set(PHASES[family])


def test_tags_are_the_first_words_of_moves():
    for _, view in positions("raub", 1):
        for move in view.legal(20):
            assert str(move).split()[0] == tag_of(move)


# ---------------------------------------------------------------------- words with vowel signs and joined letters
@pytest.mark.parametrize("word", ["পাস", "ইঙ্গিত", "নিয়ম", "হ্যাঁ", "না", "কিছুনা", "চিড়িতন", "خانهٔ"])
def test_a_word_with_marks_is_one_word(word: str):
    assert tokens(f"{word} kh", SKAT32) == [TypedPiece("word", normalize(word)), TypedPiece("card", "Kh")]
    assert words_of_label(f"{word}: 10♥") == {normalize(word)}
    assert BARE_WORD.fullmatch(normalize(word))


def test_letters_are_read_alike_however_they_are_typed():
    decomposed, composed = "নি\u09af\u09bcম", "নি\u09dfম"
    assert normalize(decomposed) == normalize(composed) == composed
    assert normalize("চি\u09a1\u09bcিতন") == "চি\u09dcিতন"
    assert normalize("র\u200d্যাঁদা ক\u09cd\u200cক") == "র্যাঁদা ক্ক"
    assert normalize("২ ও ۳ এবং 4") == "2 ও 3 এবং 4"
    assert normalize("Jose\u0301") == "José"


@pytest.mark.parametrize("spelling", ["নি\u09dfম", "নি\u09af\u09bcম", "নি\u200dয়ম"])
def test_a_bengali_command_is_understood_in_every_spelling(spelling: str):
    texts = Texts(catalogue("bn"), Style(colours=PLAIN, unicode=True))
    assert texts.command_of[normalize(spelling).casefold()] == "rules"


def test_names_of_cards_in_bengali_are_whole_words():
    texts = Texts(catalogue("bn"), Style(colours=PLAIN, unicode=True))
    names = card_words(texts, SKAT32)
    assert names.to_typed_form(normalize("ইস্কাপনের সাহেব"), set()) == "ks"
    assert names.to_typed_form(normalize("সাহেব"), set()) == "k"
    assert names.to_typed_form(normalize("সাহেবের"), set()) == normalize("সাহেবের")
