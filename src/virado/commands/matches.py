"""`virado matches`: list the unfinished matches of the terminal."""

import argparse
from datetime import datetime
from pathlib import Path
from typing import Any

from virado.commands import output
from virado.refusal import RefusedError
from virado.terminal import saved_matches
from virado.words import Catalogue, catalogue_for


def run(args: argparse.Namespace) -> int:
    """List the matches, with the most recently played one last.

    Each line contains the name for `virado play --resume`, the time, the variant, the deal and the scores.
    """
    words = catalogue_for(args.lang)
    found = [_facts(path) for path in saved_matches.unfinished_files()]
    if args.json:
        output.print_json({"matches": found})
        return 0
    output.print_rows([_row(facts, words) for facts in found], words)
    output.print_line(words.text("commands-matches-hint" if found else "commands-matches-none"))
    return 0


def _facts(path: Path) -> dict[str, Any]:
    """Return the data of a saved match, or the refusal if the file cannot be read."""
    facts: dict[str, Any] = {
        "name": path.stem,
        "played": datetime.fromtimestamp(path.stat().st_mtime).astimezone().isoformat(" ", "minutes")[:16],
    }
    try:
        match, _ = saved_matches.load(path)
    except RefusedError as error:
        return {**facts, "refusal": error.refusal}
    return {**facts, "variant": str(match.variant), "deal": match.deal, "scores": match.scores}


def _row(facts: dict[str, Any], words: Catalogue) -> tuple[str, ...]:
    name, played = str(facts["name"]), str(facts["played"])
    if "refusal" in facts:
        return name, played, "", words.refusal_line(facts["refusal"], "")
    state = words.text("commands-matches-state", number=facts["deal"], scores=facts["scores"])
    return name, played, str(facts["variant"]), state
