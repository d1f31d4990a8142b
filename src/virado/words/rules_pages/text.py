"""The sections of the players' rules as elements of a page."""

from collections.abc import Iterable, Iterator

from virado.words.catalogue import Catalogue
from virado.words.rules.texts import (
    Asked,
    Block,
    Line,
    Listed,
    Paragraph,
    Place,
    RulesText,
    Section,
    SourceLine,
    Span,
    TextTable,
)
from virado.words.rules_pages.drawing import cards_drawing
from virado.words.rules_pages.elements import Child, Element, make


def sections_of(text: RulesText, words: Catalogue) -> Iterator[Element]:
    """Yield the sections of the rules with their ids, for links to them."""
    for section in text.sections:
        yield make("section", *_section(section, words), id=section.id)


def contents_of(text: RulesText) -> Element:
    """Return a list of links to the chapters."""
    chapters = [each for each in text.sections if each.level == 1 and each.title]
    return make("ul", *(make("li", make("a", each.title, href=f"#{each.id}")) for each in chapters))


def _section(section: Section, words: Catalogue) -> Iterator[Element]:
    if section.title:
        yield make("h2" if section.level == 1 else "h3", section.title)
    for block in section.blocks:
        yield _block(block, words)


def _block(block: Block, words: Catalogue) -> Element:
    def shown(line: Line) -> list[Child]:
        return [_span(span, words) for span in line]

    match block:
        case Paragraph():
            return make("p", *shown(block.line))
        case SourceLine():
            return make("p", *shown(block.line), class_="source")
        case Listed():
            items = (make("li", *shown(item)) for item in block.items)
            return make("ol" if block.ordered else "ul", *items)
        case TextTable():
            head = make("tr", *(make("th", *shown(cell), scope="col") for cell in block.head))
            rows = (make("tr", *(make("td", *shown(cell)) for cell in row)) for row in block.rows)
            return wide_table(head, rows)
        case Asked():
            return make(
                "div",
                *([make("dl", *_places(block.places, words))] if block.places else []),
                make("p", make("b", *shown(block.ask))),
                make("p", *shown(block.answer)),
                class_="example",
                id=f"example-{block.id}",
            )


def wide_table(head: Element, rows: Iterable[Element]) -> Element:
    """Return a table in a frame that scrolls if the table is too wide."""
    return make("div", make("table", make("thead", head), make("tbody", *rows)), class_="wide")


def _places(places: tuple[Place, ...], words: Catalogue) -> Iterator[Element]:
    """Yield the places of a position, each with its cards drawn and in words."""
    for place in places:
        drawn = [
            cards_drawing(cards)
            for span in place.line
            for cards in ([span.cards] if span.style == "build" else [(each,) for each in span.cards])
            if cards
        ]
        pictures = [make("span", *drawn, class_="drawn")] if drawn else []
        said = [_span(span, words) for span in place.line]
        yield make("div", make("dt", place.label), make("dd", *pictures, make("span", *said)))


def _span(span: Span, words: Catalogue) -> Child:
    match span.style:
        case "plain":
            return span.text
        case "strong" | "term":
            return make("b", span.text)
        case "typed":
            return make("code", span.text)
        case "cards" | "build":
            return make("bdi", *_cards(span, words), dir="ltr", class_=span.style)


def _cards(span: Span, words: Catalogue) -> Iterator[Child]:
    """Yield the text of a span of cards; each card has its name for screen readers."""
    at = 0
    for name in span.cards:
        shown = words.card(name)
        place = span.text.index(shown, at)
        if place > at:
            yield span.text[at:place]
        yield make("span", shown, class_=f"card {name[-1]}", role="img", aria_label=words.spoken(name))
        at = place + len(shown)
    if at < len(span.text):
        yield span.text[at:]
