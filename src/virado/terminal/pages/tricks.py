"""Common parts of the pages of Raub and Zwanzig ab: the trick, the sorted hand, and the choice of cards by typing."""

import re
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from virado.cards import Seat
from virado.games.messages import Event, Move, SuitName, cards_in, tag_of
from virado.games.tricks.messages import CardPlayed, Exchange, MatchWon, TrickWon
from virado.terminal.choices import NumberedMove, normalize, tokens, words_of
from virado.terminal.columns import flow, ljust, width
from virado.terminal.contract import Page, TypedLine
from virado.terminal.pages.seats import brief_seats, fact_lines
from virado.terminal.pages.typed_cards import find_cards
from virado.terminal.perspective import Perspective
from virado.terminal.texts import Texts
from virado.words.evaluation import FormattedText

_SUITS = "shcd"
"""Display order of the suits, with colours alternating."""
_GIVES_UP = ("exchange", "drop")
"""Tags of the moves that give something up for good; only their number or full text plays them."""
_ANSWERS = {
    "yes": ("declare", "play", "stay", "swap_seven"),
    "no": ("pass", "drop", "no_swap", "exchange"),
}
"""Tags of the moves that each answer to a question of the page means."""


def suit(texts: Texts, name: str) -> FormattedText:
    """Return the symbol and the name of a suit, in its colour."""
    return FormattedText(texts.style.suit(name, texts.plain_text("suit-name", suit=name)))


