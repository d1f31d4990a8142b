"""`virado puzzle`: puzzles from deals between strong bots, in the terminal."""

import argparse
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from virado.bounded_files import read_whole
from virado.commands import output
from virado.commands.variants import family_named
from virado.families import FAMILIES
from virado.folders import data_folder
from virado.languages import pattern_in
from virado.puzzles.puzzle import Puzzle
from virado.puzzles.shipped import shipped
from virado.refusal import OptionsError, RefusedError
from virado.terminal.columns import wrap
from virado.terminal.console import Console, standard_console
from virado.terminal.lettering import LETTERINGS
from virado.terminal.process_signals import on_terminal
from virado.terminal.puzzles import PuzzlePlayer, show_solution, theme_name
from virado.terminal.turn import PlayerLeftError
from virado.words import Catalogue, catalogue, catalogue_for

FRENCH = "french"
TRIED = "puzzles-tried.txt"
"""File in the user's data folder with the names of the puzzles that have been tried, one a line."""
LONGEST_TRIED = 1 << 20
"""Maximum size of that file, in bytes; at that size no more names are added."""


def run(args: argparse.Namespace, console: Console | None = None) -> int:
    """Show puzzles until the person leaves, those not yet tried first, and return the exit status.

    Raises OptionsError if no puzzle has this game, theme or name.
    """
    cards: str = args.cards or pattern_in(args.lang or "") or FRENCH
    words = catalogue(f"{catalogue_for(args.lang).tag}-x-{cards}") if console is None else console.words
    families = [family_named(args.game)] if args.game else list(FAMILIES)
    found = [puzzle for family in families for puzzle in _puzzles(family)]
    if args.list:
        _print_themes(found, words)
        return 0
    found = _chosen(found, args.theme, args.name)
    console = console or standard_console(words, LETTERINGS.get(cards))
    tried = tried_names()
    left = [puzzle for puzzle in found if puzzle.name not in tried] or found
    with on_terminal(console):
        try:
            for number, puzzle in enumerate(left, len(found) - len(left) + 1):
                player = PuzzlePlayer(puzzle, console, (number, len(found)))
                player.solve()
                _remember(puzzle.name)
                if not show_solution(player, console):
                    return 0
        except PlayerLeftError:
            return 0
    console.say(*wrap(console.texts("puzzles-none-left"), console.columns))
    return 0


def _puzzles(family: str) -> Sequence[Puzzle]:
    """Return the puzzles of a family in an order that mixes themes and forms."""
    collection = shipped(family)
    return sorted(collection.puzzles, key=lambda puzzle: puzzle.name) if collection else ()


def _chosen(found: list[Puzzle], theme: str | None, name: str | None) -> list[Puzzle]:
    """Return the puzzles of a theme, or the one of this name. Raises OptionsError if there is none."""
    if name is not None:
        chosen = [puzzle for puzzle in found if puzzle.name == name]
        if not chosen:
            raise OptionsError("no-such-puzzle", name, name=name)
        return chosen
    chosen = [puzzle for puzzle in found if theme in (None, puzzle.theme)]
    if not chosen:
        names = tuple(sorted({puzzle.theme for puzzle in found}))
        raise OptionsError("no-such-theme", theme or "", name=theme, candidates=names)
    return chosen


def _print_themes(found: list[Puzzle], words: Catalogue) -> None:
    """Print a row for each theme: its name, its title, and the number of puzzles, tried ones too."""
    tried = tried_names()
    numbers = Counter((puzzle.family, puzzle.theme) for puzzle in found)
    done = Counter((puzzle.family, puzzle.theme) for puzzle in found if puzzle.name in tried)
    for family in dict.fromkeys(family for family, _ in numbers):
        output.print_line(words.game(family))
        rows = [
            [theme, theme_name(words, family, theme), f"{done[family, theme]}/{number}"]
            for (of_family, theme), number in numbers.items()
            if of_family == family
        ]
        output.print_rows(rows, words)


def tried_names() -> frozenset[str]:
    """Return the names of the puzzles that have been tried; empty if the file cannot be read."""
    try:
        return frozenset(read_whole(_tried_file(), LONGEST_TRIED).decode("ascii", "replace").split())
    except RefusedError:
        return frozenset()


def _remember(name: str) -> None:
    """Add a name to the puzzles that have been tried, if the file can be written."""
    with suppress(OSError, RefusedError):
        path = _tried_file()
        path.parent.mkdir(parents=True, exist_ok=True)
        if name not in tried_names() and (not path.exists() or path.stat().st_size < LONGEST_TRIED - 16):
            with path.open("a", encoding="ascii") as file:
                file.write(f"{name}\n")


def _tried_file() -> Path:
    return data_folder() / TRIED
