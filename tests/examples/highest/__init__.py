"""Highest: a tiny family, complete in all its parts, which docs/tutorials/new-game.md walks through.

X-1  Two to four play with 52 cards. Some cards (`hand_size`) are dealt singly to each from dealer+1.
X-2  dealer+1 begins the first round, the winner of a round the next. Every seat plays one card in turn.
X-3  The highest rank wins the round, the ace high; of equal ones that played first. It counts one point.
X-4  When all cards have been played the deal is over, and dealer+1 deals the next.
X-5  The match ends after a deal in which a score has reached `target`, if one side alone has the highest.
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
"""Its catalogues."""
