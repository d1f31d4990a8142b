"""Tests of the server meet the same chance whenever they run: packs, names of tables and people, tokens; hashes are quick."""

import random
import secrets
from functools import partial

import argon2
import pytest


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody can guess follows from the name of the test. `token_hex` and `token_urlsafe` are made of `token_bytes`."""
    chance = random.Random(request.node.nodeid)

    def token_bytes(nbytes: int | None = None) -> bytes:
        return chance.randbytes(32 if nbytes is None else nbytes)

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash of a password takes a fifth of a second on purpose."""
    quick = partial(argon2.PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(argon2, "PasswordHasher", quick)
