"""Fair shuffles: the commitment binds the server, every share counts, and anybody can rebuild the packs."""

import hashlib
import json
import struct
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.clients import connect_guest, run, serving
from tests.server.fairness_examples import FILE, text
from virado.cli import main
from virado.match import Match
from virado.refusal import OptionsError
from virado.server.fairness import Evidence, PlayerRecord, Proof, check, commitment, derive_seed, prove
from virado.server.log_verification import TableLog, check_log
from virado.session import commitment_to, read_entropy

SECRET = bytes(range(32))
ENTROPY = ("aa" * 16, "")
MINE = "ab" * 32


def played() -> Evidence:
    """Return the evidence of an unfinished match of protocol 1."""
    match = Match("casino", seed=derive_seed("t1", SECRET, ENTROPY, 1))
    for _ in range(12):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat, limit=1)[0])
    return Evidence(proof=prove("t1", SECRET, ENTROPY), record=match.record())


def refused(evidence: Evidence, **kept: str | None) -> str:
    with pytest.raises(OptionsError) as caught:
        check(evidence, PlayerRecord(**kept))
    assert caught.value.code == "bad-proof"
    return caught.value.refusal.detail


def test_an_honest_match_is_confirmed():
    evidence = played()
    assert check(evidence, PlayerRecord(commitment("t1", SECRET), ENTROPY[0])) == (1, None)


def test_every_seat_changes_the_seed():
    seeds = {
        derive_seed("t1", SECRET, entropy) for entropy in (("aa", ""), ("ab", ""), ("aa", "aa"), ("", "aa"))
    }
    assert len(seeds) == 4
    assert all(0 <= seed < 2**256 for seed in seeds)


def test_a_secret_that_differs_from_the_commitment_is_detected():
    evidence = played()
    other = prove("t1", bytes(32), ENTROPY)
    swapped = msgspec.structs.replace(other, commitment=evidence.proof.commitment)
    assert refused(msgspec.structs.replace(evidence, proof=swapped)) == "wrong-secret"
    assert refused(msgspec.structs.replace(evidence, proof=other)) == "wrong-seed"
    forged = msgspec.structs.replace(evidence, proof=other)
    assert refused(forged, commitment=commitment("t1", SECRET)) == "other-commitment"


def test_an_omitted_share_is_detected():
    assert refused(played(), entropy="bb") == "entropy-left-out"


def test_packs_that_do_not_follow_from_the_seed_are_detected():
    evidence = played()
    chance = [list(reversed(evidence.record.chance[0]))]
    record = msgspec.structs.replace(evidence.record, chance=chance)
    assert refused(msgspec.structs.replace(evidence, record=record)) == "other-packs"


def test_digests_that_contradict_the_moves_are_detected_and_named():
    evidence = played()
    digests = "0" * 8 + evidence.record.digests[8:]
    record = msgspec.structs.replace(evidence.record, digests=digests)
    with pytest.raises(OptionsError, match="its first cards have the digest 00000000") as caught:
        check(msgspec.structs.replace(evidence, record=record))
    assert (caught.value.code, caught.value.refusal.detail) == ("bad-proof", "other-record")


def test_a_proof_survives_a_round_trip_through_json(tmp_path: Path):
    path = tmp_path / "evidence.json"
    path.write_bytes(msgspec.json.encode(played()))
    check(msgspec.json.decode(path.read_bytes(), type=Evidence))


@pytest.mark.parametrize("text", ["", "xyz", "00" * 31, "00" * 33, "é" * 64])
def test_a_share_has_32_bytes_in_hexadecimal(text: str):
    with pytest.raises(OptionsError):
        read_entropy(text)


def test_the_hashes_equal_those_of_other_programs():
    proof = prove("t1", SECRET, ENTROPY)
    assert proof == Proof(
        table="t1",
        commitment="sha256:80a11cad922d247d1ebec71a4d1b79fb8d72aeb14e0524bfcabb1acda7a409e5",
        secret=SECRET.hex(),
        entropy=ENTROPY,
    )


# ---------------------------------------------------------------------- examples for other programs
EXAMPLES: dict[str, Any] = msgspec.json.decode(FILE.read_bytes())


def test_the_file_of_examples_is_up_to_date():
    assert FILE.read_text(encoding="utf-8") == text(), "run python -m tests.server.fairness_examples"


@pytest.mark.parametrize(
    "case", EXAMPLES["matches"], ids=lambda case: f"{case['evidence']['record']['variant']}-{case['detail']}"
)
def test_the_examples_are_verified_or_refused_as_stated(case: dict[str, Any]):
    evidence = msgspec.convert(case["evidence"], Evidence)
    kept = {name: case.get(name) for name in PlayerRecord._fields}
    if case["detail"] is None:
        assert check(evidence, PlayerRecord(**kept)).packs == len(evidence.record.chance)
    else:
        assert refused(evidence, **kept) == case["detail"]


