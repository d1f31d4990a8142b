"""Style of characters: statistics of the moves of one character among club players.

python benchmarks/characters.py casino-royal     actions per deal: builds, captures, trails, sweeps of both sides
python benchmarks/characters.py raub zwanzig-ab  percentage of decisions to stay, where the character may drop
python benchmarks/characters.py hazari           chance of the first and of the weakest group to win its round
"""

import argparse
from collections import Counter
from collections.abc import Iterator

import numpy as np

from virado.analysis.hazari.arrangements import rank_arrangements
from virado.bots.catalogue import bot, characters
from virado.bots.contract import Bot
from virado.games.casino.messages import Built, Captured, Trailed
from virado.games.catalogue import variant as find_variant
from virado.games.tricks.messages import Drop
from virado.games.variant import Variant
from virado.match import Match
from virado.view import AnyView


def decisions(match: Match, players: list[Bot]) -> Iterator[AnyView]:
    """Play the first scored deal and yield the view of each decision before it is made."""
    while not match.over and not match.finished_deals:
        seat = match.to_act[0]
        view = match.view(seat)
        yield view
        match.play(seat, players[seat].choose(view))


def casino(variant: Variant, player: Bot, deals: int) -> dict[str, float]:
    """Return the number of actions of each kind per deal, over mirrored deals of two players."""
    club = bot("club")
    done: Counter[str] = Counter()
    for deal in range(deals):
        for mine in (0, 1):
            match = Match(variant, seed=deal)
            for _ in decisions(match, [player, club] if mine == 0 else [club, player]):
                pass
            for event in match.view(mine).events():
                if isinstance(event, Captured | Built | Trailed):
                    whose = "" if event.seat == mine else "of the other: "
                    done[whose + event.__class__.__name__] += 1
                    done[whose + "sweep"] += isinstance(event, Captured) and event.sweep
    return {name: done[name] / deals / 2 for name in sorted(done)}


def tricks(variant: Variant, player: Bot, deals: int) -> dict[str, float]:
    """Return how often the character stays, and how often the club player stays in the same positions, in per cent."""
    club = bot("club")
    asked: Counter[str] = Counter()
    for deal in range(deals):
        for view in decisions(Match(variant, seed=deal), [club] * variant.players):
            if any(isinstance(move, Drop) for move in view.legal()):
                asked["asked"] += 1
                for who in (player, club):
                    asked[who.name] += not isinstance(who.choose(view), Drop)
    return {who.name: 100 * asked[who.name] / asked["asked"] for who in (player, club)}


def hazari(variant: Variant, player: Bot, deals: int) -> dict[str, float]:
    """Return statistics of the arrangements of the character and of the club player, for the same hands."""
    sums: Counter[str] = Counter()
    for deal in range(deals):
        view = Match(variant, seed=deal).view(0)
        found = rank_arrangements(view.config, view.state.hands[0])
        for who in (player, bot("club")):
            move = np.array(view.pack(who.choose(view)))
            place = int(np.argmax((found.moves == move).all(axis=1)))
            for what, values in (("first", found.first), ("weakest", found.weakest)):
                sums[f"{who.name}, {what}"] += round(10_000 * float(values[place]))
            sums[f"{who.name}, points"] += round(100 * float(found.points[place]))
            sums[f"{who.name}, otherwise"] += 10_000 * (place != 0)
    return {name: sums[name] / deals / 100 for name in sorted(sums)}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("forms", nargs="+", help="forms to examine")
    parser.add_argument("--deals", type=int, default=200, help="deals per character (200)")
    args = parser.parse_args()
    for form in args.forms:
        variant = find_variant(form)
        family = variant.game.name
        measured = {"casino": casino, "hazari": hazari}.get(family, tricks)
        names = characters()[family] if measured is not casino else ("club", *characters()[family])
        for name in names:
            shown = measured(variant, bot(name), args.deals)
            print(
                f"{form} {name}: {', '.join(f'{what} {value:.2f}' for what, value in shown.items())}",
                flush=True,
            )


if __name__ == "__main__":
    main()
