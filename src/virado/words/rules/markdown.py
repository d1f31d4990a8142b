"""The players' rules as Markdown, for the terminal."""

from collections.abc import Iterator

from virado.plain_messages import FIRST_STRONG_ISOLATE, POP_ISOLATE
from virado.words.rules.texts import (
    Asked,
    Block,
    Line,
    Listed,
    Paragraph,
    RulesText,
    Section,
    SourceLine,
    TextTable,
)

_MARKS = {"strong": "**", "term": "*", "typed": "`"}


def markdown(text: RulesText, section: str | None = None) -> str:
    """Return the whole text as Markdown, or only a part of it.

    The part is the section with the id `section`, with all sections under the same title.
    """
    heads = [f"# {text.title}", " · ".join(head for head in (text.place, text.variant) if head), text.summary]
    shown = text.sections if section is None else _under(text, section)
    parts = heads if section is None else []
    for each in shown:
        if each.title:
            numbers = f" ({', '.join(each.numbers)})" if each.numbers and section else ""
            parts.append(f"{'#' * (each.level + 1)} {each.title}{numbers}")
        parts += ["\n".join(_lines(block, rtl=text.rtl)) for block in each.blocks]
    return "\n\n".join(parts)


def _under(text: RulesText, id: str) -> list[Section]:
    """Return the section with this id and all sections under the same title.

    The section that carries the title comes first.
    """
    at = next(i for i, each in enumerate(text.sections) if each.id == id)
    while at and not text.sections[at].title:
        at -= 1
    end = at + 1
    while end < len(text.sections) and not text.sections[end].title:
        end += 1
    return list(text.sections[at:end])


def _lines(block: Block, *, rtl: bool) -> Iterator[str]:
    def shown(line: Line) -> str:
        return "".join(_span(span.text, span.style, rtl=rtl) for span in line)

    match block:
        case Paragraph() | SourceLine():
            yield shown(block.line)
        case Listed():
            for i, item in enumerate(block.items, 1):
                yield f"{i}. {shown(item)}" if block.ordered else f"- {shown(item)}"
        case TextTable():
            yield f"| {' | '.join(map(shown, block.head))} |"
            yield f"|{'---|' * len(block.head)}"
            for row in block.rows:
                yield f"| {' | '.join(map(shown, row))} |"
        case Asked():
            if block.places:
                yield " · ".join(f"{place.label}: {shown(place.line)}" for place in block.places)
                yield ""
            yield f"**{shown(block.ask)}** {shown(block.answer)}"


def _span(text: str, style: str, *, rtl: bool) -> str:
    if style in ("cards", "build"):
        return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}" if rtl else text
    mark = _MARKS.get(style, "")
    return f"{mark}{text}{mark}"
