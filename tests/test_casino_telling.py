"""What a referee of the Casino family announces, and what each seat may know."""

import random
from typing import Any

import pytest

from virado.cards import members
from virado.games.casino.game import GAME
from virado.games.casino.options import PRESETS
from virado.games.casino.rules.state import OPEN_ORANGE
from virado.games.contract import PUBLIC, Event
from virado.games.variant import make_variant
from virado.match import Match
from virado.record import decode, encode
from virado.view import View


def start(
    slug: str, players: int | None = None, *, seed: int = 1, teams: bool | None = None, **more: Any
) -> Match:
    options = more.pop("options", {})
    return Match(
        make_variant(GAME, PRESETS[slug], players=players, teams=teams, options=options), seed=seed, **more
    )


def play_on(match: Match, seed: int, moves: int = 100_000) -> list[Event]:
    """Random play, with calls now and then; what was announced."""
    rng = random.Random(seed)
    told: list[Event] = []
    for _ in range(moves):
        if match.over:
            break
        if match.config.orange_calls and rng.random() < (0.8 if match.state.orange == OPEN_ORANGE else 0.01):
            told += match.play(rng.randrange(match.state.players), "call orange")
        elif match.config.claim and rng.random() < 0.2:
            told += match.play(rng.randrange(2), "claim")
            if match.over:
                break
        told += match.play(match.to_act[0], rng.choice(list(match.legal())))
    return told


def types(events: list[Event]) -> list[str]:
    return [event.type for event in events]


# ---------------------------------------------------------------------- dealing
def test_a_deal_tells_everybody_the_table_and_each_seat_its_hand() -> None:
    match = start("royal-dominican", 2)
    [deal] = match.opening
    assert deal.type == "deal"
    assert deal.public == {
        "deal": 1,
        "round": 1,
        "dealer": 1,
        "leader": 0,
        "hands": [4, 4],
        "table": match.view().data()["loose"],
        "stock": 40,
    }
    for seat in (0, 1):
        assert deal.seen_by(seat)["hand"] == match.view(seat).data()["hands"][seat]
    assert "hand" not in deal.seen_by(PUBLIC)


def test_later_rounds_and_the_last_one_are_told() -> None:
    match = start("casino", 4, teams=False)
    told = play_on(match, 1, 32)
    rounds = [event for event in told if event.type == "round"]
    assert [event.public["round"] for event in rounds] == [2, 3]
    assert [event.public["stock"] for event in rounds] == [16, 0]
    assert all(event.public["table"] == [] for event in rounds)
    assert types(told)[-2:] == ["round", "last"]


def test_nobody_says_last_where_it_is_not_the_custom() -> None:
    assert "last" not in types(play_on(start("royal-dominican", 2), 1))


def test_the_cards_left_over_come_to_the_table_with_the_last_round_of_tuxedo() -> None:
    match = start("tuxedo", 5)
    told = play_on(match, 1, 20)
    assert [len(event.public["table"]) for event in told if event.type == "round"] == [1]


def test_the_non_dealer_alone_is_told_the_card_that_was_cut() -> None:
    match = start("kaszino-ulmann")
    [deal] = match.opening
    assert deal.public["cut_by"] == 0
    assert deal.seen_by(0)["bottom"] == match.deck.names[match.chance[0][-1]]
    assert "bottom" not in deal.seen_by(1)
    assert match.view(0).data()["bottom"] == deal.seen_by(0)["bottom"]
    assert match.view(1).data()["bottom"] is None
    assert match.view().data()["bottom"] is None


def test_the_hands_of_an_open_last_round_are_public() -> None:
    match = start("kaszino-nagykonyv", seed=2)
    told = [event for event in play_on(match, 5, 60) if event.type == "round" and event.public["deal"] == 1]
    assert [isinstance(hand, list) for event in told for hand in event.public["hands"]] == [False] * 12 + [
        True
    ] * 2
    open_round = start("kaszino-nagykonyv", position={"hands": {0: ["Kd"], 1: ["2c"]}, "round": 8})
    assert open_round.view(PUBLIC).data()["hands"] == [["Kd"], ["2c"]]


