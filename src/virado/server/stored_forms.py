"""Sides and changes of stored matches, including those of a form that this program no longer has.

The code of a family from a plug-in may have been removed, and a form may have been dropped. Their matches remain in the
database, and lists show them under the stored name.
"""

import msgspec

from virado.cards import Seat
from virado.games.catalogue import stored_variant
from virado.games.contract import sides_of
from virado.games.messages import Changes
from virado.games.variant import Variant
from virado.refusal import OptionsError
from virado.server.storage.database import Database
from virado.server.wire.tables import TableCard

MIN_SIDES = 2
"""Number of sides of a removed form whose record cannot be read."""


class _StoredRecord(msgspec.Struct):
    scores: tuple[int, ...]
    """Scores by side before the first deal."""


class _StoredEvidence(msgspec.Struct):
    record: _StoredRecord


def find_form(text: str) -> Variant | None:
    """Return the variant of a stored match, or None if this program no longer has it."""
    try:
        return stored_variant(text)
    except OptionsError:
        return None


def list_changes(text: str) -> Changes:
    """Return the differences of a stored variant from its preset; none if this program no longer has the preset."""
    form = find_form(text)
    return Changes(slug=text.partition("(")[0].strip(), options={}) if form is None else form.changes()


def list_sides(card: TableCard) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each side at a table.

    For a removed form, the scores tell the sides; without scores, each seat is a side.
    """
    form = find_form(card.variant)
    if form is not None:
        return form.sides
    return sides_of(len(card.seats), len(card.scores) or len(card.seats))


async def count_sides(database: Database, person: str, variant: str) -> int:
    """Return the number of sides of a variant in which a person has results."""
    form = find_form(variant)
    if form is not None:
        return len(form.sides)
    rows = await database.query(
        "SELECT evidence FROM result WHERE person = $1 AND variant = $2 LIMIT 1", person, variant
    )
    try:
        evidence = rows[0][0] if rows else ""
        return len(msgspec.json.decode(evidence, type=_StoredEvidence).record.scores)
    except msgspec.MsgspecError:
        return MIN_SIDES
