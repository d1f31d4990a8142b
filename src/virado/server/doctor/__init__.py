"""`virado doctor`: checks of the settings and the machine of a server (docs/how-to/start-a-server.md)."""

from collections.abc import AsyncGenerator

from virado.server.doctor.check_result import CheckResult
from virado.server.doctor.database import check_database
from virado.server.doctor.machine import check_files, check_keys, check_limits, check_settings
from virado.server.doctor.reachability import check_public_url, check_running_server
from virado.server.settings import Settings


async def examine(settings: Settings, url: str = "") -> AsyncGenerator[CheckResult]:
    """Run all checks and yield their results. Nothing is changed.

    `url` is the public address of the server; if it is empty, the checks of the public address are skipped.
    """
    for look in (check_settings, check_files, check_keys, check_limits):
        for symptom in look(settings):
            yield symptom
    async for symptom in check_database(settings):
        yield symptom
    async for symptom in check_running_server(settings):
        yield symptom
    if url:
        async for symptom in check_public_url(url):
            yield symptom
