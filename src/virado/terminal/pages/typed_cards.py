"""The cards of the hand that a person names by typed cards and ranks."""

from collections.abc import Collection, Sequence

from virado.terminal.choices import TypedPiece
from virado.terminal.contract import AnswerEntry, OpenQuestion, TypedLine
from virado.terminal.perspective import Perspective


def find_cards(
    p: Perspective,
    pieces: Sequence[TypedPiece],
    hand: Sequence[str],
    *,
    begin: str = "",
    preferred: Collection[str] = (),
) -> list[str] | TypedLine:
    """Return the cards that typed pieces mean, or what to answer if they mean none or several.

    If a rank fits several cards, the answer is a question with these cards as entries; `begin` is the beginning of
    the typed line, before the cards. If a rank fits exactly one of the `preferred` cards, it means this card.
    """
    texts, style = p.texts, p.style
    found: list[str] = []
    for place, piece in enumerate(pieces):
        named = [card for card in hand if piece.text in (card, card[0])]
        fits = [card for card in named if card not in found]
        shown = texts.as_painted(piece.display_text(style))
        if not fits:
            key = "terminal-typed-twice" if named else "terminal-no-such-card"
            return TypedLine(note=texts(key, input=shown))
        better = [card for card in fits if card in preferred]
        fits = better if len(better) == 1 else fits
        # as many equal ranks as cards mean all of these cards
        if len(fits) > 1 and len(fits) != sum(other == piece for other in pieces[place:]):
            rest = [_typed_form(p, other) for other in pieces[place + 1 :]]
            entries = [
                AnswerEntry(
                    style.card(card),
                    " ".join([*([begin] if begin else []), *map(style.typed_card, [*found, card]), *rest]),
                    card,
                )
                for card in fits
            ]
            return TypedLine(question=OpenQuestion(texts("terminal-which-card", input=shown), entries))
        found.append(fits[0])
    return found


def _typed_form(p: Perspective, piece: TypedPiece) -> str:
    return p.style.typed_card(piece.text) if piece.kind == "card" else p.style.rank(piece.text).lower()
