"""All refusals: as data for `virado refusals`, and as a page of the docs site."""

from collections.abc import Iterable
from typing import NamedTuple

from virado.games.catalogue import AnyGame, games
from virado.words import catalogue
from virado.words.loading import messages, subjects
from virado.words.outline import facts_in, outline

INTRODUCTION = """\
# Refusals

Every refusal has a stable code; a detail, where a code has several messages; the number of its rule in the rulebook, where
a rule is behind it; facts; and the input that was refused. In the library it is the `refusal` of the error that is raised
(`code`, `detail`, `rule`, `facts`), in the line protocol the `error` of the answer (or the answer of `explain`), on the
command line one line on stderr and the exit status 2. The sentences are those of the English catalogue with the facts by
name; of several wordings the general one is shown. [words.md](words.md) says what each fact holds.

Codes, details and names of facts are never changed. `virado refusals [CODE]` prints the same in the reader's language.

| code | meaning |
|---|---|
| `unparsable` | the text is no move of this game, or names what is not there |
| `ambiguous` | the text fits several legal moves |
| `bad-options` | a variant, option, or combination of options that does not exist or makes no sense |
| `bad-position` | a position that does not exist in this game; `path` says where it is wrong |
| `bad-pack` | a pack that does not hold every card once |
| `bad-record` | not a record, or a record that contradicts itself |
| `bad-case` | a case of a case file that is malformed |
| `bad-file` | a file that cannot be read or is not what it should be |
"""

EXIT = """\
## Exit status

| status | meaning |
|---|---|
| 0 | done |
| 1 | `virado check`: something differs |
| 2 | the request made no sense: unknown variant, bad number, unreadable file |
| 130 | stopped by Ctrl-C |
| 141 | the reader of the output has gone away |
"""

TITLES = {
    "common": "In every game",
    "session": "In a session",
    "cases": "Positions and case files",
    "protocol": "Only in the line protocol",
    "commands": "Only on the command line",
    "terminal": "Only in the terminal",
    "server": "Only from the server",
    "arena": "In the arena",
    "bots": "Bots",
    "tricks": "In both trick games",
}
"""Titles of the subjects that are no family, in the order of the page."""


class RefusalRow(NamedTuple):
    """A refusal, once for each rule that is behind it."""

    key: str
    """Of its message."""
    rule: str | None
    facts: tuple[str, ...]

    @property
    def code(self) -> str:
        """Its stable code."""
        return self.key.removeprefix("refusal-").partition("--")[0]

    @property
    def detail(self) -> str:
        """Which of the messages of its code; empty if there is one."""
        return self.key.partition("--")[2]


class RefusalTable(NamedTuple):
    """Refusals that belong together."""

    subject: str
    """Of their messages: the name of a family, or a key of TITLES."""
    rows: list[RefusalRow]


def tables() -> list[RefusalTable]:
    """Every refusal: what is common to all games first, then what each family refuses, by rule."""
    families = {game.name: game for game in games()}
    general = [subject for subject in TITLES if subject in subjects("en")]
    general += [subject for subject in subjects("en") if subject not in {*general, *families}]
    owned = {row.key for game in families.values() for row in _kinds(game)}
    found = [
        RefusalTable(subject, rows)
        for subject in general
        if (rows := [row for row in _others(subject) if row.key not in owned])
    ]
    for name, game in families.items():
        rows = sorted({*_kinds(game)}, key=lambda row: (_rule_order(row.rule), row.key))
        found.append(RefusalTable(name, [*rows, *(row for row in _others(name) if row.key not in owned)]))
    return found


def page() -> str:
    """The page as Markdown."""
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
    """What the rules of a family refuse."""
    return [
        RefusalRow(
            f"refusal-{kind.code}--{kind.detail}" if kind.detail else f"refusal-{kind.code}",
            kind.rule,
            kind.facts,
        )
        for kind in game.refusals.values()
    ]


def _others(subject: str) -> list[RefusalRow]:
    """The refusals among the messages of a subject, in its order."""
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
