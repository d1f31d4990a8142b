"""Events of Highest in words; in the package this would be virado/words/narration/highest.py."""

from collections.abc import Sequence

from tests.examples.highest.messages import HighestEffect, HighestPlayed, HighestRoundWon, MatchOver
from virado.games.messages import Effect, Event, Move
from virado.words.catalogue import Catalogue
from virado.words.contract import ChoiceText, facts_of
from virado.words.speakers import Speakers


class HighestNarration:
    """Sentences about cards, rounds and the end of the match."""

    def event(self, words: Catalogue, event: Event, speakers: Speakers) -> list[str]:
        match event:
            case HighestPlayed():
                return [words.worded("event-highest-card", facts_of(event), speakers)]
            case HighestRoundWon():
                return [words.worded("event-highest-round-won", facts_of(event), speakers)]
            case MatchOver():
                return [words.text("event-highest-match-over", speakers, side=event.winners[0])]
            case _:
                return []

    def effect(self, words: Catalogue, effect: Effect, speakers: Speakers) -> str:
        return (
            words.worded("effect-highest-card", facts_of(effect), speakers)
            if isinstance(effect, HighestEffect)
            else ""
        )

    def choice(
        self,
        words: Catalogue,
        move: Move,
        effect: Effect,
        data: object,
        speakers: Speakers,
    ) -> ChoiceText:
        if not isinstance(effect, HighestEffect):
            return ChoiceText(str(move))
        return ChoiceText(words.text("title-highest-card", speakers, card=effect.card))

    def question(self, words: Catalogue, data: object, moves: Sequence[Move]) -> str:
        return words.text("asks-highest-card")


NARRATION = HighestNarration()
