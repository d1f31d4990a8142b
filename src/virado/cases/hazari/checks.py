"""Checks of the case file of Hazari (hazari.md, section 6).

Every name in a case must be known: an unknown key, preset, option or error name raises OptionsError.
"""

from collections.abc import Callable, Mapping

from virado.cards import FRENCH52, CardSet, Seat, members
from virado.cases.differences import Difference, check_legal, compare_values, differs, refused_otherwise
from virado.cases.hazari.info_checks import check_info
from virado.cases.hazari.position import (
    arrangement_text,
    prose,
    read_arrangement,
    read_cards,
    read_position,
    read_scores,
)
from virado.cases.validation import (
    BAD_CASE,
    Plain,
    bad,
    by_seat,
    card_twice,
    integer,
    items,
    mapping,
    one_of,
    part,
    truth,
)
from virado.games.hazari.game import GAME
from virado.games.hazari.messages import CLASSES
from virado.games.hazari.narration import MATCH_ENDINGS, class_name
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.scoring import points_of, score_deal
from virado.games.hazari.rules.showdown import show_round
from virado.games.hazari.rules.state import BY_TROY, HAND, SEATS, HazariConfig, HazariState
from virado.games.hazari.rules.strength import strength_of_group, strength_of_three
from virado.games.variant import make_variant
from virado.refusal import Refusal

COMMON = ("id", "note", "rule", "preset", "options")
SPOKEN = ("legal", "illegal", "legal_count")
"""Kinds of assertions about the position of a case."""
FAULTS = ("sizes", "cards", "order")
IN_ORDER = list(range(52))


def check_case(case: Mapping[str, Plain]) -> list[Difference]:
    """Return the differences between a case and the rules."""
    checks: dict[str, Callable[[HazariConfig, Plain], list[Difference]]] = {
        "compare": _compare,
        "classify": _classify,
        "value": _value,
        "round": _round,
        "deal": _deal,
        "scoring": _scoring,
        "info": check_info,
    }
    given = mapping(prose(case, "note"), "case", (*COMMON, *checks, "position", *SPOKEN))
    o = _config(given)
    differences: list[Difference] = []
    asked = [key for key in checks if key in given]
    spoken = [key for key in SPOKEN if key in given]
    if bool(spoken) != ("position" in given) or not asked + spoken:
        if spoken and "position" not in given:
            raise bad("case", "position-needed", BAD_CASE, part=spoken[0])
        raise bad("case", "nothing-claimed", BAD_CASE, candidates=(*checks, *SPOKEN))
    for key in asked:
        differences += checks[key](o, given[key])
    if spoken:
        differences += _position(o, given)
    return differences


def _config(given: Mapping[str, Plain]) -> HazariConfig:
    slug = given.get("preset", "")
    preset = GAME.presets.get(slug) if isinstance(slug, str) else None
    if preset is None:
        raise bad("preset", "no-such-preset", BAD_CASE, variant=str(slug), game=GAME.name)
    options = mapping(given.get("options", {}), "options", GAME.options_type.__struct_fields__)
    variant = make_variant(GAME, preset, options=options)
    return GAME.config(variant.options, variant.players, variant.teams)


# ---------------------------------------------------------------------- groups
def _group(value: Plain, path: str) -> CardSet:
    return read_cards(value, path, least=3, most=4)


def _strength(o: HazariConfig, group: CardSet) -> int:
    return strength_of_group(o, 3 if group.bit_count() == 4 else 0, group)


def _class(value: Plain, path: str) -> str:
    return one_of(value, path, CLASSES, BAD_CASE)


def _compare(o: HazariConfig, value: Plain) -> list[Difference]:
    given = mapping(value, "compare", ("a", "b", "winner", "a_type", "b_type"))
    groups = {side: _group(given.get(side), f"compare.{side}") for side in ("a", "b")}
    if groups["a"].bit_count() != groups["b"].bit_count():
        raise bad("compare", "other-sizes", BAD_CASE)
    strengths = {side: _strength(o, group) for side, group in groups.items()}
    winner = one_of(given.get("winner"), "compare.winner", ("a", "b", "tie"), BAD_CASE)
    ahead = strengths["a"] - strengths["b"]
    differences = compare_values("compare.winner", winner, "a" if ahead > 0 else "b" if ahead < 0 else "tie")
    for side in ("a", "b"):
        key = f"{side}_type"
        if key in given:
            path = f"compare.{key}"
            differences += compare_values(path, _class(given[key], path), class_name(strengths[side]))
    return differences


