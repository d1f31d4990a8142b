"""Tests that every preset has a transcript and that the engine still produces it."""

import msgspec
import pytest

from tests.transcripts.transcript import FOLDER, path_of, recorded_moves, transcript
from virado.games.catalogue import presets

MISSING = "write the transcript of a new preset by: python -m tests.transcripts SLUG"
HELP = "if this is meant: docs/reference/records.md says when a revision is due; then run python -m tests.transcripts"


def test_every_preset_has_exactly_one_transcript():
    there = {path.stem for path in FOLDER.iterdir()}
    assert not sorted(set(presets()) - there), MISSING
    assert not sorted(there - set(presets())), "transcripts of presets that no longer exist"


@pytest.mark.parametrize("slug", presets())
def test_a_transcript_is_reproduced_byte_for_byte(slug: str):
    assert path_of(slug).exists(), MISSING
    written = path_of(slug).read_text(encoding="utf-8").splitlines()
    again = transcript(slug, recorded_moves(slug)).splitlines()
    for number, (before, now) in enumerate(zip(written, again, strict=False), 1):
        assert now == before, f"line {number} of {slug} differs; {HELP}"
    assert len(again) == len(written)


@pytest.mark.parametrize("slug", presets())
def test_a_transcript_covers_a_whole_match(slug: str):
    assert path_of(slug).exists(), MISSING
    data = msgspec.json.decode(path_of(slug).read_bytes())
    assert data["views"][0]["after"] == 0
    assert data["views"][-1]["after"] == len(data["steps"])
    assert data["views"][-1]["status"]["over"]
    assert data["steps"][-1]["events"][-1]["type"] == "match-over"
