"""`virado replay FILE`: a recorded match, move by move, as everybody or one seat saw it."""

import argparse
import sys

import msgspec

from virado.cases.positions import match_of
from virado.cases.replaying import MovePlayed, moments
from virado.commands import show
from virado.games.messages import PUBLIC, REFEREE, Viewer, tag_of
from virado.match import Match
from virado.record import Record
from virado.refusal import OptionsError
from virado.terminal import saved
from virado.words import Catalogue, Speakers, catalogue_for
from virado.words.contract import narration_of
from virado.words.names import numbered


def run(args: argparse.Namespace) -> int:
    """Show the moves of a record and what was announced because of them."""
    words = catalogue_for(args.lang)
    kept = saved.record_of(saved.find(args.file))
    try:
        match = match_of(kept)
    except OptionsError as error:
        raise OptionsError(error.refusal.detail, args.file, code=error.code, **error.facts) from None
    players = match.variant.players
    viewer: Viewer = PUBLIC if args.seat is None else args.seat
    if args.seat is not None and args.seat >= players:
        raise OptionsError("no-such-seat", f"--seat {args.seat}", limit=players - 1)
    if args.json:
        _as_json(kept, viewer)
    else:
        _as_text(kept, match, viewer, words)
    return 0


def _as_json(kept: Record, viewer: Viewer) -> None:
    for number, moment in enumerate(moments(kept)):
        events = [event.seen_by(viewer) for event in moment.events]
        seat = "T" if moment.actor is REFEREE else moment.actor
        line = {"number": number, "seat": seat, "move": shown(moment, viewer), "events": events}
        sys.stdout.write(msgspec.json.encode(line).decode() + "\n")


def _as_text(kept: Record, match: Match, viewer: Viewer, words: Catalogue) -> None:
    variant = match.variant
    reader = None if viewer is PUBLIC else viewer
    names = numbered(words, variant.players)
    speakers = Speakers(names=names, sides=variant.sides, variant=variant.slug)
    mine = msgspec.structs.replace(speakers, reader=reader)
    narration = narration_of(variant.game.name)
    facts = {"variant": str(variant), "players": variant.players, "seat": reader}
    show.line(words.worded("commands-replay-title", facts, speakers))
    for number, moment in enumerate(moments(kept)):
        if moment.actor is not None:
            seat = "T" if moment.actor is REFEREE else moment.actor
            move = words.text("commands-replay-move", speakers, seat=seat, move=shown(moment, viewer))
            show.line(f"{words.number(number).rjust(4)}. {move}")
        for event in moment.events:
            for sentence in narration.event(words, event.seen_by(viewer), mine):
                show.line(f"      {sentence}")
    seats = tuple(seat for side in match.winners for seat in variant.sides[side])
    show.line(words.text("commands-replay-end", speakers, seats=seats, scores=match.scores))


def shown(moment: MovePlayed, viewer: Viewer) -> str | None:
    """The text of the move, if the viewer may know all of it, else its name."""
    if moment.move is None or moment.actor is None:
        return None
    whole = moment.move.seen_by(viewer, moment.actor)
    return str(whole) if whole is not None else f"{tag_of(moment.move)} ..."
