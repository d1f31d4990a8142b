"""`virado play`: a person against bots, in a new match or a saved one."""

import argparse
from pathlib import Path

from virado.bots.catalogue import is_level
from virado.bots.custom.registry import parse_bot_specs
from virado.families import FAMILIES
from virado.games.catalogue import usual_form
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant, parse_variant_text
from virado.languages import pattern_in
from virado.match import Match
from virado.refusal import OptionsError
from virado.session import Occupant
from virado.terminal import saved_matches
from virado.terminal.choices import normalize
from virado.terminal.client import Client
from virado.terminal.columns import wrap
from virado.terminal.console import Console, standard_console
from virado.terminal.custom_bots import output_beside_page, registered_bots, report_failure
from virado.terminal.host import Host, place_for
from virado.terminal.lettering import LETTERINGS
from virado.terminal.levels import ask_levels, fitting_for, in_bot_names, levels_for
from virado.terminal.process_signals import on_terminal
from virado.terminal.texts import QUIT
from virado.terminal.turn import PlayerLeftError
from virado.words import catalogue, catalogue_for
from virado.words.names import names_for, transliterate

USUAL_PLAYERS = 2
FRENCH = "french"
ME = "You"
"""Name of the person in saved matches."""


def run(args: argparse.Namespace, console: Console | None = None) -> int:
    """Play matches until the person leaves or declines another match, and return the exit status.

    Raises OptionsError if the variant, seat, bot or saved match does not exist.
    """
    cards: str = args.cards or pattern_in(args.lang or "") or FRENCH
    if console is None:
        tag = catalogue_for(args.lang).tag
        console = standard_console(catalogue(f"{tag}-x-{cards}"), LETTERINGS.get(cards))
    waiting = _unfinished_files()
    problems: dict[str, Exception] = {}
    output = output_beside_page(console) if getattr(args, "bot", None) else None
    with on_terminal(console), registered_bots(args, output):
        host = _resume_match(args, console) if args.resume is not None else _new_match(args, console)
        if host is not None and cards not in (FRENCH, *host.variant.preset.patterns):
            host.release()
            raise OptionsError("cards-not-offered", f"--cards {cards}", variant=host.variant.slug, part=cards)
        while host is not None:
            try:
                client = Client(
                    host,
                    console,
                    unfinished=saved_matches.resume_arguments(waiting[-1]) if waiting else "",
                    cards=args.cards,
                    output=output,
                )
                client.run()
            finally:
                host.release()
            problems |= host.problems
            host = host.another() if client.finished and wants_another(console, client) else None
            waiting = []
    for problem in problems.values():
        report_failure(problem, console.words)
    if output is not None and output.has_text():
        told = console.texts("terminal-bot-output", path=str(output.path))
        console.copy(*wrap(told, console.columns, break_words=False))
    return 0


def wants_another(console: Console, client: Client | None = None) -> bool:
    """Return True if the person presses Enter when offered another match.

    The question is repeated until the answer is Enter, quit or the end of the input. A command such as `score` is
    executed by the `client` of the match that has ended. Returns False without asking if the console is not
    interactive.
    """
    if not console.is_interactive:
        return False
    while True:
        console.say("")
        answer = console.ask_below(console.texts("terminal-enter-another-match"))
        if not (answer and answer.strip()):
            return answer is not None
        if console.texts.command_of.get(normalize(answer).casefold()) == QUIT:
            return False
        if client is not None:
            try:
                said = client.answer(answer)
                client.show_end(said)
            except PlayerLeftError:
                return False


def _new_match(args: argparse.Namespace, console: Console) -> Host | None:
    text: str = args.variant or _usual_variant()
    seats: int | None = args.players
    if seats is None and not args.teams and "players" not in parse_variant_text(text)[1]:
        seats = _usual_players(text)
    chosen = find_variant(text, players=seats, teams=args.teams)
    seed: int = saved_matches.fresh_seed() if args.seed is None else args.seed
    match = Match(chosen, seed=seed)
    seat: int = args.seat or 0
    if not 0 <= seat < chosen.players:
        raise OptionsError("no-such-seat", f"--seat {seat}", limit=chosen.players - 1)
    bots = in_bot_names(args.bots, chosen.game, console.texts)
    if bots is None and console.is_interactive:
        names = [transliterate(name, console.words.language.tag) for name in _names(chosen, seed)]
        bots = ask_levels(
            console, chosen.game, console.texts.title(chosen), names, fitting_for(chosen.game.name)
        )
        if bots is None:
            return None
    path = place_for(chosen.slug, seed)
    return Host(match, seat, *_occupants(chosen, seed, seat, bots), path, bots=_custom_bots(args))


def _resume_match(args: argparse.Namespace, console: Console) -> Host:
    path = saved_matches.find(args.resume) if args.resume else saved_matches.newest_unfinished()
    match, kept = saved_matches.load(path, edited=args.edited)
    if kept is not None:
        saved_matches.require_bots(path, kept)
        held = saved_matches.lock_match(path)
        # another process may have changed the file before its lock was released
        match, kept = saved_matches.load(path, edited=args.edited)
        if kept is not None:
            bots = kept.bots | _custom_bots(args)
            return Host(match, kept.seat, kept.names, kept.occupants, path, held, bots=bots)
    seat: int = args.seat or 0
    path = place_for(match.variant.slug, match.seed)
    bots = in_bot_names(args.bots, match.variant.game, console.texts)
    occupants = _occupants(match.variant, match.seed, seat, bots)
    return Host(match, seat, *occupants, path, bots=_custom_bots(args))


def _custom_bots(args: argparse.Namespace) -> dict[str, str]:
    """Return the specifications of the bots that the arguments define, by name."""
    return dict(parse_bot_specs(getattr(args, "bot", None) or ()))


def _unfinished_files() -> list[Path]:
    """Return the files of unfinished matches; an empty list if there is no data folder."""
    try:
        return saved_matches.playable_files()
    except OptionsError:
        return []


def _usual_variant() -> str:
    """Return the usual variant of the first family."""
    return usual_form(next(iter(FAMILIES)))


def _usual_players(text: str) -> int | None:
    """Return the number of players, 2, for the usual variant; None for any other variant.

    `virado play` without arguments therefore starts a match between two players.
    """
    return USUAL_PLAYERS if parse_variant_text(text)[0] == _usual_variant() else None


def _names(variant: Variant, seed: int) -> list[str]:
    """Return names for the other players, in order from the seat after the person's."""
    place = catalogue().variant_place(variant.slug)
    return names_for(place, variant.game.name, variant.players - 1, seed)


def _occupants(variant: Variant, seed: int, seat: int, bots: str | None) -> tuple[list[str], list[Occupant]]:
    """Return names and occupants by seat.

    The person has the seat `seat`; bots have the other seats.
    """
    players = variant.players
    names = [ME] * players
    occupants: list[Occupant] = [saved_matches.occupant(ME, None)] * players
    levels = levels_for(bots, players - 1, variant.game, fitting_for(variant.game.name))
    for i, (name, level) in enumerate(zip(_names(variant, seed), levels, strict=True), 1):
        place = (seat + i) % players
        names[place] = name if is_level(level) else level
        occupants[place] = saved_matches.occupant(name, level)
    return names, occupants
