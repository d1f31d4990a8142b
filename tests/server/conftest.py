"""Tests of the server meet the same chance whenever they run: packs, names of tables and people, tokens."""

import random
import secrets

import pytest


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody can guess follows from the name of the test. `token_hex` and `token_urlsafe` are made of `token_bytes`."""
    chance = random.Random(request.node.nodeid)

    def token_bytes(nbytes: int | None = None) -> bytes:
        return chance.randbytes(32 if nbytes is None else nbytes)

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)