def _classify(o: HazariConfig, value: Plain) -> list[Difference]:
    given = mapping(value, "classify", ("cards", "type", "best_three"))
    group = _group(given.get("cards"), "classify.cards")
    if "type" not in given and "best_three" not in given:
        raise bad("classify", "nothing-claimed", BAD_CASE, candidates=("type", "best_three"))
    differences: list[Difference] = []
    if "type" in given:
        found = class_name(_strength(o, group))
        differences += compare_values("classify.type", _class(given["type"], "classify.type"), found)
    if "best_three" in given:
        three = read_cards(given["best_three"], "classify.best_three", least=3, most=3)
        threes = [group & ~(1 << spare) for spare in members(group)] if group.bit_count() == 4 else [group]
        best = max(threes, key=strength_of_three)
        if three & ~group or strength_of_three(three) != strength_of_three(best):
            differences += compare_values("classify.best_three", FRENCH52.list(three), FRENCH52.list(best))
    return differences


def _value(o: HazariConfig, value: Plain) -> list[Difference]:
    given = mapping(value, "value", ("cards", "points"))
    cards = read_cards(given.get("cards"), "value.cards")
    return compare_values("value.points", integer(given.get("points"), "value.points"), points_of(o, cards))


def _round(o: HazariConfig, value: Plain) -> list[Difference]:
    given = mapping(value, "round", ("plays", "winner", "captured"))
    s = HazariState(players=SEATS, sides=SEATS)
    plays = [
        items(play, f"round.plays[{i}]", 2)
        for i, play in enumerate(items(given.get("plays"), "round.plays", SEATS))
    ]
    leader = integer(plays[0][0], "round.plays[0][0]", 0, SEATS - 1)
    groups: list[CardSet] = []
    for i, (seat, cards) in enumerate(plays):
        if integer(seat, f"round.plays[{i}][0]", 0, SEATS - 1) != (leader + i) % SEATS:
            raise bad(f"round.plays[{i}][0]", "out-of-turn", BAD_CASE)
        groups.append(_group(cards, f"round.plays[{i}][1]"))
    if len({group.bit_count() for group in groups}) > 1:
        raise bad("round.plays", "other-sizes", BAD_CASE)
    twice = sum(1 << card for card in IN_ORDER if sum(group >> card & 1 for group in groups) > 1)
    if twice:
        raise card_twice(FRENCH52, twice, "round.plays", BAD_CASE)
    number = 3 if groups[0].bit_count() == 4 else 0
    s.dealer = (leader - 1) % SEATS
    s.round_winners[2] = leader
    s.shown = number
    for i, group in enumerate(groups):
        s.groups[4 * ((leader + i) % SEATS) + number] = group
    show_round(s, o)
    winner = s.round_winners[number]
    expected = integer(given.get("winner"), "round.winner", 0, SEATS - 1)
    differences = compare_values("round.winner", expected, winner)
    if "captured" in given:
        captured = integer(given["captured"], "round.captured")
        differences += compare_values("round.captured", captured, s.captured[winner])
    return differences


# ---------------------------------------------------------------------- arrangements
def _refusal(o: HazariConfig, s: HazariState, seat: Seat, value: Plain, path: str) -> Refusal | None:
    """Return the refusal of an arrangement listed as groups of cards, or None."""
    read = read_arrangement(o, s, seat, value, path)
    return read if isinstance(read, Refusal) else None


def _arrangement(value: Plain, path: str) -> Plain:
    given = mapping(value, path, ("arrange",))
    if "arrange" not in given:
        raise bad(path, "expected-one-of", BAD_CASE, part=part(value), candidates=("arrange",))
    return given["arrange"]


