"""The page of Hazari: thirteen cards in four groups, with the class of each group."""

import re
from collections.abc import Sequence
from itertools import chain, pairwise, permutations
from typing import Any, ClassVar, NamedTuple

from virado.analysis.hazari.groups import group_of
from virado.games.hazari.messages import (
    Arrange,
    ClassName,
    DealScored,
    Dealt,
    Group,
    HazariView,
    MatchOver,
    RoundWon,
    Show,
    sort_card_names,
)
from virado.games.messages import Event, Move
from virado.terminal.choices import QUOTED, NumberedMove, tokens
from virado.terminal.columns import NO_BREAK, flow, ljust, rjust, width, wrap
from virado.terminal.contract import AnswerEntry, Interlude, OpenQuestion, Page, TypedLine
from virado.terminal.layout import RepeatedLine, numbered_lines
from virado.terminal.pages.hazari.draft import GROUP_SIZES, ArrangementDraft
from virado.terminal.pages.seats import brief_seats, fact_lines, tie_note
from virado.terminal.pages.typed_cards import find_cards
from virado.terminal.perspective import Perspective
from virado.words.evaluation import FormattedText
from virado.words.narration.hazari import NARRATION

SPLITS = ("best-first", "most-even", "best-total")
"""Ways to split a hand; the person types the number of one of them."""
COMMANDS = ("up", "sort", "undo", "clear", "order")
BARS: dict[ClassName, int] = {
    "indi": 1,
    "pair": 2,
    "two_pair": 2,
    "colour": 3,
    "colour4": 3,
    "run": 4,
    "run4": 4,
    "colour_run": 5,
    "colour_run4": 5,
    "troy": 6,
    "troy4": 6,
}
"""Number of filled bars (at most MAX_BARS) that show the strength of a class."""
MAX_BARS = 6
CARDS_WIDE, NARROW_CARDS_WIDE = 23, 17
"""Width of the cards of a group in columns, with and without bars."""


class SplitWay(NamedTuple):
    """A suggested way to split the hand."""

    move: Arrange
    points: float | None
    """Expected points; None until they have been computed, and if a troy can win the match."""


