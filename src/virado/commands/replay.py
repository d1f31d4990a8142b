"""`virado replay FILE`: a recorded match, move by move, as everybody or one seat saw it."""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from virado import record
from virado.cards import Deck, Seat
from virado.commands import show
from virado.games.contract import PUBLIC, REFEREE, Event
from virado.match import Match
from virado.record import Record
from virado.refusal import OptionsError


class Moment(NamedTuple):
    """A move, or before the first one nothing, and what was announced because of it."""

    seat: Seat | None
    move: str | None
    events: list[Event]


def run(args: argparse.Namespace) -> int:
    """Show the moves of a record and what was announced because of them."""
    kept = record.read(Path(args.file))
    try:
        match = Match.from_record(kept)
    except OptionsError as error:
        raise OptionsError(error.refusal.message, args.file, error.code) from None
    viewer = PUBLIC if args.seat is None else args.seat
    if viewer >= match.variant.players:
        raise OptionsError(
            f"there is no seat {viewer}; {match.variant} has {match.variant.players}", f"--seat {viewer}"
        )
    if not args.json:
        show.line(
            f"{match.variant}, {match.variant.players} players"
            + (f", as seat {viewer} saw it" if args.seat is not None else "")
        )
    for number, moment in enumerate(moments(kept)):
        told = [event.seen_by(viewer) for event in moment.events]
        move = shown(moment, viewer, told, match.deck)
        if args.json:
            facts = {"number": number, "seat": _seat(moment.seat), "move": move, "events": told}
            show.line(msgspec.json.encode(facts).decode())
            continue
        if move is not None:
            show.line(f"{number:4}. seat {_seat(moment.seat)}: {move}")
        for event in told:
            show.line(f"      {words(event, match.deck)}")
    if not args.json:
        show.line(_end(match))
    return 0


def moments(kept: Record) -> Iterator[Moment]:
    """The match of a record once more, move by move."""
    match = Match.from_record(msgspec.structs.replace(kept, moves=[]))
    yield Moment(None, None, match.opening)
    for seat, text in kept.moves:
        yield Moment(seat, text, match.play(seat, text))


def shown(moment: Moment, viewer: Seat, told: list[dict[str, Any]], deck: Deck) -> str | None:
    """The move as far as the viewer knows it.

    It is whole if the move is the viewer's own or every card in it has been announced, else its first word.
    """
    if moment.move is None or moment.seat == viewer:
        return moment.move
    announced = msgspec.json.encode(told).decode()
    known = all(f'"{name}"' in announced for name in _cards(moment.move, deck))
    return moment.move if known else moment.move.split()[0] + " ..."


def _cards(text: str, deck: Deck) -> list[str]:
    return [name for name in re.findall(r"\b\w\w\b", text) if name in deck.names]


def words(event: dict[str, Any], deck: Deck) -> str:
    """An event in a line: its type, then what is said about it."""
    facts = [_fact(name, value, deck) for name, value in event.items() if name != "type"]
    return " · ".join([event["type"], *(fact for fact in facts if fact)])


def _fact(name: str, value: Any, deck: Deck) -> str:
    if value is None or value is False or value in ([], {}):
        return ""
    return name if value is True else f"{name} {_words(value, deck)}"


def _words(value: Any, deck: Deck) -> str:
    match value:
        case str() if value in deck.names:
            return deck.pretty(deck.card(value))
        case list() | tuple():
            inside = [_words(item, deck) for item in value]  # pyright: ignore[reportUnknownVariableType]
            nested = any(isinstance(item, list | tuple) for item in value)  # pyright: ignore[reportUnknownVariableType]
            return " / ".join(inside) if nested else " ".join(inside)
        case dict():
            return ", ".join(f"{key}: {_words(item, deck)}" for key, item in value.items())  # pyright: ignore[reportUnknownVariableType]
        case _:
            return str(value)


def _seat(seat: Seat | None) -> int | str | None:
    return "T" if seat == REFEREE else seat


def _end(match: Match) -> str:
    scores = ", ".join(map(str, match.scores))
    if not match.over:
        return f"not finished; scores {scores}"
    return f"won by side {' and '.join(map(str, match.winners))}; scores {scores}"
