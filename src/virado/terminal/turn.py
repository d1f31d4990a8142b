"""One decision of the person: the page, what is typed, until a move is made."""

import re
from typing import TYPE_CHECKING

from virado.games.contract import Move
from virado.refusal import AmbiguousError, Refusal, RefusedError
from virado.terminal.advice import advice_lines
from virado.terminal.choices import Choice, narrow, plain, says_all, tokens
from virado.terminal.page import compose
from virado.terminal.sheets import help_sheet, rules_sheet, score_history

if TYPE_CHECKING:
    from virado.terminal.table import Table

MOST_CHOICES = 600
"""Moves listed at most; the text of any other may be typed."""
LONGEST = 300
"""Characters of a typed line that are read."""
NUMBER = re.compile(r"[0-9]{1,4}")
COMMANDS = {"s": "score", "r": "rules", "h": "hint", "l": "log", "q": "quit"}
"""Letters of the commands that are the same at every table, and their words."""
NOT_UNDERSTOOD = ("unparsable", "ambiguous")
"""Codes of what was not understood, rather than forbidden."""


class Left(Exception):  # noqa: N818
    """The person gets up from the table."""


class _EnoughError(Exception):
    """A list of moves has become too long to be looked at."""


class _Short(list[Move]):
    """A list of moves that stops those who write it when it has become too long."""

    def append(self, move: Move, /) -> None:
        if len(self) == MOST_CHOICES:
            raise _EnoughError
        super().append(move)


