"""Names of people in the links of their tables, for previews in chats (docs/explanation/link-previews.md).

The parameter `by` of a link has the name, the last day on which it is shown, and a signature that binds both to the table.
A preview is made without the database, and nobody can make one that names another person.
"""

import base64
import binascii
import hashlib
import hmac

import msgspec

from virado.bounds import LONGEST_NAME
from virado.refusal import IllegalError, Refusal
from virado.server import wire
from virado.server.person_names import read_name
from virado.server.runtime import Runtime
from virado.server.storage.store import Store
from virado.session.setup import DAY_MS

LASTS_DAYS = 7
"""Number of days after today on which a preview shows the name."""
SIGNATURE_BYTES, DAY_BYTES, BYTES_PER_CHARACTER = 16, 2, 4
MAX_SIGNED = (SIGNATURE_BYTES + DAY_BYTES + BYTES_PER_CHARACTER * LONGEST_NAME) * 4 // 3
"""Maximum number of characters of a signed name."""


class LinkNames:
    """Signer and reader of the names. All nodes share its key."""

    def __init__(self, key: bytes, store: Store, runtime: Runtime) -> None:
        self._key = key
        self._store = store
        self._runtime = runtime

    async def sign(self, person: str, name: str, table: str) -> str:
        """Return the signed name of a person for the link of a table before the match.

        Raises IllegalError (`no-such-table`, `already-begun`, `not-at-this-table`) or OptionsError (`bad-name`).
        """
        row = await self._store.load_table(table)
        if row is None:
            raise IllegalError(Refusal("no-such-table"), table)
        if row.stage != "seating":
            raise IllegalError(Refusal("already-begun"))
        if person != row.owner and person not in msgspec.json.decode(row.summary, type=wire.TableCard).people:
            raise IllegalError(Refusal("not-at-this-table"))
        last_day = self._runtime.now() // DAY_MS + LASTS_DAYS
        signed = last_day.to_bytes(DAY_BYTES) + read_name(name).encode()
        return _encode(self._make_signature(table, signed) + signed)

    def read(self, table: str, by: str) -> str:
        """Return the name in the link of a table; empty if it is forged, of another table or too old."""
        if not by or len(by) > MAX_SIGNED or not by.isascii():
            return ""
        try:
            found = base64.urlsafe_b64decode(by + "=" * (-len(by) % 4))
        except binascii.Error:
            return ""
        signature, signed = found[:SIGNATURE_BYTES], found[SIGNATURE_BYTES:]
        if not hmac.compare_digest(signature, self._make_signature(table, signed)) or _encode(found) != by:
            return ""
        if int.from_bytes(signed[:DAY_BYTES]) < self._runtime.now() // DAY_MS:
            return ""
        return signed[DAY_BYTES:].decode()

    def _make_signature(self, table: str, signed: bytes) -> bytes:
        text = b"virado link 1\n" + table.encode("utf-8", "surrogateescape") + b"\n" + signed
        return hmac.digest(self._key, text, hashlib.sha256)[:SIGNATURE_BYTES]


def _encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
