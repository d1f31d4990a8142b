"""The second factor of an account: a time-based code from a device, entered after the password (RFC 6238).

Server and device share a secret. The database stores it encrypted with a key from the key file
(`virado.server.keys`), so a copy of the database alone does not suffice to compute codes. After a key rotation,
secrets are encrypted again with the newest key at the next start.
"""

import base64
import hmac
import secrets
from collections.abc import Callable, Sequence

from pyotp.totp import TOTP

from virado.refusal import IllegalError, OptionsError, Refusal
from virado.server.attempt_limits import AttemptLimit, AttemptLimiter, make_code_limits
from virado.server.credentials import make_revocations
from virado.server.keys import Keys
from virado.server.storage.database import ConflictError, Database, Row, Statement
from virado.server.wire import people as wire
from virado.text_identity import digits

ISSUER = "Virado"
SECRET_BYTES = 20
"""Size of the shared secret, as RFC 4226 recommends."""
STEP_S = 30
TOLERATED_STEPS = (0, -1, 1)
"""Tolerated clock errors of a device, in time steps."""


class SecondFactors:
    """The second factors of a database."""

    def __init__(
        self, database: Database, keys: Keys, attempts: AttemptLimiter, wall_now: Callable[[], int]
    ) -> None:
        """`wall_now` returns the time of the system clock in milliseconds since 1970."""
        self._database = database
        self._keys = keys
        self._attempts = attempts
        self._wall_now = wall_now

    async def offer(self, person: str, account: str) -> wire.SecondFactorOffer:
        """Store a new secret and return it. It takes effect after `enable`.

        Raises IllegalError (`second-factor-on`).
        """
        secret = secrets.token_bytes(SECRET_BYTES)
        update = "UPDATE person SET factor = $1 WHERE id = $2 AND factor_since = 0 RETURNING id"
        if not await self._try_transaction(Statement(update, (self._keys.seal(person, secret), person), 1)):
            raise IllegalError(Refusal("second-factor-on"))
        shown = _encode_secret(secret)
        maker = TOTP(shown, interval=STEP_S)
        uri = maker.provisioning_uri(name=account, issuer_name=ISSUER)  # pyright: ignore[reportUnknownMemberType]
        return wire.SecondFactorOffer(secret=shown, uri=uri)

    async def enable(
        self, person: str, account: str, code: str, address: str, now: int, session: str = ""
    ) -> None:
        """Require codes from now on, after a correct code from the device.

        The browser session `session` stays signed in.

        Raises OptionsError (`wrong-code`, `too-many-tries`) or IllegalError (`second-factor-on`,
        `second-factor-not-offered`).
        """
        sealed, since = await self._load(person)
        if since:
            raise IllegalError(Refusal("second-factor-on"))
        if not sealed:
            raise IllegalError(Refusal("second-factor-not-offered"))
        limits = make_code_limits(account, address, known=True)
        also = make_revocations("factor-on", person, session)
        await self._consume(person, sealed, code, limits, now, f"factor_since = {int(now)}, ", also)

    async def check(
        self, person: str, account: str, code: str, address: str, *, known: bool, now: int
    ) -> None:
        """Check the code of a person, if the account has a second factor.

        Raises OptionsError: `code-needed` without a code, `wrong-code` for a wrong or used one, `too-many-tries`.
        `known`: the person has signed in on this device before.
        """
        sealed, since = await self._load(person)
        if not since:
            return
        if not code.strip():
            raise OptionsError("", code="code-needed")
        await self._consume(person, sealed, code, make_code_limits(account, address, known=known), now)

    async def disable(self, person: str) -> None:
        """Stop requiring codes from the person."""
        await self._database.transaction(make_revocations("factor-off", person))

    async def reseal(self) -> None:
        """Encrypt all secrets that use an older key with the newest key. Raises StorageError if a key is missing."""
        rows = await self._database.query("SELECT id, factor FROM person WHERE factor IS NOT NULL")
        update = "UPDATE person SET factor = $1 WHERE id = $2 AND factor = $3"
        await self._database.transaction(
            [
                Statement(update, (self._keys.seal(id_, self._keys.unseal(id_, sealed)), id_, sealed))
                for id_, sealed in rows
                if not self._keys.is_newest(sealed)
            ]
        )

    async def _load(self, person: str) -> tuple[str, int]:
        """Return the encrypted secret and the time since which codes are required; '' and 0 without a second factor."""
        rows: Sequence[Row] = await self._database.query(
            "SELECT factor, factor_since FROM person WHERE id = $1", person
        )
        return (str(rows[0][0] or ""), int(rows[0][1])) if rows else ("", 0)

    async def _consume(
        self,
        person: str,
        sealed: str,
        code: str,
        limits: Sequence[AttemptLimit],
        now: int,
        columns: str = "",
        extra: Sequence[Statement] = (),
    ) -> None:
        """Accept a code, which invalidates it and all earlier codes.

        The same transaction runs the statements `extra` and the assignments `columns`. Raises OptionsError
        (`wrong-code`, `too-many-tries`).
        """
        attempt = await self._attempts.record_attempt(limits, now)
        step = _find_time_step(self._keys.unseal(person, sealed), code, self._wall_now())
        take = f"UPDATE person SET {columns}factor_step = $1 WHERE id = $2 AND factor = $3 AND factor_step < $1 RETURNING id"
        if step is None or not await self._try_transaction(
            Statement(take, (step, person, sealed), 1), *extra
        ):
            raise OptionsError("", code="wrong-code")
        await self._attempts.refund(attempt)
        await self._attempts.reset(limits[0])

    async def _try_transaction(self, *statements: Statement) -> bool:
        """Run statements in one transaction; return False if one of them conflicts."""
        try:
            await self._database.transaction(statements)
        except ConflictError:
            return False
        return True


def _encode_secret(secret: bytes) -> str:
    """Return a secret in base 32, the notation that devices read."""
    return base64.b32encode(secret).decode("ascii")


def _find_time_step(secret: bytes, code: str, wall_now: int) -> int | None:
    """Return the time step of a code; None if the code is wrong or expired."""
    given = "".join(digits(code).split())
    maker = TOTP(_encode_secret(secret), interval=STEP_S)
    steps = [wall_now // (1000 * STEP_S) + wrong for wrong in TOLERATED_STEPS]
    right = [step for step in steps if hmac.compare_digest(maker.generate_otp(step).encode(), given.encode())]
    return right[0] if right else None
