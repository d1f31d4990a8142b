"""What the server advises a seat: what a bot would do, and the help that its family has. Between several persons only if that
is agreed, never in a rated match."""

from collections.abc import Generator
from contextlib import contextmanager
from functools import partial

import msgspec

from virado.bots.catalogue import LEVELS, bot
from virado.bots.contract import Rng
from virado.cards import Seat
from virado.refusal import IllegalError, OptionsError, Refusal
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

MOST_HINTED = 5
MOST_HINTS = 24
"""Maximum pending hints per person: one for each table that a person may have."""


class Advice:
    """Advice at the tables of one node."""

    def __init__(self, bot_pool: BotPool, legal_cache: LegalCache) -> None:
        self._bot_pool = bot_pool
        self._legal_cache = legal_cache
        self.hint_limiter = CapacityLimiter(MOST_HINTS)
        """By person, hints that are being thought of."""

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
        """What a bot of that level thinks of the moves of a seat."""
        if level not in LEVELS:
            raise OptionsError("no-such-bot", level, candidates=LEVELS)
        check(table, view.seat, view)
        await record_help(table, view.seat)
        with self._one_more(person):
            analysis = await self._bot_pool.search(view, level, Rng(0), share)
        best = analysis.candidates[:MOST_HINTED]
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
        """What the helper of the family answers."""
        family, helper = help_for(request)
        elsewhere = helper.refusal_code if view.variant.game.name != family else ""
        is_thought = not elsewhere and helper.needs_search(request)
        check(table, view.seat, view, wrong_game_code=elsewhere, is_hint=is_thought)
        is_ready = self._is_ready(view, helper.level)
        answer = partial(helper.answer, request, view, locale, is_ready=is_ready)
        if not is_thought:
            return await self._legal_cache.run(answer, share)
        await record_help(table, view.seat)
        with self._one_more(person):
            return await self._bot_pool.run(answer, share)

    @contextmanager
    def _one_more(self, person: str) -> Generator[None]:
        """One more thought that a person waits for; IllegalError if there are too many."""
        if not self.hint_limiter.try_acquire(person):
            raise IllegalError(Refusal("too-many-hints", None, {"limit": self.hint_limiter.limit}))
        try:
            yield
        finally:
            self.hint_limiter.release(person)

    def _is_ready(self, view: AnyView, level: str) -> bool:
        """Whether the tables of a level can be used at once; else they are prepared."""
        self._bot_pool.get_ready_bot(view.variant, level)
        return bot(level).is_ready(view.variant)


def check(
    table: Table, seat: Seat, view: AnyView, *, wrong_game_code: str = "", is_hint: bool = True
) -> None:
    """IllegalError unless a seat may be advised now; with the code `elsewhere` if it belongs to another game."""
    if is_hint or table.session.setup.rated:
        check_help_allowed(table)
    if wrong_game_code:
        raise IllegalError(Refusal(wrong_game_code))
    if seat not in view.to_act:
        raise IllegalError(Refusal("nothing-to-decide", None, {"seat": seat}), str(seat))


def check_help_allowed(table: Table) -> None:
    """IllegalError unless seats may be helped during the match."""
    if table.session.setup.rated:
        raise IllegalError(Refusal("no-hints-in-rated"))
    if not table.session.may_hint:
        raise IllegalError(Refusal("hints-not-agreed"))


async def record_help(table: Table, seat: Seat) -> None:
    """Let the log say that a seat has been helped. GoneError, StorageError."""
    if seat not in table.session.hinted:
        await table.act(NoteHint(seat=seat), HOST)
