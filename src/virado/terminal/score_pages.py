"""Pages of the score keeper: a deal with the reasons of its points, the sheet of a series, and the result."""

from collections.abc import Sequence

from virado.scorekeeping.messages import ScoredDeal, ScoreNote, ScoreResult, Scores, UpcomingDeal
from virado.terminal.columns import align_rows, wrap
from virado.terminal.layout import RepeatedLine
from virado.terminal.texts import Texts
from virado.words.evaluation import FormattedText


def deal_lines(texts: Texts, deal: ScoredDeal, number: int, columns: int) -> list[str]:
    """Return what a deal gave to each side, item by item with the rule, and the totals.

    `texts` name the players of the deal; `number` is its number in the series.
    """
    lines = [texts.style.paint("bold", texts("terminal-keeper-deal-gave", number=number))]
    for side, points in enumerate(deal.points):
        items = [
            texts(
                "terminal-keeper-item",
                name=FormattedText(texts(f"score-label-{item.item}")),
                number=item.number,
                points=FormattedText(texts.change(item.points)),
                rule=item.rule,
            )
            for item in deal.items
            if item.side == side
        ]
        change = FormattedText(texts.style.paint("bold", texts.change(points)))
        line = texts(
            "terminal-keeper-side",
            side=side,
            points=change,
            total=deal.totals[side],
            items=texts.as_painted_list(items),
        )
        lines += wrap(line, columns, indent=4)
    for note in deal.notes:
        lines += wrap(note_text(texts, note), columns, indent=2)
    for warning in deal.warnings:
        lines += wrap(warning_text(texts, warning), columns, indent=2)
    return lines


def leaders_line(texts: Texts, scores: Scores) -> str:
    """Return a sentence about the sides with the best score."""
    best = scores.series.scores[scores.leaders[0]]
    names = _players(texts, scores.leaders)
    return texts("terminal-keeper-leads", names=names, number=best)


def next_lines(texts: Texts, upcoming: UpcomingDeal, number: int, columns: int) -> list[str]:
    """Return the lines about the next deal: the dealer, the player who begins, and notes."""
    about = texts(
        "terminal-keeper-next", number=number, seat=upcoming.dealer, name=_seat_name(texts, upcoming.first)
    )
    return [
        *wrap(texts.style.paint("bold", about), columns, indent=2),
        *(line for note in upcoming.notes for line in wrap(note_text(texts, note), columns, indent=2)),
    ]


def result_lines(texts: Texts, result: ScoreResult, columns: int) -> list[str]:
    """Return the lines about the end of the match: the winners with the rule, and the settlement."""
    winners = _players(texts, result.winners)
    won = texts("terminal-keeper-won", names=winners, rule=result.rule, number=result.games)
    lines = wrap(texts.style.paint("bold", won), columns, indent=2)
    if result.settlement is not None:
        items = [
            texts("terminal-side-score", name=name, number=FormattedText(_amount(texts, amount)))
            for name, amount in zip(
                _side_names(texts, range(len(result.settlement))), result.settlement, strict=True
            )
        ]
        lines += wrap(
            texts("terminal-keeper-settlement", items=texts.as_painted_list(items)), columns, indent=2
        )
    return lines


def _amount(texts: Texts, amount: int | str) -> str:
    if isinstance(amount, int):
        return texts.change(amount)
    sign = "" if amount.startswith("-") else "+"
    return texts.style.isolate(texts.numbers((sign + amount).replace("-", texts.words.language.minus)))


def note_text(texts: Texts, note: ScoreNote) -> str:
    """Return a note, after the names that it is about."""
    said = FormattedText(texts(f"score-note-{note.code}", **note.facts))
    names = [*_players(texts, note.sides), *(_seat_name(texts, seat) for seat in note.seats)]
    return texts("terminal-keeper-note", names=names, sentence=said, rule=note.rule or "")


def warning_text(texts: Texts, note: ScoreNote) -> str:
    """Return a warning in its colour."""
    return texts.style.paint("note", note_text(texts, note))


def sheet_lines(everyone: Sequence[Texts], scores: Scores, first: int, columns: int) -> list[str]:
    """Return the table of all deals.

    `everyone` names the players of each deal and, last, of the next one; `first` is the number of the first deal.
    Without changes of players, all deals are one table; otherwise each change begins another one.
    """
    lines: list[str] = []
    texts = everyone[-1]
    rows: list[list[str]] = []
    heads: list[str] | None = None
    for i, deal in enumerate(scores.deals):
        texts = everyone[i]
        names: list[str] = [str(name) for name in _side_names(texts, range(len(deal.sides)))]
        if names != heads:
            lines += [*_table(texts, rows, columns), *([""] if rows else [])]
            rows, heads = [["", *names]], names
            before = [total - points for total, points in zip(deal.totals, deal.points, strict=True)]
            rows.append([texts("terminal-score-start"), *map(texts.number, before)])
        rows.append([texts("terminal-deal", number=first + i), *map(texts.change, deal.points)])
    if scores.deals:
        rows.append([texts("terminal-score-now"), *map(texts.number, scores.deals[-1].totals)])
    return [*lines, *_table(texts, rows, columns)] or [texts("terminal-log-empty")]


def _table(texts: Texts, rows: Sequence[Sequence[str]], columns: int) -> list[str]:
    lines = align_rows(rows, columns, more=texts.style.more)
    return [*map(RepeatedLine, lines[:1]), *lines[1:]]


def _side_names(texts: Texts, sides: Sequence[int]) -> list[FormattedText]:
    return [FormattedText(texts("terminal-keeper-names", side=side)) for side in sides]


def _players(texts: Texts, sides: Sequence[int]) -> list[FormattedText]:
    """Return the names of the players of some sides."""
    return [_seat_name(texts, seat) for side in sides for seat in texts.speakers.seats(side)]


def _seat_name(texts: Texts, seat: int) -> FormattedText:
    return FormattedText(texts("terminal-keeper-seat", seat=seat))