# ---------------------------------------------------------------------- plays
def at(slug: str, hand: str, loose: str, *builds: Any, **more: Any) -> Match:
    position = {"hands": {0: hand.split()}, "loose": loose.split(), "builds": list(builds), "to_act": 0}
    return start(slug, more.pop("players", 2), teams=more.pop("teams", False), position={**position, **more})


def test_a_trail_tells_what_it_left() -> None:
    [event] = at("royal-dominican", "Qd 2h", "7s 5c 4h").play(0, "trail Qd")
    assert (event.type, event.public) == ("trail", {"seat": 0, "card": "Qd", "dejado": ["7s", "5c"]})
    [event] = at("royal-north-american", "Qd 2h", "7s 5c 4h").play(0, "trail Qd")
    assert event.public == {"seat": 0, "card": "Qd"}


def test_a_capture_tells_what_was_taken_and_the_sweep() -> None:
    other = {"cards": [["5s", "4d"], ["6h", "3h"]], "value": 9, "owner": 1}
    [event] = at("royal-dominican", "9d 2h", "9c", other).play(0, "9d x 9c [5s 4d 6h 3h]")
    assert event.type == "capture"
    assert event.public == {
        "seat": 0,
        "side": 0,
        "played": ["9d"],
        "loose": ["9c"],
        "builds": [[["6h", "3h"], ["5s", "4d"]]],
        "taken": ["9c", "6h", "5s", "4d", "3h"],
        "sweep": True,
        "sweep_points": 1,
        "dejado": [],
    }


def test_a_build_tells_its_value_owner_and_keeper() -> None:
    match = at("royal-dominican-partner-build", "3h 6d", "9s", known={2: [12]}, players=4, teams=True)
    [event] = match.play(0, "3h + 9s = 12 for partner")
    assert event.type == "build"
    assert event.public == {
        "seat": 0,
        "card": "3h",
        "joined": ["9s"],
        "onto": None,
        "action": "new",
        "cards": [["9s", "3h"]],
        "value": 12,
        "owner": 0,
        "keeper": 2,
        "kind": "single",
        "for_partner": True,
    }
    assert match.view(1).data()["known"][2] == [12]


@pytest.mark.parametrize(
    ("move", "action", "kind", "groups"),
    [
        ("2s + [7d 5c] = 14", "raise", "single", [["7d", "5c", "2s"]]),
        ("2s + [7d 5c] Th 4d = 14", "raise", "multiple", [["Th", "4d"], ["7d", "5c", "2s"]]),
        ("2s + [7d 5c] Th = 12", "extend", "multiple", [["Th", "2s"], ["7d", "5c"]]),
    ],
)
def test_raising_and_extending_are_told_apart(
    move: str, action: str, kind: str, groups: list[list[str]]
) -> None:
    other = {"cards": [["7d", "5c"]], "value": 12, "owner": 1}
    [event] = at("royal-north-american", "2s Ad Qs", "Th 4d", other).play(0, move)
    assert (event.public["action"], event.public["kind"], event.public["cards"]) == (action, kind, groups)
    assert event.public["onto"] == ["7d", "5c"]


def test_an_orange_is_announced_only_when_it_is_called() -> None:
    [event] = at("tuxedo", "9b 2g", "3r 6y 1b").play(0, "9b x 3r 6y")
    assert event.public["orange"] is None
    match = at("tuxedo", "9b 2g", "3r 6y 1b")
    match.play(0, "9b x 3r 6y")
    calls = [match.play(seat, "call orange")[0].public for seat in (1, 0)]
    assert calls == [
        {"seat": 1, "side": 1, "correct": True, "points": 10},
        {"seat": 0, "side": 0, "correct": False, "points": 0},
    ]
    assert match.view().data()["oranges"] == [0, 1]
    [event] = at("tuxedo", "9b 2g", "3r 6y 1b").play(0, "9b x 3r 6y orange")
    assert event.public["orange"] is True
    [event] = at("tuxedo", "9r 2g", "9y 1b").play(0, "9r x 9y orange")
    assert event.public["orange"] is False


