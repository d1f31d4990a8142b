"""The replay of a recorded match, with texts and positions for each step, as a seat or a spectator saw them."""

from collections.abc import Mapping, Sequence

import msgspec

from virado.cards import Seat
from virado.cases.positions import match_of
from virado.cases.replaying import MovePlayed, moments
from virado.games.messages import PUBLIC, REFEREE, Held, Viewer
from virado.match import no_such_seat
from virado.record import Record, encode
from virado.refusal import OptionsError
from virado.server import wire
from virado.server.wire.replay import MAX_MOVES
from virado.session import Occupant
from virado.words import Speakers, catalogue
from virado.words.contract import narration_of


def build_replay(
    record: Record,
    seat: Seat | None,
    names: Mapping[Seat, str],
    language: str,
    *,
    seats: Mapping[Seat, Occupant] | None = None,
    hinted: Sequence[Seat] = (),
    is_readers: bool = True,
    is_whole: bool = True,
    edited: bool = False,
) -> wire.Replay:
    """Return the replay of a recorded match as a seat saw it, or as a spectator if `seat` is None.

    If `is_readers` is true, the sentences call the player of the seat "you", otherwise by name.

    Raises OptionsError (`bad-record`) if the record is invalid or too long. A record that contradicts itself is
    refused unless `edited` is true. A match that is not over is refused if `is_whole` is true. Raises IllegalError if
    the match has no such seat.
    """
    if len(record.moves) > MAX_MOVES:
        raise OptionsError("too-many-moves", "", code="bad-record", limit=MAX_MOVES)
    match = match_of(record, edited=edited)
    variant = match.variant
    if is_whole and not match.over:
        raise OptionsError("not-over", "", code="bad-record")
    if seat is not None and seat >= variant.players:
        raise no_such_seat(seat, variant.players)
    words = catalogue(language)
    speakers = Speakers(
        reader=seat if is_readers else None, names=names, sides=variant.sides, variant=variant.slug
    )
    narration = narration_of(variant.game.name)
    viewer: Viewer = PUBLIC if seat is None else seat
    steps: list[wire.ReplayStep] = []
    for number, moment in enumerate(moments(record, edited=edited)):
        now = moment.match
        events = tuple(event.seen_by(viewer) for event in moment.events)
        steps.append(
            wire.ReplayStep(
                number=number,
                seat=None if moment.actor is REFEREE else moment.actor,
                text=_describe_move(moment, viewer),
                says=tuple(line for event in events for line in narration.event(words, event, speakers)),
                events=events,
                view=now.view(viewer).data,
                hands=tuple(now.view(other).data.hands[other] for other in range(variant.players)),
                scores=now.scores,
            )
        )
    return wire.Replay(
        variant=str(variant),
        title=words.variant_title(variant.slug),
        names=tuple(names.get(each, "") for each in range(variant.players)),
        seats=tuple((seats or {}).get(each) for each in range(variant.players)),
        record=encode(record).decode(),
        hinted=tuple(hinted),
        steps=_fill_in_hands(steps),
    )


def _describe_move(moment: MovePlayed, viewer: Viewer) -> str:
    if moment.actor is None or moment.move is None:
        return ""
    move = moment.move.seen_by(viewer, moment.actor)
    return "" if move is None else str(move)


def _fill_in_hands(steps: list[wire.ReplayStep]) -> tuple[wire.ReplayStep, ...]:
    """Return the steps with hidden hands filled in.

    A hidden hand is replaced by the same seat's hand at a later step, if its cards are known there and did not change
    meanwhile.
    """
    later: list[Held] = list(steps[-1].hands)
    found: list[wire.ReplayStep] = []
    for step in reversed(steps):
        for seat, held in enumerate(step.hands):
            known = later[seat]
            if not isinstance(held, int) or isinstance(known, int) or held != len(known):
                later[seat] = held
        found.append(msgspec.structs.replace(step, hands=tuple(later)))
    return tuple(reversed(found))
