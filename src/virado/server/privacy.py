"""The HTTP handler of the retention periods, which the privacy page shows."""

from virado.server.attempt_limits import TRIES_MS
from virado.server.browser_sessions import SESSION_DAYS
from virado.server.http import HttpAnswer, HttpRequest, answer
from virado.server.retention import EVERY_S
from virado.server.settings import Settings
from virado.server.wire.people import PrivacyFigures


async def privacy(settings: Settings, _request: HttpRequest) -> HttpAnswer:
    """GET /api/privacy: the retention periods and the operator's contact details."""
    return answer(
        PrivacyFigures(
            keep_days=settings.keep_days,
            keep_chat_days=settings.keep_chat_days,
            session_days=SESSION_DAYS,
            tries_minutes=round(TRIES_MS / 60_000 + EVERY_S / 60),
            word_reports=settings.word_reports,
            reach=settings.reach,
            contact=settings.contact,
        )
    )