def test_a_wrong_claim_says_so_and_changes_nothing() -> None:
    match = at("kaszino-kirschner", "Kd 2s", "Kh")
    before = match.state.clone()
    [event] = match.play(1, "claim")
    assert (event.type, event.public) == ("claim", {"seat": 1, "side": 1, "correct": False})
    assert match.state == before


def test_a_right_claim_ends_the_match() -> None:
    match = at("kaszino-nagykonyv", "Kd 2s", "Kh", scores={0: 9}, piles={0: ["Td", "Qc"]})
    claim, scored, over = match.play(0, "claim")
    assert claim.public["correct"]
    assert scored.public["ending"] == "claim"
    assert scored.public["sides"][0]["items"] == {"big_casino": 2}
    assert scored.public["points"] == [2, 0]
    assert over.public == {"winners": [0], "games": 2, "how": "claim", "scores": [11, 0]}


def test_a_restricted_side_wins_in_the_middle_of_a_deal() -> None:
    match = at("royal-dominican", "Ts 2d", "Td", scores={0: 19, 1: 3})
    capture, scored, over = match.play(0, "Ts x Td")
    assert capture.public["taken"] == ["Td"]
    assert scored.public["ending"] == "restricted-side"
    assert scored.public["sides"][0]["items"] == {"big_casino": 2}
    assert scored.public["sides"][0]["restricted_to"] == ["big_casino"]
    assert scored.public["sides"][1]["items"] == {}
    assert over.public["winners"] == [0]
    assert match.to_act == []


def test_the_residue_is_told_before_the_score_and_the_next_deal_follows() -> None:
    match = start(
        "royal-north-american", 2, position={"hands": {0: ["Qd"], 1: []}, "loose": ["7s", "4h"], "round": 6}
    )
    told = match.play(0, "trail Qd")
    assert types(told) == ["trail", "residue", "deal-scored", "deal"]
    assert told[1].public == {"cards": ["Qd", "7s", "4h"], "seat": 1, "side": 1}
    assert told[2].public["scores"] == match.scores
    assert sum(side["cards"] for side in told[2].public["sides"]) == 52
    assert told[3].public["deal"] == 2


def test_a_residue_that_nobody_has_earned_is_out_of_play() -> None:
    position: dict[str, Any] = {"hands": {0: ["Kd"], 1: []}, "piles": {0: [], 1: []}, "stock": []}
    rest = [name for name in start("casino", 2).deck.names if name != "Kd"]
    match = start("casino", 2, position={**position, "loose": rest})
    told = match.play(0, "trail Kd")
    assert (told[1].public["seat"], told[1].public["side"]) == (None, None)
    assert told[2].public["points"] == [0, 0]


@pytest.mark.parametrize("slug", PRESETS)
def test_the_items_of_every_deal_add_up(slug: str) -> None:
    for players in PRESETS[slug].players:
        match = start(slug, players, seed=players)
        told = play_on(match, players)
        scored = [event.public for event in told if event.type == "deal-scored"]
        assert scored
        totals = [0] * match.state.sides
        for deal in scored:
            for number, side in enumerate(deal["sides"]):
                assert sum(side["items"].values()) == side["points"] == deal["points"][number]
                totals[number] += side["points"]
                assert side["total"] == totals[number] == deal["scores"][number]
        assert told[-1].type == "match-over"
        assert told[-1].public["winners"] == match.winners


# ---------------------------------------------------------------------- views
def test_a_view_has_what_the_protocol_lists() -> None:
    match = start(
        "royal-dominican",
        4,
        position={"hands": {0: ["9c", "2d"]}, "loose": ["Kc"], "to_act": 0, "scores": [0, 18]},
    )
    data = match.view(0).data()
    assert data["seat"] == 0
    assert data["hands"][0] == ["9c", "2d"]
    assert data["hands"][1:] == [2, 2, 2]
    assert data["loose"] == ["Kc"]
    assert data["sides"] == [[0, 2], [1, 3]]
    assert data["restricted_to"] == [None, ["most_cards"]]
    assert data["scores"] == [0, 18]
    assert sum(data["piles"]) + data["stock"] + 8 + 1 == 52
    assert data["last_round"] is False
    for key in ("variant", "phase", "to_act", "deal", "dealer", "round", "builds", "sweeps", "last_capturer"):
        assert key in data


