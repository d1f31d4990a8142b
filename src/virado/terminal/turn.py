"""A decision of the person.

The page is drawn and input is read until the person has made a move. `move_input` finds the move that a line means.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from virado.bots.contract import Candidate
from virado.games.messages import Event, Move
from virado.refusal import RefusedError
from virado.terminal.choices import QUOTED, narrow_choices, normalize, tokens
from virado.terminal.console import SHOW_ALL, Console
from virado.terminal.contract import AnswerEntry, OpenQuestion
from virado.terminal.help_pages import command_page, help_page, spoken_note
from virado.terminal.hints import hint_lines
from virado.terminal.layout import ComposedPage, choice_lines, compose, numbered_lines
from virado.terminal.move_input import HELP, NUMBER, MoveInput, MovePlayer
from virado.terminal.perspective import Perspective
from virado.terminal.texts import QUIT
from virado.words.spoken_words import spoken_words

LONGEST = 300
"""Maximum number of characters that are read of a typed line."""
UNDO = "undo"
FOOTER = ("hint", "score", QUIT, "rules", "log", UNDO)
"""Commands in the order of the footer, which names as many as fit."""


class PlayerLeftError(Exception):  # leaving is not an error
    """Raised when the person leaves the match."""


class Adviser(Protocol):
    """The part of a host that a turn uses."""

    @property
    def is_preparing(self) -> bool:
        """True if fallback players move for bots that are still being prepared."""
        ...

    def advice(self) -> tuple[str, Sequence[Candidate]]:
        """Return the level of the bot that gives hints, and its candidates for the person's move, best first."""
        ...


class TurnHost(MovePlayer, Protocol):
    """The part of the client that a turn uses: the person, the console and the match."""

    console: Console

    @property
    def host(self) -> Adviser:
        """Return the host of the match."""
        ...

    @property
    def has_output(self) -> bool:
        """True if the output of custom bots is in a file."""
        ...

    def header(self, p: Perspective) -> list[str]:
        """Return the facts of the top line."""
        ...

    def news(self) -> list[str]:
        """Return sentences for the events since the person's last move."""
        ...

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Return sentences for these events."""
        ...

    def greeting(self) -> list[str]:
        """Return the notes for the first page; empty after that."""
        ...

    def take_back(self) -> None:
        """Take back the person's last move. Raises IllegalError if that is impossible."""
        ...

    def output_note(self) -> str:
        """Return a note if custom bots have failed or printed something since the last call, otherwise an empty text."""
        ...

    def show_output(self) -> str | None:
        """Show the last lines that custom bots have printed, and return a line typed below them."""
        ...


