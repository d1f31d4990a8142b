"""Elements of a page and their HTML, which is also well-formed XML.

All texts and attributes are escaped here and nowhere else.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

import msgspec

VOID = frozenset({"br", "hr", "link", "meta"})
"""Elements without an end tag in HTML."""
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


class Element(NamedTuple):
    """An element with its attributes and children."""

    tag: str
    attributes: Mapping[str, str]
    children: "tuple[Child, ...]"


Child: TypeAlias = "Element | str"


def make(tag: str, *children: Child, **attributes: str | None) -> Element:
    """Return an element. Attributes with the value None are left out.

    An underscore at the end of an attribute's name is left out (`class_`), any other becomes a hyphen.
    """
    named = {
        name.rstrip("_").replace("_", "-"): value for name, value in attributes.items() if value is not None
    }
    return Element(tag, named, children)


def data_block(data: object) -> Element:
    """Return an element with structured data (JSON-LD), which browsers do not run."""
    text = msgspec.json.encode(data).decode()
    for char in "<>&":  # the characters that could end the element, or begin another in XML
        text = text.replace(char, f"\\u{ord(char):04x}")
    return Element("script", {"type": "application/ld+json"}, (text,))


def fragment(*parts: Element) -> str:
    """Return the HTML of elements, without a document around them."""
    return "".join(piece for part in parts for piece in _pieces(part))


def html(page: Element) -> str:
    """Return the HTML of a whole page."""
    return "<!DOCTYPE html>\n" + "".join(_pieces(page)) + "\n"


def xml(root: Element) -> str:
    """Return an XML document."""
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + "".join(_pieces(root)) + "\n"


def text_in(child: Child) -> str:
    """Return the text of an element and all elements in it."""
    return child if isinstance(child, str) else "".join(map(text_in, child.children))


def _pieces(child: Child) -> Iterator[str]:
    if isinstance(child, str):
        yield child.translate(_ESCAPES)
        return
    attributes = "".join(f' {name}="{value.translate(_ESCAPES)}"' for name, value in child.attributes.items())
    if child.tag in VOID:
        yield f"<{child.tag}{attributes} />"
        return
    yield f"<{child.tag}{attributes}>"
    if child.tag in ("script", "style"):  # raw text in HTML; neither contains a character to escape
        yield from (str(each) for each in child.children)
    else:
        for each in child.children:
            yield from _pieces(each)
    yield f"</{child.tag}>"
