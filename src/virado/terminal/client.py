"""The terminal client of one match: turns, news, scores, and the end of the match."""

import os
import threading
from collections.abc import Generator, Sequence
from contextlib import contextmanager

from virado import invocation
from virado.cards import Seat
from virado.games.messages import Event, Move
from virado.terminal import saved_matches
from virado.terminal.background import Background
from virado.terminal.choices import QUOTED, normalize
from virado.terminal.columns import width, wrap, wrap_exactly
from virado.terminal.console import Console
from virado.terminal.contract import Page
from virado.terminal.custom_bots import BotOutput, failure_sentence
from virado.terminal.help_pages import command_page, help_page, table_lines
from virado.terminal.host import Host
from virado.terminal.layout import RepeatedLine, heading
from virado.terminal.pages import page_of
from virado.terminal.perspective import Perspective, speakers_of
from virado.terminal.texts import QUIT, Texts
from virado.terminal.turn import HELP, PlayerLeftError, Turn
from virado.words.contract import narration_of

LINES_OF_END = 3
"""Number of lines that stay free below the result of a match: for a question, and for what the person types."""
ROWS_FOR_UNFINISHED = 20
"""Minimum height of a window in which the first page mentions another unfinished match."""
SLOW = 1.0
"""Seconds of thought after which the page says which bot is thinking."""
RECALLED = 8
"""Number of past events that are shown again when a match is resumed."""


