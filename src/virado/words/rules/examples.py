"""Playable examples: small positions, judged by the engine in the reader's variant.

For each id, `words/rules/<family>/examples.yaml` contains the position (as in the case schemas) and the card in
question. It also contains the claims of the text: legal moves (with `only`, all of them), and refused moves with
their rules.
"""

import msgspec

from virado.cases.positions import match_at
from virado.games.catalogue import variant as find_variant
from virado.games.messages import Effect, Event, Move, ViewMessage, cards_in
from virado.games.variant import Variant
from virado.match import Match
from virado.refusal import OptionsError
from virado.view import AnyView
from virado.words.card_names import language_for
from virado.words.catalogue import Catalogue, catalogue
from virado.words.contract import narration_of
from virado.words.rules.composition import section_for
from virado.words.rules.passages import Example, examples, families
from virado.words.rules.positions import position_in
from virado.words.rules.texts import RefusedMove
from virado.words.speakers import Speakers

SEED = 1
"""Seed for the parts of a position that the example does not determine."""
READER = 0
"""Seat of the reader in every example."""
MAX_MOVES = 200
"""Maximum number of moves offered.

If there are more legal moves, only the moves named in the answer are offered.
"""


class ExampleMove(msgspec.Struct, frozen=True, kw_only=True):
    """A legal move of the reader in an example."""

    text: str
    """Canonical text of the move."""
    move: Move
    """The move with named fields."""
    effect: Effect
    """Effect of the move as data."""
    sentence: str
    """Effect in a sentence; empty if it is clear from the text."""
    title: str
    """Title of the move's button: `Take 4♥`."""
    result: str
    """Main consequences in a few words: `2 cards`."""
    says: str
    """All consequences of the move, on one line."""


class ExampleView(msgspec.Struct, frozen=True, kw_only=True):
    """An example that the reader can play."""

    id: str
    """Id of the example."""
    variant: str
    """Canonical text of the variant in which the example is played."""
    card: str | None
    """The card in question; None if the example is not about a card."""
    view: ViewMessage
    """The position as seen by the reader."""
    moves: tuple[ExampleMove, ...]
    """Legal moves of the reader.

    If there is a card in question, only moves with this card are included.
    """
    every: bool
    """True if `moves` is complete.

    It may be incomplete because, for instance, a hand of Hazari has thousands of arrangements.
    """


class ExampleVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """The engine's verdict on a move in an example."""

    text: str
    """Canonical text of the move."""
    legal: bool
    """True if the move is legal."""
    effect: Effect | None = None
    """Effect of the move as data; None if the move is illegal."""
    sentence: str = ""
    """Effect in a sentence; empty if it is clear from the text."""
    events: tuple[Event, ...] = ()
    """Events that follow the move, as seen by the reader."""
    view: ViewMessage | None = None
    """Position after the move; None if the deal is over or the move is illegal."""
    refused: RefusedMove | None = None
    """Reason why the move is illegal; None if it is legal."""


def find(id: str) -> Example:
    """Return the example with this id. Raises OptionsError if there is none."""
    for family in families():
        if id in examples(family):
            return examples(family)[id]
    raise OptionsError("", id, code="no-such-example", part=id)


def example(id: str, language: str, variant: Variant | str | None = None) -> ExampleView:
    """Return an example with its legal moves.

    It is played in `variant` or, if that is None, in the variant that its file names.
    """
    found, played, match = _open_match(id, variant)
    view = match.view(READER)
    words = catalogue(language_for(language, played))
    legal = view.legal(MAX_MOVES + 1)
    every = len(legal) <= MAX_MOVES
    if not every:
        legal = [view.parse(text) for text in found.legal]
    moves = [move for move in legal if found.card is None or found.card in cards_in(move)]
    return ExampleView(
        id=id,
        variant=str(played),
        card=found.card,
        view=view.data,
        moves=tuple(_example_move(move, view, words) for move in moves),
        every=every,
    )


def judge(id: str, move: str, language: str, variant: Variant | str | None = None) -> ExampleVerdict:
    """Return the engine's verdict on a move in an example.

    Raises UnparsableError or AmbiguousError if the text is not a move.
    """
    _, played, match = _open_match(id, variant)
    view = match.view(READER)
    words = catalogue(language_for(language, played))
    parsed = view.parse(move)
    refusal = view.explain(parsed).refusal
    if refusal is None:
        shown = _example_move(parsed, view, words)
        events = tuple(event.seen_by(READER) for event in match.play(READER, parsed))
        after = match.view(READER).data
        return ExampleVerdict(
            text=shown.text,
            legal=True,
            effect=shown.effect,
            sentence=shown.sentence,
            events=events,
            view=after if after.deal == view.data.deal and not match.over else None,
        )
    return ExampleVerdict(
        text=str(parsed),
        legal=False,
        refused=RefusedMove(
            code=refusal.code,
            rule=refusal.rule,
            message=words.refusal(refusal, _speakers(view)),
            section=section_for(played, refusal.rule) if refusal.rule else None,
            facts=refusal.facts,
        ),
    )


def example_view(id: str, variant: Variant | str | None = None) -> AnyView:
    """Return the position of an example as seen by the reader."""
    return _open_match(id, variant)[2].view(READER)


def _open_match(id: str, variant: Variant | str | None) -> tuple[Example, Variant, Match]:
    found = find(id)
    asked = found.variant if variant is None else variant
    played = find_variant(asked) if isinstance(asked, str) else asked
    return found, played, match_at(played, position_in(found, played), seed=SEED)


def _speakers(view: AnyView) -> Speakers:
    return Speakers(reader=READER, sides=view.variant.sides, variant=view.variant.slug)


def _example_move(move: Move, view: AnyView, words: Catalogue) -> ExampleMove:
    effect = view.describe(move)
    narration = narration_of(view.variant.game.name)
    choice = narration.choice(words, move, effect, view.data, _speakers(view))
    return ExampleMove(
        text=str(move),
        move=move,
        effect=effect,
        sentence=narration.effect(words, effect, _speakers(view)),
        title=choice.title,
        result=choice.result(words),
        says=choice.says(words),
    )
