"""What all tellers have in common."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from virado.games.variant import Variant
from virado.terminal.paint import Ink
from virado.terminal.sight import Company, join

Said = str | list[str] | None


class Teller:
    """Tells events in sentences; a method `on_deal_scored` tells the event `deal-scored`."""

    def __init__(self, variant: Variant, company: Company, ink: Ink) -> None:
        self.variant = variant
        self.company = company
        self.ink = ink

    def tell(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """The sentences of these events, in order; events that go without saying have none."""
        told: list[str] = []
        for event in self.gathered(list(events)):
            method: Callable[[Mapping[str, Any]], Said] = getattr(
                self, f"on_{str(event['type']).replace('-', '_')}", self.unknown
            )
            said = method(event)
            told += [said] if isinstance(said, str) else said or []
        return told

    def gathered(self, events: list[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
        """The events with those that belong together made into one."""
        return events

    def pages(self, events: Sequence[Mapping[str, Any]]) -> list[list[str]]:
        """Pages to be looked at one after another before a deal's scores."""
        del events
        return []

    def summary(self, event: Mapping[str, Any]) -> list[str]:
        """What is worth saying above the scores of a deal."""
        del event
        return []

    def unknown(self, event: Mapping[str, Any]) -> Said:
        """An event that this teller has no sentence for."""
        facts = [f"{name} {value}" for name, value in event.items() if name != "type"]
        return f"{str(event['type']).replace('-', ' ')}: {', '.join(facts)}" if facts else str(event["type"])

    def cards(self, names: Iterable[str]) -> str:
        """Cards in the order given, painted."""
        return self.ink.cards(names)

    def does(self, event: Mapping[str, Any], verb: str) -> str:
        """`Rosa takes`, of the seat that the event is about."""
        return self.company.does(event["seat"], verb)

    def points(self, points: Sequence[int]) -> str:
        """What a deal brought to each side: `you 3, Rosa 8`."""
        return join([f"{self.company.side(side)} {number:+d}" for side, number in enumerate(points)])

    def on_deal_scored(self, event: Mapping[str, Any]) -> Said:
        return f"The deal is scored: {self.points(event['points'])}."

    def on_match_over(self, event: Mapping[str, Any]) -> Said:
        winners = [self.company.side_does(side, "win") for side in event.get("winners", [])]
        return f"{join(winners)} the match." if winners else "The match is over."
