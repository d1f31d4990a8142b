"""The narration of Zwanzig ab."""

from collections.abc import Sequence

from virado.games.messages import Effect, Event, Move
from virado.games.zwanzig_ab.messages import (
    Called,
    DealScored,
    Dealt,
    NextTurned,
    RedealEffect,
    Shown,
    Stayed,
    StayEffect,
    TrumpEffect,
    ZwanzigView,
)
from virado.games.zwanzig_ab.rules.state import HAND
from virado.words.catalogue import Catalogue
from virado.words.contract import ChoiceText, facts_of
from virado.words.narration import tricks
from virado.words.speakers import Speakers


class ZwanzigNarration:
    """The narration of Zwanzig ab.

    There is no sentence for looking at the cards or for receiving the second packet.
    """

    def event(self, words: Catalogue, event: Event, speakers: Speakers) -> list[str]:
        match event:
            case Dealt():
                sentences = [
                    words.text("event-zwanzig_ab-deal", speakers, dealer=event.dealer, redeal=event.redeal)
                ]
                special = [words.text("event-zwanzig_ab-special", speakers, suit="h")]
                return sentences + special if event.special else sentences
            case Called(call="look"):
                return []
            case Called():
                key = f"event-zwanzig_ab-bid-{event.call}"
                return [words.text(key, speakers, seat=event.seat, suit=event.trump)]
            case Shown():
                return [words.worded("event-zwanzig_ab-show", facts_of(event), speakers)]
            case NextTurned():
                return [words.text("event-tricks-turn-up", speakers, card=event.card, suit=event.trump)]
            case Stayed():
                return [words.text("event-zwanzig_ab-stay", speakers, seat=event.seat)]
            case DealScored():
                scored = [
                    *tricks.deal_scored_sentences(words, event.points, event.factor, speakers),
                    *_kept_sentences(words, event, speakers),
                ]
                if not event.by_default:
                    return scored
                return [tricks.by_default_sentence(words, event.forehand, HAND, speakers), *scored]
            case _:
                return tricks.event(words, event, speakers)

    def effect(self, words: Catalogue, effect: Effect, speakers: Speakers) -> str:
        match effect:
            case TrumpEffect():
                facts = {"suit": effect.trump, "obliges": effect.obliges}
                sentence = words.worded("effect-zwanzig_ab-trump", facts, speakers)
                return " ".join([sentence, *tricks.counts(words, effect.factor, speakers)])
            case RedealEffect():
                return words.text("effect-zwanzig_ab-redeal", speakers, cards=effect.shown)
            case StayEffect():
                sentence = words.text("effect-zwanzig_ab-stay", speakers, penalty=effect.penalty)
                must = [words.text("effect-zwanzig_ab-stay-must", speakers)] if effect.must else []
                return " ".join([*must, sentence])
            case tricks.WordEffect(word="next"):
                return words.text("effect-zwanzig_ab-next", speakers)
            case _:
                return tricks.effect(words, effect, speakers)

    def choice(
        self, words: Catalogue, move: Move, effect: Effect, _data: object, speakers: Speakers
    ) -> ChoiceText:
        match effect:
            case TrumpEffect():
                key = "title-zwanzig_ab-blind" if effect.blind else "title-zwanzig_ab-choose"
                obliges = (words.text("result-zwanzig_ab-obliges", speakers),) if effect.obliges else ()
                results = (*tricks.factor_result(words, effect.factor, speakers), *obliges)
                return ChoiceText(words.text(key, speakers, suit=effect.trump), results)
            case RedealEffect():
                result = words.text("result-zwanzig_ab-redeal", speakers, cards=effect.shown)
                return ChoiceText(words.text("title-zwanzig_ab-redeal", speakers), (result,))
            case StayEffect():
                result = words.text("result-tricks-no-trick", speakers, penalty=effect.penalty)
                must = (words.text("result-zwanzig_ab-must", speakers),) if effect.must else ()
                return ChoiceText(words.text("title-zwanzig_ab-stay", speakers), (result,), must)
            case tricks.WordEffect():
                title = words.text(f"title-zwanzig_ab-{effect.word}", speakers)
                is_out = effect.word == "drop"
                return ChoiceText(title, (words.text("result-tricks-drop", speakers),) if is_out else ())
            case _:
                return tricks.choice(words, move, effect, speakers)

    def question(self, words: Catalogue, view: ZwanzigView, moves: Sequence[Move]) -> str:
        if view.phase == "play":
            return tricks.question(words, view, moves)
        if view.phase == "drop" and len(moves) == 1:
            return words.text("asks-zwanzig_ab-must-stay")
        return words.text(f"asks-zwanzig_ab-{view.phase}")


def _kept_sentences(words: Catalogue, event: DealScored, speakers: Speakers) -> list[str]:
    """Return a sentence for each seat whose tricks would have taken it below 0, with `exact_zero` (Z-15)."""
    won = [
        bool(tricks) or (event.by_default and seat == event.forehand)
        for seat, tricks in enumerate(event.tricks)
    ]
    return [
        words.text("event-zwanzig_ab-kept", speakers, seat=seat)
        for seat, points in enumerate(event.points)
        if won[seat] and points == 0
    ]


NARRATION = ZwanzigNarration()
