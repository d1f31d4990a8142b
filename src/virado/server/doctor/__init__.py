"""`virado doctor`: checks of the settings and the machine of a server (docs/how-to/start-a-server.md)."""

from collections.abc import AsyncGenerator

from virado.server.doctor.answering import look_at_public, look_at_running
from virado.server.doctor.machine import look_at_files, look_at_keys, look_at_limits, look_at_settings
from virado.server.doctor.stored import look_at_database
from virado.server.doctor.symptom import Symptom
from virado.server.settings import Settings


async def examine(settings: Settings, url: str = "") -> AsyncGenerator[Symptom]:
    """Look at everything and change nothing; `url` is the address at which people reach the server, if that is to be tried."""
    for look in (look_at_settings, look_at_files, look_at_keys, look_at_limits):
        for symptom in look(settings):
            yield symptom
    async for symptom in look_at_database(settings):
        yield symptom
    async for symptom in look_at_running(settings):
        yield symptom
    if url:
        async for symptom in look_at_public(url):
            yield symptom
