"""Replays of finished matches, step by step, over HTTP."""

import asyncio
import json
import random
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clients import Client, connect_guest, run, serving
from tests.waiting import PATIENCE_S, until
from virado.match import Match
from virado.record import Record, encode
from virado.server import replays_api
from virado.server.presentation import replay as replay_module
from virado.server.presentation.replay import build_replay
from virado.session import HOST, Away, NoteHint

QUICK = "royal-dominican(target=1)"


def _record(slug: str, moves: int | None = None) -> Record:
    """Return the record of a random match, complete or with a maximum number of moves."""
    match = Match(slug, seed=3)
    rng = random.Random(slug)
    while not match.over and (moves is None or len(match.steps) < moves):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.view(seat).legal(12)))
    return match.record()


async def _get(client: Client, path: str, **headers: str) -> tuple[int, dict[str, Any]]:
    async with client.http.get(path, headers=headers) as answer:
        return answer.status, await answer.json()


async def _post(client: Client, path: str, body: bytes) -> tuple[int, dict[str, Any]]:
    async with client.http.post(path, data=body) as answer:
        return answer.status, await answer.json()


def test_the_match_of_a_table_is_replayed_step_by_step(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant=QUICK, sit=0))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            path = f"/api/tables/{table}/replay"
            assert (await _get(tom, path))[1]["code"] == "match-not-over"
            assert (await _get(tom, "/api/tables/none/replay"))[1]["code"] == "no-such-table"
            await rosa.request("start", table=table)
            await rosa.watch(table, 0)
            await tom.watch(table, 1)
            while (await rosa.latest())["state"]["stage"] != "over":
                assert (await _get(tom, path))[1]["code"] == "match-not-over"
                await rosa.play_on(table, 0, 1)
                await tom.play_on(table, 1, 1)
                await rosa.request("ping")
            told = await rosa.watch(table, 0)
            status, replay = await _get(rosa, f"{path}?seat=0&lang=en")
            assert status == 200
            assert replay["names"] == ["Rosa", "Tom"]
            assert replay["seats"] == [held["occupant"] for held in told["state"]["seats"]]
            moved = [entry for entry in told["entries"] if entry["entry"] == "moved"]
            steps = replay["steps"]
            assert [step["text"] for step in steps[1:]] == [entry["text"] for entry in moved]
            assert [step["events"] for step in steps[1:]] == [entry["events"] for entry in moved]
            assert steps[-1]["view"] == told["view"]
            said = [said for entry, said in zip(told["entries"], told["says"], strict=True) if entry in moved]
            assert [step["says"] for step in steps[1:]] == said
            of_friend = (await _get(tom, f"{path}?seat=0&lang=en"))[1]["steps"]
            assert [step["view"] for step in of_friend] == [step["view"] for step in steps]
            named = [said for step in of_friend if step["seat"] == 0 for said in step["says"][:1]]
            assert named
            assert all("Rosa" in said and "You" not in said for said in named)
            german = (await _get(tom, f"{path}?lang=de"))[1]
            assert german["steps"][0]["view"]["seat"] == "public"
            assert german["steps"][1]["says"] != steps[1]["says"]
            assert (await _get(tom, path, **{"Accept-Encoding": "identity"}))[1]["steps"]
            assert (await _get(tom, f"{path}?seat=2"))[1]["code"] == "no-such-seat"
            assert (await _get(tom, f"{path}?seat=x"))[1]["code"] == "bad-request"

    run(test())


