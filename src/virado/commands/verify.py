"""`virado verify FILE`: whether the packs of a finished match follow from what was committed to before its first card."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from virado.commands import show
from virado.refusal import OptionsError
from virado.server.fairness import Evidence, check
from virado.server.proof_in_log import LogOfTable, check_log
from virado.words import catalogue_for


def run(args: argparse.Namespace) -> int:
    """Check the evidence or the log in a file; it raises OptionsError (`bad-proof`) if the packs do not follow."""
    path = Path(args.file)
    try:
        text = path.read_bytes()
        is_log = "entries" in msgspec.json.decode(text, type=dict[str, Any])
        found: LogOfTable | Evidence = msgspec.json.decode(text, type=LogOfTable if is_log else Evidence)
    except OSError as error:
        raise OptionsError(
            "no-file", args.file, code="bad-record", path=str(path), problem=error.strerror or str(error)
        ) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise OptionsError("unreadable", args.file, code="bad-proof") from None
    if isinstance(found, LogOfTable):
        packs = check_log(found, expected_commitment=args.commitment, own=args.entropy)
    else:
        packs = check(found, expected_commitment=args.commitment, own=args.entropy)
    show.line(catalogue_for(args.lang).text("commands-verify-fair", number=packs))
    return 0
