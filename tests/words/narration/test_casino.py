"""Tests for the narration of the Casino family."""

import random
from typing import Any

import pytest

from tests.games.casino.positions import build, match_with_hand, play_on, start, variant_of
from virado.games.casino.messages import Capture
from virado.games.casino.options import PRESETS
from virado.match import Match
from virado.words import Speakers, catalogue
from virado.words.narration.casino import NARRATION

ENGLISH = catalogue("en")
NAMES = {0: "Rafael", 1: "Rosa", 2: "Luz", 3: "Tom", 4: "Ana", 5: "Leo"}


def speakers(match: Match, reader: int | None = 0) -> Speakers:
    variant = match.variant
    return Speakers(reader=reader, names=NAMES, sides=variant.sides, variant=variant.slug)


def sentences(match: Match, seat: int, move: str, reader: int | None = 0) -> list[str]:
    """Return the sentences that the reader sees for a move and its consequences."""
    viewer = 0 if reader is None else reader
    return [
        sentence
        for event in match.play(seat, move)
        for sentence in NARRATION.event(ENGLISH, event.seen_by(viewer), speakers(match, reader))
    ]


def described(match: Match, move: str) -> str:
    return NARRATION.effect(ENGLISH, match.view(0).describe(move), speakers(match))


PLAYS: list[tuple[dict[str, Any], str, str, str]] = [
    (
        {"where": ("royal-dominican", "Qd 2h", "7s 5c 4h")},
        "trail Qd",
        "You trail Q♦. Dejado, could have been taken: 7♠ 5♣.",
        "Rafael trails Q♦. Dejado, could have been taken: 7♠ 5♣.",
    ),
    (
        {"where": ("royal-north-american", "Kd 2h", "Kc 8h 5s 2c", build(13, 1, "7s 6d"))},
        "Kd x Kc 8h 5s [7s 6d]",
        "You take K♣ 8♥ 5♠ and the build [7♠ 6♦] with K♦.",
        "Rafael takes K♣ 8♥ 5♠ and the build [7♠ 6♦] with K♦.",
    ),
    (
        {"where": ("royal-dominican", "9d 2h", "9c")},
        "9d x 9c",
        "You take 9♣ with 9♦. Virado!",
        "Rafael takes 9♣ with 9♦. Virado!",
    ),
    (
        {"where": ("casino-royal", "9d 2h", "9c")},
        "9d x 9c",
        "You take 9♣ with 9♦. Sweep!",
        "Rafael takes 9♣ with 9♦. Sweep!",
    ),
    (
        {"where": ("kaszino-kirschner", "9d 3h 2c", "Qc")},
        "9d 3h x Qc",
        "You take Q♣ with 9♦ 3♥. Tabbe!",
        "Rafael takes Q♣ with 9♦ 3♥. Tabbe!",
    ),
    (
        {"where": ("casino", "9d 2h", "9c")},
        "9d x 9c",
        "You take 9♣ with 9♦.",
        "Rafael takes 9♣ with 9♦.",
    ),
    (
        {"where": ("tuxedo", "9b 2g", "3r 6y 1b")},
        "9b x 3r 6y orange",
        "You take 6y 3r with 9b. Orange!",
        "Rafael takes 6y 3r with 9b. Orange!",
    ),
    (
        {"where": ("tuxedo", "9r 2g", "9y 1b")},
        "9r x 9y orange",
        "You take 9y with 9r. Orange! But it is not one.",
        "Rafael takes 9y with 9r. Orange! But it is not one.",
    ),
    (
        {"where": ("royal-north-american", "2s Ad Qs", "Th 4d")},
        "2s + Th = 12",
        "You build 12: 2♠ with 10♥.",
        "Rafael builds 12: 2♠ with 10♥.",
    ),
    (
        {"where": ("royal-north-american", "2s Ad Qs", "Th 4d", build(12, 1, "7d 5c"))},
        "2s + [7d 5c] Th 4d = 14",
        "You raise the build [7♦ 5♣] to 14 with 2♠, joining 10♥ 4♦.",
        "Rafael raises the build [7♦ 5♣] to 14 with 2♠, joining 10♥ 4♦.",
    ),
    (
        {"where": ("royal-north-american", "2s Ad Qs", "Th 4d", build(12, 1, "7d 5c"))},
        "2s + [7d 5c] Th = 12",
        "You add 2♠ 10♥ to the build of 12: [7♦ 5♣].",
        "Rafael adds 2♠ 10♥ to the build of 12: [7♦ 5♣].",
    ),
    (
        {"where": ("kaszino-kirschner", "Kd 2s", "Kh")},
        "claim",
        "You say “Ausz vagyok!” too early: nothing happens.",
        "Rafael says “Ausz vagyok!” too early: nothing happens.",
    ),
    (
        {"where": ("tuxedo", "9r 2g", "9y 1b")},
        "call orange",
        "You call “Orange”: −10 points.",
        "Rafael calls “Orange”: −10 points.",
    ),
]


