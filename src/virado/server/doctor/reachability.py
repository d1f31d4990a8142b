"""Checks from the outside: the running server on this machine, and its public address."""

import asyncio
import ssl
import time
from collections.abc import AsyncGenerator
from http import HTTPStatus
from urllib.parse import urlsplit

import aiohttp

from virado.server.address_file import ANY_ADDRESS, AddressFile
from virado.server.doctor.check_result import CheckResult, report_error, report_ok, report_warning
from virado.server.metrics import PEOPLE, PEOPLE_ADDRESSES
from virado.server.settings import Settings

ANSWER_S = 10.0
DAY_S = 86_400
MANY = 5
"""Number of connected people from which the check warns if all of them have the same address.

A proxy then probably hides their addresses.
"""
SOON_DAYS = 14
"""Minimum remaining validity of a certificate, in days. The doctor warns if less remains."""


async def check_running_server(settings: Settings) -> AsyncGenerator[CheckResult]:
    """Check that a server runs on this machine and can store moves."""
    found = AddressFile(settings.data)
    address = found.find_running()
    if not address:
        unwell = found.find_unhealthy()
        yield (
            report_error("running-unwell", path=unwell)
            if unwell
            else report_warning("not-running", path=str(settings.data))
        )
        return
    yield report_ok("running", path=address)
    figures = await _fetch_metrics(_make_metrics_url(address, settings))
    people, addresses = (int(figures.get(name, 0)) for name in (PEOPLE, PEOPLE_ADDRESSES))
    if people >= MANY and addresses == 1:
        yield report_warning("one-address", number=people)


def _make_metrics_url(address: str, settings: Settings) -> str:
    """Return the URL of the metrics of a server on this machine."""
    if settings.metrics_port is None:
        return f"{address}/metrics"
    host = "127.0.0.1" if settings.metrics_host in ANY_ADDRESS else settings.metrics_host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.metrics_port}/metrics"


async def _fetch_metrics(url: str) -> dict[str, float]:
    """Return the values of the metrics that have no labels, by name; empty if they cannot be read."""
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


async def check_public_url(url: str) -> AsyncGenerator[CheckResult]:
    """Check that people can reach the server at its public address, through any proxy in front of it."""
    url = url.rstrip("/")
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path:
        yield report_error("public-address", input=url)
        return
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ANSWER_S)) as client:
        try:
            async with client.get(f"{url}/healthz") as answer:
                if answer.status == HTTPStatus.MISDIRECTED_REQUEST:
                    yield report_error("hostname-unknown", name=parts.hostname)
                    return
                if answer.status != HTTPStatus.OK:
                    yield report_error("public-health", path=url, number=answer.status)
                    return
                yield report_ok("public", path=url)
                is_strict = "Strict-Transport-Security" in answer.headers
            if parts.scheme == "https":
                yield await _check_certificate(parts.hostname, parts.port or 443)
                yield report_ok("https") if is_strict else report_error("proto-not-passed")
            else:
                yield report_warning("no-https", path=url)
            yield await _check_page(client, url)
            yield await _check_websocket(client, url)
            async with client.get(f"{url}/metrics") as answer:
                is_hidden = answer.status in (HTTPStatus.NOT_FOUND, HTTPStatus.FORBIDDEN)
                yield (
                    report_ok("metrics-hidden")
                    if is_hidden
                    else report_error("metrics-public", path=f"{url}/metrics")
                )
        except (aiohttp.ClientError, OSError) as error:
            yield report_error("public-unreachable", path=url, problem=str(error) or type(error).__name__)


async def _check_page(client: aiohttp.ClientSession, url: str) -> CheckResult:
    """Check that the address serves the browser client."""
    async with client.get(f"{url}/") as answer:
        text = await answer.text()
        is_there = answer.status == HTTPStatus.OK and 'id="app"' in text
        return report_ok("page") if is_there else report_error("no-page", path=url, number=answer.status)


async def _check_websocket(client: aiohttp.ClientSession, url: str) -> CheckResult:
    """Check that a page of this address can open a WebSocket.

    The proxy must pass on `Host`, `X-Forwarded-Proto` and `Upgrade`.
    """
    try:
        async with client.ws_connect(f"{url}/ws", headers={"Origin": url}):
            return report_ok("web-socket")
    except aiohttp.WSServerHandshakeError as error:
        if error.status == HTTPStatus.FORBIDDEN:
            return report_error("host-not-passed", path=url)
        return report_error("upgrade-not-passed", path=url, number=error.status)


async def _check_certificate(host: str, port: int) -> CheckResult:
    """Check the remaining validity of the certificate."""
    async with asyncio.timeout(ANSWER_S):
        _, writer = await asyncio.open_connection(host, port, ssl=ssl.create_default_context())
    try:
        ends = str(writer.get_extra_info("peercert")["notAfter"])
    finally:
        writer.close()
    days = int((ssl.cert_time_to_seconds(ends) - time.time()) // DAY_S)
    return (report_ok if days > SOON_DAYS else report_warning)("certificate", number=days)
