"""Advice to a seat during a match: hints from a bot, and the help of the family's helper.

In a match of several persons, advice needs their consent. It is not available in rated matches.
"""

from collections.abc import Generator
from contextlib import contextmanager
from functools import partial

import msgspec

from virado.bots.catalogue import LEVELS, bot, no_such_bot
from virado.bots.contract import Rng
from virado.cards import Seat
from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.fair_pool import Share
from virado.server.helpers.registry import help_for
from virado.server.limits import CapacityLimiter
from virado.server.presentation.candidates import describe_candidates
from virado.server.presentation.text_locale import Locale
from virado.server.tables.bot_pool import BotPool
from virado.server.tables.legal_cache import LegalCache
from virado.server.tables.table import Table
from virado.session import HOST, NoteHint
from virado.view import AnyView

MAX_HINTED = 5
MAX_HINTS = 24
"""Maximum number of pending hints per person. It equals the maximum number of tables per person."""


class Advice:
    """Hints and help at the tables of one node."""

    def __init__(self, bot_pool: BotPool, legal_cache: LegalCache) -> None:
        self._bot_pool = bot_pool
        self._legal_cache = legal_cache
        self.hint_limiter = CapacityLimiter(MAX_HINTS)
        """Limiter of the pending hints of each person."""

    async def hint(
        self,
        table: Table,
        view: AnyView,
        level: str,
        locale: Locale,
        person: str,
        share: Share,
        *,
        with_titles: bool,
    ) -> wire.Hints:
        """Return a bot's evaluation of the moves of a seat.

        Raises IllegalError if the seat may not be advised, OptionsError if the level is unknown, and
        TableReleasedError.
        """
        if level not in LEVELS:
            raise no_such_bot(level, LEVELS)
        check(table, view.seat, view)
        await record_help(table, view.seat)
        with self._count_hint(person):
            analysis = await self._bot_pool.search(view, level, Rng(0), share)
        best = analysis.candidates[:MAX_HINTED]
        moves = await self._legal_cache.run(
            partial(describe_candidates, best, view, locale, with_titles=with_titles), share
        )
        return wire.Hints(level=level, moves=moves)

    async def help(
        self,
        table: Table,
        view: AnyView,
        request: wire.HelpRequest,
        locale: Locale,
        person: str,
        share: Share,
    ) -> msgspec.Struct:
        """Return the answer of the family's helper to a request.

        Raises IllegalError if the seat may not be advised, and TableReleasedError.
        """
        family, helper = help_for(request)
        refusal_code = helper.refusal_code if view.variant.game.name != family else ""
        needs_search = not refusal_code and helper.needs_search(request)
        check(table, view.seat, view, wrong_game_code=refusal_code, is_hint=needs_search)
        is_ready = self._check_ready(view, helper.level)
        answer = partial(helper.answer, request, view, locale, is_ready=is_ready)
        if not needs_search:
            return await self._legal_cache.run(answer, share)
        await record_help(table, view.seat)
        with self._count_hint(person):
            return await self._bot_pool.run(answer, share)

    @contextmanager
    def _count_hint(self, person: str) -> Generator[None]:
        """Count a pending hint of a person during a `with` block.

        Raises IllegalError (`too-many-hints`) at the limit.
        """
        if not self.hint_limiter.try_acquire(person):
            raise IllegalError(Refusal("too-many-hints", None, {"limit": self.hint_limiter.limit}))
        try:
            yield
        finally:
            self.hint_limiter.release(person)

    def _check_ready(self, view: AnyView, level: str) -> bool:
        """Return True if the kernels of a level are ready. Otherwise start preparing them."""
        self._bot_pool.get_ready_bot(view.variant, level)
        return bot(level).is_ready(view.variant)


def check(
    table: Table, seat: Seat, view: AnyView, *, wrong_game_code: str = "", is_hint: bool = True
) -> None:
    """Raise IllegalError unless a seat may be advised now.

    `wrong_game_code` is the code of the refusal if the request is for another family. It is empty if the request fits
    any family.
    `is_hint` is true if the answer counts as help from a bot.
    """
    if is_hint or table.session.setup.rated:
        check_help_allowed(table)
    if wrong_game_code:
        raise IllegalError(Refusal(wrong_game_code))
    if seat not in view.to_act:
        raise IllegalError(Refusal("nothing-to-decide", None, {"seat": seat}), str(seat))


def check_help_allowed(table: Table) -> None:
    """Raise IllegalError unless help from bots is allowed at a table."""
    if table.session.setup.rated:
        raise IllegalError(Refusal("no-hints-in-rated"))
    if not table.session.may_hint:
        raise IllegalError(Refusal("hints-not-agreed"))


async def record_help(table: Table, seat: Seat) -> None:
    """Log that a seat has received help. Raises TableReleasedError, StorageError."""
    if seat not in table.session.hinted:
        await table.act(NoteHint(seat=seat), HOST)
