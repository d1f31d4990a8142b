"""What a client asks about a position: what a seat may do, what a bot thinks of it, what the moves of a match have cost."""

from functools import partial

import msgspec

from virado.cards import Seat
from virado.server import wire
from virado.server.connections.request_context import RequestContext, reader_of
from virado.server.presentation.moves import explain_move
from virado.server.tables.advice import Advice
from virado.server.tables.legal_cache import LegalCache
from virado.server.tables.node import Node
from virado.server.tables.reviews import Reviews
from virado.server.tables.table import Table
from virado.view import AnyView
from virado.words import catalogue
from virado.words.card_names import language_for

SLOW = (wire.AskReview, wire.Judge, wire.Assess, wire.Hint, wire.HelpRequest)
"""Requests that are answered while others are taken up."""


class PositionRequests:
    """Answers them."""

    def __init__(self, node: Node, legal_cache: LegalCache, advice: Advice, reviews: Reviews) -> None:
        self._tables = node
        self._legal_cache = legal_cache
        self._advice = advice
        self._reviews = reviews

    async def _view(self, context: RequestContext, name: str, seat: Seat) -> tuple[Table, AnyView]:
        table = await self._tables.get_table(name)
        return table, await table.view(context.person, seat)

    async def list_legal(self, context: RequestContext, request: wire.Legal) -> wire.LegalMoves:
        """Its legal moves."""
        table, view = await self._view(context, request.table, request.seat)
        found = await self._legal_cache.list_legal(
            table, request.seat, view, context.text_language, context.share
        )
        if len(found.moves) <= request.limit:
            return found
        return msgspec.structs.replace(found, moves=found.moves[: request.limit], complete=False)

    async def explain(self, context: RequestContext, request: wire.Explain) -> wire.Explained:
        """What a move does, or why it is refused."""
        table, view = await self._view(context, request.table, request.seat)
        reader = table.subscribers.make_locale(request.seat, context.text_language)
        words = catalogue(language_for(context.lang, view.variant))
        found = partial(explain_move, view, request.pointed or request.move, words, reader)
        return await self._legal_cache.run(found, context.share)

    async def hint(self, context: RequestContext, request: wire.Hint) -> wire.Hints:
        """What a bot thinks of its moves."""
        table, view = await self._view(context, request.table, request.seat)
        reader = reader_of(context, table, request.seat)
        return await self._advice.hint(
            table, view, request.level, reader, context.person, context.share, with_titles=context.words
        )

    async def review(self, context: RequestContext, request: wire.AskReview) -> wire.Review:
        """Its decisions in a finished deal that have cost most."""
        table = await self._tables.get_table(request.table)
        reader = table.subscribers.make_locale(request.seat, context.lang)
        return await self._reviews.review(
            table, context.person, request.seat, request.deal, reader, context.share
        )

    async def judge(self, context: RequestContext, request: wire.Judge) -> wire.Judgement:
        """What its decisions in a finished deal have cost."""
        table = await self._tables.get_table(request.table)
        return await self._reviews.judge(table, context.person, request.seat, request.deal, context.share)

    async def assess(self, context: RequestContext, request: wire.Assess) -> wire.Assessment:
        """What its moves were worth in a position of the replay."""
        table = await self._tables.get_table(request.table)
        reader = reader_of(context, table, request.seat)
        return await self._reviews.assess(
            table,
            context.person,
            request.seat,
            request.step,
            reader,
            context.share,
            with_titles=context.words,
        )

    async def help(self, context: RequestContext, request: wire.HelpRequest) -> msgspec.Struct:
        """What the helper of the family answers."""
        table, view = await self._view(context, request.table, request.seat)
        reader = reader_of(context, table, request.seat)
        return await self._advice.help(table, view, request, reader, context.person, context.share)
