"""Keys for pack secrets and for the encryption of second factors, stored in a file outside the database.

The pack secret of a table is the HMAC-SHA-256 of its id and a nonce. The database has the nonce and the name of the
key. A copy of the database alone therefore reveals neither the secrets nor the seeds of running matches.

The file has one key per line: its name, and 32 bytes in hexadecimal. New tables use the first key; the others serve
older tables that were opened with them.
"""

import contextlib
import hashlib
import hmac
import os
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from virado.server.new_files import publish
from virado.server.storage.database import StorageError
from virado.server.storage.store import Store

FILE = "keys"
"""Name of the key file in the data folder, unless another path is configured."""
NEWEST = "newest-key"
"""Name of the setting that holds the name of the newest key."""
_LINE = re.compile(r"([0-9a-f]{8}) ([0-9a-f]{64})")
_SEALED = re.compile(r"seal:([0-9a-f]{8}):([0-9a-f]{32}):((?:[0-9a-f]{2})*):([0-9a-f]{64})")
_REFERENCE = re.compile(r"(?:set:([0-9a-f]+):)?key:([0-9a-f]{8}):([0-9a-f]+)")


class PackKey(NamedTuple):
    """A secret key. Its name is the beginning of its hash."""

    name: str
    value: bytes


class Keys:
    """The keys of a server, the newest first."""

    def __init__(self, keys: Sequence[PackKey], path: Path) -> None:
        self._keys = dict(keys)
        self.newest = keys[0].name
        self.path = path

    @classmethod
    def load_or_create(cls, path: Path) -> "Keys":
        """Read the keys from a file. If it does not exist, create it with a new key. Raises StorageError."""
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not path.exists():
                _write_new(path, [_generate_key()])
            lines = path.read_text(encoding="ascii").split("\n")
        except (OSError, UnicodeError) as error:
            raise StorageError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
        found = [_LINE.fullmatch(line) for line in lines if line]
        keys = [PackKey(match[1], bytes.fromhex(match[2])) for match in found if match is not None]
        if not keys or len(keys) < len(found) or any(_make_key_name(key.value) != key.name for key in keys):
            raise StorageError(f"{path}: this is not a key file")
        return cls(keys, path)

    def knows(self, name: str) -> bool:
        """Return True if this file has the key of that name."""
        return name in self._keys

    async def register_newest(self, store: Store) -> None:
        """Store the name of the newest key.

        Raises StorageError if this file lacks the key that was the newest so far.
        """
        known = await store.setting(NEWEST, self.newest)
        if not self.knows(known):
            raise StorageError(
                f"{self.path}: key {known}, used by tables of this database, is missing; "
                "all servers of a database need the same keys"
            )
        if known != self.newest:
            await store.change_setting(NEWEST, self.newest)

    def reference(self, nonce: bytes, deal_set: str = "") -> str:
        """Return the stored form of a new pack secret: the name of the newest key and the nonce.

        The secret of a deal set is that of all its tables; its reference begins with the id of the set.
        """
        return f"{f'set:{deal_set}:' if deal_set else ''}key:{self.newest}:{nonce.hex()}"

    def secret(self, table: str, reference: str) -> bytes:
        """Return the pack secret of a table, 32 bytes. Raises StorageError if its key is missing.

        If the reference names a deal set, it is the secret of the set. For older tables, the reference is the secret
        itself in hexadecimal.
        """
        match = _REFERENCE.fullmatch(reference)
        if match is None:
            return bytes.fromhex(reference)
        deal_set, name, nonce = match.groups()
        if name not in self._keys:
            raise StorageError(f"{self.path}: key {name}, used by a table, is missing")
        text = (
            f"virado packs 2\n{table}\n{nonce}\n"
            if deal_set is None
            else f"virado set 2\n{deal_set}\n{nonce}\n"
        )
        return hmac.digest(self._keys[name], text.encode("ascii"), "sha256")

    # ------------------------------------------------------------------ encryption of other secrets
    def seal(self, owner: str, secret: bytes) -> str:
        """Encrypt and authenticate a secret of at most 32 bytes with the newest key."""
        nonce = secrets.token_bytes(16)
        key = self._keys[self.newest]
        hidden = _apply_mask(key, owner, nonce, secret)
        return f"seal:{self.newest}:{nonce.hex()}:{hidden.hex()}:{_sign(key, owner, nonce, hidden).hex()}"

    def unseal(self, owner: str, sealed: str) -> bytes:
        """Decrypt a secret.

        Raises StorageError if its key is missing, or if the text was changed or belongs to another owner.
        """
        match = _SEALED.fullmatch(sealed)
        if match is None:
            raise StorageError("an encrypted secret is malformed")
        name = match[1]
        nonce, hidden, seal = (bytes.fromhex(match[group]) for group in (2, 3, 4))
        if name not in self._keys:
            raise StorageError(f"{self.path}: key {name}, used by a second factor, is missing")
        if not hmac.compare_digest(seal, _sign(self._keys[name], owner, nonce, hidden)):
            raise StorageError("an encrypted secret has been changed or belongs to another owner")
        return _apply_mask(self._keys[name], owner, nonce, hidden)

    def is_newest(self, sealed: str) -> bool:
        """Return True if a secret is encrypted with the newest key."""
        return sealed.startswith(f"seal:{self.newest}:")


def _apply_mask(key: bytes, owner: str, nonce: bytes, data: bytes) -> bytes:
    """XOR data of at most 32 bytes with a mask derived from the key and the nonce.

    Applying it twice restores the data.
    """
    mask = hmac.digest(key, f"virado mask 1\n{owner}\n{nonce.hex()}\n".encode(), "sha256")
    if len(data) > len(mask):
        raise ValueError(f"cannot encrypt {len(data)} bytes: the maximum is 32")
    return bytes(one ^ other for one, other in zip(data, mask, strict=False))


def _sign(key: bytes, owner: str, nonce: bytes, hidden: bytes) -> bytes:
    """Return the authentication code of encrypted data."""
    text = f"virado seal 1\n{owner}\n{nonce.hex()}\n{hidden.hex()}\n"
    return hmac.digest(key, text.encode(), "sha256")


def rotate(path: Path) -> str:
    """Add a new key at the beginning of a key file and return its name. Raises StorageError."""
    before = Keys.load_or_create(path)
    new = _generate_key()
    text = path.read_text(encoding="ascii")
    part = path.with_name(path.name + ".new")
    part.unlink(missing_ok=True)
    _write_new(part, [new], text)
    part.replace(before.path)
    return new.name


def make_key(value: bytes) -> PackKey:
    """Return the key with these 32 random bytes."""
    return PackKey(_make_key_name(value), value)


def _generate_key() -> PackKey:
    return make_key(secrets.token_bytes(32))


def _make_key_name(value: bytes) -> str:
    return hashlib.sha256(b"virado key 1\n" + value).hexdigest()[:8]


def _write_new(path: Path, keys: Sequence[PackKey], more: str = "") -> None:
    """Write a new file completely or not at all. Does not replace an existing file; raises OSError instead."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write("".join(f"{key.name} {key.value.hex()}\n" for key in keys) + more)
        file.flush()
        os.fsync(file.fileno())
    try:
        with contextlib.suppress(FileExistsError):
            publish(part, path)
    finally:
        part.unlink(missing_ok=True)
