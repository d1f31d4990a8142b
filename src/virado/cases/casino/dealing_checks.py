"""Checks of cases about dealing and the ends of rounds and deals: `deal`.

The check deals and plays to determine each fact.
"""

import re

from virado.cards import Card, members
from virado.cases.casino.case import Case
from virado.cases.casino.position import empty_state, put_stock, round_stocks
from virado.cases.differences import differs
from virado.cases.validation import BAD_CASE, Plain, bad, by_number, cards, integer, items, mapping, truth
from virado.games.casino.game import GAME
from virado.games.casino.messages import LastRound
from virado.games.casino.notation import card_set, deck_of, names
from virado.games.casino.rules.dealing import first_player
from virado.games.casino.rules.groups import equal_cards
from virado.games.casino.rules.state import TRAIL, CasinoState, capture_how, kind_of, trail
from virado.games.contract import PUBLIC_SEAT, Packed
from virado.games.messages import Event
from virado.kernel.bits import count
from virado.kernel.facts import noting

COURSE_KEYS = (
    "rounds",
    "hand_sizes",
    "table_first_round",
    "extra_table_cards_in_last_round",
    "announce_last_at_round",
    "bottom_card_known_to",
    "last_card_goes_to",
)
OPEN_KEYS = ("round", "hands_public")
PUBLIC_ROUNDS = re.compile(r"rounds_(\d+)_to_(\d+)_public")
END_KEYS = ("table_at_end", "last_capturer", "residue_goes_to", "sweep")
ROUND_KEYS = ("round_ended", "last_capture_of_deal_by", "leader_of_next_round")
PACK_KEYS = ("pack", "hands", "table", "first_player")
SETTING_KEYS = ("dealer",)


def deal(case: Case, data: Plain, path: str) -> None:
    """Check facts about dealing, or about the end of a round or deal that is played from a state with few cards."""
    names_known = (*COURSE_KEYS, *OPEN_KEYS, *END_KEYS, *ROUND_KEYS, *PACK_KEYS, *SETTING_KEYS)
    named: list[str] = [str(key) for key in data] if isinstance(data, dict) else []  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    rounds = [key for key in named if PUBLIC_ROUNDS.fullmatch(key)]
    given = mapping(data, path, [*names_known, *rounds])
    dealer = integer(given.get("dealer", case.o.players - 1), f"{path}.dealer", 0, case.o.players - 1)
    if not set(given) - {
        *SETTING_KEYS,
        "round",
        "pack",
        "last_capturer",
        "round_ended",
        "last_capture_of_deal_by",
    }:
        raise bad(path, "nothing-claimed", BAD_CASE, candidates=names_known)
    if any(key in given for key in END_KEYS):
        _check_end(case, given, dealer, path)
    if any(key in given for key in ROUND_KEYS):
        _check_leader(case, given, dealer, path)
    if any(key in given for key in PACK_KEYS):
        _check_pack(case, given, dealer, path)
    if any(key in given for key in (*COURSE_KEYS, *OPEN_KEYS)) or any(map(PUBLIC_ROUNDS.fullmatch, given)):
        _check_course(case, given, dealer, path)


