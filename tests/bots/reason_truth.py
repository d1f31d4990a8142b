"""An independent judge of bots' reasons. It checks each reason as a predicate of the position.

The predicates are written from the rulebooks (docs/rules) and read what a viewer reads: the view's message, its
events and the effect of a move. Nothing of `virado.bots` or `virado.analysis` is imported.

A verdict is True or False; it is None if the judge cannot decide.
"""

import itertools
import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import numpy as np

from tests.bots.hazari_showdowns import SCALE, TROY, Showdowns, number_of, strengths
from virado.games.casino.messages import Captured, CaptureEffect, Dealt
from virado.games.catalogue import variant
from virado.games.messages import Move
from virado.games.tricks.messages import CardPlayed
from virado.view import AnyView

Verdict = bool | None
NATURAL, TEN_HIGH, JASS = "789TJQKA", "789JQKTA", "78QKTA9J"
PACK32 = [rank + suit for suit in "shdc" for rank in NATURAL]
TRUMPS = 8


class Said(Protocol):
    """A reason, as the judge reads it."""

    @property
    def family(self) -> str: ...
    @property
    def code(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...
    @property
    def against(self) -> bool: ...


class Given(NamedTuple):
    """A reason made by a test."""

    family: str
    code: str
    facts: Mapping[str, Any] = {}
    against: bool = False


def judge(view: AnyView, move: Move, said: Said, best: Move | None = None) -> Verdict:
    """Return the verdict on a reason for a move of the view's seat.

    The reason may compare the move with `best`.
    """
    name = said.code.replace("-", "_")
    judge_of = {"casino": Casino, "hazari": Hazari}.get(view.variant.game.name, Tricks)
    judging: Any = judge_of(view, move)
    judging.best_move = best or move
    predicate: Callable[..., Verdict] | None = getattr(judging, f"{said.family}_{name}", None)
    if predicate is None:
        return None
    try:
        return predicate(**said.facts)
    except TypeError:
        return False  # a reason with the wrong facts is false


PACKS = 400
"""Number of packs that judge a chance in Hazari."""
SURENESS = 4.5
"""Number of standard errors by which a stated chance may differ from the judge's."""
ABOUT_AS_OFTEN = 3
"""Largest difference of two chances that are about the same, in per cent."""


# ---------------------------------------------------------------------- pairs
OPPOSITE = {
    frozenset(pair)
    for pair in (
        ("play", "drop"),
        ("stay", "drop"),
        ("declare", "pass"),
        ("declare", "turn_next"),
        ("raub", "look"),
        ("stih", "look"),
        ("blind", "look"),
        ("swap_seven", "no_swap"),
        ("deal", "refa"),
        ("choose", "next"),
        ("choose", "redeal"),
    )
}
"""Actions that cannot be supported by the same statement about the position."""
OF_THE_POSITION = {
    "trick-likely",
    "no-trick-likely",
    "trumps-held",
    "each-trick",
    "no-trick-costs",
    "higher-trumps",
    "declare",
    "pass",
    "look",
    "own-deal",
    "unopposed",
}
"""Statements about the position alone, which say nothing about the move."""
EXCLUSIVE = {frozenset({"trick-likely", "no-trick-likely"})}
"""Sets of statements about one hand; at most one statement of each set is true."""


def contradicts(first: tuple[Move, Sequence[Said]], second: tuple[Move, Sequence[Said]]) -> str:
    """Return a description of how the reasons of two moves contradict each other; empty if they do not."""
    (move, reasons), (other, others) = first, second
    opposite = frozenset({_action(move), _action(other)}) in OPPOSITE
    for one, two in itertools.product(reasons, others):
        if one.code not in OF_THE_POSITION or two.code not in OF_THE_POSITION:
            continue
        same = (one.family, one.code, one.facts) == (two.family, two.code, two.facts)
        if same and opposite and one.against == two.against:
            return f"{one.code} speaks the same way about {move} and {other}"
        if (
            one.code == two.code
            and one.facts != two.facts
            and _action(move) != "choose"
            and one.code != "pass"
        ):
            return f"{one.code} of {one.facts} and of {two.facts}"
        if frozenset({one.code, two.code}) in EXCLUSIVE:
            return f"{one.code} and {two.code}"
    return ""


def recommends_another(said: Said, best: Move) -> bool:
    """Return True if a reason recommends a card that the best move does not play."""
    return said.code == "lower-would-do" and str(best) != f"card {said.facts['card']}"


def _action(move: Move) -> str:
    return str(move).split()[0]


class Anything:
    """The judge of statements that all games share."""

    def __init__(self, view: AnyView, move: Move) -> None:
        self.view, self.move = view, move
        self.data: Any = view.data
        self.seat = view.seat

    def any_by_chance(self) -> Verdict:
        return True


# ---------------------------------------------------------------------- Raub and Zwanzig ab
class Tricks(Anything):
    """The judge of statements in the trick games."""

    def __init__(self, view: AnyView, move: Move) -> None:
        super().__init__(view, move)
        o: Any = view.variant.options
        self.o = o
        self.raub = view.variant.game.name == "raub"
        self.plain = NATURAL if self.raub or o.suit_rank == "natural" else TEN_HIGH
        self.trumps = JASS if not self.raub and o.trump_rank == "jass" else self.plain
        self.words = str(move).split()
        self.action = self.words[0]
        self.trump = self.words[1] if self.action in ("choose", "blind") else self.data.trump
        held = self.data.hands[self.seat]
        self.hand: list[str] = list(held) if not isinstance(held, int) else []

    # the values of cards by the rules of the game
    def rank(self, card: str) -> int:
        if card[1] == self.trump:
            return TRUMPS + self.trumps.index(card[0])
        return self.plain.index(card[0])

    def with_turnup(self) -> list[str]:
        """Return the hand, with the turn-up where the statement is about a declarer."""
        if self.raub and self.data.phase in ("blind", "bidding") and self.data.turned:
            return [*self.hand, self.data.turned[-1]]
        return self.hand

    def number_of_trumps(self, cards: Iterable[str]) -> int:
        return sum(card[1] == self.trump for card in cards)

    def is_low(self, card: str) -> bool:
        return card[1] != self.trump and card[0] != "A"

    def top_trumps(self) -> list[str]:
        held = self.with_turnup()
        return list(
            itertools.takewhile(held.__contains__, (rank + str(self.trump) for rank in reversed(self.trumps)))
        )

    def factor(self) -> int:
        if not self.raub:
            return self.times(self.data.trump, self.data.blind)
        refas = self.data.refas
        return 1 if not refas else 2**refas if self.o.refa_stacking == "compound" else 2

    def times(self, trump: str, blind: bool) -> int:
        both = (self.o.hearts_multiplier if trump == "h" else 1, self.o.blind_multiplier if blind else 1)
        return math.prod(both) if self.o.multiplier_mode == "product" else max(both)

    # the statements of the trick games
    def tricks(self) -> list[list[tuple[int, str]]]:
        """Return the cards of this deal, trick by trick; the last list is the trick in progress."""
        events = [(event.seat, event.card) for event in self.view.events() if isinstance(event, CardPlayed)]
        in_trick = len(self.data.trick)
        played = (
            sum(len(cards) for cards in self.data.played) if self.raub else len(self.data.plays) + in_trick
        )
        cards = events[len(events) - played :] if played else []
        size = self.players_in()
        done = cards[: len(cards) - in_trick]
        return [done[i : i + size] for i in range(0, len(done), size)] + [cards[len(cards) - in_trick :]]

    def players_in(self) -> int:
        d = self.data
        return len(d.active) if self.raub else len(d.hands) - len(d.dropped)

    def height(self, led: str, card: str) -> int:
        return self.rank(card) if card[1] in (led, self.trump) else -1

    def best(self, trick: Sequence[tuple[int, str]]) -> int:
        return max((self.height(trick[0][1][1], card) for _, card in trick), default=-1)

    def lacking(self) -> dict[int, set[str]]:
        """Return the cards that each seat has shown not to hold (R-17, Z-13)."""
        found: dict[int, set[str]] = {}
        for trick in self.tricks():
            for place, (seat, card) in enumerate(trick):
                if not place:
                    continue
                led = trick[0][1][1]
                lacks = found.setdefault(seat, set())
                if card[1] == led:
                    continue
                lacks |= {each for each in PACK32 if each[1] == led}
                best = self.best(trick[:place])
                if card[1] != self.trump:
                    lacks |= {each for each in PACK32 if each[1] == self.trump}
                elif self.o.overtrump == "required" and self.rank(card) < best:
                    lacks |= {each for each in PACK32 if each[1] == self.trump and self.rank(each) > best}
        return found

    def out(self) -> set[str]:
        """Return the cards that a player who has yet to play to the trick may hold."""
        d = self.data
        gone = {*self.hand, *d.discards, *(card for trick in self.tricks() for _, card in trick)}
        if self.raub:
            gone |= set(d.turned[:-1])
        inside = set(d.active) if self.raub else set(range(len(d.hands))) - set(d.dropped)
        later = inside - {self.seat} - {seat for seat, _ in self.tricks()[-1]}
        lacking = self.lacking()
        return {
            card
            for card in PACK32
            if card not in gone and any(card not in lacking.get(seat, set()) for seat in later)
        }

    @property
    def card(self) -> str:
        return self.words[1]

    def leads(self) -> bool:
        return not self.tricks()[-1]

    def wins_now(self, card: str) -> bool:
        trick = self.tricks()[-1]
        return not trick or self.height(trick[0][1][1], card) > self.best(trick)

    def is_last(self) -> bool:
        return len(self.tricks()[-1]) == self.players_in() - 1

    def beaters(self) -> set[str]:
        trick = self.tricks()[-1]
        led = trick[0][1][1] if trick else self.card[1]
        return {each for each in self.out() if self.height(led, each) > self.height(led, self.card)}

    def playable(self) -> list[str]:
        return [str(move).split()[1] for move in self.view.legal()]

    # ------------------------------------------------------------------ cards
    def tricks_nothing_else(self) -> Verdict:
        return self.view.count_legal() == 1

    def tricks_only_card(self) -> Verdict:
        return self.playable() == [self.card]

    def tricks_cannot_win(self) -> Verdict:
        return not self.wins_now(self.card)

    def tricks_last_to_play(self) -> Verdict:
        return self.is_last() and self.wins_now(self.card)

    def tricks_cannot_be_beaten(self) -> Verdict:
        return self.wins_now(self.card) and not self.beaters()

    def tricks_only_trump_beats(self) -> Verdict:
        beaters = self.beaters()
        return self.card[1] != self.trump and {card[1] for card in beaters} == {self.trump}

    def tricks_takes_lead(self) -> Verdict:
        return not self.leads() and self.wins_now(self.card)

    def tricks_draws_last_trump(self) -> Verdict:
        trumps = [card for card in self.out() if card[1] == self.trump]
        return self.card[1] == self.trump and len(trumps) <= 1 and not self.beaters()

    def tricks_draws_trumps(self) -> Verdict:
        return self.leads() and self.card[1] == self.trump

    def tricks_higher_out(self, number: int) -> Verdict:
        suit, rank = self.card[1], self.rank(self.card)
        higher = sum(card[1] == suit and self.rank(card) > rank for card in self.out())
        return self.wins_now(self.card) and higher == number > 0

    def tricks_not_needed(self) -> Verdict:
        return all(self.rank(card) >= self.rank(self.card) for card in self.playable())

    def tricks_keeps_better(self, card: str) -> Verdict:
        return card in self.hand and card != self.card and self.rank(card) > self.rank(self.card)

    def tricks_lower_would_do(self, card: str) -> Verdict:
        as_well = self.wins_now(card) == self.wins_now(self.card)
        certain = self.is_last() or not self.wins_now(card)
        return card in self.playable() and self.rank(card) < self.rank(self.card) and as_well and certain

    # ------------------------------------------------------------------ hands
    def tricks_trick_likely(self, cards: Collection[str]) -> Verdict:
        return bool(cards) and list(cards) == self.top_trumps()

    def tricks_no_trick_likely(self) -> Verdict:
        return not self.top_trumps()

    def tricks_trumps_held(self, number: int) -> Verdict:
        return self.number_of_trumps(self.hand) == number

    def tricks_each_trick(self, number: int) -> Verdict:
        return self.factor() == number

    def tricks_no_trick_costs(self, number: int) -> Verdict:
        penalty = self.o.defender_penalty if self.raub else self.o.no_trick_penalty
        return penalty * self.factor() == number

    # ------------------------------------------------------------------ exchanges
    def given(self) -> list[str]:
        return self.words[1:]

    def kept(self) -> list[str]:
        taken = [self.data.turned[-1]] if self.action == "take_turnup" else []
        return [card for card in [*self.hand, *taken] if card not in self.given()]

    def tricks_exchange(self, number: int) -> Verdict:
        return sum(map(self.is_low, self.given())) == number > 0

    def tricks_keeps_all(self) -> Verdict:
        return not self.given() and not any(map(self.is_low, self.hand))

    def tricks_keeps_good(self, cards: Collection[str]) -> Verdict:
        return bool(cards) and set(cards) == {card for card in self.kept() if not self.is_low(card)}

    def tricks_throws_good(self, cards: Collection[str]) -> Verdict:
        return bool(cards) and set(cards) == {card for card in self.given() if not self.is_low(card)}

    def tricks_keeps_plain(self, number: int) -> Verdict:
        return sum(map(self.is_low, self.kept())) == number > 0

    def tricks_weakest_card(self) -> Verdict:
        may = [str(move).split()[1] for move in self.view.legal()]
        return all(self.rank(card) >= self.rank(self.card) for card in may)

    def tricks_keeps_lower(self, card: str) -> Verdict:
        return card in self.kept() and self.rank(card) < self.rank(self.card)

    def tricks_voids_suit(self, suit: str) -> Verdict:
        return self.card[1] == suit != self.trump and all(card[1] != suit for card in self.kept())

    # ------------------------------------------------------------------ Raub
    def raub_own_deal(self) -> Verdict:
        return self.data.phase == "before_deal" and self.data.dealer == self.seat

    def adds_refa(self) -> bool:
        o, refas = self.o, self.data.refas
        limited = o.refa_max_outstanding and refas >= o.refa_max_outstanding
        single = o.refa_stacking == "single" and refas
        return "pass_deal" in o.refa_sources and not limited and not single

    def raub_refa(self) -> Verdict:
        return self.action == "refa" and self.adds_refa()

    def raub_passes_deal(self) -> Verdict:
        return self.action == "refa" and not self.adds_refa()

    def raub_muss(self, limit: int) -> Verdict:
        return self.action == "muss" and self.o.muss_threshold == limit and min(self.data.scores) < limit

    def raub_look(self) -> Verdict:
        return self.data.phase == "blind"

    def raub_raub(self) -> Verdict:
        if self.data.phase == "seven":
            return self.data.declarer == self.seat
        return self.action in ("raub", "stih")

    def raub_stih(self) -> Verdict:
        return self.data.phase == "blind" and self.data.turned[-1][0] == "7"

    def raub_higher_trumps(self, number: int) -> Verdict:
        return len(NATURAL) - 1 - NATURAL.index(self.data.turned[-1][0]) == number

    def raub_declare(self, number: int) -> Verdict:
        return self.data.phase == "bidding" and self.number_of_trumps(self.with_turnup()) == number

    def raub_pass(self, required: int, number: int) -> Verdict:
        expected = {"raub": self.o.raub_required_tricks, "stih": 1}.get(self.action, 2)
        return required == expected and self.o.declarer_penalty * self.factor() == number

    def raub_turn_next(self) -> Verdict:
        return self.action == "turn_next" and self.data.stock > 0

    def raub_thrown_in(self) -> Verdict:
        return self.action == "pass" and self.data.dealer == self.seat  # all others have passed

    def raub_unopposed(self, number: int) -> Verdict:
        d = self.data
        last = (self.seat + 1) % len(d.hands) == d.declarer
        return last and set(d.active) == {self.seat, d.declarer} and number == 4

    def raub_swap_seven(self) -> Verdict:
        return f"7{self.trump}" in self.hand and self.data.turned[-1][0] != "7"

    def raub_no_swap(self) -> Verdict:
        return f"7{self.trump}" not in self.hand

    # ------------------------------------------------------------------ Zwanzig ab
    def zwanzig_ab_blind(self, factor: int) -> Verdict:
        return self.action == "blind" and self.times(self.words[1], True) == factor

    def zwanzig_ab_look(self) -> Verdict:
        return self.data.phase == "blind"

    def zwanzig_ab_next(self) -> Verdict:
        return self.action == "next"  # Z-6: the card that makes trumps is forehand's

    def zwanzig_ab_redeal(self) -> Verdict:
        return all(card[0] in "78" for card in self.hand)

    def zwanzig_ab_no_better_suit(self) -> Verdict:
        return self.number_of_trumps(self.hand) == 0

    def zwanzig_ab_hearts_double(self, factor: int) -> Verdict:
        return self.words[1] == "h" and self.times("h", False) == factor > 1

    def zwanzig_ab_nobody_may_drop(self) -> Verdict:
        return {"diamonds": "d", "clubs": "c"}.get(self.o.oblige_suit) == self.words[1]

    def highest(self) -> int:
        return max(self.plain.index(card[0]) for card in self.hand)

    def zwanzig_ab_best_suit(self, card: str) -> Verdict:
        own = card in self.hand and card[1] == self.words[1]
        return own and self.plain.index(card[0]) == self.highest()

    def zwanzig_ab_two_trumps(self, number: int) -> Verdict:
        return self.number_of_trumps(self.hand) == number >= 2

    def zwanzig_ab_longer_suit(self, number: int, suit: str) -> Verdict:
        held = sum(card[1] == suit for card in self.hand)
        return held == number > self.number_of_trumps(self.hand)

    def zwanzig_ab_higher_card(self, card: str) -> Verdict:
        top = [each for each in self.hand if self.plain.index(each[0]) == self.highest()]
        return card in top and all(each[1] != self.words[1] for each in top)

    def zwanzig_ab_may_not_drop(self) -> Verdict:
        return [str(move) for move in self.view.legal()] == ["stay"]

    def zwanzig_ab_unopposed(self, number: int) -> Verdict:
        d = self.data
        inside = set(range(len(d.hands))) - set(d.dropped)
        order = [(d.forehand + 1 + step) % len(d.hands) for step in range(len(d.hands) - 1)]
        later = [seat for seat in order[order.index(self.seat) + 1 :] if seat in inside]
        return inside == {self.seat, d.forehand} and not later and number == 5  # Z-12

    def nobody_can_win(self) -> bool:
        most = (5 + self.o.all_tricks_bonus) * self.factor()
        return min(self.data.scores) > most  # Z-15, Z-17

    def useful(self, times: int) -> list[int]:
        """Return the numbers of tricks that lower the player's score in a deal with this factor (Z-15)."""
        score = self.data.scores[self.seat]
        gains = {won: (won + self.o.all_tricks_bonus * (won == 5)) * times for won in range(1, 6)}
        return [won for won, gain in gains.items() if not self.o.exact_zero or gain <= score]

    def zwanzig_ab_up_to_count(self, number: int) -> Verdict:
        return 1 <= number < 5 and self.useful(self.factor()) == list(range(1, number + 1))

    def zwanzig_ab_none_counts(self) -> Verdict:
        called = self.action in ("choose", "blind")
        return not self.useful(self.times(self.words[1], self.action == "blind") if called else self.factor())

    def zwanzig_ab_one_too_many(self) -> Verdict:
        won = self.data.tricks[self.seat]
        return won in self.useful(self.factor()) and won + 1 not in self.useful(self.factor())

    def zwanzig_ab_no_more_count(self) -> Verdict:
        won = self.data.tricks[self.seat]
        return won > 0 and not set(range(won, 6)) & set(self.useful(self.factor()))

    def zwanzig_ab_maker_costs(self, number: int) -> Verdict:
        called = self.action == "choose" and self.data.forehand == self.seat
        return called and self.o.maker_no_trick_penalty * self.times(self.words[1], False) == number

    def zwanzig_ab_drops_left(self, number: int) -> Verdict:
        may_drop = len(self.view.legal()) == 2
        return may_drop and self.data.drops_left[self.seat] == number

    def zwanzig_ab_leaves_tricks(self) -> Verdict:
        return self.data.tricks[self.seat] > 0 and self.nobody_can_win()

    def zwanzig_ab_one_trick(self) -> Verdict:
        return self.nobody_can_win()

    def zwanzig_ab_gives_way(self) -> Verdict:
        return self.nobody_can_win() and self.data.scores[self.seat] > min(self.data.scores)


# ---------------------------------------------------------------------- Casino
class Casino(Anything):
    """The judge of statements in the Casino family."""

    def __init__(self, view: AnyView, move: Move) -> None:
        super().__init__(view, move)
        o: Any = view.variant.options
        self.o = o
        agreement: Any = view.variant.agreement()
        self.values: Mapping[str, tuple[int, ...]] = agreement.values
        self.worth = {item.item: item.worth or 0 for item in agreement.items}
        self.effect: Any = view.describe(move)
        self.kind = type(self.effect).__name__
        self.hand: list[str] = list(self.data.hands[self.seat])
        self.side = self.data.sides.index(next(side for side in self.data.sides if self.seat in side))
        self.played = [self.effect.card] if self.kind != "CaptureEffect" else list(self.effect.played)
        self.rest = [card for card in self.hand if card not in self.played]

    def scores(self, card: str) -> int:
        """Return the points that a card scores by itself."""
        worth = self.worth
        if len(card) == 2 and card[0] == "5" and worth.get("five"):
            return worth["five"]
        points = worth.get("ace", 0) if card[0] == "A" else 0
        return (
            points
            + (worth.get("big_casino", 0) if card == "Td" else 0)
            + (worth.get("little_casino", 0) if card == "2s" else 0)
        )

    def scoring(self, cards: Iterable[str]) -> set[str]:
        return {card for card in cards if self.scores(card)}

    def points(self, cards: Iterable[str]) -> int:
        """Return the points that cards score by themselves; 0 while a side is restricted (C-22)."""
        return 0 if self.is_restricted() else sum(map(self.scores, cards))

    def is_restricted(self) -> bool:
        return any(items is not None for items in self.data.restricted_to)

    def taken(self) -> list[str]:
        """Return all cards that the capture brings, the played ones included."""
        return [*self.played, *(card for card in self.effect.taken if card not in self.played)]

    def keeper(self, seat: int) -> str:
        mine = self.data.sides[self.side]
        return "you" if seat == self.seat else "partner" if seat in mine else "other"

    def lying_after(self) -> tuple[list[str], list[tuple[int, list[str]]]]:
        """Return the loose cards after the move, and its builds as (value, cards)."""
        d, e = self.data, self.effect
        loose = list(d.loose)
        builds = [(build.value, [card for group in build.cards for card in group]) for build in d.builds]
        if self.kind == "TrailEffect":
            return [*loose, e.card], builds
        if self.kind == "CaptureEffect":
            taken = set(e.taken)
            return [card for card in loose if card not in taken], [
                (value, cards) for value, cards in builds if not set(cards) & taken
            ]
        made = {card for group in e.build.cards for card in group}
        left = [(value, cards) for value, cards in builds if not set(cards) & made]
        return [card for card in loose if card not in made], [*left, (e.build.value, sorted(made))]

    def opponents(self) -> list[int]:
        mine = self.data.sides[self.side]
        return [seat for seat in range(len(self.data.hands)) if seat not in mine]

    def seen(self) -> set[str]:
        """Return the cards that the viewer can place: hand, table, and everything captured in this deal."""
        d = self.data
        cards = {
            *self.hand,
            *d.loose,
            *(card for build in d.builds for group in build.cards for card in group),
        }
        for event in self.this_deal():
            if isinstance(event, Captured):
                cards |= {*event.played, *event.taken}
        return cards

    def this_deal(self) -> list[Any]:
        events = list(self.view.events())
        first = max(
            (i for i, event in enumerate(events) if isinstance(event, Dealt) and event.round == 1),
            default=0,
        )
        return events[first:]

    def unseen_of(self, rank: str) -> int:
        seen = self.seen()
        return sum(card[0] == rank and card not in seen for card in self.view.deck.names)

    def chance(self, rank: str) -> float | None:
        """Return the chance that an opponent holds a card of a rank.

        Each unseen card is assumed to be equally likely in every hidden place. Returns None if the holder of such a
        card is known.
        """
        d = self.data
        for build in d.builds:
            if rank in self.ranks_of(build.value) and build.keeper != self.seat:
                return 1.0 if build.keeper in self.opponents() else None
        if d.known and any(self.ranks_of(value) & {rank} for values in d.known for value in values):
            return None
        unseen = len(set(self.view.deck.names) - self.seen())
        held = sum(
            hand if isinstance(hand, int) else len(hand)
            for hand in map(d.hands.__getitem__, self.opponents())
        )
        number = self.unseen_of(rank)
        if not number or not held:
            return 0.0
        return 1 - math.comb(unseen - number, held) / math.comb(unseen, held)

    def ranks_of(self, value: int) -> set[str]:
        return {rank for rank, values in self.values.items() if value in values}

    # ------------------------------------------------------------------ the move
    def casino_nothing_else(self) -> Verdict:
        return self.view.count_legal() == 1

    def casino_sweeps(self) -> Verdict:
        return self.kind == "CaptureEffect" and self.lying_after() == ([], [])

    def casino_orange(self) -> Verdict:
        taken = [card for card in self.taken() if card not in self.played]  # C-24
        return {"r", "y"} <= {card[1] for card in taken}

    def casino_takes_build(self, keeper: str, value: int) -> Verdict:
        taken = set(self.effect.taken)
        return any(
            build.value == value and self.keeper(build.keeper) == keeper and {*build.cards[0]} <= taken
            for build in self.data.builds
        )

    def casino_takes(self, number: int, cards: Collection[str], points: int, spades: int) -> Verdict:
        taken = self.taken()
        right = sum(card[1] == "s" for card in taken)
        scoring = set(cards) == self.scoring(taken) and points == self.points(taken)
        return len(taken) == number and scoring and spades in (0, right)

    def casino_most_spades(self, number: int) -> Verdict:
        moved = self.taken() if self.kind == "CaptureEffect" else self.played
        return any(card[1] == "s" for card in moved) and self.is_majority("most_spades", number)

    def casino_most_cards(self, number: int) -> Verdict:
        return self.kind == "CaptureEffect" and self.is_majority("most_cards", number)

    def is_majority(self, item: str, points: int) -> bool:
        return self.worth.get(item) == points > 0 and not self.is_restricted()

    def casino_takes_most(self) -> Verdict:
        effects = [self.view.describe(move) for move in self.view.legal()]
        sizes = [
            len({*effect.played, *effect.taken}) for effect in effects if isinstance(effect, CaptureEffect)
        ]
        return self.kind == "CaptureEffect" and len(self.taken()) == max(sizes)

    def casino_builds(self, value: int, rank: str) -> Verdict:
        return (
            self._makes(value) and any(card[0] == rank for card in self.rest) and rank in self.ranks_of(value)
        )

    def _makes(self, value: int) -> bool:
        return self.kind == "BuildEffect" and self.effect.build.value == value

    def casino_builds_for_partner(self, value: int) -> Verdict:
        return self._makes(value) and self.effect.for_partner

    def _target(self, keeper: str, value: int) -> bool:
        onto = set(self.effect.onto or ())
        return any(
            {card for group in build.cards for card in group} == onto
            and self.keeper(build.keeper) == keeper
            and build.value == value
            for build in self.data.builds
        )

    def casino_adds(self, keeper: str, value: int) -> Verdict:
        return self._makes(value) and self._target(keeper, value)

    def casino_raises(self, keeper: str, before: int, value: int) -> Verdict:
        return self._makes(value) and self._target(keeper, before) and before < value

    def casino_they_hold(self, rank: str, percent: int) -> Verdict:
        chance = self.chance(rank)
        return None if chance is None else abs(100 * chance - percent) <= 1

    def casino_gives_away(self, cards: Collection[str], points: int) -> Verdict:
        scoring = self.scoring(cards) == set(cards) and points == self.points(cards)
        return list(cards) == self.played and scoring

    def casino_lays_only(self) -> Verdict:
        return all(type(self.view.describe(move)).__name__ == "TrailEffect" for move in self.view.legal())

    def casino_gives_away_spade(self) -> Verdict:
        return self.played[0][1] == "s"

    def casino_gives_away_little(self) -> Verdict:
        return not self.scores(self.played[0])

    def casino_gives_away_least(self) -> Verdict:
        return all(self.scores(card) >= self.scores(self.played[0]) for card in self.hand)

    def casino_lays_to_take(self, rank: str) -> Verdict:
        return self.played[0][0] == rank and any(card[0] == rank for card in self.rest)

    def casino_nobody_can_pair(self, rank: str) -> Verdict:
        return (
            self.played[0][0] == rank
            and not self.unseen_of(rank)
            and all(card[0] != rank for card in self.rest)
        )

    def casino_keeps_for_build(self, rank: str) -> Verdict:
        kept = any(
            build.keeper == self.seat and rank in self.ranks_of(build.value) for build in self.data.builds
        )
        return kept and any(card[0] == rank for card in self.rest)

    def casino_keeps_back(self, cards: Collection[str], points: int) -> Verdict:
        return bool(cards) and set(cards) <= self.scoring(self.rest) and points == self.points(cards)

    # ------------------------------------------------------------------ the table that it leaves
    def captures(self, rank: str) -> Iterable[set[str]]:
        """Yield sets of cards that one card of a rank may take from the table after the move (C-6, C-7)."""
        loose, builds = self.lying_after()
        if not self.values[rank]:
            same = [card for card in loose if card[0] == rank]
            numbers = range(1, len(same) + 1) if self.o.face_capture_limit == "all" else [1]
            for number in numbers:
                yield from (set(each) for each in itertools.combinations(same, number))
            return
        for value in self.values[rank]:
            built = [cards for height, cards in builds if height == value]
            for chosen in range(2 ** len(built)):
                from_builds = {card for i, cards in enumerate(built) if chosen >> i & 1 for card in cards}
                for size in range(len(loose) + 1):
                    for cards in itertools.combinations(loose, size):
                        if (cards or from_builds) and self.divides(cards, value):
                            yield from_builds | set(cards)

    def divides(self, cards: Sequence[str], value: int) -> bool:
        """Return True if cards can be divided into groups of a value (C-5); an ace alone may count 14."""
        if not cards:
            return True
        first, rest = cards[0], cards[1:]
        if value in self.values[first[0]] and self.divides(rest, value):
            return True
        low = min(self.values[first[0]], default=0)
        if not low or low >= value:
            return False
        for size in range(1, len(rest) + 1):
            for others in itertools.combinations(rest, size):
                lows = [min(self.values[card[0]], default=99) for card in others]
                if low + sum(lows) == value and self.divides(
                    tuple(card for card in rest if card not in others), value
                ):
                    return True
        return False

    def _too_many(self) -> bool:
        return len(self.lying_after()[0]) > 12

    def may_take(self, rank: str, number: int, cards: Collection[str], points: int) -> Verdict:
        if points != self.points(cards):
            return False
        if self._too_many():
            return None
        return any(
            len(taken) == number and self.scoring(taken) == set(cards) for taken in self.captures(rank)
        )

    def casino_but_would_take(
        self, rank: str, percent: int, number: int, cards: Collection[str], points: int
    ) -> Verdict:
        held = self.casino_they_hold(rank, percent)
        takes = self.may_take(rank, number, cards, points)
        return False if False in (held, takes) else None if None in (held, takes) else True

    def casino_but_would_sweep(self, rank: str, percent: int) -> Verdict:
        if self._too_many():
            return None
        loose, builds = self.lying_after()
        everything = {*loose, *(card for _, cards in builds for card in cards)}
        sweeps = any(taken == everything for taken in self.captures(rank))
        return self.casino_they_hold(rank, percent) if sweeps else False

    def casino_can_take_next(self, rank: str, number: int, cards: Collection[str], points: int) -> Verdict:
        return any(card[0] == rank for card in self.rest) and self.may_take(rank, number, cards, points)

    def casino_captures_last(self) -> Verdict:
        return self.data.last_round and self._last_capturer() == self.side

    def casino_but_captures_last(self) -> Verdict:
        return self.data.last_round and self._last_capturer() not in (None, self.side)

    def _last_capturer(self) -> int | None:
        if self.kind == "CaptureEffect":
            return self.side
        last = self.data.last_capturer
        return None if last is None else next(i for i, side in enumerate(self.data.sides) if last in side)

    def casino_leaves_little(self) -> Verdict:
        loose, builds = self.lying_after()
        return not self.scoring([*loose, *(card for _, cards in builds for card in cards)])


# ---------------------------------------------------------------------- Hazari
class Hazari(Anything):
    """The judge of statements in Hazari, which computes chances from deals of its own."""

    best_move: Move

    def __init__(self, view: AnyView, move: Move) -> None:
        super().__init__(view, move)
        self.o: Any = view.variant.options
        self.hand = tuple(self.data.hands[self.seat])

    def wins(self, move: Move) -> list[float]:
        """Return the chance of each group of an arrangement to win its round, in per cent."""
        showdowns = _showdowns(str(self.view.variant), self.hand)
        leader = (self.data.dealer + 1 - self.seat) % 4
        return [100 * share for share in showdowns.wins(self.groups(move), leader)]

    def groups(self, move: Move) -> Any:
        arranged: Any = move
        return arranged.groups

    def agrees(self, percent: float, number: int, move: Move, more: float = 0) -> bool:
        chance = self.wins(move)[number - 1] / 100
        variance = max(share * (1 - share) for share in (chance, percent / 100, 0.01))
        spread = math.sqrt(variance / PACKS)
        return abs(percent - 100 * chance) <= 100 * SURENESS * spread + 1 + more

    def points(self, cards: Iterable[str]) -> int:
        pip = self.o.card_values == "pip"
        return sum(self.value(card[0], pip=pip) for card in cards)

    @staticmethod
    def value(rank: str, *, pip: bool) -> int:
        if rank in "AKQJT":
            return 11 if pip and rank == "A" else 10
        return int(rank) if pip else 5

    def is_named(self, group: Any, number: int) -> bool:
        cards = self.groups(self.move)[number - 1]
        return set(group.cards) == set(cards) and group.points == self.points(cards)

    # the fact in the message has the name `round`
    def hazari_wins(self, group: Any, round: int, percent: int) -> Verdict:
        return self.is_named(group, round) and self.agrees(percent, round, self.move)

    def hazari_other_rounds(self, numbers: Sequence[int], percents: Sequence[int]) -> Verdict:
        return all(
            self.agrees(percent, number, self.move) for number, percent in zip(numbers, percents, strict=True)
        )

    def hazari_wins_instead(self, group: Any, round: int, percent: int, before: int) -> Verdict:
        same = self.is_named(group, round) and self.agrees(percent, round, self.move)
        return same and self.agrees(before, round, self.best_move)

    def as_often(self) -> bool:
        pairs = enumerate(zip(self.wins(self.move), self.wins(self.best_move), strict=True), 1)
        return all(
            self.agrees(before, number, self.move, ABOUT_AS_OFTEN) or abs(now - before) <= ABOUT_AS_OFTEN
            for number, (now, before) in pairs
        )

    def hazari_wins_as_often(self, number: int, round: int) -> Verdict:
        now, before = (self.groups(move)[round - 1] for move in (self.move, self.best_move))
        return self.points(now) - self.points(before) == number and self.as_often()

    def hazari_other_cards(self) -> Verdict:
        same = all(
            self.points(now) == self.points(before)
            for now, before in zip(self.groups(self.move), self.groups(self.best_move), strict=True)
        )
        return same and self.as_often()

    def hazari_troy_decides(self, round: int) -> Verdict:
        cards = [number_of(card) for card in self.groups(self.move)[round - 1]]
        is_troy = strengths(np.array(cards[:3])) >= TROY * SCALE
        return self.o.troy_instant_win and round in self.o.troy_win_rounds and bool(is_troy)

    def hazari_against_best_first(self) -> Verdict:
        return True  # stated chances and this judge assume the same opponents

    def hazari_best_first(self) -> Verdict:
        groups = self.groups(self.move)
        left = set(self.hand)
        for group in groups[:3]:
            best = max(
                int(strengths(np.array(list(map(number_of, three)))))
                for three in itertools.combinations(left, 3)
            )
            if int(strengths(np.array(list(map(number_of, group))))) != best:
                return False
            left -= set(group)
        return True


@lru_cache(maxsize=4)
def _showdowns(text: str, hand: tuple[str, ...]) -> Showdowns:
    return Showdowns(hand, variant(text).options, PACKS, seed=7)
