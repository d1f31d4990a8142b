"""The narration of the Casino family."""

from collections.abc import Sequence

from msgspec import UNSET

from virado.games.casino.messages import (
    BuildEffect,
    Built,
    CallOrangeEffect,
    Captured,
    CaptureEffect,
    CasinoView,
    Claimed,
    ClaimEffect,
    DealScored,
    Dealt,
    Duty,
    Groups,
    LastRound,
    MatchOver,
    OrangeCalled,
    Residue,
    RoundDealt,
    Trailed,
    TrailEffect,
)
from virado.games.messages import Cards, Effect, Event, Move, tag_of
from virado.words.catalogue import Catalogue
from virado.words.contract import ChoiceText
from virado.words.evaluation import FormattedText
from virado.words.speakers import Speakers


class CasinoNarration:
    """The narration of the Casino family, which describes every play and its consequences.

    The cards of a new deal have no sentence, because the position shows them.
    """

    def event(self, words: Catalogue, event: Event, speakers: Speakers) -> list[str]:
        match event:
            case Trailed():
                sentences = words.text("event-casino-trail", speakers, seat=event.seat, card=event.card)
                return [_join(sentences, *_left_sentence(words, event))]
            case Captured():
                return [_join(*_captured_sentence(words, event, speakers))]
            case Built():
                return [_built(words, event, speakers)]
            case Claimed():
                key = "event-casino-claim" if event.correct else "event-casino-claim-wrong"
                return [words.text(key, speakers, seat=event.seat)]
            case OrangeCalled():
                facts = {"seat": event.seat, "points": event.points}
                return [words.worded("event-casino-call-orange", facts, speakers)]
            case Dealt():
                return [_join(*_dealt_sentence(words, event, speakers))]
            case RoundDealt():
                return [_join(*_round(words, event, speakers))]
            case LastRound():
                return [words.text("event-casino-last", speakers)]
            case Residue():
                return [_residue(words, event, speakers)]
            case DealScored():
                return _deal_scored(words, event, speakers)
            case MatchOver():
                return [_join(*_match_over(words, event, speakers))]
            case _:
                return []

    def effect(self, words: Catalogue, effect: Effect, speakers: Speakers) -> str:
        match effect:
            case TrailEffect():
                return _join(*_could_take(words, effect, speakers), *_duties(words, effect.duties, speakers))
            case CaptureEffect():
                return _join(*_capture(words, effect, speakers), *_duties(words, effect.duties, speakers))
            case BuildEffect():
                return _join(*_build(words, effect, speakers), *_duties(words, effect.duties, speakers))
            case ClaimEffect():
                return words.text("effect-casino-claim", speakers, total=effect.target)
            case CallOrangeEffect():
                return words.text("effect-casino-call-orange", speakers, number=effect.points)
            case _:
                return ""

    def choice(
        self, words: Catalogue, move: Move, effect: Effect, data: CasinoView, speakers: Speakers
    ) -> ChoiceText:
        match effect:
            case TrailEffect():
                title = words.text("title-casino-trail", speakers, card=effect.card)
                return ChoiceText(
                    title, (), (*_left_lying(words, effect), *_kept_result(words, effect.duties))
                )
            case CaptureEffect():
                return _capture_choice(words, effect, data, speakers)
            case BuildEffect():
                return _build_choice(words, effect, data, speakers)
            case ClaimEffect():
                title = words.text("title-casino-claim", speakers, variant=speakers.variant)
                return ChoiceText(title, (words.text("result-casino-claim", speakers, total=effect.target),))
            case CallOrangeEffect():
                result = words.text("result-casino-call-orange", speakers, number=effect.points)
                return ChoiceText(words.text("title-casino-call-orange", speakers), (result,))
            case _:
                return ChoiceText(str(move))

    def question(self, words: Catalogue, _data: object, moves: Sequence[Move]) -> str:
        kinds = {tag_of(move) for move in moves}
        key = "-".join(kind for kind in ("capture", "build", "trail") if kind in kinds)
        return words.text(f"asks-casino-{key}")


def _join(*sentences: str) -> str:
    return " ".join(sentences)


def _flat(groups: Groups) -> Cards:
    return tuple(card for group in groups for card in group)


# ---------------------------------------------------------------------- plays
def _left_sentence(words: Catalogue, event: Trailed | Captured) -> list[str]:
    """Return a sentence about the cards that the play could also have taken, if the variant announces them."""
    return [words.text("event-casino-dejado", left=event.dejado)] if event.dejado else []


