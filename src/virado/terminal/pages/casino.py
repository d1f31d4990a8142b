"""The page of the Casino family: loose cards, builds with their owners, piles and sweeps."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgspec import UNSET, Struct
from msgspec.structs import replace

from virado.cards import Seat
from virado.games.casino.messages import (
    Build,
    BuildEffect,
    Built,
    CallOrange,
    Capture,
    Captured,
    CaptureEffect,
    CasinoView,
    Claim,
    DealScored,
    Dealt,
    ItemPoints,
    MatchOver,
    OrangeCalled,
    RestrictedItem,
    SideScore,
    TableBuild,
    Trail,
    Trailed,
)
from virado.games.messages import Move
from virado.languages import DEFAULT
from virado.terminal.choices import NumberedMove, normalize, words_of_label
from virado.terminal.columns import flow, ljust, width
from virado.terminal.contract import Addition, Page, TypedLine
from virado.terminal.pages.seats import brief_seats, fact_lines, tie_note
from virado.terminal.perspective import Perspective
from virado.words.evaluation import FormattedText
from virado.words.narration.casino import NARRATION

T = TypeVar("T", bound=Struct)
_RANKS = "A123456789TJQK"
_SUITS = "shdcbrgy"
_PLAYS = (Trailed, Captured, Built, OrangeCalled)
_SIGNS: dict[type[Move], frozenset[str]] = {
    Trail: frozenset(),
    Capture: frozenset({"x"}),
    Build: frozenset({"+"}),
}
_ORDER = (Capture, Build, Trail)
CLAIM_MARK = "!"
"""Sign that the person types after the number of a move to claim the match with this move."""


def sort_cards(cards: Iterable[str]) -> list[str]:
    """Return cards from low to high; in this order, sums are easier to see."""
    return sorted(cards, key=lambda card: (_RANKS.index(card[0]), _SUITS.index(card[1])))


class CasinoPage(Page):
    """The page of the Casino family."""

    deal_event = Dealt
    score_event = DealScored
    win_event = MatchOver
    example = "trail ah"
    syntax_refusals = ("casino-form", "casino-unreadable", "casino-trail")

    def __init__(self) -> None:
        self._is_price_known = False
        """True if the person's last line has shown the price of a false call of orange."""

    def begin(self, p: Perspective) -> None:
        self._is_price_known = False

    def header(self, p: Perspective) -> list[str]:
        data: CasinoView = p.data
        facts = [p.texts("terminal-casino-round", number=data.deal, round=data.round)]
        if data.extra_deal:
            facts.append(p.texts("terminal-casino-extra-deal"))
        facts.append(p.texts("terminal-casino-stock", number=data.stock))
        if p.options.match_length != "to_target":
            facts.append(p.texts("terminal-casino-single-deal"))
        else:
            facts.append(p.texts("terminal-target", total=p.options.target))
        return facts

    # ------------------------------------------------------------------ the position
    def position(self, p: Perspective) -> list[str]:
        wide = max(width(self._title(p, seat)) for seat in p.seats) + 2
        others = [line for seat in p.others for line in self._seat(p, seat, wide)]
        return [*others, "", *self._table(p), "", *self._seat(p, p.me, wide), *self._hand(p)]

    def brief_position(self, p: Perspective) -> list[str]:
        return [*brief_seats(p), *self.least_position(p)]

    def least_position(self, p: Perspective) -> list[str]:
        return [*self._table(p), *self._hand(p)]

    def _part_label(self, p: Perspective, name: str) -> str:
        """Return the label of a part; all have the same width."""
        labels = {each: p.texts(f"terminal-label-{each}") for each in ("table", "builds", "hand")}
        return ljust(f" {labels[name]}", max(map(width, labels.values())) + 3)

    def _hand(self, p: Perspective) -> list[str]:
        label = self._part_label(p, "hand")
        cards = [p.style.card(card) for card in sort_cards(p.hand)]
        return flow(cards, p.columns, first=label, indent=width(label))

    def _table(self, p: Perspective) -> list[str]:
        data: CasinoView = p.data
        style = p.style
        label = self._part_label(p, "table")
        margin = width(label)
        loose = [style.card(card) for card in sort_cards(data.loose)]
        loose = loose or [style.paint("dim", p.texts("terminal-casino-no-loose-card"))]
        lines = flow(loose, p.columns, first=label, indent=margin)
        for i, build in enumerate(data.builds):
            words = self._build(p, build).split(" ")
            first = " " * margin if i else self._part_label(p, "builds")
            lines += flow(words, p.columns, first=first, indent=margin, gap=" ")
        return lines

    def _title(self, p: Perspective, seat: Seat) -> str:
        if seat != p.me and p.side_of(seat) == p.my_side:
            return p.texts("terminal-casino-partner", name=p.texts.as_painted(p.title(seat)))
        return p.title(seat)

    def _seat(self, p: Perspective, seat: Seat, wide: int) -> list[str]:
        data: CasinoView = p.data
        style, texts = p.style, p.texts
        side = p.side_of(seat)
        facts: list[str] = []
        if seat != p.me:
            held = data.hands[seat]
            hidden = isinstance(held, int)
            seen = texts("terminal-cards", number=held) if hidden else style.cards(sort_cards(held))
            facts.append(seen or texts("terminal-no-cards"))
        facts.append(texts("terminal-casino-pile", number=data.piles[side]))
        if data.tops is not UNSET and data.tops[side] is not None:
            facts.append(texts("terminal-casino-top", card=data.tops[side]))
        if data.sweeps[side] and p.options.sweeps != "none":
            facts.append(style.paint("note", self._sweeps(p, data.sweeps[side])))
        if data.last_capturer == seat:
            facts.append(texts("terminal-casino-took-last"))
        if seat == data.dealer:
            facts.append(texts("terminal-dealer", seat=seat))
        if seat == p.me and data.bottom is not UNSET and data.bottom is not None:
            facts.append(texts("terminal-casino-bottom", card=data.bottom))
        still = data.restricted_to[side]
        if still is not None:
            facts.append(style.paint("note", texts("terminal-casino-only", items=self._open_items(p, still))))
        scores = [texts("terminal-score", number=score) for score in data.scores]
        score = ljust(style.paint("bold", scores[side]), max(map(width, scores)) + 2)
        start = f" {ljust(self._title(p, seat), wide)}{score}"
        return fact_lines(p, start, facts)

    def _build(self, p: Perspective, build: TableBuild) -> str:
        style, texts = p.style, p.texts
        groups = " + ".join(style.cards(group) for group in build.cards)
        owner = texts("terminal-casino-owner", seat=build.owner)
        text = f"{style.paint('bold', texts.number(build.value))}: {style.isolate(groups)}   {owner}"
        if build.keeper != build.owner:
            return text + " " + texts("terminal-casino-keeper", seat=build.keeper)
        if build.keeper == p.me:
            return f"{text} {style.paint('dim', texts('terminal-casino-keep', value=build.value))}"
        return text

    def _open_items(self, p: Perspective, items: Sequence[RestrictedItem]) -> Sequence[str]:
        """Return the items that a restricted side still needs (C-22), as text."""
        return p.texts.as_painted_list(p.texts(f"terminal-casino-open-{item}") for item in items)

    def _sweeps(self, p: Perspective, number: int) -> str:
        return p.texts("terminal-casino-sweeps", number=number, variant=p.view.variant.slug)

    # ------------------------------------------------------------------ the moves
    def question(self, p: Perspective, choices: Sequence[NumberedMove]) -> str:
        del choices
        data: CasinoView = p.data
        kept = sorted({build.value for build in data.builds if build.keeper == p.me})
        free = p.options.owner_may_trail or (p.options.keeper_trails_in_last_round and data.last_round)
        if kept and not free:
            return p.texts("terminal-casino-turn-keeping", values=kept)
        return p.texts("terminal-casino-turn")

    def choices(self, p: Perspective, moves: Sequence[Move]) -> list[NumberedMove]:
        hand = sort_cards(p.hand)

        def order(move: Move) -> tuple[Any, ...]:
            played = hand_cards_of(move)
            value = move.value if isinstance(move, Build) else 0
            places = [hand.index(card) for card in played]
            return len(played), places, _ORDER.index(type(move)), -len(table_cards_of(move)), value

        return [self._choice(p, number, move) for number, move in enumerate(sorted(moves, key=order), 1)]

    def _choice(self, p: Perspective, number: int, move: Move) -> NumberedMove:
        label, words = self._label(p, move)
        keys = [f"terminal-casino-words-{word}" for word in words]
        return NumberedMove(
            number=number,
            move=move,
            label=label,
            played=tuple(sort_cards(hand_cards_of(move))),
            table_cards=frozenset(table_cards_of(move)),
            words=p.texts.suit_words(hand_cards_of(move)).union(*map(p.texts.own_words, keys)),
            whole_words=frozenset({f"={move.value}"} if isinstance(move, Build) else ()).union(
                _SIGNS[type(move)], words_of_label(label), *map(p.texts.typed_words, keys)
            ),
        )

    def move_name(self, p: Perspective, move: Move) -> FormattedText:
        """Return the text of a move; in a language other than English, the text of its button.

        The cards are in the order of the list.
        """
        if p.texts.words.language.tag == DEFAULT or not p.view.explain(move).legal:
            return super().move_name(p, _in_display_order(move))
        texts = p.texts
        effect = _in_display_order(p.view.describe(move))
        choice = NARRATION.choice(texts.words, move, effect, p.data, texts.speakers)
        return FormattedText(p.style.sentence(choice.alone or choice.title))

    def _label(self, p: Perspective, move: Move) -> tuple[str, list[str]]:
        """Return the label of a move, and the keys of the messages that list words for the move."""
        texts, style = p.texts, p.style
        if isinstance(move, Trail):
            return texts("terminal-casino-trail"), ["trail"]
        if isinstance(move, Capture):
            return self._capture(p, move)
        assert isinstance(move, Build)
        effect = p.view.describe(move)
        assert isinstance(effect, BuildEffect)
        partner = ["partner"] if move.for_partner else []
        stolen = effect.stolen or ()
        cards = style.cards(sort_cards([card for card in move.joined if card not in stolen]))
        onto = f"[{style.cards(sort_cards(move.onto))}]" if move.onto is not None else ""
        label = texts(
            f"terminal-casino-build-{effect.action}",
            value=move.value,
            build=texts.as_painted(f"{onto} {cards}".strip()),
            cards=texts.as_painted(cards),
        )
        if stolen:
            label = f"{label} {texts('terminal-casino-stealing', cards=stolen)}"
        if move.for_partner:
            label = f"{label} {texts('terminal-casino-for-partner')}"
        words = [
            "build",
            *(["raise"] if move.onto is not None else []),
            *(["steal"] if stolen else []),
            *partner,
        ]
        return label, words

    def _capture(self, p: Perspective, move: Capture) -> tuple[str, list[str]]:
        texts, style = p.texts, p.style
        effect = p.view.describe(move)
        assert isinstance(effect, CaptureEffect)
        stolen = effect.stolen or ()
        loose = sort_cards([card for card in move.loose if card not in stolen])
        taken = [style.cards(loose)] if loose else []
        taken += [f"[{style.cards(sort_cards(build))}]" for build in move.builds]
        label = texts("terminal-casino-take", cards=texts.as_painted(" ".join(taken)))
        if stolen:
            label = f"{label} {texts('terminal-casino-stealing', cards=stolen)}"
        words = ["capture", *(["steal"] if stolen else [])]
        if not effect.sweep:
            return label, words
        scores = p.options.sweeps != "none"
        name = sweep_word(p) if scores else texts("terminal-casino-all")
        return f"{label} {style.paint('note', name)}", [*words, "sweep"]

    # ------------------------------------------------------------------ out of turn
    def help(self, p: Perspective) -> list[str]:
        keys = ["captures" if p.options.building == "none" else "signs"]
        if self._has_orange(p):
            keys += ["orange", "orange-with"]
        if p.options.claim != "none":
            keys += ["claim"]
        return [f"terminal-casino-help-{key}" for key in keys]

    def help_facts(self, p: Perspective) -> dict[str, object]:
        return {"number": p.options.points.orange}

    def keys(self, p: Perspective) -> list[str]:
        keys = ["orange"] if self._has_orange(p) else []
        if p.options.claim != "none":
            keys.append("claim")
        return [f"terminal-casino-help-{key}" for key in keys]

    def words(self, p: Perspective, move: Move) -> frozenset[str]:
        match move:
            case CallOrange():
                return p.texts.typed_words("terminal-casino-words-orange")
            case Claim():
                return p.texts.typed_words("terminal-casino-words-claim")
            case _:
                return frozenset()

    def _calls(self, p: Perspective, word: str) -> type[Claim] | type[CallOrange] | None:
        """Return the class of the call for a typed word; None if the variant does not have this call."""
        orange, claim = CallOrange(), Claim()
        if self._has_orange(p) and (word == str(orange) or word in self.words(p, orange)):
            return CallOrange
        if p.options.claim != "none" and word in self.words(p, claim):
            return Claim
        return None

    @staticmethod
    def _has_orange(p: Perspective) -> bool:
        return p.options.orange_calls != "none"

    def _orange_word(self, p: Perspective) -> str:
        """Return the first word of more than one letter for the call of an orange, in the person's language."""
        words = normalize(p.texts.plain_text("terminal-casino-words-orange")).split()
        return next(word for word in words if len(word) > 1)

    def parse_line(self, p: Perspective, line: str) -> TypedLine | None:
        word = line.casefold()
        call = self._calls(p, word)
        is_price_known, self._is_price_known = self._is_price_known, False
        if call is CallOrange and (len(word) == 1 or not (is_price_known or word == str(CallOrange()))):
            self._is_price_known = True
            full = p.texts.as_painted(p.style.paint("key", self._orange_word(p)))
            price = p.options.points.orange
            return TypedLine(note=p.texts("terminal-casino-orange-price", input=full, number=price))
        return TypedLine(move=call(), aside=True) if call is not None else None

    def canonical_words(self, p: Perspective, line: str) -> str:
        first, _, rest = line.partition(" ")
        is_trail = normalize(first).casefold() in p.texts.typed_words("terminal-casino-words-trail")
        return f"trail {rest}" if is_trail else line

    def addition(self, p: Perspective, word: str, move: Move) -> Addition | None:
        call = self._calls(p, word)
        if call is CallOrange and isinstance(move, Capture):
            return Addition(replace(move, orange=True))
        if call is Claim or (word == CLAIM_MARK and p.options.claim != "none"):
            return Addition(move, Claim())
        return None

    def call_question(self, p: Perspective) -> str:
        if not self._has_orange(p):
            return ""
        last = p.last(_PLAYS)
        if isinstance(last, Captured) and last.seat != p.me and last.orange is None:
            return p.texts("terminal-casino-orange-question", number=p.options.points.orange)
        return ""

    # ------------------------------------------------------------------ scores
    def remarks(self, p: Perspective, event: Any) -> list[str]:
        scored: DealScored = event
        is_decided = p.options.match_length != "to_target" or max(scored.scores) >= p.options.target
        note = tie_note(p, scored.scores) if is_decided and p.last((MatchOver,)) is None else ""
        return [note] if note else []

    def score_rows(self, p: Perspective, event: Any) -> list[list[str]]:
        scored: DealScored = event
        texts, sides = p.texts, scored.sides
        rows = [["", *map(p.side_name, p.sides)]]

        def row(key: str, cells: Iterable[str]) -> None:
            rows.append([texts(f"terminal-casino-row-{key}", variant=p.view.variant.slug), *cells])

        row("cards", (texts.number(side.cards) for side in sides))
        if sides[0].spades is not UNSET:
            row("spades", (texts.number(side.spades) for side in sides if side.spades is not UNSET))
        if any(side.sweeps for side in sides):
            row("sweeps", (texts.number(side.sweeps) for side in sides))
            if any(side.sweeps_net != side.sweeps for side in sides):
                row("sweeps_net", (texts.number(side.sweeps_net) for side in sides))
        if any(side.restricted_to is not None for side in sides):
            row("restricted", (self._restriction(p, side) for side in sides))
        rows.append([""])
        for item in ItemPoints.__struct_fields__:
            points: list[int] = [getattr(side.items, item) for side in sides]
            if any(points):
                row(f"item-{item}", (texts.number(number) if number else p.style.dash for number in points))
        for key, totals in (("points", scored.points), ("scores", scored.scores)):
            title, *cells = [texts(f"terminal-casino-row-{key}"), *map(texts.number, totals)]
            rows.append([p.style.paint("bold", cell) for cell in (title, *cells)])
        return rows

    def _restriction(self, p: Perspective, side: SideScore) -> str:
        if side.restricted_to is None:
            return p.texts("terminal-casino-everything")
        return p.texts("terminal-casino-open", items=self._open_items(p, side.restricted_to))


