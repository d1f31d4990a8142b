"""The common layout of every page: header, position, news, moves and prompt."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from virado.terminal.choices import NumberedMove
from virado.terminal.columns import flow, grid, grid_columns, ljust, shorten, width, wrap
from virado.terminal.style import Style
from virado.terminal.texts import Texts

NEWS_AT_LEAST = 4
"""Minimum number of lines reserved for news, even if many moves are listed."""
SHORT_FORMS = 5
"""Index of the first step of `compose` in which every part of a page has its short form."""
ROWS_FOR_TWO = 24
"""Minimum height of a page, in rows, at which the footer may have two lines."""


class RepeatedLine(str):
    """A line that is shown again at the top of each further page: the heading of a text or of a table.

    Consecutive lines of this kind form a heading, and the next heading replaces it.
    """

    __slots__ = ()


def repeated_lines(lines: Sequence[str], start: int) -> list[str]:
    """Return the heading that a page beginning with line `start` repeats; empty if the page begins with a heading."""
    if not start or start == len(lines) or isinstance(lines[start], RepeatedLine):
        return []
    end = next((i for i in range(start, 0, -1) if isinstance(lines[i - 1], RepeatedLine)), 0)
    first = next((i for i in range(end, 0, -1) if not isinstance(lines[i - 1], RepeatedLine)), 0)
    return list(lines[first:end])


@dataclass(frozen=True)
class PageFormat:
    """The format of a page: size, style and language."""

    columns: int
    rows: int
    """Height in rows, the prompt line included."""
    style: Style
    texts: Texts


class ComposedPage(NamedTuple):
    """The lines of a page, above its prompt."""

    lines: list[str]
    hides_choices: bool
    """True if the page only counts some of the choices."""


def compose(
    frame: PageFormat,
    *,
    header: Sequence[str],
    position: Sequence[str],
    brief: Sequence[str],
    least: Sequence[str],
    news: Sequence[str],
    question: str,
    choices: Sequence[NumberedMove],
    notes: Sequence[str],
    footer: Sequence[str],
) -> ComposedPage:
    """Return a page.

    It has at most `rows - 1` lines, unless the `least` position, the question and the notes do not fit into
    them. If space is short, empty lines are left out first. Then the `brief` position and fewer sentences of news are
    shown, then no footer, and at last the `least` position. Choices are hidden only after all this.
    """
    columns = frame.columns
    top = heading(frame, header)
    first = flow(_header_pieces(frame, header), columns, gap=" ")[0]
    brief_top = [first.removesuffix(frame.style.dot.rstrip())]
    noted = [line for note in notes for line in wrap(note, columns, indent=2)]
    asked = wrap(question, columns) if question else []
    told = [wrap(sentence, columns, indent=2) for sentence in news]
    recent = sum(map(len, told))
    keys = footer_lines(frame, footer)
    none: list[str] = []
    steps = (
        (top, list(position), keys, NEWS_AT_LEAST),
        (top, [line for line in position if line], keys, NEWS_AT_LEAST),
        (top[:-1], list(brief), keys, NEWS_AT_LEAST),
        (top[:-1], list(brief), keys, 2),
        (top[:-1], list(brief), none, 2),
        (brief_top, list(brief), none, 1),
        (brief_top, list(least), none, 1),
        (brief_top, list(least), none, 0),
    )

    def free_lines(above: list[str], middle: list[str], below: list[str], reserved: int) -> int:
        used = sum(map(len, (above, middle, asked, noted, below)))
        return frame.rows - 1 - used - min(recent, reserved)

    whole = _whole_lines(frame, choices)
    needed = _least_lines(frame, choices)
    fitting = [step for step in steps if free_lines(*step) >= whole]
    if not fitting:  # some choices are hidden; the short forms leave most lines for the others
        is_summary = len(_groups(choices)) > free_lines(*steps[SHORT_FORMS])
        fitting = [step for step in steps[0 if is_summary else SHORT_FORMS :] if free_lines(*step) >= needed]
    above, middle, below, reserved = fitting[0] if fitting else steps[-1]
    free = free_lines(above, middle, below, 0)
    kept = min(recent, reserved)
    limit = max(free - kept, needed, 1)
    offered = choice_lines(frame, choices, limit)
    spare = max(free - len(offered), 0)
    shown = _latest(frame, told, spare)
    spare -= len(shown)
    lines = [*above, *middle]
    if shown:
        lines += ([""] if spare > 0 else []) + shown
        spare -= 1
    if (asked or offered) and spare > 0:
        lines.append("")
    return ComposedPage([*lines, *asked, *offered, *noted, *below], hides_choices=whole > limit)


def _latest(frame: PageFormat, told: Sequence[list[str]], rows: int) -> list[str]:
    """Return the lines of the latest sentences in at most `rows` lines, after a sign that earlier ones are left out."""
    if sum(map(len, told)) <= rows or not rows:
        return [line for lines in told for line in lines] if rows else []
    earlier = frame.texts("terminal-earlier", key=frame.texts.key("log"))
    mark = frame.style.paint("dim", shorten(earlier, frame.columns, frame.style.more))
    shown: list[str] = []
    for lines in reversed(told):
        if len(shown) + len(lines) >= rows:
            break
        shown = [*lines, *shown]
    return [mark, *shown] if shown or len(told[-1]) > rows else told[-1]


def _header_pieces(frame: PageFormat, facts: Sequence[str]) -> list[str]:
    """Return the facts of the top line; a separator follows each of them except the last."""
    pieces = [frame.style.paint("bold", facts[0]), *facts[1:]]
    return [f"{piece}{frame.style.dot.rstrip()}" for piece in pieces[:-1]] + pieces[-1:]


def heading(frame: PageFormat, facts: Sequence[str]) -> list[str]:
    """Return the top lines of a page: the facts, beginning with the name of the game, and a horizontal line."""
    pieces = _header_pieces(frame, facts)
    whole = flow(pieces, frame.columns, gap=" ")
    broken = flow(" ".join(pieces).split(" "), frame.columns, gap=" ")
    return [*(whole if len(whole) == len(broken) else broken), frame.style.rule(frame.columns)]


def footer_lines(frame: PageFormat, keys: Sequence[str]) -> list[str]:
    """Return the dimmed footer, with as many commands as fit.

    The footer has one line, or two on pages of at least ROWS_FOR_TWO rows.
    """
    lines = [""]
    for key in keys:
        longer = lines[-1] + (frame.style.dot if lines[-1] else "") + key
        if width(longer) <= frame.columns:
            lines[-1] = longer
        elif len(lines) == 1 and frame.rows >= ROWS_FOR_TWO:
            lines.append(key)
        else:
            break
    return [frame.style.paint("dim", line) for line in lines if line]


def choice_lines(frame: PageFormat, choices: Sequence[NumberedMove], limit: int) -> list[str]:
    """Return the numbered choices, grouped by the cards played, in at most `limit` lines.

    Choices without groups always have all their lines. If there are more groups than lines, the lines name only the
    number of moves in each group.
    """
    if not choices:
        return []
    if _is_flat(choices):
        return _flat_lines(frame, choices)
    groups = _groups(choices)
    if len(groups) > limit:
        return _summary(frame, groups)
    margin = _margin(frame, groups)
    wide = len(str(choices[-1].number))
    pieces = [[_piece(frame, choice, wide) for choice in group.choices] for group in groups]
    blocks = [grid(each, frame.columns, indent=margin) for each in pieces]
    if sum(map(len, blocks)) > limit:  # without columns, more choices fit
        blocks = _flowing_blocks(frame, groups)
    allowed = _shares([len(block) for block in blocks], limit)
    all_typed = "." if len(groups) == 1 else ""
    result: list[str] = []
    for group, block, share in zip(groups, blocks, allowed, strict=True):
        lines = block if len(block) <= share else _cut(frame, group, share, margin, wide, all_typed)
        title = " " + ljust(frame.style.cards(group.cards), margin - 1)
        result += [title + lines[0][margin:], *lines[1:]]
    return result


class _Group(NamedTuple):
    """The choices that play the same cards."""

    cards: tuple[str, ...]
    choices: list[NumberedMove]


def _groups(choices: Sequence[NumberedMove]) -> list[_Group]:
    return [_Group(cards, list(group)) for cards, group in groupby(choices, key=lambda choice: choice.played)]


def _is_flat(choices: Sequence[NumberedMove]) -> bool:
    """Return True if no choice needs the line that names the played cards."""
    return all(choice.card_says_all or not choice.played for choice in choices)


def _margin(frame: PageFormat, groups: Sequence[_Group]) -> int:
    return max(width(frame.style.cards(group.cards)) for group in groups) + 3


def _flowing_blocks(frame: PageFormat, groups: Sequence[_Group]) -> list[list[str]]:
    """Return the lines of each group without columns."""
    margin = _margin(frame, groups)
    return [
        flow(
            [_piece(frame, choice, 0) for choice in group.choices],
            frame.columns,
            first=" " * margin,
            indent=margin,
        )
        for group in groups
    ]


def _whole_lines(frame: PageFormat, choices: Sequence[NumberedMove]) -> int:
    """Return the minimum number of lines in which all choices are visible."""
    if not choices:
        return 0
    if _is_flat(choices):
        return len(_flat_lines(frame, choices))
    return sum(map(len, _flowing_blocks(frame, _groups(choices))))


def _least_lines(frame: PageFormat, choices: Sequence[NumberedMove]) -> int:
    """Return the minimum number of lines in which every choice, or every group of choices, is visible."""
    if not choices:
        return 0
    if _is_flat(choices):
        return len(_flat_lines(frame, choices))
    groups = _groups(choices)
    return len(groups) if len(groups) <= frame.rows // 3 else len(_summary(frame, groups))


def _piece(frame: PageFormat, choice: NumberedMove, wide: int) -> str:
    number = " " * (wide - len(str(choice.number))) + frame.texts.number(choice.number)
    return f"{frame.style.paint('key', number)} {choice.label}"


def _flat_lines(frame: PageFormat, choices: Sequence[NumberedMove]) -> list[str]:
    return numbered_lines(frame, [_piece(frame, choice, 0) for choice in choices])


def numbered_lines(frame: PageFormat, pieces: Sequence[str]) -> list[str]:
    """Return numbered pieces as lines; each has lines of its own if one of them is wider than a line."""
    if max(map(width, pieces)) < frame.columns:
        return flow(pieces, frame.columns, first=" ", indent=1, gap="   ")
    return [line for piece in pieces for line in wrap(f" {piece}", frame.columns, indent=3)]


def _summary(frame: PageFormat, groups: Sequence[_Group]) -> list[str]:
    """Return the cards of all groups, each with its number of moves, and a hint."""
    style, texts = frame.style, frame.texts
    pieces = [f"{style.cards(group.cards)}: {texts.number(len(group.choices))}" for group in groups]
    hint = texts("terminal-moves-by-card", input=style.isolate(style.typed_card(groups[0].cards[0])))
    lines = flow(pieces, frame.columns, first=" ", indent=1)
    return [*lines, *(style.paint("dim", line) for line in wrap(f" {hint}", frame.columns, indent=1))]


def _cut(frame: PageFormat, group: _Group, limit: int, margin: int, wide: int, typed: str) -> list[str]:
    """Return the choices of a group in at most `limit` lines, the last of which has a hint about the rest.

    The last line has as many choices as fit before the hint. `typed` is the input that shows the rest; if it is
    empty, the played card does.
    """
    typed = typed or frame.style.isolate(frame.style.typed_card(group.cards[0]) if group.cards else ".")
    pieces = [_piece(frame, choice, wide) for choice in group.choices]
    across = grid_columns(pieces, frame.columns, indent=margin)
    lines: list[str] = []
    seen = 0
    while seen < len(pieces):
        row = grid(pieces[seen : seen + across], frame.columns, indent=margin)
        if len(lines) + len(row) >= limit:
            break
        lines += row
        seen += across
    line = " " * margin
    while seen < len(pieces) - 1:
        longer = line + ("   " if line.strip() else "") + pieces[seen]
        if width(longer + _rest(frame, len(pieces) - seen - 1, typed)) > frame.columns:
            break
        line, seen = longer, seen + 1
    return [*lines, shorten(line + _rest(frame, len(pieces) - seen, typed), frame.columns, frame.style.more)]


def _rest(frame: PageFormat, hidden: int, typed: str) -> str:
    """Return a hint that more choices follow in a group, and what to type for them."""
    hint = frame.texts("terminal-more-moves", number=hidden, input=typed)
    return frame.style.paint("dim", f"  {frame.style.more} {hint}")


def _shares(needs: Sequence[int], limit: int) -> list[int]:
    """Return the number of lines that each block may use.

    The longest blocks are shortened first; each block has at least one line.
    """
    shares = list(needs)
    while sum(shares) > limit and max(shares) > 1:
        longest = max(range(len(shares)), key=lambda i: shares[i])
        shares[longest] -= 1
    return shares
