"""`virado matches`: list the unfinished matches of the terminal."""

import argparse
from datetime import datetime
from pathlib import Path
from typing import Any, TypeAlias

from virado.commands import output
from virado.games.catalogue import stored_variant
from virado.refusal import RefusedError
from virado.terminal import saved_matches
from virado.terminal.columns import wrap
from virado.terminal.perspective import speakers_of
from virado.words import Catalogue, catalogue_for
from virado.words.evaluation import FormattedText

_Facts: TypeAlias = dict[str, Any]
"""Data of a saved match, by name."""


def run(args: argparse.Namespace) -> int:
    """List the matches, with the most recently played one last.

    Each line contains the name for `virado play --resume`, the time, the variant, the deal, and the players
    with their scores.
    """
    words = catalogue_for(args.lang)
    found = [_facts(path) for path in saved_matches.unfinished_files()]
    if args.json:
        output.print_json({"matches": found})
        return 0
    output.print_rows([_row(facts, words) for facts in found], words)
    last = words.text("commands-matches-hint" if found else "commands-matches-none")
    for line in wrap(last, output.columns()) if output.is_terminal() else [last]:
        output.print_line(line)
    return 0


def _facts(path: Path) -> _Facts:
    """Return the data of a saved match, or the refusal if the file cannot be read."""
    facts: _Facts = {
        "name": path.stem,
        "played": datetime.fromtimestamp(path.stat().st_mtime).astimezone().isoformat(" ", "minutes")[:16],
    }
    try:
        match, saved = saved_matches.load(path)
    except RefusedError as error:
        return {**facts, "variant": saved_matches.find_variant_text(path), "refusal": error.refusal}
    facts |= {"variant": str(match.variant), "deal": match.deal, "scores": match.scores}
    return facts if saved is None else {**facts, "seat": saved.seat, "players": saved.names}


def _row(facts: _Facts, words: Catalogue) -> tuple[str, ...]:
    name, played = str(facts["name"]), str(facts["played"])
    if "refusal" in facts:
        return name, played, str(facts["variant"]), words.refusal_line(facts["refusal"], "")
    state = words.text("commands-matches-state", number=facts["deal"], items=_scores(facts, words))
    return name, played, str(facts["variant"]), state


def _scores(facts: _Facts, words: Catalogue) -> list[str]:
    """Return each side's score, with the names of its players if the file contains them."""
    scores: tuple[int, ...] = facts["scores"]
    if "players" not in facts:
        return [words.number(score) for score in scores]
    variant, seat = stored_variant(facts["variant"]), int(facts["seat"])
    speakers = speakers_of(facts["players"], seat, variant, words)
    sides = [
        words.text("terminal-side", speakers, side=side, seats=[each for each in seats if each != seat])
        for side, seats in enumerate(variant.sides)
    ]
    return [
        words.text("terminal-side-score", name=FormattedText(name), number=score)
        for name, score in zip(sides, scores, strict=True)
    ]
