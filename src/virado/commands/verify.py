"""`virado verify FILE`: verify that a finished match follows from the commitments made before it began."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from virado.bounded_files import read_whole
from virado.bounds import LONGEST_RECORD
from virado.commands import output
from virado.refusal import OptionsError
from virado.server.fairness import Evidence, PlayerRecord, check
from virado.server.log_verification import TableLog, check_log
from virado.words import catalogue_for


def run(args: argparse.Namespace) -> int:
    """Verify the fairness proof, or the log, in a file.

    Raises OptionsError (`bad-proof`) if the proof or the log is invalid.
    """
    path = Path(args.file)
    text = read_whole(path, LONGEST_RECORD)
    try:
        is_log = "entries" in msgspec.json.decode(text, type=dict[str, Any])
        found: TableLog | Evidence = msgspec.json.decode(text, type=TableLog if is_log else Evidence)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise OptionsError("unreadable", args.file, code="bad-proof") from None
    kept = PlayerRecord(args.commitment, args.entropy, args.fingerprint)
    packs, moves = check_log(found, kept) if isinstance(found, TableLog) else check(found, kept)
    words = catalogue_for(args.lang)
    output.print_line(words.text("commands-verify-fair", number=packs))
    if moves is not None:
        output.print_line(words.text("commands-verify-whole", number=moves))
    else:
        output.print_line(words.text("commands-verify-old"))
    return 0
