"""The table of the Casino family: loose cards, builds with their owners, piles and sweeps."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from virado.games.contract import Move
from virado.terminal.choices import Choice
from virado.terminal.paint import flow, left, width
from virado.terminal.sight import Sight, amount, join
from virado.terminal.tables.room import Answer, Rider, Room
from virado.terminal.words import sweep_word

CLAIM, ORANGE = "claim", "call orange"
MARGIN = 9
"""Columns before the cards of the table and of the hand."""
_SUIT_ORDER = "shdcbrgy"


class Said(NamedTuple):
    """A move's canonical text taken apart."""

    kind: str
    """trail, capture or build."""
    played: tuple[str, ...]
    loose: tuple[str, ...]
    builds: tuple[tuple[str, ...], ...]
    value: int
    partner: bool


def take_apart(text: str) -> Said:
    """The parts of a canonical move text of the Casino family."""
    if text.startswith("trail "):
        return Said("trail", tuple(text.split()[1:]), (), (), 0, partner=False)
    body, _, announced = text.partition(" = ")
    kind = "build" if announced else "capture"
    played, _, rest = body.partition(" + " if announced else " x ")
    builds = tuple(tuple(group.split()) for group in re.findall(r"\[([^\]]*)\]", rest))
    loose = tuple(card for card in re.sub(r"\[[^\]]*\]", " ", rest).split() if card != "orange")
    value = int(announced.split()[0]) if announced else 0
    return Said(kind, tuple(played.split()), loose, builds, value, partner=announced.endswith("for partner"))


