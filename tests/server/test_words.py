"""What people are told in words: by the server, in their language, each as they may know it."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.playing import Client, connected, run, serving
from virado.games.catalogue import variant as find_variant
from virado.server.telling import log as log_module
from virado.server.telling.log import LogInWords
from virado.server.telling.names import Names
from virado.session import HOST, Begin, Play, SeatBot, Session, Setup, Sit
from virado.words.names import NAMES
from virado.words.narration.casino import CasinoNarration

SEATED = ["You sit down.", "Tom sits down."]


def _said(message: dict[str, Any]) -> list[str]:
    """The sentences of a message, one after the other."""
    assert len(message["says"]) == len(message["entries"])
    return [sentence for said in message["says"] for sentence in said]


async def _play(client: Client, table: str, seat: int) -> str:
    legal = await client.done("legal", table=table, seat=seat, limit=1)
    move: str = legal["moves"][0]["text"]
    await client.done("act", table=table, command={"do": "play", "seat": seat, "move": move})
    return move


def test_each_viewer_is_told_what_happens_in_words_of_their_own(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connected(address, "Rosa", words=True) as rosa,
            connected(address, "Tom", words=True, lang="de") as tom,
            connected(address, "Ada", words=True, lang="fa") as ada,
            connected(address, "Bot") as program,
        ):
            table = (await rosa.done("create", variant="casino", sit=0))["id"]
            await rosa.watch(table, 0)
            await tom.done("act", table=table, command={"do": "sit", "seat": 1})
            people: list[tuple[Client, int | None]] = [(rosa, 0), (tom, 1), (ada, None), (program, None)]
            for client, seat in people[1:]:
                await client.watch(table, seat)
            await rosa.done("start", table=table)
            begun = await rosa.until(lambda told: told["state"]["stage"] == "playing")
            turn: int = begun["state"]["asked"][0][0]
            player: Client = (rosa, tom)[turn]
            await _play(player, table, turn)
            told = [
                await client.until(lambda told: told["entries"][-1]["entry"] == "moved")
                for client, _ in people
            ]
            name: str = ("Rosa", "Tom")[turn]
            in_english, in_german, in_persian = (_said(message)[-1] for message in told[:3])
            assert in_english.startswith("You " if turn == 0 else "Tom ")
            assert in_german.startswith("Du " if turn == 1 else "Rosa ")
            assert name in in_persian
            assert told[0]["names"] == ["Rosa", "Tom"]
            assert "says" not in told[3]
            assert "names" not in told[3]
            whole = await rosa.watch(table, 0)
            assert _said(whole)[:2] == SEATED

    run(test())


def test_an_undo_is_told_in_words(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connected(address, "Rosa", words=True) as rosa,
            connected(address, "Tom", words=True) as tom,
        ):
            table = (await rosa.done("create", variant="casino", sit=0))["id"]
            await tom.done("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.done("start", table=table)
            asked = (await rosa.watch(table, 0))["state"]["asked"][0][0]
            first, second = ((rosa, 0), (tom, 1)) if asked == 0 else ((tom, 1), (rosa, 0))
            await _play(first[0], table, first[1])
            await first[0].done("act", table=table, command={"do": "ask-undo", "seat": first[1]})
            agreed = {"do": "answer-undo", "seat": second[1], "agree": True}
            await second[0].done("act", table=table, command=agreed)
            name = ("Rosa", "Tom")[first[1]]
            assert _said(await second[0].watch(table, second[1]))[-3:] == [
                f"{name} asks to take back a move.",
                "You agree.",
                "The move is taken back.",
            ]

    run(test())


def test_seats_are_told_in_words(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connected(address, "Rosa", words=True) as rosa,
            connected(address, "Tom") as tom,
        ):
            variant = "royal-dominican(players=4)"
            table = (await rosa.done("create", variant=variant, sit=0, bots={"2": "greedy"}))["id"]
            for seat in (1, 3):
                await tom.done("act", table=table, command={"do": "sit", "seat": seat})
            names = (await rosa.watch(table, 0))["names"]
            assert (names[0], names[1], names[3]) == ("Rosa", "Tom", "Tom")
            assert names[2] not in ("", "Rosa", "Tom")
            await rosa.done("start", table=table)
            await tom.done("act", table=table, command={"do": "leave", "seat": 3})
            left = await rosa.watch(table, 0)
            assert f"A bot sits down: {names[2]}." in _said(left)
            assert "Tom leaves; a bot plays on." in _said(left)
            assert len(set(left["names"])) == 4
            assert left["names"][:3] == names[:3]

    run(test())


def test_a_language_may_be_changed_at_any_time(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connected(address, "Rosa", words=True) as rosa:
            table = (await rosa.done("create", variant="casino", sit=0))["id"]
            assert _said(await rosa.watch(table, 0)) == ["You sit down."]
            await rosa.ask("hello", words=True, lang="de")
            assert _said(await rosa.watch(table, 0)) == ["Du nimmst Platz."]
            await rosa.ask("hello", words=False)
            assert "says" not in await rosa.watch(table, 0)

    run(test())


# ---------------------------------------------------------------------- the log of a table
def _session(slug: str, moves: int) -> Session:
    """A session between a person and bots after so many moves."""
    session = Session(Setup(variant=slug), now=0)
    session.apply(Sit(seat=0, name="Rosa"), now=0, sender="rosa")
    for seat in range(1, session.variant.players):
        session.apply(SeatBot(seat=seat, level="greedy"), now=0)
    session.apply(Begin(seed=7), now=0)
    rng = random.Random(slug)
    for _ in range(moves):
        match = session.match
        assert match is not None
        if match.over:
            break
        seat = match.to_act[0]
        move = rng.choice(match.view(seat).legal(20))
        sender = "rosa" if seat == 0 else HOST
        assert session.apply(Play(seat=seat, move=str(move)), now=0, sender=sender).refusal is None
    return session


@pytest.mark.parametrize("language", ["en", "de", "fa"])
@pytest.mark.parametrize("slug", ["royal-dominican", "tuxedo", "raub", "zwanzig-ab-jager", "hazari"])
def test_told_piece_by_piece_or_at_once_a_log_says_the_same(slug: str, language: str):
    session = _session(slug, 120)
    log = session.log
    for seat in (0, 1, None):
        at_once = LogInWords("table", session.variant).says(log, 0, session.seats, seat, language)
        pieces = LogInWords("table", session.variant)
        bit_by_bit = [
            pieces.says(log[: number + 1], number, session.seats, seat, language)[0]
            for number in range(len(log))
        ]
        assert at_once == bit_by_bit
        again = pieces.says(log, 0, session.seats, seat, language)
        assert again == at_once
        sentences = [sentence for said in at_once for sentence in json.loads(bytes(said))]
        assert len(sentences) > 20
        assert all(sentence.strip() for sentence in sentences)


def test_the_newest_entries_are_put_into_words_once(monkeypatch: pytest.MonkeyPatch):
    session = _session("royal-dominican", 60)
    in_words = LogInWords("table", session.variant)
    told = 0
    event = CasinoNarration.event

    def counted(*args: Any) -> list[str]:
        nonlocal told
        told += 1
        return event(*args)

    monkeypatch.setattr(CasinoNarration, "event", counted)
    monkeypatch.setattr(log_module, "MOST_KEPT", 10)
    in_words.says(session.log, 0, session.seats, 0, "en")
    assert told > 60
    told = 0
    in_words.says(session.log, len(session.log) - 10, session.seats, 0, "en")
    assert told == 0
    in_words.says(session.log, len(session.log) - 12, session.seats, 0, "en")
    assert told >= 2


def test_bots_have_names_of_the_place_that_nobody_else_has():
    for person in NAMES["Bangladesh"]:
        names = Names("table", find_variant("hazari"))
        session = Session(Setup(variant="hazari"), now=0)
        session.apply(Sit(seat=2, name=person), now=0, sender="x")
        for seat in (0, 1, 3):
            session.apply(SeatBot(seat=seat, level="greedy"), now=0)
        names.read(session.log)
        found = names.at(len(session.log), "en")
        assert len(set(found.values())) == 4
        assert found[2] == person
        in_persian = names.at(len(session.log), "fa")
        assert in_persian[2] == person
        assert not any(in_persian[seat].isascii() for seat in (0, 1, 3))
