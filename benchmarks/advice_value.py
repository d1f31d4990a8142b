"""The value of advice by the expert's evaluation: `python benchmarks/advice_value.py casino raub`.

Club players play the first deals of matches of a form. At each decision that the advice concerns, the expert
evaluates all moves. The advice concerns a decision if some legal moves follow it and others violate it. The best move
that follows it is compared with the best move that violates it.

A line gives the mean of these differences with its 95 % interval, and the number of positions. Positions of the same
deal do not count as independent. The unit is a point of the deal in Casino and Hazari, and a hundredth of the match
in the trick games. Hands of Hazari are evaluated by `virado.analysis.hazari.arrangements`, against three opponents
who put their strongest groups first.
"""

import argparse
import math
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from virado.analysis.hazari.arrangements import best_first, rank_arrangements
from virado.bots.catalogue import bot
from virado.bots.contract import Budget, Candidate, Rng
from virado.games.casino.messages import Build, Capture, Trail
from virado.games.catalogue import variant as find_variant
from virado.games.hazari.rules.strength import COLOUR_RUN, TROY, class_of, strength_of_three
from virado.games.messages import Move
from virado.games.raub.messages import PlayAlong
from virado.games.tricks.messages import Drop, PlayCard
from virado.games.zwanzig_ab.messages import Stay
from virado.match import Match
from virado.view import AnyView

SIGMAS = 1.96
"""Half width of a 95 % interval, in standard errors."""

Sides = tuple[bool, bool]
"""Two flags of a move: it follows the advice, and it violates the advice."""
Advice = Callable[[AnyView, Move], Sides]


def _card(move: Move) -> str:
    return str(getattr(move, "card", ""))


def _data(view: AnyView) -> Any:
    """Return the position as a message of the family."""
    return view.data


def _hand(view: AnyView) -> Sequence[str]:
    """Return the cards of the view's seat; none before the seat has looked at them."""
    hand = _data(view).hands[view.seat]
    return () if isinstance(hand, int) else hand


def keeps(card: str) -> Advice:
    """Return the advice not to trail `card`."""
    return lambda view, move: (
        isinstance(move, Trail) and card in _hand(view) and move.card != card,
        isinstance(move, Trail) and move.card == card,
    )


def keeps_all(fits: Callable[[str], bool]) -> Advice:
    """Return the advice not to trail a card that `fits` accepts."""
    return lambda view, move: (
        isinstance(move, Trail) and not fits(move.card),
        isinstance(move, Trail) and fits(move.card),
    )


def takes(view: AnyView, move: Move) -> Sides:
    """Return the flags of a move for the advice to capture rather than trail."""
    return isinstance(move, Capture), isinstance(move, Trail)


def builds(view: AnyView, move: Move) -> Sides:
    """Return the flags of a move for the advice to build rather than capture or trail."""
    return isinstance(move, Build), isinstance(move, Capture | Trail)


def leads_trump(view: AnyView, move: Move) -> Sides:
    """Return the flags of a move for the advice to lead a trump rather than another card."""
    leads = isinstance(move, PlayCard) and not _data(view).trick
    trump = _card(move)[1:] == _data(view).trump
    return leads and trump, leads and not trump


def drops_with(trumps: int) -> Advice:
    """Return the advice to drop with exactly `trumps` trumps and no ace of another suit."""

    def sides(view: AnyView, move: Move) -> Sides:
        hand, trump = _hand(view), _data(view).trump
        held = sum(card[1] == trump for card in hand)
        other_aces = any(card[0] == "A" and card[1] != trump for card in hand)
        fits = bool(hand) and held == trumps and not other_aces
        return fits and isinstance(move, Drop), fits and isinstance(move, PlayAlong | Stay)

    return sides


ADVICE: dict[str, tuple[str, dict[str, Advice]]] = {
    "casino": (
        "casino(players=2)",
        {
            "keep the ten of diamonds": keeps("Td"),
            "keep the two of spades": keeps("2s"),
            "trail no ace": keeps_all(lambda card: card[0] == "A"),
            "trail no spade": keeps_all(lambda card: card[1] == "s"),
            "take rather than trail": takes,
            "build rather than take or trail": builds,
        },
    ),
    "royal-dominican": (
        "royal-dominican(players=2)",
        {
            "keep the ten of diamonds": keeps("Td"),
            "trail no ace": keeps_all(lambda card: card[0] == "A"),
            "take rather than trail": takes,
            "build rather than take or trail": builds,
        },
    ),
    "raub": (
        "raub",
        {
            "lead a trump": leads_trump,
            "drop out without a trump and without an ace": drops_with(0),
            "drop out with one trump and no ace beside": drops_with(1),
        },
    ),
    "zwanzig_ab": (
        "zwanzig-ab",
        {
            "lead a trump": leads_trump,
            "drop out without a trump and without an ace": drops_with(0),
            "drop out with one trump and no ace beside": drops_with(1),
        },
    ),
}


