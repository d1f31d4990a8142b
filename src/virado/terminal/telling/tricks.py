"""What happens in Raub and Zwanzig ab, in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from virado.cards import SYMBOLS
from virado.terminal.sight import amount, join
from virado.terminal.telling.teller import Said, Teller

SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}

_CALLS = {
    "deal": "deal",
    "refa": "hand the deal on: Refa",
    "muss": "say Muss: nobody may drop",
    "look": "look",
    "raub": "say Raub",
    "stih": "say Stih",
    "declare": "declare",
    "pass": "pass",
    "turn_next": "turn another card",
    "redeal": "ask for a redeal",
}
_REASONS = {
    "first_round_passout": "Everybody has passed",
    "second_round_passout": "Everybody has passed again",
    "third_same_suit": "Three turn-ups of one suit",
    "misdeal": "A misdeal",
}


class TrickTeller(Teller):
    """Tells the trick games."""

    def suit(self, suit: str) -> str:
        """A suit by its symbol and name."""
        symbol = SYMBOLS[suit] + " " if self.ink.unicode else ""
        return self.ink.paint(suit, symbol + SUITS[suit])

    def gathered(self, events: list[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
        """The cards of a finished trick are told with its winner; those of an unfinished one lie there."""
        return [event for event in events if event["type"] != "card"]

    # ------------------------------------------------------------------ dealing and bidding
    def on_deal(self, event: Mapping[str, Any]) -> Said:
        again = " again" if event.get("redeal") else ""
        said = f"{self.company.does(event['dealer'], 'deal')}{again}."
        if event.get("special"):
            return f"{said} Special deal: {self.suit('h')} are trumps and nobody may drop out."
        return said

    def on_turn_up(self, event: Mapping[str, Any]) -> Said:
        trump = event.get("trump") or event["card"][1]
        return f"{self.cards([event['card']])} is turned up: {self.suit(trump)} are trumps."

    def on_hands(self, event: Mapping[str, Any]) -> Said:
        del event
        return None

    def on_bid(self, event: Mapping[str, Any]) -> Said:
        call: str = event["call"]
        if call in ("look", "deal"):
            return None
        if event.get("trump"):
            unseen = " unseen" if call == "blind" else ""
            return f"{self.does(event, 'make')} {self.suit(event['trump'])} trumps{unseen}."
        if call == "next":
            return None
        verb, _, rest = _CALLS.get(call, call).partition(" ")
        said = f"{self.does(event, verb)} {rest}".strip()
        return f"{said}."

    def on_show(self, event: Mapping[str, Any]) -> Said:
        return f"{self.does(event, 'show')} {self.cards(event['cards'])}."

    def on_defend(self, event: Mapping[str, Any]) -> Said:
        return f"{self.does(event, 'play')}."

    def on_stay(self, event: Mapping[str, Any]) -> Said:
        return f"{self.does(event, 'stay')}."

    def on_drop(self, event: Mapping[str, Any]) -> Said:
        return f"{self.does(event, 'drop')} out."

    # ------------------------------------------------------------------ exchange
    def on_exchange(self, event: Mapping[str, Any]) -> Said:
        count = event.get("cards", 0)
        count = count if isinstance(count, int) else len(count)
        if not count:
            return f"{self.does(event, 'change')} no card."
        said = f"{self.does(event, 'change')} {amount(count, 'card')}"
        drawn = event.get("drawn")
        return f"{said} and draw {self.cards(drawn)}." if drawn else f"{said}."

    def on_reshuffle(self, event: Mapping[str, Any]) -> Said:
        drawn = f"; you draw {self.cards(event['cards'])}" if event.get("cards") else ""
        return f"The discards are shuffled into a new stock{drawn}."

    def on_take_turnup(self, event: Mapping[str, Any]) -> Said:
        laid = f" and lay {self.cards(event['discarded'])} away" if event.get("discarded") else ""
        return f"{self.does(event, 'take')} the turn-up {self.cards([event['card']])}{laid}."

    def on_swap_seven(self, event: Mapping[str, Any]) -> Said:
        return f"{self.does(event, 'swap')} {self.cards([event['seven']])} for {self.cards([event['card']])}."

    def on_no_swap(self, event: Mapping[str, Any]) -> Said:
        del event
        return None

    # ------------------------------------------------------------------ play
    def on_trick(self, event: Mapping[str, Any]) -> Said:
        cards = ", ".join(f"{self.company.who(seat)} {self.cards([card])}" for seat, card in event["cards"])
        return f"{cards[0].upper()}{cards[1:]}: {self.lower(event['winner'], 'win')} the trick."

    def lower(self, seat: int, verb: str) -> str:
        """`you win`, `Rosa wins`, inside a sentence."""
        said = self.company.does(seat, verb)
        return said[0].lower() + said[1:] if seat == self.company.me else said

    def on_misdeal(self, event: Mapping[str, Any]) -> Said:
        return "Misdeal" + (", on purpose." if event.get("intentional") else ".")

    def on_thrown_in(self, event: Mapping[str, Any]) -> Said:
        if event["reason"] == "pass_deal":
            return "A Refa is marked." if event["added"] else None
        added = "; a Refa is marked" if event["added"] else ""
        return f"{_REASONS[event['reason']]}: the deal is thrown in{added}."

    def on_deal_scored(self, event: Mapping[str, Any]) -> Said:
        return [*self.summary(event), f"The deal is scored: {self.points(event['points'])}."]

    def summary(self, event: Mapping[str, Any]) -> list[str]:
        lines: list[str] = []
        declarer = event.get("declarer")
        if declarer is not None:
            word = "need" if declarer == self.company.me else "needs"
            need = f"{self.company.who(declarer)} {word} {amount(event['required'], 'trick')}"
            end = "and has won them" if event.get("made") else "and has not won them"
            end = end.replace("has", "have") if declarer == self.company.me else end
            lines.append(f"{need[0].upper()}{need[1:]} {end}.")
        if event.get("factor", 1) > 1:
            lines.append(f"Everything counts {event['factor']} times.")
        return lines

    def on_match_over(self, event: Mapping[str, Any]) -> Said:
        winners = join([self.company.side_does(side, "win") for side in event.get("winners", [])])
        return f"{winners} the match."
