"""The server as others reach it: on this machine, and at the address that people use."""

import asyncio
import ssl
import time
from collections.abc import AsyncGenerator
from http import HTTPStatus
from urllib.parse import urlsplit

import aiohttp

from virado.server.address import ANY_ADDRESS, Address
from virado.server.doctor.symptom import Symptom, bad, doubtful, good
from virado.server.metrics import PEOPLE, PEOPLE_ADDRESSES
from virado.server.settings import Settings

ANSWER_S = 10.0
DAY_S = 86_400
MANY = 5
"""Minimum number of people with one address for a warning: they are hardly all in one place."""
SOON_DAYS = 14
"""Certificates that end sooner should have been renewed."""


async def look_at_running(settings: Settings) -> AsyncGenerator[Symptom]:
    """Whether a server runs here and says that it can store moves."""
    found = Address(settings.data)
    address = found.of_running()
    if not address:
        unwell = found.of_unwell()
        yield (
            bad("running-unwell", path=unwell) if unwell else doubtful("not-running", path=str(settings.data))
        )
        return
    yield good("running", path=address)
    figures = await _figures(_metrics_at(address, settings))
    people, addresses = (int(figures.get(name, 0)) for name in (PEOPLE, PEOPLE_ADDRESSES))
    if people >= MANY and addresses == 1:
        yield doubtful("one-address", number=people)


def _metrics_at(address: str, settings: Settings) -> str:
    """Return the URL of the metrics of a server on this machine."""
    if settings.metrics_port is None:
        return f"{address}/metrics"
    host = "127.0.0.1" if settings.metrics_host in ANY_ADDRESS else settings.metrics_host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.metrics_port}/metrics"


async def _figures(url: str) -> dict[str, float]:
    """Return the metrics without labels; empty if they cannot be read."""
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ANSWER_S)) as client,
            client.get(url) as answer,
        ):
            page = await answer.text() if answer.status == HTTPStatus.OK else ""
    except (aiohttp.ClientError, OSError):
        return {}
    lines = (line.split(" ") for line in page.splitlines() if line[:1] not in ("#", "") and "{" not in line)
    return {name: float(value) for name, value in lines}


async def look_at_public(url: str) -> AsyncGenerator[Symptom]:
    """Whether people reach the server at an address, through whatever stands before it."""
    url = url.rstrip("/")
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path:
        yield bad("public-address", input=url)
        return
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ANSWER_S)) as client:
        try:
            async with client.get(f"{url}/healthz") as answer:
                if answer.status == HTTPStatus.MISDIRECTED_REQUEST:
                    yield bad("hostname-unknown", name=parts.hostname)
                    return
                if answer.status != HTTPStatus.OK:
                    yield bad("public-health", path=url, number=answer.status)
                    return
                yield good("public", path=url)
                is_strict = "Strict-Transport-Security" in answer.headers
            if parts.scheme == "https":
                yield await _certificate(parts.hostname, parts.port or 443)
                yield good("https") if is_strict else bad("proto-not-passed")
            else:
                yield doubtful("no-https", path=url)
            yield await _page(client, url)
            yield await _web_socket(client, url)
            async with client.get(f"{url}/metrics") as answer:
                is_hidden = answer.status in (HTTPStatus.NOT_FOUND, HTTPStatus.FORBIDDEN)
                yield good("metrics-hidden") if is_hidden else bad("metrics-public", path=f"{url}/metrics")
        except (aiohttp.ClientError, OSError) as error:
            yield bad("public-unreachable", path=url, problem=str(error) or type(error).__name__)


async def _page(client: aiohttp.ClientSession, url: str) -> Symptom:
    """The browser table."""
    async with client.get(f"{url}/") as answer:
        text = await answer.text()
        is_there = answer.status == HTTPStatus.OK and 'id="app"' in text
        return good("page") if is_there else bad("no-page", path=url, number=answer.status)


async def _web_socket(client: aiohttp.ClientSession, url: str) -> Symptom:
    """Whether a page of this address may connect: `Host`, `X-Forwarded-Proto` and `Upgrade` have been passed on."""
    try:
        async with client.ws_connect(f"{url}/ws", headers={"Origin": url}):
            return good("web-socket")
    except aiohttp.WSServerHandshakeError as error:
        if error.status == HTTPStatus.FORBIDDEN:
            return bad("host-not-passed", path=url)
        return bad("upgrade-not-passed", path=url, number=error.status)


async def _certificate(host: str, port: int) -> Symptom:
    """For how long the certificate is good."""
    async with asyncio.timeout(ANSWER_S):
        _, writer = await asyncio.open_connection(host, port, ssl=ssl.create_default_context())
    try:
        ends = str(writer.get_extra_info("peercert")["notAfter"])
    finally:
        writer.close()
    days = int((ssl.cert_time_to_seconds(ends) - time.time()) // DAY_S)
    return (good if days > SOON_DAYS else doubtful)("certificate", number=days)
