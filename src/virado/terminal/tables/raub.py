"""The table of Raub: who declared, who stays in, the turn-up, the Refas."""

from collections.abc import Iterable, Sequence

from virado.cards import Seat
from virado.terminal.choices import Choice
from virado.terminal.sight import Sight, amount
from virado.terminal.tables.tricks import ONLY_CARD, YOUR_CARD, TrickRoom

_WORDS = {"play": ("igram", "stay"), "drop": ("idem", "out"), "no_swap": ("keep",), "turn_next": ("another",)}

CONTRACTS = {"declare": "declarer", "raub": "Raub", "stih": "Stih", "muss": "Muss"}


class RaubRoom(TrickRoom):
    """Raub's table."""

    def header(self, sight: Sight) -> list[str]:
        deal = sight.data["deal"]
        return [f"deal {deal}" if deal else "before the first deal", "down to 0"]

    def facts(self, sight: Sight, seat: Seat) -> list[str]:
        data = sight.data
        facts: list[str] = []
        if seat == data["dealer"]:
            facts.append("dealer")
        if seat == data["declarer"]:
            facts.append(f"{CONTRACTS[data['contract']]}, needs {amount(data['required'], 'trick')}")
        elif seat in data["dropped"]:
            return [*facts, sight.ink.paint("dim", "dropped")]
        if data["changed"][seat] is not None and sight.phase != "play":
            facts.append(f"changed {data['changed'][seat]}")
        if sight.phase == "play":
            facts.append(amount(data["tricks"][seat], "trick"))
        return facts

    def middle(self, sight: Sight) -> list[str]:
        data = sight.data
        ink = sight.ink
        if data["trump"] is None:
            line = " table  " + ink.paint("dim", "no cards yet")
        else:
            turned = "turned " + " ".join(ink.card(card) for card in data["turned"])
            gone = "" if data["turnup"] else ink.paint("dim", " (taken)")
            line = f" trumps {self.suit(sight, data['trump'])}{ink.dot}{turned}{gone}{ink.dot}stock {data['stock']}"
        lines = [line]
        if data["refas"]:
            strokes = "/" * min(data["refas"], 12)
            lines.append(
                f" Refa   {ink.paint('note', strokes)} the next scored deal counts {data['factor']} times"
            )
        if sight.phase == "play":
            lines.append(self.trick_line(sight))
        return lines

    def unseen(self, sight: Sight) -> str:
        return "nobody may look before the dealer has spoken" if sight.phase == "blind" else "no cards"

    def question(self, sight: Sight, choices: Sequence[Choice]) -> str:
        data = sight.data
        phase = sight.phase
        if phase == "before_deal":
            return "You deal. What do you do?"
        if phase == "blind":
            return "You are the dealer and have not looked. What do you say?"
        if phase == "bidding":
            again = " (second round)" if data["bidding_round"] == 2 else ""
            return f"Declare that you win two tricks with {self.suit(sight, data['trump'])} as trumps, or pass?{again}"
        if phase == "defence":
            return self._defence(sight)
        if phase == "seven":
            if len(choices) == 1:
                return "You do not hold the seven of trumps; Enter goes on."
            return f"You hold the seven of trumps: do you swap it for {sight.ink.card(data['turnup'])}?"
        if phase == "exchange":
            most = min(sight.view.variant.options.exchange_max, data["stock"])
            if sight.view.variant.options.stock_short == "reshuffle":
                most = sight.view.variant.options.exchange_max
            return self.ask_cards(sight, most)
        if phase == "turnup":
            return f"You take {sight.ink.card(data['turnup'])}. Which card do you lay away?"
        return YOUR_CARD if len(choices) > 1 else ONLY_CARD

    def _defence(self, sight: Sight) -> str:
        data = sight.data
        options = sight.view.variant.options
        who = sight.company.does(data["declarer"], "say" if data["contract"] != "declare" else "declare")
        word = "" if data["contract"] == "declare" else f" {data['contract'].capitalize()}"
        price = options.defender_penalty * data["factor"]
        gain = data["factor"]
        return (
            f"{who}{word} with {self.suit(sight, data['trump'])} as trumps. Play or drop? "
            f"Each trick is -{gain}; no trick +{price}."
        )

    def label(self, sight: Sight, text: str) -> str:
        data = sight.data
        options = sight.view.variant.options
        factor = data["factor"]
        refa = "" if "pass_deal" not in options.refa_sources else " (a Refa: a later deal counts double)"
        return {
            "deal": "deal",
            "refa": f"refa: hand the deal on{refa}",
            "muss": "muss: you must win two tricks, unseen, and nobody may drop",
            "look": "look at the cards",
            "raub": f"raub: {amount(options.raub_required_tricks, 'trick')} unseen, the turn-up is yours",
            "stih": "stih: one trick unseen, the turn-up is yours",
            "declare": f"declare (two tricks, or +{options.declarer_penalty * factor})",
            "pass": "pass",
            "turn_next": "turn another card",
            "play": "play (Igram)",
            "drop": "drop (Idem)",
            "swap_seven": "swap the seven",
            "no_swap": "no swap",
            "exchange": "change none",
        }.get(text, text)

    def words(self, text: str) -> Iterable[str]:
        return _WORDS.get(text, ())
