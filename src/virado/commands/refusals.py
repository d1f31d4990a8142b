"""`virado refusals`: list refusals and the rules that cause them."""

import argparse

from virado.commands import output
from virado.interop.refusals import RefusalRow, tables
from virado.refusal import OptionsError
from virado.words import Catalogue, catalogue_for
from virado.words.outline import outline


def run(args: argparse.Namespace) -> int:
    """List all refusals, or those of a code or a rule.

    Each line contains the code with its detail, the rule, and the sentence with the names of its facts. Raises
    OptionsError (`bad-options`, `no-such-refusal`) for an unknown code or rule.
    """
    words = catalogue_for(args.lang)
    rows = list(dict.fromkeys(row for table in tables() for row in table.rows))
    code: str | None = args.code
    if code is not None:
        rows = [row for row in rows if code in (row.code, row.rule)]
        if not rows:
            raise OptionsError("no-such-refusal", code, part=code)
    if args.json:
        output.print_json({"refusals": [_data(row, words) for row in rows]})
    else:
        output.print_rows([_line(row, words) for row in rows], words)
    return 0


def _sentence(row: RefusalRow, words: Catalogue) -> str:
    return " ".join(outline(words, row.key).split())


def _line(row: RefusalRow, words: Catalogue) -> tuple[str, str, str]:
    name = f"{row.code} ({row.detail})" if row.detail else row.code
    return name, row.rule or "", _sentence(row, words)


def _data(row: RefusalRow, words: Catalogue) -> dict[str, str | list[str] | None]:
    return {
        "code": row.code,
        "detail": row.detail,
        "rule": row.rule,
        "facts": list(row.facts),
        "sentence": _sentence(row, words),
    }
