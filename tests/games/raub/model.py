"""A second, plain model of Raub: words, lists and sets, written only from the rulebook.

It is slow and has no secrets; the engine is compared with it move by move.
"""

import itertools
from collections.abc import Sequence
from typing import Any

RANKS = "789TJQKA"
DECK_ORDER = [rank + suit for suit in "shdc" for rank in RANKS]


class Model:
    """A match. `waiting` is None, or `pack` or `discards` while chance has to supply cards."""

    def __init__(
        self, options: Any, players: int, dealer: int = 0, scores: Sequence[int] | None = None
    ) -> None:
        self.o = options
        self.n = players
        self.dealer = dealer
        self.scores = list(scores or [options.start_score] * players)
        self.refas = 0
        self.winners: list[int] = []
        self.waiting: str | None = None
        self.last_deltas: list[int] | None = None
        self.before_deal()

    def seats_from(self, first: int) -> list[int]:
        return [(first + i) % self.n for i in range(self.n)]

    # ------------------------------------------------------------------
    def before_deal(self) -> None:
        self.phase = "before_deal"
        self.turn = self.dealer
        self.hands: list[set[str]] = [set() for _ in range(self.n)]
        self.contract = ""
        self.declarer = -1
        self.may_misdeal = False
        self.tricks = [0] * self.n
        self.laid_away: list[set[str]] = [set() for _ in range(self.n)]
        self.turned: list[str] = []
        self.stock: list[str] = []
        self.active: list[int] = []
        self.trick: list[tuple[int, str]] = []
        self.round = 0

    def supply(self, cards: Sequence[str]) -> None:
        if self.waiting == "discards":
            self.waiting = None
            self.stock = list(cards)
            for seat in range(self.n):
                if seat != self.turn:
                    self.laid_away[seat] = set()
            missing, self.missing = self.missing, 0
            self.draw(missing)
            self.finish_exchange()
            return
        self.waiting = None
        pack = list(cards)
        for seat in self.seats_from(self.dealer + 1):
            self.hands[seat] |= {pack.pop(0), pack.pop(0)}
        self.turned = [pack.pop(0)]
        for seat in self.seats_from(self.dealer + 1):
            self.hands[seat] |= {pack.pop(0), pack.pop(0)}
        self.stock = pack
        self.active = list(range(self.n))
        self.may_misdeal = True
        seven = self.turned[0][0] == "7"
        if self.contract == "muss":
            self.begin_seven()
        elif seven and self.o.stih == "automatic":
            self.contract, self.declarer, self.required = "stih", self.dealer, 1
            self.begin_seven(answered=False)
        elif self.o.raub or (seven and self.o.stih == "optional"):
            self.phase, self.turn = "blind", self.dealer
        else:
            self.begin_bidding(1)

    @property
    def trump(self) -> str:
        return self.turned[-1][1]

    # ------------------------------------------------------------------ the ends of a deal
    def add_refa(self, event: str) -> None:
        if event not in self.o.refa_sources:
            return
        if self.o.refa_stacking == "single" and self.refas == 1:
            return
        if self.o.refa_max_outstanding and self.refas >= self.o.refa_max_outstanding:
            return
        self.refas += 1

    def throw_in(self, event: str) -> None:
        self.add_refa(event)
        self.last_deltas = None
        self.dealer = (self.dealer + 1) % self.n
        self.before_deal()

    def score(self) -> None:
        factor = 1
        if self.refas:
            factor = 2**self.refas if self.o.refa_stacking == "compound" else 2
            self.refas = self.refas - 1 if self.o.refa_stacking == "queue" else 0
        deltas = [0] * self.n
        for seat in self.active:
            won = self.tricks[seat]
            if seat == self.declarer:
                deltas[seat] = -won if won >= self.required else self.o.declarer_penalty
            else:
                deltas[seat] = -won if won >= 1 else self.o.defender_penalty
        self.last_deltas = [delta * factor for delta in deltas]
        self.scores = [score + delta for score, delta in zip(self.scores, self.last_deltas, strict=True)]
        self.winners = [seat for seat in range(self.n) if self.scores[seat] <= 0]
        if self.winners:
            self.phase, self.turn = "over", -1
        else:
            self.dealer = (self.dealer + 1) % self.n
            self.before_deal()

    # ------------------------------------------------------------------ phases begin
    def begin_bidding(self, number: int) -> None:
        self.round = number
        self.phase = "bidding"
        self.turn = (self.dealer + 1) % self.n

    def begin_defence(self) -> None:
        self.phase = "defence"
        self.turn = (self.declarer + 1) % self.n

    def begin_seven(self, answered: bool = True) -> None:
        turnup = self.turned[-1]
        exists = (
            self.o.seven_exchange != "never"
            and turnup[0] != "7"
            and (self.o.seven_exchange == "always" or turnup[0] == "A")
            and (self.contract == "declare" or self.o.seven_exchange_after_blind)
            and answered == self.has_answers()
        )
        self.queue = [seat for seat in self.seats_from(self.dealer + 1) if seat in self.active]
        if exists:
            self.phase = "seven"
            self.turn = self.queue.pop(0)
        else:
            self.after_seven(answered)

    def after_seven(self, answered: bool) -> None:
        if answered:
            self.begin_exchange()
        else:
            self.begin_defence()

    def begin_exchange(self) -> None:
        self.queue = [seat for seat in self.seats_from(self.dealer + 1) if seat in self.active]
        self.next_exchange()

    def next_exchange(self) -> None:
        if self.queue:
            self.turn = self.queue.pop(0)
            first = self.turn == self.declarer and self.o.turnup_order == "before_exchange"
            self.phase = "turnup" if first else "exchange"
        else:
            self.phase = "play"
            self.turn = self.declarer

    def draw(self, number: int) -> None:
        for _ in range(number):
            if not self.stock:
                self.missing = number
                self.waiting = "discards"
                return
            self.hands[self.turn].add(self.stock.pop(0))
            number -= 1

    def finish_exchange(self) -> None:
        if self.waiting:
            return
        if self.turn == self.declarer and self.o.turnup_order == "after_exchange":
            self.phase = "turnup"
        else:
            self.next_exchange()

    # ------------------------------------------------------------------ legal moves
    def others_laid_away(self) -> set[str]:
        return {card for seat in range(self.n) if seat != self.turn for card in self.laid_away[seat]}

    def legal(self) -> set[str]:
        """Return every legal text of the seat to act in canonical form."""
        o, hand = self.o, self.hands[self.turn] if self.turn >= 0 else set[str]()
        if self.waiting or self.winners:
            return set()
        if self.phase == "before_deal":
            below = [score < o.muss_threshold for score in self.scores]
            others = below[: self.dealer] + below[self.dealer + 1 :]
            muss = {
                "off": False,
                "any_below": any(below),
                "opponent_below": any(others),
                "all_below": all(below),
            }[o.muss]
            return {"deal"} | ({"refa"} if o.pass_deal else set[str]()) | ({"muss"} if muss else set[str]())
        if self.phase == "blind":
            stih = o.stih == "optional" and self.turned[0][0] == "7"
            return {"look"} | ({"raub"} if o.raub else set[str]()) | ({"stih"} if stih else set[str]())
        if self.phase == "bidding":
            turns = o.turn_next and self.round == 1 and self.turn == self.dealer
            return {"declare", "pass"} | ({"turn_next"} if turns else set[str]())
        if self.phase == "defence":
            return {"play", "drop"}
        if self.phase == "seven":
            return {"no_swap"} | ({"swap_seven"} if "7" + self.trump in hand else set[str]())
        if self.phase == "exchange":
            limit = len(self.stock)
            if o.stock_short == "reshuffle":
                limit += len(self.others_laid_away())
            in_order = [card for card in DECK_ORDER if card in hand]
            return {
                " ".join(["exchange", *some])
                for size in range(min(limit, o.exchange_max) + 1)
                for some in itertools.combinations(in_order, size)
            }
        if self.phase == "turnup":
            own = {self.turned[-1]} if o.turnup_discard == "any" else set[str]()
            return {f"take_turnup {card}" for card in hand | own}
        return {f"card {card}" for card in self.playable(hand)}

    def playable(self, hand: set[str]) -> set[str]:
        if not self.trick:
            return hand
        led = self.trick[0][1][1]
        follow = {card for card in hand if card[1] == led}
        if follow:
            return follow
        trumps = {card for card in hand if card[1] == self.trump}
        if trumps and self.o.overtrump == "required":
            lying = [RANKS.index(card[0]) for _, card in self.trick if card[1] == self.trump]
            over = {card for card in trumps if RANKS.index(card[0]) > max(lying, default=-1)}
            return over or trumps
        return trumps or hand

    # ------------------------------------------------------------------ execution of actions
    def play(self, text: str) -> None:
        word, *cards = text.split()
        if word not in ("look", "raub", "stih", "deal", "muss"):
            self.may_misdeal = False
        getattr(self, f"do_{word}")(*cards)

    def do_deal(self) -> None:
        self.waiting = "pack"

    def do_refa(self) -> None:
        self.throw_in("pass_deal")

    def do_muss(self) -> None:
        self.contract, self.declarer, self.required = "muss", self.dealer, 2
        self.waiting = "pack"

    def do_look(self) -> None:
        self.begin_bidding(1)

    def do_raub(self) -> None:
        self.contract, self.declarer, self.required = "raub", self.dealer, self.o.raub_required_tricks
        self.begin_seven(answered=False)

    def do_stih(self) -> None:
        self.contract, self.declarer, self.required = "stih", self.dealer, 1
        self.begin_seven(answered=False)

    def do_declare(self) -> None:
        self.contract, self.declarer, self.required = "declare", self.turn, 2
        self.begin_seven(answered=False)

    def do_pass(self) -> None:
        if self.turn == self.dealer:
            self.throw_in("first_round_passout" if self.round == 1 else "second_round_passout")
        else:
            self.turn = (self.turn + 1) % self.n

    def do_turn_next(self) -> None:
        first = self.trump
        self.turned.append(self.stock.pop(0))
        if self.trump == first:
            self.turned.append(self.stock.pop(0))
            if self.trump == first:
                self.throw_in("third_same_suit")
                return
        self.begin_bidding(2)

    def do_play(self) -> None:
        self.turn = (self.turn + 1) % self.n
        if self.turn == self.declarer:
            if self.active == [self.declarer]:
                self.tricks[self.declarer] = 4
                self.score()
            else:
                self.begin_seven()

    def do_drop(self) -> None:
        self.active.remove(self.turn)
        self.do_play()

    def do_swap_seven(self) -> None:
        seven = "7" + self.trump
        self.hands[self.turn].remove(seven)
        self.hands[self.turn].add(self.turned[-1])
        self.turned[-1] = seven
        self.after_seven(self.has_answers())

    def do_no_swap(self) -> None:
        if self.queue:
            self.turn = self.queue.pop(0)
        else:
            self.after_seven(self.has_answers())

    def has_answers(self) -> bool:
        return self.contract == "muss" or self.o.seven_exchange_timing == "after_defence"

    def do_exchange(self, *cards: str) -> None:
        self.hands[self.turn] -= set(cards)
        self.laid_away[self.turn] |= set(cards)
        self.draw(len(cards))
        self.finish_exchange()

    def do_take_turnup(self, card: str) -> None:
        self.hands[self.turn].add(self.turned[-1])
        self.hands[self.turn].remove(card)
        self.laid_away[self.turn].add(card)
        if self.o.turnup_order == "before_exchange":
            self.phase = "exchange"
        else:
            self.next_exchange()

    def do_card(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        if len(self.trick) < len(self.active):
            self.turn = next(seat for seat in self.seats_from(self.turn + 1) if seat in self.active)
            return
        led = self.trick[0][1][1]
        ranked = [(c[1] == self.trump, c[1] == led, RANKS.index(c[0]), seat) for seat, c in self.trick]
        winner = max(ranked)[3]
        self.tricks[winner] += 1
        self.trick = []
        self.turn = winner
        if sum(self.tricks) == 4:
            self.score()

    def do_misdeal(self, *how: str) -> None:
        named = [int(word) for word in how if word.isdigit()]
        if "intentional" in how:
            self.scores[named[0] if named else self.dealer] += self.o.misdeal_penalty
        self.throw_in("misdeal")
