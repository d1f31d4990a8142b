"""How the case file of Hazari is checked (hazari.md, section 6).

Everything a case names must be known: another key, preset, option or name of an error raises OptionsError.
"""

from collections.abc import Callable, Mapping
from typing import Any

from virado.cards import FRENCH52, CardSet, Seat
from virado.cases.hazari.claims import check_info
from virado.cases.hazari.position import arrangement_text, prose, read_cards, read_position, read_scores
from virado.cases.reading import bad, by_seat, integer, items, mapping, truth
from virado.games.contract import Game
from virado.games.hazari.explanation import class_name
from virado.games.hazari.narration import ENDINGS
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.arranging import strength_of_group
from virado.games.hazari.rules.showing import points_of, score_deal, show_round
from virado.games.hazari.rules.state import BY_TROY, HAND, SEATS, HazariConfig, HazariState
from virado.games.hazari.rules.strength import CLASSES, best_three, strength_of_three
from virado.games.variant import make_variant
from virado.refusal import OptionsError, Refusal, RefusedError

COMMON = ("id", "note", "rule", "preset", "options")
SPOKEN = ("legal", "illegal", "legal_count")
"""What a case may claim about its position."""
WRONGS = ("sizes", "cards", "order")
IN_ORDER = list(range(52))


def check_case(game: Game, case: Mapping[str, Any]) -> list[str]:
    """What differs from a case, one line each."""
    checks: dict[str, Callable[[Game, HazariConfig, Any], list[str]]] = {
        "compare": _compare,
        "classify": _classify,
        "value": _value,
        "round": _round,
        "deal": _deal,
        "scoring": _scoring,
        "info": check_info,
    }
    given = mapping(prose(case, "note"), "case", (*COMMON, *checks, "position", *SPOKEN))
    o = _table(game, given)
    differences: list[str] = []
    asked = [key for key in checks if key in given]
    spoken = [key for key in SPOKEN if key in given]
    if bool(spoken) != ("position" in given) or not asked + spoken:
        raise bad(
            "case", "a case has something to check, and a position with what is legal in it", "bad-case"
        )
    for key in asked:
        differences += checks[key](game, o, given[key])
    if spoken:
        differences += _position(game, o, given)
    return differences


def _table(game: Game, given: Mapping[str, Any]) -> HazariConfig:
    preset = game.presets.get(given.get("preset", ""))
    if preset is None:
        raise OptionsError(
            f"there is no preset {given.get('preset')!r} of {game.title}", str(given.get("preset"))
        )
    options = mapping(given.get("options", {}), "options", game.options_type.__struct_fields__)
    table: Any = make_variant(game, preset, options=options).config()
    return table


def _differ(what: str, expected: Any, found: Any) -> list[str]:
    return [] if expected == found else [f"{what}: expected {expected}, found {found}"]


# ---------------------------------------------------------------------- groups
def _group(value: Any, path: str) -> CardSet:
    return read_cards(value, path, least=3, most=4)


def _strength(o: HazariConfig, group: CardSet) -> int:
    return strength_of_group(o, 3 if group.bit_count() == 4 else 0, group)


def _class(value: Any, path: str) -> str:
    if value not in CLASSES:
        raise bad(path, f"there is no class {value!r}; known are {', '.join(CLASSES)}", "bad-case")
    return value


def _compare(game: Game, o: HazariConfig, value: Any) -> list[str]:  # noqa: ARG001
    given = mapping(value, "compare", ("a", "b", "winner", "a_type", "b_type"))
    groups = {side: _group(given.get(side), f"compare.{side}") for side in ("a", "b")}
    if groups["a"].bit_count() != groups["b"].bit_count():
        raise bad("compare", "groups of one size are compared", "bad-case")
    strengths = {side: _strength(o, group) for side, group in groups.items()}
    if given.get("winner") not in ("a", "b", "tie"):
        raise bad("compare.winner", f"a, b or tie, not {given.get('winner')!r}", "bad-case")
    ahead = strengths["a"] - strengths["b"]
    differences = _differ("winner", given["winner"], "a" if ahead > 0 else "b" if ahead < 0 else "tie")
    for side in ("a", "b"):
        key = f"{side}_type"
        if key in given:
            differences += _differ(key, _class(given[key], f"compare.{key}"), class_name(strengths[side]))
    return differences


