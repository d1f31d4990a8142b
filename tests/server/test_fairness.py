"""The commitment binds the server, everybody's entropy counts, and anybody can make the packs again."""

from pathlib import Path

import msgspec
import pytest

from virado.match import Match
from virado.refusal import OptionsError
from virado.server.fairness import Evidence, Proof, check, commitment, prove, read_entropy, seed_of

SECRET = bytes(range(32))
ENTROPY = ("aa" * 16, "")


def played() -> Evidence:
    match = Match("casino", seed=seed_of("t1", SECRET, ENTROPY))
    for _ in range(12):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat, limit=1)[0])
    return Evidence(proof=prove("t1", SECRET, ENTROPY), record=match.record())


def refused(evidence: Evidence, **known: str) -> str:
    with pytest.raises(OptionsError) as caught:
        check(evidence, **known)
    assert caught.value.code == "bad-proof"
    return caught.value.refusal.detail


def test_an_honest_match_is_confirmed():
    evidence = played()
    check(evidence)
    check(evidence, expected_commitment=commitment("t1", SECRET), own=ENTROPY[0])


def test_every_seat_changes_the_seed():
    seeds = {seed_of("t1", SECRET, entropy) for entropy in (("aa", ""), ("ab", ""), ("aa", "aa"), ("", "aa"))}
    assert len(seeds) == 4
    assert all(0 <= seed < 2**256 for seed in seeds)


def test_a_secret_that_was_not_committed_to_is_found_out():
    evidence = played()
    other = prove("t1", bytes(32), ENTROPY)
    swapped = msgspec.structs.replace(other, commitment=evidence.proof.commitment)
    assert refused(msgspec.structs.replace(evidence, proof=swapped)) == "wrong-secret"
    assert refused(msgspec.structs.replace(evidence, proof=other)) == "wrong-seed"
    forged = msgspec.structs.replace(evidence, proof=other)
    assert refused(forged, expected_commitment=commitment("t1", SECRET)) == "other-commitment"


def test_entropy_that_was_left_out_is_found_out():
    assert refused(played(), own="bb") == "entropy-left-out"


def test_packs_that_do_not_follow_are_found_out():
    evidence = played()
    chance = [list(reversed(evidence.record.chance[0]))]
    record = msgspec.structs.replace(evidence.record, chance=chance)
    assert refused(msgspec.structs.replace(evidence, record=record)) == "other-packs"


def test_a_proof_survives_json(tmp_path: Path):
    path = tmp_path / "evidence.json"
    path.write_bytes(msgspec.json.encode(played()))
    check(msgspec.json.decode(path.read_bytes(), type=Evidence))


@pytest.mark.parametrize("text", ["xyz", "abc", "00" * 65, "é"])
def test_entropy_is_short_and_hexadecimal(text: str):
    with pytest.raises(OptionsError):
        read_entropy(text)


def test_the_hashes_are_those_that_other_programs_make():
    proof = prove("t1", SECRET, ENTROPY)
    assert proof == Proof(
        table="t1",
        commitment="sha256:80a11cad922d247d1ebec71a4d1b79fb8d72aeb14e0524bfcabb1acda7a409e5",
        secret=SECRET.hex(),
        entropy=ENTROPY,
    )
