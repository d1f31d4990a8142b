"""The table of Zwanzig ab: trumps, forehand, who has dropped, the factor of the deal."""

from collections.abc import Iterable, Sequence

from virado.cards import Seat
from virado.terminal.choices import Choice
from virado.terminal.sight import Sight, amount
from virado.terminal.tables.tricks import ONLY_CARD, SUITS, YOUR_CARD, TrickRoom

_WORDS = {"stay": ("play", "in"), "drop": ("out", "leave"), "look": (), "next": ("turn",)}


class ZwanzigRoom(TrickRoom):
    """Zwanzig ab's table."""

    def header(self, sight: Sight) -> list[str]:
        special = " (special)" if sight.data["special"] else ""
        return [f"deal {sight.data['deal']}{special}", "down to 0"]

    def facts(self, sight: Sight, seat: Seat) -> list[str]:
        data = sight.data
        facts: list[str] = []
        if seat == data["dealer"]:
            facts.append("dealer")
        if seat == data["forehand"]:
            facts.append("forehand")
        if seat in data["dropped"]:
            return [*facts, sight.ink.paint("dim", "dropped")]
        if data["exchanged"][seat] is not None and sight.phase != "play":
            facts.append(f"changed {data['exchanged'][seat]}")
        if sight.phase == "play":
            facts.append(amount(data["tricks"][seat], "trick"))
        return facts

    def middle(self, sight: Sight) -> list[str]:
        data = sight.data
        ink = sight.ink
        if data["trump"] is None:
            trumps = ink.paint("dim", "not made yet")
        else:
            trumps = self.suit(sight, data["trump"]) + (" (chosen blind)" if data["blind"] else "")
        facts = [f" trumps {trumps}"]
        if data["turned"]:
            facts.append(f"turned {ink.cards(data['turned'])}")
        facts.append(f"stock {data['stock']}")
        if (data["factor"] or 1) > 1:
            facts.append(ink.paint("note", f"everything counts {data['factor']} times"))
        lines = [ink.dot.join(facts)]
        if sight.phase == "play":
            lines.append(self.trick_line(sight))
        return lines

    def unseen(self, sight: Sight) -> str:
        return "not looked at yet" if sight.phase == "blind" else "no cards"

    def rank_order(self, sight: Sight, suit: str) -> str:
        options = sight.view.variant.options
        if options.trump_rank == "jass" and suit == sight.data["trump"]:
            return "J9ATKQ87"
        return "ATKQJ987" if options.suit_rank == "ace_ten" else "AKQJT987"

    def question(self, sight: Sight, choices: Sequence[Choice]) -> str:
        data = sight.data
        options = sight.view.variant.options
        phase = sight.phase
        if phase == "blind":
            times = options.blind_multiplier
            return f"You are forehand. Choose trumps unseen (everything counts {times} times), or look?"
        if phase == "trump":
            oblige = (
                "" if options.oblige_suit == "none" else f" In {options.oblige_suit} nobody may drop out."
            )
            return f"You are forehand: which suit is trumps?{oblige}"
        if phase == "exchange":
            return self.ask_cards(sight, min(options.exchange_max, data["stock"]))
        if phase == "drop":
            factor = data["factor"] or 1
            if len(choices) == 1:
                return f"You may not drop out of this deal: each trick is -{factor}. Enter stays."
            penalty = options.no_trick_penalty * factor
            return f"Stay or drop out? Each trick is -{factor}; staying without a trick +{penalty}."
        return YOUR_CARD if len(choices) > 1 else ONLY_CARD

    def label(self, sight: Sight, text: str) -> str:
        word, _, suit = text.partition(" ")
        options = sight.view.variant.options
        if word in ("choose", "blind"):
            hearts = (
                f" (counts {options.hearts_multiplier} times)"
                if suit == "h" and options.hearts_multiplier > 1
                else ""
            )
            return f"{self.suit(sight, suit)}{hearts}" + (" unseen" if word == "blind" else "")
        return {
            "look": "look at the cards",
            "next": "next: turn up your next card, its suit is trumps",
            "redeal": "ask for a redeal",
            "stay": "stay",
            "drop": "drop out",
            "exchange": "change none",
        }.get(text, text)

    def words(self, text: str) -> Iterable[str]:
        word, _, suit = text.partition(" ")
        return (SUITS[suit], suit) if suit in SUITS else _WORDS.get(word, ())
