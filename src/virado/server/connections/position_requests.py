"""Handlers of requests about a position: legal moves, explanations, hints and reviews."""

from functools import partial

import msgspec

from virado.cards import Seat
from virado.server import wire
from virado.server.connections.request_context import RequestContext, make_locale
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
"""Types of requests that are processed while later requests are read."""


class PositionRequests:
    """Handlers of requests about positions."""

    def __init__(self, node: Node, legal_cache: LegalCache, advice: Advice, reviews: Reviews) -> None:
        self._tables = node
        self._legal_cache = legal_cache
        self._advice = advice
        self._reviews = reviews

    async def _get_view(self, context: RequestContext, name: str, seat: Seat) -> tuple[Table, AnyView]:
        table = await self._tables.get_table(name)
        return table, await table.view(context.person, seat)

    async def list_legal(self, context: RequestContext, request: wire.Legal) -> wire.LegalMoves:
        """Return the legal moves of a seat at a table."""
        table, view = await self._get_view(context, request.table, request.seat)
        answer = await self._legal_cache.list_legal(
            table, request.seat, view, context.text_language, context.share
        )
        if len(answer.moves) <= request.limit:
            return answer
        return msgspec.structs.replace(answer, moves=answer.moves[: request.limit], complete=False)

    async def explain(self, context: RequestContext, request: wire.Explain) -> wire.Explained:
        """Return the effect of a move, or the reason for its refusal."""
        table, view = await self._get_view(context, request.table, request.seat)
        locale = table.subscribers.make_locale(request.seat, context.text_language)
        words = catalogue(language_for(context.lang, view.variant))
        answer = partial(explain_move, view, request.pointed or request.move, words, locale)
        return await self._legal_cache.run(answer, context.share)

    async def hint(self, context: RequestContext, request: wire.Hint) -> wire.Hints:
        """Return a bot's evaluation of the moves of a seat."""
        table, view = await self._get_view(context, request.table, request.seat)
        locale = make_locale(context, table, request.seat)
        return await self._advice.hint(
            table, view, request.level, locale, context.person, context.share, with_titles=context.words
        )

    async def review(self, context: RequestContext, request: wire.AskReview) -> wire.Review:
        """Return the costliest decisions of a seat in a finished deal."""
        table = await self._tables.get_table(request.table)
        reader = _get_reader(context, table, request.seat)
        locale = table.subscribers.make_locale(reader, context.lang)
        return await self._reviews.review(
            table, context.person, request.seat, request.deal, locale, context.share
        )

    async def judge(self, context: RequestContext, request: wire.Judge) -> wire.Judgement:
        """Return the loss of each decision of a seat in a finished deal."""
        table = await self._tables.get_table(request.table)
        return await self._reviews.judge(table, context.person, request.seat, request.deal, context.share)

    async def assess(self, context: RequestContext, request: wire.Assess) -> wire.Assessment:
        """Return the values of a seat's moves at a position of a replay."""
        table = await self._tables.get_table(request.table)
        locale = make_locale(context, table, _get_reader(context, table, request.seat))
        return await self._reviews.assess(
            table,
            context.person,
            request.seat,
            request.step,
            locale,
            context.share,
            with_titles=context.words,
        )

    async def help(self, context: RequestContext, request: wire.HelpRequest) -> msgspec.Struct:
        """Return the answer of the helper of the table's family."""
        table, view = await self._get_view(context, request.table, request.seat)
        locale = make_locale(context, table, request.seat)
        return await self._advice.help(table, view, request, locale, context.person, context.share)


def _get_reader(context: RequestContext, table: Table, seat: Seat) -> Seat | None:
    """Return the seat if the person of the request has it, and None otherwise: texts then name its player."""
    return seat if table.session.holds(context.person, seat) else None
