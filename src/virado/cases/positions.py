"""Matches that begin at an imported position."""

from collections.abc import Mapping, Sequence

from virado.cards import Card
from virado.cases.contract import AnyCases
from virado.cases.validation import Plain
from virado.families import FAMILIES, load
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.match import Match, Start, variant_of
from virado.packs import check_pack, pack_from_text, shuffle_cards
from virado.record import Origin, Record

__all__ = [
    "match_at",
    "match_of",
]


def cases_of(family: str) -> AnyCases:
    """Return the case reader of a family."""
    reader: AnyCases = load(FAMILIES[family].cases)
    return reader


def start_at(variant: Variant, position: Mapping[str, Plain], filler: Sequence[Card]) -> Start:
    """Return the start of a match from this position.

    `filler`, a whole pack, supplies the cards that the position does not list.
    """
    check_pack(variant.deck, filler)
    reader = cases_of(variant.game.name)
    config = variant.config()
    pack = list(filler)
    names = variant.deck.names
    origin = Origin(dict(position), [names[card] for card in pack])
    later = reader.later_packs(config, position, pack)
    return Start(reader.position(config, position, pack), later, origin)


def match_at(variant: Variant | str, position: Mapping[str, Plain], *, seed: int) -> Match:
    """Return a match from a position of the case schemas.

    The seed determines the cards that the position does not list. Raises OptionsError (`bad-position`).
    """
    found = find_variant(variant) if isinstance(variant, str) else variant
    return Match.resume(found, start_at(found, position, shuffle_cards(found.deck.full, seed, 0)), seed=seed)


def match_of(record: Record, *, edited: bool = False) -> Match:
    """Return the match of any record, including one that starts from an imported position.

    Raises OptionsError (`bad-record`) if the record contradicts itself. With `edited`, it is raised only if the
    record cannot be played.
    """
    return Match.from_record(record, start_of(record), edited=edited)


def start_of(record: Record) -> Start | None:
    """Return the imported position from which a record starts, or None if it starts from a pack.

    Raises OptionsError (`bad-position`).
    """
    if record.position is None:
        return None
    variant = variant_of(record)
    filler = (
        pack_from_text(variant.deck, record.filler)
        if record.filler
        else shuffle_cards(variant.deck.full, record.seed, 0)
    )
    return start_at(variant, record.position, filler)