class Client:
    """The terminal client of one match."""

    def __init__(
        self,
        host: Host,
        console: Console,
        *,
        unfinished: str = "",
        cards: str | None = None,
        output: BotOutput | None = None,
    ) -> None:
        """Start the client.

        `unfinished` holds the arguments that continue another unfinished match; the first page mentions them. `cards` is the card
        pattern given on the command line. `output` is the file with the output of custom bots, if they have one.
        """
        self.host = host
        self.output = output
        self._written = 0
        """Number of failures of custom bots that have been written to `output`."""
        self.unfinished = unfinished
        self.cards = cards
        self.is_new = host.path is None or not os.path.exists(host.path)  # noqa: PTH110
        """True if the match had no file when the client started."""
        self.is_greeted = False
        self._is_warned = False
        """True once the person has been warned that the match is not saved."""
        self.finished = False
        """True once the match has been played to its end and its result has been shown."""
        self.console = console
        self.background = Background()
        self.page: Page = page_of(host.variant.game.name)
        speakers = speakers_of(host.names, host.seat, host.variant, console.words)
        self.texts = Texts(console.words, console.style, speakers)
        self.narration = narration_of(host.variant.game.name)
        self.anticlockwise = host.variant.agreement().direction == "ccw"
        self._aside: list[str] = []
        """Notes for the next page."""
        self._kept = ""
        """Name of the record of the match; empty before the end, and if the match is not saved."""
        self._result: list[str] = []
        """Lines of the page of the last deal, and of the end of the match."""
        self.news_since = 0
        """Index of the first event that is news to the person."""
        self._narrated_since = 0
        """Index of the first event that the page of a result narrates."""
        self._revealed: int | None = None
        """Number of events seen by the person while the rounds of a deal are shown; None at other times."""
        self._is_leaving = False
        """True if the person has just typed the command to leave below a result, which asks once."""

    @contextmanager
    def _thinking(self, seat: Seat) -> Generator[None]:
        """Say who is thinking if the block takes longer than SLOW seconds."""

        def say() -> None:
            self.console.say(self.texts("terminal-thinking", seat=seat))

        timer = threading.Timer(SLOW, say)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()

    # ------------------------------------------------------------------ the match
    def run(self) -> None:
        """Play until the match is over or the person leaves.

        If the person leaves a new match without any input, its file is deleted.
        """
        try:
            self.host.save()
            self._recall(resumed=not self.is_new)
            if self.console.is_interactive:
                self.host.prepare(self.background)
                self.host.thinking = self._thinking
            while not self.host.over:
                self._one_move()
            self._show_deals()
            self._show_end()
            self.finished = True
        except PlayerLeftError:
            if self.is_new and not self.console.has_input:
                self.host.discard()
            else:
                self._show_how_to_resume()
        except KeyboardInterrupt:
            self._show_how_to_resume()

    def _recall(self, *, resumed: bool = False) -> None:
        """Set the first event to show when a match is resumed, or after a move has been taken back.

        Up to RECALLED events are shown: the last ones of the current deal, or of the match if it is over. If the
        person has done nothing since the last score, the result of that deal is shown again after `resumed`.
        """
        events = self.host.view().events()
        scored = [i for i, event in enumerate(events) if isinstance(event, self.page.score_event)]
        first = scored[-1] + 1 if scored and not self.host.over else 0
        self.news_since = self._narrated_since = max(first, len(events) - RECALLED)
        if not resumed or not scored:
            return
        last = scored[-1]
        if not any(getattr(event, "seat", None) == self.host.seat for event in events[last + 1 :]):
            deals = [i for i, event in enumerate(events[:last]) if isinstance(event, self.page.deal_event)]
            self.news_since = deals[-1] if deals else 0
            self._narrated_since = max(self.news_since, last + 1 - RECALLED)

    def greeting(self) -> list[str]:
        """Return the notes of a page.

        A new match gets a note on how to type moves, and in a high window a note on another unfinished match. If the
        match is not saved, a note says so once. After a move has been taken back, a note says so.
        """
        notes, self._aside = self._aside, []
        if self.is_new and not self.is_greeted:
            self.is_greeted = True
            notes += [self.texts("terminal-note-first")] if self.page.lists_moves else []
            has_room = self.console.rows >= ROWS_FOR_UNFINISHED
            if self.unfinished and self.console.is_interactive and has_room:
                resume = f"{invocation.program} {self.unfinished}"
                notes.append(self.texts("terminal-note-unfinished", input=resume))
        if self.host.unsaved is not None and not self._is_warned:
            self._is_warned = True
            notes += wrap(self._not_saved(self.host.unsaved), self.console.columns)
        return [self.console.style.paint("dim", note) for note in notes]

    def _one_move(self) -> None:
        self._show_deals()
        if self.host.is_my_turn:
            Turn(self).take()
        else:
            self.host.ask_move()
        self._calls()

    def make(self, move: Move, *, aside: bool = False) -> None:
        """Make a move of the person.

        The events after the move are the next news. An `aside` is a call that is not a turn; after it, earlier events
        remain news as well.
        """
        count = self.host.view().event_count
        self.host.play(move)
        if not aside:
            self.news_since = count

    def call(self, move: Move) -> None:
        """Make a call if it is still legal."""
        if not self.host.over and self.host.view().explain(move).legal:
            self.host.play(move)

    def take_back(self) -> None:
        """Take back the person's last move. Raises IllegalError if that is impossible."""
        self.host.take_back()
        self._written = len(self.host.failures)
        self._recall()
        self._aside = [self.texts("terminal-note-taken-back")]

    def _calls(self) -> None:
        """Offer the calls that are possible between two plays.

        They are offered first to the person, then to the bots.
        """
        while not self.host.over and not self.host.is_my_turn:
            p = self.perspective()
            question = self.page.call_question(p)
            calls = p.view.calls() if question else []
            if not calls or not Turn(self).interject(question, calls):
                break
        if not self.host.over:
            self.host.ask_calls()

    # ------------------------------------------------------------------ pages
    def perspective(self) -> Perspective:
        """Return the current position as the person sees it."""
        background = self.background if self.console.is_interactive else None
        return Perspective(self.host.view(), self.host.occupants, self.console.frame(self.texts), background)

    def header(self, p: Perspective) -> list[str]:
        """Return the facts of the top line.

        If they fit, an anticlockwise direction of play and the seed are added.
        """
        facts = [self.texts.title(self.host.variant), *self.page.header(p)]
        more = [self.texts("terminal-anticlockwise")] if self.anticlockwise else []
        for fact in [*more, self.texts("terminal-seed", number=self.host.seed)]:
            if width(p.style.dot.join([*facts, fact])) <= p.columns:
                facts.append(fact)
        return facts

    def news(self) -> list[str]:
        """Return sentences for the events since the person's last move."""
        view = self.host.view()
        return self.sentences(view.events(self.news_since)) + self._failures(
            self.news_since, view.event_count
        )

    def _failures(self, first: int, last: int) -> list[str]:
        """Return a sentence for each bot that has failed from event `first` to event `last`."""
        found: dict[str, None] = {}
        for failure in self.host.failures:
            if first <= failure.since <= last:
                sentence = failure_sentence(failure.error, self.console.words)
                key = "commands-bot-failed" if failure.moved else "terminal-bot-silent"
                found[self.texts(key, sentence=sentence) + "."] = None
        return list(found)

    def output_note(self) -> str:
        """Return a note if custom bots have failed or printed something since the last call, otherwise an empty text.

        Failures are written to the file, because an illegal move has no traceback.
        """
        if self.output is None:
            return ""
        for failure in self.host.failures[self._written :]:
            self.output.write(failure_sentence(failure.error, self.console.words))
        self._written = len(self.host.failures)
        if not self.output.has_new():
            return ""
        return self.console.style.paint(
            "dim", self.texts("terminal-note-bot-output", input=self.texts.word("bots"))
        )

    @property
    def has_output(self) -> bool:
        """True if the output of custom bots is in a file."""
        return self.output is not None

    def show_output(self) -> str | None:
        """Show the last lines that custom bots have printed, and return a line typed below them."""
        assert self.output is not None
        console = self.console
        top = [*wrap(self.texts("terminal-bot-output", path=str(self.output.path)), console.columns), ""]
        rows = max(console.rows - len(top) - 2, 1)
        lines = self.output.last_lines(rows) or [self.texts("terminal-bot-output-none")]
        shown = [part for line in lines for part in wrap_exactly(line, console.columns)]
        return console.read_through([*top, *shown[-rows:]], mixed=True)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Return sentences for these events."""
        return self.texts.events(self.narration, self.page.select_narrated(events))

    def _show_deals(self) -> None:
        """Show the result of each scored deal before the next deal is displayed."""
        events = self.host.view().events(self.news_since)
        ends = [
            i for i, e in enumerate(events) if isinstance(e, (self.page.score_event, self.page.win_event))
        ]
        if ends:
            since = self.news_since
            self.news_since += ends[-1] + 1
            self._deal_page(since, events[: ends[-1] + 1], self._failures(since, self.news_since - 1))

    def _deal_page(self, since: int, past: Sequence[Event], failures: Sequence[str]) -> None:
        """Show the result of a deal: the events `past`, the first of which has the index `since`."""
        console, texts = self.console, self.texts
        p = self.perspective()
        title = texts.title(self.host.variant)
        deal = self._deal()
        for interlude in self.page.interludes(p, past):
            top = _repeated(heading(p.frame, [title, texts(self.page.deal, number=deal)]))
            self._revealed = since + interlude.shown
            lines, note = [*top, "", *interlude.lines], texts("terminal-enter-goes-on")
            self._show_result(lines if console.fits(lines, note) else [*top, *interlude.brief], note)
        self._revealed = None
        scores = [line for e in past if isinstance(e, self.page.score_event) for line in self._scores(p, e)]
        top = _repeated(heading(p.frame, [title, texts(self.page.deal_over, number=deal)]))
        narrated = past[max(self._narrated_since - since, 0) :]
        past_sentences = self.sentences(
            [e for e in narrated if not isinstance(e, (self.page.score_event, self.page.win_event))]
        )
        told = [
            line
            for sentence in (*past_sentences, *failures)
            for line in wrap(sentence, console.columns, indent=2)
        ]
        lines = [*top, "", *told, *scores, ""]
        if len(lines) > console.rows - LINES_OF_END:
            lines = [*top[:-1], *told, *(line for line in scores if line)]
        if not self.host.over:
            self._show_result(lines, texts("terminal-enter-next-deal"))
        elif console.is_interactive:
            self._result = lines
        else:
            console.page(lines)

    def _show_result(self, lines: Sequence[str], note: str) -> None:
        """Show a page of results until the person goes on with Enter; commands are executed there as well.

        The command to leave asks once.
        """
        console = self.console
        if not console.is_interactive:
            console.page(lines)
            return

        def respond(typed: str) -> list[str]:
            is_asked, self._is_leaving = self._is_leaving, self._is_quit(typed)
            if self._is_leaving and not is_asked:
                return [self.texts("terminal-note-quit-again", input=self.texts.key(QUIT))]
            return self.answer(typed)

        self._is_leaving = False
        if console.read_through(lines, end=note, respond=respond) is None:
            raise PlayerLeftError

    def _is_quit(self, typed: str) -> bool:
        return self.texts.command_of.get(normalize(typed).casefold()) == QUIT

    def answer(self, typed: str) -> list[str]:
        """Execute a command that was typed below a result, and return a note if that is impossible there.

        Raises PlayerLeftError if the person leaves.
        """
        p, console = self.perspective(), self.console
        word, _, rest = normalize(typed.replace("؟", HELP)).casefold().partition(" ")
        command = (
            HELP
            if word in self.texts.typed_words("terminal-words-help")
            else self.texts.command_of.get(word, word)
        )
        if command == QUIT:
            raise PlayerLeftError
        if command == HELP:
            lines, in_english = help_page(p, self.page, own_bots=self.has_output), False
        elif command in ("score", "rules", "log"):
            until = self.news_since if self._revealed is None else self._revealed
            log = self.sentences(p.events()[:until])
            lines, in_english = command_page(p, self.page, command, rest, log, until)
        else:
            lines, in_english = [], False
        if not lines:
            return [self.texts("terminal-note-not-used", input=typed[:QUOTED])]
        further = console.read_through(lines, mixed=in_english, from_end=command == "log")
        if further is None:
            raise PlayerLeftError
        return self.answer(further) if further else []

    def _deal(self) -> int:
        """Return the deal number of the latest event shown; 0 before the first deal."""
        shown = self.perspective().events()[: self.news_since]
        return next((e.deal for e in reversed(shown) if isinstance(e, self.page.deal_event)), 0)

    def _scores(self, p: Perspective, event: Event) -> list[str]:
        remarks = [line for remark in self.page.remarks(p, event) for line in wrap(remark, p.columns)]
        return ["", *remarks, *table_lines(p, self.page.score_rows(p, event))]

    def _show_how_to_resume(self) -> None:
        self.host.save()
        if self.host.unsaved is not None or self.host.path is None:
            self._say_not_saved()
            return
        self.console.say("", self.texts("terminal-saved"))
        cards = f" --cards {self.cards}" if self.cards else ""
        arguments = saved_matches.resume_arguments(self.host.path, self.host.custom_bots)
        self.console.copy(self._command(f"{arguments}{cards}"))

    def _show_end(self) -> None:
        kept = self.host.close()
        p = self.perspective()
        won = p.last((self.page.win_event,))
        winners: Sequence[int] = () if won is None else won.winners
        mine = p.my_side in winners
        sentence = " ".join(self.texts.events(self.narration, [] if won is None else [won]))
        scores = [
            self.texts("terminal-side-score", name=self.texts.as_painted(p.side_name(side)), number=score)
            for side, score in enumerate(p.data.scores)
        ]
        style = "good" if mine else "bold"
        self._result.append(RepeatedLine(self.console.style.paint(style, sentence)))
        self._result.append(self.texts("terminal-scores", scores=self.texts.as_painted_list(scores)))
        self._kept = "" if kept is None else saved_matches.typed_name(kept)
        self.show_end()
        if kept is None:
            self._say_not_saved()

    def show_end(self, said: Sequence[str] = ()) -> None:
        """Show the result of the match, the command that shows the match again if it was kept, and notes."""
        console = self.console
        notes = [line for note in said for line in wrap(note, console.columns, indent=2)]
        lines, below = list(self._result), LINES_OF_END + len(notes)
        command = self._command(f"replay {self._kept}") if self._kept else ""
        if command:
            lines += ["", self.texts("terminal-kept")]
            below += len(wrap_exactly(command, console.columns))
        console.read_through(lines, below=below, respond=self._respond_at_end)
        if command:
            console.copy(command)
        console.say(*notes)

    def _respond_at_end(self, typed: str) -> list[str] | None:
        """Execute a command that was typed below a part of the final result; the command to leave shows the rest."""
        return None if self._is_quit(typed) else self.answer(typed)

    def _command(self, arguments: str) -> str:
        """Return the line of a command for the shell, indented if it fits; it stays whole, so that it can be copied."""
        command = f"{invocation.program} {arguments}"
        return f"  {command}" if len(command) + 2 <= self.console.columns else command

    def _say_not_saved(self) -> None:
        if self.host.unsaved is not None and not self._is_warned:
            self._is_warned = True
            self.console.say("", *wrap(self._not_saved(self.host.unsaved), self.console.columns))

    def _not_saved(self, error: OSError) -> str:
        return self.texts("terminal-not-saved", problem=error.strerror or str(error))


def _repeated(top: Sequence[str]) -> list[str]:
    """Return the heading of a page, whose facts are repeated on each further page."""
    return [*map(RepeatedLine, top[:-1]), top[-1]]
