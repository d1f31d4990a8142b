"""The stored form of a table's log. It omits the seed of the packs, which is derived again from the pack secret."""

from collections.abc import Iterable, Sequence

import msgspec

from virado.refusal import OptionsError
from virado.server.fairness import derive_seed, derive_table_seed
from virado.session import (
    AnyEntry,
    Begun,
    EntropyShown,
    EntropyWithheld,
    Opened,
    SeatChanged,
    Session,
    SessionRecord,
    restore,
)
from virado.session.log import remove_name_from_entry

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode_entry(entry: AnyEntry) -> str:
    """Return the stored form of a log entry."""
    stored = entry.stored()
    if isinstance(stored, Begun):
        stored = msgspec.structs.replace(stored, seed=None)
    return _encoder.encode(stored).decode()


def remove_name_from_log(bodies: Iterable[str], person: str) -> dict[int, str]:
    """Return the entries of a stored log that have the name of a person, by number and without it.

    This needs no session, so the log may be of a form that this program no longer has.
    """
    entries: list[AnyEntry] = [_decoder.decode(body) for body in bodies]
    kept = {entry.number: remove_name_from_entry(entry, person) for entry in entries}
    return {
        entry.number: encode_entry(kept[entry.number]) for entry in entries if kept[entry.number] != entry
    }


def restore_session(bodies: Iterable[str], table: str = "", secret: bytes = b"") -> Session:
    """Restore a session from its stored log.

    `secret` is the pack secret, which is needed if the log has no seed. Raises OptionsError (`bad-record`).
    """
    try:
        entries: list[AnyEntry] = [_decoder.decode(body) for body in bodies]
    except msgspec.MsgspecError as error:
        raise OptionsError("unreadable", "", code="bad-record", problem=str(error)) from None
    for number, entry in enumerate(entries):
        if isinstance(entry, Begun):
            if entry.seed is None:
                head = entries[0]
                entropy = _collect_entropy(entries[:number])
                seed = (
                    derive_table_seed(table, secret, head.setup, entropy)
                    if isinstance(head, Opened)
                    else derive_seed(table, secret, entropy, 1)
                )
                entries[number] = msgspec.structs.replace(entry, seed=seed)
            break
    return restore(SessionRecord(entries=tuple(entries)))


def _collect_entropy(entries: Sequence[AnyEntry]) -> list[str]:
    """Return each seat's share of the shuffle; empty for a seat without one."""
    shown: dict[int, str] = {}
    for entry in entries:
        if isinstance(entry, EntropyWithheld):
            shown = dict.fromkeys(shown, "")
        elif isinstance(entry, EntropyShown | SeatChanged):
            shown[entry.seat] = entry.entropy
    return [shown.get(seat, "") for seat in range(max(shown, default=-1) + 1)]
