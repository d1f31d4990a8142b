"""`virado play`: sits a person down at a table with bots, or back at a saved match."""

import argparse
import secrets

from virado.games.catalogue import variant as find_variant
from virado.games.variant import parse_variant_text
from virado.match import Match
from virado.refusal import OptionsError
from virado.terminal import saved
from virado.terminal.console import Console, standard_console
from virado.terminal.levels import ask_levels, levels_for, strength
from virado.terminal.names import names_for
from virado.terminal.table import Table

USUAL_VARIANT = "royal-dominican"
USUAL_PLAYERS = 2
HIGHEST_SEED = 999_999


def run(args: argparse.Namespace, console: Console | None = None) -> int:
    """Play until the match is over or the person leaves; the exit status.

    OptionsError if there is no such variant, seat, bot or saved match.
    """
    console = console or standard_console()
    table = _resumed(args, console) if args.resume is not None else _new(args, console)
    return table.sit() if table else 0


def _new(args: argparse.Namespace, console: Console) -> Table | None:
    text: str = args.variant or USUAL_VARIANT
    seats: int | None = args.players
    if seats is None and not args.teams and "players" not in parse_variant_text(text)[1]:
        seats = _usual_players(text)
    chosen = find_variant(text, players=seats, teams=args.teams)
    seed: int = secrets.randbelow(HIGHEST_SEED) + 1 if args.seed is None else args.seed
    match = Match(chosen, seed=seed)
    seat: int = args.seat or 0
    if not 0 <= seat < chosen.players:
        raise OptionsError(f"the seats are 0 to {chosen.players - 1}", f"--seat {seat}")
    bots: str | None = args.bots
    if bots is None and console.lively:
        bots = ask_levels(console, chosen.preset.title, _names(match))
        if bots is None:
            return None
    sitters = _sitters(match, seat, bots)
    path = saved.fresh_path("matches", chosen.slug, seed)
    return Table(match, seat, sitters, path, console)


def _resumed(args: argparse.Namespace, console: Console) -> Table:
    path = saved.find(args.resume)
    match, seat, sitters = saved.load(path)
    if sitters is None:
        seat = args.seat or 0
        sitters = _sitters(match, seat, args.bots)
        path = saved.fresh_path("matches", match.variant.slug, match.seed)
    for sitter in sitters:
        if sitter.level is not None:
            strength(sitter.level)
    return Table(match, seat, sitters, path, console)


def _usual_players(text: str) -> int | None:
    """Two for the usual variant, so that one word starts a duel; elsewhere what is usual there."""
    return USUAL_PLAYERS if parse_variant_text(text)[0] == USUAL_VARIANT else None


def _names(match: Match) -> list[str]:
    """The others by name, from the person's left on."""
    variant = match.variant
    return names_for(variant.preset.place, variant.game.name, variant.players - 1, match.seed)


def _sitters(match: Match, seat: int, bots: str | None) -> list[saved.Sitter]:
    players = match.variant.players
    sitters = [saved.Sitter(name="You")] * players
    levels = levels_for(bots, players - 1)
    for i, (name, level) in enumerate(zip(_names(match), levels, strict=True), 1):
        sitters[(seat + i) % players] = saved.Sitter(name=name, level=level)
    return sitters
