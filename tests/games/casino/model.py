"""A second, plain implementation of the Casino rulebook: card names, sets and dicts, no masks.

It shares no code with the engine except the option record, so anything on which both agree is probably right. It
tries every set of cards and is therefore for small tables only.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any, NamedTuple, TypeVar

from virado.games.casino.options import CasinoOptions

RANKS = "A23456789TJQK"
ENDGAME = {
    "none": {},
    "dominican": {18: {"cards"}, 19: {"big"}, 20: {"spades"}},
    "soto": {16: {"cards", "big"}, 17: {"cards", "spades"}, 18: {"cards"}, 19: {"big"}, 20: {"spades"}},
}
Cards = frozenset[str]
Item = TypeVar("Item", int, str)


class Act(NamedTuple):
    """A move.

    `builds` holds the cards of each build taken and `onto` those of the build added to; stolen cards are in `loose`.
    """

    kind: str
    played: Cards
    loose: Cards = frozenset()
    builds: frozenset[Cards] = frozenset()
    value: int = 0
    onto: Cards | None = None
    partner: bool = False


@dataclass
class Pile:
    """A build on the table."""

    cards: Cards
    value: int
    owner: int
    keeper: int
    multiple: bool


def subsets(cards: Iterable[Item]) -> list[frozenset[Item]]:
    items = sorted(cards)
    return [frozenset(some) for size in range(len(items) + 1) for some in combinations(items, size)]


@dataclass
class Model:
    """A match; call `deal(pack)` whenever `waiting` is true."""

    options: CasinoOptions
    players: int
    teams: bool
    dealer: int
    scores: list[int]
    deals: int = 0
    waiting: bool = True
    winner: int | None = None
    extra: bool = False
    points: list[int] | None = None
    memo: dict[Any, bool] = field(default_factory=dict[Any, bool])

    # ------------------------------------------------------------------ C-1 to C-3
    @property
    def sides(self) -> int:
        return 2 if self.teams else self.players

    def side(self, seat: int) -> int:
        return seat % self.sides

    def values(self, card: str) -> set[int]:
        if self.options.deck == "rook40":
            if card[0] == "1" and self.options.ace_values == "one_or_fourteen":
                return {1, 14}
            return {10 if card[0] == "T" else int(card[0])}
        rank = RANKS.index(card[0]) + 1
        if rank == 1:
            return {1, 14} if self.options.ace_values == "one_or_fourteen" else {1}
        return {rank} if rank <= 10 or self.options.face_values == "numeric" else set()

    def deal(self, pack: list[str]) -> None:
        if self.deals:
            self.dealer = (self.dealer + 1) % self.players
        self.deals += 1
        self.stock = list(pack)
        self.size = len(pack)
        self.waiting = False
        self.round = self.plays = 0
        self.loose: set[str] = set()
        self.builds: list[Pile] = []
        self.piles: list[set[str]] = [set() for _ in range(self.sides)]
        self.orders: list[list[str]] = [[] for _ in range(self.sides)]
        self.sweeps: list[tuple[int, str, int]] = []
        self.oranges = [0] * self.sides
        self.last: int | None = None
        self.restricted = [self.listed_now(side) for side in range(self.sides)]
        self.deal_round()

    def deal_round(self) -> None:
        o = self.options
        self.round += 1
        self.hands: list[set[str]] = [set() for _ in range(self.players)]
        self.known: list[set[int]] = [set() for _ in range(self.players)]
        order = [(self.dealer + step) % self.players for step in range(1, self.players + 1)]
        table = o.table_size if self.round == 1 else 0
        each, rest = o.hand_size, 0
        if each == 0:
            rounds = 2 if self.players == 2 else 1
            while (each + 1) * self.players * rounds <= self.size - o.table_size:
                each += 1
            if self.round == 1:
                table = self.size - each * self.players * rounds
        if len(self.stock) - table < each * self.players:
            each, rest = divmod(len(self.stock) - table, self.players)
        packets = [each] if o.deal_packet == "all" else [2] * (each // 2) + [1] * (each % 2)
        for packet in packets:
            for seat in order[:-1]:
                self.hands[seat] |= self.draw(packet)
            if o.deal_packet == "two" and table:
                self.loose |= self.draw(2)
                table -= 2
            self.hands[order[-1]] |= self.draw(packet)
        self.loose |= self.draw(table + rest)
        self.turn = order[0]
        if o.next_round_leader == "last_capturer" and self.last is not None:
            self.turn = self.last
        self.owed = 0

    def draw(self, number: int) -> set[str]:
        cards, self.stock = self.stock[:number], self.stock[number:]
        return set(cards)

    # ------------------------------------------------------------------ C-5
    def is_group(self, cards: Cards, value: int) -> bool:
        return any(sum(choice) == value for choice in product(*(sorted(self.values(card)) for card in cards)))

    def groups(self, cards: Cards, value: int) -> bool:
        """Return True if `cards` can be divided into groups of this value: P(S, v) of the rulebook (C-5)."""
        if not cards:
            return True
        key = (cards, value)
        if key not in self.memo:
            first = min(cards)
            self.memo[key] = any(
                self.is_group(part | {first}, value) and self.groups(cards - part - {first}, value)
                for part in subsets(cards - {first})
            )
        return self.memo[key]

    # ------------------------------------------------------------------ C-27
    def tops(self) -> set[str]:
        """Return the cards that the seat to act might steal."""
        own = self.side(self.turn)
        return {order[-1] for side, order in enumerate(self.orders) if order and side != own}

    def may_steal_capturing(self, card: str, stolen: Cards, lying: Cards, builds: list[Pile]) -> bool:
        how = self.options.steal_in_captures
        if how == "none" or not self.values(card) or not (lying or builds):
            return False
        return how == "groups" or all(each[0] == card[0] for each in stolen)

    def may_steal_building(self, lying: Cards, value: int, target: Pile | None) -> bool:
        how = self.options.steal_in_builds
        if how == "none" or (target is not None and target.value != value):
            return False
        if target is None:
            return how == "any" and bool(lying)
        return how == "any" or target.owner == self.turn

    def lay(self, side: int, played: Cards, taken: Cards) -> None:
        """Put a capture on the pile of a side in the correct order."""
        if self.options.steal_in_builds == self.options.steal_in_captures == "none":
            return
        if self.options.pile_top == "lowest":
            taken, played = taken | played, frozenset()
        for cards in (taken, played):
            self.orders[side] += sorted(
                cards, key=lambda card: (-RANKS.index(card[0]), "chds".index(card[1]))
            )

    # ------------------------------------------------------------------ C-6 to C-16
    def legal(self) -> set[Act]:
        acts: set[Act] = set()
        o = self.options
        hand = self.hands[self.turn]
        for played in subsets(hand):
            if len(played) == 1 or (played and o.multi_play != "one"):
                acts |= self.captures(played)
        for card in hand:
            if o.building == "allowed":
                acts |= self.build_moves(card)
            if self.may_trail(card):
                acts.add(Act("trail", frozenset({card})))
        return acts

    def equal(self, card: str) -> set[str]:
        return {other for other in self.loose if other[0] == card[0]}

    def captures(self, played: Cards) -> set[Act]:
        acts: set[Act] = set()
        tops = self.tops()
        for loose in subsets(self.loose | tops):
            for numbers in subsets(range(len(self.builds))):
                builds: list[Pile] = [self.builds[i] for i in numbers]
                if not loose and not builds:
                    continue
                stolen = loose & tops
                if stolen and not self.may_steal_capturing(min(played), stolen, loose - stolen, builds):
                    continue
                if not self.takes(played, loose, builds):
                    continue
                if self.options.equal_card_rule == "must_use" and not self.equal(min(played)) <= loose:
                    continue
                left = [build for build in self.builds if build not in builds]
                if self.holds(self.turn, self.hands[self.turn] - played, left):
                    acts.add(Act("capture", played, loose, frozenset(build.cards for build in builds)))
        return acts

    def takes(self, played: Cards, loose: Cards, builds: list[Pile]) -> bool:
        o = self.options
        card = min(played)
        if len(played) == 1 and not self.values(card):
            if builds or not loose <= self.equal(card):
                return False
            return len(loose) == 1 or o.face_capture_limit == "all"
        bound = o.multi_play_max or 1000
        if o.multi_play in ("sum", "sum_or_groups"):
            ours = {sum(choice) for choice in product(*(self.values(card) for card in played))}
            theirs = {sum(choice) for choice in product(*(self.values(card) for card in loose))}
            if o.multi_play == "sum" or any(total <= bound for total in ours & theirs):
                return any(total <= bound for total in ours & theirs)
        if o.multi_play in ("groups", "sum_or_groups"):
            return any(
                self.groups(played, value) and self.groups(loose, value)
                for value in range(1, min(14, bound) + 1)
            )
        return any(
            all(build.value == value for build in builds) and self.groups(loose, value)
            for value in self.values(card)
        )

    def holds(self, seat: int, hand: Any, builds: list[Pile]) -> bool:
        """Return True if the hand has distinct cards for distinct values (C-12)."""
        return self.serves(sorted({build.value for build in builds if build.keeper == seat}), sorted(hand))

    def serves(self, needed: list[int], hand: list[str]) -> bool:
        if not needed:
            return True
        return any(
            needed[0] in self.values(card) and self.serves(needed[1:], [c for c in hand if c != card])
            for card in hand
        )

    def may_trail(self, card: str) -> bool:
        seat = self.turn
        keeps = any(build.keeper == seat for build in self.builds)
        free = self.options.keeper_trails_in_last_round and not self.stock
        if keeps and not self.options.owner_may_trail and not free:
            return False
        if self.options.equal_card_rule == "must_use" and self.equal(card):
            return False
        return self.holds(seat, self.hands[seat] - {card}, self.builds)

    def build_moves(self, card: str) -> set[Act]:
        acts: set[Act] = set()
        if not self.values(card):
            return acts
        tops = self.tops()
        for joined in subsets(self.loose | tops):
            for value in range(1, 15):
                for target in (None, *self.builds):
                    if joined & tops and not self.may_steal_building(joined - tops, value, target):
                        continue
                    if self.can_build(card, joined, value, target):
                        for partner in (False, True):
                            if self.build_held(card, value, target, partner):
                                onto = target.cards if target else None
                                acts.add(
                                    Act("build", frozenset({card}), joined, frozenset(), value, onto, partner)
                                )
        return acts

    def can_build(self, card: str, joined: Cards, value: int, target: Pile | None) -> bool:
        """Return True if a build is legal (C-9 to C-11), apart from the holding duty."""
        o = self.options
        own = [build for build in self.builds if build.keeper == self.turn and build is not target]
        one = o.builds_each == "one"
        if one and own and (target is None or any(build.value != value for build in own)):
            return False
        others = [build for build in self.builds if not (one and build.keeper == self.turn)]
        taken = not o.same_value_builds and any(build.value == value for build in others)
        if target is None:
            return bool(joined) and not taken and self.groups(joined | {card}, value)
        if target.value == value:
            if o.extend_builds == "own" and target.owner != self.turn:
                return False
            return self.groups(joined | {card}, value)
        return (
            not target.multiple
            and not taken
            and (o.raise_own_build or target.owner != self.turn)
            and value - target.value in self.values(card)
            and (o.raise_absorb_loose or not joined)
            and self.groups(joined, value)
        )

    def build_held(self, card: str, value: int, target: Pile | None, partner: bool) -> bool:
        """Return True if a build move respects the holding duty (C-12, C-15)."""
        seat = self.turn
        keeper = seat
        if partner:
            if not self.teams or self.options.build_for_partner == "none":
                return False
            keeper = (seat + 2) % 4
            kept = {build.value for build in self.builds if build.keeper == keeper}
            if value not in self.known[keeper] or (value == 1 and 14 in kept) or (value == 14 and 1 in kept):
                return False
        after = [build for build in self.builds if build is not target]
        after.append(Pile(frozenset(), value, seat, keeper, False))
        return self.holds(seat, self.hands[seat] - {card}, after)

    # ------------------------------------------------------------------ execution of moves
    def play(self, act: Act) -> None:
        o = self.options
        seat = self.turn
        self.hands[seat] -= act.played
        self.loose -= act.loose
        for side, order in enumerate(self.orders):
            if order and order[-1] in act.loose:
                self.piles[side].remove(order.pop())
        swept = False
        if act.kind == "trail":
            self.loose |= act.played
        elif act.kind == "build":
            self.put_build(act)
        else:
            taken = act.loose.union(*act.builds)
            self.builds = [build for build in self.builds if build.cards not in act.builds]
            self.piles[self.side(seat)] |= act.played | taken
            self.lay(self.side(seat), act.played, taken)
            self.last = seat
            swept = not self.loose and not self.builds
            if not o.last_card_sweep and not self.stock and not any(self.hands):
                swept = False
            if swept:
                self.sweep(seat, len(taken) + (len(act.played) if o.sweep_size == "with_played" else 0))
        self.plays += 1
        self.learn(seat, act)
        if act.kind == "capture" and self.automatic(seat, finished=False):
            return
        self.next_turn(seat, swept)

    def put_build(self, act: Act) -> None:
        seat = self.turn
        keeper = (seat + 2) % 4 if act.partner else seat
        cards = act.played | act.loose
        if act.onto is None:
            single = self.is_group(cards, act.value)
            self.builds.append(Pile(cards, act.value, seat, keeper, not single))
            return
        build = next(build for build in self.builds if build.cards == act.onto)
        build.multiple = build.value == act.value or bool(act.loose)
        build.cards |= cards
        build.value, build.owner, build.keeper = act.value, seat, keeper
        if self.options.builds_each == "one":
            for other in [each for each in self.builds if each.keeper == seat and each is not build]:
                build.cards |= other.cards
                build.multiple = True
                self.builds.remove(other)

    def learn(self, seat: int, act: Act) -> None:
        """Update the values that a seat is known to hold (C-15)."""
        for card in act.played:
            self.known[seat] -= self.values(card)
        self.known[seat] |= {build.value for build in self.builds if build.keeper == seat}

    def sweep(self, seat: int, taken: int) -> None:
        o = self.options
        side = self.side(seat)
        if o.restricted_sweeps == "not_registered" and self.scoring_items(side) is not None:
            return
        worth = o.points.sweep
        if o.sweeps == "score" and self.plays == 0:
            worth = o.initial_sweep_points
        if o.sweeps == "score_by_size":
            worth = 10 if taken >= 4 else 5
        self.sweeps.append((side, o.sweeps, worth))

    def next_turn(self, seat: int, swept: bool) -> None:
        others = [(seat + step) % self.players for step in range(1, self.players + 1)]
        ready = [other for other in others if self.hands[other]]
        if not ready:
            self.owed = 0
            if self.stock:
                self.deal_round()
            else:
                self.finish()
            return
        if self.options.after_sweep_double_turn:
            if swept:
                self.owed = 1 if ready[0] != seat and len(self.hands[ready[0]]) > 1 else 0
            elif self.owed and self.hands[seat]:
                self.owed = 0
                self.turn = seat
                return
            else:
                self.owed = 0
        self.turn = ready[0]

    # ------------------------------------------------------------------ C-18 to C-22
    def scoring_items(self, side: int) -> set[str] | None:
        """Return the items that a side scores if it was restricted at the start of the deal, else None."""
        return self.restricted[side]

    def listed_now(self, side: int) -> set[str] | None:
        o = self.options
        if o.match_length != "to_target" or (self.extra and o.extra_deal_lifts_restrictions):
            return None
        return ENDGAME[o.endgame].get(self.scores[side])

    def majority(self, side: int, counts: list[int], open_cards: int) -> bool:
        return all(
            counts[side] > counts[other] + open_cards for other in range(self.sides) if other != side
        ) and (counts[side] > 0)

    def items(self, side: int, *, finished: bool) -> dict[str, int]:
        """Return the side's points by item.

        At the end of the deal they are final; before it, only points that are already certain are included.
        """
        p = self.options.points
        pile = self.piles[side]
        out = 0 if finished else self.size - sum(len(pile) for pile in self.piles)
        spades = [sum(card[1] == "s" for card in pile) for pile in self.piles]
        spades_out = 0 if finished else 13 - sum(spades)
        made: dict[str, int] = {}
        scored = self.options.majorities == "always" or self.sides == 2
        for name, worth, counts, left in (
            ("cards", p.most_cards, [len(pile) for pile in self.piles], out),
            ("spades", p.most_spades, spades, spades_out),
        ):
            tied = counts.count(max(counts))
            if scored and self.majority(side, counts, left):
                made[name] = worth
            elif (
                scored
                and finished
                and self.options.tied_majority == "shared"
                and tied > 1
                and counts[side] == max(counts) > 0
            ):
                made[name] = worth // tied
        if "Td" in pile:
            made["big"] = p.big_casino
        return made

    def automatic(self, seat: int, *, finished: bool) -> bool:
        for step in range(self.sides):
            side = (self.side(seat) + step) % self.sides
            listed = self.scoring_items(side)
            if listed is None:
                continue
            made = self.items(side, finished=finished)
            points = sum(worth for item, worth in made.items() if item in listed)
            if self.scores[side] + points >= self.options.target:
                self.points = [points if each == side else 0 for each in range(self.sides)]
                self.scores[side] += points
                self.winner = side
                return True
        return False

    def finish(self) -> None:
        if self.last is not None:
            self.piles[self.side(self.last)] |= self.loose
            self.loose = set()
        first = self.last if self.last is not None else (self.dealer + 1) % self.players
        if self.automatic(first, finished=True):
            return
        before = list(self.scores)
        self.points = [self.side_points(side) for side in range(self.sides)]
        self.scores = [score + won for score, won in zip(before, self.points, strict=True)]
        self.decide(before)
        if self.winner is None:
            self.waiting = True

    def standing(self) -> list[tuple[int, int]]:
        """Return the uncancelled sweeps in order, as side and points."""
        o = self.options
        if o.sweeps == "none":
            return []
        made = [sum(side == each for side, _, _ in self.sweeps) for each in range(self.sides)]
        cancelled = min(made) if o.sweeps == "cancel" else 0
        result: list[tuple[int, int]] = []
        seen = [0] * self.sides
        for side, _, worth in self.sweeps:
            seen[side] += 1
            if seen[side] > cancelled:
                result.append((side, worth))
        return result

    def side_points(self, side: int) -> int:
        p = self.options.points
        made = self.items(side, finished=True)
        listed = self.scoring_items(side)
        if listed is not None:
            return sum(worth for item, worth in made.items() if item in listed)
        pile = self.piles[side]
        rook = self.options.deck == "rook40"
        points = sum(made.values())
        points += p.little_casino * ("2s" in pile)
        points += p.ace * sum(card[0] == "A" for card in pile) + p.five * sum(card[0] == "5" for card in pile)
        points += sum(worth for each, worth in self.standing() if each == side)
        points += p.orange * self.oranges[side] if rook else 0
        if self.last is not None and self.side(self.last) == side:
            points += p.last_capture
        return points

    def decide(self, before: list[int]) -> None:
        """Decide the match (C-21)."""
        o = self.options
        extra, self.extra = self.extra, False
        if o.match_length == "single_deal":
            for side in range(self.sides):
                if self.majority(side, [len(pile) for pile in self.piles], 0):
                    self.winner = side
            return
        by_points = o.match_length == "single_deal_by_points"
        target = 1 if by_points else o.target
        candidates = [side for side in range(self.sides) if self.scores[side] >= target]
        if not candidates and not extra:
            return
        if (
            not by_points
            and o.target_tie == "counting_order"
            and len(candidates) > 1
            and max(before) < o.target
        ):
            self.winner = self.in_order(before)
            return
        best = max(self.scores)
        tied = [side for side in range(self.sides) if self.scores[side] == best]
        if len(tied) == 1:
            self.winner = tied[0]
            return
        if o.target_tie == "higher_else_most_spades":
            spades = [sum(card[1] == "s" for card in pile) for pile in self.piles]
            most = [side for side in range(self.sides) if self.majority(side, spades, 0)]
            if most and most[0] in tied:
                self.winner = most[0]
                return
        if o.target_tie == "higher_else_big_casino":
            holders = [side for side in tied if "Td" in self.piles[side]]
            if holders:
                self.winner = holders[0]
                return
        self.extra = True

    def in_order(self, before: list[int]) -> int | None:
        p = self.options.points
        credited: list[tuple[int, int]] = []
        single = [
            ("Td", p.big_casino),
            ("2s", p.little_casino),
            *((ace, p.ace) for ace in ("As", "Ac", "Ah", "Ad")),
        ]
        for side in range(self.sides):
            made = self.items(side, finished=True)
            if "cards" in made and self.scores_it(side, "cards"):
                credited.append((side, p.most_cards))
        for side in range(self.sides):
            made = self.items(side, finished=True)
            if "spades" in made and self.scores_it(side, "spades"):
                credited.append((side, p.most_spades))
        for card, worth in single:
            for side in range(self.sides):
                if card in self.piles[side] and self.scores_it(side, "big" if card == "Td" else card):
                    credited.append((side, worth))
        credited += [(side, worth) for side, worth in self.standing() if self.scores_it(side, "sweep")]
        if self.last is not None and self.scores_it(self.side(self.last), "last"):
            credited.append((self.side(self.last), p.last_capture))
        totals = list(before)
        for side, worth in credited:
            totals[side] += worth
            if totals[side] >= self.options.target:
                return side
        return None

    def scores_it(self, side: int, item: str) -> bool:
        listed = self.scoring_items(side)
        return listed is None or item in listed
