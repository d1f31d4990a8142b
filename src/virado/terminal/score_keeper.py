"""`virado score`: the score keeper for real cards. It asks for the deals of a series, and shows what each gave and why."""

import re
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import msgspec

from virado.games.catalogue import variant as find_variant
from virado.refusal import OptionsError, Refusal
from virado.scorekeeping.messages import (
    EnteredDeal,
    EntryField,
    EntryValue,
    EntryValues,
    ScoreNote,
    ScoreQuery,
    Scores,
    SeatChange,
    UpcomingDeal,
)
from virado.scorekeeping.series import score
from virado.scorekeeping.series_file import Series
from virado.terminal import saved_matches, saved_series
from virado.terminal.choices import QUOTED, normalize
from virado.terminal.columns import ljust, width, wrap
from virado.terminal.console import Console
from virado.terminal.help_pages import rules_page
from virado.terminal.layout import heading
from virado.terminal.move_input import HELP
from virado.terminal.score_entry import MINUS, USUAL, AnswerError, EntryForm, Offer, typed_fields
from virado.terminal.score_pages import (
    deal_lines,
    leaders_line,
    next_lines,
    result_lines,
    sheet_lines,
    warning_text,
)
from virado.terminal.score_setup import ask_seat, ask_until, read_names, texts_for, with_dealer
from virado.terminal.texts import QUIT, Texts
from virado.terminal.turn import PlayerLeftError
from virado.words.variant_search import fold_name

COMMANDS = ("undo", "correct", "players", "score", "rules", "write", QUIT)
"""Commands in the order of the help page."""
OWN = ("undo", "correct", "players", "write", "score", QUIT)
"""Commands whose explanation differs from that during a match."""
_PARTS = re.compile(r"[;؛]")


class _ChangedError(Exception):
    """The series has changed, so that the next deal is asked for again."""


class _KeptError(Exception):
    """A correction was given up."""