def test_an_abandoned_match_is_replayed_as_far_as_it_was_played(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            name = (await rosa.request("create", variant=QUICK, sit=0, hints=True))["id"]
            await tom.request("act", table=name, command={"do": "sit", "seat": 1})
            await rosa.request("start", table=name)
            await rosa.watch(name, 0)
            table = server.node.tables[name]
            first = table.session.asked[0].seat
            await (rosa, tom)[first].watch(name, first)
            assert await (rosa, tom)[first].play_on(name, first, 1) == 1
            await table.act(NoteHint(seat=1), HOST)
            await table.act(Away(person=tom.person, grace_ms=0), HOST)
            path = f"/api/tables/{name}/replay"
            assert (await _get(rosa, path))[1]["code"] == "match-not-over"
            end = {"do": "answer-absence", "seat": 0, "absent": tom.person, "choice": "end"}
            await rosa.request("act", table=name, command=end)
            assert table.session.is_abandoned
            status, replay = await _get(rosa, f"{path}?seat=0&lang=en")
            assert status == 200, replay
            assert (status, replay["names"], replay["hinted"]) == (200, ["Rosa", "Tom"], [1])
            assert [step["seat"] for step in replay["steps"]] == [None, first]
            for person, seat in ((rosa, 0), (tom, 1)):  # each person finds the match again, with its replay
                (row,) = (await _get(person, "/api/me/matches?stage=abandoned"))[1]["matches"]
                assert (row["table"]["id"], row["side"], row["winners"]) == (name, seat, [])
                assert row["ended"] is not None
                assert (await _get(person, f"{path}?seat={seat}&lang=en"))[1]["names"] == ["Rosa", "Tom"]
            assessed = await rosa.ask("assess", table=name, seat=first, step=0)
            assert assessed.get("code") != "match-not-over"

    run(test())


def test_a_record_and_an_evidence_file_are_replayed_step_by_step(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            record = _record("raub")
            status, replay = await _post(rosa, "/api/replay?seat=1&lang=en", encode(record))
            assert status == 200
            assert replay["names"] == ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]
            assert replay["seats"] == [None] * 4
            assert json.loads(replay["record"])["moves"] == [list(move) for move in record.moves]
            whole: dict[str, Any] = {"proof": {}, "record": msgspec.to_builtins(record)}
            evidence = json.dumps(whole).encode()
            assert (await _post(rosa, "/api/replay?seat=1&lang=en", evidence))[1] == replay
            helped = json.dumps({**whole, "hinted": [2]}).encode()
            assert (await _post(rosa, "/api/replay?lang=en", helped))[1]["hinted"] == [2]
            spoiled = json.dumps({**whole, "hinted": 2}).encode()
            assert (await _post(rosa, "/api/replay?lang=en", spoiled))[1]["hinted"] == []

    run(test())


def test_a_contradictory_record_is_replayed_only_if_marked_as_edited(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            record = _record(QUICK)
            edited = encode(msgspec.structs.replace(record, seed=record.seed + 1))
            status, refused = await _post(rosa, "/api/replay?lang=en", edited)
            assert (status, refused["code"]) == (400, "bad-record")
            assert "contradicts itself" in refused["message"]
            status, replay = await _post(rosa, "/api/replay?edited=true&lang=en", edited)
            assert (status, len(replay["steps"])) == (200, len(record.moves) + 1)

    run(test())


def test_unfinished_or_invalid_matches_are_refused_with_a_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            whole = _record(QUICK)
            seat, text = whole.moves[5]
            wrong = msgspec.structs.replace(whole, moves=[*whole.moves[:5], (1 - seat, text)])
            for body, detail in (
                (b"[]", ""),
                (b"{}", "version"),
                (b"{" * 5000, ""),
                (encode(_record(QUICK, 9)), "step by step"),
                (encode(wrong), "move 6 of the record"),
            ):
                status, refused = await _post(rosa, "/api/replay", body)
                assert status == 400, refused
                assert refused["code"] in ("bad-record", "bad-request")
                assert detail in refused["message"]
            monkeypatch.setattr(replay_module, "MAX_MOVES", 10)
            assert "10 moves" in (await _post(rosa, "/api/replay", encode(whole)))[1]["message"]
            status, refused = await _post(rosa, "/api/replay", b" " * 70_000)
            assert (status, refused["code"]) == (413, "request-too-long")

    run(test())


@pytest.mark.parametrize("slug", ["casino", "tuxedo", "kaszino-ulmann", "raub", "zwanzig-ab-jager", "hazari"])
def test_steps_show_open_hands_and_the_view_of_one_seat(slug: str):
    record = _record(slug)
    steps = build_replay(record, 0, {0: "Rosa"}, "fa").steps
    public = build_replay(record, None, {}, "en").steps
    assert len(steps) == len(public) == len(record.moves) + 1
    for step, other in zip(steps, public, strict=True):
        assert step.hands == other.hands
        assert step.scores == other.scores == step.view.scores
        own = step.view.hands[0]
        assert isinstance(own, int) or own == step.hands[0]
        assert all(isinstance(hand, int) or not hand for hand in step.view.hands[1:])
        cards = [card for hand in step.hands if not isinstance(hand, int) for card in hand]
        assert len(cards) == len(set(cards))
    assert any(step.says for step in steps)
    named = build_replay(record, 0, {0: "Rosa"}, "en", is_readers=False).steps
    said = " ".join(said for step in named for said in step.says)
    assert "Rosa" in said
    assert "You " not in said


def test_a_person_with_many_replays_delays_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    goes_on = threading.Event()
    made = replays_api._replay_data  # pyright: ignore[reportPrivateUsage]

    def slow(*given: Any) -> bytes:
        assert goes_on.wait(PATIENCE_S)
        return made(*given)

    monkeypatch.setattr(replays_api, "_replay_data", slow)

    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            record = encode(_record(QUICK))
            asked = [asyncio.create_task(_post(rosa, "/api/replay", record)) for _ in range(2)]
            await until(lambda: server.replays_api.waiting == 2)
            status, refused = await _post(rosa, "/api/replay", record)
            assert (status, refused["code"]) == (429, "too-fast")
            asked.append(asyncio.create_task(_post(tom, "/api/replay", record)))
            await until(lambda: server.replays_api.waiting == 3)
            goes_on.set()
            assert [status for status, _ in await asyncio.gather(*asked)] == [200, 200, 200]
            assert server.replays_api.waiting == 0

    run(test())
