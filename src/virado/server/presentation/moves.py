"""The moves of a seat as texts of buttons: the action and its result."""

from msgspec import UNSET
from msgspec.structs import replace

from virado.games.messages import Effect, Move
from virado.refusal import Refusal, RefusedError
from virado.server import wire
from virado.server.presentation.refusals import find_section
from virado.server.presentation.text_locale import Locale
from virado.view import AnyView
from virado.words import Catalogue
from virado.words.contract import ChoiceText, narration_of


def legal_moves(view: AnyView, locale: Locale) -> wire.LegalMoves:
    """Return the moves of a seat, at most `wire.MAX_LEGAL`, and its legal calls out of turn."""
    listed = view.listed(wire.MAX_LEGAL)
    moves = tuple(_describe_legal_move(move, view, locale) for move in listed.moves)
    found = wire.LegalMoves(moves=moves, count=len(moves), complete=listed.complete, calls=())
    calls = view.calls()
    texts = tuple(map(str, calls))
    if not locale.language:
        return replace(found, calls=texts)
    worded = tuple(_describe_legal_move(call, view, locale) for call in calls)
    asks = (
        narration_of(view.variant.game.name).question(
            locale.catalogue, view.data, [each.move for each in moves]
        )
        if moves
        else ""
    )
    return replace(found, calls=texts, asks=asks, said=worded)


def explain_move(
    view: AnyView, request: str | wire.Pointed, words: Catalogue, locale: Locale
) -> wire.Explained:
    """Return the effect of a legal move, or the reason why it is illegal.

    The move is given as text or as selected cards. If the cards do not form a move yet, the result has no text and no
    message. The message of a refusal uses the catalogue `words` even if `locale` has no language.
    """
    try:
        text = request if isinstance(request, str) else view.meant(request.hand, request.table)
        if not text and isinstance(request, wire.Pointed):
            return wire.Explained(legal=False)
        move = view.parse(text)
        refusal = view.explain(move).refusal
    except RefusedError as error:
        return _explain_refusal("", error.refusal, view, words, locale)
    if refusal is not None:
        return _explain_refusal(str(move), refusal, view, words, locale)
    found = _describe_legal_move(move, view, locale)
    return wire.Explained(
        legal=True,
        text=found.text,
        effect=found.effect,
        move=found.move,
        title=found.title,
        result=found.result,
        says=found.says,
    )


def _explain_refusal(
    text: str, refusal: Refusal, view: AnyView, words: Catalogue, locale: Locale
) -> wire.Explained:
    speakers = locale.speakers
    return wire.Explained(
        legal=False,
        text=text,
        refusal=refusal,
        message=words.refusal(refusal, speakers),
        section=find_section(view.variant, refusal.rule) if locale.language else UNSET,
    )


def _describe_legal_move(move: Move, view: AnyView, locale: Locale) -> wire.LegalMove:
    effect = view.describe(move)
    if not locale.language:
        return wire.LegalMove(text=str(move), move=move, effect=effect)
    choice = _make_choice_text(move, effect, view, locale)
    return wire.LegalMove(
        text=str(move),
        move=move,
        effect=effect,
        title=choice.title,
        result=choice.result(locale.catalogue),
        says=choice.says(locale.catalogue),
    )


def make_title(move: Move, view: AnyView, locale: Locale) -> str:
    """Return a title that identifies a move without the other legal moves."""
    choice = _make_choice_text(move, view.describe(move), view, locale)
    return choice.alone or choice.title


def _make_choice_text(move: Move, effect: Effect, view: AnyView, locale: Locale) -> ChoiceText:
    return narration_of(view.variant.game.name).choice(
        locale.catalogue, move, effect, view.data, locale.speakers
    )
