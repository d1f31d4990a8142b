"""Puzzles in the terminal: a position, an answer, and the solution with its reasons."""

from collections.abc import Sequence

from virado.bots.contract import PERCENT, Candidate
from virado.games.messages import Event, Move
from virado.puzzles.puzzle import Puzzle, PuzzleOption
from virado.refusal import IllegalError, Refusal
from virado.session import Occupant, Person, SeatedBot
from virado.terminal.columns import wrap
from virado.terminal.console import Console
from virado.terminal.layout import heading
from virado.terminal.pages import page_of
from virado.terminal.perspective import Perspective, speakers_of
from virado.terminal.texts import QUIT, Texts
from virado.terminal.turn import Turn
from virado.words import Catalogue, catalogue
from virado.words.contract import narration_of
from virado.words.evaluation import FormattedText
from virado.words.names import names_for

RECALLED = 8
"""Maximum number of past events shown with a position."""
PERSON = "person"


class PuzzleHost:
    """The match of a puzzle, as far as a decision needs it: a view, and no bots."""

    is_preparing = False
    """False, because no bot plays."""

    def __init__(self, puzzle: Puzzle, occupants: Sequence[Occupant]) -> None:
        self._match = puzzle.match()
        self._seat = puzzle.seat
        self.occupants = occupants

    def canonical(self, move: Move) -> str:
        """Return the canonical text of a legal move."""
        return str(self._match.judge(self._seat, move).move)

    def advice(self) -> tuple[str, Sequence[Candidate]]:
        """Return no candidates; `PuzzleTurn` has hints of its own."""
        return "", ()


class PuzzleTurn(Turn):
    """A decision in which the first hint is the theme, and the second the solution."""

    def __init__(self, player: "PuzzlePlayer") -> None:
        super().__init__(player)
        self._player_of_puzzle = player

    def _command(self, line: str) -> bool | None:
        is_over = super()._command(line)
        return self._player_of_puzzle.is_over or is_over

    def _run(self, command: str, rest: str) -> None:
        if command == "hint":
            self.notes = self._player_of_puzzle.hint()
        else:
            super()._run(command, rest)


