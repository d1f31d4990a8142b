"""The parts of narration that Raub and Zwanzig ab share."""

from collections.abc import Sequence

from virado.games.messages import Effect, Event, Move
from virado.games.raub.messages import MatchSettled, RaubView
from virado.games.tricks.messages import (
    CardEffect,
    CardPlayed,
    Dropped,
    Exchanged,
    ExchangeEffect,
    MatchWon,
    PlayCard,
    TrickWon,
    WordEffect,
)
from virado.games.zwanzig_ab.messages import ZwanzigView
from virado.words.catalogue import Catalogue
from virado.words.contract import ChoiceText, facts_of
from virado.words.speakers import Speakers


def event(words: Catalogue, event: Event, speakers: Speakers) -> list[str]:
    """Return the sentences for an event that Raub and Zwanzig ab share; an empty list for any other event."""
    match event:
        case Dropped():
            return [words.text("event-tricks-drop", speakers, seat=event.seat)]
        case Exchanged():
            seen = event.seat == speakers.reader and event.discarded and isinstance(event.discarded, tuple)
            key = "event-tricks-exchange-seen" if seen else "event-tricks-exchange"
            return [words.worded(key, facts_of(event), speakers)]
        case CardPlayed():
            return [words.worded("event-tricks-card", facts_of(event), speakers)]
        case TrickWon():
            card = next(card for seat, card in event.plays if seat == event.winner)
            return [words.text("event-tricks-trick", speakers, seat=event.winner, card=card)]
        case MatchWon():
            facts = {"seat": event.winners[0], "winners": event.winners}
            why = _why_they_won(event)
            reason = [words.text(f"event-tricks-match-over-{why}", speakers)] if why else []
            return [words.worded("event-tricks-match-over", facts, speakers), *reason]
        case _:
            return []


def _why_they_won(event: MatchWon) -> str:
    """Return the end of a message key if several scores have come to 0 or less; empty if only the winner's has.

    `lowest`: the lowest score won alone (Z-17); `shared`: several have the lowest score (Z-18); `everybody`: all
    scores of 0 or less won (R-23, `match_winners: all_out`).
    """
    out = sum(score <= 0 for score in event.scores)
    won = {event.scores[seat] for seat in event.winners}
    if out == 1:
        return ""
    if out > len(event.winners) and len(event.winners) == 1:
        return "lowest"
    return "everybody" if isinstance(event, MatchSettled) or len(won) > 1 else "shared"


def deal_scored_sentences(
    words: Catalogue, points: Sequence[int], factor: int, speakers: Speakers
) -> list[str]:
    """Return sentences about the factor of a deal and the points of each seat."""
    items = tuple(
        words.text("event-tricks-points", speakers, seat=seat, points=change)
        for seat, change in enumerate(points)
    )
    sentences = [words.text("event-tricks-factor", speakers, factor=factor)] if factor > 1 else []
    return [*sentences, words.text("event-tricks-deal-scored", speakers, items=items)]


def by_default_sentence(words: Catalogue, seat: int, tricks: int, speakers: Speakers) -> str:
    """Return the sentence that a seat has won all tricks without play."""
    return words.text("event-tricks-by-default", speakers, seat=seat, number=tricks)


def effect(words: Catalogue, effect: Effect, speakers: Speakers) -> str:
    """Return in words the effect of a move that Raub and Zwanzig ab share; an empty text for any other effect."""
    match effect:
        case ExchangeEffect():
            key = "effect-tricks-exchange-shuffled" if effect.shuffled else "effect-tricks-exchange"
            return words.worded(key, facts_of(effect), speakers)
        case CardEffect():
            facts: dict[str, object] = {"card": effect.card, "trumps": effect.trumps}
            return words.worded(f"effect-tricks-card-{_outcome(effect)}", facts, speakers)
        case WordEffect(word="drop"):
            return words.text("effect-tricks-drop", speakers)
        case _:
            return ""


def _outcome(effect: CardEffect) -> str:
    if effect.leads:
        return "leads"
    if not effect.wins_so_far:
        return "loses"
    return "takes" if effect.completes else "highest"


def choice(words: Catalogue, move: Move, effect: Effect, speakers: Speakers) -> ChoiceText:
    """Return the button texts of a move that Raub and Zwanzig ab share.

    For any other move, the button shows the canonical text.
    """
    match effect:
        case ExchangeEffect():
            title = words.text("title-tricks-exchange", speakers, discarded=effect.discarded)
            if not effect.discarded:
                return ChoiceText(title)
            return ChoiceText(title, (words.text("result-tricks-exchange", speakers, draws=effect.draws),))
        case CardEffect():
            title = words.text("title-tricks-card", speakers, card=effect.card)
            facts: dict[str, object] = {"trumps": effect.trumps}
            return ChoiceText(
                title, (words.worded(f"result-tricks-card-{_outcome(effect)}", facts, speakers),)
            )
        case _:
            return ChoiceText(str(move))


def question(words: Catalogue, view: RaubView | ZwanzigView, moves: Sequence[Move]) -> str:
    """Return the question to a seat that must play a card.

    The wording depends on the legal moves.
    """
    if not view.trick:
        return words.text("asks-tricks-lead")
    led = view.trick[0][1][-1]
    held = view.hands[view.seat] if isinstance(view.seat, int) else ()
    follows = set[str]() if isinstance(held, int) else {card for card in held if card[-1] == led}
    may = {move.card for move in moves if isinstance(move, PlayCard)}
    if follows:
        key = "follow" if may == follows else "beat" if may < follows else "any"
    else:
        key = "trump" if view.trump is not None and all(card[-1] == view.trump for card in may) else "throw"
    return words.text(f"asks-tricks-{key}", suit=led)


def factor_result(words: Catalogue, factor: int, speakers: Speakers) -> tuple[str, ...]:
    """Return the factor of the deal as a consequence of a move; empty if the factor is 1."""
    return (words.text("result-tricks-factor", speakers, factor=factor),) if factor > 1 else ()


def counts(words: Catalogue, factor: int, speakers: Speakers) -> list[str]:
    """Return a sentence about the factor of the deal; empty if the factor is 1."""
    return [words.text("effect-tricks-factor", speakers, factor=factor)] if factor > 1 else []