class ScoreKeeper:
    """A series at the terminal."""

    def __init__(self, console: Console, series: Series, path: Path | None = None) -> None:
        self.console = console
        self.series = series
        self.path = path
        """File of the series; None before the first deal."""
        self.problem = ""
        """The reason for which the series could not be saved the last time."""
        self._held = saved_matches.lock_match(path) if path is not None else None
        self._queue: list[str] = []
        """Answers that were typed in one line with the last one."""
        self._recalled: EntryValues = {}
        """Values of a deal that was taken back."""
        self._notes: list[str] = []
        """Notes for the next page."""
        self._top: list[str] = []
        """The page above the questions."""
        self._covered = 0
        """Number of times that another page was shown in its place."""

    # ------------------------------------------------------------------ the series
    def run(self) -> None:
        """Ask for deals until the person leaves or the input ends; after a match, for those of another one."""
        try:
            while True:
                scores = score(self.series.query())
                try:
                    if scores.next is None:
                        self._after_the_end(scores)
                    else:
                        self._next_deal(scores, scores.next)
                except _ChangedError:
                    self._queue = []
        except PlayerLeftError:
            pass
        finally:
            if self._held is not None:
                self._held.release()
        if self.path is not None and not self.problem:
            command = f"score --resume {saved_series.typed_name(self.path)}"
            said = self.console.texts("terminal-keeper-saved", input=command)
            self.console.copy(*wrap(said, self.console.columns, break_words=False))

    def _change(self, series: Series) -> None:
        """Replace the series and save it."""
        self.series = series
        try:
            if self.path is None:
                slug = find_variant(series.variant).slug
                self.path = saved_series.fresh_path(slug)
                self._held = saved_matches.lock_match(self.path)
            saved_series.save(self.path, series)
            self.problem = ""
        except (OSError, OptionsError) as error:
            problem = str(error) if isinstance(error, OptionsError) else error.strerror or str(error)
            if problem != self.problem:
                self._notes.append(self.console.texts("terminal-keeper-not-saved", problem=problem))
            self.problem = problem

    def _everyone(self, scores: Scores) -> list[Texts]:
        """Return the messages with the players of each deal and, last, of the next one."""
        slug = find_variant(scores.variant).slug
        sides = [*(deal.sides for deal in scores.deals), scores.sides]
        return [
            texts_for(self.console, names, of, slug)
            for names, of in zip(self.series.seated(), sides, strict=True)
        ]

    @property
    def _first(self) -> int:
        """Number of the first deal of the series."""
        return 1 if self.series.start is None else self.series.start.deal + 1

    # ------------------------------------------------------------------ pages
    def _page(self, scores: Scores) -> list[str]:
        """Return the page above the questions: the last deal, the leaders, and the next deal or the result."""
        console, columns = self.console, self.console.columns
        everyone = self._everyone(scores)
        texts = everyone[-1]
        variant = find_variant(scores.variant)
        aim = (
            texts("terminal-down-to-0")
            if scores.counts_down
            else texts("terminal-target", total=scores.target)
        )
        lines = heading(
            console.frame(texts),
            [texts.title(variant), *([aim] if scores.counts_down or scores.target else [])],
        )
        number = self._first + len(scores.deals)
        if scores.deals:
            lines += deal_lines(everyone[-2], scores.deals[-1], number - 1, columns)
            lines += [] if scores.result else wrap(leaders_line(everyone[-2], scores), columns, indent=2)
            lines.append("")
        if scores.result is not None:
            lines += result_lines(everyone[-2] if scores.deals else texts, scores.result, columns)
        if scores.next is not None:
            lines += next_lines(texts, scores.next, number, columns)
        notes, self._notes = self._notes, []
        lines += [row for note in notes for row in wrap(note, columns, indent=2)]
        return lines

    def _say(self, *texts: str) -> None:
        for text in texts:
            self.console.say(*wrap(text, self.console.columns, indent=2))

    def _refuse(self, text: str) -> None:
        """Show why a line was not used, and forget the answers after it."""
        self._queue = []
        self._say(self.console.style.paint("stop", text[:1].upper() + text[1:]))

    def _read_through(self, lines: list[str], *, mixed: bool = False) -> None:
        """Show a text; a line typed below it is the next answer."""
        typed = self.console.read_through(
            lines, mixed=mixed, end=self.console.texts("terminal-keeper-page-end")
        )
        if typed is None:
            raise PlayerLeftError
        self._queue = [typed] if typed else []
        self._covered += 1
        self._show(self._top)

    def _show(self, lines: list[str]) -> None:
        """Show the page above the questions, or show it again after another page."""
        if self.console.is_interactive or lines is not self._top:
            self.console.page(lines)
        self._top = lines

    # ------------------------------------------------------------------ the next deal
    def _next_deal(self, scores: Scores, upcoming: UpcomingDeal) -> None:
        footer = self.console.style.paint("dim", self.console.texts("terminal-keeper-footer"))
        self._show([*self._page(scores), *wrap(footer, self.console.columns)])
        texts = self._everyone(scores)[-1]
        values = self._enter(texts, scores, upcoming, self._recalled, correcting=False)
        self._recalled = {}
        deal = EnteredDeal(values=values, seating=self.series.seating)
        self._change(msgspec.structs.replace(self.series, deals=(*self.series.deals, deal), seating=None))

    def _enter(
        self,
        texts: Texts,
        before: Scores,
        upcoming: UpcomingDeal,
        given: Mapping[str, EntryValue],
        *,
        correcting: bool,
    ) -> EntryValues:
        """Ask for the fields of a deal until it can be scored, and return their values.

        `given` are values to offer in place of the defaults. Raises _ChangedError if a command has changed the series;
        _KeptError if a correction is given up.
        """
        form = EntryForm(texts, list(texts.speakers.names.values()), before.sides)
        number = self._first + len(before.deals)
        entry = _Entry(before, typed_fields(upcoming.fields), dict(given), number)
        while True:
            field = entry.field
            if field is None:
                if self._is_complete(entry, form):
                    return entry.values
                continue
            offer = entry.offer(field)
            if offer is not None and (entry.takes_all or entry.is_clear(field)):
                entry.answer(field, offer.value)
                continue
            entry.takes_all = False
            if not self._queue:
                self._say(form.question(field, offer))
            line = self._line()
            if line not in ("", USUAL):
                self._answer(
                    entry, form, field, line, partial(self._command, line, before, correcting=correcting)
                )
            elif offer is not None:
                entry.answer(field, offer.value)
                entry.takes_all = line == USUAL
            else:
                self._refuse(texts("terminal-keeper-what"))

    def _answer(
        self, entry: "_Entry", form: EntryForm, field: EntryField, line: str, run: Callable[[], None]
    ) -> None:
        """Use a line that answers a field; otherwise `run` the command that it is.

        A single letter of a command is the command only if it is no answer.
        """
        command = self._command_of(line)[0]
        try:
            if command is not None and len(normalize(line).partition(" ")[0]) > 1:
                raise AnswerError
            value = form.read(field, line)
        except AnswerError as error:
            if command is None:
                self._refuse(str(error))
            elif command == "undo" and entry.can_go_back:
                entry.back()
            else:
                top = self._covered
                run()
                if self._covered > top:
                    self._say(*(form.answer(field, entry.values[field.id]) for field in entry.known))
        else:
            self._accept(entry, form, field, value)

    def _is_complete(self, entry: "_Entry", form: EntryForm) -> bool:
        """Return True if a deal with all its values can be scored; otherwise go back in it."""
        texts = form.texts
        notes, refused = entry.judge(entry.values)
        if refused is not None:
            entry.back(str(refused.facts["part"]))
            self._refuse(texts.refusal(refused))
        elif not self._keeps(entry, [note for note in notes if note not in entry.confirmed], texts):
            entry.back()
        else:
            return True
        return False

    def _accept(self, entry: "_Entry", form: EntryForm, field: EntryField, value: EntryValue) -> None:
        """Use the typed value of a field, unless it is refused, or the person changes it after a warning."""
        texts = form.texts
        notes, refused = entry.judge({**entry.values, field.id: value})
        left = [note for note in notes if note.field == field.id and note not in entry.confirmed]
        # a choice may fit the answers after it
        if refused is not None and refused.facts["part"] == field.id and field.kind != "choice":
            self._refuse(texts.refusal(refused))
        elif self._keeps(entry, left, texts):
            entry.answer(field, value)

    def _keeps(self, entry: "_Entry", warnings: list[ScoreNote], texts: Texts) -> bool:
        """Show warnings, and return True if there are none or the person keeps the values.

        Another line is the next answer.
        """
        if not warnings:
            return True
        self._queue = []
        self._say(*(warning_text(texts, note) for note in warnings), texts("terminal-keeper-keep"))
        line = self._line()
        if line and self._command_of(line)[0] != "undo":
            self._queue = [line, *self._queue]
        if not line:
            entry.confirmed += warnings
        return not line

    # ------------------------------------------------------------------ commands
    def _line(self) -> str:
        """Return the next answer, without spaces around it. Several answers in one line are separated by semicolons."""
        if not self._queue:
            typed = self.console.ask("> ")
            if typed is None:
                raise PlayerLeftError
            is_whole = self._command_of(typed)[0] == "write"
            self._queue = [typed] if is_whole else _PARTS.split(typed.rstrip(" ;؛"))
        return self._queue.pop(0).strip()

    def _command_of(self, line: str) -> tuple[str | None, str]:
        """Return the command that a line is, and the rest of the line."""
        typed = normalize(line.replace("؟", HELP)).casefold()
        word, _, rest = typed.partition(" ")
        texts = self.console.texts
        if word == HELP or word in texts.typed_words("terminal-words-help"):
            return "help", ""
        for command in COMMANDS:
            known = texts.typed_words(f"{_key(command)}.words")
            if (
                word == texts.key(command)
                or word in known
                or word == normalize(texts.word(command)).casefold()
            ):
                return command, line.strip().partition(" ")[2].strip() if command == "write" else rest
        return None, ""

    def _command(self, line: str, scores: Scores, *, correcting: bool = False) -> None:
        """Execute a command. Raises _ChangedError if it has changed the series."""
        texts = self.console.texts
        command, rest = self._command_of(line)
        match command:
            case "help":
                self._read_through(self._help())
            case "score":
                self._read_through(self.sheet())
            case "rules":
                variant = find_variant(self.series.variant)
                lines, in_english = rules_page(self.console.frame(texts), variant, rest.upper())
                if lines:
                    self._read_through(lines, mixed=in_english)
                else:
                    self._refuse(texts("terminal-note-no-rule", rule=rest.upper()[:QUOTED]))
            case "write":
                self._write(rest)
            case "quit":
                raise PlayerLeftError
            case _ if correcting:
                if command == "undo":
                    raise _KeptError
                self._refuse(texts("terminal-keeper-first-finish"))
            case "undo":
                self._take_back()
            case "correct":
                self._correct(rest)
            case _:
                self._change_players(scores)

    def sheet(self) -> list[str]:
        """Return the table of all deals, and below it the leaders or the result."""
        scores, columns = score(self.series.query()), self.console.columns
        everyone = self._everyone(scores)
        of = everyone[-2] if scores.deals else everyone[-1]
        lines = [
            *wrap(of.style.paint("bold", self._title()), columns),
            "",
            *sheet_lines(everyone, scores, self._first, columns),
        ]
        if scores.result is not None:
            return [*lines, "", *result_lines(of, scores.result, columns)]
        return [*lines, "", *wrap(leaders_line(of, scores), columns)] if scores.deals else lines

    def _title(self) -> str:
        texts = self.console.texts
        return texts("terminal-score-title", title=texts.title(find_variant(self.series.variant)))

    def _help(self) -> list[str]:
        """Return the help page: answers and commands."""
        console, texts = self.console, self.console.texts
        rows = [
            (texts.typed_forms(f"terminal-keeper-help-{name}"), texts(f"terminal-keeper-help-{name}.what"))
            for name in ("enter", "usual", "numbers", "names", "parts")
        ]
        for command in COMMANDS:
            shown = f"{texts.style.isolate(texts.key(command))} {texts.word(command)}"
            key = f"terminal-keeper-help-{command}" if command in OWN else _key(command)
            example = texts.style.isolate(f"{texts.key(command)} {self._rule()}".strip())
            rows.append((shown, texts(f"{key}.what", input=example)))
        wide = min(max(width(left) for left, _ in rows) + 2, console.columns // 3)
        lines: list[str] = []
        for left, what in rows:
            first, *others = wrap(what, console.columns - wide - 2)
            beside = [ljust(left, wide)] if width(left) < wide else [left, " " * wide]
            *above, label = [f"  {texts.style.paint('key', each)}" for each in beside]
            lines += [*above, label + first, *(" " * (wide + 2) + line for line in others)]
        return lines

    def _rule(self) -> str:
        """Return the number of a rule that the sheet names."""
        items = [item.rule for deal in score(self.series.query()).deals for item in deal.items]
        return items[0] if items else ""

    def _write(self, rest: str) -> None:
        """Write the series to the file that the person names."""
        texts = self.console.texts
        if not rest:
            self._refuse(
                texts("terminal-keeper-which-file", input=f"{texts.key('write')} {texts.word('score')}.json")
            )
            return
        path = Path(rest).expanduser()
        if path.suffix != ".json":
            path = path.with_name(f"{path.name}.json")
        try:
            if path.exists():
                self._refuse(texts("terminal-keeper-file-exists", path=str(path)))
                return
            saved_series.save(path, self.series)
        except OSError as error:
            self._refuse(texts("terminal-keeper-not-saved", problem=error.strerror or str(error)))
            return
        self._say(texts("terminal-keeper-written", path=str(path)))

    def _take_back(self) -> None:
        """Take the last deal back, with the players that it had; its values are offered again."""
        if not self.series.deals:
            self._refuse(self.console.texts("terminal-keeper-nothing-to-undo"))
            return
        if self.series.seating is not None:
            self._notes.append(self.console.texts("terminal-keeper-players-back"))
            self._change(self._without_change())
            raise _ChangedError
        *kept, last = self.series.deals
        self._recalled = dict(score(self.series.query()).deals[-1].values)
        self._notes.append(self.console.texts("terminal-keeper-taken-back", number=self._first + len(kept)))
        self._change(msgspec.structs.replace(self.series, deals=tuple(kept), seating=last.seating))
        raise _ChangedError

    def _without_change(self) -> Series:
        """Return the series without the change of players before the next deal."""
        change = self.series.seating
        joined = 0 if change is None else change.seats.count(None)
        names = self.series.names[: len(self.series.names) - joined]
        return msgspec.structs.replace(self.series, seating=None, names=names)

    # ------------------------------------------------------------------ corrections
    def _correct(self, rest: str) -> None:
        """Ask for a deal again, and for later ones that then are impossible."""
        texts = self.console.texts
        last = self._first + len(self.series.deals) - 1
        if not self.series.deals:
            self._refuse(texts("terminal-keeper-nothing-to-undo"))
            return
        number = int(rest) if rest.isdecimal() else last if not rest else -1
        if not self._first <= number <= last:
            self._refuse(texts("terminal-keeper-no-deal", input=rest[:QUOTED], least=self._first, limit=last))
            return
        kept, whole = self.series, score(self.series.query())
        place = number - self._first
        try:
            while True:
                self._enter_again(place, whole.deals[place].values)
                try:
                    score(self.series.query())
                    break
                except OptionsError as error:
                    place = int(str(error.facts["number"])) - 1
                    if error.facts["part"] == "after-the-end":
                        self._cut(place)
                        break
                    self._say(texts("terminal-keeper-fits-no-more", number=self._first + place))
        except _KeptError:
            self.series = kept
            self._notes.append(texts("terminal-keeper-kept", number=number))
        except PlayerLeftError:
            self.series = kept
            raise
        else:
            self._change(self.series)
            scores = score(self.series.query())
            place = number - self._first
            given = deal_lines(
                self._everyone(scores)[place], scores.deals[place], number, self.console.columns
            )
            self._notes += [texts("terminal-keeper-corrected", number=number), *given[1:]]
        raise _ChangedError

    def _enter_again(self, place: int, values: EntryValues) -> None:
        before = score(self.series.query(place))
        assert before.next is not None
        names = self.series.seated()[place]
        texts = texts_for(self.console, names, before.sides, find_variant(before.variant).slug)
        note = texts.style.paint("dim", texts("terminal-keeper-correcting"))
        self._show(
            [
                *heading(self.console.frame(texts), [self._title()]),
                *next_lines(texts, before.next, self._first + place, self.console.columns),
                *wrap(note, self.console.columns),
            ]
        )
        entered = self._enter(texts, before, before.next, values, correcting=True)
        deals = list(self.series.deals)
        deals[place] = EnteredDeal(values=entered, seating=deals[place].seating)
        self.series = msgspec.structs.replace(self.series, deals=tuple(deals))

    def _cut(self, place: int) -> None:
        """Remove the deals after the end of the match, if the person agrees. Raises _KeptError if not."""
        number = self._first + place - 1
        self._say(self.console.texts("terminal-keeper-ends-earlier", number=number))
        if self._line():
            raise _KeptError
        joined = sum(
            change.seats.count(None)
            for change in (*(deal.seating for deal in self.series.deals[place:]), self.series.seating)
            if change is not None
        )
        names = self.series.names[: len(self.series.names) - joined]
        self.series = msgspec.structs.replace(
            self.series, deals=self.series.deals[:place], seating=None, names=names
        )

    # ------------------------------------------------------------------ players
    def _change_players(self, scores: Scores) -> None:
        """Ask who plays from now on."""
        texts = self.console.texts
        if scores.next is None or (
            len(scores.player_counts) == 1 and len(scores.sides) < sum(map(len, scores.sides))
        ):
            self._refuse(texts("terminal-keeper-no-change"))
            return
        # an earlier change before this deal is replaced
        base = self._without_change()
        present = base.seated()[-1]
        shown = list(texts_for(self.console, present, (), "").speakers.names.values())
        counts = scores.player_counts

        def read(line: str) -> tuple[str, ...]:
            names = read_names(texts, line)
            if names and len(names) not in counts:
                raise AnswerError(texts("terminal-keeper-so-many", number=len(names), values=list(counts)))
            return names

        asked = texts("terminal-keeper-ask-players", names=shown, values=list(counts))
        names = ask_until(self.console, wrap(asked, self.console.columns), read)
        folded = [fold_name(name) for name in shown]
        seats = tuple(folded.index(fold_name(name)) if fold_name(name) in folded else None for name in names)
        if not names or seats == tuple(range(len(present))):
            self._change(base)
            raise _ChangedError
        joining = tuple(name for name, seat in zip(names, seats, strict=True) if seat is None)
        begins = self._ask_score(joining) if joining else None
        series = msgspec.structs.replace(
            base, seating=SeatChange(seats=seats, score=begins), names=(*self._padded(base), *joining)
        )
        after = score(series.query())
        assert after.next is not None
        of = texts_for(self.console, series.seated()[-1], after.sides, find_variant(after.variant).slug)
        dealer = ask_seat(
            self.console, of, series.seated()[-1], "terminal-keeper-ask-next-dealer", after.next.dealer
        )
        self._recalled = {}
        self._change(
            msgspec.structs.replace(series, seating=SeatChange(seats=seats, score=begins, dealer=dealer))
        )
        raise _ChangedError

    def _padded(self, series: Series) -> tuple[str, ...]:
        """Return the names of a series with an empty one for each player without, so that others can follow."""
        players = find_variant(series.variant).players
        return (*series.names, *[""] * (players - len(series.names)))

    def _ask_score(self, names: tuple[str, ...]) -> int | None:
        """Return the score with which players join; None for that of the beginning."""
        texts = self.console.texts

        def read(line: str) -> int | None:
            typed = normalize(line.replace(MINUS, "-"))
            if typed and not re.fullmatch(r"[-+]?\d{1,9}", typed):
                raise AnswerError(texts("terminal-keeper-no-number", input=typed[:QUOTED]))
            return int(typed) if typed else None

        asked = texts("terminal-keeper-ask-score", names=names)
        return ask_until(self.console, wrap(asked, self.console.columns), read)

    # ------------------------------------------------------------------ the end
    def _after_the_end(self, scores: Scores) -> None:
        """Show the result, and execute commands until the person begins another match."""
        self._show(self._page(scores))
        while True:
            self._say("", self.console.style.paint("dim", self.console.texts("terminal-keeper-over")))
            line = self._line()
            command = self._command_of(line)[0]
            if not line:
                break
            if command is None or command == "players":
                self._refuse(self.console.texts("terminal-keeper-not-now", input=line[:QUOTED]))
            else:
                self._command(line, scores)
        names = self.series.seated()[-1]
        again = msgspec.structs.replace(
            self.series, variant=scores.variant, names=names, deals=(), start=None, seating=None, dealer=None
        )
        series = with_dealer(self.console, again)
        if self._held is not None:
            self._held.release()
        self.series, self.path, self._held, self._recalled = series, None, None, {}


class _Entry:
    """The values of a deal while they are asked for."""

    def __init__(
        self, before: Scores, fields: tuple[EntryField, ...], given: EntryValues, number: int
    ) -> None:
        self.values: EntryValues = {}
        self.answered: list[str] = []
        """Ids of the fields that have a value, in order."""
        self._clear: set[str] = set()
        """Ids of the fields that were not asked for, because only one value is left."""
        self.takes_all = False
        """True while every field takes the offered value."""
        self.confirmed: list[ScoreNote] = []
        """Warnings in spite of which the person has kept a value."""
        self._before = before
        self._fields = fields
        self._given = given
        self._number = number

    @property
    def known(self) -> list[EntryField]:
        """The fields that have a value, in order."""
        return [field for field in self._fields if field.id in self.values]

    @property
    def field(self) -> EntryField | None:
        """The next field to ask for; None after the last one.

        Of a field with an exception (`EntryField.unless`), the places that it names are left out.
        """
        for field in self._fields:
            applies = all(self.values.get(when.field) in when.values for when in field.when)
            if not applies or field.id in self.values:
                continue
            flags = self.values.get(field.unless or "")
            if not isinstance(flags, tuple) or not isinstance(field.default, tuple):
                return field
            asked = [
                place
                for place, flag in enumerate(flags)
                if not flag and (field.only is None or place in field.only)
            ]
            default = tuple(
                field.total
                if [place] == asked and field.total is not None
                else value
                if place in asked
                else field.least
                for place, value in enumerate(field.default)
            )
            return msgspec.structs.replace(field, only=tuple(asked), default=default)
        return None

    def is_clear(self, field: EntryField) -> bool:
        """Return True if one place is left, which has the whole sum, so that nobody is asked."""
        is_clear = field.unless is not None and field.total is not None and len(field.only or ()) == 1
        self._clear |= {field.id} if is_clear else set()
        return is_clear

    @property
    def can_go_back(self) -> bool:
        """True if a field has been asked for."""
        return any(name not in self._clear for name in self.answered)

    def answer(self, field: EntryField, value: EntryValue) -> None:
        """Set the value of a field."""
        self.values[field.id] = value
        self.answered.append(field.id)

    def back(self, to: str = "") -> EntryField:
        """Ask again for the last answered field, or for the field `to` if it is answered, and offer its value."""
        last = self.answered.index(to) if to in self.answered else len(self.answered) - 1
        while last and self.answered[last] in self._clear:
            last -= 1
        self._clear.clear()
        for name in self.answered[last:]:
            self._given[name] = self.values.pop(name)
        name = self.answered[last]
        del self.answered[last:]
        self.takes_all = False
        self.confirmed = []
        return next(field for field in self._fields if field.id == name)

    def offer(self, field: EntryField) -> Offer | None:
        """Return the value that Enter gives: an earlier one or the default, unless it contradicts the answers so far."""
        for name, value in ((field.id, self._given.get(field.id)), ("", field.default)):
            if name and (name not in self._given or self.is_clear(field)):
                continue
            notes, refused = self.judge({**self.values, field.id: value})
            fits = refused is None or refused.facts["part"] != field.id
            fits |= value in [choice.value for choice in field.choices]
            if fits and (name or not any(note.field == field.id for note in notes)):
                return Offer(value)
        return None

    def judge(self, values: Mapping[str, EntryValue]) -> tuple[tuple[ScoreNote, ...], Refusal | None]:
        """Return the warnings about a deal, and its refusal, if there is one.

        Fields without a value count as empty, so that no warning comes from a default.
        """
        filled = {field.id: _empty(field) for field in self._fields} | dict(values)
        query = ScoreQuery(
            variant=self._before.variant, start=self._before.series, deals=(EnteredDeal(values=filled),)
        )
        try:
            return score(query).deals[0].warnings, None
        except OptionsError as error:
            if error.code != "bad-deal":
                raise
            return (), msgspec.structs.replace(error.refusal, facts={**error.facts, "number": self._number})


def _empty(field: EntryField) -> EntryValue:
    """Return the value of a field about which nothing is known."""
    if isinstance(field.default, tuple):
        if field.scope == "deal":
            return ()
        return tuple(False if field.kind == "flag" else field.least for _ in field.default)
    if field.kind == "flag":
        return False
    return None if field.optional else field.default


def _key(command: str) -> str:
    return f"terminal-command-{command}"
