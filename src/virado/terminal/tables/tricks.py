"""What the tables of Raub and Zwanzig ab have in common: the trick, the hand by suits, cards picked by typing them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from virado.cards import SYMBOLS, Seat
from virado.games.contract import Move
from virado.terminal.choices import Choice, tokens
from virado.terminal.paint import left, width
from virado.terminal.sight import Sight
from virado.terminal.tables.room import Answer, Room

SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
_SUIT_ORDER = "shcd"
"""Suits of a hand from left to right, the colours in turn."""
YOUR_CARD = "Your card?"
ONLY_CARD = "Only one card may be played: Enter plays it."
_NONE = ("none", "keep", "keep all", "nothing", "0")


class TrickRoom(Room):
    """A table at which tricks are played."""

    picking: ClassVar[str] = "exchange"
    """Phase in which cards are picked by typing them."""

    # ------------------------------------------------------------------ the table
    def table(self, sight: Sight) -> list[str]:
        names = [self.title(sight, seat) for seat in range(len(sight.company.sitters))]
        wide = max(map(width, names)) + 2
        scores = max(len(str(score)) for score in sight.data["scores"]) + 1
        lines: list[str] = []
        for seat in sight.company.others:
            lines.append(self._seat(sight, seat, wide, scores))
        lines += ["", *self.middle(sight), ""]
        lines.append(self._seat(sight, sight.me, wide, scores))
        cards = "  ".join(sight.ink.card(card) for card in self.in_order(sight, sight.hand))
        lines.append(" hand   " + (cards or sight.ink.paint("dim", self.unseen(sight))))
        return lines

    def title(self, sight: Sight, seat: Seat) -> str:
        """The name of a seat."""
        return sight.company.title(seat)

    def _seat(self, sight: Sight, seat: Seat, wide: int, scores: int) -> str:
        score = str(sight.data["scores"][seat]).rjust(scores)
        facts = sight.ink.dot.join(self.facts(sight, seat))
        return f" {left(self.title(sight, seat), wide)}{sight.ink.paint('bold', score)}   {facts}"

    def facts(self, sight: Sight, seat: Seat) -> list[str]:
        """What stands beside a seat's name."""
        raise NotImplementedError

    def middle(self, sight: Sight) -> list[str]:
        """Trumps, stock, and the trick."""
        raise NotImplementedError

    def unseen(self, sight: Sight) -> str:
        """What stands in place of a hand that may not be seen."""
        del sight
        return "no cards"

    def suit(self, sight: Sight, suit: str) -> str:
        """A suit as it is spoken of: its symbol and its name, in its colour."""
        symbol = SYMBOLS[suit] + " " if sight.ink.unicode else ""
        return sight.ink.paint(suit, symbol + SUITS[suit])

    def rank_order(self, sight: Sight, suit: str) -> str:
        """The ranks of a suit, high to low."""
        del sight, suit
        return "AKQJT987"

    def in_order(self, sight: Sight, cards: Sequence[str]) -> list[str]:
        """Cards by suit, trumps first, high to low."""
        trump = sight.data.get("trump")
        suits = sorted(_SUIT_ORDER, key=lambda suit: suit != trump)
        return sorted(
            cards, key=lambda card: (suits.index(card[1]), self.rank_order(sight, card[1]).index(card[0]))
        )

    def trick_line(self, sight: Sight) -> str:
        """The cards of the trick before their players, the one who led first."""
        lying: list[tuple[Seat, str]] = sight.data["trick"]
        if not lying:
            return f" trick  {sight.ink.paint('dim', 'you lead' if sight.me in sight.data['to_act'] else 'none yet')}"
        shown: list[str] = []
        for i, (seat, card) in enumerate(lying):
            verb = " led" if i == 0 else ""
            shown.append(f"{sight.company.who(seat)}{verb} {sight.ink.card(card)}")
        if sight.me in sight.data["to_act"]:
            shown.append("you ?")
        return " trick  " + "   ".join(shown)

    # ------------------------------------------------------------------ the moves
    def choices(self, sight: Sight, moves: Iterable[Move]) -> list[Choice]:
        texts = [(move, sight.text(move)) for move in moves]
        if sight.phase == self.picking:
            kept = [(move, text) for move, text in texts if text == "exchange"]
            return [self.choice(sight, 1, move, text, by_enter=False) for move, text in kept]
        order = self.in_order(sight, sight.hand)
        texts.sort(key=lambda entry: self._place(entry[1], order))
        return [self.choice(sight, i, move, text) for i, (move, text) in enumerate(texts, 1)]

    @staticmethod
    def _place(text: str, order: Sequence[str]) -> int:
        card = text.rsplit(maxsplit=1)[-1]
        return order.index(card) if card in order else -1

    def choice(self, sight: Sight, number: int, move: Move, text: str, *, by_enter: bool = True) -> Choice:
        """A move as it is offered."""
        word, *rest = text.split()
        card = rest[0] if rest and len(rest[0]) == 2 else ""
        words = {word, *word.split("_"), *self.words(text)}
        return Choice(
            number=number,
            move=move,
            text=text,
            label=sight.ink.card(card) if card else self.label(sight, text),
            played=(card,) if card else (),
            words=frozenset(words),
            card_says_all=bool(card),
            by_enter=by_enter,
        )

    def words(self, text: str) -> Iterable[str]:
        """Other words by which an action is known."""
        del text
        return ()

    def label(self, sight: Sight, text: str) -> str:
        """An action in words."""
        raise NotImplementedError

    # ------------------------------------------------------------------ picking cards
    def read(self, sight: Sight, line: str) -> Answer | None:
        if sight.phase != self.picking:
            return None
        word = line.lower().removeprefix("exchange").removeprefix("change").removeprefix("swap").strip()
        if word in _NONE or (line.lower() == "exchange" and not word):
            return Answer(move="exchange")
        pieces = tokens(word, sight.view.variant.deck)
        if not pieces or any(piece.kind == "word" for piece in pieces) or (len(pieces) == 1 and word == "1"):
            return None
        picked: list[str] = []
        for piece in pieces:
            fits = [card for card in sight.hand if card not in picked and piece.text in (card, card[0])]
            if not fits:
                return Answer(note=f"You hold no {piece.spoken(sight.ink)}.")
            if len(fits) > 1:
                return Answer(note=f"Which {piece.spoken(sight.ink)}? {sight.ink.cards(fits)}")
            picked.append(fits[0])
        return Answer(move=f"exchange {' '.join(picked)}")

    def keys(self, sight: Sight) -> list[tuple[str, str]]:
        return (
            [("7s 8d", "changes these cards"), ("none", "keeps all")] if sight.phase == self.picking else []
        )

    def help(self, sight: Sight) -> list[tuple[str, str]]:
        if sight.phase == self.picking:
            return [("7s 8d", "changes these cards"), ("none", "keeps them all")]
        return []

    def ask_cards(self, sight: Sight, most: int) -> str:
        """The question which cards to change."""
        example = " ".join(self.in_order(sight, sight.hand)[-2:]).lower().replace("t", "10")
        return f"Which cards do you change, up to {most}? Type them ({example}), or none."

    def score_sheet(self, sight: Sight, event: Mapping[str, Any]) -> list[list[str]]:
        rows = [["", "tricks", "deal", "score"]]
        for seat in range(len(sight.company.sitters)):
            points = event["points"][seat]
            change = f"{points:+d}" if points else "0"
            score = str(event["scores"][seat])
            rows.append([sight.company.who(seat), str(event["tricks"][seat]), change, score])
        return rows
