"""Pages that the person can open during a match: help, rules and scores."""

import re
from collections.abc import Sequence

from virado.cards import ROOK40
from virado.games.variant import Variant
from virado.terminal.columns import align_rows, ljust, width, wrap
from virado.terminal.contract import Page
from virado.terminal.layout import PageFormat, RepeatedLine
from virado.terminal.perspective import Perspective
from virado.terminal.style import Style
from virado.terminal.texts import COMMANDS
from virado.words.rules import rules_of
from virado.words.rules.pages import players_text, rule_in, rulebook_text
from virado.words.spoken_words import SpokenWord, spoken_words

LISTED = ("number", "rank", "all", "text")
"""Help topics shown only on pages that list moves."""
GENERAL = ("ask",)


def help_page(p: Perspective, page: Page, *, own_bots: bool = False) -> list[str]:
    """Return the help page.

    It contains the idea of the game in a sentence, the commands and the spoken words. With `own_bots`, the command
    that shows the output of custom bots is one of them.
    """
    style, texts = p.style, p.texts
    variant = p.view.variant
    is_rook = variant.deck is ROOK40
    kind = "-rook" if is_rook else "-german" if style.lettering else ""
    listed = [f"{name}{kind}" if name == "rank" else name for name in LISTED]
    names = [*(listed if page.lists_moves else ()), *GENERAL]
    example = page.example.replace("ah", "7b" if is_rook else style.typed_card("Ah"))
    keys = [*page.help(p), *(f"terminal-help-{name}" for name in names)]
    facts = page.help_facts(p)
    rows = [(texts.typed_forms(key, input=example), texts(f"{key}.what", **facts)) for key in keys]
    for command in COMMANDS:
        shown = f"{style.isolate(texts.key(command))} {texts.word(command)}"
        rows.append((shown, texts(f"terminal-command-{command}.what", input=_rule_of(p))))
    if own_bots:
        rows.append((texts.word("bots"), texts("terminal-command-bots.what")))
    wide = max(width(left) for left, _ in rows) + 2
    about = [texts.summary(variant), *_changed_options(p)]
    lines = [
        style.paint("bold", texts.title(variant)),
        *(row for line in about for row in wrap(line, p.columns)),
        "",
    ]
    for left, what in rows:
        first, *rest = wrap(what, p.columns - wide - 2)
        lines.append("  " + style.paint("key", ljust(left, wide)) + first)
        lines += [" " * (wide + 2) + line for line in rest]
    lines += ["", *wrap(texts("terminal-help-note"), p.columns)]
    spoken = spoken_words(variant, texts.words)
    if spoken:
        lines += ["", *(style.paint("bold", line) for line in wrap(texts("terminal-help-spoken"), p.columns))]
    for each in spoken:
        lines += wrap(f"  {spoken_note(p, each)}", p.columns, indent=4)
    return lines


def _changed_options(p: Perspective) -> list[str]:
    """Return a sentence with the options of this table that differ from its form, whose summary they may contradict."""
    variant, texts = p.view.variant, p.texts
    family, words = variant.game.name, texts.words
    items = [
        p.style.sentence(f"{words.option(family, name)}: {words.option_value(family, name, value)}")
        for name, value in variant.changes().options.items()
    ]
    return [texts("terminal-help-changed", items=texts.as_painted_list(items))] if items else []


def spoken_note(p: Perspective, spoken: SpokenWord) -> str:
    """Return a note that explains a spoken word of the game."""
    return p.texts("terminal-spoken", name=spoken.word, sentence=spoken.means)


def _rule_of(p: Perspective) -> str:
    """Return an example of the `rules` command, with the number of a rule of this variant."""
    sections = rules_of(p.view.variant, p.texts.words.tag).sections
    number = next((section.numbers[0] for section in sections if section.numbers), "")
    return p.style.isolate(f"{p.texts.key('rules')} {number}".strip())


def rules_page(frame: PageFormat, variant: Variant, number: str = "") -> tuple[list[str], bool]:
    """Return the players' rules of a variant, or the passage on one rule.

    The second value is True if the text is in English. Without players' rules for the variant in the person's
    language, the text comes from the English rulebook.
    """
    words = frame.texts.words
    page = players_text(variant, words, number)
    if page and (number or rules_of(variant, words.tag).sections):
        return readable_page(frame, page), False
    page = rulebook_text(variant, words)
    return readable_page(frame, rule_in(page, number) if number else page), True


def readable_page(frame: PageFormat, page: str) -> list[str]:
    """Return a Markdown text as lines that fit the frame."""
    return [shown for line in page.splitlines() for shown in _readable(line, frame.style, frame.columns)]


def _readable(line: str, style: Style, columns: int) -> list[str]:
    """Return a line of Markdown as painted lines without markup."""
    if line.startswith("#"):
        return [style.paint("bold", line.lstrip("# "))]
    if line.startswith("|"):
        if set(line) <= set("|-: "):
            return []
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
        line = "  " + ": ".join(cell for cell in cells if cell)
    line = re.sub(r"\*\*(.+?)\*\*|\*(.+?)\*", lambda found: style.paint("bold", found[1] or found[2]), line)
    indent = 2 if re.match(r"- |\d+\. ", line) else 4 if line.startswith(" ") else 0
    return wrap(style.sentence(line.replace("`", "")), columns, indent=indent)


def command_page(
    p: Perspective, page: Page, command: str, rest: str, log: Sequence[str], until: int | None = None
) -> tuple[list[str], bool]:
    """Return the page that a command opens: the scores, the rules or the log; empty if there is no such rule.

    The scores are those after the first `until` events. The second value is True if the text is in English.
    """
    match command:
        case "score":
            return score_page(p, page, until), False
        case "rules":
            return rules_page(p.frame, p.view.variant, rest)
        case _:
            return list(log) or [p.texts("terminal-log-empty")], False


def score_page(p: Perspective, page: Page, until: int | None = None) -> list[str]:
    """Return the scores and the points of each deal; with `until`, those after the first `until` events."""
    style, texts = p.style, p.texts
    scores: Sequence[int] = p.data.scores
    events = p.events()
    deal = 0
    brought: list[tuple[int, Sequence[int]]] = []
    last = None
    for event in events[:until]:
        if isinstance(event, page.deal_event):
            deal = event.deal
        elif isinstance(event, page.score_event):
            last = event
            brought.append((deal, event.points))
    every = [event.points for event in events if isinstance(event, page.score_event)]
    start = [score - sum(points[side] for points in every) for side, score in enumerate(scores)]
    scores = [score + sum(points[side] for _, points in brought) for side, score in enumerate(start)]
    rows = [["", *map(p.side_name, p.sides)], [texts("terminal-score-start"), *map(texts.number, start)]]
    rows += [[texts(page.deal, number=number), *map(texts.change, points)] for number, points in brought]
    rows.append([texts("terminal-score-now"), *map(texts.number, scores)])
    title = texts("terminal-score-title", title=texts.title(p.view.variant))
    lines = [RepeatedLine(style.paint("bold", title)), "", *table_lines(p, rows)]
    if last is not None:
        lines += [
            "",
            RepeatedLine(style.paint("bold", texts("terminal-score-last"))),
            "",
            *table_lines(p, page.score_rows(p, last)),
        ]
    return lines


def table_lines(p: Perspective, rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as the lines of a table, the first of which is repeated on each further page."""
    lines = align_rows(rows, p.columns, more=p.style.more)
    return [*map(RepeatedLine, lines[:1]), *lines[1:]]
