"""The narration of Hazari."""

from collections.abc import Sequence

from virado.games.hazari.messages import Arranged, DealScored, Dealt, Group, MatchOver, RoundWon
from virado.games.messages import Effect, Event, Move
from virado.words.catalogue import Catalogue
from virado.words.contract import ChoiceText, facts_of
from virado.words.speakers import Speakers


def group_text(words: Catalogue, group: Group) -> str:
    """Return the class of a group in words, without its cards: `pair of kings with a five`."""
    return words.text("group-hazari", group=group)


class HazariNarration:
    """The narration of Hazari: the dealer, the winner of each round with the winning group, and the score.

    There is no sentence for the declaration *up* or for groups that do not win.
    """

    def event(self, words: Catalogue, event: Event, speakers: Speakers) -> list[str]:
        match event:
            case Dealt():
                return [words.text("event-hazari-deal", speakers, dealer=event.dealer)]
            case RoundWon():
                return [words.worded("event-hazari-round-won", facts_of(event), speakers)]
            case DealScored():
                key = (
                    "event-hazari-deal-scored-troy" if event.ending == "troy" else "event-hazari-deal-scored"
                )
                items = tuple(
                    words.text("event-hazari-points", speakers, side=side, points=points)
                    for side, points in enumerate(event.points)
                )
                return [words.text(key, speakers, items=items)]
            case MatchOver():
                return [
                    words.text(
                        "event-hazari-match-over", speakers, side=event.winners[0], winners=event.winners
                    )
                ]
            case _:
                return []

    def effect(self, words: Catalogue, effect: Effect, speakers: Speakers) -> str:
        if not isinstance(effect, Arranged):
            return ""
        first, second, third, last = effect.groups
        return words.text(
            "effect-hazari-arrange", speakers, first=first, second=second, third=third, last=last
        )

    def choice(
        self, words: Catalogue, move: Move, effect: Effect, _data: object, speakers: Speakers
    ) -> ChoiceText:
        if not isinstance(effect, Arranged):
            return ChoiceText(str(move))
        title = words.text("title-hazari-arrange", speakers)
        final = words.text("result-hazari-arrange", speakers)
        return ChoiceText(title, (final,), tuple(group_text(words, group) for group in effect.groups))

    def question(self, words: Catalogue, _data: object, _moves: Sequence[Move]) -> str:
        return words.text("asks-hazari-arrange")


NARRATION = HazariNarration()