class Turn(MoveInput):
    """A decision of the person."""

    def __init__(self, player: TurnHost) -> None:
        super().__init__(player)
        self.player = player
        self.console = player.console
        self._question: OpenQuestion | None = None
        """A question about the last line; until it is answered, a number means one of its entries."""
        self._pending: str | None = None
        """A command that was typed below another page, and that is the next line of this decision."""

    def take(self) -> None:
        """Ask until the person has made a move."""
        self.notes = self.player.greeting()
        while True:
            if self._pending is None:
                self._draw()
            line = self._ask()
            if self._handle_line(line):
                return

    # ------------------------------------------------------------------ calls between two plays
    def interject(self, question: str, calls: list[Move]) -> bool:
        """Offer calls before the next seat plays. Returns True if the person has made a call."""
        self.shown_choices = self.all_choices = []
        go_on = self.texts("terminal-go-on")
        offers = [go_on, *(self.page.move_name(self.p, call) for call in calls)]
        while True:
            self._draw(self._with_entries(question, offers))
            line = normalize(self._ask()).casefold()
            if not line or line == "1" or go_on.casefold().startswith(line):
                return False
            command = self.texts.command_of.get(line)
            if command == QUIT:
                raise PlayerLeftError
            if command == UNDO:
                if self._take_back():
                    return True
                continue
            picked = [
                call
                for number, call in enumerate(calls, 2)
                if line in (str(number), str(call))
                or (len(line) > 1 and line in self.page.words(self.p, call))
            ]
            if len(picked) == 1:
                self.player.make(picked[0])
                return True
            self.notes = [self.texts("terminal-note-enter-goes-on")]

    def _with_entries(self, question: str, labels: Sequence[str]) -> str:
        """Return a question with its numbered entries on the lines below it."""
        numbered = [
            f"{self.style.paint('key', self.texts.number(i))} {self.style.isolate_auto(label)}"
            for i, label in enumerate(labels, 1)
        ]
        return "\n".join([question, *numbered_lines(self.p.frame, numbered)])

    # ------------------------------------------------------------------ the page
    def _draw(self, question: str = "") -> None:
        """Draw the page; it is drawn again if the size of the window changes before the next line is read."""
        printed = self.player.output_note()
        notes = [*self.notes, printed] if printed else self.notes
        self.notes = []
        if notes and self.console.is_interactive and not self._fits(self._compose(question, notes)):
            typed = self.console.read_through([*self.page.least_position(self.p), "", *notes])
            self._pending = typed or None
            notes, self.notes = self.notes, []
            if self._pending is not None:
                return

        def draw() -> None:
            self.p = replace(self.p, frame=self.console.frame(self.texts))
            page = self._compose(question, notes)
            self.console.page((page if self._fits(page) else self._compose(question, [])).lines)

        draw()
        self.console.on_resize = draw

    def _fits(self, page: ComposedPage) -> bool:
        return len(page.lines) < self.console.rows

    def _compose(self, question: str, notes: Sequence[str]) -> ComposedPage:
        """Return the page of this decision with these notes."""
        asked = question or self.page.question(self.p, self.all_choices)
        shown = self.shown_choices
        if self._question is not None:
            labels = [entry.label for entry in self._question.entries]
            asked, shown = self._with_entries(self._question.text, labels), []
        notes = list(notes)
        if self.player.host.is_preparing:
            notes = [*notes, self.style.paint("dim", self.texts("terminal-note-preparing"))]
        if self.is_cut_short:
            notes = [*notes, self.texts("terminal-note-cut", limit=len(self.all_choices))]
        if shown and len(shown) < len(self.all_choices):
            notes = [*notes, self._narrowing_note()]
        return compose(
            self.p.frame,
            header=self.player.header(self.p),
            position=self.page.position(self.p),
            brief=self.page.brief_position(self.p),
            least=self.page.least_position(self.p),
            news=self.player.news(),
            question=asked,
            choices=shown,
            notes=notes,
            footer=self._footer(),
        )

    def _read_through(self, lines: Sequence[str], *, mixed: bool = False, from_end: bool = False) -> None:
        """Show another page. A command typed below it is the next line of this decision; a move is not played."""
        self._answer_below(self.console.read_through(lines, mixed=mixed, from_end=from_end))

    def _answer_below(self, typed: str | None) -> None:
        """Use a command that was typed below another page, or note that the line is not used."""
        if not typed:
            return
        line = normalize(typed).casefold()
        words = [
            *SHOW_ALL,
            *self.texts.typed_words("terminal-words-all"),
            *self.texts.typed_words("terminal-words-help"),
        ]
        if line.split(" ")[0] in (*words, *self.texts.command_of) or HELP in normalize(
            typed.replace("؟", HELP)
        ):
            self._pending = typed
        else:
            self.notes.append(self.texts("terminal-note-typed-elsewhere", input=typed[:QUOTED]))

    def _narrowing_note(self) -> str:
        """Return the note that the list has been narrowed."""
        only = self.shown_choices[0] if len(self.shown_choices) == 1 else None
        if self.enter_move is not None and self.enter_move in self.shown_choices:
            only = self.enter_move
        if only is not None and (only == self.enter_move or not only.by_enter):
            rest = self.texts("terminal-note-show-all", number=len(self.all_choices))
            note = self._playing_note(only)
        else:
            rest = self.texts("terminal-note-show-all-short")
            note = self.texts(
                "terminal-note-narrowed", number=len(self.shown_choices), total=len(self.all_choices)
            )
        return f"{note} {self.style.paint('dim', rest)}"

    def _footer(self) -> list[str]:
        own = [
            f"{self.texts.typed_forms(key)} {self.texts(f'{key}.short')}".strip()
            for key in self.page.keys(self.p)
        ]
        hint, *commands = [self._command_name(command) for command in FOOTER]
        return [self.texts("terminal-footer-help"), hint, *own, *commands]

    def _command_name(self, command: str) -> str:
        """Return the letter and the word of a command, or only the word while the letter is the rank of a card."""
        key, word = self.texts.key(command), self.texts.word(command)
        return f"{self.style.isolate(key)} {word}" if self._is_free(key) else word

    def _is_free(self, letter: str) -> bool:
        """Return True if no move plays or touches a card whose rank is this letter."""
        ranks = {piece.text for piece in tokens(letter, self.deck, self.lettering) if piece.kind == "rank"}
        return not any(
            card[0] in ranks for choice in self.all_choices for card in (*choice.played, *choice.table_cards)
        )

    def _is_command_letter(self, letter: str, command: str) -> bool:
        """Return True if a letter now means this command.

        The letter in the footer does unless it is the rank of a card that could be played or taken. Any other letter
        does if it matches no move. A repeated letter always does.
        """
        if letter == self.texts.key(command):
            is_free = self._is_free(letter)
        else:
            is_free = not narrow_choices(self.all_choices, letter, self.deck, self.lettering)
        return is_free or self._is_repeated_letter(letter)

    def _ask(self) -> str:
        if self._pending is not None:
            line, self._pending = self._pending, None
            return line
        line = self.console.ask("> ")
        self.console.on_resize = None
        if line is None:
            raise PlayerLeftError
        return line

    # ------------------------------------------------------------------ input
    def _handle_line(self, given: str) -> bool:
        """Handle a typed line. Returns True if a move has been made."""
        self._typed = normalize(given.replace("؟", HELP))[:LONGEST]
        line = self._in_typed_form(self._typed)
        question, self._question = self._question, None
        if question is not None:
            return self._answer_question(question, given, line)
        ready, self.enter_move = self.enter_move, None
        if len(self.all_choices) == 1:
            self.enter_move = self._only_move()
        is_yes = self._typed.casefold() in self.texts.typed_words("terminal-words-yes")
        if ready and (not line or (is_yes and len(self.all_choices) > 1)):
            return self._make(ready.move)
        if line.startswith(HELP) or line.endswith(HELP):
            self._explain(line.strip(f"{HELP} "))
            return False
        if NUMBER.fullmatch(self._typed) and self._is_hidden(self._typed):
            self._no_number(self._typed)
            return False
        answer = self.page.parse_line(self.p, line)
        if answer is not None:
            self.notes = [answer.note] if answer.note else []
            self._question = answer.question
            if answer.move is not None and self._make(answer.move, aside=answer.aside):
                return True
            self._update_choices()
            return False
        is_over = self._command(self._typed.casefold())
        if is_over is not None:
            return is_over
        if not line:
            if self.page.lists_moves and self.shown_choices == self.all_choices:
                self.notes = [self.texts("terminal-note-type")]
            self._show_all()
            return False
        return self._move(line, ready)

    def _answer_question(self, question: OpenQuestion, given: str, line: str) -> bool:
        """Handle the answer to an open question: the number of an entry, its card, an empty line, or another line."""
        if not line:
            return False
        if NUMBER.fullmatch(self._typed):
            number, limit = int(self._typed), len(question.entries)
            if 1 <= number <= limit:
                return self._handle_line(question.entries[number - 1].line)
            self._question = question
            self.notes = [self.texts("terminal-note-no-entry", number=number, limit=limit)]
            return False
        named = [entry for entry in question.entries if self._names_card(line, entry)]
        return self._handle_line(named[0].line if len(named) == 1 else given)

    def _names_card(self, line: str, entry: AnswerEntry) -> bool:
        """Return True if a line is the name of the card of an entry, or the word for its suit."""
        if not entry.card:
            return False
        pieces = tokens(line, self.deck, self.lettering)
        is_card = len(pieces) == 1 and pieces[0].kind == "card" and pieces[0].text == entry.card
        return is_card or line.casefold() in self.texts.suit_words([entry.card])

    def _command(self, line: str) -> bool | None:
        """Execute a command. Returns True if it ends this decision, None if the line is not a command."""
        word, _, rest = line.partition(" ")
        command = self.texts.command_of.get(word)
        if line in SHOW_ALL or line in self.texts.typed_words("terminal-words-all"):
            self._show_all()
            self._list_hidden_choices()
            return False
        if self.player.has_output and line in self.texts.typed_words("terminal-words-bots"):
            self._answer_below(self.player.show_output())
            return False
        if line in self.texts.typed_words("terminal-words-help"):
            self._show_all()
            self._explain("")
            return False
        if command is None or (rest and command != "rules"):
            return None
        if len(line) == 1 and not self._is_command_letter(line, command):
            return None
        self._show_all()
        if command == UNDO:
            return self._take_back()
        self._run(command, rest)
        return False

    def _list_hidden_choices(self) -> None:
        """List all choices page by page if the page of this decision has not enough lines for them."""
        if self.console.is_interactive and self._compose("", []).hides_choices:
            frame = self.p.frame
            typed = self.console.read_through(
                choice_lines(frame, self.all_choices, frame.rows * len(self.all_choices))
            )
            self._pending = typed or None

    def _take_back(self) -> bool:
        """Take back the person's last move. If it cannot be taken back, add a note and return False."""
        try:
            self.player.take_back()
        except RefusedError as error:
            sentence = self.texts.refusal_fact(error.refusal)
            self.notes = [self.texts("terminal-note-not-taken-back", sentence=sentence)]
            return False
        return True

    def _run(self, command: str, rest: str) -> None:
        match command:
            case "quit":
                raise PlayerLeftError
            case "hint":
                level, candidates = self.player.host.advice()
                self.notes = hint_lines(self.p, self.page, level, candidates, self.all_choices)
                self._show_hinted([str(candidate.move) for candidate in candidates[: len(self.notes)]])
            case _:
                log = self.player.sentences(self.view.events())
                lines, in_english = command_page(self.p, self.page, command, rest, log)
                if lines:
                    self._read_through(lines, mixed=in_english, from_end=command == "log")
                else:
                    self.notes = [self.texts("terminal-note-no-rule", rule=rest.upper()[:QUOTED])]

    def _show_hinted(self, texts: Sequence[str]) -> None:
        """Narrow the list to the moves of a hint if the page has no room for all moves."""
        named = [choice for choice in self.all_choices if choice.text in texts]
        if named and self._compose("", self.notes).hides_choices:
            self.shown_choices = named

    def _is_repeated_letter(self, letter: str) -> bool:
        """Return True if a letter is typed again after it has narrowed the list, such as `q` for the queens.

        The repeated letter then counts as a command.
        """
        return (
            len(self.shown_choices) < len(self.all_choices)
            and narrow_choices(self.shown_choices, letter, self.deck, self.lettering) == self.shown_choices
        )

    def _explain(self, line: str) -> None:
        """Explain a spoken word, or whether a move is legal.

        If `line` is empty, show the help page instead.
        """
        if not line:
            self._read_through(help_page(self.p, self.page, own_bots=self.player.has_output))
            return
        spoken = next(
            (
                each
                for each in spoken_words(self.view.variant, self.texts.words)
                if normalize(each.word).casefold() == line.casefold()
            ),
            None,
        )
        self.notes = [] if spoken is None else [spoken_note(self.p, spoken)]
        if spoken is None or spoken.move:
            self.notes.append(self._judgement(line if spoken is None else spoken.move))
