"""The page of Zwanzig ab: trumps, forehand, dropped players and the factor of the deal."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from virado.cards import Seat
from virado.games.messages import Move, SuitName
from virado.games.tricks.messages import MatchWon
from virado.games.zwanzig_ab.messages import Blind, Choose, DealScored, Dealt, Stay, StayEffect, ZwanzigView
from virado.terminal.choices import NumberedMove
from virado.terminal.pages.seats import dotted, tie_note
from virado.terminal.pages.tricks import TrickPage, suit
from virado.terminal.perspective import Perspective


class ZwanzigPage(TrickPage):
    """The page of Zwanzig ab."""

    family = "zwanzig_ab"
    deal_event = Dealt
    score_event = DealScored

    def header(self, p: Perspective) -> list[str]:
        key = "terminal-zwanzig_ab-special-deal" if p.data.special else self.deal
        return [p.texts(key, number=p.data.deal), p.texts("terminal-down-to-0")]

    def facts(self, p: Perspective, seat: Seat) -> list[str]:
        data: ZwanzigView = p.data
        texts = p.texts
        facts: list[str] = []
        if seat == data.dealer:
            facts.append(texts("terminal-dealer", seat=seat))
        if seat == data.forehand:
            facts.append(texts("terminal-zwanzig_ab-forehand"))
        if data.drops_left is not UNSET:
            facts.append(texts("terminal-zwanzig_ab-drops-left", number=data.drops_left[seat]))
        if seat in data.dropped:
            return [*facts, p.style.paint("dim", texts("terminal-tricks-dropped"))]
        if data.exchanged[seat] is not None and data.phase != "play":
            facts.append(texts("terminal-tricks-changed", number=data.exchanged[seat]))
        if data.phase == "play":
            facts.append(texts("terminal-tricks-won", number=data.tricks[seat]))
        return facts

    def middle(self, p: Perspective) -> list[str]:
        data: ZwanzigView = p.data
        style, texts = p.style, p.texts
        if data.trump is None:
            trump = style.paint("dim", texts("terminal-zwanzig_ab-no-trump"))
        else:
            key = "terminal-zwanzig_ab-trump-blind" if data.blind else "terminal-tricks-trump"
            trump = texts(key, suit=suit(texts, data.trump))
        facts = [trump]
        if data.turned:
            facts.append(texts("terminal-tricks-turned", cards=data.turned))
        facts.append(texts("terminal-tricks-stock", number=data.stock))
        if data.factor is not None and data.factor > 1:
            facts.append(style.paint("note", texts("terminal-zwanzig_ab-factor", number=data.factor)))
        lines = self.labelled(p, "trump", dotted(p, facts), " ")
        return [*lines, *self.trick(p)] if data.phase == "play" else lines

    def unseen_hand(self, p: Perspective) -> str:
        return (
            p.texts("terminal-zwanzig_ab-not-looked") if p.data.phase == "blind" else super().unseen_hand(p)
        )

    def rank_order(self, p: Perspective, suit: str) -> str:
        if p.options.trump_rank == "jass" and suit == p.data.trump:
            return "J9ATKQ87"
        return "ATKQJ987" if p.options.suit_rank == "ace_ten" else "AKQJT987"

    # ------------------------------------------------------------------ the moves
    def question(self, p: Perspective, choices: Sequence[NumberedMove]) -> str:
        data: ZwanzigView = p.data
        texts, options = p.texts, p.options
        match data.phase:
            case "blind":
                return texts("terminal-zwanzig_ab-ask-blind", number=options.blind_multiplier)
            case "trump":
                obliges = {"diamonds": "d", "clubs": "c"}.get(options.oblige_suit)
                if obliges is None:
                    return texts("terminal-zwanzig_ab-ask-trump")
                return texts("terminal-zwanzig_ab-ask-trump-obliging", suit=suit(texts, obliges))
            case "exchange":
                return self.ask_cards(p, min(options.exchange_max, data.stock))
            case "drop":
                effect = p.view.describe(Stay())
                assert isinstance(effect, StayEffect)
                key = "terminal-zwanzig_ab-must-stay" if effect.must else "terminal-zwanzig_ab-ask-stay"
                return texts(key, number=data.factor, total=effect.penalty)
            case _:
                return self.card_question(p, choices)

    def suit_of(self, move: Move) -> SuitName | None:
        return move.suit if isinstance(move, Blind | Choose) else None

    def label_facts(self, p: Perspective, move: Move) -> dict[str, Any]:
        if not isinstance(move, Blind | Choose):
            return {}
        factor = p.options.hearts_multiplier if move.suit == "h" else 1
        return {"suit": suit(p.texts, move.suit), "number": factor}

    def remarks(self, p: Perspective, event: Any) -> list[str]:
        scored: DealScored = event
        counted = [p.texts("terminal-tricks-counted", number=scored.factor)] if scored.factor > 1 else []
        if min(scored.scores) > 0 or p.last((MatchWon,)) is not None:
            return counted
        key = "terminal-tie-only" if p.options.tie_break == "tied_only" else "terminal-tie"
        note = tie_note(p, scored.scores, key)
        return [*counted, note] if note else counted


PAGE = ZwanzigPage
