"""Write the transcripts: `python -m tests.transcripts [SLUG ...]`, by default all of them.

The moves of an existing transcript are replayed if they are still legal, which keeps the diff small. With `--new`,
bots play new matches.
"""

import argparse

from tests.transcripts.transcript import FOLDER, choose_moves, path_of, recorded_moves, transcript
from virado.games.catalogue import presets
from virado.refusal import RefusedError


def write(slug: str, *, new: bool) -> None:
    path = path_of(slug)
    text = ""
    if path.exists() and not new:
        try:
            text = transcript(slug, recorded_moves(slug))
        except RefusedError as error:
            print(f"{slug}: {error}; played anew")
    path.write_text(text or transcript(slug, choose_moves(slug)), encoding="utf-8")
    print(f"{slug}: {path.stat().st_size / 1024:.0f} KiB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*")
    parser.add_argument("--new", action="store_true")
    arguments = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for slug in arguments.slugs or presets():
        write(slug, new=arguments.new)


main()
