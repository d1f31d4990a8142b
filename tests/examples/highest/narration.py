"""Announcements of the referee in Highest, built from the facts that the rules recorded."""

from collections.abc import Sequence

from tests.examples.highest.messages import DealScored, Dealt, HighestPlayed, HighestRoundWon, MatchOver
from tests.examples.highest.notation import names
from tests.examples.highest.rules import facts
from tests.examples.highest.rules.state import HighestState
from virado.cards import FRENCH52
from virado.games.messages import Event
from virado.kernel.facts import Fact


def events_of(s: HighestState, noted: Sequence[Fact]) -> list[Event]:
    """Return the events of the facts that the rules recorded; `s` is the state afterwards."""
    return [_event(s, fact) for fact in noted]


def _event(s: HighestState, fact: Fact) -> Event:
    kind, a, b, _, _ = fact
    scores = tuple(s.scores[: s.sides])
    match kind:
        case facts.DEALT:
            return Dealt(deal=a, dealer=b, hands=tuple(names(hand) for hand in s.hands[: s.players]))
        case facts.PLAYED:
            return HighestPlayed(seat=a, card=FRENCH52.names[b])
        case facts.ROUND_WON:
            return HighestRoundWon(round=a, seat=b)
        case facts.DEAL_SCORED:
            return DealScored(points=tuple(s.deal_points[: s.sides]), scores=scores)
        case facts.MATCH_OVER:
            return MatchOver(winners=tuple(side for side in range(s.sides) if a >> side & 1), scores=scores)
        case _:
            raise ValueError(f"{fact} is no fact of Highest")
