"""A second, plain implementation of the Zwanzig ab rulebook: card names, lists and dicts, no masks.

It shares no code with the engine, so anything on which both agree is probably right.
"""

from itertools import combinations
from typing import Any

from virado.games.zwanzig_ab.options import ZwanzigOptions

PLAIN = {"ace_ten": "ATKQJ987", "natural": "AKQJT987"}
JASS = "J9ATKQ87"
SUIT = {"diamonds": "d", "clubs": "c", "none": None}


class Model:
    """A match of `options` for `players`; call `deal(pack)` whenever `waiting` is true."""

    def __init__(self, options: ZwanzigOptions, players: int) -> None:
        self.options = options
        self.players = players
        self.scores = [options.start_score] * players
        self.dealer = options.first_dealer
        self.deal_no = 1
        self.dropped_last: set[int] = set()
        self.drops = [0] * players
        self.winners: list[int] = []
        self.deltas: list[int] | None = None
        self.waiting = True

    # ------------------------------------------------------------------ Z-3 to Z-7
    def deal(self, pack: list[str]) -> None:
        self.waiting = False
        low = min(self.scores)
        tied = {seat for seat in range(self.players) if self.scores[seat] == low}
        breaks_tie = self.options.tie_break == "tied_only" and low <= 0 and len(tied) > 1
        self.sitting_out = set(range(self.players)) - tied if breaks_tie else set[int]()
        self.forehand = (self.dealer + 1) % self.players
        while self.forehand in self.sitting_out:
            self.forehand = (self.forehand + 1) % self.players
        self.order = [(self.forehand + i) % self.players for i in range(self.players)]
        self.pack = list(pack)
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.order}
        self.trump: str | None = None
        self.blind = False
        self.exposed: str | None = None
        self.dropped: set[int] = set(self.sitting_out)
        self.tricks = dict.fromkeys(self.order, 0)
        self.trick: list[tuple[int, str]] = []
        self.queue: list[int] = []
        for seat in self.order:
            self._give(seat, self.options.first_packet)
        if self.special:
            self._fix("h")
        else:
            self.phase = "blind" if self.options.trump_blind else "trump"
            self.queue = [self.forehand]

    @property
    def special(self) -> bool:
        options = self.options
        first = options.special_finish_from_deal
        tie_break_deal = any(score <= 0 for score in self.scores)
        if first == 0 or (tie_break_deal and not options.special_finish_in_tiebreak):
            return False
        return self.deal_no == first or (
            options.special_finish_scope == "from_then_on" and self.deal_no > first
        )

    def _give(self, seat: int, number: int) -> None:
        for _ in range(number):
            self.hands[seat].append(self.pack.pop(0))

    def _fix(self, suit: str) -> None:
        self.trump = suit
        for seat in self.order:
            self._give(seat, 5 - len(self.hands[seat]))
        self._round("drop" if self.options.drop_timing == "before_exchange" else "exchange")

    def _round(self, phase: str) -> None:
        self.phase = phase
        if phase == "exchange":
            self.queue = [seat for seat in self.order if seat not in self.dropped]
        elif phase == "drop":
            self.queue = [seat for seat in self.order[1:] if seat not in self.sitting_out]
        else:
            self.queue = []
            self.leader = self.forehand

    # ------------------------------------------------------------------ legal moves
    @property
    def turn(self) -> int:
        if self.phase == "play":
            active = self._active_from(self.leader)
            return active[len(self.trick)]
        return self.queue[0]

    def _active_from(self, first: int) -> list[int]:
        return [seat for i in range(self.players) if (seat := (first + i) % self.players) not in self.dropped]

    def legal(self) -> list[str]:
        options = self.options
        hand = self.hands[self.turn]
        if self.phase == "blind":
            return ["look", *(f"blind {suit}" for suit in "shdc")]
        if self.phase == "trump":
            texts = [f"choose {suit}" for suit in "shdc"]
            if options.trump_next:
                texts.append("next")
            if options.redeal_weak and all(card[0] in "78" for card in hand):
                texts.append("redeal")
            return texts
        if self.phase == "exchange":
            most = min(options.exchange_max, len(self.pack))
            sets = [cards for k in range(most + 1) for cards in combinations(hand, k)]
            return [" ".join(["exchange", *cards]) for cards in sets]
        if self.phase == "drop":
            return ["stay", "drop"] if self._may_drop(self.turn) else ["stay"]
        return [f"card {card}" for card in self._playable(hand)]

    def _may_drop(self, seat: int) -> bool:
        options = self.options
        limit = options.no_drop_at_or_below
        others = set(self.order) - {self.forehand, self.dealer}
        return not (
            self.special
            or self.trump == SUIT[options.oblige_suit]
            or (limit is not None and self.scores[seat] <= limit)
            or (options.max_drops is not None and self.drops[seat] >= options.max_drops)
            or (options.no_consecutive_drop and seat in self.dropped_last)
            or (options.min_two_active and seat == self.dealer and others <= self.dropped)
        )

    def _height(self, card: str) -> int:
        plain = PLAIN[self.options.suit_rank]
        trumps = JASS if self.options.trump_rank == "jass" else plain
        return -(trumps if card[1] == self.trump else plain).index(card[0])

    def _playable(self, hand: list[str]) -> list[str]:
        if not self.trick:
            return hand
        led = self.trick[0][1][1]
        suited = [card for card in hand if card[1] == led]
        trumps = [card for card in hand if card[1] == self.trump]
        if suited or not trumps:
            return suited or hand
        lying = [self._height(card) for _, card in self.trick if card[1] == self.trump]
        over = [card for card in trumps if not lying or self._height(card) > max(lying)]
        return over if over and self.options.overtrump == "required" else trumps

    # ------------------------------------------------------------------ execution of moves
    def play(self, text: str) -> None:
        word, *rest = text.split()
        seat = self.turn
        if word == "look":
            self.phase = "trump"
        elif word in ("blind", "choose"):
            self.blind = word == "blind"
            self._fix(rest[0])
        elif word == "next":
            self.exposed = self.pack[0]  # the card remains the first of forehand's second packet
            self._fix(self.exposed[1])
        elif word == "redeal":
            self.waiting = True
        elif word == "exchange":
            self.hands[seat] = [card for card in self.hands[seat] if card not in rest]
            self._give(seat, len(rest))
            self._next_of_round("play" if self.options.drop_timing == "before_exchange" else "drop")
        elif word in ("stay", "drop"):
            if word == "drop":
                self.dropped.add(seat)
                self.drops[seat] += 1
            if len(self.queue) == 1 and len(self.dropped) == self.players - 1:
                self._score(default=True)
            else:
                self._next_of_round("exchange" if self.options.drop_timing == "before_exchange" else "play")
        else:
            self._card(seat, rest[0])

    def _next_of_round(self, following: str) -> None:
        self.queue.pop(0)
        if not self.queue:
            self._round(following)

    def _card(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < len(self._active_from(seat)):
            return
        trumps = [play for play in self.trick if play[1][1] == self.trump]
        suited = [play for play in self.trick if play[1][1] == self.trick[0][1][1]]
        self.leader = max(trumps or suited, key=lambda play: self._height(play[1]))[0]
        self.tricks[self.leader] += 1
        self.trick = []
        if sum(self.tricks.values()) == 5:
            self._score(default=False)

    # ------------------------------------------------------------------ Z-15 to Z-18
    @property
    def factor(self) -> int:
        hearts = self.options.hearts_multiplier if self.trump == "h" else 1
        blind = self.options.blind_multiplier if self.blind else 1
        return hearts * blind if self.options.multiplier_mode == "product" else max(hearts, blind)

    def _score(self, *, default: bool) -> None:
        options = self.options
        self.deltas = [0] * self.players
        was_special = self.special
        for seat in set(self.order) - self.dropped:
            won = self.tricks[seat]
            made_trumps = seat == self.forehand and not was_special
            for_maker = options.maker_no_trick_penalty if made_trumps else None
            penalty = options.no_trick_penalty if for_maker is None else for_maker
            points = penalty if won == 0 else -won
            if won == 5:
                points -= options.all_tricks_bonus
            delta = (-5 if default else points) * self.factor
            beyond = options.exact_zero and delta < 0 and self.scores[seat] + delta < 0
            self.deltas[seat] = 0 if beyond else delta
            self.scores[seat] += self.deltas[seat]
        low = min(self.scores)
        lowest = [seat for seat in range(self.players) if self.scores[seat] == low]
        if low <= 0 and options.match_winners == "all_out":
            self.winners = [seat for seat in range(self.players) if self.scores[seat] <= 0]
            return
        if low <= 0 and (len(lowest) == 1 or options.tie_break == "shared"):
            self.winners = lowest
            return
        self.dropped_last = self.dropped - self.sitting_out
        self.dealer = (self.dealer + 1) % self.players
        self.deal_no += 1
        self.waiting = True

    def drops_left(self) -> list[int] | None:
        most = self.options.max_drops
        return None if most is None else [most - drops for drops in self.drops]

    def facts(self) -> dict[str, Any]:
        """Return the facts of the position by the names of the case file."""
        return {
            "phase": self.phase,
            "turn": self.turn,
            "dealer": self.dealer,
            "scores": self.scores,
            "trump": self.trump,
            "special": self.special,
            "dropped": sorted(self.dropped),
            "drops_left": self.drops_left(),
            "deal_no": self.deal_no,
            "exposed": self.exposed,
            "hands": {seat: sorted(hand) for seat, hand in self.hands.items()},
            "last_deltas": self.deltas,
        }
