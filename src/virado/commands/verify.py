"""`virado verify FILE`: whether the packs of a finished match follow from what was committed to before its first card."""

import argparse
from pathlib import Path

import msgspec

from virado.commands import show
from virado.refusal import OptionsError
from virado.server.fairness import Evidence, check
from virado.words import catalogue_for


def run(args: argparse.Namespace) -> int:
    """Check the evidence in a file; it raises OptionsError (`bad-proof`) if the packs do not follow."""
    path = Path(args.file)
    try:
        evidence = msgspec.json.decode(path.read_bytes(), type=Evidence)
    except OSError as error:
        raise OptionsError(
            "no-file", args.file, code="bad-record", path=str(path), problem=error.strerror or str(error)
        ) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise OptionsError("unreadable", args.file, code="bad-proof") from None
    check(evidence, expected_commitment=args.commitment, own=args.entropy)
    words = catalogue_for(args.lang)
    show.line(words.text("commands-verify-fair", number=len(evidence.record.chance)))
    return 0
