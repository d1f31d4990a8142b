"""`virado replay FILE`: show a recorded match move by move, as the public or as one seat saw it."""

import argparse
import sys

import msgspec

from virado.cards import Seat
from virado.cases.positions import match_of
from virado.cases.replaying import MovePlayed, moments
from virado.games.messages import PUBLIC, REFEREE, Viewer, tag_of
from virado.games.variant import Variant
from virado.match import Match
from virado.record import Record
from virado.refusal import OptionsError
from virado.terminal import saved_matches
from virado.terminal.columns import rjust, wrap
from virado.terminal.console import Console, standard_console
from virado.terminal.pages import page_of
from virado.terminal.process_signals import on_terminal
from virado.terminal.texts import Texts
from virado.words import Speakers, catalogue_for
from virado.words.contract import narration_of
from virado.words.names import number_seats, transliterate

NUMBER = 4
"""Width of a move number, in columns."""
TEXT = NUMBER + len(". ")
"""Indent of a sentence, in columns."""

ROWS_OF_SHELL = 2
"""Number of rows that stay free below the text for the prompt of the shell."""


def run(args: argparse.Namespace) -> int:
    """Show the moves of a record and their events.

    A match played on this terminal is shown as its local player saw it, unless `--seat` names another seat. Any other
    match is shown as the public saw it. Raises OptionsError if the file cannot be read. The same error is raised for
    a file that contradicts itself, unless it is marked as edited.
    """
    path = saved_matches.find(args.file)
    kept, here = saved_matches.read_replay(path, edited=args.edited)
    try:
        match = match_of(kept, edited=args.edited)
    except OptionsError as error:
        raise OptionsError(error.refusal.detail, args.file, code=error.code, **error.facts) from None
    players = match.variant.players
    if args.seat is not None and args.seat >= players:
        raise OptionsError("no-such-seat", f"--seat {args.seat}", limit=players - 1)
    if args.json:
        _as_json(kept, PUBLIC if args.seat is None else args.seat, edited=args.edited)
        return 0
    console = standard_console(catalogue_for(args.lang))
    replay = ReplayNarrator(match.variant, here, args.seat, console)
    with on_terminal(console):
        console.read_through(replay.lines(kept, match, edited=args.edited), below=ROWS_OF_SHELL)
    return 0


def _as_json(kept: Record, viewer: Viewer, *, edited: bool) -> None:
    for number, moment in enumerate(moments(kept, edited=edited)):
        events = [event.seen_by(viewer) for event in moment.events]
        seat = "T" if moment.actor is REFEREE else moment.actor
        line = {"number": number, "seat": seat, "move": visible_move(moment, viewer), "events": events}
        sys.stdout.write(msgspec.json.encode(line).decode() + "\n")


class ReplayNarrator:
    """The text of a recorded match, for a console."""

    def __init__(
        self, variant: Variant, here: saved_matches.LocalPlayer | None, asked: Seat | None, console: Console
    ) -> None:
        """Create a narrator.

        `here` is the local player of the record; `asked` is the seat that the user requested.
        """
        words = console.words
        self.variant, self.console, self.asked = variant, console, asked
        self.seat = here.seat if asked is None and here is not None else asked
        """The seat from which the match is shown, or None for the public view."""
        names = number_seats(words, variant.players)
        if here is not None and len(here.names) == variant.players:
            people = enumerate(here.names)
            names |= {
                seat: transliterate(name, words.language.tag) for seat, name in people if seat != here.seat
            }
        self.speakers = Speakers(names=names, sides=variant.sides, variant=variant.slug)
        mine = {self.seat: words.text("terminal-you")} if self.seat is not None else {}
        speakers = msgspec.structs.replace(self.speakers, reader=self.seat, names=names | mine)
        self.texts = Texts(words, console.style, speakers)
        self.page = page_of(variant.game.name)
        self.narration = narration_of(variant.game.name)
        self.deal = 0
        """Number of the current deal."""

    def lines(self, kept: Record, match: Match, *, edited: bool = False) -> list[str]:
        """Return the lines for the whole match, as far as it was played.

        Each deal has a heading and scores, and each move has a number. `edited` is passed on to `moments`.
        """
        texts, style, columns = self.texts, self.console.style, self.console.columns
        words = texts.words
        facts = {"variant": str(self.variant), "players": self.variant.players, "seat": self.asked}
        lines = [words.worded("commands-replay-title", facts, self.speakers)]
        for number, moment in enumerate(moments(kept, edited=edited)):
            label = f"{rjust(words.number(number), NUMBER)}. " if moment.actor is not None else " " * TEXT
            for heading, said in self._parts(moment):
                if heading:
                    lines += ["", style.paint("bold", heading)]
                for sentence in said:
                    lines += wrap(label + sentence, columns, indent=TEXT)
                    label = " " * TEXT
        if match.over:
            return lines
        return [*lines, "", *wrap(texts("commands-replay-unfinished", scores=match.scores), columns)]

    def _parts(self, moment: MovePlayed) -> list[tuple[str, list[str]]]:
        """Return the sentences for a move, in one part for each deal.

        A part that starts a deal has a heading. A move without events is described by its text.
        """
        texts = self.texts
        viewer: Viewer = PUBLIC if self.seat is None else self.seat
        said: list[str] = []
        parts = [("", said)]
        for i, event in enumerate(moment.events):
            if isinstance(event, self.page.deal_event) and event.deal != self.deal:
                self.deal, said = event.deal, []
                parts.append((texts(self.page.deal, number=event.deal), said))
            sentences = texts.events(self.narration, [event.seen_by(viewer)])
            if i == 0 and not sentences:
                said += self._by_text(moment, viewer)
            said += sentences
            if isinstance(event, self.page.score_event):
                scores = [
                    texts("terminal-side-score", name=texts.as_painted(self._side(side)), number=score)
                    for side, score in enumerate(moment.match.scores)
                ]
                said.append(texts("commands-replay-score", scores=texts.as_painted_list(scores)))
        if not moment.events:
            said += self._by_text(moment, viewer)
        return parts

    def _by_text(self, moment: MovePlayed, viewer: Viewer) -> list[str]:
        if moment.actor is None:
            return []
        seat = "T" if moment.actor is REFEREE else moment.actor
        return [self.texts("commands-replay-move", seat=seat, move=visible_move(moment, viewer))]

    def _side(self, side: int) -> str:
        partners = [seat for seat in self.variant.sides[side] if seat != self.seat]
        return self.texts("terminal-side", side=side, seats=partners)


def visible_move(moment: MovePlayed, viewer: Viewer) -> str | None:
    """Return the text of a move if the viewer may know all of it, otherwise the name of its kind.

    Returns None for the opening of the match.
    """
    if moment.move is None or moment.actor is None:
        return None
    whole = moment.move.seen_by(viewer, moment.actor)
    return str(whole) if whole is not None else f"{tag_of(moment.move)} ..."
