"""Password hashing in a separate thread.

Hashing is slow on purpose, and many simultaneous sign-ins must not take processor time from the tables. Requests
queue fairly by address.
"""

import base64
import secrets
from collections.abc import Sequence
from functools import partial

import argon2

from virado.bounds import LONGEST_PASSWORD, SHORTEST_PASSWORD
from virado.refusal import OptionsError
from virado.server.executors import THINKING
from virado.server.fair_pool import FairPool, make_share
from virado.server.password_strength import weakness
from virado.text_identity import secret, secret_forms

MAX_WAITING = 64
"""Maximum number of waiting and running password operations."""
MAX_PER_ADDRESS = 4
"""Maximum number of waiting and running password operations per address."""
VERSION = 19
"""Version of Argon2 in the hashes."""


def make_dummy_hash(hasher: argon2.PasswordHasher) -> str:
    """Return a random hash that matches no password. Comparing with it takes as long as with a real hash."""
    salt, digest = (
        base64.b64encode(secrets.token_bytes(length)).rstrip(b"=").decode()
        for length in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={VERSION}${costs}${salt}${digest}"


class Passwords:
    """Service that hashes passwords and compares them with hashes."""

    def __init__(self) -> None:
        self._hasher = argon2.PasswordHasher()
        self._pool = FairPool(
            "virado-password",
            nice_increment=THINKING,
            max_jobs=MAX_WAITING,
            max_jobs_per_group=MAX_PER_ADDRESS,
        )
        self._dummy_hash = make_dummy_hash(self._hasher)

    async def hash(self, password: str, address: str, about: Sequence[str] = ()) -> str:
        """Return the hash of a new password.

        `about`: names of the person, which must not be used as the password. Raises OptionsError (`bad-password`) or
        IllegalError (`too-fast`, `server-full`).
        """
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD or (
            len(password := secret(password)) < SHORTEST_PASSWORD
        ):
            raise OptionsError(
                "length", code="bad-password", number=SHORTEST_PASSWORD, limit=LONGEST_PASSWORD
            )
        return await self._pool.run(make_share(address, ""), partial(self._hash, password, about))

    async def verify(self, hashed: str | None, password: str, address: str) -> bool:
        """Return True if a password matches a hash.

        If `hashed` is None, take as long as for a hash and return False. Raises IllegalError (`too-fast`,
        `server-full`).
        """
        work = partial(self._compare, password[: LONGEST_PASSWORD + 1], hashed or self._dummy_hash)
        return await self._pool.run(make_share(address, ""), work) and hashed is not None

    def _hash(self, password: str, about: Sequence[str]) -> str:
        if found := weakness(password, about):
            raise OptionsError(found, code="bad-password")
        return self._hasher.hash(password)

    def _compare(self, password: str, hashed: str) -> bool:
        return any(self._verify(hashed, form) for form in secret_forms(password))

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except argon2.exceptions.VerificationError:
            return False

    async def close(self) -> None:
        """Refuse further passwords and stop the thread."""
        await self._pool.close(wait=False)
