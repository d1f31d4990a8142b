"""`virado score`: the score keeper for real cards, or the sheet of a series in a file."""

import argparse
from pathlib import Path

from virado.commands import output
from virado.languages import pattern_in
from virado.refusal import OptionsError
from virado.scorekeeping.series import score
from virado.terminal import saved_series
from virado.terminal.console import Console, standard_console
from virado.terminal.lettering import LETTERINGS
from virado.terminal.process_signals import on_terminal
from virado.terminal.score_keeper import ScoreKeeper
from virado.terminal.score_setup import ask_resume, new_series
from virado.terminal.turn import PlayerLeftError
from virado.words import catalogue, catalogue_for
from virado.words.score_sheets import in_words

FRENCH = "french"


def run(args: argparse.Namespace, console: Console | None = None) -> int:
    """Keep the score of a new or saved series, or print the sheet of one, and return the exit status.

    Raises OptionsError if the variant or the file cannot be used.
    """
    if console is None:
        cards: str = args.cards or pattern_in(args.lang or "") or FRENCH
        words = catalogue(f"{catalogue_for(args.lang).tag}-x-{cards}")
        console = standard_console(words, LETTERINGS.get(cards))
    if args.deals is not None:
        return _print_sheet(args, console)
    with on_terminal(console):
        try:
            path = _saved(args, console)
            if path is not None:
                keeper = ScoreKeeper(console, saved_series.load(path), path)
            else:
                series = new_series(
                    console, args.variant, names=args.names, players=args.players, teams=args.teams
                )
                keeper = ScoreKeeper(console, series)
        except PlayerLeftError:
            return 0
        keeper.run()
    return 0


def _saved(args: argparse.Namespace, console: Console) -> Path | None:
    """Return the file of the series to continue; None for a new one."""
    if args.resume:
        return saved_series.find(args.resume)
    newest = saved_series.newest_open() if args.resume is not None or args.variant is None else None
    if args.resume is not None:
        if newest is None:
            raise OptionsError("no-open-series", "--resume", code="bad-record")
        return newest
    return newest if newest is not None and console.is_interactive and ask_resume(console, newest) else None


def _print_sheet(args: argparse.Namespace, console: Console) -> int:
    series = saved_series.load(saved_series.find(args.deals))
    scores = score(series.query())
    if args.json:
        output.print_json(in_words(console.words, scores))
        return 0
    console.say(*ScoreKeeper(console, series).sheet())
    return 0
