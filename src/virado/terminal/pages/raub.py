"""The page of Raub: declarer, active players, turn-up and Refas."""

from collections.abc import Sequence
from typing import Any

from virado.cards import Seat
from virado.games.messages import Move
from virado.games.raub.messages import (
    DealScored,
    Dealt,
    DeclareEffect,
    PlayAlong,
    PlayAlongEffect,
    RaubView,
    Refa,
)
from virado.terminal.choices import NumberedMove
from virado.terminal.pages.seats import dotted
from virado.terminal.pages.tricks import TrickPage, suit
from virado.terminal.perspective import Perspective

MAX_STROKES = 12
"""Maximum number of Refas that are shown as strokes."""


class RaubPage(TrickPage):
    """The page of Raub."""

    family = "raub"
    deal_event = Dealt
    score_event = DealScored

    def header(self, p: Perspective) -> list[str]:
        deal = p.data.deal
        if p.data.phase == "before_deal":
            return [p.texts("terminal-raub-before-deal", number=deal + 1), p.texts("terminal-down-to-0")]
        return [p.texts(self.deal, number=deal), p.texts("terminal-down-to-0")]

    def facts(self, p: Perspective, seat: Seat) -> list[str]:
        data: RaubView = p.data
        texts = p.texts
        facts: list[str] = []
        if seat == data.dealer:
            facts.append(texts("terminal-dealer", seat=seat))
        if seat == data.declarer:
            facts.append(texts(f"terminal-raub-contract-{data.contract}", number=data.required))
        elif seat in data.dropped:
            return [*facts, p.style.paint("dim", texts("terminal-tricks-dropped"))]
        if data.changed[seat] is not None and data.phase != "play":
            facts.append(texts("terminal-tricks-changed", number=data.changed[seat]))
        if data.phase == "play":
            facts.append(texts("terminal-tricks-won", number=data.tricks[seat]))
        return facts

    def middle(self, p: Perspective) -> list[str]:
        data: RaubView = p.data
        style, texts = p.style, p.texts
        if data.trump is None:
            lines = self.labelled(p, "table", [style.paint("dim", texts("terminal-raub-no-cards-yet"))])
        else:
            turned = texts("terminal-tricks-turned", cards=data.turned)
            if data.turnup is None:
                turned += " " + style.paint("dim", texts("terminal-raub-turnup-taken"))
            stock = texts("terminal-tricks-stock", number=data.stock)
            facts = dotted(p, [suit(texts, data.trump), turned, stock])
            lines = self.labelled(p, "trump", facts, " ")
        if data.refas:
            strokes = style.paint("note", "/" * min(data.refas, MAX_STROKES))
            factor = texts("terminal-raub-next-deal-counts", number=data.factor)
            lines += self.labelled(p, "refa", [f"{strokes} {factor}"])
        return [*lines, *self.trick(p)] if data.phase == "play" else lines

    def unseen_hand(self, p: Perspective) -> str:
        return p.texts("terminal-raub-not-looked") if p.data.phase == "blind" else super().unseen_hand(p)

    # ------------------------------------------------------------------ the moves
    def question(self, p: Perspective, choices: Sequence[NumberedMove]) -> str:
        data: RaubView = p.data
        texts, options = p.texts, p.options
        match data.phase:
            case "before_deal":
                return texts("terminal-raub-ask-deal")
            case "blind":
                return texts("terminal-raub-ask-blind")
            case "bidding":
                round_of = data.bidding_round or 1
                return texts("terminal-raub-ask-bid", suit=self._trump(p), number=round_of)
            case "defence":
                effect = p.view.describe(PlayAlong())
                assert isinstance(effect, PlayAlongEffect)
                return texts(
                    f"terminal-raub-ask-defence-{data.contract}",
                    seat=data.declarer,
                    suit=self._trump(p),
                    number=effect.factor,
                    total=effect.penalty,
                )
            case "seven":
                key = "terminal-raub-no-seven" if len(choices) == 1 else "terminal-raub-ask-seven"
                return texts(key, card=data.turnup)
            case "exchange":
                reshuffles = options.stock_short == "reshuffle"
                most = options.exchange_max if reshuffles else min(options.exchange_max, data.stock)
                return self.ask_cards(p, most)
            case "turnup":
                return texts("terminal-raub-ask-turnup", card=data.turnup)
            case _:
                return self.card_question(p, choices)

    def _trump(self, p: Perspective) -> str:
        return suit(p.texts, p.data.trump) if p.data.trump else ""

    def label_facts(self, p: Perspective, move: Move) -> dict[str, Any]:
        if isinstance(move, Refa):
            return {"marks": "pass_deal" in p.options.refa_sources}
        effect = p.view.describe(move)
        return (
            {"number": effect.required, "total": effect.penalty} if isinstance(effect, DeclareEffect) else {}
        )

    def remarks(self, p: Perspective, event: Any) -> list[str]:
        scored: DealScored = event
        remarks = [
            p.texts(
                "terminal-raub-made" if scored.made else "terminal-raub-not-made",
                seat=scored.declarer,
                number=scored.required,
            )
        ]
        if scored.factor > 1:
            remarks.append(p.texts("terminal-tricks-counted", number=scored.factor))
        return remarks


PAGE = RaubPage