def another_world(match: Match, seat: int, rng: random.Random) -> Match:
    """The same match with the cards that the seat cannot see dealt otherwise, past announcements to others included."""
    s = match.state
    hidden = s.clone()
    match.rules.hide(hidden, match.config, seat)
    unseen = [card for q in range(s.players) for card in members(s.hands[q] & ~hidden.hands[q])]
    places = [i for i in range(s.stock_next, s.stock_end) if hidden.stock[i] != s.stock[i]]
    unseen += [s.stock[i] for i in places]
    shuffled = unseen[:]
    rng.shuffle(shuffled)
    becomes = dict(zip(unseen, shuffled, strict=True))
    names = match.deck.names
    texts = {names[card]: names[other] for card, other in becomes.items()}

    def told_otherwise(value: Any) -> Any:
        if isinstance(value, list):
            return [told_otherwise(item) for item in value]  # pyright: ignore[reportUnknownVariableType]
        if isinstance(value, dict):
            return {key: told_otherwise(item) for key, item in value.items()}  # pyright: ignore[reportUnknownVariableType]
        return texts.get(value, value) if isinstance(value, str) else value

    other = match.clone()
    for q in range(s.players):
        kept = s.hands[q] & hidden.hands[q]
        other.state.hands[q] = kept | sum(1 << becomes[card] for card in members(s.hands[q] & ~kept))
    for i in places:
        other.state.stock[i] = becomes[s.stock[i]]
    other.events = [
        Event(
            event.type,
            event.public,
            {q: event.private[q] if q == seat else told_otherwise(event.private[q]) for q in event.private},
        )
        for event in match.events
    ]
    return other


@pytest.mark.parametrize(
    ("slug", "players"),
    [
        ("royal-dominican", 2),
        ("royal-dominican-partner-build", 4),
        ("tuxedo", 5),
        ("kaszino-ulmann", 2),
        ("kaszino-nagykonyv", 2),
    ],
)
def test_cards_that_a_seat_cannot_see_change_nothing_that_it_gets(slug: str, players: int) -> None:
    match = start(slug, players, seed=4)
    rng = random.Random(slug)
    for _ in range(60):
        if match.over:
            break
        play_on(match, rng.randrange(1000), 1)
        for seat in range(-1, players):
            other = another_world(match, seat, rng)
            view = match.view(seat)
            assert other.view(seat).to_bytes() == view.to_bytes()
            assert other.view(seat).state == view.state


def test_a_view_says_nothing_of_an_orange_that_nobody_has_called() -> None:
    match = at("tuxedo", "9b 2g", "3r 6y 1b")
    match.play(0, "9b x 3r 6y")
    view: View = match.view(1)
    assert b'"orange":true' not in view.to_bytes()
    assert view.data()["oranges"] == [0, 0]


# ---------------------------------------------------------------------- whole matches
@pytest.mark.parametrize("slug", PRESETS)
def test_a_record_makes_the_same_match_again(slug: str) -> None:
    match = start(slug, seed=7)
    play_on(match, 7)
    again = Match.from_record(decode(encode(match.record())))
    assert again.state == match.state
    assert again.events == match.events
    assert again.record() == match.record()


@pytest.mark.parametrize("slug", ["casino", "royal-dominican-partner-build", "tuxedo", "kaszino-nagykonyv"])
def test_undo_is_exact(slug: str) -> None:
    match = start(slug, seed=3)
    states = [(match.state.clone(), match.events[:])]
    rng = random.Random(3)
    while not match.over and len(states) < 150:
        match.play(match.to_act[0], rng.choice(list(match.legal())))
        states.append((match.state.clone(), match.events[:]))
    for state, events in reversed(states[:-1]):
        match.undo()
        assert match.state == state
        assert match.events == events
