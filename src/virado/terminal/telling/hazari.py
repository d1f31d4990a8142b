"""What happens in Hazari, in sentences, and the rounds as small tables."""

from collections.abc import Mapping, Sequence
from typing import Any

from virado.terminal.paint import left, width
from virado.terminal.telling.teller import Said, Teller


class HazariTeller(Teller):
    """Tells Hazari."""

    def on_deal(self, event: Mapping[str, Any]) -> Said:
        return f"{self.company.does(event['dealer'], 'deal')}."

    def on_up(self, event: Mapping[str, Any]) -> Said:
        del event
        return None

    def on_show(self, event: Mapping[str, Any]) -> Said:
        del event
        return None

    def on_round_won(self, event: Mapping[str, Any]) -> Said:
        won = f"{self.company.does(event['seat'], 'win')} round {event['round']} with {event['group']}"
        return f"{won}: {event['points']} points."

    def summary(self, event: Mapping[str, Any]) -> list[str]:
        return ["A winning troy ends the match at once."] if event["ending"] == "troy" else []

    def pages(self, events: Sequence[Mapping[str, Any]]) -> list[list[str]]:
        """One page a round: the groups in the order of showing, the best marked, the rounds before in a line each."""
        pages: list[list[str]] = []
        past: list[str] = []
        shown: list[Mapping[str, Any]] = []
        for event in events:
            if event["type"] == "show":
                shown.append(event)
            elif event["type"] == "round-won":
                pages.append([*past, *([""] if past else []), *self._round(shown, event)])
                past += self.tell([event])
                shown = []
        return pages

    def _round(self, shown: Sequence[Mapping[str, Any]], won: Mapping[str, Any]) -> list[str]:
        wide = max(width(self.company.who(show["seat"])) for show in shown) + 2
        cards = max(width(self.cards(show["cards"])) for show in shown) + 3
        leader = self.company.does(shown[0]["seat"], "show")
        lines = [self.ink.paint("bold", f"Round {won['round']}") + f"   {leader} first", ""]
        for show in shown:
            name = left(self.company.who(show["seat"]), wide)
            best = show["seat"] == won["seat"]
            mark = self.ink.paint("note", "> " if best else "  ")
            lines.append(f" {mark}{name}{left(self.cards(show['cards']), cards)}{show['group']}")
        return [*lines, "", *self.tell([won])]
