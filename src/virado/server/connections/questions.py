"""What a client asks about a position: what a seat may do, what a bot thinks of it, what the moves of a match have cost."""

from functools import partial

import msgspec

from virado.cards import Seat
from virado.server import wire
from virado.server.connections.asker import Asker, reader_of
from virado.server.presenting.moves import explained
from virado.server.tables.advice import Advice
from virado.server.tables.legal_cache import LegalCache
from virado.server.tables.node import Node
from virado.server.tables.reviews import Reviews
from virado.server.tables.table import Table
from virado.view import AnyView
from virado.words import catalogue
from virado.words.card_names import language_at

SLOW = (wire.AskReview, wire.Judge, wire.Assess, wire.Hint, wire.HelpRequest)
"""Requests that are answered while others are taken up."""


class Questions:
    """Answers them."""

    def __init__(self, tables: Node, legal_cache: LegalCache, advice: Advice, reviews: Reviews) -> None:
        self._tables = tables
        self._legal_cache = legal_cache
        self._advice = advice
        self._reviews = reviews

    async def _view(self, asker: Asker, name: str, seat: Seat) -> tuple[Table, AnyView]:
        table = await self._tables.table(name)
        return table, await table.view(asker.person, seat)

    async def legal(self, asker: Asker, request: wire.Legal) -> wire.LegalMoves:
        """Its legal moves."""
        table, view = await self._view(asker, request.table, request.seat)
        found = await self._legal_cache.legal(table, request.seat, view, asker.reads, asker.share)
        if len(found.moves) <= request.limit:
            return found
        return msgspec.structs.replace(found, moves=found.moves[: request.limit], complete=False)

    async def explain(self, asker: Asker, request: wire.Explain) -> wire.Explained:
        """What a move does, or why it is refused."""
        table, view = await self._view(asker, request.table, request.seat)
        reader = table.audience.reader(request.seat, asker.reads)
        words = catalogue(language_at(asker.lang, view.variant))
        found = partial(explained, view, request.pointed or request.move, words, reader)
        return await self._legal_cache.do(found, asker.share)

    async def hint(self, asker: Asker, request: wire.Hint) -> wire.Hints:
        """What a bot thinks of its moves."""
        table, view = await self._view(asker, request.table, request.seat)
        reader = reader_of(asker, table, request.seat)
        return await self._advice.hint(
            table, view, request.level, reader, asker.person, asker.share, titled=asker.words
        )

    async def review(self, asker: Asker, request: wire.AskReview) -> wire.Review:
        """Its decisions in a finished deal that have cost most."""
        table = await self._tables.table(request.table)
        reader = table.audience.reader(request.seat, asker.lang)
        return await self._reviews.review(
            table, asker.person, request.seat, request.deal, reader, asker.share
        )

    async def judge(self, asker: Asker, request: wire.Judge) -> wire.Judgement:
        """What its decisions in a finished deal have cost."""
        table = await self._tables.table(request.table)
        return await self._reviews.judge(table, asker.person, request.seat, request.deal, asker.share)

    async def assess(self, asker: Asker, request: wire.Assess) -> wire.Assessment:
        """What its moves were worth in a position of the replay."""
        table = await self._tables.table(request.table)
        reader = reader_of(asker, table, request.seat)
        return await self._reviews.assess(
            table, asker.person, request.seat, request.step, reader, asker.share, titled=asker.words
        )

    async def help(self, asker: Asker, request: wire.HelpRequest) -> msgspec.Struct:
        """What the helper of the family answers."""
        table, view = await self._view(asker, request.table, request.seat)
        reader = reader_of(asker, table, request.seat)
        return await self._advice.help(table, view, request, reader, asker.person, asker.share)
