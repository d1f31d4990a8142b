"""Terminal page of Highest; in the package this would be virado/terminal/pages/highest.py."""

from collections.abc import Sequence

from tests.examples.highest.messages import DealScored, Dealt, HighestMove, HighestView, MatchOver
from virado.games.messages import Move
from virado.terminal.choices import NumberedMove
from virado.terminal.contract import Page
from virado.terminal.perspective import Perspective


class HighestPage(Page):
    """Names, scores, the cards of the round and the viewer's hand."""

    deal_event = Dealt
    score_event = DealScored
    win_event = MatchOver

    def position(self, p: Perspective) -> list[str]:
        data: HighestView = p.data
        lines: list[str] = []
        for seat in [*p.others, p.me]:
            card = data.played[seat]
            lines.append(
                f" {p.title(seat)}  {data.scores[seat]}  {p.style.card(card) if card else ''}".rstrip()
            )
        return [*lines, "", f" {p.style.cards(p.hand, '  ')}"]

    def question(self, p: Perspective, choices: Sequence[NumberedMove]) -> str:
        return p.texts("terminal-highest-question")

    def choices(self, p: Perspective, moves: Sequence[Move]) -> list[NumberedMove]:
        cards = [move.card for move in moves if isinstance(move, HighestMove)]
        return [
            NumberedMove(
                number=number,
                move=HighestMove(card=card),
                label=p.style.card(card),
                played=(card,),
                card_says_all=True,
            )
            for number, card in enumerate(cards, 1)
        ]


PAGE = HighestPage