class HazariPage(Page):
    """The page of Hazari, which stores the arrangement that the person is trying out."""

    deal_event = Dealt
    score_event = DealScored
    win_event = MatchOver
    example = "arrange .."
    lists_moves: ClassVar[bool] = False

    def __init__(self) -> None:
        self.draft = ArrangementDraft(())
        self.by_suit = False
        self.suggestions: dict[str, SplitWay] = {}
        self._asked: int | None = None
        """Index of the suggestion that Enter lays out in place of the person's own groups."""

    def header(self, p: Perspective) -> list[str]:
        return [*super().header(p), p.texts("terminal-target", total=p.options.target)]

    # ------------------------------------------------------------------ the position
    def position(self, p: Perspective) -> list[str]:
        data: HazariView = p.data
        style, texts = p.style, p.texts
        names = [p.title(seat) for seat in p.seats]
        wide = max(map(width, names)) + 2
        lines: list[str] = []
        for seat in [*p.others, p.me]:
            facts = [texts("terminal-dealer", seat=seat)] if seat == data.dealer else []
            if seat == data.leader:
                facts.append(texts("terminal-hazari-shows-first"))
            if seat in data.up:
                facts.append(texts("terminal-hazari-is-up"))
            score = style.paint("bold", rjust(texts.number(data.scores[seat]), 5))
            lines += fact_lines(p, f" {ljust(names[seat], wide)}{score}   ", facts)
        return [*lines, "", *self._hand(p), "", *self._groups(p)]

    def brief_position(self, p: Perspective) -> list[str]:
        groups = self._groups(p) if any(self.draft.groups) else self._bare_groups(p)
        return [*brief_seats(p), *self._hand(p), *groups]

    def least_position(self, p: Perspective) -> list[str]:
        return [*self._hand(p), *self._bare_groups(p)]

    def _bare_groups(self, p: Perspective) -> list[str]:
        """Return the groups in few lines, without their classes."""
        return numbered_lines(p.frame, [self._cards_of_group(p, i) for i in range(len(GROUP_SIZES))])

    def _hand(self, p: Perspective) -> list[str]:
        cards = [p.style.card(card) for card in self._sorted(self.draft.unplaced_cards)]
        cards = cards or [p.style.paint("dim", p.texts("terminal-hazari-all-laid"))]
        label = f" {p.texts('terminal-label-hand')}   "
        return flow(cards, p.columns, first=label, indent=width(label))

    def _groups(self, p: Perspective) -> list[str]:
        """Return a line for each group; the lines have no bars if they would be too wide with them."""
        lines = [self._group_line(p, number) for number in range(len(GROUP_SIZES))]
        if max(map(width, lines)) <= p.columns:
            return lines
        narrow = [self._group_line(p, number, is_narrow=True) for number in range(len(GROUP_SIZES))]
        return [part for line in narrow for part in wrap(line, p.columns, indent=5)]

    def _cards_of_group(self, p: Perspective, number: int) -> str:
        return NO_BREAK.join([p.style.paint("key", p.texts.number(number + 1)), self._shown_group(p, number)])

    def _shown_group(self, p: Perspective, number: int) -> str:
        cards = sort_card_names(tuple(self.draft.groups[number]))
        shown = [p.style.card(card) for card in cards]
        shown += [p.style.paint("dim", "__")] * (GROUP_SIZES[number] - len(cards))
        return NO_BREAK.join(shown)

    def _group_line(self, p: Perspective, number: int, *, is_narrow: bool = False) -> str:
        style, texts = p.style, p.texts
        cards = sort_card_names(tuple(self.draft.groups[number]))
        missing = GROUP_SIZES[number] - len(cards)
        shown = [rjust(style.card(card), 3) for card in cards] + [style.paint("dim", " __")] * max(missing, 0)
        key = style.paint("key", texts.number(number + 1))
        wide = NARROW_CARDS_WIDE if is_narrow else CARDS_WIDE
        gap = " " if is_narrow else "  "
        line = f" {key}   {ljust(gap.join(shown), wide - len(gap))}{gap}"
        if missing:
            word = "to-lay" if missing > 0 else "too-many"
            note = texts(f"terminal-hazari-{word}", number=abs(missing))
            return line + style.paint("dim" if missing > 0 else "stop", note)
        group = group_of(p.view, number + 1, cards)
        if is_narrow:
            return line + self._in_words(p, group)
        full, empty = ("▮", "▯") if style.unicode else ("#", ".")
        bars = BARS[group.class_name]
        strength = style.paint("key", full * bars) + style.paint("dim", empty * (MAX_BARS - bars))
        return f"{line}{strength}  {self._in_words(p, group)}"

    @staticmethod
    def _in_words(p: Perspective, group: Group) -> str:
        return p.texts("terminal-hazari-group", group=group)

    def _sorted(self, cards: Sequence[str]) -> list[str]:
        ranked = sort_card_names(tuple(cards))
        return sorted(ranked, key=lambda card: "shdc".index(card[1])) if self.by_suit else list(ranked)

    # ------------------------------------------------------------------ the question
    def question(self, p: Perspective, choices: Sequence[NumberedMove]) -> str:
        del choices
        if self.draft.is_complete:
            return self._problem(p) or p.texts("terminal-hazari-ready", input=self._word(p, "up"))
        offers = [
            f"{p.style.paint('key', p.texts.number(i))} {p.texts(f'split-hazari-{name}')}{self._points(p, name)}"
            for i, name in enumerate(SPLITS, 1)
        ]
        number, cards = self._example()
        typed = " ".join([str(number + 1), *map(p.style.typed_card, cards)])
        ask = p.texts(
            "terminal-hazari-ask", input=p.texts.as_painted(p.style.paint("key", typed)), number=number + 1
        )
        return "\n".join([ask, *numbered_lines(p.frame, offers)])

    def _example(self) -> tuple[int, list[str]]:
        """Return an example of typing: the index of an incomplete group, and the next cards that could go into it."""
        groups = self.draft.groups
        number = next(i for i, size in enumerate(GROUP_SIZES) if len(groups[i]) < size)
        over = [card for group, size in zip(groups, GROUP_SIZES, strict=True) for card in group[size:]]
        cards = self._sorted(self.draft.unplaced_cards) or over
        return number, cards[: min(GROUP_SIZES[0], GROUP_SIZES[number] - len(groups[number]))]

    def _word(self, p: Perspective, command: str) -> Any:
        """Return the word that a person types for a command, in the style of keys."""
        return p.texts.as_painted(
            p.style.paint("key", p.texts.typed_forms(f"terminal-hazari-help-{command}"))
        )

    def _points(self, p: Perspective, name: str) -> str:
        found = self.suggestions.get(name)
        if found is None or found.points is None:
            return ""
        return " " + p.texts("terminal-hazari-expected", number=round(found.points))

    def _problem(self, p: Perspective) -> str:
        """Return a note that the order of the groups is illegal, with a correction; empty if the order is legal."""
        refusal = p.view.explain(self.draft.move()).refusal
        if refusal is None:
            return ""
        sentence = p.texts.refusal_fact(refusal)
        problem = p.texts("terminal-hazari-not-in-order", rule=refusal.rule or "", sentence=sentence)
        if self._fix_order(p) in (None, self.draft.groups):
            return problem
        return f"{problem} {p.texts('terminal-hazari-mend', input=self._word(p, 'order'))}"

    def _fix_order(self, p: Perspective) -> list[list[str]] | None:
        """Return the groups with the first three in a legal order, as close as possible to the current order.

        Returns None if no order of the first three groups makes the arrangement legal.
        """
        *first, last = self.draft.groups
        for order in permutations(first):
            refusal = p.view.explain(Arrange(groups=tuple(map(tuple, [*order, last])))).refusal
            if refusal is None or (
                refusal.code == "order" and refusal.detail
            ):  # only the last group is in the wrong place
                return [*order, last]
        return None

    def move_name(self, p: Perspective, move: Move) -> FormattedText:
        """Return the groups of a move, without the first word of its canonical text."""
        assert isinstance(move, Arrange)
        return p.texts.as_painted(" / ".join(p.style.cards(group) for group in move.groups))

    def choices(self, p: Perspective, moves: Sequence[Move]) -> list[NumberedMove]:
        del p, moves
        return []

    # ------------------------------------------------------------------ suggestions
    def begin(self, p: Perspective) -> None:
        """Start a new draft with empty groups, and compute the suggestions in the background."""
        self.draft = ArrangementDraft(p.hand)
        self._asked = None
        (first,) = p.view.legal(1)
        assert isinstance(first, Arrange)
        self.suggestions = {"best-first": SplitWay(first, None)}
        if p.background is not None:
            p.background.start(lambda: self._compute_suggestions(p))

    def _compute_suggestions(self, p: Perspective) -> None:
        """Compute the suggestions for which all arrangements must be ranked.

        The first call takes some seconds.
        """
        from virado.analysis.hazari.arrangements import suggested_splits

        splits = suggested_splits(p.view)
        if set(self.draft.hand) == set(p.hand):
            found = {split.name: SplitWay(split.move, split.points) for split in splits}
            total = found["best-total"]  # if two splits are equal, the first name is used
            first = self.suggestions["best-first"].move
            equal = next((each for each in found.values() if each.move == first), total)
            self.suggestions = {"best-first": equal, "most-even": total, **found}

    def _suggest(self, p: Perspective, number: int, *, is_confirmed: bool = False) -> TypedLine:
        """Lay out a suggestion. If it would replace groups of the person's own, ask first."""
        name = SPLITS[number]
        if name not in self.suggestions:
            if p.background is not None:
                return TypedLine(note=p.texts("terminal-hazari-still-counting"))
            self._compute_suggestions(p)
        title = p.texts.as_painted(p.texts(f"split-hazari-{name}") + self._points(p, name))
        if not is_confirmed and self._has_own_groups():
            self._asked = number
            return TypedLine(note=p.texts("terminal-hazari-replace", name=title))
        self.draft.fill(self.suggestions[name].move.groups)
        return TypedLine(note=p.texts("terminal-hazari-suggested", name=title))

    def _has_own_groups(self) -> bool:
        """Return True if the person has laid cards otherwise than a suggestion."""
        laid = self.draft.groups
        return any(laid) and all(
            laid != [list(group) for group in way.move.groups] for way in self.suggestions.values()
        )

    # ------------------------------------------------------------------ commands
    def parse_line(self, p: Perspective, line: str) -> TypedLine | None:
        word = line.casefold()
        asked, self._asked = self._asked, None
        if asked is not None and (
            not word or word in {str(asked + 1), *p.texts.typed_words("terminal-words-yes")}
        ):
            return self._suggest(p, asked, is_confirmed=True)
        if re.fullmatch(f"[1-{len(SPLITS)}]", word):
            return self._suggest(p, int(word) - 1)
        for command in COMMANDS:
            if word in p.texts.typed_words(f"terminal-hazari-words-{command}"):
                return self._run(p, command)
        groups = self._typed_groups(p, word)
        if groups is not None:
            self.draft.fill(groups)
            return TypedLine()
        commands = {*p.texts.command_of, *p.texts.typed_words("terminal-words-help")}
        return None if word.partition(" ")[0] in commands else self._cards(p, word)

    def _typed_groups(self, p: Perspective, line: str) -> list[list[str]] | None:
        """Return the four groups in a line such as `7h 7d 7c / As Ks Qs / ...`, as hints print them.

        Returns None if the line does not contain each card of the hand once, in groups of the right sizes.
        """
        groups = [[piece.text for piece in tokens(part, p.view.deck)] for part in line.split("/")]
        if tuple(map(len, groups)) != GROUP_SIZES:
            return None
        return groups if sorted(chain(*groups)) == sorted(self.draft.hand) else None

    def _run(self, p: Perspective, command: str) -> TypedLine | None:
        """Execute a command of this page. Returns None for `undo` if the draft has no change to undo."""
        texts = p.texts
        match command:
            case "up":
                if not self.draft.is_complete:
                    return TypedLine(note=texts("terminal-hazari-lay-all"))
                problem = self._problem(p)
                return TypedLine(note=problem) if problem else TypedLine(move=self.draft.move())
            case "sort":
                self.by_suit = not self.by_suit
                return TypedLine(
                    note=texts(f"terminal-hazari-sorted-by-{'suit' if self.by_suit else 'rank'}")
                )
            case "undo":
                return TypedLine() if self.draft.undo() else None
            case "clear":
                self.draft.clear()
                return TypedLine()
            case _:
                return self._order(p)

    def _order(self, p: Perspective) -> TypedLine:
        if not self.draft.is_first_complete:
            return TypedLine(note=p.texts("terminal-hazari-fill-first"))
        ordered = self._fix_order(p)
        if ordered is not None:
            self.draft.fill(ordered)
        return TypedLine()

    def _cards(self, p: Perspective, line: str) -> TypedLine | None:
        """Interpret a line of cards.

        `2 as kd` and `as kd to 2` put cards into group 2; group 0 is the hand. `as kd` exchanges two cards.
        """
        line = self._target_first(p, line)
        target = re.match(r"([0-4])(?:[ :]+)(?=\S)", line)
        pieces = tokens(line[target.end() :] if target else line, p.view.deck)
        if any(piece.kind in ("word", "number") for piece in pieces):
            whole = line.split()[0] == p.texts.typed_forms("terminal-hazari-help-text").split()[0]
            return (
                None if whole else TypedLine(note=p.texts("terminal-hazari-not-cards", input=line[:QUOTED]))
            )
        if not pieces:
            return None
        cards = find_cards(
            p,
            pieces,
            sort_card_names(self.draft.hand),
            begin=target[1] if target else "",
            preferred=self.draft.unplaced_cards,
        )
        if isinstance(cards, TypedLine):
            return cards
        if target:
            number = int(target[1])
            self.draft.put(cards, number - 1 if number else None)
            return TypedLine()
        if len(cards) == 2 and {self.draft.group_of(card) for card in cards} != {None}:
            self.draft.swap(*cards)
            return TypedLine()
        typed = " ".join(map(p.style.typed_card, cards))
        entries = [AnswerEntry(self._shown_group(p, i), f"{i + 1} {typed}") for i in range(len(GROUP_SIZES))]
        return TypedLine(question=OpenQuestion(p.texts("terminal-hazari-to-which-group"), entries))

    @staticmethod
    def _target_first(p: Perspective, line: str) -> str:
        """Return a line with the number of the group before the cards, without words such as `to group`."""
        fillers = p.texts.typed_words("terminal-hazari-words-to")
        ranks = frozenset(p.view.deck.ranks.casefold())
        words = line.split()
        kept: list[str] = []
        named: int | None = None
        for word, following in pairwise([*words, ""]):
            # a word that is also a rank, such as `a` in Spanish, stands before the group
            is_filler = word in fillers and (
                word not in ranks or following in fillers - ranks or re.fullmatch("[0-4]:?", following)
            )
            if not is_filler:
                kept.append(word)
            elif named is None:
                named = len(kept)
        if named is None:
            return line
        before, after = kept[:named], kept[named:]
        if after and re.fullmatch("[0-4]:?", after[0]):
            return " ".join([after[0], *before, *after[1:]])
        return " ".join([*before, *after])

    def keys(self, p: Perspective) -> list[str]:
        del p
        return [f"terminal-hazari-help-{key}" for key in ("put", "swap", "sort", "up")]

    def help(self, p: Perspective) -> list[str]:
        del p
        keys = ("splits", "put", "swap", "order", "sort", "undo", "clear", "up", "text")
        return [f"terminal-hazari-help-{key}" for key in keys]

    # ------------------------------------------------------------------ scores
    def interludes(self, p: Perspective, events: Sequence[Event]) -> list[Interlude]:
        """Return one page for each round, with the groups in the order in which they are shown.

        The best group is marked. Each earlier round is summed up in a line above the groups, unless the page is brief.
        """
        pages: list[Interlude] = []
        past: list[str] = []
        shown: list[Show] = []
        for number, event in enumerate(events, 1):
            if isinstance(event, Show):
                shown.append(event)
            elif isinstance(event, RoundWon):
                sentences = p.texts.events(NARRATION, [event])
                title, *groups = self._round(p, shown, event)
                whole = [*past, *([""] if past else []), title, "", *groups, "", *sentences]
                pages.append(Interlude(whole, [title, *groups, *sentences], number))
                past += sentences
                shown = []
        return pages

    def _round(self, p: Perspective, shown: Sequence[Show], won: RoundWon) -> list[str]:
        style, texts = p.style, p.texts
        names = [p.name(show.seat) for show in shown]
        wide = max(map(width, names)) + 2
        cards = max(width(style.cards(show.group.cards)) for show in shown) + 3
        title = style.paint("bold", texts("terminal-hazari-round", number=won.round))
        first = texts("terminal-hazari-first", seat=shown[0].seat)
        lines: list[str] = [RepeatedLine(f"{title}   {first}")]
        for name, show in zip(names, shown, strict=True):
            mark = style.paint("note", "> " if show.seat == won.seat else "  ")
            cells = ljust(name, wide) + ljust(style.cards(show.group.cards), cards)
            lines += wrap(f" {mark}{cells}{self._in_words(p, show.group)}", p.columns, indent=wide + 3)
        return lines

    def remarks(self, p: Perspective, event: DealScored) -> list[str]:
        if event.ending == "troy":
            return [p.texts("terminal-hazari-troy")]
        is_decided = max(event.scores) >= p.options.target
        note = tie_note(p, event.scores) if is_decided and p.last((MatchOver,)) is None else ""
        return [note] if note else []
