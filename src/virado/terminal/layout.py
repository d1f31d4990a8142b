"""The common layout of every page: header, position, news, moves and prompt."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from virado.terminal.choices import NumberedMove
from virado.terminal.columns import flow, grid, ljust, width, wrap
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
    news: Sequence[str],
    question: str,
    choices: Sequence[NumberedMove],
    notes: Sequence[str],
    footer: Sequence[str],
) -> list[str]:
    """Return the lines of a page; the prompt comes below them.

    The page has at most `rows - 1` lines, unless the position alone needs more.
    """
    columns = frame.columns
    top = heading(frame, header)
    bottom = [
        *(line for note in notes for line in wrap(note, columns, indent=2)),
        *footer_lines(frame, footer),
    ]
    asked = wrap(question, columns) if question else []
    shown = [line for sentence in news for line in wrap(sentence, columns, indent=2)]
    kept = min(len(shown), NEWS_AT_LEAST)
    least = kept + len({choice.played for choice in choices})
    free = frame.rows - 1 - len(top) - len(position) - len(asked) - len(bottom)
    if free < least:  # a small terminal or a crowded position leaves no space for empty lines
        position = [line for line in position if line]
        free = frame.rows - 1 - len(top) - len(position) - len(asked) - len(bottom)
    free = max(free, 2)
    offered = choice_lines(frame, choices, max(free - kept - bool(kept), 1))
    spare = max(free - len(offered) - 1, 1)
    if len(shown) > spare:
        shown = shown[-spare:]
        if spare > 1:
            shown[0] = frame.style.paint("dim", frame.texts("terminal-earlier", key=frame.texts.key("log")))
    lines = [*top, *position]
    spare = free - len(offered) - len(shown)
    if shown:
        lines += ([""] if spare > 0 else []) + shown
        spare -= 1
    if (asked or offered) and spare > 0:
        lines.append("")
    return [*lines, *asked, *offered, *bottom]


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
    """Return the numbered choices, grouped by the cards played, in about `limit` lines.

    Each group has at least one line.
    """
    if not choices:
        return []
    style, texts, columns = frame.style, frame.texts, frame.columns
    wide = len(str(choices[-1].number))

    def piece(choice: NumberedMove) -> str:
        number = " " * (wide - len(str(choice.number))) + texts.number(choice.number)
        return f"{style.paint('key', number)} {choice.label}"

    if all(choice.card_says_all or not choice.played for choice in choices):
        pieces = [piece(choice).strip() for choice in choices]
        return _truncate(frame, flow(pieces, columns, first=" ", indent=1, gap="   "), limit, "")
    groups = [(cards, list(group)) for cards, group in groupby(choices, key=lambda choice: choice.played)]
    margin = max(width(style.cards(cards)) for cards, _ in groups) + 3
    blocks: list[list[str]] = []
    for cards, group in groups:
        lines = grid([piece(choice) for choice in group], columns, indent=margin)
        lines[0] = " " + ljust(style.cards(cards), margin - 1) + lines[0][margin:]
        blocks.append(lines)
    allowed = _shares([len(block) for block in blocks], limit)
    result: list[str] = []
    for (cards, group), block, share in zip(groups, blocks, allowed, strict=True):
        typed = style.isolate(style.typed_card(cards[0])) if cards else "."
        hint = texts("terminal-more-moves", number=len(group), input=typed)
        result += _truncate(frame, block, share, hint, indent=margin)
    return result


def _truncate(frame: PageFormat, lines: list[str], limit: int, hint: str, *, indent: int = 1) -> list[str]:
    """Return at most `limit` lines; if lines are cut, the last one is a hint about the rest."""
    if len(lines) <= limit:
        return lines
    hint = hint or frame.texts("terminal-more-lines", number=len(lines) - limit)
    if limit == 1:
        more = f"  {frame.style.paint('dim', frame.style.more)}"
        return [lines[0] + more if width(lines[0] + more) <= frame.columns else lines[0]]
    return [*lines[: limit - 1], " " * indent + frame.style.paint("dim", f"{frame.style.more} {hint}")]


def _shares(needs: Sequence[int], limit: int) -> list[int]:
    """Return the number of lines that each block may use.

    The longest blocks are shortened first; each block has at least one line.
    """
    shares = list(needs)
    while sum(shares) > limit and max(shares) > 1:
        longest = max(range(len(shares)), key=lambda i: shares[i])
        shares[longest] -= 1
    return shares
