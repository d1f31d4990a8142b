"""Metrics, logs and health checks contain what operators need, and no private data."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from prometheus_client.parser import text_string_to_metric_families

from tests.server.clients import Client, connect_guest, run, serving
from virado.server import prometheus
from virado.server.logs import ALLOWED_FIELDS, LogFormat, make_logger
from virado.server.metrics import Metrics
from virado.server.monitoring import Monitoring
from virado.server.storage.database import StorageError
from virado.session import commitment_to

PASSWORD, WRONG, CHAT, NAME = "correct horse battery", "wrong staple", "psst what a hand", "Yokasta"


async def _live(address: str, told: list[str]) -> None:
    """Use all parts of a server, and append every text that must not be logged to `told`."""
    async with connect_guest(address, NAME) as rosa, ClientSession(address) as stranger:
        await rosa.http.post("/api/account", json={"account": "yoka", "password": PASSWORD})
        await rosa.http.post("/api/sign-in", json={"account": "yoka", "password": WRONG})
        signed_in = await stranger.post("/api/sign-in", json={"account": "yoka", "password": PASSWORD})
        token = (await (await rosa.http.post("/api/token", json={"name": "robot"})).json())["token"]
        table = (
            await rosa.request(
                "create",
                variant="tuxedo(target=20)",
                bots={"1": "greedy"},
                sit=0,
                commitment=commitment_to("abcd" * 16),
                start=True,
            )
        )["id"]
        await rosa.request("watch", table=table, seat=0)
        await rosa.reveal_entropy(table, 0, "abcd" * 16)
        await rosa.request("chat", table=table, text=CHAT)
        await rosa.ask("act", table=table, command={"do": "play", "seat": 0, "move": "trail 17z"})
        assert (await rosa.ask("fly", id="flying"))["code"] == "bad-request"
        await _to_the_end(rosa, table)
        secret = (await rosa.request("evidence", table=table))["proof"]["secret"]
        told += [NAME, PASSWORD, WRONG, CHAT, token, table, rosa.person, secret, "abcd" * 16, "yoka", "robot"]
        told += [cookie.value for cookie in rosa.http.cookie_jar]
        told += [signed_in.cookies["virado"].value, "17z", "flying"]
        told += sorted(_cards(rosa.notifications))


async def _to_the_end(client: Client, table: str) -> None:
    while (await client.latest())["state"]["stage"] != "over":
        await client.play_on(table, 0, 50)


def _cards(messages: list[dict[str, Any]]) -> set[str]:
    """Return every card in the messages, as a JSON string."""
    hands: list[Any] = [hand for told in messages if told.get("view") for hand in told["view"]["hands"]]
    cards = {f'"{card}"' for hand in hands if isinstance(hand, list) for card in hand}  # pyright: ignore[reportUnknownVariableType]
    assert len(cards) > 8
    return cards


@pytest.mark.parametrize("form", ["json", "console"])
def test_logs_contain_no_cards_tokens_names_or_chat(tmp_path: Path, form: LogFormat):
    stream = io.StringIO()
    secret: list[str] = []

    async def test() -> None:
        monitoring = Monitoring(Metrics(), make_logger(form, stream))
        async with serving(tmp_path, monitoring) as (_, address):
            await _live(address, secret)

    run(test())
    written = stream.getvalue()
    assert "started" in written
    assert "/api/sign-in" in written
    assert len(secret) > 20
    assert [text for text in secret if text in written] == []
    if form == "json":
        for line in written.splitlines():
            assert set(json.loads(line)) <= ALLOWED_FIELDS


def test_an_error_is_logged_with_its_stack_and_without_its_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    from virado.server.tables.node import Node

    async def broken(*_: Any, **__: Any) -> Any:
        raise KeyError("the king of spades")

    monkeypatch.setattr(Node, "create", broken)
    stream = io.StringIO()

    async def test() -> None:
        monitoring = Monitoring(Metrics(), make_logger("json", stream))
        async with serving(tmp_path, monitoring) as (_, address), connect_guest(address, "Rosa") as rosa:
            assert (await rosa.ask("create", variant="casino"))["code"] == "internal-error"
            assert await rosa.request("ping") > 0
            page = await (await rosa.http.get("/metrics")).text()
            assert "virado_internal_errors_total 1.0" in page

    run(test())
    error = next(
        line for line in map(json.loads, stream.getvalue().splitlines()) if line["event"] == "internal-error"
    )
    assert error["error"] == "KeyError"
    assert error["frames"][-1].endswith(" broken")
    assert "king" not in stream.getvalue()


def test_a_disabled_log_writes_nothing():
    stream = io.StringIO()
    make_logger("off", stream).error("internal-error")
    assert stream.getvalue() == ""


def test_metrics_count_events_and_name_nobody(tmp_path: Path):
    async def test() -> None:
        secret: list[str] = []
        async with serving(tmp_path) as (_, address), connect_guest(address, "Watcher") as watcher:
            await _live(address, secret)
            page = await (await watcher.http.get("/metrics")).text()
            values = {
                (sample.name, *sorted(sample.labels.values())): sample.value
                for family in text_string_to_metric_families(page)
                for sample in family.samples
            }
            assert values["virado_connections",] == 1
            assert values["virado_tables", "over"] == 1
            assert values["virado_requests_total", "create", "done"] == 1
            assert values["virado_requests_total", "bad-request", "unreadable"] == 1
            assert values["virado_http_requests_total", "/api/sign-in", "200"] == 1
            assert values["virado_command_seconds_count",] > 10
            assert values["virado_store_seconds_count",] > 10
            assert values["virado_bot_searches",] == 0
            assert ("virado_event_loop_lag_seconds_count",) in values
            assert ("process_resident_memory_bytes",) in values
            assert [text for text in secret if text in page] == []

    run(test())


def test_health_reflects_the_state_of_the_storage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), ClientSession(address) as http:
            assert (await http.get("/healthz")).status == 200

            async def lost(*_: Any) -> Any:
                raise StorageError("gone")

            with monkeypatch.context() as patch:
                patch.setattr(server.store.database, "transaction", lost)
                assert (await http.get("/healthz")).status == 503
            assert (await http.get("/healthz")).status == 200
            server.clients.closing = True
            assert (await http.get("/healthz")).status == 503
            assert (await http.get("/ws")).status == 503

    run(test())


def test_every_http_error_has_the_request_id_of_the_log(tmp_path: Path):
    stream = io.StringIO()
    monitoring = Monitoring(Metrics(), make_logger("json", stream))

    async def test() -> None:
        async with serving(tmp_path, monitoring) as (_, address), ClientSession(address) as http:
            for path in ("/api/me", "/api/leaders/nosuch", "/api/rules/nosuch"):
                told = await (await http.get(path)).json()
                lines = [json.loads(line) for line in stream.getvalue().splitlines()]
                assert [line["event"] for line in lines if line.get("request_id") == told["request"]] == [
                    "request"
                ]

    run(test())


def test_every_refusal_on_a_connection_has_the_request_id_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    stream = io.StringIO()
    monitoring = Monitoring(Metrics(), make_logger("json", stream))

    async def test() -> None:
        async with serving(tmp_path, monitoring) as (server, address), connect_guest(address, "Rosa") as rosa:
            seen: set[str] = set()

            async def told(code: str, do: str, event: str, **fields: Any) -> None:
                refusal = await rosa.ask(do, **fields)
                assert refusal["code"] == code
                lines = [json.loads(line) for line in stream.getvalue().splitlines()]
                about = [line for line in lines if line.get("request_id") == refusal["request"]]
                assert [line["event"] for line in about] == [event]
                assert refusal["request"] not in seen
                seen.add(refusal["request"])

            await told("no-such-table", "watch", "refused", table="nosuch", seat=None)
            await told("bad-request", "fly", "refused")

            async def lost(*_: Any) -> Any:
                raise StorageError("gone")

            with monkeypatch.context() as patch:
                patch.setattr(server.store.database, "transaction", lost)
                await told("not-stored", "create", "not-stored", variant="casino")

            async def broken(*_: Any) -> Any:
                raise KeyError("the king of spades")

            monkeypatch.setattr(server.node, "create", broken)
            await told("internal-error", "create", "internal-error", variant="casino")

    run(test())


def test_answers_reveal_no_versions_and_browsers_return_over_https(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, trust_proxy=True) as (_, address), ClientSession(address) as http:
            plain = await http.get("/api/variants")
            assert plain.headers["Server"] == "virado"
            assert "Strict-Transport-Security" not in plain.headers
            secure = await http.get("/api/variants", headers={"X-Forwarded-Proto": "https"})
            assert secure.headers["Strict-Transport-Security"] == "max-age=31536000"

    run(test())


def test_errors_are_in_the_requested_language(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), ClientSession(address) as http:
            told = await (await http.get("/api/leaders/nosuch", params={"lang": "de"})).json()
            assert told["code"] == "bad-options"
            assert told["facts"]["game"] == "nosuch"
            english = await (await http.get("/api/leaders/nosuch")).json()
            assert told["message"] != english["message"]

    run(test())


def test_a_latency_counts_in_every_bucket_above_it():
    metrics = Metrics()
    for seconds in (0.001, 0.0011, 50.0):
        metrics.command_seconds.observe(seconds)
    families = text_string_to_metric_families(prometheus.render(metrics).decode())
    samples = [sample for family in families for sample in family.samples]
    buckets = {
        sample.labels["le"]: sample.value
        for sample in samples
        if sample.name == "virado_command_seconds_bucket"
    }
    assert [buckets[bound] for bound in ("0.0005", "0.001", "0.0025", "10.0", "+Inf")] == [0, 1, 2, 2, 3]
    (total,) = (sample.value for sample in samples if sample.name == "virado_command_seconds_sum")
    assert total == pytest.approx(50.0021)
