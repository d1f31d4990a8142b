"""`virado replay FILE`: a recorded match, move by move, as everybody or one seat saw it."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from virado import record
from virado.cases.positions import match_of
from virado.commands import show
from virado.families import FAMILIES, load
from virado.games.contract import REFEREE_SEAT
from virado.games.messages import PUBLIC, REFEREE, Actor, Event, Move, Viewer, tag_of
from virado.match import Match
from virado.record import Record
from virado.refusal import OptionsError
from virado.words import Catalogue, Speakers, catalogue_for
from virado.words.contract import Narration


class Moment(NamedTuple):
    """A move, or before the first one nothing, and what was announced because of it."""

    actor: Actor | None
    move: Move | None
    events: Sequence[Event]


def run(args: argparse.Namespace) -> int:
    """Show the moves of a record and what was announced because of them."""
    words = catalogue_for(args.lang)
    kept = record.read(Path(args.file))
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
        show.line(msgspec.json.encode(line).decode())


def _as_text(kept: Record, match: Match, viewer: Viewer, words: Catalogue) -> None:
    variant = match.variant
    reader = None if viewer is PUBLIC else viewer
    names = {seat: _capital(words.text("seat-name", seat=seat)) for seat in range(variant.players)}
    speakers = Speakers(names=names, sides=variant.sides, variant=variant.slug)
    mine = msgspec.structs.replace(speakers, reader=reader)
    narration: Narration[Any, Any] = load(FAMILIES[variant.game.name].narration)
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


def moments(kept: Record) -> Iterator[Moment]:
    """The match of a record once more, move by move."""
    match = match_of(msgspec.structs.replace(kept, moves=[]))
    yield Moment(None, None, match.opening)
    for seat, text in kept.moves:
        actor: Actor = REFEREE if seat == REFEREE_SEAT else seat
        events = match.play(actor, text)
        yield Moment(actor, match.steps[-1].move, events)


def shown(moment: Moment, viewer: Viewer) -> str | None:
    """The text of the move, if the viewer may know all of it, else its name."""
    if moment.move is None or moment.actor is None:
        return None
    whole = moment.move.seen_by(viewer, moment.actor)
    return str(whole) if whole is not None else f"{tag_of(moment.move)} ..."


def _capital(name: str) -> str:
    """A name that may begin a sentence."""
    return name[0].upper() + name[1:]