def _classify(game: Game, o: HazariConfig, value: Any) -> list[str]:  # noqa: ARG001
    given = mapping(value, "classify", ("cards", "type", "best_three"))
    group = _group(given.get("cards"), "classify.cards")
    if "type" not in given and "best_three" not in given:
        raise bad("classify", "nothing is expected", "bad-case")
    differences: list[str] = []
    if "type" in given:
        differences += _differ(
            "type", _class(given["type"], "classify.type"), class_name(_strength(o, group))
        )
    if "best_three" in given:
        three = read_cards(given["best_three"], "classify.best_three", least=3, most=3)
        best = best_three(group) if group.bit_count() == 4 else strength_of_three(group)
        if three & ~group or strength_of_three(three) != best:
            differences.append(
                f"best_three: {FRENCH52.text(three)} are not the best three of {FRENCH52.text(group)}"
            )
    return differences


def _value(game: Game, o: HazariConfig, value: Any) -> list[str]:  # noqa: ARG001
    given = mapping(value, "value", ("cards", "points"))
    cards = read_cards(given.get("cards"), "value.cards")
    return _differ("points", integer(given.get("points"), "value.points"), points_of(o, cards))


def _round(game: Game, o: HazariConfig, value: Any) -> list[str]:  # noqa: ARG001
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
            raise bad(f"round.plays[{i}][0]", "the seats show in turn", "bad-case")
        groups.append(_group(cards, f"round.plays[{i}][1]"))
    if len({group.bit_count() for group in groups}) > 1 or sum(groups).bit_count() != sum(
        g.bit_count() for g in groups
    ):
        raise bad("round.plays", "four groups of one size and no card twice", "bad-case")
    number = 3 if groups[0].bit_count() == 4 else 0
    s.dealer = (leader - 1) % SEATS
    s.round_winners[2] = leader
    s.shown = number
    for i, group in enumerate(groups):
        s.groups[4 * ((leader + i) % SEATS) + number] = group
    show_round(s, o)
    winner = s.round_winners[number]
    differences = _differ("winner", integer(given.get("winner"), "round.winner", 0, SEATS - 1), winner)
    if "captured" in given:
        differences += _differ("captured", integer(given["captured"], "round.captured"), s.captured[winner])
    return differences


# ---------------------------------------------------------------------- arrangements
def _refusal(
    game: Game, o: HazariConfig, s: HazariState, seat: Seat, value: Any, path: str
) -> Refusal | None:
    """Why an arrangement given as lists is refused."""
    try:
        move = game.parse(s, o, seat, arrangement_text(value, path))
    except OptionsError:
        raise
    except RefusedError as error:
        raise bad(path, error.refusal.message, "bad-case") from None
    return game.explain(s, o, seat, move)


def _arrangement(value: Any, path: str) -> Any:
    given = mapping(value, path, ("arrange",))
    if "arrange" not in given:
        raise bad(path, "an action is an arrangement", "bad-case")
    return given["arrange"]