# ---------------------------------------------------------------------- playing a whole deal
class _Course:
    """A deal played with the first legal moves, with observations at the beginning of each round."""

    def __init__(self, case: Case, dealer: int) -> None:
        o, rules = case.o, GAME.rules
        self.case = case
        self.pack = list(range(o.cards))
        self.hand_sizes: list[list[int]] = []
        self.table: list[int] = []
        """Number of cards added to the table in each round."""
        self.public: list[bool] = []
        self.last: list[int] = []
        """Numbers of the rounds in which "last" was announced."""
        self.bottom_known: list[str] = []
        """Viewers who knew the bottom card after the deal."""
        self.last_card_to: str | None = None
        s = empty_state(o)
        s.dealer = dealer
        rules.setup(s, o)
        facts = noting(s, lambda: rules.supply(s, o, self.pack))
        self._see_round(s, GAME.narrate_chance(s, o, self.pack, facts), 0)
        for seat in range(o.players):
            hidden = s.clone()
            rules.hide(hidden, o, seat)
            if hidden.stock[o.cards - 1] == self.pack[-1]:
                self.bottom_known.append(self._called(s, seat))
        while not s.over and not s.pack_wanted:
            before = s.clone()
            move = self._any_move(s)
            seat = s.turn
            effect = GAME.describe(s, o, seat, move)
            facts = noting(s, lambda: rules.apply(s, o, seat, *move))  # noqa: B023  # called at once
            if s.round != before.round:
                left = count(before.loose & s.loose) + (1 if kind_of(move[2]) == TRAIL else 0)
                self._see_round(s, GAME.narrate(s, o, seat, move, effect, facts), left)

    def _any_move(self, s: CasinoState) -> Packed:
        """Return a trail, or a capture of equal cards if the rules require it (C-8).

        The deal has no builds and therefore no duties.
        """
        rules, o = GAME.rules, self.case.o
        for card in members(s.hands[s.turn]):
            for move in (trail(card), (1 << card, equal_cards(card, s.loose), capture_how(0, 0))):
                if not rules.refusal(s, o, s.turn, *move):
                    return move
        return next(GAME.legal(s, o, s.turn))

    def _called(self, s: CasinoState, seat: int) -> str:
        if seat == s.dealer:
            return "dealer"
        return "non-dealer" if s.players == 2 else str(seat)

    def _see_round(self, s: CasinoState, events: list[Event], lying: int) -> None:
        o = self.case.o
        self.hand_sizes.append([count(hand) for hand in s.hands[: s.players]])
        self.table.append(count(s.loose) - lying)
        hidden = s.clone()
        GAME.rules.hide(hidden, o, PUBLIC_SEAT)
        self.public.append(hidden.hands == s.hands)
        if any(isinstance(event, LastRound) for event in events):
            self.last.append(s.round)
        if s.stock_next == s.stock_end:
            holder = next((q for q in range(s.players) if s.hands[q] >> self.pack[-1] & 1), None)
            self.last_card_to = "table" if holder is None else self._called(s, holder)


def _check_course(case: Case, given: dict[str, Plain], dealer: int, path: str) -> None:
    course = _Course(case, dealer)
    rounds = len(course.hand_sizes)
    got: dict[str, Plain] = {
        "rounds": rounds,
        "hand_sizes": [sizes[0] if len(set(sizes)) == 1 else sizes for sizes in course.hand_sizes],
        "table_first_round": course.table[0],
        "extra_table_cards_in_last_round": course.table[-1] if rounds > 1 else 0,
        "announce_last_at_round": course.last[0] if len(course.last) == 1 else course.last or None,
        "bottom_card_known_to": course.bottom_known[0]
        if len(course.bottom_known) == 1
        else course.bottom_known or None,
        "last_card_goes_to": course.last_card_to,
    }
    for key in COURSE_KEYS:
        if key in given:
            case.compare(f"{path}.{key}", given[key], got[key])
    if "hands_public" in given:
        if "round" not in given:
            raise bad(path, "casino-missing", BAD_CASE, part="round")
        number = integer(given["round"], f"{path}.round", 1, rounds)
        public = truth(given["hands_public"], f"{path}.hands_public")
        _compare_public(case, f"{path}.hands_public", course, number, wanted=public)
    for key, value in given.items():
        match = PUBLIC_ROUNDS.fullmatch(key)
        if match:
            low, high = int(match[1]), int(match[2])
            if not 1 <= low <= high <= rounds:
                raise bad(f"{path}.{key}", "casino-no-such-rounds", BAD_CASE, limit=rounds)
            wanted = truth(value, f"{path}.{key}")
            for number in range(low, high + 1):
                _compare_public(case, f"{path}.{key}", course, number, wanted=wanted)


def _compare_public(case: Case, path: str, course: _Course, number: int, *, wanted: bool) -> None:
    """Record a difference if round `number` was not played as `wanted`: with public hands (true) or hidden hands."""
    found = course.public[number - 1]
    if found != wanted:
        case.differences.append(
            differs(path, "expected-found-in-round", expected=wanted, found=found, round=number)
        )


