"""The narration of Raub."""

from collections.abc import Sequence

from msgspec import UNSET

from virado.games.messages import Effect, Event, Move, tag_of
from virado.games.raub.messages import (
    Amount,
    Called,
    DealScored,
    Dealt,
    DeclareEffect,
    Defended,
    MatchSettled,
    MisdealCalled,
    PlayAlongEffect,
    RaubView,
    Reshuffled,
    SevenSwapped,
    SwapEffect,
    TakeTurnupEffect,
    ThrowInEffect,
    ThrownIn,
    TurnupTaken,
)
from virado.games.tricks.messages import Dropped, TurnedUp, WordEffect
from virado.words.catalogue import Catalogue
from virado.words.contract import ChoiceText, facts_of
from virado.words.narration import tricks
from virado.words.speakers import Speakers


class RaubNarration:
    """The narration of Raub.

    There is no sentence for looking at the cards or for declining to swap the seven.
    """

    def event(self, words: Catalogue, event: Event, speakers: Speakers) -> list[str]:
        match event:
            case Dealt():
                return [words.text("event-raub-deal", speakers, dealer=event.dealer)]
            case TurnedUp():
                return [words.text("event-tricks-turn-up", speakers, card=event.card, suit=event.trump)]
            case Called(call="look"):
                return []
            case Called():
                return [words.text(f"event-raub-bid-{event.call}", speakers, seat=event.seat)]
            case Defended():
                return [words.text("event-raub-defend", speakers, seat=event.seat)]
            case Dropped():
                return [words.text("event-raub-drop", speakers, seat=event.seat)]
            case SevenSwapped():
                return [words.worded("event-raub-swap-seven", facts_of(event), speakers)]
            case Reshuffled():
                seen = event.seat == speakers.reader and isinstance(event.drawn, tuple)
                key = "event-raub-reshuffle-seen" if seen else "event-raub-reshuffle"
                return [words.worded(key, facts_of(event), speakers)]
            case TurnupTaken():
                seen = event.seat == speakers.reader and isinstance(event.discarded, tuple)
                key = "event-raub-take-turnup-seen" if seen else "event-raub-take-turnup"
                return [words.worded(key, facts_of(event), speakers)]
            case MisdealCalled(seat=int(seat)):
                facts = {"seat": seat, "intentional": event.intentional}
                return [words.worded("event-raub-mistake", facts, speakers)]
            case MisdealCalled():
                return [words.worded("event-raub-misdeal", facts_of(event), speakers)]
            case ThrownIn():
                return _thrown_in(words, event, speakers)
            case DealScored():
                return _deal_scored(words, event, speakers)
            case MatchSettled():
                return [*tricks.event(words, event, speakers), _settled_sentence(words, event, speakers)]
            case _:
                return tricks.event(words, event, speakers)

    def effect(self, words: Catalogue, effect: Effect, speakers: Speakers) -> str:
        match effect:
            case DeclareEffect():
                sentence = words.worded("effect-raub-declare", facts_of(effect), speakers)
                return " ".join([sentence, *tricks.counts(words, effect.factor, speakers)])
            case PlayAlongEffect():
                sentence = words.text("effect-raub-play", speakers, penalty=effect.penalty)
                return " ".join([sentence, *tricks.counts(words, effect.factor, speakers)])
            case ThrowInEffect():
                return _throw_in(words, effect, speakers)
            case SwapEffect():
                return words.worded("effect-raub-swap-seven", facts_of(effect), speakers)
            case TakeTurnupEffect():
                facts = facts_of(effect) | {"same": effect.discarded == (effect.card,)}
                return words.worded("effect-raub-take-turnup", facts, speakers)
            case WordEffect(word="turn_next"):
                return words.text("effect-raub-turn_next", speakers)
            case _:
                return tricks.effect(words, effect, speakers)

    def choice(
        self, words: Catalogue, move: Move, effect: Effect, _data: object, speakers: Speakers
    ) -> ChoiceText:
        match effect:
            case DeclareEffect():
                title = words.text(f"title-raub-{effect.contract}", speakers)
                result = words.text(
                    "result-raub-declare", speakers, required=effect.required, penalty=effect.penalty
                )
                return ChoiceText(title, (result,), tricks.factor_result(words, effect.factor, speakers))
            case PlayAlongEffect():
                result = words.text("result-tricks-no-trick", speakers, penalty=effect.penalty)
                doubled = tricks.factor_result(words, effect.factor, speakers)
                return ChoiceText(words.text("title-raub-play", speakers), (result,), doubled)
            case ThrowInEffect():
                refa = (words.text("result-raub-refa", speakers),) if effect.added else ()
                title = f"title-raub-{tag_of(move)}" if effect.seat is UNSET else "title-raub-mistake"
                return ChoiceText(words.text(title, speakers, seat=effect.seat), refa)
            case SwapEffect():
                return ChoiceText(words.worded("title-raub-swap_seven", facts_of(effect), speakers))
            case TakeTurnupEffect():
                facts = facts_of(effect) | {"same": effect.discarded == (effect.card,)}
                return ChoiceText(words.worded("title-raub-take_turnup", facts, speakers))
            case WordEffect():
                title = words.text(f"title-raub-{effect.word}", speakers)
                is_out = effect.word == "drop"
                return ChoiceText(title, (words.text("result-tricks-drop", speakers),) if is_out else ())
            case _:
                return tricks.choice(words, move, effect, speakers)

    def question(self, words: Catalogue, view: RaubView, moves: Sequence[Move]) -> str:
        if view.phase == "play":
            return tricks.question(words, view, moves)
        if view.phase == "seven" and len(moves) == 1:
            return words.text("asks-raub-no-seven")
        return words.text(f"asks-raub-{view.phase}", suit=view.trump)


