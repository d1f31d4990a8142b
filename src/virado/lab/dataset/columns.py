"""The columns of the tables with their meanings, from which the data card is written."""

import importlib
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal["int", "flag", "text", "texts", "ints"]


class DataColumn(NamedTuple):
    """A column of a table, with its type and meaning."""

    name: str
    kind: Kind
    meaning: str


MATCHES: Final = (
    DataColumn("match", "int", "number of the match, from 0"),
    DataColumn("seed", "int", "seed of its packs"),
    DataColumn("bots", "texts", "the bots, by seat"),
    DataColumn("dealer", "int", "seat that dealt first"),
    DataColumn("deals", "int", "deals played"),
    DataColumn("decisions", "int", "its number of rows in `moves`"),
    DataColumn("scores", "ints", "score of each side at the end"),
    DataColumn(
        "winners", "ints", "sides that won; several if they share the win, none if the match was stopped"
    ),
    DataColumn("given_up", "flag", "true if it was stopped after 4000 decisions"),
    DataColumn(
        "record",
        "text",
        "the whole match as JSON, **all cards included**: `Match.from_record(virado.record.decode(text))` rebuilds it",
    ),
)
MOVES: Final = (
    DataColumn("match", "int", "number of the match"),
    DataColumn("number", "int", "number of the decision in its match, from 0"),
    DataColumn("seat", "int", "the seat that decided"),
    DataColumn("bot", "text", "its name"),
    DataColumn("deal", "int", "number of the deal, from 1; 0 before the first"),
    DataColumn("phase", "text", "phase by its name in the rulebook"),
    DataColumn(
        "call",
        "flag",
        "true for a voluntary move out of turn (a claim, a call of orange)",
    ),
    DataColumn("legal", "int", "number of legal moves; if a hand is arranged, of all legal arrangements"),
    DataColumn(
        "legal_complete",
        "flag",
        "false if there were more moves than can be counted: `legal` is then a lower bound",
    ),
    DataColumn("view", "text", "the position as this seat knew it, as JSON: the view message of its family"),
    DataColumn(
        "heard",
        "text",
        "the events that the seat has seen since its previous row in this match, as a JSON list in order",
    ),
    DataColumn("move", "text", "its move, as canonical text"),
)
TABLES: Final = {"matches": MATCHES, "moves": MOVES}
KNOWN_TO_THE_SEAT: Final = (
    "seat",
    "bot",
    "deal",
    "phase",
    "call",
    "legal",
    "legal_complete",
    "view",
    "heard",
)
"""Columns of `moves` that hold only what the seat knows.

They do not change if the cards that the seat cannot see are permuted.
"""


def schema(columns: Sequence[DataColumn]) -> Any:
    """Return the pyarrow schema, with the meanings as metadata of its fields."""
    pa: Any = importlib.import_module("pyarrow")
    kinds: dict[Kind, Any] = {
        "int": pa.int64(),
        "flag": pa.bool_(),
        "text": pa.string(),
        "texts": pa.list_(pa.string()),
        "ints": pa.list_(pa.int64()),
    }
    return pa.schema(
        [
            pa.field(column.name, kinds[column.kind], nullable=False, metadata={"meaning": column.meaning})
            for column in columns
        ]
    )


def table_of(columns: Sequence[DataColumn]) -> str:
    """Return the columns as a Markdown table."""
    lines = ["| column | type | content |", "|---|---|---|"]
    said = {
        "int": "int64",
        "flag": "bool",
        "text": "string",
        "texts": "list of strings",
        "ints": "list of int64",
    }
    lines += [f"| `{column.name}` | {said[column.kind]} | {column.meaning} |" for column in columns]
    return "\n".join(lines)


CARD: Final = """\
# {variant}: {matches} matches

Matches between the bots {bots} (in turn over the seats, moved on by one seat from match to match), seed {seed},
{simulations} simulations for each thought of those that search. Written by `virado simulate`, Virado {program}, tables
of version {version}, revision {revision} of the rules. The same command gives the same rows.

Read it with anything that reads Parquet: `pandas.read_parquet("{folder}/moves")`, `pyarrow.dataset`, DuckDB, Polars.

## `matches`, a row for each match

{matches_table}

## `moves`, a row for each decision, in the order of play

{moves_table}

`seat`, `bot`, `deal`, `phase`, `call`, `legal`, `legal_complete`, `view` and `heard` hold what the seat knew and nothing else;
`move` is its answer. All that is `heard` in its rows up to one, together, is all that it had observed by then. `seed`, `record`
and the rows of other seats hold more: a program that learns to play must not read them. Cards and moves are written as
in the documentation of the line protocol (`Ts`, `Kd x 8h 5c`).

The players are programs: frequencies here say how these bots play, not how people do.
"""
