"""Examples of fair deals for other programs.

`python -m tests.server.fairness_examples` writes tests/data/fairness.json.
"""

import random
from pathlib import Path
from typing import Any

import msgspec

from tests.random_play import random_choice
from tests.session.set_player import make_setup
from virado.cards import DECKS, SKAT32, members
from virado.match import Match
from virado.packs import Stream, shuffle_cards
from virado.server.fairness import (
    Evidence,
    Outcome,
    commitment,
    compute_fingerprint,
    derive_seed,
    prove,
    prove_of_set,
    prove_whole,
)
from virado.session import commitment_to

FILE = Path(__file__).parents[1] / "data" / "fairness.json"
SECRETS = (bytes(32), bytes(range(32)), bytes([255]) * 32)
ENTROPY = (("", ""), ("00", ""), ("", "00"), ("c0ffee" * 10, "badc0de0", "ff" * 64), ("ab",) * 6)
MATCHES = (("casino", 16), ("raub", 40), ("zwanzig-ab(players=3)", 30), ("hazari", 8), ("tuxedo", 20))
"""Variants and numbers of moves of the examples of protocol 1."""
WHOLE = ("tuxedo(target=20)", "zwanzig-ab(players=2)")
"""Variants of the examples of protocol 2."""


def examples() -> dict[str, Any]:
    """Return the examples of all kinds."""
    return {
        "commitments": [
            {"table": table, "secret": secret.hex(), "commitment": commitment(table, secret)}
            for table in ("t1", "5d41402abc4b2a76b9")
            for secret in SECRETS
        ],
        "seeds": [
            {
                "table": "t1",
                "secret": secret.hex(),
                "entropy": entropy,
                "seed": str(derive_seed("t1", secret, entropy, version)),
                "version": version,
            }
            for version in (1, 2)
            for secret in SECRETS
            for entropy in ENTROPY
        ],
        "entropies": [
            {"entropy": entropy, "commitment": commitment_to(entropy)}
            for entropy in ("00" * 32, "c0ffee00" * 8)
        ],
        "numbers": [_numbers(seed, shuffle, below) for seed, shuffle, below in _streams()],
        "shuffles": [
            _shuffle(seed, shuffle, deck, deck.full)
            for seed, shuffle, _ in _streams()
            for deck in DECKS.values()
        ]
        + [_shuffle(7, 3, SKAT32, 0b1011_0000_1110_0001)],
        "matches": [
            *(case for slug, moves in MATCHES for case in _matches(slug, moves)),
            *(case for slug in WHOLE for case in _whole_matches(slug)),
            *_set_matches(WHOLE[0]),
        ],
    }


def _streams() -> list[tuple[int, int, int]]:
    return [
        (0, 1, 52),
        (1, 1, 52),
        (1, 2, 3),
        (2**256 - 1, 17, 2**31 + 1),
        (derive_seed("t1", SECRETS[1], ("", ""), 1), 1, 2),
    ]


def _numbers(seed: int, shuffle: int, below: int) -> dict[str, Any]:
    stream = Stream(seed, f"shuffle {shuffle}")
    numbers = [stream.below(below) for _ in range(40)]
    return {"seed": str(seed), "shuffle": shuffle, "below": below, "numbers": numbers}


def _shuffle(seed: int, shuffle: int, deck: Any, cards: int) -> dict[str, Any]:
    return {
        "seed": str(seed),
        "shuffle": shuffle,
        "deck": deck.name,
        "cards": [deck.names[card] for card in members(cards)],
        "pack": [deck.names[card] for card in shuffle_cards(cards, seed, shuffle)],
    }


def _matches(slug: str, moves: int) -> list[dict[str, Any]]:
    """Return a match with its proof, and tampered versions of it.

    `detail` is the detail of the refusal, or None if the proof is valid.
    """
    secret, rng = bytes(reversed(range(32))), random.Random(slug)
    players = Match(slug, seed=0).variant.players
    entropy = tuple(f"{seat:02x}" * 4 for seat in range(players))
    match = _play_match(slug, derive_seed("t2", secret, entropy, 1), rng, moves)
    fair = Evidence(proof=prove("t2", secret, entropy), record=match.record())
    proof, record = fair.proof, fair.record
    swapped = [[*record.chance[0][1::-1], *record.chance[0][2:]], *record.chance[1:]]
    tampered = {
        "wrong-secret": _replace(fair, proof=_replace(proof, secret=bytes(32).hex())),
        "wrong-seed": _replace(fair, record=_replace(record, seed=record.seed ^ 1)),
        "wrong-number-of-seats": _replace(fair, proof=_replace(proof, entropy=(*proof.entropy, ""))),
        "other-packs": _replace(fair, record=_replace(record, chance=swapped)),
    }
    cases: list[tuple[str | None, Evidence, dict[str, str]]] = [
        (None, fair, {}),
        (None, fair, {"commitment": proof.commitment, "entropy": entropy[-1]}),
        ("other-commitment", fair, {"commitment": commitment("t2", bytes(32))}),
        ("entropy-left-out", fair, {"entropy": "dead"}),
        *((detail, evidence, {}) for detail, evidence in tampered.items()),
    ]
    return [
        {"detail": detail, "evidence": msgspec.to_builtins(evidence), **known}
        for detail, evidence, known in cases
    ]