def _thrown_in(words: Catalogue, event: ThrownIn, speakers: Speakers) -> list[str]:
    """Return sentences about the end of a deal that is thrown in, and about a new Refa.

    A deal that is passed on has its own event and gets no sentence here.
    """
    handed_on = event.ending == "pass_deal"
    lines = [] if handed_on else [words.text(f"event-raub-thrown-in-{event.ending}", speakers)]
    return [*lines, *([words.text("event-raub-refa", speakers)] if event.added else [])]


def _deal_scored(words: Catalogue, event: DealScored, speakers: Speakers) -> list[str]:
    facts = {"seat": event.declarer, "required": event.required, "made": event.made}
    if event.by_default:
        all_tricks = event.tricks[event.declarer]
        first = tricks.by_default_sentence(words, event.declarer, all_tricks, speakers)
    else:
        first = words.worded("event-raub-declarer", facts, speakers)
    return [first, *tricks.deal_scored_sentences(words, event.points, event.factor, speakers)]


def _settled_sentence(words: Catalogue, event: MatchSettled, speakers: Speakers) -> str:
    items = tuple(
        _amount(words, seat, amount, speakers) for seat, amount in enumerate(event.settlement) if amount
    )
    return words.text("event-raub-settlement", speakers, items=items)


def _amount(words: Catalogue, seat: int, amount: Amount, speakers: Speakers) -> str:
    pays = str(amount).startswith("-")
    shown = abs(amount) if isinstance(amount, int) else amount.removeprefix("-")
    return words.text("event-raub-amount", speakers, seat=seat, amount=shown, pays=pays)


def _throw_in(words: Catalogue, effect: ThrowInEffect, speakers: Speakers) -> str:
    if effect.seat is not UNSET:
        key = "effect-raub-throw-in-mistake"
    elif effect.ending in ("pass_deal", "misdeal"):
        key = f"effect-raub-throw-in-{effect.ending}"
    else:
        key = "effect-raub-throw-in-passout"
    sentence = words.text(key, speakers, penalty=effect.penalty, seat=effect.seat)
    marked = [words.text("effect-raub-refa", speakers)] if effect.added else []
    return " ".join([sentence, *marked])


NARRATION = RaubNarration()
