"""Device marks: signed values by which a browser shows that it has signed in to an account before."""

import hashlib
import hmac
import secrets

from virado.session.setup import DAY_MS

MARK_MS = 400 * DAY_MS
"""Lifetime of a device mark after the last sign-in on the device, in milliseconds."""
MARK_PARTS, PERSON_DIGITS = 4, 32


class DeviceMarks:
    """Signer of device marks, which a browser stores after it has signed in to an account. All nodes share its key.

    A mark has four parts: the part common to all marks of the person, its time, a random value and the signature.
    Each sign-in makes a new mark, and a change of the password invalidates all earlier ones.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, owner: str, now: int) -> str:
        """Return a new mark for `owner`, a result of `make_mark_owner`."""
        made, chance = f"{now:x}", secrets.token_hex(8)
        person = self._sign("place", owner.partition(" ")[0])[:PERSON_DIGITS]
        return ".".join((person, made, chance, self._sign("device", owner, person, made, chance)))

    def is_known(self, mark: str, owner: str, now: int) -> bool:
        """Return True if a mark belongs to this owner and was made within `MARK_MS`."""
        parts = mark.split(".")
        if len(parts) != MARK_PARTS or not mark.isascii():
            return False
        *said, signature = parts
        if not hmac.compare_digest(signature, self._sign("device", owner, *said)):
            return False
        return now - int(said[1], 16) < MARK_MS

    @staticmethod
    def get_person_part(mark: str) -> str:
        """Return the part common to all marks of a person. A mark of the older format is returned whole."""
        return mark.partition(".")[0]

    def _sign(self, *what: str) -> str:
        return hmac.new(self._key, "\n".join(("virado", *what)).encode(), hashlib.sha256).hexdigest()


def make_mark_owner(person: str, hashed: str | None) -> str:
    """Return the identifier of a device mark's owner, made from the person's id and the stored password hash."""
    return f"{person} {hashlib.sha256((hashed or '').encode()).hexdigest()}"