@pytest.mark.parametrize(("position", "move", "mine", "other"), PLAYS)
def test_a_play_is_narrated_to_its_player_and_to_others(
    position: dict[str, Any], move: str, mine: str, other: str
) -> None:
    assert sentences(match_with_hand(*position["where"]), 0, move, reader=0) == [mine]
    assert sentences(match_with_hand(*position["where"]), 0, move, reader=1) == [other]
    assert sentences(match_with_hand(*position["where"]), 0, move, reader=None) == [other]


def test_the_narration_of_a_build_for_the_partner_names_the_partner() -> None:
    def match() -> Match:
        return match_with_hand("royal-dominican-partner-build", "3h 6d", "9s", known={2: [12]}, players=4)

    move = "3h + 9s = 12 for partner"
    assert sentences(match(), 0, move, reader=0) == ["You build 12: 3♥ with 9♠, for Luz."]
    assert sentences(match(), 0, move, reader=2) == ["Rafael builds 12: 3♥ with 9♠, for you."]
    assert sentences(match(), 0, move, reader=1) == ["Rafael builds 12: 3♥ with 9♠, for Luz."]


def test_the_winning_side_is_addressed_at_the_end_of_a_match() -> None:
    def match() -> Match:
        return match_with_hand("royal-dominican", "Ts 2d", "Td", scores={0: 19, 1: 3}, players=4, teams=True)

    assert sentences(match(), 0, "Ts x Td", reader=2)[1:] == [
        "That was all that was still missing, so the match ends at once: your side +2, Rosa and Tom 0.",
        "Your side wins the match.",
    ]
    assert sentences(match(), 0, "Ts x Td", reader=1)[1:] == [
        "That was all that was still missing, so the match ends at once: Rafael and Luz +2, your side 0.",
        "Rafael and Luz win the match.",
    ]


def test_a_right_claim_in_the_first_deal_counts_two_games() -> None:
    match = match_with_hand("kaszino-nagykonyv", "Kd 2s", "Kh", scores={0: 9}, piles={0: ["Td", "Qc"]})
    assert sentences(match, 0, "claim", reader=1) == [
        "Rafael says “Ausz vagyok!” and claims the match.",
        "The claim is right and ends the deal: Rafael +2, you 0.",
        "Rafael wins the match. It counts as 2 games.",
    ]


def test_only_the_seat_that_has_cut_learns_the_bottom_card() -> None:
    match = start("kaszino-ulmann")
    [deal] = match.opening
    card = ENGLISH.card(match.deck.names[match.chance[0][-1]])
    assert NARRATION.event(ENGLISH, deal.seen_by(0), speakers(match, 0)) == [
        f"Rosa deals. You have cut: the bottom card is {card}."
    ]
    assert NARRATION.event(ENGLISH, deal.seen_by(1), speakers(match, 1)) == ["You deal."]


# ---------------------------------------------------------------------- effects
def test_effects_of_moves_are_described() -> None:
    own = build(12, 0, "7d 5c")
    match = match_with_hand("royal-dominican", "9d Qs Qc 2h", "9c 8h", own)
    assert described(match, "9d x 9c") == "It takes one card from the table. You must keep Q♠ or Q♣ for 12."
    match = match_with_hand("royal-dominican", "9d 2h", "9c")
    assert described(match, "9d x 9c") == "It takes everything on the table: a virado for one point."
    match = match_with_hand("royal-dominican", "2h Qs Kc", "Td")
    assert described(match, "2h + Td = 12") == (
        "It makes [10♦ 2♥], a build of 12, which can still be raised. You must keep Q♠ for 12."
    )
    assert described(match, "trail 2h") == ""
    assert described(match_with_hand("kaszino-kirschner", "Kd 2s", "Kh"), "claim") == (
        "It wins the match if your 11 points are certain; if not, nothing happens."
    )


@pytest.mark.parametrize("slug", PRESETS)
def test_every_event_has_a_sentence(slug: str) -> None:
    for players in PRESETS[slug].players:
        match = start(slug, players, seed=players)
        events = [*match.opening, *play_on(match, players, 200)]
        for reader in (*range(players), None):
            listening = speakers(match, reader)
            for event in events:
                heard = event.seen_by(0 if reader is None else reader)
                sentences = NARRATION.event(ENGLISH, heard, listening)
                assert sentences
                assert all(sentence.endswith((".", "!")) for sentence in sentences)


@pytest.mark.parametrize("slug", PRESETS)
def test_every_effect_has_a_sentence(slug: str) -> None:
    match = Match(variant_of(slug), seed=2)
    rng = random.Random(slug)
    for _ in range(60):
        if match.over:
            break
        view = match.view(match.to_act[0])
        for move in view.legal(limit=10) + view.calls():
            sentence = NARRATION.effect(ENGLISH, view.describe(move), speakers(match))
            assert sentence or not isinstance(move, Capture)
        match.play(view.seat, rng.choice(view.legal(limit=20)))
