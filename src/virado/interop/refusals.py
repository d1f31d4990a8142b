"""The page of all stable codes, docs/refusals.md. `python -m virado.interop.refusals` prints it."""

import sys

from virado import refusal
from virado.games.catalogue import games
from virado.games.contract import Game
from virado.interop import requests

INTRODUCTION = """\
# Refusals

Every no has a stable code; where a rule is behind it, its number in the rulebook; a sentence that names the cards; and the
input that was refused. In the library it is the `refusal` of the error that is raised, in the line protocol the `error` of the
answer (or the answer of `explain`), on the command line one line on stderr and the exit status 2.

Codes are never renamed. This page is printed by `python -m virado.interop.refusals`.
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


def page() -> str:
    """The page as Markdown."""
    parts = [INTRODUCTION, _general("In every game", refusal.CODES)]
    parts.append(_general("Only in the line protocol", requests.CODES))
    parts += [_family(game) for game in games()]
    return "\n".join([*parts, EXIT])


def _general(title: str, codes: dict[str, str]) -> str:
    return _table(title, ("code", "meaning"), [(f"`{code}`", meaning) for code, meaning in codes.items()])


def _family(game: Game) -> str:
    known = sorted(set(game.refusals.values()), key=lambda entry: (_rule_order(entry[1]), entry[0]))
    title = f"{game.title} ([rules/{game.rulebook}](rules/{game.rulebook}))"
    return _table(title, ("code", "rule"), [(f"`{code}`", rule or "") for code, rule in known])


def _rule_order(rule: str | None) -> int:
    digits = "".join(char for char in (rule or "").partition("-")[2].partition(".")[0] if char.isdigit())
    return int(digits or 0)


def _table(title: str, heads: tuple[str, str], rows: list[tuple[str, str]]) -> str:
    lines = [f"| {first} | {second} |" for first, second in (heads, ("---", "---"), *rows)]
    return "\n".join([f"## {title}", "", *lines, ""]).replace("| --- | --- |", "|---|---|")


if __name__ == "__main__":
    sys.stdout.write(page())
