"""Deal sets: the same packs, dealt to several people, each at a table with the same bots (docs/explanation/same-deals.md).

The packs and the moves of the bots follow from one secret, to which the set is committed before its first match. All
hashed texts are ASCII.
"""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from virado.bounds import BySeat, IdOrNone, LevelText

BOT_SEED_BYTES = 7


class DealSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A set of packs and bots that several people play. Variant, dealer and scores are those of the `Setup`."""

    id: IdOrNone
    """Id of the set."""
    bots: BySeat[LevelText]
    """Level of the bot by seat; empty for a seat of a person."""
    simulations: int
    """Budget of each decision of a bot, in simulations."""
    rules_revision: int
    """Revision of the family's rules."""
    bots_revision: int
    """Revision of the bots (`virado.bots.catalogue.REVISION`)."""

    def commit(self, variant: str, dealer: int | None, scores: Sequence[int] | None, secret: bytes) -> str:
        """Return the commitment to the set: `sha256:` and 64 hexadecimal digits.

        `variant` is its canonical text.
        """
        lines = (
            "virado set 1",
            self.id,
            variant,
            dealer,
            ",".join(map(str, scores or ())),
            ",".join(self.bots),
            self.simulations,
            self.rules_revision,
            self.bots_revision,
            secret.hex(),
        )
        return "sha256:" + _hash_lines(*lines).hex()

    def derive_seed(self, secret: bytes) -> int:
        """Return the seed of the packs, below 2**256."""
        return int.from_bytes(_hash_lines("virado set seed 1", self.id, secret.hex()))

    def derive_bot_seed(self, secret: bytes) -> int:
        """Return the seed of the bots, below 2**56."""
        return int.from_bytes(_hash_lines("virado set bots 1", self.id, secret.hex())[:BOT_SEED_BYTES])


class SetViewing(NamedTuple):
    """The relation of a viewer to a table of a deal set. Times are in milliseconds."""

    ends: int
    """End of the set."""
    is_own: bool
    """True if the table is the viewer's own try."""
    is_compared: bool
    """True if people whose tries are over may see each other's (a challenge)."""
    is_over: bool
    """True if the match of the table is over."""
    has_played: bool
    """True if the viewer's own try of the set is over."""


def may_see(standing: SetViewing, now: int, *, secret: bool = False) -> bool:
    """Return True if a viewer may see a table of a deal set now.

    With `secret`, the question is about data that reveal packs which have not been dealt at the table: the secret, the
    seed and the evidence.
    """
    if now >= standing.ends:
        return True
    if secret:
        return False
    return standing.is_own or (standing.is_compared and standing.is_over and standing.has_played)


def _hash_lines(*lines: object) -> bytes:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode("ascii")).digest()
