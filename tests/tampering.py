"""Records that were tampered with: one random edit of one kind in the record of a random match.

    python -m tests.tampering [--each 40]

prints, for each family and kind of edit, the number of edited records that are accepted. It also prints how many of
these still describe what happened: the same cards, moves, events and result.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from tests.random_play import random_match
from virado import Match
from virado.record import Record
from virado.refusal import RefusedError

FORMS = {
    "casino": ("royal-dominican", "royal-soto"),
    "raub": ("raub", "raub-persian-literal"),
    "zwanzig_ab": ("zwanzig-ab", "zwanzig-ab-jager"),
    "hazari": ("hazari", "hazari-bhutan"),
}
"""Two forms of each family; an edit of the variant replaces one with the other."""
MOVES = 90


def _moves(record: Record, rng: random.Random) -> Record | None:
    """Replace one move with another that is legal there."""
    number = rng.randrange(len(record.moves))
    before = msgspec.structs.replace(record, moves=record.moves[:number], digests="", chance=[])
    match = Match.from_record(before)
    seat, text = record.moves[number]
    others = [str(move) for move in match.legal(seat, 60) if str(move) != text] if seat >= 0 else []
    if not others:
        return None
    moves = [*record.moves]
    moves[number] = seat, rng.choice(others)
    return msgspec.structs.replace(record, moves=moves)


def _order(record: Record, rng: random.Random) -> Record | None:
    """Exchange two consecutive moves."""
    number = rng.randrange(len(record.moves) - 1)
    moves = [*record.moves]
    moves[number], moves[number + 1] = moves[number + 1], moves[number]
    return msgspec.structs.replace(record, moves=moves) if moves != record.moves else None


def _end(record: Record, rng: random.Random) -> Record:
    """Leave out the last moves."""
    return msgspec.structs.replace(record, moves=record.moves[: -rng.randint(1, 5)])


def _exchanged(packs: list[list[str]], rng: random.Random) -> list[list[str]]:
    """Return the packs after two cards of one pack have been exchanged."""
    found = [[*pack] for pack in packs]
    pack = rng.choice(found)
    one, other = rng.sample(range(len(pack)), 2)
    pack[one], pack[other] = pack[other], pack[one]
    return found


def _chance(record: Record, rng: random.Random) -> Record:
    return msgspec.structs.replace(record, chance=_exchanged(record.chance, rng))


def _packs(record: Record, rng: random.Random) -> Record:
    """Exchange two cards of a given pack."""
    return msgspec.structs.replace(record, packs=_exchanged(record.packs, rng))


def _scores(record: Record, rng: random.Random) -> Record:
    scores = [*record.scores]
    scores[rng.randrange(len(scores))] += rng.choice((-1, 1))
    return msgspec.structs.replace(record, scores=scores)


def _seed(record: Record, rng: random.Random) -> Record:
    return msgspec.structs.replace(record, seed=record.seed + rng.randint(1, 9))


def _digests(record: Record, rng: random.Random) -> Record:
    place = rng.randrange(len(record.digests))
    other = rng.choice([digit for digit in "0123456789abcdef" if digit != record.digests[place]])
    return msgspec.structs.replace(
        record, digests=record.digests[:place] + other + record.digests[place + 1 :]
    )


def _variant(record: Record, _: random.Random) -> Record:
    pair = next(pair for pair in FORMS.values() if record.variant in pair)
    return msgspec.structs.replace(record, variant=pair[record.variant == pair[0]])


def _dealer(record: Record, _: random.Random) -> Record:
    return msgspec.structs.replace(record, dealer=(record.dealer + 1) % record.players)


EDITS: dict[str, Callable[[Record, random.Random], Record | None]] = {
    "moves": _moves,
    "order": _order,
    "end": _end,
    "chance": _chance,
    "packs": _packs,
    "scores": _scores,
    "seed": _seed,
    "digests": _digests,
    "variant": _variant,
    "dealer": _dealer,
}


class Tampered(NamedTuple):
    """An edited record."""

    kind: str
    original: Record
    edited: Record


def tampered(family: str, each: int) -> Iterator[Tampered]:
    """Yield `each` edited records of every kind, from matches of both forms of a family."""
    for kind, edit in EDITS.items():
        made = 0
        for seed in range(1, 20 * each):
            rng = random.Random(f"{family} {kind} {seed}")
            form = FORMS[family][seed % 2]
            packs = random_match(form, seed=-seed, moves=20).chance[:1] if kind == "packs" else ()
            record = random_match(form, seed=seed, moves=MOVES, packs=packs).record()
            edited = edit(record, rng)
            if edited is not None:
                yield Tampered(kind, record, edited)
                made += 1
            if made == each:
                break


def accepts(record: Record) -> bool:
    """Return True if the record makes a match."""
    try:
        Match.from_record(record)
    except RefusedError:
        return False
    return True


def is_contradiction(case: Tampered) -> bool:
    """Return True if the record itself contradicts the edit.

    It does not if the edited match, with the same cards, causes the events of the original.
    """
    bare = msgspec.structs.replace(case.edited, digests="", chance=[])
    try:
        again = Match.from_record(bare).record()
    except RefusedError:
        return True
    return (again.digests, again.chance) != (case.edited.digests, case.edited.chance)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=20, help="edited records of each kind and family")
    each: int = parser.parse_args().each
    for family in FORMS:
        made, accepted, contradictions = Counter[str](), Counter[str](), Counter[str]()
        for case in tampered(family, each):
            made[case.kind] += 1
            if accepts(case.edited):
                accepted[case.kind] += 1
                contradictions[case.kind] += is_contradiction(case)
        print(
            f"{family}: {made.total()} edited, {accepted.total()} accepted, {contradictions.total()} contradictions"
        )
        for kind, number in made.items():
            print(
                f"  {kind:8} {number:4} edited, {accepted[kind]:4} accepted, {contradictions[kind]:4} contradictions"
            )


if __name__ == "__main__":
    main()
