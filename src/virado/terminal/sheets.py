"""What is read away from the table: help, the rules of this variant, the scores so far."""

import re
from collections.abc import Sequence

from virado.games.variant import Variant
from virado.match import Match
from virado.terminal.paint import Ink, left, table, width, wrap
from virado.terminal.sight import Sight
from virado.terminal.tables.room import Room

GENERAL = [
    ("7", "plays move number 7"),
    ("k, kh", "shows the moves with kings, with the king of hearts; with one move left, Enter plays it"),
    (".", "shows all moves again"),
    ("trail kh", "the whole text of a move plays it"),
    ("? trail kh", "asks whether a move is allowed, and why not; a move with ? after it does the same"),
    ("s score", "the scores, deal by deal"),
    ("r rules", "the rules of this form; r with a rule number (r C-8) shows that rule"),
    ("h hint", "what a good player would do, what it expects of it, and why"),
    ("l log", "everything that has happened in the match"),
    ("q quit", "saves the match and leaves; so does Ctrl-C. It is also saved after every move"),
]
_RULE = re.compile(r"### ([A-Z]-\d+)|\*\*([A-Z]-\d+) ")


def help_sheet(variant: Variant, room: Room, sight: Sight) -> list[str]:
    """What may be typed, and the idea of the game in a sentence."""
    ink = sight.ink
    rows = [*room.help(sight), *GENERAL]
    if not room.lists_moves:
        rows = [row for row in rows if row not in GENERAL[:4]]
    wide = max(width(key) for key, _ in rows) + 2
    lines = [ink.paint("bold", variant.preset.title), *wrap(variant.preset.summary, sight.columns), ""]
    for key, what in rows:
        first, *rest = wrap(what, sight.columns - wide - 2)
        lines.append("  " + ink.paint("key", left(key, wide)) + first)
        lines += [" " * (wide + 2) + line for line in rest]
    note = "A letter that fits a card or a move shows those moves; then type the word of the command."
    return [*lines, "", *wrap(note, sight.columns)]


def rules_sheet(variant: Variant, ink: Ink, columns: int, number: str = "") -> list[str]:
    """The rules as they apply to this variant, or one rule by its number."""
    from virado.commands.rules import text

    lines = text(variant).splitlines()
    if number:
        return _one_rule(lines, number.strip().upper(), ink, columns)
    return [shown for line in lines for shown in _readable(line, ink, columns)]


def _one_rule(lines: Sequence[str], number: str, ink: Ink, columns: int) -> list[str]:
    found: list[str] = []
    inside = False
    for line in lines:
        heading = _RULE.match(line)
        if heading:
            inside = number in (heading[1], heading[2])
        elif line.startswith("## "):
            inside = False
        if inside:
            found += _readable(line, ink, columns)
    return found or [f"There is no rule {number} in this form; r shows them all."]


def _readable(line: str, ink: Ink, columns: int) -> list[str]:
    """A line of Markdown as people read it in a terminal."""
    if line.startswith("#"):
        return ["", ink.paint("bold", line.lstrip("# "))]
    if line.startswith("|"):
        if set(line) <= set("|-: "):
            return []
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        return wrap("  " + ": ".join(cell.replace("`", "") for cell in cells if cell), columns, indent=4)
    line = re.sub(r"\*\*(.+?)\*\*", lambda found: ink.paint("bold", found[1]), line)
    return wrap(line.replace("`", ""), columns, indent=2 if line.startswith("- ") else 0)


def score_history(match: Match, sight: Sight, room: Room) -> list[str]:
    """Scores now, and what each deal brought."""
    ink = sight.ink
    company = sight.company
    titles = [company.side(side) for side in range(len(company.sides))]
    rows: list[list[str]] = [["", *titles], ["start", *map(str, match.first_scores)]]
    number = 0
    for event in sight.view.history:
        if event["type"] != "deal-scored":
            continue
        number += 1
        points: list[int] = event["points"]
        rows.append([f"deal {event.get('deal', number)}", *(f"{p:+d}" for p in points)])
    rows.append(["now", *map(str, match.scores)])
    lines = [ink.paint("bold", f"{match.variant.preset.title}: the scores"), "", *table(rows)]
    last = [event for event in sight.view.history if event["type"] == "deal-scored"]
    if last and (sheet := room.score_sheet(sight, last[-1])):
        lines += ["", ink.paint("bold", "The last deal"), "", *table(sheet)]
    return lines
