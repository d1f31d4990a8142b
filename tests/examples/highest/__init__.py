"""Highest: a tiny family, complete in all its parts, used by the tutorial docs/tutorials/new-game.md.

X-1  Two to four players use 52 cards. Each is dealt `hand_size` cards singly, from dealer+1.
X-2  dealer+1 leads the first round, and the winner of a round leads the next. Every seat plays one card in turn.
X-3  The highest rank wins the round, with the ace high; of equal cards the first wins. A round counts one point.
X-4  The deal ends when all cards have been played, and dealer+1 deals the next.
X-5  The match ends after a deal in which a score reaches `target`, if a single side has the highest score.
"""

from pathlib import Path

from virado.families import Family

HERE = "tests.examples.highest"
FAMILY = Family(
    name="highest",
    game=f"{HERE}.game:GAME",
    cases=f"{HERE}.cases:CASES",
    players=f"{HERE}.players:PLAYERS",
    narration=f"{HERE}.sentences:NARRATION",
    page=f"{HERE}.page:PAGE",
    page_message_prefixes=("view-highest-",),
)
WORDS = Path(__file__).parent / "words"
"""Folder of the family's catalogues."""
