"""The composition of a variant's rules from the passages whose conditions the variant meets."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from virado.games.catalogue import stored_variant
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.words.catalogue import Catalogue, catalogue
from virado.words.options import fields_of
from virado.words.rules.conditions import ALWAYS
from virado.words.rules.errors import RulesFileError
from virado.words.rules.facts import facts_of, list_places
from virado.words.rules.inline import fill_placeholders, line, plain_text
from virado.words.rules.passages import GAP, Passage, PassageLine, passages
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


def rules_of(variant: Variant | str, language: str) -> RulesText:
    """Return the players' rules of a variant in a language.

    They are in its fallback if the language does not offer the rules of the family, and have no sections if nobody
    has written any. Raises LookupError for an unknown language and OptionsError for an unknown variant.
    """
    found = stored_variant(variant) if isinstance(variant, str) else variant
    return _rules_of(str(found), catalogue(language).for_part(f"rules/{found.game.name}"))


def section_for(variant: Variant | str, number: str) -> str | None:
    """Return the id of the section that explains a rule (`C-8`) of a variant; None if no section does."""
    sections = rules_of(variant, "en").sections
    return next((each.id for each in sections if number in each.numbers), None)


def sections_about(family: str) -> dict[str, str]:
    """Return, for each option, the id of the first section that depends on it or states its value."""
    found: dict[str, str] = {}
    for passage in passages(family, "en"):
        for name in fact_names(passage):
            found.setdefault(name, passage.id)
    return found


def options_that_matter(variant: Variant | str) -> tuple[str, ...]:
    """Return the names of the options on which the rules of a variant depend, in the order of the option record.

    To find them, each option is varied alone, with the others unchanged. If no rules have been written, all options
    are returned.
    """
    found = find_variant(variant) if isinstance(variant, str) else variant
    family = found.game.name
    facts = facts_of(found, catalogue("en"))
    written = passages(family, "en")
    names = [name for name, _ in fields_of(found.game.options_type)]
    return tuple(name for name in names if not written or _matters(name, written, facts))


def _matters(name: str, written: Sequence[Passage], facts: Mapping[str, object]) -> bool:
    chapter = ALWAYS
    for passage in written:
        if passage.level == 1:
            chapter = passage.condition
        if not (chapter.could_hold(facts, name) and passage.condition.could_hold(facts, name)):
            continue
        if any(test.name == name for test in (*chapter.tests(), *passage.condition.tests())):
            return True
        for each in passage.lines:
            if name in fact_names_in(each) and each.condition.could_hold(facts, name):
                return True
    return False


@cache
def fact_names_in(line: PassageLine) -> list[str]:
    """Return the names of the facts that a line of a passage uses."""
    names = [test.name for test in line.condition.tests()]
    return [*names, *(part.partition("}")[0].partition("|")[0] for part in line.text.split("{")[1:])]


def fact_names(passage: Passage) -> list[str]:
    """Return the names of the facts that a passage uses."""
    names = [test.name for test in passage.condition.tests()]
    return names + [name for each in passage.lines for name in fact_names_in(each)]


@lru_cache(maxsize=500)
def _rules_of(text: str, words: Catalogue) -> RulesText:
    variant = stored_variant(text)
    family = variant.game.name
    reader = _Reader(family, facts_of(variant, words), words)
    return RulesText(
        variant=text,
        family=family,
        language=words.language.tag,
        rtl=words.language.rtl,
        title=words.variant_title(variant.slug),
        place=words.variant_place(variant.slug),
        summary=words.variant_summary(variant.slug),
        sections=tuple(_sections(passages(family, words.language.tag), reader)),
    )


def _sections(written: Sequence[Passage], reader: "_Reader") -> Iterator[Section]:
    """Yield the sections of the rules in order.

    A chapter without content is left out. If the condition of a chapter fails, all its passages are left out.
    """
    chapter: Section | None = None
    in_chapter = True
    for passage in written:
        holds = passage.condition.holds(reader.facts)
        if passage.level == 1:
            in_chapter = holds
            chapter = None
        if not (holds and in_chapter):
            continue
        section = reader.section(passage)
        if passage.level == 1 and not section.blocks:
            chapter = section
        elif section.blocks:
            if chapter is not None:
                yield chapter
                chapter = None
            yield section


class _Reader(NamedTuple):
    """The family, the facts and the catalogue with which passages are read."""

    family: str
    facts: Mapping[str, object]
    words: Catalogue

    def section(self, passage: Passage) -> Section:
        try:
            return Section(
                id=passage.id,
                title=plain_text(self.line(passage.title)),
                level=passage.level,
                numbers=passage.numbers,
                blocks=tuple(_blocks(passage.lines, self)),
            )
        except RulesFileError as error:
            raise RulesFileError(
                f"{self.family}/{self.words.language.tag}.md: {passage.id}: {error}"
            ) from None

    def line(self, text: str) -> Line:
        return line(text, self.family, self.facts, self.words)

    def raw(self, text: str) -> str:
        return fill_placeholders(text, self.family, self.facts, self.words)


def _blocks(lines: Sequence[PassageLine], reader: _Reader) -> Iterator[Block]:
    """Yield blocks from the lines whose conditions hold.

    A block consists of lines of one kind; an empty line ends the block.
    """
    group: list[PassageLine] = []
    for each in (*lines, GAP):
        if group and (each is GAP or _begins_block(group, each)):
            yield from _block(group, reader)
            group = []
        if each is not GAP:
            group.append(each)


def _begins_block(group: Sequence[PassageLine], line: PassageLine) -> bool:
    """Return True if a line does not belong to the block that `group` has begun."""
    last = next(each.kind for each in reversed(group) if each.kind != "more")
    together = ("example", "ask", "answer")
    if line.kind in together:
        return line.kind == "example" or last not in together
    return line.kind not in (last, "more")


def _block(group: Sequence[PassageLine], reader: _Reader) -> Iterator[Block]:
    kind = group[0].kind
    holding = list(_applicable_lines(group, reader.facts))
    if kind == "row":
        cells = [tuple(reader.line(cell.strip()) for cell in _cells(each.text)) for each in holding]
        if len(cells) > 1:
            if any(len(row) != len(cells[0]) for row in cells):
                raise RulesFileError(f"every row needs {len(cells[0])} cells")
            yield TextTable(cells[0], tuple(cells[1:]))
    elif kind == "example":
        if group[0] in holding:
            said = {each.kind: reader.line(each.text) for each in holding}
            if set(said) != {"example", "ask", "answer"}:
                raise RulesFileError("an example needs a line 'ask:' and a line 'answer:'")
            yield Asked(
                group[0].text,
                said["ask"],
                said["answer"],
                list_places(reader.family, group[0].text, reader.words),
            )
    elif holding and kind in ("item", "step"):
        yield Listed(tuple(reader.line(each.text) for each in holding), kind == "step")
    elif holding and kind == "source":
        yield SourceLine(reader.line(" ".join(each.text for each in holding)))
    elif holding:
        yield Paragraph(reader.line(" ".join(each.text for each in holding)))


def _applicable_lines(group: Sequence[PassageLine], facts: Mapping[str, object]) -> Iterator[PassageLine]:
    """Yield the lines whose conditions hold.

    Each line is joined with its indented continuation lines.
    """
    last: PassageLine | None = None
    for each in group:
        holds = each.condition.holds(facts)
        if each.kind != "more":
            if last is not None:
                yield last
            last = each if holds else None
        elif holds and last is not None:
            last = last._replace(text=f"{last.text} {each.text}")
    if last is not None:
        yield last


def _cells(row: str) -> list[str]:
    """Return the cells of a table row `| a | b |`; a bar inside braces is part of a value."""
    cells, depth = [""], 0
    for char in row.strip().strip("|") if row.count("{") == 0 else row.strip()[1:-1]:
        depth += (char == "{") - (char == "}")
        if char == "|" and not depth:
            cells.append("")
        else:
            cells[-1] += char
    return cells