def test_the_steps_in_docs_fairness_md_make_the_same_packs():
    """Follow the steps of the page without using code of the program."""
    for example in EXAMPLES["shuffles"]:
        pack, block, numbers = list(example["cards"]), 0, list[int]()
        for i in range(len(pack) - 1, 0, -1):
            number = 2**32
            while number >= 2**32 - 2**32 % (i + 1):
                if not numbers:
                    text = f"virado shuffle {example['shuffle']} {example['seed']} {block}"
                    digest = hashlib.blake2b(text.encode("ascii"), digest_size=64).digest()
                    numbers, block = list(struct.unpack("<16I", digest)), block + 1
                number = numbers.pop(0)
            j = number % (i + 1)
            pack[i], pack[j] = pack[j], pack[i]
        assert pack == example["pack"]
    for example in EXAMPLES["seeds"]:
        said = f"virado seed {example['version']}\n{example['table']}\n{example['secret']}\n" + "".join(
            f"{e}\n" for e in example["entropy"]
        )
        assert str(int(hashlib.sha256(said.encode("ascii")).hexdigest(), 16)) == example["seed"]


# ---------------------------------------------------------------------- logs
def _log(tmp_path: Path, variant: str, seats: int) -> dict[str, Any]:
    """Return the log of a finished match as the person in seat 0 receives it."""
    found: dict[str, Any] = {}

    async def play() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            bots = {str(seat): "greedy" for seat in range(1, seats)}
            mine = commitment_to(MINE)
            table = (
                await rosa.request("create", variant=variant, bots=bots, sit=0, commitment=mine, start=True)
            )["id"]
            await rosa.request("watch", table=table, seat=0)
            await rosa.reveal_entropy(table, 0, MINE)
            await rosa.play_on(table, 0, 10_000)
            found.update(await rosa.watch(table, 0))

    run(play())
    return found


def test_a_proof_of_protocol_1_states_what_it_does_not_prove(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    examples = json.loads((Path(__file__).parents[1] / "data" / "fairness.json").read_text())
    right = [case["evidence"] for case in examples["matches"] if case["detail"] is None]
    assert {each["proof"].get("version", 1) for each in right} == {1, 2, 3}
    for evidence in right:
        path = tmp_path / "evidence.json"
        path.write_text(json.dumps(evidence))
        assert main(["verify", str(path)]) == 0
        assert ("protocol 1" in capsys.readouterr().out) is (evidence["proof"].get("version", 1) == 1)


def test_the_log_of_a_viewer_is_sufficient_proof(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    log = _log(tmp_path, "royal-dominican", 2)
    path = tmp_path / "log.json"

    def verified(changed: dict[str, Any], *flags: str) -> tuple[int, str]:
        path.write_bytes(msgspec.json.encode(changed))
        status = main(["verify", str(path), *flags])
        return status, capsys.readouterr().err

    def why(entries: list[dict[str, Any]]) -> str:
        """Return the detail of the refusal of a log whose entries were replaced and renumbered."""
        numbered = [{**entry, "number": number} for number, entry in enumerate(entries)]
        with pytest.raises(OptionsError) as caught:
            check_log(msgspec.convert({**log, "entries": numbered}, TableLog, strict=False))
        return caught.value.refusal.detail

    entries = log["entries"]
    kinds = [entry["entry"] for entry in entries]
    revealed, over = entries[kinds.index("revealed")], kinds.index("match-over")
    shown = entries[0]["setup"]["commitment"], revealed["fingerprint"]
    assert verified(log, "--commitment", shown[0], "--fingerprint", shown[1], "--entropy", MINE) == (0, "")
    assert verified(log, "--entropy", "cd")[0] == 2
    assert verified(log, "--fingerprint", "sha256:" + "0" * 64)[0] == 2
    assert verified({**log, "entries": entries[:-1]})[0] == 2
    assert verified({**log, "table": "t9"})[0] == 2

    first, last = kinds.index("moved"), over - 1 - kinds[over - 1 :: -1].index("moved")
    assert why(entries[:last] + entries[last + 1 :]) == "unfinished"
    assert why(entries[:first] + entries[first + 1 :]) == "other-packs"
    assert why([*entries[:first], entries[first + 1], entries[first], *entries[first + 2 :]]) in (
        "other-order",
        "other-packs",
    )
    absent = {"entry": "absent", "number": 0, "at": entries[first]["at"], "person": "x", "until": 0}
    assert why([*entries[:first], absent, *entries[first:]]) == "wrong-fingerprint"
    winners = [1 - winner for winner in entries[over]["winners"]]
    assert (
        why([*entries[:over], {**entries[over], "winners": winners}, *entries[over + 1 :]]) == "other-result"
    )
    asked = kinds.index("entropy-asked")
    early = [entry for entry in entries[:asked] if entry["entry"] != "begun"]
    mine = kinds.index("entropy-shown")
    assert why([*early, entries[mine], entries[asked], *entries[asked + 1 : mine], *entries[mine + 1 :]]) == (
        "other-order"
    )
    for entry in entries:
        for event in entry.get("events", []):
            for name, value in event.items():
                if name == "cards" and isinstance(value, list):
                    event[name] = value[::-1]
    assert "do not follow" in verified(log)[1]


def test_a_log_with_hidden_moves_needs_the_evidence(tmp_path: Path):
    log = msgspec.convert(_log(tmp_path, "zwanzig-ab(players=2)", 2), TableLog, strict=False)
    with pytest.raises(OptionsError) as caught:
        check_log(log)
    assert caught.value.refusal.detail == "hidden-moves"
