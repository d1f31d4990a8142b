"""Comparison of the listed moves with the judged ones: run `python -m tests.examples.highest.check_moves`."""

import sys

from tests.examples.highest import FAMILY, WORDS
from virado import Match, families
from virado.cards import FRENCH52
from virado.words.catalogue import extra_folder

MOVES = [f"card {name}" for name in FRENCH52.names]
"""The text of every move, legal or not."""


def differences(name: str, matches: int) -> list[str]:
    """Return the moves that are listed but refused, or legal but not listed, in matches with the seeds from 0."""
    found: list[str] = []
    for seed in range(matches):
        match = Match(name, seed=seed)
        while not match.over and not found:
            view = match.view(match.to_act[0])
            listed = set(map(str, view.legal()))
            legal = {move for move in MOVES if view.explain(move).legal}
            found += [f"seed {seed}, move {len(match.steps)}: {move}" for move in listed ^ legal]
            match.play(view.seat, sorted(legal)[seed % len(legal)])
    return found


if __name__ == "__main__":
    with families.add_family(FAMILY), extra_folder(WORDS):
        wrong = [line for name in sys.argv[1:] for line in differences(name, 20)]
    print(*wrong or ["every listed move is legal, and every legal move is listed"], sep="\n")
    sys.exit(bool(wrong))
