"""The referee of Hazari: which group wins a round, and how thirteen cards are arranged (H-4 to H-20)."""

from virado.analysis.hazari.arrangements import suggested_splits
from virado.cards import FRENCH52
from virado.cases.contract import config_of
from virado.cases.positions import match_at
from virado.games.hazari.game import GAME
from virado.games.hazari.messages import Arrange
from virado.games.hazari.narration import group_of
from virado.games.hazari.rules.scoring import troy_decides
from virado.games.hazari.rules.showdown import beats
from virado.games.hazari.rules.state import GROUP_SIZES, HAND, HazariConfig, HazariState
from virado.games.hazari.rules.strength import is_troy, strength_of_group
from virado.games.messages import Cards
from virado.games.variant import Variant
from virado.referee.contract import Decided, Entered, Referee, label, note, refusal_note, refuse
from virado.referee.messages import RulingField, RulingMove, RulingNote, RulingRow
from virado.view import View
from virado.words import Catalogue

GROUPS = ("group1", "group2", "group3", "group4")
CLASS_RULES = {
    "troy": "H-5",
    "colour_run": "H-6",
    "run": "H-7",
    "colour": "H-8",
    "pair": "H-9",
    "indi": "H-10",
}
"""Rules of the classes of three cards; those of four cards are in H-19."""


class HazariReferee(Referee):
    """The referee of Hazari."""

    def questions(self, variant: Variant) -> tuple[str, ...]:
        return ("groups", "arrangement")

    def fields(self, variant: Variant, question: str, words: Catalogue) -> list[RulingField]:
        named = [(name, label(words, "group", number=place)) for place, name in enumerate(GROUPS, 1)]
        if question == "groups":
            return [
                RulingField(
                    id=name,
                    text=text,
                    least=3 if place < 2 else 0,
                    most=4,
                    when="" if place < 2 else GROUPS[place - 1],
                )
                for place, (name, text) in enumerate(named)
            ]
        return [
            RulingField(id="hand", text=label(words, "thirteen"), least=HAND, most=HAND),
            *(
                RulingField(
                    id=name,
                    text=text,
                    most=size,
                    when="hand" if place == 0 else GROUPS[place - 1],
                    among=("hand",),
                )
                for place, ((name, text), size) in enumerate(zip(named, GROUP_SIZES, strict=True))
            ),
        ]

    def judge(self, variant: Variant, question: str, entered: Entered, words: Catalogue) -> Decided:
        groups = [entered.cards[name] for name in GROUPS if entered.cards[name]]
        if question == "arrangement":
            return _arrange(variant, entered.cards["hand"], groups, words)
        if len({len(cards) for cards in groups}) > 1 or len(groups[0]) < 3:
            raise refuse("group-sizes", numbers=tuple(map(len, groups)))
        return _compare(variant, groups, words)


def _compare(variant: Variant, groups: list[Cards], words: Catalogue) -> Decided:
    """Judge a round in which these groups are shown in this order."""
    o = config_of(GAME, variant)
    last = len(groups[0]) == 4
    number = 3 if last else 0
    sets = [FRENCH52.cards(cards) for cards in groups]
    strengths = [strength_of_group(o, number, cards) for cards in sets]
    winner, best = 0, -1
    for place, strength in enumerate(strengths):
        if beats(o, strength, best):
            winner, best = place, strength
    rows = [_row(o, number, place, cards, words, wins=place == winner) for place, cards in enumerate(sets)]
    shown = group_of(o, number, sets[winner])
    verdict = note(words, "group-wins", "H-16", number=winner + 1, group=shown)
    notes: list[RulingNote] = []
    equal = tuple(place + 1 for place, strength in enumerate(strengths) if strength == best)
    if len(equal) > 1:
        tie = "first" if o.first_played else "last"
        notes.append(note(words, f"equal-groups-{tie}", "H-17", numbers=equal))
    if last:
        four = "four-card" if o.four_card else "best-three"
        notes.append(note(words, four, "H-19" if o.four_card else "H-18"))
    if is_troy(best) and troy_decides(o, number):
        notes.append(note(words, "troy-wins-match", "H-20"))
    return Decided(verdict, notes=notes, rows=rows)


def _row(
    o: HazariConfig, number: int, place: int, cards: int, words: Catalogue, *, wins: bool = False
) -> RulingRow:
    group = group_of(o, number, cards)
    return RulingRow(
        title=label(words, "group", number=place + 1),
        cards=group.cards,
        text=words.text("group-hazari", group=group),
        rule=CLASS_RULES.get(group.class_name, "H-19"),
        wins=wins,
    )


def _arrange(variant: Variant, hand: Cards, groups: list[Cards], words: Catalogue) -> Decided:
    """Return the best arrangements of a hand, and judge `groups` if they are all entered."""
    o = config_of(GAME, variant)
    match = match_at(variant, {"hand": list(hand)}, seed=0)
    view: View[HazariState, HazariConfig] = match.view(match.to_act[0])
    splits = suggested_splits(view)
    moves: list[RulingMove] = []
    for split in splits:
        lines = [_line(o, place, cards, words) for place, cards in enumerate(split.move.groups)]
        title = words.text(f"split-hazari-{split.name}")
        result = words.text("list-moves-separator").join(lines)
        moves.append(RulingMove(move=str(split.move), title=title, result=result))
    judged = tuple(groups) if len(groups) == len(GROUPS) else splits[0].move.groups
    rows = [_row(o, place, place, FRENCH52.cards(cards), words) for place, cards in enumerate(judged)]
    if judged is splits[0].move.groups:
        points = splits[0].points
        verdict = note(words, "best-arrangement", "H-13")
        notes = [] if points is None else [note(words, "average-points", "H-21", points=round(points))]
        return Decided(verdict, None, "", notes, rows, moves, complete=False)
    refusal = view.explain(Arrange(groups=judged)).refusal
    if refusal is not None:
        verdict = refusal_note(words, refusal)
        return Decided(verdict, False, "", (), rows, moves, complete=False)
    verdict = note(words, "arrangement-allowed", "H-13")
    return Decided(verdict, True, "", (), rows, moves, complete=False)


def _line(o: HazariConfig, number: int, cards: Cards, words: Catalogue) -> str:
    group = group_of(o, number, FRENCH52.cards(cards))
    return words.text("referee-arranged-group", cards=group.cards, group=group)


REFEREE = HazariReferee()