class TrickPage(Page):
    """Abstract base of the pages of trick games."""

    family: ClassVar[str]
    """Name of the family in message keys."""
    win_event = MatchWon
    deal = "terminal-tricks-deal"
    deal_over = "terminal-tricks-deal-over"
    example = "card ah"

    def __init__(self) -> None:
        self.picked: list[str] = []
        """Cards that the person has typed one by one for an exchange; Enter exchanges them."""

    def begin(self, p: Perspective) -> None:
        self.picked = []

    # ------------------------------------------------------------------ the position
    def position(self, p: Perspective) -> list[str]:
        names = [p.title(seat) for seat in p.seats]
        wide = max(map(width, names)) + 2
        scores = max(len(str(score)) for score in p.data.scores) + 1
        lines = [line for seat in p.others for line in self._seat(p, seat, wide, scores)]
        return [*lines, "", *self.middle(p), "", *self._seat(p, p.me, wide, scores), *self._hand(p)]

    def brief_position(self, p: Perspective) -> list[str]:
        return [*brief_seats(p), *self.least_position(p)]

    def least_position(self, p: Perspective) -> list[str]:
        return [*self.middle(p), *self._hand(p)]

    def _hand(self, p: Perspective) -> list[str]:
        cards = [p.style.card(card) for card in self.sort_cards(p, p.hand)]
        return self.labelled(p, "hand", cards or [p.style.paint("dim", self.unseen_hand(p))])

    def _seat(self, p: Perspective, seat: Seat, wide: int, scores: int) -> list[str]:
        score = " " * (scores - len(str(p.data.scores[seat]))) + p.texts.number(p.data.scores[seat])
        start = f" {ljust(p.title(seat), wide)}{p.style.paint('bold', score)}   "
        return fact_lines(p, start, self.facts(p, seat))

    def labelled(self, p: Perspective, label: str, pieces: Sequence[str], gap: str = "  ") -> list[str]:
        """Return a part of the position as lines; its label is at the beginning of the first line."""
        labels = {name: p.texts(f"terminal-label-{name}") for name in ("hand", "trick", "trump", label)}
        margin = max(map(width, labels.values())) + 3
        return flow(pieces, p.columns, first=ljust(f" {labels[label]}", margin), indent=margin, gap=gap)

    @abstractmethod
    def facts(self, p: Perspective, seat: Seat) -> list[str]:
        """Return the facts to show beside the name of a seat."""

    @abstractmethod
    def middle(self, p: Perspective) -> list[str]:
        """Return the lines in the middle of the page: trumps, stock and the current trick."""

    def unseen_hand(self, p: Perspective) -> str:
        """Return the text shown instead of a hand that the person may not see."""
        return p.texts("terminal-no-cards")

    def rank_order(self, p: Perspective, suit: str) -> str:
        """Return the ranks of a suit, from high to low."""
        return "AKQJT987"

    def sort_cards(self, p: Perspective, cards: Sequence[str]) -> list[str]:
        """Return cards sorted by suit, trumps first, and from high to low."""
        suits = sorted(_SUITS, key=lambda suit: suit != p.data.trump)
        return sorted(
            cards, key=lambda card: (suits.index(card[1]), self.rank_order(p, card[1]).index(card[0]))
        )

    def trick(self, p: Perspective) -> list[str]:
        """Return the cards of the current trick with their players, beginning with the lead."""
        if not p.data.trick:
            waiting = p.texts("terminal-tricks-lead" if p.is_my_turn else "terminal-tricks-no-card")
            return self.labelled(p, "trick", [p.style.paint("dim", waiting)])
        shown = [
            p.texts("terminal-tricks-led" if i == 0 else "terminal-tricks-played", seat=seat, card=card)
            for i, (seat, card) in enumerate(p.data.trick)
        ]
        if p.is_my_turn:
            shown.append(p.texts("terminal-tricks-your-turn"))
        return self.labelled(p, "trick", shown, "   ")

    def select_narrated(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return the events without the cards of the current trick, which the page shows."""
        tricks = [i for i, event in enumerate(events) if isinstance(event, TrickWon)]
        ended = tricks[-1] if tricks else 0
        return [event for i, event in enumerate(events) if i < ended or not isinstance(event, CardPlayed)]

    # ------------------------------------------------------------------ the moves
    def choices(self, p: Perspective, moves: Sequence[Move]) -> list[NumberedMove]:
        order = self.sort_cards(p, p.hand)

        def place(move: Move) -> int:
            card = card_of(move)
            return order.index(card) if card in order else -1

        if self.picks_cards(p):
            none = () if self.picked else (Exchange(),)
            entries = [*(Exchange(cards=(card,)) for card in order), *none]
            return [self._choice(p, i, move) for i, move in enumerate(entries, 1)]
        return [self._choice(p, i, move) for i, move in enumerate(sorted(moves, key=place), 1)]

    def _choice(self, p: Perspective, number: int, move: Move) -> NumberedMove:
        if isinstance(move, Exchange) and move.cards:
            (card,) = move.cards
            return NumberedMove(
                number=number,
                move=move,
                label=p.style.card(card),
                played=move.cards,
                words=p.texts.suit_words(move.cards),
                card_says_all=True,
                by_enter=False,
            )
        card = card_of(move)
        return NumberedMove(
            number=number,
            move=move,
            label=p.style.card(card) if card else self.label(p, move),
            played=(card,) if card else (),
            words=self.words(p, move),
            whole_words=frozenset([tag_of(move), *tag_of(move).split("_")]),
            card_says_all=bool(card),
            by_enter=tag_of(move) not in _GIVES_UP,
        )

    def words(self, p: Perspective, move: Move) -> frozenset[str]:
        if card_of(move):
            return p.texts.suit_words([card_of(move)])
        named = self._words_of_tag(p, tag_of(move))
        name = self.suit_of(move)
        if name is None:
            return named
        lettering = p.style.lettering
        if lettering:
            return (
                named
                | {lettering.suits[name].casefold()}
                | words_of(p.texts.plain_text("suit-name", suit=name))
            )
        return named | {name} | p.texts.typed_words(f"terminal-words-suit-{name}")

    def canonical_words(self, p: Perspective, line: str) -> str:
        first, *rest = normalize(line).casefold().split(" ")
        named = {
            tag: self._words_of_tag(p, tag) for tag in map(_tag_of_type, p.view.variant.game.messages.moves)
        }
        tags = [tag for tag, words in named.items() if first in words]
        if not tags:
            return line
        legal = {tag_of(move) for move in p.view.legal()}
        tag = max(tags, key=lambda tag: (sum(word in named[tag] for word in rest), tag in legal))
        suits = {word: name for name in _SUITS for word in p.texts.typed_words(f"terminal-words-suit-{name}")}
        kept = [suits.get(word, word) for word in rest if word in suits or _is_card(p, word)]
        return " ".join([tag, *kept])

    def _words_of_tag(self, p: Perspective, tag: str) -> frozenset[str]:
        """Return the words of the catalogue for the moves with a tag; none for moves that cards alone name."""
        key = f"terminal-{self.family}-words-{tag}"
        if not p.texts.words.has(key):
            return frozenset()
        answers = [f"terminal-words-{answer}" for answer, tags in _ANSWERS.items() if tag in tags]
        return p.texts.typed_words(key).union(*map(p.texts.typed_words, answers))

    def suit_of(self, move: Move) -> SuitName | None:
        """Return the suit that a move names; None if the move names no suit."""
        return None

    def label(self, p: Perspective, move: Move) -> str:
        """Return the label of a move."""
        return p.texts(f"terminal-{self.family}-move-{tag_of(move)}", **self.label_facts(p, move))

    def label_facts(self, p: Perspective, move: Move) -> dict[str, Any]:
        """Return the facts for the message of `label`."""
        return {}

    def move_name(self, p: Perspective, move: Move) -> FormattedText:
        card = card_of(move)
        if card:
            return p.texts.as_painted(p.style.card(card))
        if isinstance(move, Exchange):
            if not move.cards:
                return FormattedText(self.label(p, move))
            return FormattedText(p.texts("terminal-tricks-exchange", cards=self.sort_cards(p, move.cards)))
        word = p.texts.plain_text(f"terminal-{self.family}-words-{tag_of(move)}").split()[0]
        named = self.suit_of(move)
        return FormattedText(f"{word} {suit(p.texts, named)}" if named else word)

    # ------------------------------------------------------------------ choosing cards
    def picks_cards(self, p: Perspective) -> bool:
        """Return True if the person must now choose cards by typing them."""
        return p.data.phase == "exchange"

    def parse_line(self, p: Perspective, line: str) -> TypedLine | None:
        """Return the interpretation of a line while cards are chosen for an exchange.

        Cards and their numbers are picked; Enter exchanges the picked cards. Full names of cards after the word
        `exchange` are exchanged at once.
        """
        word = line.casefold()
        if not self.picks_cards(p) or (word in p.texts.command_of and not self._is_rank_in_hand(p, word)):
            return None
        is_yes = word in p.texts.typed_words("terminal-words-yes")
        if self.picked and (not word or is_yes):
            return TypedLine(move=Exchange(cards=tuple(self.picked)))
        if not word:
            return None
        begin, none, no = (
            p.texts.typed_words(f"terminal-words-{name}") for name in ("exchange", "none", "no")
        )
        first, _, rest = word.partition(" ")
        is_whole = first in begin
        rest = rest if is_whole else word
        if self.picked and not is_whole and rest in {"0", *none, *no}:
            self.picked = []
            return TypedLine()
        if rest in none or rest == "0":
            return TypedLine(move=Exchange())
        if not rest or (rest not in no and any(each.startswith(rest) for each in begin)):
            return TypedLine(note=self.question(p, []))
        cards = self._numbered_cards(p, rest) or self._typed_cards(p, rest, first if is_whole else "")
        if cards is None or isinstance(cards, TypedLine):
            return cards
        if is_whole and all(piece.kind == "card" for piece in tokens(rest, p.view.deck, p.style.lettering)):
            return TypedLine(move=Exchange(cards=tuple(cards)))
        return self._pick(p, cards)

    def _is_rank_in_hand(self, p: Perspective, word: str) -> bool:
        pieces = tokens(word, p.view.deck, p.style.lettering)
        return any(piece.kind == "rank" and piece.text == card[0] for piece in pieces for card in p.hand)

    def _numbered_cards(self, p: Perspective, line: str) -> list[str] | None:
        """Return the cards with these numbers; None if the line contains anything else."""
        hand = self.sort_cards(p, p.hand)
        numbers = line.replace(",", " ").split()
        if not all(
            re.fullmatch("[0-9]{1,2}", number) and 1 <= int(number) <= len(hand) for number in numbers
        ):
            return None
        return list(dict.fromkeys(hand[int(number) - 1] for number in numbers))

    def _typed_cards(self, p: Perspective, line: str, verb: str) -> list[str] | TypedLine | None:
        pieces = tokens(line, p.view.deck, p.style.lettering)
        if not pieces or any(piece.kind in ("word", "number") for piece in pieces):
            return None
        return find_cards(p, pieces, self.sort_cards(p, p.hand), begin=verb)

    def _pick(self, p: Perspective, cards: Sequence[str]) -> TypedLine:
        """Add cards to the picked ones; a card that has already been picked stays in the hand after all."""
        again = [card for card in cards if card in self.picked]
        added = [card for card in cards if card not in self.picked]
        self.picked = [card for card in self.picked if card not in again] + added
        return TypedLine(note=p.texts("terminal-tricks-not-picked", cards=again) if again else "")

    def help(self, p: Perspective) -> list[str]:
        change = "change-german" if p.style.lettering else "change"
        return [f"terminal-tricks-help-{key}" for key in (change, "none")] if self.picks_cards(p) else []

    def ask_cards(self, p: Perspective, most: int) -> str:
        """Return the question that asks for the cards to exchange, or for more than those typed so far."""
        if self.picked:
            return p.texts("terminal-tricks-ask-picked", cards=self.sort_cards(p, self.picked))
        example = " ".join(map(p.style.typed_card, self.sort_cards(p, p.hand)[-2:]))
        return p.texts("terminal-tricks-ask-cards", limit=most, input=p.texts.as_painted(example))

    def card_question(self, p: Perspective, choices: Sequence[NumberedMove]) -> str:
        """Return the question that asks for the card to play."""
        return p.texts("terminal-tricks-your-card" if len(choices) > 1 else "terminal-tricks-only-card")

    # ------------------------------------------------------------------ scores
    def score_rows(self, p: Perspective, event: Any) -> list[list[str]]:
        texts = p.texts
        heads = [texts(f"terminal-{key}") for key in ("tricks-row-tricks", "tricks-row-deal", "row-score")]
        return [["", *heads]] + [
            [
                p.side_name(seat),
                texts.number(event.tricks[seat]),
                texts.change(event.points[seat]),
                texts.number(event.scores[seat]),
            ]
            for seat in p.seats
        ]


def _tag_of_type(kind: type[Move]) -> str:
    return str(kind.__struct_config__.tag)


def _is_card(p: Perspective, word: str) -> bool:
    return all(piece.kind == "card" for piece in tokens(word, p.view.deck))


def card_of(move: Move) -> str:
    """Return the card that a move plays; empty for other moves, including an exchange."""
    return "" if isinstance(move, Exchange) else next(cards_in(move), "")
