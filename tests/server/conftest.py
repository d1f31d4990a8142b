"""Tests of the server meet the same chance whenever they run: packs, names of tables and people, tokens; hashes are quick."""

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


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "BURST", 1e9)
        # The two at the table hear nothing, pings neither, while a test goes on that a slow machine takes long for.
        patch.setattr(transport, "HEARTBEAT_S", 3600.0)
        patch.setattr("virado.server.tables.node.MOST_OF_PERSON", 10**6)
        scene = Scene(Path(folder))
        scene.open()
        yield scene
        scene.close()
