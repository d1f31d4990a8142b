"""The referees of Raub and Zwanzig ab: who wins a trick, and whether a card was allowed (R-17, R-18, Z-13, Z-14)."""

from typing import Any

from virado.cards import SKAT32
from virado.cases.positions import match_at
from virado.games.catalogue import variant as find_variant
from virado.games.messages import CardName, Cards
from virado.games.tricks.notation import SUITS
from virado.games.tricks.rules import strength
from virado.games.variant import Variant
from virado.referee.contract import Decided, Entered, Referee, choice_field, label, note, refusal_note
from virado.referee.messages import RulingField, RulingMove, RulingNote, RulingRow
from virado.words import Catalogue


class TrickReferee(Referee):
    """The referee of a game with tricks. `play` and `trick` are the numbers of its rules."""

    def __init__(self, hand: int, play: str, trick: str) -> None:
        self.hand, self.play, self.trick = hand, play, trick

    def questions(self, variant: Variant) -> tuple[str, ...]:
        return ("trick",)

    def fields(self, variant: Variant, question: str, words: Catalogue) -> list[RulingField]:
        suits = [(suit, words.text("tricks-suit", suit=suit)) for suit in SUITS]
        seats = max(variant.preset.players)
        return [
            choice_field(words, "trump", suits, text=label(words, "trump")),
            RulingField(id="cards", text=label(words, "trick"), least=1, most=seats),
            RulingField(id="hand", text=label(words, "rest-of-hand"), most=self.hand - 1),
        ]

    def judge(self, variant: Variant, question: str, entered: Entered, words: Catalogue) -> Decided:
        cards, hand = entered.cards["cards"], entered.cards["hand"]
        trump = entered.choices["trump"]
        seats = max(len(cards), variant.players)
        seated = variant if seats == variant.players else find_variant(str(variant), players=seats)
        best, rows = self._compare(seated, trump, cards, words)
        led, last = cards[0][1], cards[len(cards) - 1]
        won_by = "trump" if best[1] == trump else "led"
        verdict = note(words, f"trick-{won_by}", self.trick, card=best, suit=best[1])
        notes: list[RulingNote] = []
        if won_by == "led" and led != trump and len(cards) > 1:
            notes.append(note(words, "no-trump", self.trick, suit=trump))
        if not hand:
            return Decided(verdict, notes=notes, rows=rows)
        allowed, reason, moves = self._play(seated, trump, cards, hand, words)
        headline = words.text(f"referee-card-{'allowed' if allowed else 'refused'}", card=last)
        return Decided(verdict, allowed, headline, [reason, *notes], rows, moves)

    def _compare(
        self, variant: Variant, trump: str, cards: Cards, words: Catalogue
    ) -> tuple[CardName, list[RulingRow]]:
        """Return the winning card of a trick, and the part of each card."""
        o: Any = variant.config()
        suit, led = SUITS.index(trump), SUITS.index(cards[0][1])
        heights = [strength(o.order, suit, led, SKAT32.card(card)) for card in cards]
        best = cards[heights.index(max(heights))]
        rows = [
            RulingRow(
                title=label(words, "card-number", number=place),
                cards=(card,),
                text=label(
                    words, "trumps" if card[1] == trump else "suit-led" if card[1] == cards[0][1] else "other"
                ),
                rule=self.trick,
                wins=card == best,
            )
            for place, card in enumerate(cards, 1)
        ]
        return best, rows

    def _play(
        self, variant: Variant, trump: str, cards: Cards, hand: Cards, words: Catalogue
    ) -> tuple[bool, RulingNote, list[RulingMove]]:
        """Judge the last card of a trick, whose player also holds `hand`. Return the cards that are allowed, too."""
        last = cards[-1]
        leader = (variant.players - len(cards) + 1) % variant.players
        trick = [[(leader + place) % variant.players, card] for place, card in enumerate(cards[:-1])]
        position = {"kind": "trick", "trump": trump, "trick": trick, "hand": [last, *hand]}
        match = match_at(variant, position, seed=0)
        view = match.view(match.to_act[0])
        refusal = view.explain(f"card {last}").refusal
        moves = [
            RulingMove(move=str(move), title=words.card(str(move).split()[-1]), result="")
            for move in view.legal()
        ]
        if refusal is not None:
            return False, refusal_note(words, refusal), moves
        return True, note(words, "card-allowed", self.play, card=last), moves


RAUB = TrickReferee(4, "R-17", "R-18")
ZWANZIG_AB = TrickReferee(5, "Z-13", "Z-14")
