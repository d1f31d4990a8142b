"""A decision of the person.

The page is drawn and input is read until the person has made a move.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from virado.games.messages import Event, Move
from virado.refusal import AmbiguousError, Refusal, RefusedError
from virado.terminal.card_words import card_words
from virado.terminal.choices import QUOTED, NumberedMove, names_only_choice, narrow_choices, normalize, tokens
from virado.terminal.console import SHOW_ALL, Console
from virado.terminal.contract import AnswerEntry, OpenQuestion, Page
from virado.terminal.help_pages import command_page, help_page, spoken_note
from virado.terminal.hints import hint_lines
from virado.terminal.host import Host
from virado.terminal.layout import ComposedPage, choice_lines, compose, numbered_lines
from virado.terminal.perspective import Perspective
from virado.terminal.texts import QUIT
from virado.view import Listing
from virado.words.spoken_words import spoken_words

MAX_CHOICES = 600
"""Maximum number of listed moves; the person can type any other move as text."""
LONGEST = 300
"""Maximum number of characters that are read of a typed line."""
NAMED = 6
"""Maximum number of moves that a note names."""
NUMBER = re.compile(r"[0-9]{1,4}")
BARE_WORD = re.compile(r"[^\W\d]+")
"""Pattern for the text of a move that names no card, number or suit; typed alone, it only shows the move."""
NUMBER_AND_WORD = re.compile(r"([0-9]{1,4}) ?([^\d\s].*)")
UNDO = "undo"
FOOTER = ("hint", "score", QUIT, "rules", "log", UNDO)
"""Commands in the order of the footer, which names as many as fit."""
HELP = "?"
NOT_UNDERSTOOD = ("unparsable", "ambiguous")
"""Refusal codes for input that could not be interpreted, as opposed to an illegal move."""
TEACHES_SYNTAX = ("unknown-word", "nothing-said")
"""Details of refusals that list the English words of moves, which no page shows."""


class PlayerLeftError(Exception):  # leaving is not an error
    """Raised when the person leaves the match."""


class TurnHost(Protocol):
    """The part of the client that a turn uses: the person, the console and the match."""

    host: Host
    console: Console
    page: Page

    @property
    def has_output(self) -> bool:
        """True if the output of custom bots is in a file."""
        ...

    def perspective(self) -> Perspective:
        """Return the current position as the person sees it."""
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

    def make(self, move: Move, *, aside: bool = False) -> None:
        """Make a move of the person.

        The events after the move are the next news. An `aside` is a call that is not a turn; after it, earlier events
        remain news as well.
        """
        ...

    def call(self, move: Move) -> None:
        """Make a call if it is still legal."""
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


class Turn:
    """A decision of the person."""

    def __init__(self, player: TurnHost) -> None:
        self.player = player
        self.console = player.console
        self.page = player.page
        self.p = player.perspective()
        self.view = self.p.view
        self.style = self.p.style
        self.texts = self.p.texts
        self.deck = self.view.deck
        self.lettering = self.style.lettering
        self._card_words = card_words(self.texts, self.deck)
        self._typed = ""
        """The line that is being handled, as the person has typed it."""
        self.page.begin(self.p)
        self._listed = self.view.listed(MAX_CHOICES) if self.page.lists_moves else Listing([], True)
        self.is_cut_short = not self._listed.complete
        """True if there are more legal moves than the list contains."""
        self.all_choices: list[NumberedMove] = self.page.choices(self.p, self._listed.moves)
        self.shown_choices = self.all_choices
        self.notes: list[str] = []
        self._question: OpenQuestion | None = None
        """A question about the last line; until it is answered, a number means one of its entries."""
        self._pending: str | None = None
        """A command that was typed below another page, and that is the next line of this decision."""
        self.enter_move = self._only_move()
        """The move that Enter makes.

        It is the only choice left, or a move that the person must confirm.
        """

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

    def _update_choices(self) -> None:
        """Renumber the choices after the page has handled a line; the cards picked may have changed them."""
        choices = self.page.choices(self.p, self._listed.moves)
        if choices != self.all_choices:
            self.all_choices = choices
            self._show_all()

    def _in_typed_form(self, line: str) -> str:
        """Return a line with the names of cards in words, such as *king of hearts*, in their typed form."""
        kept = {word for choice in self.all_choices for word in (*choice.words, *choice.whole_words)}
        written = self._card_words.to_typed_form(line, kept)
        is_number = NUMBER.fullmatch(written) is not None
        return line if is_number and not self.page.lists_moves else written

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

    def _show_all(self) -> None:
        """Show all choices again. Enter then makes a move only if it is the only one."""
        self.shown_choices = self.all_choices
        self.enter_move = self._only_move()

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

    def _move(self, line: str, ready: NumberedMove | None) -> bool:
        if NUMBER.fullmatch(self._typed):
            done = self._number(line, ready)
            if done is not None:
                return done
        both = NUMBER_AND_WORD.fullmatch(self._typed)
        if both:
            choice = self._numbered(both[1])
            word = both[2].casefold()
            probe = choice or (self.all_choices[0] if self.all_choices else None)
            added = probe and self.page.addition(self.p, word, probe.move)
            if added:
                return self._make(added.move, added.then) if choice else self._no_number(both[1])
        text = self._canonical(line)
        same = [choice for choice in self.all_choices if choice.text.casefold() == text.casefold()]
        if same and not BARE_WORD.fullmatch(text):
            return self._make(same[0].move)
        left = (
            same
            or narrow_choices(self.shown_choices, line, self.deck, self.lettering)
            or narrow_choices(self.all_choices, line, self.deck, self.lettering)
        )
        if not left:
            shorter = self._without_fillers(line)
            left = narrow_choices(self.all_choices, shorter, self.deck, self.lettering)
            line = shorter if left else line
        if names_only_choice(line, left, self.deck, self.lettering):
            return self._make(left[0].move)
        if self._looks_whole(line) or not left:
            try:
                move = self.view.parse(text)
                refusal = self.view.explain(move).refusal
            except AmbiguousError as error:
                left = [choice for choice in self.all_choices if choice.text in error.candidates] or left
                refusal = error.refusal
            except RefusedError as error:
                refusal = error.refusal
                if not left:
                    self._answer_words(line, refusal)
                    return False
            else:
                if refusal is None:
                    return self._make(move)
            if not left or (refusal.rule and self._looks_whole(line)):
                self.notes = [self._refused(refusal)]
            if not left:
                return False
        self.shown_choices = left
        self.enter_move = self._only_move()
        self._warn(self._typed.casefold())
        if not self.notes and len(left) == len(self.all_choices):
            self.notes = [self._fitting_note()]
        return False

    def _without_fillers(self, line: str) -> str:
        """Return a line without words such as *I* and *will*, which name no move."""
        fillers = self.texts.typed_words("terminal-words-fillers")
        return " ".join(word for word in line.split() if word.casefold() not in fillers)

    def _fitting_note(self) -> str:
        """Return the note that the typed line fits all moves, with the input that plays the only one."""
        if len(self.all_choices) > 1:
            return self.texts(
                "terminal-note-all-fit", input=self._typed[:QUOTED], number=len(self.all_choices)
            )
        return self._playing_note(self.all_choices[0])

    def _playing_note(self, choice: NumberedMove) -> str:
        """Return the note that tells the input that plays a move: Enter or its number."""
        move = self.page.move_name(self.p, choice.move)
        if choice == self.enter_move:
            return self.texts("terminal-note-enter-plays", move=move)
        return self.texts("terminal-note-number-plays", number=choice.number, move=move)

    def _answer_words(self, line: str, refusal: Refusal) -> None:
        """Answer a line that is no move with a note; `refusal` tells why it could not be read.

        If the words of the line mean a legal move in the person's language, the list is narrowed to this move. If
        they mean another move, the note says why that move is not legal.
        """
        words = self._in_move_words(line)
        if words is not None:
            try:
                move = self.view.parse(words)
                found = self.view.explain(move).refusal
            except RefusedError as error:
                self.notes = [self._refused(_as_typed(error.refusal, line))]
                return
            if found is not None:
                self.notes = [self._refused(found)]
                return
            self.shown_choices = [each for each in self.all_choices if each.move == move] or self.all_choices
            self.enter_move = self._only_move()
            return
        if self._looks_whole(line) and self._quotes_whole_words(refusal):
            self.notes = [self._refused(refusal)]
        else:
            self.notes = [self.texts("terminal-note-no-move", input=self._typed[:QUOTED])]

    def _in_move_words(self, line: str) -> str | None:
        """Return a line as `canonical_words` does; None if it has no words of the person's language for moves."""
        text = self._canonical(line)
        words = self.page.canonical_words(self.p, text)
        return None if words == text else words

    def _only_move(self) -> NumberedMove | None:
        """Return the move that Enter makes if it is the only choice left."""
        return (
            self.shown_choices[0] if len(self.shown_choices) == 1 and self.shown_choices[0].by_enter else None
        )

    def _warn(self, letter: str) -> None:
        """Warn that a letter has narrowed the list although it is also a command.

        Enter does not make a move on the next line.
        """
        command = self.texts.command_of.get(letter) if len(letter) == 1 else None
        if command is not None:
            self.enter_move = None
            number = self.shown_choices[0].number if len(self.shown_choices) == 1 else 0
            self.notes = [
                self.texts(
                    "terminal-note-letter",
                    input=letter,
                    number=number,
                    command=self.texts.word(command),
                )
            ]

    def _numbered(self, number: str) -> NumberedMove | None:
        """Return the choice with this number, if it is shown."""
        return next((choice for choice in self.shown_choices if choice.number == int(number)), None)

    def _is_hidden(self, number: str) -> bool:
        """Return True if the narrowed list leaves out the choice with this number, which is no rank of a card."""
        return (
            self._numbered(number) is None
            and any(choice.number == int(number) for choice in self.all_choices)
            and not narrow_choices(self.all_choices, number, self.deck, self.lettering)
        )

    def _number(self, line: str, ready: NumberedMove | None) -> bool | None:
        """Play the move with this number.

        Returns None if no shown move has this number but the number fits a card. If the number is also the rank of a
        card that the move does not name alone, the person must confirm it once.
        """
        choice = self._numbered(line)
        if choice is None:
            return (
                None
                if narrow_choices(self.all_choices, line, self.deck, self.lettering)
                else self._no_number(line)
            )
        if choice is not ready and self._is_rank_too(line, choice):
            self.enter_move = choice
            move = self.page.move_name(self.p, choice.move)
            note = self.texts("terminal-note-number-is", number=int(line), move=move)
            rank = line.replace("10", "T")
            card = next((card for card in self.p.hand if card[0] == rank), "")
            if card and narrow_choices(self.all_choices, card, self.deck):
                shown = self.style.typed_card(card)
                note += " " + self.texts("terminal-note-shows", input=shown, number=int(line))
            self.notes = [note]
            return False
        return self._make(choice.move)

    def _is_rank_too(self, line: str, choice: NumberedMove) -> bool:
        """Return True if a number may also be meant as the rank of a card in hand.

        While the list is narrowed, only the cards that its moves play count.
        """
        if all(each.card_says_all or not each.played for each in self.all_choices):
            return False
        rank = line.replace("10", "T")
        fitting = [each for each in self.shown_choices if any(card[0] == rank for card in each.played)]
        is_held = self.shown_choices == self.all_choices and any(card[0] == rank for card in self.p.hand)
        return fitting != [choice] if fitting else is_held

    def _no_number(self, line: str) -> bool:
        if not self.all_choices:
            self.notes = [self.texts("terminal-note-no-move", input=line)]
        elif self._is_hidden(line):
            self.notes = [self.texts("terminal-note-number-hidden", number=int(line))]
        else:
            limit = len(self.all_choices)
            self.notes = [self.texts("terminal-note-no-number", number=int(line), limit=limit)]
        return False

    def _canonical(self, line: str) -> str:
        """Return a line with cards replaced by their names."""
        return self.lettering.canonical(line, self.deck.ranks) if self.lettering else line

    def _looks_whole(self, line: str) -> bool:
        """Return True if a line looks like the full text of a move, not like a part of it."""
        pieces = tokens(line, self.deck, self.lettering)
        signs = [i for i, piece in enumerate(pieces) if piece.text in ("x", "+")]
        if signs:
            return 0 < signs[0] < len(pieces) - 1
        return len(pieces) > 1 and pieces[0].kind == "word" and len(pieces[0].text) > 1

    def _make(self, move: Move, then: Move | None = None, *, aside: bool = False) -> bool:
        """Make a move and then an optional call.

        If the move is refused, add a note and return False.
        """
        try:
            self.player.make(move, aside=aside)
        except RefusedError as error:
            self.notes = [self._refused(error.refusal)]
            return False
        if then is not None:
            self.player.call(then)
        return True

    # ------------------------------------------------------------------ refusals
    def _refused(self, refusal: Refusal) -> str:
        sentence = self.texts.refusal_fact(refusal)
        if refusal.code in NOT_UNDERSTOOD:
            return self.texts("terminal-not-understood", sentence=sentence)
        key = "terminal-not-allowed-by" if refusal.rule else "terminal-not-allowed"
        return self.texts(key, rule=refusal.rule or "", sentence=sentence)

    def _quotes_whole_words(self, refusal: Refusal) -> bool:
        """Return True if a refusal fits what was typed: it teaches no English text of a move, and cuts no word."""
        if refusal.code != "unparsable":
            return True
        part = normalize(str(refusal.facts.get("part", ""))).casefold()
        typed = re.split(r"[^\w]+", self._typed.casefold())
        is_whole = all(word in typed for word in re.split(r"[^\w]+", part))
        taught = (*TEACHES_SYNTAX, *self.page.syntax_refusals)
        return refusal.detail not in taught and (not part or is_whole)

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

    def _judgement(self, line: str) -> str:
        """Return a note that tells whether a move is legal.

        `line` is the text of the move or its number.
        """
        asked = self._typed.strip(f"{HELP} ")
        is_number = NUMBER.fullmatch(asked) is not None
        choice = next((each for each in self.all_choices if is_number and each.number == int(asked)), None)
        if choice is not None:
            return self._allowed(choice.move)
        refusal: Refusal | None = None
        words = self._in_move_words(line)
        for text in (self._canonical(line), *([] if words is None else [words])):
            try:
                move = self.view.parse(text)
            except RefusedError as error:
                refusal = error.refusal if text != words else _as_typed(error.refusal, line)
            else:
                found = self.view.explain(move).refusal
                return self._allowed(move) if found is None else self._refused(found)
        left = narrow_choices(self.all_choices, line, self.deck, self.lettering)
        left = left or narrow_choices(
            self.all_choices, self._without_fillers(line), self.deck, self.lettering
        )
        if len(left) == 1:
            return self._allowed(left[0].move)
        if left or refusal is None or not self._quotes_whole_words(refusal):
            return self._possible(self._typed.strip(f"{HELP} "), left)
        return self._refused(refusal)

    def _allowed(self, move: Move) -> str:
        return self.texts("terminal-allowed", move=self.page.move_name(self.p, move))

    def _possible(self, line: str, fitting: Sequence[NumberedMove]) -> str:
        """Return a note that a line is no move, with the moves that fit it, or else with moves that are legal."""
        moves = [choice.move for choice in fitting or self.all_choices]
        names = [self.page.move_name(self.p, move) for move in moves[:NAMED]]
        if len(moves) > NAMED:
            names.append(self.texts.as_painted(self.style.more))
        key = "terminal-note-which-move" if fitting else "terminal-note-no-such-move"
        return self.texts(key, input=line[:QUOTED], names=names)


def _as_typed(refusal: Refusal, line: str) -> Refusal:
    """Return a refusal that names an action by the word that the person has typed."""
    if "action" not in refusal.facts:
        return refusal
    facts = {**refusal.facts, "action": line.partition(" ")[0][:QUOTED]}
    return Refusal(refusal.code, refusal.rule, facts, refusal.detail)