class AdviceGain(NamedTuple):
    """The gain from following one piece of advice in one position, in the unit of the expert."""

    deal: int
    advice: str
    gain: float


def judge_advice(
    text: str, advice: dict[str, Advice], deals: int, seed: int, simulations: int
) -> Iterator[AdviceGain]:
    """Yield the expert's evaluation of each position to which advice applies, in deals between club players."""
    chosen = find_variant(text)
    club = bot("club")
    expert = bot("expert", aim="points" if chosen.game.name == "casino" else None)
    expert.prepare(chosen)
    for number in range(deals):
        match = Match(chosen, seed=seed + number)
        rng = Rng(seed + number)
        while not match.over and match.finished_deals == 0:
            seat = match.to_act[0]
            view = match.view(seat)
            moves = view.legal()
            sides = {name: [rule(view, move) for move in moves] for name, rule in advice.items()}
            asked = [
                name for name, each in sides.items() if all(any(side) for side in zip(*each, strict=True))
            ]
            if asked:
                thought = expert.think(view, Budget(simulations=simulations), rng=rng)
                yield from _gains(number, view, thought.candidates, {name: advice[name] for name in asked})
            match.play(seat, club.choose(view, rng=rng))


def _gains(
    deal: int, view: AnyView, candidates: Sequence[Candidate], advice: dict[str, Advice]
) -> Iterator[AdviceGain]:
    for name, rule in advice.items():
        with_it = [each.value for each in candidates if rule(view, each.move)[0]]
        against = [each.value for each in candidates if rule(view, each.move)[1]]
        if with_it and against:
            yield AdviceGain(deal, name, max(with_it) - max(against))


def hands_of_hazari(deals: int, seed: int) -> Iterator[AdviceGain]:
    """Yield, for random hands, the gain of the best arrangement over putting the strongest groups first."""
    o: Any = find_variant("hazari").config()
    rng = random.Random(seed)
    for deal in range(deals):
        hand = sum(1 << card for card in rng.sample(range(52), 13))
        found = rank_arrangements(o, hand)
        first = best_first(o, hand)
        place = int(np.argmax((found.moves == np.array(first)).all(axis=1)))
        gain = float(found.points[0] - found.points[place])
        yield AdviceGain(deal, "weigh all rounds, not the strongest first", gain)
        best, strongest = (class_of(strength_of_three(int(group))) for group in (found.moves[0][0], first[0]))
        if strongest in (TROY, COLOUR_RUN):
            name = "troy" if strongest == TROY else "colour run"
            yield AdviceGain(
                deal,
                f"a {name} can lead: % of hands in which another group should",
                100.0 * (best < strongest),
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "forms",
        nargs="*",
        default=[*ADVICE, "hazari"],
        help=f"forms to examine: {', '.join([*ADVICE, 'hazari'])}",
    )
    parser.add_argument("--deals", type=int, default=200, help="deals per form (200)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first deal (1)")
    parser.add_argument("--simulations", type=int, default=400, help="simulations per search (400)")
    given = parser.parse_args()
    for form in given.forms:
        if form == "hazari":
            found = hands_of_hazari(given.deals, given.seed)
            text = form
        else:
            text, advice = ADVICE[form]
            found = judge_advice(text, advice, given.deals, given.seed, given.simulations)
        gains: dict[str, dict[int, list[float]]] = {}
        for each in found:
            gains.setdefault(each.advice, {}).setdefault(each.deal, []).append(each.gain)
        print(text, flush=True)
        for name, by_deal in gains.items():
            number = sum(map(len, by_deal.values()))
            mean = sum(map(sum, by_deal.values())) / number
            error = math.sqrt(sum((sum(deal) - mean * len(deal)) ** 2 for deal in by_deal.values())) / number
            print(f"  {name:60} {mean:+7.2f} +-{SIGMAS * error:5.2f}  {number:6} positions", flush=True)


if __name__ == "__main__":
    main()
