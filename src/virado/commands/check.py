"""`virado check FILE...`: check rule cases.

The end of each rulebook describes their format.
"""

import argparse
import sys
from pathlib import Path

from virado.cases.checking import Finding, check
from virado.cases.files import read_case_file
from virado.commands import output
from virado.refusal import OptionsError
from virado.words import Catalogue, catalogue_for

PASSED, FAILED, UNUSABLE = 0, 1, 2
"""Exit status: all cases pass, some cases fail, or a file could not be checked."""


def run(args: argparse.Namespace) -> int:
    """Check every file, and print the differences and a last line with the numbers of cases that passed and failed."""
    words = catalogue_for(args.lang)
    passed = failed = 0
    status = PASSED
    checked = False
    for name in args.files:
        try:
            document = read_case_file(Path(name))
        except OptionsError as error:
            sys.stdout.flush()
            print(f"virado check: {name}: {words.refusal_line(error.refusal)}", file=sys.stderr)
            status = UNUSABLE
            continue
        checked = True
        for finding in check(document):
            lines = _lines(finding, words)
            if not lines:
                passed += finding.number >= 0
                continue
            failed += 1
            output.print_line(f"{name}: {finding.name or words.text('commands-check-file')}")
            for line in lines:
                output.print_line("    " + line.replace("\n", "\n    "))
    if checked:
        output.print_line(words.text("commands-check-done", number=passed, total=failed))
    return status or (FAILED if failed else PASSED)


def _lines(finding: Finding, words: Catalogue) -> list[str]:
    lines = [
        words.text("commands-check-malformed", sentence=words.refusal_line(refusal))
        for refusal in finding.malformed
    ]
    return [*lines, *map(words.difference, finding.differences)]
