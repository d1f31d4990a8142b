"""The move that a typed line means.

A line that could mean several moves is answered by a shorter list of choices, and a line that means none by a note.
"""

import re
from collections.abc import Sequence
from typing import Protocol

from virado.games.messages import Move
from virado.refusal import AmbiguousError, Refusal, RefusedError
from virado.terminal.card_words import card_words
from virado.terminal.choices import (
    IN_WORD,
    MARK,
    QUOTED,
    NumberedMove,
    names_only_choice,
    narrow_choices,
    normalize,
    tokens,
)
from virado.terminal.contract import Page
from virado.terminal.perspective import Perspective
from virado.view import Listing

MAX_CHOICES = 600
"""Maximum number of listed moves; the person can type any other move as text."""
NAMED = 6
"""Maximum number of moves that a note names."""
NUMBER = re.compile(r"[0-9]{1,4}")
BARE_WORD = re.compile(rf"(?:_|{IN_WORD})+")
"""Pattern for the text of a move that names no card, number or suit; typed alone, it only shows the move."""
NUMBER_AND_WORD = re.compile(r"([0-9]{1,4}) ?([^\d\s].*)")
_WORDS = re.compile(rf"(?:\w|{MARK})+")
HELP = "?"
NOT_UNDERSTOOD = ("unparsable", "ambiguous")
"""Refusal codes for input that could not be interpreted, as opposed to an illegal move."""
TEACHES_SYNTAX = ("unknown-word", "nothing-said")
"""Details of refusals that list the English words of moves, which no page shows."""


class MovePlayer(Protocol):
    """The part of the client that makes moves."""

    page: Page

    def perspective(self) -> Perspective:
        """Return the current position as the person sees it."""
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


class MoveInput:
    """The choices of a decision, the choices that a line leaves, and the notes about it."""

    def __init__(self, player: MovePlayer) -> None:
        self.page = player.page
        self.p = player.perspective()
        self.view = self.p.view
        self.style = self.p.style
        self.texts = self.p.texts
        self.deck = self.view.deck
        self.lettering = self.style.lettering
        self._player = player
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
        self.enter_move = self._only_move()
        """The move that Enter makes.

        It is the only choice left, or a move that the person must confirm.
        """

    # ------------------------------------------------------------------ the choices
    def _update_choices(self) -> None:
        """Renumber the choices after the page has handled a line; the cards picked may have changed them."""
        choices = self.page.choices(self.p, self._listed.moves)
        if choices != self.all_choices:
            self.all_choices = choices
            self._show_all()

    def _show_all(self) -> None:
        """Show all choices again. Enter then makes a move only if it is the only one."""
        self.shown_choices = self.all_choices
        self.enter_move = self._only_move()

    def _only_move(self) -> NumberedMove | None:
        """Return the move that Enter makes if it is the only choice left."""
        return (
            self.shown_choices[0] if len(self.shown_choices) == 1 and self.shown_choices[0].by_enter else None
        )

    # ------------------------------------------------------------------ typed lines
    def _in_typed_form(self, line: str) -> str:
        """Return a line with the names of cards in words, such as *king of hearts*, in their typed form."""
        kept = {word for choice in self.all_choices for word in (*choice.words, *choice.whole_words)}
        written = self._card_words.to_typed_form(line, kept)
        is_number = NUMBER.fullmatch(written) is not None
        return line if is_number and not self.page.lists_moves else written

    def _canonical(self, line: str) -> str:
        """Return a line with cards replaced by their names."""
        return self.lettering.canonical(line, self.deck.ranks) if self.lettering else line

    def _without_fillers(self, line: str) -> str:
        """Return a line without words such as *I* and *will*, which name no move."""
        fillers = self.texts.typed_words("terminal-words-fillers")
        return " ".join(word for word in line.split() if word.casefold() not in fillers)

    # ------------------------------------------------------------------ the move that a line means
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

    def _looks_whole(self, line: str) -> bool:
        """Return True if a line looks like the full text of a move, not like a part of it."""
        pieces = tokens(line, self.deck, self.lettering)
        signs = [i for i, piece in enumerate(pieces) if piece.text in ("x", "+")]
        if signs:
            return 0 < signs[0] < len(pieces) - 1
        return len(pieces) > 1 and pieces[0].kind == "word" and len(pieces[0].text) > 1

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

    def _make(self, move: Move, then: Move | None = None, *, aside: bool = False) -> bool:
        """Make a move and then an optional call.

        If the move is refused, add a note and return False.
        """
        try:
            self._player.make(move, aside=aside)
        except RefusedError as error:
            self.notes = [self._refused(error.refusal)]
            return False
        if then is not None:
            self._player.call(then)
        return True

    # ------------------------------------------------------------------ answers about moves
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
        typed = _WORDS.findall(self._typed.casefold())
        is_whole = all(word in typed for word in _WORDS.findall(part))
        taught = (*TEACHES_SYNTAX, *self.page.syntax_refusals)
        return refusal.detail not in taught and (not part or is_whole)


def _as_typed(refusal: Refusal, line: str) -> Refusal:
    """Return a refusal that names an action by the word that the person has typed."""
    if "action" not in refusal.facts:
        return refusal
    facts = {**refusal.facts, "action": line.partition(" ")[0][:QUOTED]}
    return Refusal(refusal.code, refusal.rule, facts, refusal.detail)