def _captured_sentence(words: Catalogue, event: Captured, speakers: Speakers) -> list[str]:
    builds = tuple({"cards": _flat(build)} for build in event.builds)
    taken = event.loose + _stolen_by(event)
    facts = {"seat": event.seat, "cards": event.played, "taken": taken, "builds": builds}
    sentences = [words.worded("event-casino-capture", facts, speakers), *_stolen(words, event, speakers)]
    if event.sweep and event.sweep_points is not UNSET:
        sentences.append(words.text("casino-sweep-call", speakers, variant=speakers.variant))
    if isinstance(event.orange, bool):
        sentences.append(words.text("event-casino-orange" if event.orange else "event-casino-orange-false"))
    return sentences + _left_sentence(words, event)


def _stolen_by(message: Captured | Built | CaptureEffect | BuildEffect) -> Cards:
    """Return the cards that a play steals from piles (C-27)."""
    return message.stolen or ()


def _stolen(words: Catalogue, event: Captured | Built, speakers: Speakers) -> list[str]:
    cards = _stolen_by(event)
    return [words.text("event-casino-stolen", speakers, seat=event.seat, cards=cards)] if cards else []


def _built(words: Catalogue, event: Built, speakers: Speakers) -> str:
    joined = event.joined + _stolen_by(event)
    facts: dict[str, object] = {
        "seat": event.seat,
        "card": event.card,
        "taken": joined,
        "cards": (event.card, *joined),
        "value": event.value,
        "partner": event.keeper if event.for_partner else None,
    }
    if event.onto is not None:
        facts["build"] = {"cards": event.onto}
    merged = [words.text("event-casino-merged", speakers)] if event.merged else []
    sentence = words.worded(f"event-casino-build-{event.action}", facts, speakers)
    return _join(sentence, *_stolen(words, event, speakers), *merged)


# ---------------------------------------------------------------------- rounds and deals
def _dealt_sentence(words: Catalogue, event: Dealt, speakers: Speakers) -> list[str]:
    key = "event-casino-deal-extra" if event.extra_deal else "event-casino-deal"
    sentences = [words.text(key, speakers, dealer=event.dealer)]
    if event.bottom and event.cut_by == speakers.reader:
        sentences.append(words.text("event-casino-deal-bottom", speakers, card=event.bottom))
    return sentences


def _round(words: Catalogue, event: RoundDealt, speakers: Speakers) -> list[str]:
    if event.table:
        sentences = [words.text("event-casino-round-table", speakers, round=event.round, cards=event.table)]
    else:
        sentences = [words.text("event-casino-round", speakers, round=event.round)]
    return [*sentences, words.text("event-casino-round-open", speakers)] if event.open_hands else sentences


def _residue(words: Catalogue, event: Residue, speakers: Speakers) -> str:
    if event.seat is None:
        return words.text("event-casino-residue-out-of-play", speakers, cards=event.cards)
    return words.text("event-casino-residue", speakers, seat=event.seat, cards=event.cards)


def _deal_scored(words: Catalogue, event: DealScored, speakers: Speakers) -> list[str]:
    items = tuple(
        words.text("event-casino-points", speakers, side=side, points=points)
        for side, points in enumerate(event.points)
    )
    key = "event-casino-deal-scored"
    if event.ending != "played-out":
        key += f"-{event.ending}"
    sentences = [words.text(key, speakers, items=items)]
    return (
        [*sentences, words.text("event-casino-deal-scored-extra-deal", speakers)]
        if event.extra_deal
        else sentences
    )


def _match_over(words: Catalogue, event: MatchOver, speakers: Speakers) -> list[str]:
    side = event.winners[0]
    seats = tuple(speakers.seats(side))
    sentences = [words.text("event-casino-match-over", speakers, side=side, seats=seats)]
    if event.games > 1:
        sentences.append(words.text("event-casino-match-over-games", speakers, number=event.games))
    return sentences


# ---------------------------------------------------------------------- effects
def _could_take(words: Catalogue, effect: TrailEffect | CaptureEffect, speakers: Speakers) -> list[str]:
    if not effect.dejado:
        return []
    return [words.text("effect-casino-trail-left", speakers, left=effect.dejado)]


def _capture(words: Catalogue, effect: CaptureEffect, speakers: Speakers) -> list[str]:
    stolen = _stolen_by(effect)
    from_table = tuple(card for card in effect.taken if card not in stolen)
    facts = {"variant": speakers.variant, "number": effect.sweep_points, "taken": from_table}
    key = "effect-casino-capture"
    if effect.sweep:
        key += "-sweep-points" if effect.sweep_points else "-sweep"
    sentences = [words.worded(key, facts, speakers)]
    if effect.stolen:
        sentences.append(words.text("effect-casino-stolen", speakers, cards=effect.stolen))
    if effect.calls_orange:
        sentences.append(words.text("effect-casino-capture-orange", speakers))
    return sentences + _could_take(words, effect, speakers)