def _play_match(slug: str, seed: int, rng: random.Random, moves: int) -> Match:
    match = Match(slug, seed=seed)
    while not match.over and len(match.steps) < moves:
        seat = match.to_act[0]
        match.play(seat, random_choice(match.view(seat), rng))
    return match


def _whole_matches(slug: str) -> list[dict[str, Any]]:
    """Return a finished match with its proof, and tampered versions of it.

    `offline` is true if a program without the rules can detect the fault.
    """
    secret, rng = bytes(reversed(range(32))), random.Random(slug)
    players = Match(slug, seed=0).variant.players
    entropy = (*(f"{seat:02x}" * 32 for seat in range(players - 1)), "")
    commitments = tuple(commitment_to(each) if each else "" for each in entropy)
    match = _play_match(slug, derive_seed("t3", secret, entropy), rng, 10_000)
    record, outcome = match.record(), Outcome(tuple(match.scores), tuple(match.winners), 5 + len(match.steps))

    def proven(record: Any, outcome: Outcome) -> Evidence:
        """Return the evidence of a forger who recomputes everything that can be recomputed."""
        fingerprint = compute_fingerprint("t3", commitment("t3", secret), record, outcome)
        proof = prove_whole("t3", secret, entropy, commitments, outcome, fingerprint)
        return Evidence(proof=proof, record=record)

    fair = proven(record, outcome)
    forged = _replace(outcome, scores=tuple(score + 1 for score in outcome.scores))
    shorter = _replace(record, moves=record.moves[:-1], digests="")
    reordered = _replace(record, moves=[record.moves[1], record.moves[0], *record.moves[2:]], digests="")
    cases: list[tuple[str | None, Evidence, dict[str, str], bool]] = [
        (None, fair, {}, True),
        (None, fair, {"fingerprint": fair.proof.fingerprint, "entropy": entropy[0]}, True),
        ("other-fingerprint", fair, {"fingerprint": "sha256:" + "0" * 64}, True),
        (
            "other-entropy",
            _replace(fair, proof=_replace(fair.proof, commitments=commitments[::-1])),
            {},
            True,
        ),
        ("other-result", _replace(fair, proof=_replace(fair.proof, scores=forged.scores)), {}, True),
        ("wrong-fingerprint", _replace(fair, proof=_replace(fair.proof, entry=outcome.entry - 1)), {}, True),
        ("unfinished", _replace(fair, record=shorter), {}, True),
        ("other-packs", _replace(fair, record=reordered), {}, True),
        ("other-result", proven(record, forged), {}, False),
        ("unfinished", proven(shorter, outcome), {}, False),
        ("other-packs", proven(reordered, outcome), {}, False),
        ("other-fingerprint", proven(shorter, outcome), {"fingerprint": fair.proof.fingerprint}, True),
    ]
    return [
        {"detail": detail, "evidence": msgspec.to_builtins(evidence), "offline": offline, **known}
        for detail, evidence, known, offline in cases
    ]


def _set_matches(slug: str) -> list[dict[str, Any]]:
    """Return a finished match of a deal set with its proof, and tampered versions of it."""
    secret = bytes(reversed(range(32)))
    setup = make_setup(slug, ("", "club"), secret=secret)
    deal_set = setup.deal_set
    assert deal_set is not None
    match = _play_match(slug, deal_set.derive_seed(secret), random.Random(slug), 10_000)
    record, outcome = match.record(), Outcome(tuple(match.scores), tuple(match.winners), 5 + len(match.steps))
    fingerprint = compute_fingerprint("t4", setup.commitment, record, outcome)
    fair = Evidence(proof=prove_of_set("t4", secret, setup, outcome, fingerprint), record=record)

    def change(**what: Any) -> Evidence:
        return _replace(fair, proof=_replace(fair.proof, **what))

    tampered = (
        ("wrong-secret", change(secret=bytes(32).hex())),
        ("wrong-secret", change(deal_set=_replace(deal_set, bots=("", "expert")))),
        ("wrong-secret", change(deal_set=_replace(deal_set, simulations=1))),
        ("wrong-secret", change(deal_set=_replace(deal_set, id="0"))),
        ("wrong-secret", change(commitment="sha256:" + "0" * 64)),
        ("unreadable", change(deal_set=None)),
        ("unreadable", change(version=2)),
        ("unreadable", change(entropy=("ab" * 32, ""))),
    )
    return [
        {"detail": detail, "evidence": msgspec.to_builtins(evidence), "offline": True}
        for detail, evidence in ((None, fair), *tampered)
    ]


def _replace(struct: Any, **changes: Any) -> Any:
    return (
        struct._replace(**changes)
        if isinstance(struct, Outcome)
        else msgspec.structs.replace(struct, **changes)
    )


def text() -> str:
    """Return the content of the file, with one example per line."""
    kinds = [
        f'"{kind}": [\n' + ",\n".join(msgspec.json.encode(each).decode() for each in those) + "\n]"
        for kind, those in examples().items()
    ]
    return "{\n" + ",\n".join(kinds) + "\n}\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
