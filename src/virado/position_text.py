"""A position as text and as an HTML table, for `print` and notebooks. Both list the fields of the view message."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, cast

import msgspec

from virado.games.messages import ViewMessage

__all__ = ["as_html", "as_text", "html_table"]

EMPTY_VALUES: tuple[Any, ...] = (None, False, (), [], {})


def as_text(position: ViewMessage) -> str:
    """Return one line for each field that is not empty, with its name and value.

    A hand is shown as the names of its cards. A hidden hand is shown as its number of cards: `(4)`.
    """
    rows = list(_list_rows(position))
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name.ljust(width)}  {value}" for name, value in rows)


def as_html(position: ViewMessage) -> str:
    """Return the position as an HTML table."""
    rows = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in _list_rows(position)
    )
    return f"<table>{rows}</table>"


def html_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return an HTML table with a caption and a header row."""
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(each))}</td>" for each in row) + "</tr>" for row in rows
    )
    return f"<table><caption>{escape(title)}</caption><tr>{head}</tr>{body}</table>"


def _list_rows(position: ViewMessage) -> Iterator[tuple[str, str]]:
    for name, value in msgspec.to_builtins(position).items():
        if any(
            value is nothing or (value == nothing and type(value) is type(nothing))
            for nothing in EMPTY_VALUES
        ):
            continue
        if name == "hands":
            yield name, " | ".join(_format_hand(hand) for hand in value)
        else:
            yield name.replace("_", " "), _format_value(value)


def _format_hand(hand: Any) -> str:
    """Return the cards of a hand, or the number of cards of a hidden hand."""
    return f"({hand})" if isinstance(hand, int) else " ".join(hand) or "-"


def _format_value(value: Any) -> str:
    """Return a value as text: items separated by spaces, nested lists by bars, structs with their field names."""
    if isinstance(value, dict):
        fields = cast(dict[str, Any], value)
        return ", ".join(f"{name} {_format_value(each)}" for name, each in fields.items() if each is not None)
    if isinstance(value, list | tuple):
        items = cast(Sequence[Any], value)
        nested = any(isinstance(each, list | tuple | dict) for each in items)
        return (" | " if nested else " ").join(_format_value(each) for each in items) or "-"
    return "-" if value is None else str(value)
