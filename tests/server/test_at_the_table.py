"""Actions at a table over the wire: several seats, simultaneous decisions, calls, clocks, undo and pauses."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from aiohttp import CookieJar

from tests.random_play import random_choice
from tests.server.clients import Client, connect_guest, run, serving
from virado.match import Match
from virado.server.runtime import SystemRuntime
from virado.server.tables import table as table_module


class SlowWorld(SystemRuntime):
    """A runtime whose clock advances by 20 ms each time it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1_000_000_000_000

    def now(self) -> int:
        self.time += 20
        return self.time


async def _sit_and_watch(table: str, people: dict[int, Client]) -> None:
    """Seat every client except the first, who has a seat already, and subscribe them all."""
    for seat, client in people.items():
        if seat:
            await client.request("act", table=table, command={"do": "sit", "seat": seat})
        await client.request("watch", table=table, seat=seat)


def test_the_list_of_a_persons_tables_shows_the_turn_and_the_score(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            (card,) = await rosa.request("mine")
            assert (card["stage"], card["people"][1], card["asked"], card["scores"]) == (
                "seating",
                None,
                [],
                [],
            )
            await rosa.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("start", table=table)
            seen = await rosa.watch(table, 0)
            (card,) = await rosa.request("mine")
            assert card["asked"] == [seat for seat, _, _ in seen["state"]["asked"]]
            assert card["scores"] == [0, 0]
            assert card["people"] == [seen["state"]["seats"][seat]["occupant"]["id"] for seat in (0, 1)]

    run(test())


def _play(table: str, seat: int, move: str) -> dict[str, Any]:
    return {"table": table, "command": {"do": "play", "seat": seat, "move": move}}


def test_one_person_plays_two_seats_on_one_device(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            await rosa.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("start", table=table)
            seen = [await rosa.watch(table, seat) for seat in (0, 1)]
            hands = [seen[seat]["view"]["hands"][seat] for seat in (0, 1)]
            assert seen[0]["view"]["hands"][1] == len(hands[1])
            for name in hands[1]:
                assert f'"{name}"' not in json.dumps(seen[0])
            for name in hands[0]:
                assert f'"{name}"' not in json.dumps(seen[1])
            for _ in range(24):
                seat = (await rosa.latest())["state"]["asked"][0][0]
                legal = await rosa.request("legal", table=table, seat=seat, limit=1)
                await rosa.request("act", **_play(table, seat, legal["moves"][0]["text"]))
                told = [m for m in rosa.notifications if m["type"] == "entries"]
                assert told[-1]["entries"][-1]["number"] == told[-2]["entries"][-1]["number"]
                assert {told[-1]["seat"], told[-2]["seat"]} == {0, 1}

    run(test())


def test_simultaneous_decisions_arrive_in_any_order_and_stay_hidden(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Uma") as uma,
            connect_guest(address, "Vic") as vic,
        ):
            table = (await rosa.request("create", variant="hazari", sit=0))["id"]
            people = {0: rosa, 1: tom, 2: uma, 3: vic}
            await _sit_and_watch(table, people)
            await rosa.request("start", table=table)
            asked = (await rosa.latest())["state"]["asked"]
            assert sorted(seat for seat, *_ in asked) == [0, 1, 2, 3]

            async def arrange(seat: int) -> None:
                client = people[seat]
                move = (await client.request("legal", table=table, seat=seat, limit=1))["moves"][0]["text"]
                await client.request("act", **_play(table, seat, move))

            await asyncio.gather(*(arrange(seat) for seat in (3, 1, 2)))
            heard = await rosa.until(lambda now: [each[0] for each in now["state"]["asked"]] == [0])
            moves = [
                e
                for m in rosa.notifications
                if m["type"] == "entries"
                for e in m["entries"]
                if e["entry"] == "moved"
            ]
            assert sorted(entry["seat"] for entry in moves) == [1, 2, 3]
            assert not any(entry.get("text") or entry.get("move") for entry in moves)
            assert not any(isinstance(hand, list) for hand in heard["view"]["hands"][1:])
            await arrange(0)
            await rosa.until(
                lambda now: now["entries"][-1]["entry"] == "moved" and now["entries"][-1]["seat"] == 0
            )

    run(test())


def _two_may_call() -> tuple[int, list[tuple[int, str]], str]:
    """Return a seed and moves of Tuxedo after which two seats may make the same call, and that call."""
    for seed in range(300):
        rng = random.Random(seed)
        match = Match("tuxedo(players=3)", seed=seed)
        moves: list[tuple[int, str]] = []
        while not match.over and len(moves) < 60:
            calls = [{str(call) for call in match.view(seat).calls()} for seat in range(3)]
            both = calls[0] & calls[1]
            if both:
                return seed, moves, sorted(both)[0]
            seat = match.to_act[0]
            move = str(random_choice(match.view(seat), rng))
            match.play(seat, move)
            moves.append((seat, move))
    raise AssertionError("no such match")


def test_of_two_simultaneous_calls_the_first_to_arrive_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    seed, moves, call = _two_may_call()

    def fixed_seed(*_: object) -> int:
        return seed

    monkeypatch.setattr(table_module, "derive_table_seed", fixed_seed)

    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
            connect_guest(address, "Uma") as uma,
        ):
            table = (await rosa.request("create", variant="tuxedo(players=3)", sit=0))["id"]
            people = {0: rosa, 1: tom, 2: uma}
            await _sit_and_watch(table, people)
            await rosa.request("start", table=table)
            for seat, move in moves:
                await people[seat].request("act", **_play(table, seat, move))
            answers = await asyncio.gather(
                *(people[seat].ask("act", **_play(table, seat, call)) for seat in (1, 0))
            )
            assert [answer["type"] for answer in answers].count("done") >= 1
            for client in people.values():
                await client.request("ping")
            called = [
                (entry["number"], entry["seat"])
                for message in uma.notifications
                if message["type"] == "entries"
                for entry in message["entries"]
                if entry["entry"] == "moved" and entry["text"] == call
            ]
            assert called == sorted(called)
            assert len(called) == [answer["type"] for answer in answers].count("done")
            for client in people.values():
                assert [
                    entry["number"]
                    for message in client.notifications
                    if message["type"] == "entries"
                    for entry in message["entries"]
                    if entry["number"] >= called[0][0]
                ][: len(called)] == [number for number, _ in called]

    run(test())


def test_undo_needs_consent_and_stops_at_a_card_that_others_have_seen(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            people = {0: rosa, 1: tom}
            await _sit_and_watch(table, people)
            await rosa.request("start", table=table)
            first: int = (await rosa.latest())["state"]["asked"][0][0]
            mover, other = people[first], people[1 - first]
            before = (await mover.latest())["view"]
            move = (await mover.request("legal", table=table, seat=first, limit=1))["moves"][0]["text"]
            await mover.request("act", **_play(table, first, move))
            await mover.request("act", table=table, command={"do": "ask-undo", "seat": first})
            asked = await other.until(lambda now: now["state"]["undo_by"] == first)
            assert asked["state"]["undo_waits_for"] == [1 - first]
            await other.request(
                "act", table=table, command={"do": "answer-undo", "seat": 1 - first, "agree": True}
            )
            undone = await mover.until(lambda now: now["entries"][-1]["entry"] == "undone")
            assert undone["view"] == before

            await mover.request("act", **_play(table, first, move))
            await mover.request("act", table=table, command={"do": "ask-undo", "seat": first})
            await other.request(
                "act", table=table, command={"do": "answer-undo", "seat": 1 - first, "agree": False}
            )
            await mover.until(lambda now: now["entries"][-1]["entry"] == "undo-dropped")
            answer = (await other.request("legal", table=table, seat=1 - first, limit=1))["moves"][0]["text"]
            await other.request("act", **_play(table, 1 - first, answer))
            late = await mover.ask("act", table=table, command={"do": "ask-undo", "seat": first})
            assert late["code"] == "undo-past-seen-card"

    run(test())


def test_time_beyond_the_move_limit_is_taken_from_the_bank(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path, world=SlowWorld()) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            clock = {"move_ms": 1, "bank_ms": 1_000_000_000}
            table = (await rosa.request("create", variant="casino", sit=0, clock=clock))["id"]
            people = {0: rosa, 1: tom}
            await _sit_and_watch(table, people)
            await rosa.request("start", table=table)
            first: int = (await rosa.latest())["state"]["asked"][0][0]
            mover = people[first]
            await mover.play_on(table, first, 1)
            clocks = {each["seat"]: each for each in (await mover.latest())["entries"][-1]["clocks"]}
            assert clocks[first]["bank_ms"] < clock["bank_ms"]
            assert "until" not in clocks[first]
            assert clocks[1 - first]["bank_ms"] == clock["bank_ms"]
            assert clocks[1 - first]["until"] > clock["bank_ms"]

    run(test())


def test_a_substitute_plays_for_a_person_who_has_run_out_of_time(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant="casino", sit=0, clock={"move_ms": 1}))["id"]
            await _sit_and_watch(table, {0: rosa, 1: tom})
            await rosa.request("start", table=table)
            await rosa.until(
                lambda now: (
                    any(entry.get("because") == "time" for entry in now["entries"])
                    and any("stand_in" in held for held in now["state"]["seats"])
                )
            )

    run(test())


def test_a_clock_of_days_allows_days_for_a_move(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            day = 24 * 3600 * 1000
            table = (await rosa.request("create", variant="casino", sit=0, clock={"move_ms": 3 * day}))["id"]
            held = server.node.tables[table]
            assert held.grace_ms(closed=True) == held.grace_ms(closed=False) == 3 * day
            quick = (await rosa.request("create", variant="casino", sit=0, clock={"move_ms": 30_000}))["id"]
            held = server.node.tables[quick]
            assert (held.grace_ms(closed=True), held.grace_ms(closed=False)) == (10_000, 60_000)

    run(test())


def test_a_pause_by_the_owner_survives_a_restart(tmp_path: Path):
    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", jar) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            await _sit_and_watch(table, {0: rosa, 1: tom})
            assert (await rosa.ask("pause", table=table))["code"] == "not-begun"
            await rosa.request("start", table=table)
            assert (await tom.ask("pause", table=table))["code"] == "not-the-owner"
            await rosa.request("pause", table=table)
            assert (await tom.until(lambda now: now["state"]["paused"]))["state"]["asked"] == []
            assert (await tom.ask("act", **_play(table, 1, "trail 9d")))["code"] == "paused"
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", jar) as rosa:
            assert (await rosa.watch(table, 0))["state"]["paused"]
            await rosa.request("pause", table=table, paused=False)
            now = await rosa.until(lambda now: not now["state"]["paused"])
            assert now["state"]["asked"]

    run(test())


def test_a_rated_match_shows_the_score_for_a_limited_time_without_running_clocks(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            wishes = {"rated": True, "clock": {"move_ms": 60_000}, "between_deals": {"limit_ms": 400}}
            form = "royal-dominican(players=2)"
            table = (await rosa.request("create", variant=form, sit=0, **wishes))["id"]
            await _sit_and_watch(table, {0: rosa, 1: tom})
            await rosa.request("start", table=table)
            session = server.node.tables[table].session
            move: dict[str, Any] = {}
            while session.score is None:
                seat = session.asked[0].seat
                legal = await (rosa, tom)[seat].request("legal", table=table, seat=seat, limit=1)
                move = {"do": "play", "seat": seat, "move": legal["moves"][0]["text"]}
                await (rosa, tom)[seat].request("act", table=table, command=move)
            stands = await rosa.until(lambda now: now["state"]["score"] is not None)
            score = stands["state"]["score"]
            assert (score["holds"], score["unseen"]) == (True, [0, 1])
            assert score["until"] > stands["now"]
            assert stands["state"]["asked"] == []
            told = [clock for entry in stands["entries"] for clock in entry.get("clocks", [])]
            latest = {clock["seat"]: clock for clock in told}
            assert set(latest) == {0, 1}, told
            assert all(clock.get("until") is None for clock in latest.values())
            early = await rosa.ask(
                "act", table=table, command={"do": "play", "seat": 0, "move": move["move"]}
            )
            assert early["type"] == "refused"

            def began(told: dict[str, Any]) -> bool:
                return any(entry["entry"] == "next-deal" for entry in told.get("entries", []))

            while not any(map(began, tom.notifications)):
                tom.notifications.append(await tom.hear())
            gone_on = next(filter(began, tom.notifications))
            begun = next(entry for entry in gone_on["entries"] if entry["entry"] == "next-deal")
            assert begun["because"] == "time"
            assert len(gone_on["state"]["asked"]) == 1
            assert any("stand_in" in held for held in gone_on["state"]["seats"]) is False

    run(test())


def test_a_rated_match_forbids_bots_pauses_undo_and_second_seats(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            clock = {"move_ms": 60_000}
            refused = await rosa.ask("create", variant="casino", rated=True, clock=clock, bots={"1": "club"})
            assert refused["code"] == "rated-without-bots"
            table = (await rosa.request("create", variant="casino", rated=True, clock=clock, sit=0))["id"]
            for command, code in (
                ({"do": "seat-bot", "seat": 1, "level": "club"}, "rated-without-bots"),
                ({"do": "sit", "seat": 1}, "rated-one-seat"),
            ):
                assert (await rosa.ask("act", table=table, command=command))["code"] == code
            await _sit_and_watch(table, {0: rosa, 1: tom})
            await rosa.request("start", table=table)
            assert (await rosa.ask("pause", table=table))["code"] == "rated-without-pause"
            undo = await rosa.ask("act", table=table, command={"do": "ask-undo", "seat": 0})
            assert undo["code"] == "undo-not-agreed"
            assert (await rosa.ask("hint", table=table, seat=0))["code"] == "no-hints-in-rated"

    run(test())
