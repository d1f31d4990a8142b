"""The common layout of every page: header, position, news, moves and prompt."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from virado.terminal.choices import NumberedMove
from virado.terminal.columns import flow, grid, grid_columns, ljust, width, wrap
from virado.terminal.style import Style
from virado.terminal.texts import Texts

NEWS_AT_LEAST = 4
"""Minimum number of lines reserved for news, even if many moves are listed."""
ROWS_FOR_TWO = 24
"""Minimum height of a page, in rows, at which the footer may have two lines."""


@dataclass(frozen=True)
class PageFormat:
    """The format of a page: size, style and language."""

    columns: int
    rows: int
    """Height in rows, the prompt line included."""
    style: Style
    texts: Texts


def compose(
    frame: PageFormat,
    *,
    header: Sequence[str],
    position: Sequence[str],
    brief: Sequence[str],
    news: Sequence[str],
    question: str,
    choices: Sequence[NumberedMove],
    notes: Sequence[str],
    footer: Sequence[str],
) -> list[str]:
    """Return the lines of a page, above its prompt.

    The page has at most `rows - 1` lines, unless the `brief` position, the question and the notes do not fit into
    them. If space is short, empty lines are left out first. Then the `brief` position and fewer lines of news are
    shown, and at last no footer.
    """
    columns = frame.columns
    top = heading(frame, header)
    noted = [line for note in notes for line in wrap(note, columns, indent=2)]
    asked = wrap(question, columns) if question else []
    shown = [line for sentence in news for line in wrap(sentence, columns, indent=2)]
    keys = footer_lines(frame, footer)
    least = _least_lines(frame, choices)
    none: list[str] = []
    steps = (
        (top, list(position), keys, NEWS_AT_LEAST),
        (top, [line for line in position if line], keys, NEWS_AT_LEAST),
        (top[:-1], list(brief), keys, 2),
        (top[:-1], list(brief), none, 1),
        (top[:1], list(brief), none, 0),
    )

    def free_lines(above: list[str], middle: list[str], below: list[str], recent: int) -> int:
        used = sum(map(len, (above, middle, asked, noted, below)))
        return frame.rows - 1 - used - min(len(shown), recent)

    fitting = (step for step in steps if free_lines(*step) >= least)
    above, middle, below, recent = next(fitting, steps[-1])
    free = free_lines(above, middle, below, 0)
    kept = min(len(shown), recent)
    offered = choice_lines(frame, choices, max(free - kept - bool(kept), least, 1))
    spare = max(free - len(offered), 0)
    if len(shown) > spare:
        shown = shown[-spare:] if spare else []
        if spare > 1:
            shown[0] = frame.style.paint("dim", frame.texts("terminal-earlier", key=frame.texts.key("log")))
    spare -= len(shown)
    lines = [*above, *middle]
    if shown:
        lines += ([""] if spare > 0 else []) + shown
        spare -= 1
    if (asked or offered) and spare > 0:
        lines.append("")
    return [*lines, *asked, *offered, *noted, *below]


def heading(frame: PageFormat, facts: Sequence[str]) -> list[str]:
    """Return the top lines of a page: the facts, beginning with the name of the game, and a horizontal line."""
    style = frame.style
    line = style.paint("bold", facts[0]) + "".join(style.dot + fact for fact in facts[1:])
    return [*flow(line.split(" "), frame.columns, gap=" "), style.rule(frame.columns)]


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
    groups = [
        _Group(cards, list(group)) for cards, group in groupby(choices, key=lambda choice: choice.played)
    ]
    if len(groups) > limit:
        return _summary(frame, groups)
    margin = max(width(frame.style.cards(group.cards)) for group in groups) + 3
    wide = len(str(choices[-1].number))
    pieces = [[_piece(frame, choice, wide) for choice in group.choices] for group in groups]
    blocks = [grid(each, frame.columns, indent=margin) for each in pieces]
    allowed = _shares([len(block) for block in blocks], limit)
    result: list[str] = []
    for group, block, share in zip(groups, blocks, allowed, strict=True):
        lines = block if len(block) <= share else _cut(frame, group, share, margin, wide)
        title = " " + ljust(frame.style.cards(group.cards), margin - 1)
        result += [title + lines[0][margin:], *lines[1:]]
    return result


class _Group(NamedTuple):
    """The choices that play the same cards."""

    cards: tuple[str, ...]
    choices: list[NumberedMove]


def _is_flat(choices: Sequence[NumberedMove]) -> bool:
    """Return True if no choice needs the line that names the played cards."""
    return all(choice.card_says_all or not choice.played for choice in choices)


def _least_lines(frame: PageFormat, choices: Sequence[NumberedMove]) -> int:
    """Return the minimum number of lines in which every choice, or every group of choices, is visible."""
    if not choices:
        return 0
    if _is_flat(choices):
        return len(_flat_lines(frame, choices))
    groups = [
        _Group(cards, list(group)) for cards, group in groupby(choices, key=lambda choice: choice.played)
    ]
    return len(groups) if len(groups) <= frame.rows // 3 else len(_summary(frame, groups))


def _piece(frame: PageFormat, choice: NumberedMove, wide: int) -> str:
    number = " " * (wide - len(str(choice.number))) + frame.texts.number(choice.number)
    return f"{frame.style.paint('key', number)} {choice.label}"


def _flat_lines(frame: PageFormat, choices: Sequence[NumberedMove]) -> list[str]:
    pieces = [_piece(frame, choice, 0) for choice in choices]
    return flow(pieces, frame.columns, first=" ", indent=1, gap="   ")


def _summary(frame: PageFormat, groups: Sequence[_Group]) -> list[str]:
    """Return the cards of all groups, each with its number of moves, and a hint."""
    style, texts = frame.style, frame.texts
    pieces = [f"{style.cards(group.cards)}: {texts.number(len(group.choices))}" for group in groups]
    hint = texts("terminal-moves-by-card", input=style.isolate(style.typed_card(groups[0].cards[0])))
    lines = flow(pieces, frame.columns, first=" ", indent=1)
    return [*lines, *(style.paint("dim", line) for line in wrap(f" {hint}", frame.columns, indent=1))]


def _cut(frame: PageFormat, group: _Group, limit: int, margin: int, wide: int) -> list[str]:
    """Return the choices of a group in at most `limit` lines, the last of which has a hint about the rest.

    The last line has as many choices as fit before the hint.
    """
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
        if width(longer + _rest(frame, group, seen + 1)) > frame.columns:
            break
        line, seen = longer, seen + 1
    return [*lines, line + _rest(frame, group, seen)]


def _rest(frame: PageFormat, group: _Group, seen: int) -> str:
    """Return a hint that more choices follow in a group, and what to type for them. `seen` choices are visible."""
    style = frame.style
    typed = style.typed_card(group.cards[0]) if group.cards else "."
    hint = frame.texts("terminal-more-moves", number=len(group.choices) - seen, input=style.isolate(typed))
    return style.paint("dim", f"  {style.more} {hint}")


def _shares(needs: Sequence[int], limit: int) -> list[int]:
    """Return the number of lines that each block may use.

    The longest blocks are shortened first; each block has at least one line.
    """
    shares = list(needs)
    while sum(shares) > limit and max(shares) > 1:
        longest = max(range(len(shares)), key=lambda i: shares[i])
        shares[longest] -= 1
    return shares
