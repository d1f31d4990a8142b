"""Random matches at the level of the rules, with each deal as a person at a table would enter it."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from virado.cards import members
from virado.games.casino.rules import facts as casino_facts
from virado.games.casino.rules.ending import sweep_log_entry
from virado.games.casino.rules.scoring import certain_points
from virado.games.casino.rules.state import (
    AUTOMATIC,
    CLAIM,
    CLAIMED,
    INITIAL,
    LARGE,
    NOBODY,
    ORANGE,
    call,
    sweep_kind_of,
    sweep_side,
)
from virado.games.contract import REFEREE_SEAT, Packed
from virado.games.hazari.rules.facts import DEAL_SCORED
from virado.games.hazari.rules.state import BY_TROY
from virado.games.raub.rules import facts as raub_facts
from virado.games.raub.rules.state import MISDEAL, MISDEAL_INTENTIONAL, pack_move
from virado.games.variant import Variant
from virado.games.zwanzig_ab.rules import facts as zwanzig_facts
from virado.kernel.facts import Fact, noting
from virado.match import opening_state
from virado.scorekeeping.messages import EntryValues

MOST_DEALS = 120
"""Number of deals after which a match is no longer followed."""
SUITS = "shdc"


class PlayedDeal(NamedTuple):
    """A deal of the engine: its entry, and the state after it."""

    values: EntryValues
    """Values of every field that any form of the family can have."""
    dealer: int
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    games: int


def play(variant: Variant, seed: int) -> list[PlayedDeal]:
    """Return the deals of a random match."""
    rng = random.Random(f"{variant} {seed}")
    rules, o = variant.game.rules, variant.config()
    s: Any = opening_state(variant)
    entry = ENTRIES[variant.game.name]
    work = variant.game.workspace_type()
    deals: list[PlayedDeal] = []
    while not s.over and len(deals) < MOST_DEALS:
        before = s.clone()
        if wanted := rules.cards_to_shuffle(s, o):
            cards = list(members(wanted))
            rng.shuffle(cards)
            facts = noting(s, lambda cards=cards: rules.supply(s, o, cards))
        else:
            seats = list(members(rules.to_act(s, o)))
            seat = rng.choice(seats)
            made: list[Packed] = []
            if called := _call(variant, s, o, rng):
                seat, move = called
            elif rules.sample is not None:
                rules.sample(s, o, work, seat, made, [rng.getrandbits(62)])
                move = made[0]
            else:
                rules.choices(s, o, work, seat, made)
                move = rng.choice(made)
            facts = noting(s, lambda seat=seat, move=move: rules.apply(s, o, seat, *move))
        values = entry(before, s, o, facts)
        if values is not None:
            deals.append(
                PlayedDeal(
                    values=values,
                    dealer=before.dealer,
                    scores=tuple(s.scores[: s.sides]),
                    over=bool(s.over),
                    winners=tuple(members(s.winners)),
                    games=getattr(s, "games", 1) or 1,
                )
            )
    return deals


def _call(variant: Variant, s: Any, o: Any, rng: random.Random) -> tuple[int, Packed] | None:
    """Return an announcement out of turn, sometimes."""
    rules = variant.game.rules
    if variant.game.name == "casino":
        seat = rng.randrange(s.players)
        claims = o.claim and certain_points(s, o, seat % s.sides) >= o.target and rng.random() < 0.5
        if claims and not rules.refusal(s, o, seat, *call(CLAIM)):
            return seat, call(CLAIM)
        if o.orange_calls and rng.random() < 0.05 and not rules.refusal(s, o, seat, *call(ORANGE)):
            return seat, call(ORANGE)
    elif variant.game.name == "raub" and rng.random() < 0.01:
        extra = rng.randrange(s.players + 1) if o.misdeal_any else 0
        move = pack_move(rng.choice((MISDEAL, MISDEAL_INTENTIONAL)), 0, extra)
        if not rules.refusal(s, o, REFEREE_SEAT, *move):
            return REFEREE_SEAT, move
    return None


def _find(facts: list[Fact], *kinds: int) -> Fact | None:
    return next((fact for fact in facts if fact[0] in kinds), None)


def _casino(before: Any, s: Any, o: Any, facts: list[Fact]) -> EntryValues | None:
    scored = _find(facts, casino_facts.DEAL_SCORED)
    if scored is None:
        return None
    sides = range(s.sides)

    def held(cards: int) -> tuple[int, ...]:
        return tuple((s.piles[side] & cards).bit_count() for side in sides)

    def taker(cards: int) -> int | None:
        return next((side for side in sides if s.piles[side] & cards), None)

    log = [sweep_log_entry(s, place) for place in range(sum(s.sweeps))]
    first = [sweep_side(entry) for entry in log if sweep_kind_of(entry) == INITIAL]
    special = bool(first) and o.initial_sweep != o.p_sweep
    later = [entry for entry in log if not special or sweep_kind_of(entry) != INITIAL]
    large = [sweep_side(entry) for entry in later if sweep_kind_of(entry) == LARGE]
    small = [sweep_side(entry) for entry in later if sweep_kind_of(entry) != LARGE]
    ending = "claimed" if s.ending == CLAIMED else "played"
    if s.ending == AUTOMATIC and not scored[3]:
        ending = "restricted"
    values: EntryValues = {
        "ending": ending,
        "claimant": s.winners.bit_length() - 1 if s.ending == CLAIMED else 0,
        "cards": tuple(s.won_cards[: s.sides]),
        "spades": tuple(s.won_spades[: s.sides]),
        "big_casino": taker(o.big),
        "little_casino": taker(o.little),
        "aces": held(o.aces),
        "fives": held(o.fives),
        "sweeps": tuple(small.count(side) for side in sides),
        "small_sweeps": tuple(small.count(side) for side in sides),
        "large_sweeps": tuple(large.count(side) for side in sides),
        "sweep_order": tuple(
            sweep_side(entry) + s.sides * (sweep_kind_of(entry) == LARGE) for entry in later
        ),
        "initial_sweep": first[0] if first else None,
        "oranges": tuple(s.oranges[: s.sides]),
        "false_calls": tuple(s.false_calls[: s.sides]),
        "last_capture": None if s.last_capturer == NOBODY else s.last_capturer % s.sides,
    }
    values |= {f"ace_{suit}": taker(o.aces & 1 << place) for place, suit in enumerate(SUITS)}
    return values


def _raub(before: Any, s: Any, o: Any, facts: list[Fact]) -> EntryValues | None:
    scored = _find(facts, raub_facts.SCORED)
    if scored is not None:
        _, declarer, contract, _, active = scored
        return {
            "ending": "played",
            "contract": ("", "declare", "raub", "stih", "muss")[contract],
            "declarer": declarer,
            "dropped": tuple(not active >> seat & 1 for seat in range(s.players)),
            "tricks": tuple(s.tricks[: s.players]),
        }
    thrown = _find(facts, raub_facts.THROWN_IN)
    if thrown is None:
        return None
    called = _find(facts, raub_facts.MISDEAL_CALLED)
    if called is None:
        return {"ending": ("first-passout", "second-passout", "same-suit", "passed-on")[thrown[1]]}
    return {
        "ending": "misdeal-intentional" if called[2] else "misdeal",
        "misdealer": called[3] - 1 if called[3] else called[1],
    }


def _zwanzig_ab(before: Any, s: Any, o: Any, facts: list[Fact]) -> EntryValues | None:
    if _find(facts, zwanzig_facts.SCORED) is None:
        return None
    out = s.dropped & ~before.sitting_out
    return {
        "trump": SUITS[s.trump],
        "blind": bool(s.blind),
        "dropped": tuple(bool(out >> seat & 1) for seat in range(s.players)),
        "tricks": tuple(s.tricks[: s.players]),
    }


def _hazari(before: Any, s: Any, o: Any, facts: list[Fact]) -> EntryValues | None:
    if _find(facts, DEAL_SCORED) is None:
        return None
    if s.ending == BY_TROY:
        return {"ending": "troy", "troy": s.winners.bit_length() - 1}
    return {"ending": "played", "captured": tuple(s.captured[: s.players])}


ENTRIES: dict[str, Callable[[Any, Any, Any, list[Fact]], EntryValues | None]] = {
    "casino": _casino,
    "raub": _raub,
    "zwanzig_ab": _zwanzig_ab,
    "hazari": _hazari,
}
"""The entry of a deal that has just ended, by family: None if no deal has ended."""