class Turn:
    """One decision of the person: the page, what is typed, until a move is made."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.console = table.console
        self.ink = table.ink
        self.room = table.room
        self.sight = table.sight()
        self.deck = table.match.variant.deck
        self.room.begin(self.sight)
        self.all: list[Choice] = []
        self.cut = False
        if self.room.lists_moves:
            view = self.sight.view
            moves = _Short()
            try:
                view.variant.game.rules.moves(
                    view.state, view.config, view.variant.game.workspace_type(), view.seat, moves
                )
            except _EnoughError:
                self.cut = True
            self.all = self.room.choices(self.sight, moves)
        self.shown = self.all
        self.notes: list[str] = []
        self.ready = self._only()
        """The move that Enter makes: the only one left, or one that was asked back about."""

    def take(self) -> None:
        """Ask until a move is made."""
        if not self.table.match.steps and self.room.lists_moves:
            self.notes = [self.ink.paint("dim", "Type the number of a move and Enter, or ? for help.")]
        while True:
            self._draw()
            line = self._ask()
            if self._heard(line):
                return

    def interject(self, question: str, words: dict[str, Move]) -> bool:
        """Between two plays: whether something was called."""
        self.shown = self.all = []
        offers = ["go on", *words]
        numbered = "   ".join(f"{self.ink.paint('key', str(i))} {offer}" for i, offer in enumerate(offers, 1))
        while True:
            self._draw(f"{question}  {numbered}")
            line = plain(self._ask()).lower()
            if not line:
                return False
            if line in ("q", "quit"):
                raise Left
            picked = [text for i, text in enumerate(offers, 1) if line == str(i)] or [
                text
                for text in offers
                if text.startswith(line) or (text in words and text.split()[-1].startswith(line))
            ]
            if len(picked) == 1:
                if picked[0] in words:
                    self.table.make(self.table.seat, words[picked[0]])
                return picked[0] in words
            self.notes = ["Enter goes on."]

    # ------------------------------------------------------------------ the page
    def _draw(self, question: str = "") -> None:
        table = self.table
        sight = self.sight
        asked = question or self.room.question(sight, self.all)
        notes = self.notes
        if table.players.waiting:
            still = "The others are still getting ready (once, some seconds); until then they play greedily."
            notes = [*notes, self.ink.paint("dim", still)]
        if self.cut:
            notes = [
                *notes,
                f"The first {MOST_CHOICES} of very many moves are listed; type the text of any other.",
            ]
        if len(self.shown) < len(self.all):
            notes = [*notes, self._narrowed()]
        lines = compose(
            self.ink,
            self.console.columns,
            self.console.rows,
            header=table.header(sight),
            table=self.room.table(sight),
            news=table.sentences(),
            question=asked,
            choices=self.shown,
            notes=notes,
            footer=self._footer(),
        )
        self.console.page(lines)
        self.notes = []

    def _narrowed(self) -> str:
        """What a narrowed list means."""
        rest = self.ink.paint("dim", f"(. shows all {len(self.all)} moves)")
        if self.ready is not None and self.ready in self.shown:
            return f"Enter plays it: {self.ink.text(self.ready.text)} {rest}"
        return f"{len(self.shown)} of {len(self.all)} moves. {self.ink.paint('dim', '(. shows all)')}"

    def _footer(self) -> list[str]:
        own = [f"{key} {what}".strip() for key, what in self.room.keys(self.sight)]
        keys = [
            f"{letter if self._free(letter) else word} {word}" if self._free(letter) else word
            for letter, word in COMMANDS.items()
        ]
        return ["? help", *own, *keys]

    def _free(self, letter: str) -> bool:
        """Whether a letter is a command here, because it fits no move."""
        return not narrow(self.all, letter, self.deck)

    def _ask(self) -> str:
        line = self.console.ask("> ")
        if line is None:
            raise Left
        return line

    # ------------------------------------------------------------------ what was typed
    def _heard(self, typed: str) -> bool:
        """Take up a line; True if a move has been made."""
        line = plain(typed)[:LONGEST]
        ready, self.ready = self.ready, self._only()
        if not line and ready:
            return self._make(ready.text)
        if line.startswith("?") or line.endswith("?"):
            self._explain(line.strip("? "))
            return False
        answer = self.room.read(self.sight, line)
        if answer is not None:
            if answer.sheet:
                self.console.read_through(answer.sheet)
            self.notes = [answer.note] if answer.note else []
            return bool(answer.move) and self._make(answer.move, aside=answer.aside)
        if self._command(line.lower()):
            return False
        if not line:
            self.notes = (
                ["Type the number of a move, or part of one; ? for help."] if self.room.lists_moves else []
            )
            return False
        return self._move(line)

    def _command(self, line: str) -> bool:
        sight = self.sight
        table = self.table
        letter = len(line) == 1
        if letter and line.isalpha() and not self._free(line) and not self._again(line):
            return False
        if line in (".", "all", "*"):
            self.shown = self.all
            self.ready = self._only()
        elif line in ("q", "quit", "exit", "leave"):
            raise Left
        elif line in ("s", "score", "scores"):
            self.console.read_through(score_history(table.match, sight, self.room))
        elif line in ("r", "rules") or line.startswith(("r ", "rules ")):
            self.console.read_through(
                rules_sheet(table.match.variant, self.ink, self.console.columns, line.partition(" ")[2])
            )
        elif line in ("h", "hint"):
            level, thoughts = table.players.advice(table.seat)
            self.notes = advice_lines(self.ink, self.console.columns, level, thoughts, sight.text)
        elif line in ("l", "log"):
            self.console.read_through(table.teller.tell(sight.view.history))
        elif line in ("help",):
            self._explain("")
        else:
            return False
        return True

    def _again(self, letter: str) -> bool:
        """`q` a second time, when it has already shown the queens."""
        return (
            letter == "q"
            and len(self.shown) < len(self.all)
            and narrow(self.shown, "q", self.deck) == self.shown
        )

    def _move(self, line: str) -> bool:
        if NUMBER.fullmatch(line):
            done = self._number(line)
            if done is not None:
                return done
        rider = re.fullmatch(r"([0-9]{1,4}) ?([^\d\s].*)", line)
        if rider and (along := self.room.rider(self.sight, rider[2].lower())):
            choice = next((choice for choice in self.all if choice.number == int(rider[1])), None)
            if choice is None:
                return self._no_number(rider[1])
            return self._make(choice.text + along.suffix, along.then)
        same = [choice for choice in self.all if choice.text.lower() == line.lower()]
        if same:
            return self._make(same[0].text)
        left = narrow(self.shown, line, self.deck) or narrow(self.all, line, self.deck)
        if says_all(line, left, self.deck):
            return self._make(left[0].text)
        if self._looks_whole(line) or not left:
            try:
                refusal = self._judge(line)
            except AmbiguousError as error:
                left = [choice for choice in self.all if choice.text in error.candidates] or left
                refusal = error.refusal
            except RefusedError as error:
                refusal = error.refusal
                if not left and not self._looks_whole(line):
                    refusal = Refusal(
                        "unparsable", None, f"no move fits “{line[:40]}”; . shows them all, ? helps"
                    )
            if refusal is None:
                return self._make(line)
            if not left or (refusal.rule and self._looks_whole(line)):
                self.notes = [self._refused(refusal)]
            if not left:
                return False
        self.shown = left
        self.ready = self._only()
        self._warn(line.lower())
        return False

    def _only(self) -> Choice | None:
        """The move that Enter makes because it is the only one left."""
        return self.shown[0] if len(self.shown) == 1 and self.shown[0].by_enter else None

    def _warn(self, letter: str) -> None:
        """A letter that is a command elsewhere has shown moves: say so, and let Enter do nothing yet."""
        word = COMMANDS.get(letter)
        if word is not None:
            self.ready = None
            again = "; q again leaves" if letter == "q" else ""
            key = self.ink.paint("key", str(self.shown[0].number)) if len(self.shown) == 1 else "its number"
            self.notes = [
                f"These are the moves that {letter} fits: type {key} to play, {word} for the command{again}."
            ]

    def _number(self, line: str) -> bool | None:
        """Play the move of that number; None if there is none."""
        choice = next((choice for choice in self.all if choice.number == int(line)), None)
        if choice is None:
            return None if narrow(self.all, line, self.deck) else self._no_number(line)
        alike = narrow(self.all, line, self.deck)
        if alike and choice not in alike and not all(other.card_says_all for other in self.all):
            self.ready = choice
            name = alike[0].played[0] if alike[0].played else ""
            self.notes = [
                f"{line} is the number of {self.ink.text(choice.text)}: Enter plays it."
                + (
                    f" {self.ink.paint('key', name.lower().replace('t', '10'))} shows the {line}s."
                    if name
                    else ""
                )
            ]
            return False
        return self._make(choice.text)

    def _no_number(self, line: str) -> bool:
        self.notes = [f"There is no move {line}; the numbers go up to {len(self.all)}."]
        return False

    def _looks_whole(self, line: str) -> bool:
        """Whether a line looks like the whole text of a move rather than a part of one."""
        pieces = tokens(line, self.deck)
        signs = [i for i, piece in enumerate(pieces) if piece.text in ("x", "+")]
        if signs:
            return 0 < signs[0] < len(pieces) - 1
        return len(pieces) > 1 and pieces[0].kind == "word" and len(pieces[0].text) > 1

    def _judge(self, line: str) -> Refusal | None:
        """Why the move of a text is refused, as far as the person may know; None if it is legal."""
        view = self.sight.view
        game = view.variant.game
        move = game.parse(view.state, view.config, view.seat, line)
        return game.explain(view.state, view.config, view.seat, move)

    def _make(self, text: str, then: str = "", *, aside: bool = False) -> bool:
        """Make a move, and what is called right after it; False with a note if it is refused."""
        table = self.table
        news = table.news
        table.news = news[:] if aside else []
        try:
            table.make(table.seat, text)
            if then and not table.match.over and table.match.explain(table.seat, then) is None:
                table.make(table.seat, then)
        except RefusedError as error:
            table.news = news
            self.notes = [self._refused(error.refusal)]
            return False
        return True

    def _refused(self, refusal: Refusal) -> str:
        message = refusal.message.removeprefix(f"{refusal.rule}: ")
        message = re.sub(r"\bseat (\d)\b", lambda found: self._seat_name(int(found[1])), message)
        if refusal.code in NOT_UNDERSTOOD:
            return self.ink.text(message[0].upper() + message[1:]) + "."
        rule = f" ({refusal.rule})" if refusal.rule else ""
        return self.ink.paint("stop", f"Not allowed{rule}:") + " " + self.ink.text(message) + "."

    def _seat_name(self, seat: int) -> str:
        company = self.table.company
        return "your seat" if seat == company.me or seat >= len(company.sitters) else company.who(seat)

    def _explain(self, line: str) -> None:
        if not line:
            self.console.read_through(help_sheet(self.table.match.variant, self.room, self.sight))
            return
        if NUMBER.fullmatch(line):
            choice = next((choice for choice in self.all if choice.number == int(line)), None)
            if choice is not None:
                self.notes = [f"{self.ink.text(choice.text)} is allowed."]
                return
        try:
            refusal = self._judge(line)
        except RefusedError as error:
            self.notes = (
                [self._refused(error.refusal)]
                if error.code != "unparsable"
                else [self.ink.text(error.refusal.message)]
            )
            return
        self.notes = [self._refused(refusal) if refusal else f"{self.ink.text(line)} is allowed."]
