"""What a client asks about a position: what a seat may do, what a bot thinks of it, what the moves of a match have cost."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from virado.cards import Seat
from virado.server import wire
from virado.server.presenting.moves import explained
from virado.server.presenting.reader import Reader
from virado.server.tables.node import Node
from virado.server.tables.table import Table
from virado.view import AnyView
from virado.words import NOBODY_KNOWN, catalogue


class Asker(Protocol):
    """Who asks."""

    node: Node
    lang: str
    """The language of messages in any case."""
    words: bool
    """Whether everything is wanted in words."""

    @property
    def person(self) -> str:
        """Id of the person."""
        ...

    @property
    def reads(self) -> str:
        """The language in which everything is wanted in words; empty if it is not."""
        ...


async def _view(asker: Asker, name: str, seat: Seat) -> tuple[Table, AnyView]:
    table = await asker.node.table(name)
    return table, await table.view(asker.person, seat)


def _reader(asker: Asker, table: Table, seat: Seat) -> Reader:
    """Somebody in a seat who reads the language of the connection, words or not."""
    return table.audience.reader(seat, asker.lang) if asker.words else Reader(asker.lang, NOBODY_KNOWN)


async def _legal(asker: Asker, request: wire.Legal) -> wire.LegalMoves:
    table, view = await _view(asker, request.table, request.seat)
    found = await asker.node.legal_cache.legal(table, request.seat, view, asker.reads)
    if len(found.moves) <= request.limit:
        return found
    return msgspec.structs.replace(found, moves=found.moves[: request.limit])


async def _explain(asker: Asker, request: wire.Explain) -> wire.Explained:
    table, view = await _view(asker, request.table, request.seat)
    reader = table.audience.reader(request.seat, asker.reads)
    return await asyncio.to_thread(
        explained, view, request.pointed or request.move, catalogue(asker.lang), reader
    )


async def _hint(asker: Asker, request: wire.Hint) -> wire.Hints:
    table, view = await _view(asker, request.table, request.seat)
    reader = _reader(asker, table, request.seat)
    return await asker.node.advice.hint(table, view, request.level, reader, asker.person, titled=asker.words)


async def _review(asker: Asker, request: wire.AskReview) -> wire.Review:
    table = await asker.node.table(request.table)
    reader = table.audience.reader(request.seat, asker.lang)
    return await asker.node.reviews.review(table, asker.person, request.seat, request.deal, reader)


async def _judge(asker: Asker, request: wire.Judge) -> wire.Judgement:
    table = await asker.node.table(request.table)
    return await asker.node.reviews.judge(table, asker.person, request.seat, request.deal)


async def _assess(asker: Asker, request: wire.Assess) -> wire.Assessment:
    table = await asker.node.table(request.table)
    reader = _reader(asker, table, request.seat)
    return await asker.node.reviews.assess(
        table, asker.person, request.seat, request.step, reader, titled=asker.words
    )


async def ask_helper(asker: Asker, request: wire.HelpRequest) -> msgspec.Struct:
    """What the helper of a family answers."""
    table, view = await _view(asker, request.table, request.seat)
    reader = _reader(asker, table, request.seat)
    return await asker.node.advice.help(table, view, request, reader, asker.person)


QUESTIONS: dict[type[wire.Request], Callable[[Any, Any], Awaitable[Any]]] = {
    wire.Legal: _legal,
    wire.Explain: _explain,
    wire.Hint: _hint,
    wire.AskReview: _review,
    wire.Judge: _judge,
    wire.Assess: _assess,
}
"""By request, what answers it for an `Asker`."""
SLOW = (wire.AskReview, wire.Judge, wire.Assess)
"""Requests that are answered while others are taken up."""