class CasinoRoom(Room):
    """The Casino family's table."""

    def header(self, sight: Sight) -> list[str]:
        data = sight.data
        options = sight.view.variant.options
        facts = [f"deal {data['deal']}, round {data['round']}"]
        if data["extra_deal"]:
            facts.append("extra deal")
        facts.append(f"{data['stock']} in the stock" if data["stock"] else "last cards")
        facts.append("one deal" if options.match_length == "single_deal" else f"to {options.target}")
        return facts

    # ------------------------------------------------------------------ the table
    def table(self, sight: Sight) -> list[str]:
        data = sight.data
        ink = sight.ink
        company = sight.company
        wide = max(width(self._title(sight, seat)) for seat in range(len(company.sitters))) + 2
        lines = [line for seat in company.others for line in self._seat(sight, seat, wide)]
        lines.append("")
        loose = self._in_order(data["loose"])
        cards = [ink.card(card) for card in loose] or [ink.paint("dim", "no loose card")]
        lines += flow(cards, sight.columns, first=left(" table", MARGIN), indent=MARGIN)
        for i, build in enumerate(data["builds"]):
            words = self._build(sight, build).split(" ")
            lines += flow(
                words, sight.columns, first=left(" builds" if i == 0 else "", MARGIN), indent=MARGIN, gap=" "
            )
        lines += ["", *self._seat(sight, company.me, wide)]
        hand = self._in_order(sight.hand)
        lines.append(left(" hand", MARGIN) + ink.cards(hand, "  "))
        return lines

    def _title(self, sight: Sight, seat: int) -> str:
        company = sight.company
        partner = company.paired and seat != company.me and company.side_of(seat) == company.my_side
        return company.title(seat) + (", partner" if partner else "")

    def _seat(self, sight: Sight, seat: int, wide: int) -> list[str]:
        data = sight.data
        ink = sight.ink
        company = sight.company
        side = company.side_of(seat)
        facts: list[str] = []
        if seat != company.me:
            hand = data["hands"][seat]
            facts.append(amount(hand, "card") if isinstance(hand, int) else ink.cards(self._in_order(hand)))
        facts.append(f"pile {data['piles'][side]}")
        if data["sweeps"][side] and sight.view.variant.options.sweeps != "none":
            facts.append(ink.paint("note", amount(data["sweeps"][side], *sweep_word(sight.view.variant))))
        if data["last_capturer"] == seat:
            facts.append("took last")
        if seat == data["dealer"]:
            facts.append("dealer")
        if seat == company.me and data.get("bottom"):
            facts.append(f"bottom card {ink.card(data['bottom'])}")
        still = data["restricted_to"][side]
        if still is not None:
            facts.append(
                ink.paint("note", f"only {only(still)} still counts" if still else "nothing still counts")
            )
        score = ink.paint("bold", f"score {data['scores'][side]}")
        start = f" {left(self._title(sight, seat), wide)}{left(score, 10)}"
        pieces = [fact + ink.dot.rstrip() * (fact is not facts[-1]) for fact in facts]
        return flow(pieces, sight.columns, first=start, indent=wide + 11, gap=" ")

    def _build(self, sight: Sight, build: Mapping[str, Any]) -> str:
        ink = sight.ink
        company = sight.company
        groups = " + ".join(ink.cards(group) for group in build["cards"])
        owner, keeper = build["owner"], build.get("keeper", build["owner"])
        whose = "yours" if owner == company.me else company.whose(owner)
        text = f"{ink.paint('bold', str(build['value']))}: {groups}   {whose}"
        if keeper != owner:
            text += f", for partner: {company.does(keeper, 'keep')} it"
        elif keeper == company.me:
            text += f" {ink.paint('dim', '(keep ' + self._face(build['value']) + ')')}"
        return text

    @staticmethod
    def _face(value: int) -> str:
        return {1: "an ace", 8: "an eight", 11: "a jack", 12: "a queen", 13: "a king", 14: "an ace"}.get(
            value, f"a {value}"
        )

    @staticmethod
    def _in_order(cards: Sequence[str]) -> list[str]:
        """Low to high, so that sums are seen."""
        ranks = "A123456789TJQK"
        return sorted(cards, key=lambda card: (ranks.index(card[0]), _SUIT_ORDER.index(card[1])))

    # ------------------------------------------------------------------ the moves
    def question(self, sight: Sight, choices: Sequence[Choice]) -> str:
        del choices
        kept = sorted({b["value"] for b in sight.data["builds"] if b.get("keeper", b["owner"]) == sight.me})
        if kept and not sight.view.variant.options.owner_may_trail:
            builds = join([str(value) for value in kept])
            return (
                f"Your turn. You keep the build of {builds}, so you may not trail."
                if len(kept) == 1
                else (f"Your turn. You keep builds of {builds}, so you may not trail.")
            )
        return "Your turn."

    def choices(self, sight: Sight, moves: Iterable[Move]) -> list[Choice]:
        said = [(move, text, take_apart(text)) for move in moves for text in [sight.text(move)]]
        hand = self._in_order(sight.hand)
        everything = len(sight.data["loose"]) + sum(
            len(group) for build in sight.data["builds"] for group in build["cards"]
        )

        def size(item: Said) -> int:
            return len(item.loose) + sum(map(len, item.builds))

        def order(entry: tuple[Move, str, Said]) -> tuple[Any, ...]:
            item = entry[2]
            kind = ("capture", "build", "trail").index(item.kind)
            return len(item.played), [hand.index(card) for card in item.played], kind, -size(item), item.value

        offered: list[Choice] = []
        for number, (move, text, item) in enumerate(sorted(said, key=order), 1):
            sweep = item.kind == "capture" and size(item) == everything
            offered.append(
                Choice(
                    number=number,
                    move=move,
                    text=text,
                    label=self._label(sight, item, sweep),
                    played=tuple(self._in_order(item.played)),
                    touched=frozenset([*item.loose, *(card for build in item.builds for card in build)]),
                    words=self._words(item, sweep),
                )
            )
        return offered

    def _label(self, sight: Sight, item: Said, sweep: bool) -> str:
        ink = sight.ink
        loose = ink.cards(self._in_order(item.loose))
        if item.kind == "trail":
            return "trail"
        values = {
            frozenset(card for group in b["cards"] for card in group): b["value"]
            for b in sight.data["builds"]
        }
        builds = [f"[{ink.cards(build)}]" for build in item.builds]
        if item.kind == "capture":
            label = "take " + " ".join(part for part in [loose, *builds] if part)
            if not sweep:
                return label
            scores = sight.view.variant.options.sweeps != "none"
            return f"{label} {ink.paint('note', sweep_word(sight.view.variant)[0] if scores else 'all')}"
        partner = " for partner" if item.partner else ""
        if not item.builds:
            return f"build {item.value}: {loose}{partner}"
        raised = values.get(frozenset(item.builds[0])) != item.value
        verb = "raise" if raised else "add to"
        to = f" to {item.value}" if raised else f" ={item.value}"
        return f"{verb} {builds[0]}{' ' + loose if loose else ''}{to}{partner}"

    @staticmethod
    def _words(item: Said, sweep: bool) -> frozenset[str]:
        if item.kind == "trail":
            return frozenset({"trail"})
        if item.kind == "capture":
            return frozenset({"x", "take", "capture"} | ({"sweep", "virado", "tabbe"} if sweep else set()))
        words = {"+", "build", f"={item.value}"}
        if item.builds:
            words |= {"raise", "add", "extend"}
        return frozenset(words | ({"partner", "for"} if item.partner else set()))

    # ------------------------------------------------------------------ out of turn
    def help(self, sight: Sight) -> list[tuple[str, str]]:
        own = [("x, +, =12", "shows the captures, the builds, the builds of 12")]
        if sight.view.variant.options.building == "none":
            own = [("x", "shows the captures")]
        if sight.view.variant.options.orange_calls != "none":
            own.append(("o", "calls orange, after a capture of red and yellow together"))
            own.append(("5o", "plays move 5 and calls orange with it"))
        if sight.view.variant.options.claim != "none":
            own.append(("claim", "says that you have reached the target; 5! plays move 5 and claims at once"))
        return own

    def keys(self, sight: Sight) -> list[tuple[str, str]]:
        options = sight.view.variant.options
        orange = [("o", "orange")] if options.orange_calls != "none" else []
        return [*orange, ("claim", "")] if options.claim != "none" else orange

    def read(self, sight: Sight, line: str) -> Answer | None:
        options = sight.view.variant.options
        word = line.lower()
        if options.orange_calls != "none" and word in ("o", "orange", ORANGE):
            return Answer(move=ORANGE, aside=True)
        if options.claim != "none" and word in ("claim", "ausz", "ausz!"):
            return Answer(move=CLAIM, aside=True)
        return None

    def rider(self, sight: Sight, word: str) -> Rider | None:
        options = sight.view.variant.options
        if options.orange_calls != "none" and word in ("o", "orange", ORANGE):
            return Rider(suffix=" orange")
        if options.claim != "none" and word in ("!", "claim", "ausz", "ausz!"):
            return Rider(then=CLAIM)
        return None

    def between(self, sight: Sight) -> str:
        if sight.view.variant.options.orange_calls == "none":
            return ""
        plays = ("trail", "capture", "build", "call-orange")
        last = next((event for event in reversed(sight.view.history) if event["type"] in plays), None)
        if last and last["type"] == "capture" and last["seat"] != sight.me and last.get("orange") is None:
            return "Is that an orange? Enter goes on."
        return ""

    # ------------------------------------------------------------------ scores
    def score_sheet(self, sight: Sight, event: Mapping[str, Any]) -> list[list[str]]:
        company = sight.company
        sides = event["sides"]
        sweeps = sweep_word(sight.view.variant)[1]
        dash = sight.ink.dash
        rows = [["", *(company.side(side) for side in range(len(sides)))]]

        def row(title: str, cells: Iterable[str]) -> None:
            rows.append([title, *cells])

        row("cards", (str(side["cards"]) for side in sides))
        if "spades" in sides[0]:
            row("spades", (str(side["spades"]) for side in sides))
        if any(side["sweeps"] for side in sides):
            cancelled = any(side["sweeps_net"] != side["sweeps"] for side in sides)
            row(sweeps, (str(side["sweeps"]) for side in sides))
            if cancelled:
                row(f"{sweeps} not cancelled", (str(side["sweeps_net"]) for side in sides))
        if any(side["restricted_to"] for side in sides):
            row("counts only", (only(side["restricted_to"]) or "all" for side in sides))
        rows.append([""])
        for item, title in ITEMS.items():
            if any(item in side["items"] for side in sides):
                row(
                    sweeps if item == "sweep" else title,
                    (str(side["items"].get(item, dash)) for side in sides),
                )
        bold = sight.ink.paint
        row(bold("bold", "this deal"), (bold("bold", str(points)) for points in event["points"]))
        row(bold("bold", "score"), (bold("bold", str(score)) for score in event["scores"]))
        return rows


ITEMS = {
    "most_cards": "most cards",
    "most_spades": "most spades",
    "big_casino": "big casino",
    "little_casino": "little casino",
    "ace": "aces",
    "sweep": "sweeps",
    "five": "fives",
    "orange": "oranges",
    "false_call": "false calls",
    "last_capture": "last capture",
}
"""What scores, in the order of the rulebook."""


def only(items: Sequence[str] | None) -> str:
    """What still counts for a restricted side, in words; empty for a side for which everything counts."""
    return join([ITEMS[item].removeprefix("most ") for item in items]) if items else ""