def _position(o: HazariConfig, given: Mapping[str, Plain]) -> list[Difference]:
    position = mapping(given["position"], "position", ("hand", "seat", "dealer"))
    s = read_position(o, position, IN_ORDER)
    seat = integer(position.get("seat", (s.dealer + 1) % SEATS), "position.seat", 0, SEATS - 1)
    differences: list[Difference] = []
    for i, entry in enumerate(items(given.get("legal", []), "legal")):
        path = f"legal[{i}]"
        groups = _arrangement(entry, path)
        refusal = _refusal(o, s, seat, groups, f"{path}.arrange")
        if difference := check_legal(path, arrangement_text(groups, path), refusal):
            differences.append(difference)
    for i, entry in enumerate(items(given.get("illegal", []), "illegal")):
        path = f"illegal[{i}]"
        wrong = mapping(prose(entry, "why"), path, ("action", "error", "why"))
        one_of(wrong.get("error"), f"{path}.error", FAULTS, BAD_CASE)
        groups = _arrangement(wrong.get("action"), f"{path}.action")
        refusal = _refusal(o, s, seat, groups, f"{path}.action.arrange")
        differences += refused_otherwise(path, arrangement_text(groups, path), wrong, refusal)
    if "legal_count" in given:
        expected = integer(given["legal_count"], "legal_count", 0)
        differences += compare_values("legal_count", expected, GAME.count_legal(s, o, seat))
    return differences


def _deal(o: HazariConfig, value: Plain) -> list[Difference]:
    given = mapping(value, "deal", ("dealer", "scores", "arrangements", "expect"))
    expected = mapping(
        given.get("expect"),
        "deal.expect",
        ("round_winners", "captured", "scores", "match_over", "winners", "reason"),
    )
    arrangements = by_seat(given.get("arrangements"), "deal.arrangements", SEATS)
    if len(arrangements) != SEATS:
        raise bad("deal.arrangements", "not-all-seats", BAD_CASE, limit=SEATS)
    s = HazariState(players=SEATS, sides=SEATS)
    s.dealer = integer(given.get("dealer", 0), "deal.dealer", 0, SEATS - 1)
    s.scores[:SEATS] = read_scores(given.get("scores", [0] * SEATS), "deal.scores")
    RULES.setup(s, o)
    RULES.supply(s, o, _pack(arrangements, s.dealer))
    differences: list[Difference] = []
    for seat, groups in arrangements.items():
        path = f"deal.arrangements.{seat}"
        read = read_arrangement(o, s, seat, groups, path)
        if isinstance(read, Refusal):
            text = arrangement_text(groups, path)
            differences.append(differs(path, "not-legal", move=text, because=read))
            continue
        RULES.apply(s, o, seat, *read)
    found = {
        "round_winners": s.round_winners[: s.shown],
        "captured": None if s.ending == BY_TROY else s.captured[:],
        **_outcome(s),
    }
    return differences + _against(expected, found, "deal.expect")


def _pack(arrangements: Mapping[Seat, Plain], dealer: Seat) -> list[int]:
    """Return the pack that deals every seat the cards of its arrangement (H-3)."""
    held = {
        seat: [
            card
            for i, group in enumerate(items(groups, f"deal.arrangements.{seat}"))
            for card in _cards(group, f"deal.arrangements.{seat}[{i}]")
        ]
        for seat, groups in arrangements.items()
    }
    if (
        any(len(cards) != HAND for cards in held.values())
        or len({c for cards in held.values() for c in cards}) != 52
    ):
        raise bad("deal.arrangements", "not-the-pack", BAD_CASE)
    return [held[(dealer + 1 + i) % SEATS][i // SEATS] for i in range(52)]


def _cards(group: Plain, path: str) -> list[int]:
    return [card for card in IN_ORDER if read_cards(group, path) >> card & 1]


def _scoring(o: HazariConfig, value: Plain) -> list[Difference]:
    given = mapping(value, "scoring", ("scores", "captured", "expect"))
    expected = mapping(given.get("expect"), "scoring.expect", ("scores", "match_over", "winners", "reason"))
    s = HazariState(players=SEATS, sides=SEATS)
    s.scores[:SEATS] = read_scores(given.get("scores"), "scoring.scores")
    s.captured = read_scores(given.get("captured"), "scoring.captured")
    score_deal(s, o)
    return _against(expected, _outcome(s), "scoring.expect")


def _outcome(s: HazariState) -> dict[str, Plain]:
    return {
        "scores": s.scores[:SEATS],
        "match_over": bool(s.over),
        "winners": [seat for seat in range(SEATS) if s.winners >> seat & 1],
        "reason": MATCH_ENDINGS[s.ending],
    }


def _against(expected: Mapping[str, Plain], found: Mapping[str, Plain], path: str) -> list[Difference]:
    if not expected:
        raise bad(path, "nothing-claimed", BAD_CASE, candidates=tuple(found))
    if "match_over" in expected:
        truth(expected["match_over"], f"{path}.match_over")
    return [
        difference
        for key, value in expected.items()
        for difference in compare_values(f"{path}.{key}", value, found[key])
    ]