def hand_cards_of(move: Move) -> tuple[str, ...]:
    """Return the cards that a move plays from the hand."""
    match move:
        case Trail(card=card) | Build(card=card):
            return (card,)
        case Capture(played=played):
            return played
        case _:
            return ()


def _in_display_order(message: T) -> T:
    """Return a move or an effect with the cards of each group in display order."""
    match message:
        case Capture():
            builds = tuple(tuple(sort_cards(build)) for build in message.builds)
            return replace(
                message, played=_sorted(message.played), loose=_sorted(message.loose), builds=builds
            )
        case Build():
            return replace(
                message, joined=_sorted(message.joined), onto=message.onto and _sorted(message.onto)
            )
        case CaptureEffect():
            return replace(message, played=_sorted(message.played), loose=_sorted(message.loose))
        case BuildEffect():
            return replace(message, joined=_sorted(message.joined))
        case _:
            return message


def _sorted(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(sort_cards(cards))


def table_cards_of(move: Move) -> list[str]:
    """Return the table cards that a move takes or joins."""
    match move:
        case Capture(loose=loose, builds=builds):
            return [*loose, *(card for build in builds for card in build)]
        case Build(joined=joined, onto=onto):
            return [*(onto or ()), *joined]
        case _:
            return []


def sweep_word(p: Perspective) -> str:
    """Return the variant's word for a sweep."""
    return p.texts("casino-sweep", variant=p.view.variant.slug)


PAGE = CasinoPage
