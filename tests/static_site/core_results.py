"""Results of the core that must be the same under the server's Python and in a browser (`node_python.mjs`).

The functions take and return values that JSON can express.
"""

import hashlib
from pathlib import Path

import msgspec

import virado.cases
from tests.bots.expert_thoughts import thoughts
from tests.random_play import random_match
from tests.session.set_player import set_digests
from virado import record
from virado.bots.catalogue import bot
from virado.games.catalogue import presets
from virado.match import Match

virado.cases.__path__.append(str(Path(__file__).parents[2] / "src" / "virado" / "cases"))
from virado.cases.checking import check  # noqa: E402  (a page without a server leaves this module out)

__all__ = ["case_results", "club_digests", "expert_results", "random_digests", "set_digests"]

MOST_MOVES = 5000
CLUB_FORMS = (
    "casino(players=2, target=5)",
    "royal-dominican(players=4, target=5)",
    "raub(players=3, start_score=5)",
    "zwanzig-ab(start_score=3)",
    "hazari(target=100)",
)
EXPERT_FORM = "tuxedo"


def case_results(files: list[str]) -> dict[str, list[list[object]]]:
    """Check case files in MessagePack, and return the name, the errors and the differences of each case."""
    return {
        Path(file).stem: [
            [each.name, [refusal.code for refusal in each.malformed], [str(one) for one in each.differences]]
            for each in check(msgspec.msgpack.decode(Path(file).read_bytes()))
        ]
        for file in files
    }


def random_digests(seeds: int) -> dict[str, list[str]]:
    """Play random matches of every form to their ends, and return the hashes of their records."""
    return {
        slug: [digest(random_match(slug, seed=seed, moves=MOST_MOVES)) for seed in range(seeds)]
        for slug in presets()
    }


def club_digests() -> dict[str, str]:
    """Let the club player play matches to their ends, and return the hashes of their records."""
    found: dict[str, str] = {}
    for form in CLUB_FORMS:
        player, match = bot("club"), Match(form, seed=1)
        player.prepare(match.variant)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, player.choose(match.view(seat)))
        found[form] = digest(match)
    return found


def expert_results() -> list[str]:
    """Return analyses of the expert with a given number of simulations."""
    return thoughts(EXPERT_FORM)


def digest(match: Match) -> str:
    """Return the hash of the record of a finished match, which contains a digest of each position."""
    assert match.over
    return hashlib.sha256(record.encode(match.record())).hexdigest()