def _build(words: Catalogue, effect: BuildEffect, speakers: Speakers) -> list[str]:
    build = {"cards": _flat(effect.build.cards), "value": effect.build.value}
    key = f"effect-casino-build-{effect.build.kind}"
    sentences = [words.text(key, speakers, build=build, value=effect.build.value)]
    if effect.stolen:
        sentences.append(words.text("effect-casino-stolen", speakers, cards=effect.stolen))
    if effect.merged:
        sentences.append(words.text("effect-casino-merged", speakers))
    if effect.for_partner:
        sentences.append(words.text("effect-casino-build-for-partner", speakers))
    return sentences


def _duties(words: Catalogue, duties: tuple[Duty, ...], speakers: Speakers) -> list[str]:
    """Return a sentence about the cards that must stay in hand.

    For each duty, the sentence lists the cards of which one must stay.
    """
    if not duties:
        return []
    items = tuple(
        words.text("effect-casino-duty", speakers, cards=duty.cards, value=duty.value) for duty in duties
    )
    return [words.text("effect-casino-duties", speakers, items=items)]


# ---------------------------------------------------------------------- choices
def _capture_choice(
    words: Catalogue, effect: CaptureEffect, table: CasinoView, speakers: Speakers
) -> ChoiceText:
    items = [_build_on_table(words, _flat(build), table, speakers) for build in effect.builds]
    stolen = _stolen_by(effect)
    if effect.loose or stolen:
        items.append(words.text("casino-loose", speakers, cards=effect.loose + stolen))
    facts: dict[str, object] = {"items": tuple(map(FormattedText, items)), "cards": effect.played}
    called = "-orange" if effect.calls_orange else ""
    title = alone = words.worded(f"title-casino-capture-with{called}", facts, speakers)
    if len(effect.played) == 1:
        title = words.worded(f"title-casino-capture{called}", facts, speakers)
    number = len(effect.taken) + len(effect.played)
    results = [words.text("result-casino-cards", speakers, number=number)]
    if stolen:
        results.append(words.text("result-casino-steals", speakers, cards=stolen))
    if effect.sweep:
        sweep = "result-casino-sweep" if effect.sweep_points else "result-casino-clears"
        results.append(words.text(sweep, speakers, variant=speakers.variant))
    further = (*_left_lying(words, effect), *_kept_result(words, effect.duties))
    return ChoiceText(title, tuple(results), further, alone)


def _build_choice(words: Catalogue, effect: BuildEffect, table: CasinoView, speakers: Speakers) -> ChoiceText:
    value = effect.build.value
    joined = effect.joined + _stolen_by(effect)
    facts: dict[str, object] = {
        "value": value,
        "taken": joined,
        "cards": (effect.card, *joined),
        "partner": effect.build.keeper if effect.for_partner else None,
    }
    if effect.onto is not None:
        facts["title"] = FormattedText(_build_on_table(words, effect.onto, table, speakers))
    key = f"title-casino-build-{effect.action}"
    title = words.worded(key, facts, speakers)
    alone = words.worded(key, facts | {"taken": facts["cards"]}, speakers)
    if effect.for_partner:
        keeper = words.text("result-casino-partner-keeps", speakers, seat=effect.build.keeper)
        return ChoiceText(title, (keeper,), _kept_result(words, effect.duties), alone)
    own = [duty for duty in effect.duties if duty.value == value]
    others = tuple(duty for duty in effect.duties if duty.value != value)
    results = [words.text("result-casino-keep", speakers, cards=duty.cards) for duty in own]
    if effect.stolen:
        results.append(words.text("result-casino-steals", speakers, cards=effect.stolen))
    if effect.merged:
        results.append(words.text("result-casino-merges", speakers))
    return ChoiceText(title, tuple(results), _kept_result(words, others), alone)


def _build_on_table(words: Catalogue, cards: Cards, table: CasinoView, speakers: Speakers) -> str:
    """Return a name for a build on the table.

    The name contains value and owner. If another build has the same value and owner, the name also contains the
    cards.
    """
    build = next(build for build in table.builds if set(_flat(build.cards)) == set(cards))
    facts: dict[str, object] = {"seat": build.owner, "value": build.value}
    alike = [other for other in table.builds if (other.owner, other.value) == (build.owner, build.value)]
    if len(alike) == 1:
        return words.worded("casino-owned-build", facts, speakers)
    facts["build"] = {"cards": _flat(build.cards)}
    return words.worded("casino-owned-build-of-these", facts, speakers)


def _left_lying(words: Catalogue, effect: TrailEffect | CaptureEffect) -> tuple[str, ...]:
    return (words.text("result-casino-leaves", left=effect.dejado),) if effect.dejado else ()


def _kept_result(words: Catalogue, duties: tuple[Duty, ...]) -> tuple[str, ...]:
    """Return a phrase for each build that requires a card in the hand."""
    return tuple(words.text("result-casino-keep-for", cards=duty.cards, value=duty.value) for duty in duties)


NARRATION = CasinoNarration()
