"""Detection of clients whose network fails without closing the connection."""

import json
import os
import secrets
import socket
import sys
from pathlib import Path

import pytest
from aiohttp import ClientSession, CookieJar

from tests.server.clients import run, serving
from tests.waiting import until
from tests.web.stalling_proxy import stalling_proxy
from virado.server.connections import transport
from virado.server.connections.transport import HEARTBEAT_S, SILENT_S, set_tcp_timeout

NOTICED_S = 8


def test_a_ping_must_be_answered_within_eight_seconds():
    # aiohttp rounds timeouts above five seconds up, by at most a second
    assert HEARTBEAT_S / 2 + 1 <= NOTICED_S
    assert SILENT_S <= NOTICED_S


def test_a_client_that_answers_no_pings_is_disconnected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(transport, "HEARTBEAT_S", 0.1)

    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            stalling_proxy(address) as proxy,
            ClientSession(proxy.address, cookie_jar=CookieJar(unsafe=True)) as http,
        ):
            await http.post("/api/guest", json={"name": "Rosa"})
            async with http.ws_connect("/ws") as line:
                await line.send_json({"do": "hello", "id": "1"})
                assert (await line.receive_json())["type"] == "welcome"
                assert len(server.clients.connections) == 1
                proxy.stall()
                await until(lambda: not server.clients.connections)
                proxy.flow()

    run(test())


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other options")
def test_the_system_closes_a_connection_without_acknowledgements():
    with socket.create_server(("127.0.0.1", 0)) as near, socket.create_connection(near.getsockname()) as far:
        set_tcp_timeout(far)
        assert far.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        interval = far.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL)
        assert interval * far.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPCNT) == NOTICED_S
        assert far.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == NOTICED_S * 1000
    set_tcp_timeout(None)
    for end in socket.socketpair():
        set_tcp_timeout(end)
        end.close()


def test_every_ndjson_connection_has_a_tcp_timeout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    watched: list[socket.socket | None] = []
    monkeypatch.setattr(transport, "set_tcp_timeout", watched.append)

    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            ClientSession(address, cookie_jar=CookieJar(unsafe=True)) as http,
        ):
            await http.post("/api/guest", json={"name": "Rosa"})
            token = (await (await http.post("/api/token", json={"name": "bot"})).json())["token"]
            request = json.dumps({"do": "hello", "id": secrets.token_hex(4)}) + os.linesep
            headers = {"Authorization": f"Bearer {token}"}
            async with http.post("/ndjson", data=request, headers=headers) as answer:
                assert json.loads(await answer.content.readline())["type"] == "welcome"

    run(test())
    assert len(watched) == 1
    assert watched[0] is not None
