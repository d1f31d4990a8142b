"""What happens in the Casino family, in sentences."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from virado.terminal.sight import join
from virado.terminal.telling.teller import Said, Teller
from virado.terminal.words import sweep_word

ENDINGS = {
    "claim": "The claim is right and ends the deal.",
    "restricted-side": "That was all that was still missing: the match ends at once.",
}


class CasinoTeller(Teller):
    """Tells the Casino family."""

    # ------------------------------------------------------------------ plays
    def on_trail(self, event: Mapping[str, Any]) -> Said:
        return f"{self.does(event, 'trail')} {self.cards([event['card']])}.{self._left(event)}"

    def on_capture(self, event: Mapping[str, Any]) -> Said:
        taken: list[str] = []
        if event["loose"]:
            taken.append(self.cards(reversed(event["loose"])))
        taken += [f"the build {self._groups(build)}" for build in event["builds"]]
        said = f"{self.does(event, 'take')} {join(taken)} with {self.cards(event['played'])}."
        if event["sweep"] and self.variant.options.sweeps != "none":
            said += " " + self.ink.paint("note", f"{sweep_word(self.variant)[0].capitalize()}!")
        if event.get("orange") is not None:
            right = "" if event["orange"] else " It is none."
            said += " " + self.ink.paint("note", f"Orange!{right}")
        return said + self._left(event)

    def on_build(self, event: Mapping[str, Any]) -> Said:
        card = self.cards([event["card"]])
        joined = f" {self.cards(reversed(event['joined']))}" if event["joined"] else ""
        value = self.ink.paint("bold", str(event["value"]))
        if event["action"] == "new":
            said = f"{self.does(event, 'build')} {value}: {card} with{joined}"
        else:
            onto = self._groups([event["onto"]])
            if event["action"] == "raise":
                with_joined = f", joining{joined}" if joined else ""
                said = f"{self.does(event, 'raise')} {onto} to {value} with {card}{with_joined}"
            else:
                said = f"{self.does(event, 'add')} {card}{joined} to the {value} {onto}"
        if event.get("for_partner"):
            said += f", for {self.company.who(event['keeper'])}"
        return said + "."

    def on_claim(self, event: Mapping[str, Any]) -> Said:
        wrong = "" if event["correct"] else " It is too early: nothing happens."
        return f"{self.does(event, 'claim')} the match.{wrong}"

    def on_call_orange(self, event: Mapping[str, Any]) -> Said:
        points = event["points"]
        result = "somebody was quicker" if not points else f"{points:+d} points"
        return f"{self.does(event, 'call')} orange: {result}."

    def _left(self, event: Mapping[str, Any]) -> str:
        """What the play could have taken as well, where that is announced."""
        left = event.get("dejado")
        return self.ink.paint("dim", " Dejado: ") + self.cards(left) + "." if left else ""

    def _groups(self, groups: Sequence[Iterable[str]]) -> str:
        return f"[{' + '.join(self.cards(group) for group in groups)}]"

    # ------------------------------------------------------------------ rounds and deals
    def on_deal(self, event: Mapping[str, Any]) -> Said:
        extra = " an extra deal" if event.get("extra_deal") else ""
        said = f"{self.company.does(event['dealer'], 'deal')}{extra}."
        if event.get("bottom"):
            said += f" You have cut: the bottom card is {self.cards([event['bottom']])}."
        return said

    def on_round(self, event: Mapping[str, Any]) -> Said:
        said = f"Round {event['round']} is dealt"
        lying = event.get("table")
        said += f", with {self.cards(lying)} to the table" if lying else ""
        open_hands = all(isinstance(hand, list) for hand in event["hands"])
        return f"{said}, all hands open." if open_hands else f"{said}."

    def on_last(self, event: Mapping[str, Any]) -> Said:
        del event
        return "“Last”: these are the last cards." if self.ink.unicode else "Last: these are the last cards."

    def on_residue(self, event: Mapping[str, Any]) -> Said:
        cards = self.cards(event["cards"])
        if event["seat"] is None:
            return f"The rest stays out of play: {cards}."
        return f"{self.company.does(event['seat'], 'get')} the rest, {cards}, for the last capture."

    def summary(self, event: Mapping[str, Any]) -> list[str]:
        ending = ENDINGS.get(event["ending"])
        extra = ["The highest score is shared: an extra deal follows."] if event.get("extra_deal") else []
        return [*([ending] if ending else []), *extra]

    def on_match_over(self, event: Mapping[str, Any]) -> Said:
        double = " It counts two games." if event.get("games", 1) > 1 else ""
        return f"{super().on_match_over(event)}{double}"
