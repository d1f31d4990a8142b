"""Custom bots that an operator has installed. They take seats by name, and their failures affect nobody else."""

import io
import json
import logging
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.lab.vector.random_play import save_network
from tests.server.clients import connect_guest, run, serving
from virado.bots.catalogue import bot
from virado.bots.custom import registry
from virado.games.catalogue import variant
from virado.server.logs import LoggingBridge, make_logger
from virado.server.tables.seated_bots import LOGGER

AGENTS = "tests.bots.custom_agents"
EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT_S = 0.5


def own(*names: str) -> AbstractContextManager[list[Any]]:
    """Register the example agents with these names as custom bots."""
    return along({name: f"{AGENTS}:{name}" for name in names})


@contextmanager
def along(agents: dict[str, str]) -> Generator[list[Any]]:
    """Register custom bots by name for the duration of a `with` block, and yield them."""
    made = [registry.make_custom_bot(name, what) for name, what in agents.items()]
    try:
        for each in made:
            registry.register_bot(registry.CircuitBreakerBot(each))
        yield made
    finally:
        for each in made:
            registry.unregister_bot(each.name)
            each.close()


def movers(told: list[dict[str, Any]]) -> set[int]:
    return {
        entry["seat"]
        for message in told
        if message["type"] == "entries"
        for entry in message["entries"]
        if entry["entry"] == "moved"
    }


def test_a_custom_bot_sits_by_name_plays_a_match_and_is_judged(tmp_path: Path):
    async def test() -> None:
        bot("expert").prepare(variant("zwanzig-ab(players=2)"))  # a server compiles at the lowest priority
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", words=True) as rosa:
            games = await (await rosa.http.get("/api/variants")).json()
            assert games["bots"] == ["Taker"]
            bots = {"1": "Taker"}
            card = await rosa.request("create", variant="zwanzig-ab(players=2)", sit=0, bots=bots, start=True)
            table = card["id"]
            snapshot = await rosa.watch(table, 0)
            assert "Taker" in str(snapshot["names"])
            await rosa.play_on(table, 0, 10_000)
            state = (await rosa.latest())["state"]
            assert state["stage"] == "over"
            assert movers(rosa.notifications) == {0, 1}
            judged = await rosa.request("judge", table=table, seat=1, deal=1)
            assert judged["decisions"]
            assert all({"value", "loss", "step"} <= each.keys() for each in judged["decisions"])

    with own("Taker"):
        run(test())


def test_a_saved_network_plays_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """Check the bot of `examples/self_play.py`. If it failed, the fallback would move and the log would say so."""
    variant = "zwanzig-ab(players=2)"
    save_network(tmp_path / "network.npz", variant)
    monkeypatch.setenv("VIRADO_NETWORK", str(tmp_path / "network.npz"))

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", words=True) as rosa:
            card = await rosa.request("create", variant=variant, sit=0, bots={"1": "learner"}, start=True)
            snapshot = await rosa.watch(card["id"], 0)
            assert "learner" in str(snapshot["names"])
            await rosa.play_on(card["id"], 0, 8)
            assert movers(rosa.notifications) == {0, 1}

    with (
        along({"learner": f"{EXAMPLES / 'self_play.py'}:Learner"}) as made,
        caplog.at_level(logging.WARNING, LOGGER),
    ):
        made[0].limit = 600.0
        run(test())
    assert not [record for record in caplog.records if record.name == f"{LOGGER}.learner"]


@pytest.mark.parametrize(
    ("name", "code", "reason"),
    [
        ("breaks", "bot-failed", "has raised KeyError"),
        ("ends", "bot-ended", "has ended without an answer"),
        ("loops", "bot-too-slow", f"has not answered in {SHORT_S} seconds"),
        ("cheats", "bot-illegal", "has chosen a move that is not allowed"),
    ],
)
def test_a_fallback_moves_for_a_failing_bot_and_the_log_reports_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, code: str, reason: str
):
    table = ""

    async def test() -> None:
        nonlocal table
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", words=True) as rosa:
            bots = {"1": name}
            card = await rosa.request("create", variant="zwanzig-ab(players=2)", sit=0, bots=bots, start=True)
            table = card["id"]
            await rosa.watch(table, 0)
            await rosa.play_on(table, 0, 6)
            assert movers(rosa.notifications) == {0, 1}

    with own(name) as made, caplog.at_level(logging.WARNING, LOGGER):
        made[0].limit = SHORT_S if name == "loops" else made[0].limit
        run(test())
    failures = [record for record in caplog.records if record.name == f"{LOGGER}.{name}"]
    errors = [record.exc_info[1] for record in failures if record.exc_info]
    assert {error.refusal.detail for error in errors} <= {code, "bot-rests"}  # type: ignore[union-attr]
    assert errors[0].refusal.detail == code  # type: ignore[union-attr]
    stream = io.StringIO()
    LoggingBridge(make_logger("json", stream)).handle(failures[0])
    line = json.loads(stream.getvalue())
    assert (line["event"], line["bot"], line["move"]) == (
        "bot-failed",
        name,
        getattr(failures[0], "move", None),
    )
    assert line["table"] == table
    assert line["reason"] == reason


def test_a_bot_that_does_not_answer_delays_no_other_table(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            slow = await rosa.request("create", variant="casino", sit=0, bots={"1": "loops"}, start=True)
            await rosa.watch(slow["id"], 0)
            await rosa.play_on(slow["id"], 0, 1)
            quick = await tom.request("create", variant="casino", sit=0, bots={"1": "greedy"}, start=True)
            await tom.watch(quick["id"], 0)
            assert await tom.play_on(quick["id"], 0, 8) == 8
            await server.bot_pool.close()

    with own("loops") as made:
        made[0].limit = 600.0
        run(test())


def test_a_table_continues_after_its_custom_bot_was_removed(tmp_path: Path):
    table = ""

    async def begin() -> None:
        nonlocal table
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", words=True) as rosa:
            card = await rosa.request("create", variant="casino", sit=0, bots={"1": "first"}, start=True)
            table = card["id"]

    async def go_on() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Tom", words=True) as tom:
            snapshot = await tom.watch(table, None)
            assert "first" in str(snapshot["names"])
            refused = await tom.ask("create", variant="casino", sit=0, bots={"1": "first"}, start=True)
            assert refused["detail"] == "no-such-bot"

    with own("first"):
        run(begin())
    run(go_on())
