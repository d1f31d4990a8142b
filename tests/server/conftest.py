"""Fixtures of the server tests: reproducible randomness, fast password hashes, a shared server."""

import random
import secrets
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import argon2
import pytest

from tests.server.attacked_table import Scene
from virado.server.connections import connection, transport


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed the source of secrets with the name of the test.

    Secrets include packs, tokens, and the names of tables and people. `token_hex` and `token_urlsafe` draw from
    `token_bytes`.
    """
    chance = random.Random(request.node.nodeid)

    def token_bytes(nbytes: int | None = None) -> bytes:
        return chance.randbytes(32 if nbytes is None else nbytes)

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the password hash by a fast one, because the real hash takes a fifth of a second by design."""
    quick = partial(argon2.PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(argon2, "PasswordHasher", quick)


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "BURST", 1e9)
        # on a slow machine a test may keep the two players from answering pings for a long time
        patch.setattr(transport, "HEARTBEAT_S", 3600.0)
        patch.setattr("virado.server.tables.node.MAX_TABLES_PER_PERSON", 10**6)
        scene = Scene(Path(folder))
        scene.open()
        yield scene
        scene.close()