# ---------------------------------------------------------------------- end of a deal or round
def _check_end(case: Case, given: dict[str, Plain], dealer: int, path: str) -> None:
    """Check the recipient of the residue after the dealer has trailed the last card of the deal."""
    o = case.o
    if "table_at_end" not in given:
        raise bad(path, "casino-missing", BAD_CASE, part="table_at_end")
    lying = cards(deck_of(o), given["table_at_end"], f"{path}.table_at_end")
    if not lying:
        raise bad(f"{path}.table_at_end", "casino-empty-table-at-end", BAD_CASE)
    s, card = _last_turn(case, lying, given.get("last_capturer"), dealer, f"{path}.last_capturer")
    put_stock(s, o, [])
    s.round = len(round_stocks(o))
    before = s.clone()
    GAME.rules.apply(s, o, s.turn, *trail(card))
    piles = [s.piles[side] & ~before.piles[side] for side in range(s.sides)]
    if "residue_goes_to" in given:
        goes_to = given["residue_goes_to"]
        wanted: int | None = None
        if goes_to is not None:
            wanted = integer(goes_to, f"{path}.residue_goes_to", 0, s.players - 1) % s.sides
        holders = [side for side in range(s.sides) if piles[side] == card_set(lying)]
        taken = [names(o, pile) for pile in piles if pile]
        case.compare(f"{path}.residue_goes_to", wanted, holders[0] if holders else taken or None)
    if "sweep" in given:
        swept = s.sweeps != before.sweeps
        case.compare(f"{path}.sweep", truth(given["sweep"], f"{path}.sweep"), swept)


def _last_turn(
    case: Case, lying: list[Card], capturer: Plain, dealer: int, path: str
) -> tuple[CasinoState, Card]:
    """Return a state in which the dealer may trail the last card of the round, together with that card."""
    o = case.o
    s = empty_state(o)
    s.dealer = s.turn = dealer
    s.deal = s.round = 1
    if capturer is not None:
        s.last_capturer = integer(capturer, path, 0, s.players - 1)
    for card in lying:
        s.hands[dealer] = 1 << card
        s.loose = card_set(lying) & ~s.hands[dealer]
        if not GAME.rules.refusal(s, o, dealer, *trail(card)):
            return s, card
    raise bad(path, "casino-no-last-card", BAD_CASE)


def _check_leader(case: Case, given: dict[str, Plain], dealer: int, path: str) -> None:
    """Check the leader of the next round after a round that ends with a trail."""
    o = case.o
    for key in ("round_ended", "leader_of_next_round"):
        if key not in given:
            raise bad(path, "casino-missing", BAD_CASE, part=key)
    stocks = round_stocks(o)
    number = integer(given["round_ended"], f"{path}.round_ended", 1, len(stocks) - 1)
    here = f"{path}.last_capture_of_deal_by"
    s, card = _last_turn(case, [0], given.get("last_capture_of_deal_by"), dealer, here)
    put_stock(s, o, list(range(o.cards - stocks[number - 1], o.cards)))
    s.round = number
    GAME.rules.apply(s, o, s.turn, *trail(card))
    leader = integer(given["leader_of_next_round"], f"{path}.leader_of_next_round", 0, s.players - 1)
    case.compare(f"{path}.leader_of_next_round", leader, s.turn if s.round == number + 1 else None)


def _check_pack(case: Case, given: dict[str, Plain], dealer: int, path: str) -> None:
    """Check the hands and the table of the first round that a pack deals."""
    o, deck = case.o, deck_of(case.o)
    pack = list(range(o.cards))
    if "pack" in given:
        pack = cards(deck, given["pack"], f"{path}.pack", least=o.cards)
    s = empty_state(o)
    s.dealer = dealer
    GAME.rules.setup(s, o)
    GAME.rules.supply(s, o, pack)
    for seat, hand in by_number(given.get("hands", {}), f"{path}.hands", s.players).items():
        here = f"{path}.hands.{seat}"
        wanted = names(o, card_set(cards(deck, items(hand, here), here)))
        case.compare(here, wanted, names(o, s.hands[seat]))
    if "table" in given:
        here = f"{path}.table"
        case.compare(here, names(o, card_set(cards(deck, given["table"], here))), names(o, s.loose))
    if "first_player" in given:
        case.compare(f"{path}.first_player", given["first_player"], first_player(s))
