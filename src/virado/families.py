"""The families of games: one entry each, which names all the parts that the layers look up.

A part is named by module and attribute, and loaded when it is first asked for, so that this list can be read by every layer
and a match loads neither bots nor terminal. Adding a family means adding an entry (docs/tutorials/new-game.md).
"""

import importlib
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple


class Family(NamedTuple):
    """The parts of a family, each as `module:attribute`."""

    name: str
    """As in the case files; also the name of its folders and catalogues."""
    game: str
    """A `virado.games.contract.Game`."""
    cases: str
    """A `virado.cases.contract.Cases`: positions and rule cases."""
    players: str
    """A `virado.bots.players.Players`: its bots by level."""
    narration: str
    """A `virado.words.contract.Narration`: its events and effects in words."""
    page: str
    """The class of a `virado.terminal.contract.Page`: how it is drawn and played in a terminal."""
    encoding: str = ""
    """A `virado.encoders.contract.Encoding`: its positions and moves as numbers, for learning programs; empty if it has none."""
    columns: str = ""
    """Columns of `virado.lab.vector.simulate` of this family alone (`virado.lab.vector.facts.contract.Column`); empty if none."""
    small_games: str = ""
    """A `virado.lab.solving.contract.SmallGames`: how its hidden cards are dealt out again; empty if its games are not solved."""
    functions: str = ""
    """Functions of its messages besides those of all (`virado.words.functions`), by name; empty if they need none."""
    helper: str = ""
    """A `virado.server.helpers.contract.Helper`: help that only its moves need; empty if they need none."""
    default_variant: str = ""
    """Slug of the form that people begin with; empty if it is the first of its presets."""
    name_source: str = "England"
    """Where the names of other players come from, if the place of a form says nothing else (`virado.words.names`)."""
    page_message_prefixes: tuple[str, ...] = ()
    """Prefixes of the message keys that the family's page in the browser formats itself (docs/reference/words.md)."""
    spoken_messages: Mapping[str, str] = MappingProxyType({})
    """What is said at the table in the words of the game, by the end of its key (`spoken-raub-igram`), and in which forms: a
    condition on options (`virado.words.rules.conditions`), or nothing. `virado.words.spoken_words` gives words and meaning."""


def _family(name: str, **further: Any) -> Family:
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
"""Forms in which a sweep has the Dominican name."""

FAMILIES: dict[str, Family] = {
    family.name: family
    for family in (
        _family(
            "casino",
            encoding="virado.encoders.casino:ENCODING",
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
        ),
        _family(
            "raub",
            encoding="virado.encoders.raub:ENCODING",
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
        ),
        _family(
            "zwanzig_ab",
            encoding="virado.encoders.zwanzig_ab:ENCODING",
            columns="virado.lab.vector.facts.zwanzig_ab:COLUMNS",
            small_games="virado.lab.solving.zwanzig_ab:SMALL_GAMES",
            name_source="Germany",
        ),
        _family(
            "hazari",
            encoding="virado.encoders.hazari:ENCODING",
            columns="virado.lab.vector.facts.hazari:COLUMNS",
            functions="virado.words.functions.hazari:FUNCTIONS",
            helper="virado.server.helpers.hazari:HELPER",
            name_source="Bangladesh",
            page_message_prefixes=("group-hazari-", "spoken-hazari-"),
            spoken_messages={"up": "", "troy": "", "indi": ""},
        ),
    )
}
"""By name, in the order in which people are shown them."""


@contextmanager
def add_family(family: Family) -> Generator[None, None, None]:
    """Add a family that is not part of this package, for a while; ValueError if its name is taken."""
    if family.name in FAMILIES:
        raise ValueError(f"there is a family {family.name}")
    FAMILIES[family.name] = family
    try:
        yield
    finally:
        del FAMILIES[family.name]


@cache
def load(part: str) -> Any:
    """The object that `module:attribute` names."""
    module, _, attribute = part.partition(":")
    return getattr(importlib.import_module(module), attribute)
