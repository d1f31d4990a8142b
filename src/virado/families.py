"""The families of games. One entry names all the parts of a family.

A part is named by module and attribute and loaded on first use. Every layer can therefore read this list, and a match
loads neither bots nor the terminal. To add a family, add an entry (docs/tutorials/new-game.md).
"""

import importlib
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple


class Family(NamedTuple):
    """The parts of a family, most of them named as `module:attribute`."""

    name: str
    """Name of the family in case files, and of its folders and catalogues."""
    game: str
    """The family's `virado.games.contract.Game`."""
    cases: str
    """The family's `virado.cases.contract.Cases`: reader of positions and rule cases."""
    players: str
    """The family's `virado.bots.players.Players`: its bots by level."""
    narration: str
    """The family's `virado.words.contract.Narration`: its events and effects as text."""
    page: str
    """The family's subclass of `virado.terminal.contract.Page`: its display and input in a terminal."""
    scorekeeping: str = ""
    """The family's `virado.scorekeeping.contract.Scorekeeping` for real cards; empty if none."""
    referee: str = ""
    """The family's `virado.referee.contract.Referee` for real cards; empty if none."""
    encoding: str = ""
    """The family's `virado.encoders.contract.Encoding`: positions and moves as numbers; empty if none."""
    columns: str = ""
    """The family's columns (`virado.lab.vector.facts.contract.Column`) for `virado.lab.vector.simulate`; may be empty."""
    small_games: str = ""
    """The family's `virado.lab.solving.contract.SmallGames`; empty if none.

    It redeals hidden cards for exact solutions.
    """
    puzzles: str = ""
    """The family's `virado.puzzles.contract.PuzzleParts`: the themes of its puzzles; empty if none."""
    functions: str = ""
    """The functions that only this family's messages use (`virado.words.functions`); empty if none."""
    helper: str = ""
    """The family's `virado.server.helpers.contract.Helper`, which helps with its moves; empty if none."""
    default_variant: str = ""
    """Slug of the variant suggested to beginners; empty for the first preset."""
    name_source: str = "England"
    """Region whose list supplies the names of bots if a variant's own region has no list (`virado.words.names`)."""
    page_message_prefixes: tuple[str, ...] = ()
    """Prefixes of the message keys that the family's browser page formats itself (docs/reference/words.md)."""
    spoken_messages: Mapping[str, str] = MappingProxyType({})
    """Announcements that players make at the table.

    A key is the end of a message key (`igram` of `spoken-raub-igram`). The value is a condition on the options of a
    variant (`virado.words.rules.conditions`). If it is empty, all variants have the announcement.
    `virado.words.spoken_words` returns words and meaning.
    """
    spoken_moves: Mapping[str, str] = MappingProxyType({})
    """Texts of the moves that players make by an announcement.

    A key is the end of a message key, as in `spoken_messages`.
    """
    own_names: Mapping[str, str] = MappingProxyType({})
    """Names of the game among those who play it, by a part of the slugs of its variants."""
    picture_cards: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Cards in the pictures of links, by a part of the slugs; the last part that matches decides."""


def _make_family(name: str, **further: Any) -> Family:
    return Family(
        name=name,
        game=f"virado.games.{name}.game:GAME",
        cases=f"virado.cases.{name}:CASES",
        players=f"virado.bots.{name}:PLAYERS",
        narration=f"virado.words.narration.{name}:NARRATION",
        page=f"virado.terminal.pages.{name}:PAGE",
        **further,
    )


_DOMINICAN = ("royal-dominican", "royal-dominican-no-cancel", "royal-dominican-partner-build", "royal-soto")
"""Variants in which a sweep has its Dominican name."""

FAMILIES: dict[str, Family] = {
    family.name: family
    for family in (
        _make_family(
            "casino",
            scorekeeping="virado.scorekeeping.casino:SCOREKEEPING",
            referee="virado.referee.casino:REFEREE",
            encoding="virado.encoders.casino:ENCODING",
            puzzles="virado.puzzles.casino:PUZZLES",
            columns="virado.lab.vector.facts.casino:COLUMNS",
            small_games="virado.lab.solving.casino:SMALL_GAMES",
            functions="virado.words.functions.casino:FUNCTIONS",
            default_variant="royal-dominican",
            page_message_prefixes=("spoken-casino-",),
            spoken_messages={
                "last": "announce_last",
                "orange": "orange_calls!=none",
                "ausz": "claim!=none",
                "virado": f"sweeps!=none, variant={'|'.join(_DOMINICAN)}",
                "tabbe": "sweeps!=none, variant=kaszino-kirschner|kaszino-ulmann",
                "tabla": "sweeps!=none, variant=kaszino-nagykonyv",
                "dejado": "dejado_notice",
            },
            spoken_moves={"ausz": "claim", "orange": "orange"},
            own_names={"kaszino": "Kaszinó"},
            picture_cards={
                "": ("Td", "2s", "As", "8h", "5c"),
                "royal": ("Qh", "Td", "As", "2s", "Kc"),
                "kaszino": ("Td", "7c", "Ah", "Js", "2c"),
                "tuxedo": ("14y", "5r", "10g", "1b", "7r"),
            },
        ),
        _make_family(
            "raub",
            scorekeeping="virado.scorekeeping.raub:SCOREKEEPING",
            referee="virado.referee.tricks:RAUB",
            encoding="virado.encoders.raub:ENCODING",
            puzzles="virado.puzzles.raub:PUZZLES",
            columns="virado.lab.vector.facts.raub:COLUMNS",
            small_games="virado.lab.solving.raub:SMALL_GAMES",
            name_source="Croatia",
            page_message_prefixes=("spoken-raub-",),
            spoken_messages={
                "raub": "raub",
                "stih": "stih!=off",
                "muss": "muss!=off",
                "refa": "refa_sources",
                "igram": "",
                "idem": "",
            },
            spoken_moves={word: word for word in ("muss", "raub", "refa", "stih")},
            picture_cards={"": ("7h", "Kd", "Ah", "Js", "Tc")},
        ),
        _make_family(
            "zwanzig_ab",
            scorekeeping="virado.scorekeeping.zwanzig_ab:SCOREKEEPING",
            referee="virado.referee.tricks:ZWANZIG_AB",
            encoding="virado.encoders.zwanzig_ab:ENCODING",
            puzzles="virado.puzzles.zwanzig_ab:PUZZLES",
            columns="virado.lab.vector.facts.zwanzig_ab:COLUMNS",
            small_games="virado.lab.solving.zwanzig_ab:SMALL_GAMES",
            name_source="Germany",
            own_names={"": "Zwanzig ab"},
            picture_cards={"": ("Kh", "9c", "Ah", "7s", "Jd")},
        ),
        _make_family(
            "hazari",
            scorekeeping="virado.scorekeeping.hazari:SCOREKEEPING",
            referee="virado.referee.hazari:REFEREE",
            encoding="virado.encoders.hazari:ENCODING",
            puzzles="virado.puzzles.hazari:PUZZLES",
            columns="virado.lab.vector.facts.hazari:COLUMNS",
            functions="virado.words.functions.hazari:FUNCTIONS",
            own_names={"": "হাজারি"},
            picture_cards={"": ("As", "Ks", "Qs", "Td", "5d")},
            helper="virado.server.helpers.hazari:HELPER",
            name_source="Bangladesh",
            page_message_prefixes=("group-hazari-", "spoken-hazari-"),
            spoken_messages={"up": "", "troy": "", "indi": ""},
        ),
    )
}
"""The families by name, in the order of display."""
OF_VIRADO = frozenset(FAMILIES)
"""Names of the families of this package, without those that `add_family` adds."""


@contextmanager
def add_family(family: Family) -> Generator[None, None, None]:
    """Register a family from outside this package within a `with` block.

    Raises ValueError if a family of this name exists.
    """
    if family.name in FAMILIES:
        raise ValueError(f"a family named {family.name} already exists")
    FAMILIES[family.name] = family
    try:
        yield
    finally:
        del FAMILIES[family.name]


@cache
def load(part: str) -> Any:
    """Return the object that `module:attribute` names."""
    module, _, attribute = part.partition(":")
    return getattr(importlib.import_module(module), attribute)