class PuzzlePlayer:
    """A person who solves a puzzle. It has what a `Turn` needs of a client."""

    has_output = False

    def __init__(self, puzzle: Puzzle, console: Console, place: tuple[int, int]) -> None:
        """Create the player; `place` is the number of the puzzle and the number of all."""
        self.puzzle = puzzle
        self.console = console
        self._title = console.texts("puzzles-title", number=place[0], limit=place[1])
        self.view = puzzle.view()
        variant = self.view.variant
        region = catalogue().variant_place(variant.slug)
        others = names_for(region, variant.game.name, variant.players - 1, puzzle.record.seed)
        others.insert(puzzle.seat, PERSON)
        occupants: list[Occupant] = [SeatedBot(level="expert")] * variant.players
        occupants[puzzle.seat] = Person(id=PERSON, name=PERSON)
        self.host = PuzzleHost(puzzle, occupants)
        self.page = page_of(variant.game.name)
        self.narration = narration_of(variant.game.name)
        self.texts = Texts(
            console.words, console.style, speakers_of(others, puzzle.seat, variant, console.words)
        )
        self.answers: list[str] = []
        """Texts of the moves that the person has tried."""
        self.is_over = False
        """True once the person has found the best move or asked for the solution."""
        self._hinted = False
        self._notes = [self.texts("puzzles-task")]

    @property
    def theme(self) -> str:
        """Return the name of the puzzle's theme."""
        return theme_name(self.console.words, self.puzzle.family, self.puzzle.theme)

    def solve(self) -> None:
        """Ask until the puzzle is over. Raises PlayerLeftError if the person leaves."""
        while not self.is_over:
            PuzzleTurn(self).take()

    # ------------------------------------------------------------------ for a turn
    def perspective(self) -> Perspective:
        """Return the position as the person sees it."""
        return Perspective(self.view, self.host.occupants, self.console.frame(self.texts))

    def header(self, p: Perspective) -> list[str]:
        """Return the facts of the top line."""
        return [self._title, self.texts.title(self.view.variant), *self.page.header(p)]

    def news(self) -> list[str]:
        """Return sentences for the last events before the position."""
        events = self.view.events()
        mine = [
            number
            for number, event in enumerate(events, 1)
            if getattr(event, "seat", None) == self.puzzle.seat
        ]
        return self.sentences(events[max(len(events) - RECALLED, mine[-1] if mine else 0) :])

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Return sentences for these events."""
        return self.texts.events(self.narration, self.page.select_narrated(events))

    def greeting(self) -> list[str]:
        """Return the notes below the position: the task, or the judgement of the last answer."""
        notes, self._notes = self._notes, []
        return notes

    def make(self, move: Move, *, aside: bool = False) -> None:
        """Judge an answer. A call out of turn is no answer."""
        if aside:
            self._notes = [self.texts("puzzles-call")]
            return
        text = self.host.canonical(move)
        self.answers.append(text)
        option = self.puzzle.option(text)
        self.is_over = text == self.puzzle.best.move
        judged = (
            self.texts("puzzles-not-compared", move=self._name(text))
            if option is None
            else self.texts("puzzles-loses", move=self._name(text), loss=self._loss(option))
        )
        self._notes = [judged, self.texts("puzzles-again", input=self.texts.key("hint"))]

    def call(self, move: Move) -> None:
        """Ignore a call that follows a move."""

    def take_back(self) -> None:
        """Raise IllegalError, because a wrong answer is followed by another one."""
        raise IllegalError(Refusal("nothing-to-undo"))

    def output_note(self) -> str:
        """Return an empty text, because no bot plays."""
        return ""

    def show_output(self) -> str | None:
        """Return an empty line, because no bot plays."""
        return ""

    def hint(self) -> list[str]:
        """Return the first hint, and end the puzzle at the second."""
        self.is_over = self._hinted
        self._hinted = True
        tempting = self._name(self.puzzle.tempting)
        facts = {"theme": self.theme, "move": tempting, "input": self.texts.key("hint")}
        return [self.texts("puzzles-hint", **facts)]

    # ------------------------------------------------------------------ the solution
    def solution(self) -> list[str]:
        """Return the page of the solution."""
        texts, puzzle = self.texts, self.puzzle
        p = self.perspective()
        is_found = self.answers[-1:] == [puzzle.best.move]
        key = (
            "puzzles-found"
            if is_found and not self._hinted and len(self.answers) == 1
            else "puzzles-solution"
        )
        said = [texts(key, move=self._name(puzzle.best.move)), self._reasons(puzzle.best)]
        if puzzle.options[1].move != puzzle.tempting:
            said.append(texts("puzzles-margin", loss=self._loss(puzzle.options[1])))
        tempting = puzzle.option(puzzle.tempting)
        if tempting is not None:
            said.append(texts("puzzles-loses", move=self._name(tempting.move), loss=self._loss(tempting)))
            said.append(self._reasons(tempting))
        lines = [*heading(p.frame, [self._title, self.theme]), "", *self.page.least_position(p), ""]
        for sentence in filter(None, said):
            lines += wrap(sentence, p.columns, indent=2)
        return lines

    def _reasons(self, option: PuzzleOption) -> str:
        """Return the reasons for and against a move as a sentence; empty without reasons."""
        reasons = self.texts.words.reasons(option.reasons, self.texts.speakers)
        clauses = [FormattedText(self.console.style.sentence(reason)) for reason in reasons]
        return self.texts("puzzles-reasons", clauses=clauses) if clauses else ""

    def _name(self, text: str) -> FormattedText:
        return self.page.move_name(self.perspective(), self.view.parse(text))

    def _loss(self, option: PuzzleOption) -> FormattedText:
        is_percent = self.puzzle.unit == PERCENT
        value = self.texts.decimal(option.loss, 1)
        return FormattedText(self.texts(f"puzzles-{'percent' if is_percent else 'points'}", value=value))


def theme_name(words: Catalogue, family: str, theme: str) -> str:
    """Return the name of a theme as a person reads it."""
    return words.text(f"puzzles-theme-{family}-{theme}")


def show_solution(player: PuzzlePlayer, console: Console) -> bool:
    """Show the solution. Returns False if the person leaves."""
    typed = console.read_through(player.solution(), end=console.texts("puzzles-next"))
    return typed is not None and console.texts.command_of.get(typed.casefold()) != QUIT