def _position(game: Game, o: HazariConfig, given: Mapping[str, Any]) -> list[str]:
    s = read_position(game, o, mapping(given["position"], "position", ("hand", "seat", "dealer")), IN_ORDER)
    seat = int(given["position"].get("seat", (s.dealer + 1) % SEATS))
    differences: list[str] = []
    for i, entry in enumerate(items(given.get("legal", []), "legal")):
        refusal = _refusal(game, o, s, seat, _arrangement(entry, f"legal[{i}]"), f"legal[{i}].arrange")
        if refusal is not None:
            differences.append(f"legal[{i}]: expected legal, found {refusal.code} ({refusal.message})")
    for i, entry in enumerate(items(given.get("illegal", []), "illegal")):
        path = f"illegal[{i}]"
        wrong = mapping(prose(entry, "why"), path, ("action", "error", "why"))
        if wrong.get("error") not in WRONGS:
            raise bad(f"{path}.error", f"one of {', '.join(WRONGS)}, not {wrong.get('error')!r}", "bad-case")
        refusal = _refusal(
            game, o, s, seat, _arrangement(wrong.get("action"), f"{path}.action"), f"{path}.action.arrange"
        )
        differences += _differ(path, wrong["error"], "legal" if refusal is None else refusal.code)
    if "legal_count" in given:
        expected = integer(given["legal_count"], "legal_count", 0)
        differences += _differ("legal_count", expected, game.count_legal(s, o, seat))
    return differences


def _deal(game: Game, o: HazariConfig, value: Any) -> list[str]:
    given = mapping(value, "deal", ("dealer", "scores", "arrangements", "expect"))
    expected = mapping(
        given.get("expect"),
        "deal.expect",
        ("round_winners", "captured", "scores", "match_over", "winners", "reason"),
    )
    arrangements = by_seat(given.get("arrangements"), "deal.arrangements", SEATS)
    if len(arrangements) != SEATS:
        raise bad("deal.arrangements", "all four seats arrange", "bad-case")
    s = HazariState(players=SEATS, sides=SEATS)
    s.dealer = integer(given.get("dealer", 0), "deal.dealer", 0, SEATS - 1)
    s.scores[:SEATS] = read_scores(given.get("scores", [0] * SEATS), "deal.scores")
    RULES.setup(s, o)
    RULES.supply(s, o, _pack(arrangements, s.dealer))
    differences: list[str] = []
    for seat, groups in arrangements.items():
        path = f"deal.arrangements.{seat}"
        refusal = _refusal(game, o, s, seat, groups, path)
        if refusal is not None:
            differences.append(f"{path}: {refusal.code} ({refusal.message})")
            continue
        RULES.apply(s, o, seat, *game.parse(s, o, seat, arrangement_text(groups, path)))
    found = {
        "round_winners": s.round_winners[: s.shown],
        "captured": None if s.ending == BY_TROY else s.captured[:],
        **_outcome(s),
    }
    return differences + _against(expected, found, "deal.expect")


def _pack(arrangements: Mapping[Seat, Any], dealer: Seat) -> list[int]:
    """The pack that deals every seat the cards of its arrangement (H-3)."""
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
        raise bad("deal.arrangements", "together they hold the pack, thirteen cards each", "bad-case")
    return [held[(dealer + 1 + i) % SEATS][i // SEATS] for i in range(52)]


def _cards(group: Any, path: str) -> list[int]:
    return [card for card in IN_ORDER if read_cards(group, path) >> card & 1]


def _scoring(game: Game, o: HazariConfig, value: Any) -> list[str]:  # noqa: ARG001
    given = mapping(value, "scoring", ("scores", "captured", "expect"))
    expected = mapping(given.get("expect"), "scoring.expect", ("scores", "match_over", "winners", "reason"))
    s = HazariState(players=SEATS, sides=SEATS)
    s.scores[:SEATS] = read_scores(given.get("scores"), "scoring.scores")
    s.captured = read_scores(given.get("captured"), "scoring.captured")
    score_deal(s, o)
    return _against(expected, _outcome(s), "scoring.expect")


def _outcome(s: HazariState) -> dict[str, Any]:
    return {
        "scores": s.scores[:SEATS],
        "match_over": bool(s.over),
        "winners": [seat for seat in range(SEATS) if s.winners >> seat & 1],
        "reason": ENDINGS[s.ending],
    }


def _against(expected: Mapping[str, Any], found: Mapping[str, Any], path: str) -> list[str]:
    if not expected:
        raise bad(path, "nothing is expected", "bad-case")
    if "match_over" in expected:
        truth(expected["match_over"], f"{path}.match_over")
    return [line for key, value in expected.items() for line in _differ(key, value, found[key])]
