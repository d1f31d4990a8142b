"""Lines about the seats, common to the pages of several families."""

from collections.abc import Sequence

from virado.cards import Seat
from virado.terminal.columns import flow, width
from virado.terminal.perspective import Perspective


def dotted(p: Perspective, facts: Sequence[str]) -> list[str]:
    """Return facts as pieces for `flow`. A separator follows each piece except the last."""
    return [fact + p.style.dot.rstrip() for fact in facts[:-1]] + list(facts[-1:])


def fact_lines(p: Perspective, start: str, facts: Sequence[str]) -> list[str]:
    """Return the facts about a seat as lines; `start` is the beginning of the first line."""
    lines = flow(dotted(p, facts), p.columns, first=start, indent=width(start), gap=" ")
    return [line.rstrip() for line in lines]


def brief_seats(p: Perspective) -> list[str]:
    """Return the names and scores of all seats in as few lines as possible, with a word beside the dealer."""
    scores = [p.data.scores[p.side_of(seat)] for seat in p.seats]

    def named(seat: Seat) -> str:
        shown = f"{p.name(seat)} {p.style.paint('bold', p.texts.number(scores[seat]))}"
        is_dealer = seat == p.data.dealer
        return f"{shown} ({p.texts('terminal-dealer', seat=seat)})" if is_dealer else shown

    seats = [named(seat) for seat in [*p.others, p.me]]
    return flow(dotted(p, seats), p.columns, first=" ", indent=1, gap=" ")


def tie_note(p: Perspective, scores: Sequence[int], key: str = "terminal-tie") -> str:
    """Return a remark that the leading sides are level, so that the match goes on; empty if one side leads.

    `key` is the message of the remark.
    """
    best = best_score(p, scores)
    leaders = [p.side_name(side) for side in p.sides if scores[side] == best]
    if len(leaders) == 1:
        return ""
    return p.texts(key, names=p.texts.as_painted_list(leaders), number=best)


def best_score(p: Perspective, scores: Sequence[int]) -> int:
    """Return the score of the leading sides: the highest one, or the lowest one if scores count down."""
    return max(scores) if p.view.variant.sign > 0 else min(scores)
