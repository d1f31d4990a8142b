"""The table of Hazari: thirteen cards arranged in four trays, with the strength of each in words."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from virado.games.contract import Move
from virado.games.hazari.explanation import describe
from virado.games.hazari.rules.arranging import strength_of_group
from virado.games.hazari.rules.strength import CLASSES, class_of
from virado.terminal.choices import Choice, tokens
from virado.terminal.paint import left, right, width
from virado.terminal.sight import Sight
from virado.terminal.tables.room import Answer, Room
from virado.terminal.tables.trays import SIZES, Trays

RANKS = "AKQJT98765432"
SUITS = "shcd"
SUGGESTIONS = {"best-first": "best first", "most-even": "most even", "best-total": "most points"}
"""Ways to split a hand, as people read them, in the order of their numbers."""
BARS = {
    name: bars
    for bars, names in enumerate(
        (
            ("indi",),
            ("pair", "two_pair"),
            ("colour", "colour4"),
            ("run", "run4"),
            ("colour_run", "colour_run4"),
            ("troy", "troy4"),
        ),
        1,
    )
    for name in names
}
"""How many of six bars each class has."""


class Idea(NamedTuple):
    """A way to split the hand."""

    groups: list[list[str]]
    points: float | None
    """What it captures on average; None where nobody has counted yet."""


class HazariRoom(Room):
    """Hazari's table."""

    lists_moves = False

    def __init__(self) -> None:
        self.trays = Trays(())
        self.by_suit = False
        self.ideas: dict[str, Idea] = {}

    def header(self, sight: Sight) -> list[str]:
        return [f"deal {sight.data['deal']}", f"to {sight.view.variant.options.target}"]

    # ------------------------------------------------------------------ the table
    def table(self, sight: Sight) -> list[str]:
        data = sight.data
        company = sight.company
        names = [company.title(seat) for seat in range(len(company.sitters))]
        wide = max(map(width, names)) + 2
        lines: list[str] = []
        for seat in [*company.others, company.me]:
            facts = ["dealer"] if seat == data["dealer"] else []
            if seat == data["leader"]:
                facts.append("shows first")
            if seat in data["up"]:
                facts.append("up")
            score = sight.ink.paint("bold", str(data["scores"][seat]).rjust(5))
            lines.append(f" {left(names[seat], wide)}{score}   {sight.ink.dot.join(facts)}".rstrip())
        cards = "  ".join(sight.ink.card(card) for card in self._in_order(self.trays.left))
        lines += ["", " hand   " + (cards or sight.ink.paint("dim", "all cards lie in the groups"))]
        return [*lines, "", *(self._tray(sight, number) for number in range(4))]

    def _tray(self, sight: Sight, number: int) -> str:
        ink = sight.ink
        group = self._in_rank(self.trays.groups[number])
        missing = SIZES[number] - len(group)
        cards = [right(ink.card(card), 3) for card in group] + [ink.paint("dim", " __")] * max(missing, 0)
        line = f" {ink.paint('key', str(number + 1))}   {left('  '.join(cards), 23)}"
        if missing:
            word = f"{missing} to lay" if missing > 0 else f"{-missing} too many"
            return line + ink.paint("dim" if missing > 0 else "stop", word)
        strength = self._strength(sight, number)
        bars = BARS[CLASSES[class_of(strength)]]
        full, empty = ("▮", "▯") if ink.unicode else ("#", ".")
        return f"{line}{ink.paint('key', full * bars)}{ink.paint('dim', empty * (6 - bars))}  {describe(strength)}"

    def _strength(self, sight: Sight, number: int) -> int:
        cards = sight.view.variant.deck.cards(self.trays.groups[number])
        return int(strength_of_group(sight.view.config, number, cards))

    def _in_order(self, cards: Sequence[str]) -> list[str]:
        if self.by_suit:
            return sorted(cards, key=lambda card: (SUITS.index(card[1]), RANKS.index(card[0])))
        return self._in_rank(cards)

    @staticmethod
    def _in_rank(cards: Sequence[str]) -> list[str]:
        return sorted(cards, key=lambda card: (RANKS.index(card[0]), SUITS.index(card[1])))

    # ------------------------------------------------------------------ what is asked
    def question(self, sight: Sight, choices: Sequence[Choice]) -> str:
        del choices
        ink = sight.ink
        if self.trays.complete and not self._problem(sight):
            return f"{ink.paint('good', 'Ready:')} type {ink.paint('key', 'up')} to put your hand down as it is (up is final)."
        if self.trays.complete:
            return self._problem(sight)
        offers = [
            f"{ink.paint('key', str(i))} {name}{self._points(key)}"
            for i, (key, name) in enumerate(SUGGESTIONS.items(), 1)
        ]
        return f"Arrange your cards (1 as kd qh lays three cards in group 1), or take a suggestion:  {'   '.join(offers)}"

    def _points(self, key: str) -> str:
        idea = self.ideas.get(key)
        return f" ({idea.points:.0f} points expected)" if idea and idea.points is not None else ""

    def _problem(self, sight: Sight) -> str:
        """What is wrong with the order of the groups, and how it is mended; empty if nothing is."""
        view = sight.view
        game = view.variant.game
        refusal = game.explain(
            view.state,
            view.config,
            view.seat,
            game.parse(view.state, view.config, view.seat, self.trays.text),
        )
        if refusal is None:
            return ""
        mend = f" {sight.ink.paint('key', 'order')} sorts the first three." if self._disordered(sight) else ""
        return (
            sight.ink.paint("stop", f"Not in order ({refusal.rule}):")
            + f" {sight.ink.text(refusal.message)}.{mend}"
        )

    def _disordered(self, sight: Sight) -> bool:
        strengths = [self._strength(sight, number) for number in range(3)]
        return strengths != sorted(strengths, reverse=True)

    def choices(self, sight: Sight, moves: Iterable[Move]) -> list[Choice]:
        del sight, moves
        return []

    # ------------------------------------------------------------------ suggestions
    def begin(self, sight: Sight) -> None:
        """A new hand: the groups are empty, and somebody begins to count arrangements."""
        self.trays = Trays(sight.hand)
        view = sight.view
        first = next(view.variant.game.legal(view.state, view.config, view.seat))
        self.ideas = {"best-first": Idea(self._groups(sight, first), None)}
        if sight.background is not None:
            sight.background.begin(lambda: self._count(sight))

    def _count(self, sight: Sight) -> None:
        """Work out the suggestions that need all arrangements; the first time this takes some seconds."""
        from virado.analysis.hazari.arranging import suggested_splits

        state: Any = sight.view.state
        splits = suggested_splits(state, sight.view.config, sight.me)
        if set(self.trays.hand) == set(sight.hand):
            found = {split.name: Idea(self._groups(sight, split.move), split.points) for split in splits}
            total = found["best-total"]  # named first; of equal ones the others are left out
            first = self.ideas["best-first"].groups
            equal = next((idea for idea in found.values() if idea.groups == first), total)
            self.ideas = {"best-first": equal, "most-even": total, **found}

    @staticmethod
    def _groups(sight: Sight, move: Move) -> list[list[str]]:
        return [group.split() for group in sight.text(move).removeprefix("arrange ").split(" / ")]

    def _suggest(self, sight: Sight, number: int) -> Answer:
        name = list(SUGGESTIONS)[number]
        if name not in self.ideas:
            if sight.background is not None:
                return Answer(
                    note="All arrangements are still being counted (the first time takes some seconds)."
                )
            self._count(sight)
        self.trays.fill(self.ideas[name].groups)
        return Answer(note=f"{SUGGESTIONS[name].capitalize()}{self._points(name)}. Change what you like.")

    # ------------------------------------------------------------------ commands
    def read(self, sight: Sight, line: str) -> Answer | None:
        word = line.lower()
        if word == "up":
            if not self.trays.complete:
                return Answer(note="Lay all thirteen cards first: groups of 3, 3, 3 and 4.")
            problem = self._problem(sight)
            return Answer(note=problem) if problem else Answer(move=self.trays.text)
        if re.fullmatch(f"[1-{len(SUGGESTIONS)}]", word):
            return self._suggest(sight, int(word) - 1)
        if word in ("o", "sort"):
            self.by_suit = not self.by_suit
            return Answer(note=f"Your hand lies by {'suit' if self.by_suit else 'rank'} now.")
        if word in ("u", "undo", "back"):
            return Answer(note="" if self.trays.back() else "There is nothing to take back.")
        if word in ("c", "clear"):
            self.trays.clear()
            return Answer()
        if word == "order":
            return self._order(sight)
        return self._cards(sight, word)

    def _order(self, sight: Sight) -> Answer:
        if any(len(group) != SIZES[0] for group in self.trays.groups[:3]):
            return Answer(note="Fill the first three groups, then order sorts them.")
        ranked = sorted(range(3), key=lambda number: -self._strength(sight, number))
        self.trays.order(ranked)
        return Answer()

    def _cards(self, sight: Sight, line: str) -> Answer | None:
        """`2 as kd`: these cards to group 2 (0: back to the hand); `as kd`: let two cards change places."""
        target = re.match(r"(?:g(?:roup)? ?)?([0-4])(?:[ :]+)(?=\S)", line)
        pieces = tokens(line[target.end() :] if target else line, sight.view.variant.deck)
        if not pieces or any(piece.kind == "word" for piece in pieces):
            return None
        cards: list[str] = []
        for piece in pieces:
            fits = [card for card in self.trays.hand if card not in cards and piece.text in (card, card[0])]
            lying = [card for card in fits if card in self.trays.left]
            fits = lying if len(lying) == 1 else fits
            if not fits:
                return Answer(note=f"You hold no {piece.spoken(sight.ink)}.")
            if len(fits) > 1:
                return Answer(note=f"Which {piece.spoken(sight.ink)}? {sight.ink.cards(self._in_rank(fits))}")
            cards.append(fits[0])
        if target:
            number = int(target[1])
            self.trays.move(cards, number - 1 if number else None)
            return Answer()
        if len(cards) == 2 and {self.trays.place_of(card) for card in cards} != {None}:
            self.trays.swap(*cards)
            return Answer()
        return Answer(
            note="To which group? 2 as kd lays them in group 2; as kd lets two cards change places."
        )

    def keys(self, sight: Sight) -> list[tuple[str, str]]:
        del sight
        return [("2 as kd", "to group 2"), ("as kd", "swap"), ("o", "sort"), ("u", "undo"), ("up", "")]

    def help(self, sight: Sight) -> list[tuple[str, str]]:
        del sight
        return [
            ("1, 2, 3", "takes a suggestion: the best groups first, the most even ones, most points"),
            (
                "2 as kd",
                "lays these cards in group 2; 0 as takes it back; a rank is enough where you hold one",
            ),
            ("as kd", "lets two cards change places"),
            ("order", "puts the first three groups in order, the strongest first"),
            ("o", "sorts the hand by suit or by rank"),
            ("u, clear", "takes the last change back; takes all cards back"),
            ("up", "says that you are ready; that is final"),
            (
                "arrange ..",
                "the whole arrangement in one line: arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h",
            ),
        ]

    def score_sheet(self, sight: Sight, event: Mapping[str, Any]) -> list[list[str]]:
        rows = [["", "deal", "score"]]
        for seat in range(len(sight.company.sitters)):
            rows.append([sight.company.who(seat), str(event["points"][seat]), str(event["scores"][seat])])
        return rows
