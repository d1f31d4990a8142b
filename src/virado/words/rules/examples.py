"""Playable examples: small positions, judged by the engine in the variant of whoever reads.

`words/rules/<family>/examples.yaml` has per id the position (as in the case schemas), the card that the question is about, and
what the text claims of it: moves that are legal (`only`: no others with that card), and moves that are refused, by rule.
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
"""Of what a position leaves out."""
READER = 0
"""The seat that an example asks."""
MOST_MOVES = 200
"""Moves that are offered; of more than that, those that the answer speaks of."""


class ExampleMove(msgspec.Struct, frozen=True, kw_only=True):
    """What the reader may do."""

    text: str
    """Its canonical text."""
    move: Move
    """The same with named fields."""
    effect: Effect
    """What it does."""
    sentence: str
    """What it does; empty if its text says it all."""
    title: str
    """What a button says of it: `Take 4♥`."""
    result: str
    """What comes of it, as short as a figure: `2 cards`."""
    says: str
    """All its consequences in a line."""


class ExampleView(msgspec.Struct, frozen=True, kw_only=True):
    """An example as it is played."""

    id: str
    """Id of the example."""
    variant: str
    """Canonical text of the variant that it is played in."""
    card: str | None
    """The card that the question is about; None if it is about none."""
    view: ViewMessage
    """The position as the reader sees it."""
    moves: tuple[ExampleMove, ...]
    """Everything that the reader may do; where the question is about a card, what it may do."""
    every: bool
    """Whether there are no others; a hand of Hazari can be arranged in thousands of ways."""


class ExampleVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the engine says of a move in an example."""

    text: str
    """Canonical text of the move."""
    legal: bool
    """Whether the reader may make it."""
    effect: Effect | None = None
    """What it does, if it is legal."""
    sentence: str = ""
    """The same in words; empty if the text of the move says it all."""
    events: tuple[Event, ...] = ()
    """What happens because of it, as the reader sees it."""
    view: ViewMessage | None = None
    """How it stands afterwards; none if the deal is over."""
    refused: RefusedMove | None = None
    """Why it is not legal; None if it is."""


def find(id: str) -> Example:
    """An example by its id; OptionsError if there is none."""
    for family in families():
        if id in examples(family):
            return examples(family)[id]
    raise OptionsError("", id, code="no-such-example", part=id)


def example(id: str, language: str, variant: Variant | str | None = None) -> ExampleView:
    """An example in a variant (without one, in that of the file), with every move that the reader may make."""
    found, played, match = _open_match(id, variant)
    view = match.view(READER)
    words = catalogue(language_for(language, played))
    legal = view.legal(MOST_MOVES + 1)
    every = len(legal) <= MOST_MOVES
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
    """Whether a move is legal in an example, and what it does or why not; UnparsableError or AmbiguousError for no move."""
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
    """The position of an example as the reader sees it."""
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
