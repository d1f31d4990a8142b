"""The moves of a seat as buttons: what to do, and what comes of it."""

from msgspec import UNSET
from msgspec.structs import replace

from virado.games.messages import Effect, Move
from virado.refusal import Refusal, RefusedError
from virado.server import wire
from virado.server.presenting.reader import Reader
from virado.server.presenting.refusals import section_of
from virado.view import AnyView
from virado.words import Catalogue
from virado.words.contract import ChoiceText, narration_of


def legal_moves(view: AnyView, reader: Reader) -> wire.LegalMoves:
    """Return the moves of a seat, at most `wire.MOST_LEGAL`, and its legal calls out of turn."""
    listed = view.listed(wire.MOST_LEGAL)
    moves = tuple(_legal_move(move, view, reader) for move in listed.moves)
    found = wire.LegalMoves(moves=moves, count=len(moves), complete=listed.complete, calls=())
    calls = view.calls()
    texts = tuple(map(str, calls))
    if not reader.language:
        return replace(found, calls=texts)
    worded = tuple(_legal_move(call, view, reader) for call in calls)
    asks = (
        narration_of(view.variant.game.name).asks(reader.words, view.data, [each.move for each in moves])
        if moves
        else ""
    )
    return replace(found, calls=texts, asks=asks, said=worded)


def explained(view: AnyView, asked: str | wire.Pointed, words: Catalogue, reader: Reader) -> wire.Explained:
    """Whether a text, or what cards that are pointed at mean, is a legal move, what it does, or why not; the message in any case
    in `words`, empty if the cards are no move yet."""
    try:
        text = asked if isinstance(asked, str) else view.meant(asked.hand, asked.table)
        if not text and isinstance(asked, wire.Pointed):
            return wire.Explained(legal=False)
        move = view.parse(text)
        refusal = view.explain(move).refusal
    except RefusedError as error:
        return _illegal("", error.refusal, view, words, reader)
    if refusal is not None:
        return _illegal(str(move), refusal, view, words, reader)
    found = _legal_move(move, view, reader)
    return wire.Explained(
        legal=True,
        text=found.text,
        effect=found.effect,
        move=found.move,
        title=found.title,
        result=found.result,
        says=found.says,
    )


def _illegal(text: str, refusal: Refusal, view: AnyView, words: Catalogue, reader: Reader) -> wire.Explained:
    speakers = reader.speakers
    return wire.Explained(
        legal=False,
        text=text,
        refusal=refusal,
        message=words.refusal(refusal, speakers),
        section=section_of(view.variant, refusal.rule) if reader.language else UNSET,
    )


def _legal_move(move: Move, view: AnyView, reader: Reader) -> wire.LegalMove:
    effect = view.describe(move)
    if not reader.language:
        return wire.LegalMove(text=str(move), move=move, effect=effect)
    choice = _choice(move, effect, view, reader)
    return wire.LegalMove(
        text=str(move),
        move=move,
        effect=effect,
        title=choice.title,
        result=choice.result(reader.words),
        says=choice.says(reader.words),
    )


def title_of(move: Move, view: AnyView, reader: Reader) -> str:
    """What to do, as a headline that stands alone."""
    choice = _choice(move, view.describe(move), view, reader)
    return choice.alone or choice.title


def _choice(move: Move, effect: Effect, view: AnyView, reader: Reader) -> ChoiceText:
    return narration_of(view.variant.game.name).choice(reader.words, move, effect, view.data, reader.speakers)
