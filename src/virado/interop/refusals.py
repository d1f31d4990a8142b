"""All refusals, as data for `virado refusals` and for a page of the documentation."""

from collections.abc import Iterable
from typing import NamedTuple

from virado.games.catalogue import AnyGame, games
from virado.words import catalogue
from virado.words.loading import messages, subjects
from virado.words.outline import facts_in, outline

INTRODUCTION = """\
# Refusals

Every refusal has a stable code, facts, and the input that was refused. It has a detail if its code has several messages, and
the number of a rule if it follows from the rulebook. In the library it is the `refusal` of the raised error
(`code`, `detail`, `rule`, `facts`). In the line protocol it is the `error` of the answer, or the answer of `explain`. On the
command line it is one line on stderr, with exit status 2. The sentences below are those of the English catalogue with the facts
by name; if a sentence has several wordings, the general one is shown. [words.md](words.md) describes each fact.

Codes, details and names of facts never change. `virado refusals [CODE]` prints the refusals in the user's language.

| code | meaning |
|---|---|
| `unparsable` | the text is not a move of this game, or names something that does not exist here |
| `ambiguous` | the text matches several legal moves |
| `bad-options` | a variant, an option or a combination of options is unknown or contradictory |
| `bad-position` | the position is impossible in this game; `path` locates the fault |
| `bad-pack` | the pack does not contain every card exactly once |
| `bad-record` | the text is not a record, or the record contradicts itself |
| `bad-case` | a case of a case file is malformed |
| `bad-file` | a file cannot be read or has the wrong contents |
"""

EXIT = """\
## Exit status

| status | meaning |
|---|---|
| 0 | success |
| 1 | a check failed: `virado check`, `virado doctor` |
| 2 | the request was invalid: unknown variant, bad number, unreadable file |
| 130 | stopped by Ctrl-C |
| 141 | the reader of the output has closed its end |
"""

TITLES = {
    "common": "In every game",
    "session": "In a session",
    "scorekeeping": "In the score keeper",
    "referee": "From the referee for real cards",
    "cases": "Positions and case files",
    "protocol": "Only in the line protocol",
    "commands": "Only on the command line",
    "terminal": "Only in the terminal",
    "server": "Only from the server",
    "arena": "In the arena",
    "bots": "Bots",
    "tricks": "In both trick games",
}
"""Titles of the groups of refusals, in page order.

Families are missing because they have their own titles.
"""


class RefusalRow(NamedTuple):
    """A row of the table of refusals: a message, and one of the rules that cause the refusal."""

    key: str
    """Key of the message."""
    rule: str | None
    facts: tuple[str, ...]

    @property
    def code(self) -> str:
        """Return the stable code of the refusal."""
        return self.key.removeprefix("refusal-").partition("--")[0]

    @property
    def detail(self) -> str:
        """Return the detail that selects one of a code's messages; empty if the code has a single message."""
        return self.key.partition("--")[2]


class RefusalTable(NamedTuple):
    """A group of refusals that are listed together."""

    subject: str
    """Subject of the group: the name of a family, or a key of TITLES."""
    rows: list[RefusalRow]


def tables() -> list[RefusalTable]:
    """Return all refusals in groups.

    Refusals common to all games come first, then those of each family in the order of its rules.
    """
    families = {game.name: game for game in games()}
    general = [subject for subject in TITLES if subject in subjects("en")]
    general += [subject for subject in subjects("en") if subject not in {*general, *families}]
    owned = {row.key for game in families.values() for row in _kinds(game)}
    found = [
        RefusalTable(subject, rows)
        for subject in general
        if (rows := [row for row in _subject_refusals(subject) if row.key not in owned])
    ]
    for name, game in families.items():
        rows = sorted({*_kinds(game)}, key=lambda row: (_rule_order(row.rule), row.key))
        found.append(
            RefusalTable(name, [*rows, *(row for row in _subject_refusals(name) if row.key not in owned)])
        )
    return found


def page() -> str:
    """Return the page of refusals as Markdown."""
    words = catalogue()
    families = {game.name: game for game in games()}
    parts = [INTRODUCTION]
    for subject, rows in tables():
        title = TITLES.get(subject, subject)
        if subject in families:
            book = families[subject].rulebook
            title = f"{words.game(subject)} ([rules/{book}](../rules/{book}))"
        parts.append(_table(title, rows))
    return "\n".join([*parts, EXIT])


def _kinds(game: AnyGame) -> list[RefusalRow]:
    """Return the refusals of a family's rules."""
    return [
        RefusalRow(
            f"refusal-{kind.code}--{kind.detail}" if kind.detail else f"refusal-{kind.code}",
            kind.rule,
            kind.facts,
        )
        for kind in game.refusals.values()
    ]


def _subject_refusals(subject: str) -> list[RefusalRow]:
    """Return the refusals in a message file, in the order of the file."""
    words = catalogue()
    if subject not in subjects("en"):
        return []
    keys = [key for key in messages("en", subject) if key.startswith("refusal-")]
    return [RefusalRow(key, None, facts_in(words, key)) for key in keys]


def _rule_order(rule: str | None) -> int:
    digits = "".join(char for char in (rule or "").partition("-")[2].partition(".")[0] if char.isdigit())
    return int(digits or 0)


def _table(title: str, rows: Iterable[RefusalRow]) -> str:
    lines = [f"## {title}", "", "| code | detail | rule | facts | sentence |", "|---|---|---|---|---|"]
    for row in rows:
        facts = ", ".join(f"`{fact}`" for fact in row.facts)
        cells = (
            f"`{row.code}`",
            f"`{row.detail}`" if row.detail else "",
            row.rule or "",
            facts,
            _cell(outline(catalogue(), row.key)),
        )
        lines.append(f"| {' | '.join(cells)} |".replace("|  |", "| |").replace("|  |", "| |"))
    return "\n".join([*lines, ""])


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
