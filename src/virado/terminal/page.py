"""One shape for every page: header, table and hand, what happened, what may be done, the prompt."""

from collections.abc import Sequence
from itertools import groupby

from virado.terminal.choices import Choice
from virado.terminal.paint import Ink, flow, grid, left, width, wrap

NEWS_AT_LEAST = 4
"""Lines kept for what happened, however many moves there are."""


def compose(
    ink: Ink,
    columns: int,
    rows: int,
    *,
    header: Sequence[str],
    table: Sequence[str],
    news: Sequence[str],
    question: str,
    choices: Sequence[Choice],
    notes: Sequence[str],
    footer: Sequence[str],
) -> list[str]:
    """The lines of a page, at most `rows - 1` unless the table itself needs more; the prompt comes below."""
    top = heading(ink, columns, header)
    bottom = [
        *(line for note in notes for line in wrap(note, columns, indent=2)),
        *footer_lines(ink, columns, footer),
    ]
    asked = wrap(question, columns) if question else []
    told = [line for sentence in news for line in wrap(sentence, columns, indent=2)]
    kept = min(len(told), NEWS_AT_LEAST)
    least = kept + len({choice.played for choice in choices})
    room = rows - 1 - len(top) - len(table) - len(asked) - len(bottom)
    if room < least:  # a small terminal, or a crowded table: no empty lines
        table = [line for line in table if line]
        room = rows - 1 - len(top) - len(table) - len(asked) - len(bottom)
    room = max(room, 2)
    offered = choice_lines(ink, columns, choices, max(room - kept - bool(kept), 1))
    spare = max(room - len(offered) - 1, 1)
    if len(told) > spare:
        told = told[-spare:]
        if spare > 1:
            told[0] = ink.paint("dim", f"{ink.more} (l tells it all)")
    lines = [*top, *table]
    spare = room - len(offered) - len(told)
    if told:
        lines += ([""] if spare > 0 else []) + told
        spare -= 1
    if (asked or offered) and spare > 0:
        lines.append("")
    return [*lines, *asked, *offered, *bottom]


def heading(ink: Ink, columns: int, facts: Sequence[str]) -> list[str]:
    """The line at the top, the game's name first, with a rule below it."""
    line = ink.paint("bold", facts[0]) + "".join(ink.dot + fact for fact in facts[1:])
    return [*flow(line.split(" "), columns, gap=" "), ink.rule(columns)]


def footer_lines(ink: Ink, columns: int, keys: Sequence[str]) -> list[str]:
    """What may be typed, in small print; as much of it as one line holds."""
    line = ""
    for key in keys:
        longer = line + (ink.dot if line else "") + key
        if width(longer) > columns:
            break
        line = longer
    return [ink.paint("dim", line)] if line else []


def choice_lines(ink: Ink, columns: int, choices: Sequence[Choice], limit: int) -> list[str]:
    """The choices with their numbers, grouped by the card played, in at most `limit` lines or so."""
    if not choices:
        return []
    wide = len(str(choices[-1].number))

    def piece(choice: Choice) -> str:
        number = str(choice.number).rjust(wide)
        return f"{ink.paint('key', number)} {choice.label}"

    if all(choice.card_says_all or not choice.played for choice in choices):
        return cut(
            ink, flow([piece(c).strip() for c in choices], columns, first=" ", indent=1, gap="   "), limit, ""
        )
    groups = [(cards, list(group)) for cards, group in groupby(choices, key=lambda choice: choice.played)]
    margin = max(width(ink.cards(cards)) for cards, _ in groups) + 3
    blocks: list[list[str]] = []
    for cards, group in groups:
        lines = grid([piece(choice) for choice in group], columns, indent=margin)
        lines[0] = " " + left(ink.cards(cards), margin - 1) + lines[0][margin:]
        blocks.append(lines)
    allowed = _shares([len(block) for block in blocks], limit)
    result: list[str] = []
    for (cards, group), block, share in zip(groups, blocks, allowed, strict=True):
        hint = f"{ink.more} {len(group)} moves in all: type {cards[0].lower() if cards else 'more'}"
        result += cut(ink, block, share, hint, indent=margin)
    return result


def cut(ink: Ink, lines: list[str], limit: int, hint: str, *, indent: int = 1) -> list[str]:
    """The first lines, and a hint how to see the others."""
    if len(lines) <= limit:
        return lines
    hint = hint or f"{ink.more} {len(lines) - limit} lines more"
    if limit == 1:
        return [lines[0] + "  " + ink.paint("dim", ink.more)]
    return [*lines[: limit - 1], " " * indent + ink.paint("dim", hint)]


def _shares(needs: Sequence[int], limit: int) -> list[int]:
    """How many lines each block gets: the long ones give way first, nobody gets none."""
    shares = list(needs)
    while sum(shares) > limit and max(shares) > 1:
        longest = max(range(len(shares)), key=lambda i: shares[i])
        shares[longest] -= 1
    return shares
