"""Protection of the shuffle against a dishonest operator, a stolen database, and players who withhold their share."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clients import Client, connect_guest, run, serving
from virado.cli import main
from virado.refusal import OptionsError
from virado.server.app import Server
from virado.server.fairness import (
    Evidence,
    Outcome,
    PlayerRecord,
    check,
    check_proof,
    commitment,
    derive_seed,
    prove_whole,
)
from virado.server.keys import Keys, rotate
from virado.server.log_verification import TableLog, check_log
from virado.server.storage.database import StorageError
from virado.server.storage.store import TableRow
from virado.server.tables import table as table_module
from virado.session import Begin, Person, SeatBot, Session, Setup, Sit, commitment_to

ROSAS, TOMS = "ab" * 32, "cd" * 32
TRIES = 300


async def _two(address: str, rosa: Client, tom: Client) -> str:
    """Start a match in which both people must reveal their shares, and return the id of the table."""
    table = (await rosa.request("create", variant="casino", sit=0, commitment=commitment_to(ROSAS)))["id"]
    sit = {"do": "sit", "seat": 1, "commitment": commitment_to(TOMS)}
    await tom.request("act", table=table, command=sit)
    await rosa.request("watch", table=table, seat=0)
    await tom.request("watch", table=table, seat=1)
    await rosa.request("start", table=table)
    return str(table)


async def _log(client: Client, table: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = (await client.watch(table, 0))["entries"]
    return entries


def test_an_operator_who_knows_the_secret_and_sits_last_cannot_choose_the_seed(tmp_path: Path):
    """Simulate an operator who reads the secret, waits for the other shares, and then tries seeds for the last share."""

    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Otto") as operator,
        ):
            table = await _two(address, rosa, operator)
            held = server.node.tables[table]
            secret = held.secret  # the operator knows the key
            await rosa.reveal_entropy(table, 0, ROSAS)
            liked = [f"{number:064x}" for number in range(TRIES)]
            seeds = {derive_seed(table, secret, (ROSAS, entropy)) for entropy in liked}
            assert len(seeds) == TRIES, "there would be something to choose from"
            for entropy in liked[:20]:
                show = {"do": "show-entropy", "seat": 1, "entropy": entropy}
                refused = await operator.ask("act", table=table, command=show)
                assert refused["code"] == "other-entropy"
            sit = {"do": "commit", "seat": 1, "commitment": commitment_to(liked[0])}
            assert (await operator.ask("act", table=table, command=sit))["code"] == "entropy-asked"
            await operator.reveal_entropy(table, 1, TOMS)
            await rosa.until(lambda now: now["state"]["stage"] == "playing")
            match = held.session.match
            assert match is not None
            assert match.record().seed == derive_seed(table, secret, (ROSAS, TOMS))

    run(test())


async def _database(server: Server) -> str:
    """Return the content of the database as text."""
    tables = ("play_table", "entry", "setting", "person", "session", "token", "result")
    rows = [await server.database.query(f"SELECT * FROM {name}") for name in tables]
    return str(rows)


def test_the_database_alone_reveals_neither_secret_nor_seed(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = await _two(address, rosa, tom)
            await rosa.reveal_entropy(table, 0, ROSAS)
            await tom.reveal_entropy(table, 1, TOMS)
            await rosa.until(lambda now: now["state"]["stage"] == "playing")
            held = server.node.tables[table]
            match = held.session.match
            assert match is not None
            text = await _database(server)
            assert ROSAS in text
            assert held.secret.hex() not in text
            assert str(match.record().seed) not in text
            keys = (tmp_path / "keys").read_text().split()
            assert keys[0] in text
            assert keys[1] not in text
            before = await _log(rosa, table)
        async with serving(tmp_path) as (server, _):
            again = (await server.node.get_table(table)).session.match
            assert again is not None
            assert again.record() == match.record()
            assert before

    run(test())


def test_a_table_continues_without_people_who_withhold_their_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(table_module, "ENTROPY_TIMEOUT_MS", 300)

    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = await _two(address, rosa, tom)
            await rosa.reveal_entropy(table, 0, ROSAS)
            now = await rosa.until(lambda now: now["state"]["seats"][1].get("occupant") is None)
            assert now["state"]["stage"] == "seating"
            assert now["state"]["entropy_from"] == []
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            commit = {"do": "commit", "seat": 0, "commitment": commitment_to(TOMS)}
            await rosa.request("act", table=table, command=commit)
            await rosa.request("start", table=table)
            await rosa.reveal_entropy(table, 0, TOMS)
            await rosa.until(lambda now: now["state"]["stage"] == "playing")
            kinds = [entry["entry"] for entry in await _log(rosa, table)]
            assert kinds.count("entropy-asked") == 2
            assert kinds.count("entropy-withheld") == 1

    run(test())


def test_bots_commit_before_any_person_reveals_a_share(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            table = (
                await rosa.request(
                    "create",
                    variant="tuxedo(target=20)",
                    sit=0,
                    bots={"1": "greedy"},
                    commitment=commitment_to(ROSAS),
                    start=True,
                )
            )["id"]
            log = await _log(rosa, table)
            asked, bots = log[-2:]
            assert (asked["entry"], bots["entry"], bots["seat"]) == ("entropy-asked", "entropy-shown", 1)
            assert asked["commitments"] == [commitment_to(ROSAS), commitment_to(bots["entropy"])]
            await rosa.request("start", table=table)  # a repeated request has no effect
            await rosa.reveal_entropy(table, 0, ROSAS)
            await rosa.play_on(table, 0, 10_000)
            evidence = await rosa.request("evidence", table=table)
            revealed = next(entry for entry in await _log(rosa, table) if entry["entry"] == "revealed")
            kept = PlayerRecord(log[0]["setup"]["commitment"], ROSAS, revealed["fingerprint"])
            packs, moves = check(msgspec.convert(evidence, Evidence), kept)
            assert packs
            assert moves == len(evidence["record"]["moves"])

    run(test())


# ---------------------------------------------------------------------- protocol 1
def test_a_match_of_protocol_1_continues_and_is_verified_as_such(tmp_path: Path):
    secret = bytes(range(32))

    def stored_before(person: str) -> tuple[TableRow, list[str]]:
        """Return a table as protocol 1 stored it: with the plain secret, the shares, and the seed in the log."""
        setup = Setup(variant="tuxedo(target=20)", owner=person, commitment=commitment("t1", secret))
        session = Session(setup, now=0)
        session.apply(Sit(seat=0), now=0, sender=Person(id=person, name="Rosa")).accepted()
        session.apply(SeatBot(seat=1, level="greedy"), now=0, sender=person).accepted()
        session.apply(Begin(seed=derive_seed("t1", secret, ("c0ffee", ""), 1)), now=0, id="begin").accepted()
        log = [msgspec.to_builtins(entry.stored()) for entry in session.log]
        log[1]["entropy"] = "c0ffee"
        row = TableRow(
            id="t1",
            created=0,
            changed=0,
            stage="playing",
            entries=len(log),
            listed=False,
            summary="{}",
            secret=secret.hex(),
            node="alone",
            epoch=1,
            lease=0,
            owner=person,
        )
        return row, [msgspec.json.encode(entry).decode() for entry in log]

    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            row, log = stored_before(rosa.person)
            await server.store.create(row, log, [rosa.person])
            told = await rosa.watch("t1", 0)
            assert told["state"]["stage"] == "playing"
            await rosa.play_on("t1", 0, 10_000)
            found = await rosa.request("evidence", table="t1")
            evidence = msgspec.convert(found, Evidence)
            assert evidence.proof.version == 1
            assert check(evidence, PlayerRecord(commitment("t1", secret), "c0ffee")).moves is None
            whole = await rosa.watch("t1", 0)
            log_of_table = msgspec.convert(whole, TableLog)
            assert check_log(log_of_table, PlayerRecord(entropy="c0ffee")).moves is None

    run(test())


# ---------------------------------------------------------------------- keys
def test_keys_are_private_and_a_new_key_comes_first(tmp_path: Path):
    path = tmp_path / "keys"
    before = Keys.load_or_create(path)
    reference = before.reference(b"once")
    secret = before.secret("t1", reference)
    assert path.stat().st_mode & 0o777 == 0o600
    new = rotate(path)
    after = Keys.load_or_create(path)
    assert after.newest == new != before.newest
    assert after.secret("t1", reference) == secret
    assert after.secret("t1", after.reference(b"once")) != secret
    assert after.secret("t2", reference) != secret
    assert path.stat().st_mode & 0o777 == 0o600
    assert [each.name for each in tmp_path.iterdir()] == ["keys"]


def test_a_key_is_rotated_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    before = Keys.load_or_create(tmp_path / "keys").newest
    assert main(["keys", "--data", str(tmp_path)]) == 0
    assert before in capsys.readouterr().out
    assert main(["keys", "--data", str(tmp_path), "--rotate"]) == 0
    assert Keys.load_or_create(tmp_path / "keys").newest in capsys.readouterr().out
    (tmp_path / "keys").write_text("nonsense")
    assert main(["keys", "--keys", str(tmp_path / "keys")]) == 2


@pytest.mark.parametrize("text", ["", "nonsense\n", "00000000 " + "ab" * 32 + "\n"])
def test_an_invalid_key_file_is_refused(tmp_path: Path, text: str):
    path = tmp_path / "keys"
    path.write_text(text)
    with pytest.raises(StorageError, match="not a key file"):
        Keys.load_or_create(path)


def test_a_server_without_the_keys_of_its_database_does_not_start(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path):
            pass
        (tmp_path / "keys").rename(tmp_path / "kept")
        with pytest.raises(StorageError, match="is missing"):
            async with serving(tmp_path):
                pass
        (tmp_path / "kept").replace(tmp_path / "keys")
        rotate(tmp_path / "keys")
        async with serving(tmp_path):
            pass

    run(test())


def test_a_secret_without_its_key_is_an_error(tmp_path: Path):
    reference = Keys.load_or_create(tmp_path / "old").reference(b"once")
    with pytest.raises(StorageError, match="is missing"):
        Keys.load_or_create(tmp_path / "new").secret("t1", reference)


def test_only_committed_shares_can_be_proved():
    secret = bytes(32)
    proof = prove_whole("t1", secret, (ROSAS, ""), (commitment_to(TOMS), ""), Outcome((), (), 0), "")
    with pytest.raises(OptionsError) as caught:
        check_proof(proof)
    assert caught.value.refusal.detail == "other-entropy"
