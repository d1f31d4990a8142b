"""Sentences of the server, in each person's language and with only what that person may know."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from tests.random_play import EVERY_FAMILY
from tests.server.clients import Client, connect_guest, run, serving
from virado.cases.positions import match_at
from virado.games.catalogue import presets
from virado.games.catalogue import variant as find_variant
from virado.games.hazari.messages import Arrange
from virado.games.messages import Move, tag_of
from virado.languages import LANGUAGES
from virado.server import wire
from virado.server.presentation import log as log_module
from virado.server.presentation.log import LogText
from virado.server.presentation.moves import explain_move, legal_moves
from virado.server.presentation.seat_names import SeatNames
from virado.server.presentation.text_locale import Locale
from virado.session import HOST, Begin, Moved, Play, SeatBot, Session, Setup, Sit
from virado.words import Speakers, catalogue
from virado.words.names import NAMES, transliterate
from virado.words.narration.casino import CasinoNarration
from virado.words.rules import rules_of

MAX_PLAYERS = 6
SEATED = ["You sit down.", "Tom sits down."]


def _said(message: dict[str, Any]) -> list[str]:
    """Return the sentences of a message in order."""
    assert len(message["says"]) == len(message["entries"])
    return [sentence for said in message["says"] for sentence in said]


async def _play(client: Client, table: str, seat: int) -> str:
    legal = await client.request("legal", table=table, seat=seat, limit=1)
    move: str = legal["moves"][0]["text"]
    await client.request("act", table=table, command={"do": "play", "seat": seat, "move": move})
    return move


def test_each_viewer_gets_sentences_in_their_own_language(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom", words=True, lang="de") as tom,
            connect_guest(address, "Ada", words=True, lang="fa") as ada,
            connect_guest(address, "Bo") as program,
        ):
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            await rosa.watch(table, 0)
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            people: list[tuple[Client, int | None]] = [(rosa, 0), (tom, 1), (ada, None), (program, None)]
            for client, seat in people[1:]:
                await client.watch(table, seat)
            await rosa.request("start", table=table)
            begun = await rosa.until(lambda told: told["state"]["stage"] == "playing")
            turn: int = begun["state"]["asked"][0][0]
            player: Client = (rosa, tom)[turn]
            await _play(player, table, turn)
            told = [
                await client.until(lambda told: told["entries"][-1]["entry"] == "moved")
                for client, _ in people
            ]
            name: str = ("Rosa", "Tom")[turn]
            in_english, in_german, in_persian = (_said(message)[-1] for message in told[:3])
            assert in_english.startswith("You " if turn == 0 else "Tom ")
            assert in_german.startswith("Du " if turn == 1 else "Rosa ")
            assert name in in_persian
            assert told[0]["names"] == ["Rosa", "Tom"]
            assert "says" not in told[3]
            assert "names" not in told[3]
            whole = await rosa.watch(table, 0)
            assert _said(whole)[:2] == SEATED

    run(test())


def test_an_undo_is_described_in_sentences(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom", words=True) as tom,
        ):
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("start", table=table)
            asked = (await rosa.watch(table, 0))["state"]["asked"][0][0]
            first, second = ((rosa, 0), (tom, 1)) if asked == 0 else ((tom, 1), (rosa, 0))
            await _play(first[0], table, first[1])
            await first[0].request("act", table=table, command={"do": "ask-undo", "seat": first[1]})
            agreed = {"do": "answer-undo", "seat": second[1], "agree": True}
            await second[0].request("act", table=table, command=agreed)
            name = ("Rosa", "Tom")[first[1]]
            assert _said(await second[0].watch(table, second[1]))[-3:] == [
                f"{name} asks to take back a move.",
                "You agree.",
                "The move is taken back.",
            ]

    run(test())


def test_seat_changes_are_described_in_sentences(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            variant = "royal-dominican(players=4)"
            table = (await rosa.request("create", variant=variant, sit=0, bots={"2": "greedy"}))["id"]
            for seat in (1, 3):
                await tom.request("act", table=table, command={"do": "sit", "seat": seat})
            names = (await rosa.watch(table, 0))["names"]
            assert (names[0], names[1], names[3]) == ("Rosa", "Tom", "Tom")
            assert names[2] not in ("", "Rosa", "Tom")
            await rosa.request("start", table=table)
            await tom.request("act", table=table, command={"do": "leave", "seat": 3})
            left = await rosa.watch(table, 0)
            assert f"A bot sits down: {names[2]}." in _said(left)
            assert "Tom leaves; a bot plays on." in _said(left)
            assert len(set(left["names"])) == 4
            assert left["names"][:3] == names[:3]

    run(test())


def test_the_language_can_be_changed_at_any_time(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", words=True) as rosa:
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            assert _said(await rosa.watch(table, 0)) == ["You sit down."]
            await rosa.ask("hello", words=True, lang="de")
            assert _said(await rosa.watch(table, 0)) == ["Du nimmst Platz."]
            await rosa.ask("hello", words=False)
            assert "says" not in await rosa.watch(table, 0)

    run(test())


# ---------------------------------------------------------------------- the log of a table
def _session(slug: str, moves: int) -> Session:
    """Return a session between a person and bots after a number of moves."""
    session = Session(Setup(variant=slug), now=0)
    session.apply(Sit(seat=0, name="Rosa"), now=0, sender="rosa")
    for seat in range(1, session.variant.players):
        session.apply(SeatBot(seat=seat, level="greedy"), now=0)
    session.apply(Begin(seed=7), now=0)
    rng = random.Random(slug)
    for _ in range(moves):
        match = session.match
        assert match is not None
        if match.over:
            break
        seat = match.to_act[0]
        move = rng.choice(match.view(seat).legal(20))
        sender = "rosa" if seat == 0 else HOST
        assert session.apply(Play(seat=seat, move=str(move)), now=0, sender=sender).refusal is None
    return session


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["royal-dominican", "tuxedo", "raub", "zwanzig-ab-jager", "hazari"])
def test_a_log_has_the_same_text_in_parts_and_as_a_whole(slug: str, language: str):
    session = _session(slug, 120)
    log = session.log
    for seat in (0, 1, None):
        at_once = LogText("table", session.variant).describe_entries(log, 0, session.seats, seat, language)
        pieces = LogText("table", session.variant)
        bit_by_bit = [
            pieces.describe_entries(log[: number + 1], number, session.seats, seat, language)[0]
            for number in range(len(log))
        ]
        assert at_once == bit_by_bit
        again = pieces.describe_entries(log, 0, session.seats, seat, language)
        assert again == at_once
        sentences = [sentence for said in at_once for sentence in json.loads(bytes(said.says))]
        assert len(sentences) > 20
        assert all(sentence.strip() for sentence in sentences)


@pytest.mark.parametrize("slug", ["royal-dominican", "raub", "zwanzig-ab-jager", "hazari"])
def test_sentences_about_the_next_deal_are_counted_after_a_scored_deal(slug: str):
    session = _session(slug, 200)
    told = LogText("table", session.variant).describe_entries(session.log, 0, session.seats, None, "en")
    scored = next(
        number
        for number, entry in enumerate(session.log)
        if isinstance(entry, Moved) and any(tag_of(event) == "deal-scored" for event in entry.events)
    )
    assert all(entry.of_next_deal == 0 for entry in told[:scored])
    said: list[str] = json.loads(bytes(told[scored].says))
    of_deal = len(said) - told[scored].of_next_deal
    assert said[of_deal - 1].startswith("The deal is scored: ")
    assert all(" deals" in sentence for sentence in said[of_deal:])
    assert (told[scored].of_next_deal > 0) == (slug != "raub"), said


def test_the_newest_entries_are_described_only_once(monkeypatch: pytest.MonkeyPatch):
    session = _session("royal-dominican", 60)
    in_words = LogText("table", session.variant)
    told = 0
    event = CasinoNarration.event

    def counted(*args: Any) -> list[str]:
        nonlocal told
        told += 1
        return event(*args)

    monkeypatch.setattr(CasinoNarration, "event", counted)
    monkeypatch.setattr(log_module, "MAX_CACHED", 32)
    in_words.describe_entries(session.log, 0, session.seats, 0, "en")
    assert told > 60
    told = 0
    in_words.describe_entries(session.log, len(session.log) - 16, session.seats, 0, "en")
    assert told == 0
    at_once = in_words.describe_entries(session.log, len(session.log) - 33, session.seats, 0, "en")
    assert told >= 33
    told = 0
    assert (
        in_words.describe_entries(session.log, len(session.log) - 16, session.seats, 0, "en") == at_once[-16:]
    )
    assert told == 0


def test_a_returning_client_gets_sentences_for_missed_entries():
    log, seats = (session := _session("royal-dominican", 120)).log, session.seats
    told = LogText("table", session.variant).describe_entries(log, 0, seats, 0, "en")
    in_words = LogText("table", session.variant)
    for first, end in ((0, 20), (20, 30), (45, 60), (10, 61), (61, 90), (0, 120), (119, 120)):
        assert in_words.describe_entries(log[:end], first, seats, 0, "en") == told[first:end], (first, end)


def test_bots_have_local_names_that_no_other_seat_has():
    for person in NAMES["Bangladesh"]:
        names = SeatNames("table", find_variant("hazari"))
        session = Session(Setup(variant="hazari"), now=0)
        session.apply(Sit(seat=2, name=person), now=0, sender="x")
        for seat in (0, 1, 3):
            session.apply(SeatBot(seat=seat, level="greedy"), now=0)
        names.update(session.log)
        found = names.get_names_after(len(session.log), "en")
        assert len(set(found.values())) == 4
        assert found[2] == person
        in_persian = names.get_names_after(len(session.log), "fa")
        assert in_persian[2] == person
        assert not any(in_persian[seat].isascii() for seat in (0, 1, 3))


def _in_persian(name: str) -> str:
    return transliterate(name, "fa")


@pytest.mark.parametrize("called", [str, str.upper, _in_persian])
def test_a_bot_is_renamed_when_a_person_with_its_name_sits_down(called: Callable[[str], str]):
    names = SeatNames("table", find_variant("hazari"))
    session = Session(Setup(variant="hazari"), now=0)
    for seat in range(3):
        session.apply(SeatBot(seat=seat, level="greedy"), now=0)
    names.update(session.log)
    before = names.get_names_after(len(session.log), "en")
    session.apply(Sit(seat=3, name=called(before[1])), now=0, sender="x")
    names.update(session.log)
    after = names.get_names_after(len(session.log), "en")
    assert (after[0], after[2], after[3]) == (before[0], before[2], called(before[1]))
    assert after[1] in NAMES["Bangladesh"]
    assert after[1] not in before.values()
    assert names.get_names_after(session.log[-2].number, "en") == before
    assert len(set(names.get_names_after(len(session.log), "fa").values())) == 4


def test_no_two_names_of_a_place_are_spelt_alike():
    for names in NAMES.values():
        for language in LANGUAGES:
            assert len({transliterate(name, language) for name in names}) == len(names) >= MAX_PLAYERS


# ---------------------------------------------------------------------- moves
BUTTONS = [
    pytest.param(
        slug,
        language,
        # the default run covers one form of each family in every language; others mostly share its sentences
        marks=() if language == "en" or slug in EVERY_FAMILY else pytest.mark.slow,
    )
    for slug in sorted(presets())
    for language in LANGUAGES
]
POSITIONS, MAX_BUTTONS, LONG_WALK = 60, 900, 3_000
"""Maximum number of positions, and of buttons, in a walk; one position of Hazari can have 500 buttons."""


@pytest.mark.parametrize(("slug", "language"), BUTTONS)
def test_every_move_has_a_button_that_differs_from_other_moves_of_the_same_cards(slug: str, language: str):
    see_buttons(slug, language, MAX_BUTTONS)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_differ_on_a_long_walk_through_hazari(language: str):
    assert see_buttons("hazari", language, LONG_WALK) > LONG_WALK


def see_buttons(slug: str, language: str, most: int) -> int:
    """Check the buttons of successive positions until there are more than `most`, and return their number."""
    names = dict(enumerate(("Rosa", "Tom", "Ada", "Imre", "Uwe", "Kati")))
    session = _session(slug, 0)
    rng = random.Random(slug)
    match = session.match
    assert match is not None
    speakers = Speakers(reader=0, names=names, sides=match.variant.sides, variant=match.variant.slug)
    buttons = 0
    for _ in range(POSITIONS):
        if match.over or buttons > most:
            break
        seat = match.to_act[0]
        reader = Locale(language, msgspec.structs.replace(speakers, reader=seat))
        view = match.view(seat)
        found = legal_moves(view, reader)
        assert found.said is not UNSET
        shown = [
            (_played(each.move), each.title) for each in found.moves if not isinstance(each.move, Arrange)
        ]
        assert len(shown) == len(set(shown))
        buttons += len(found.moves)
        for each in (*found.moves, *found.said):
            assert isinstance(each.title, str)
            assert isinstance(each.says, str)
            assert each.title.strip()
            assert each.title != each.text
            assert isinstance(each.result, str)
            assert each.says.startswith(each.result)
        match.play(seat, rng.choice(view.legal(20)))
    return buttons


def _played(move: Move) -> tuple[str, ...]:
    """Return the hand cards that a move plays, as a player would have selected them."""
    return getattr(move, "played", ()) or (getattr(move, "card", ""),)


def _moves(language: str, slug: str, position: dict[str, Any]) -> dict[str, Any]:
    """Return the moves in a position by text, for seat 0 with Yokasta in seat 1."""
    view = match_at(find_variant(slug), position, seed=1).view(0)
    speakers = Speakers(reader=0, names={1: "Yokasta"}, sides=view.variant.sides, variant=slug)
    return {each.text: each for each in legal_moves(view, Locale(language, speakers)).moves}


THREE_CHOICES: dict[str, Any] = {
    "hands": {0: ["Qh", "4c", "Ad"]},
    "loose": ["4h", "Td", "Js"],
    "builds": [{"cards": [["6d", "2h"]], "value": 8, "owner": 1}],
    "to_act": 0,
}


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ["Take 4♥", "Raise Yokasta's 8 to 12", "Build 14 with 10♦", "Trail 4♣"]),
        ("de", ["4♥ nehmen", "Bau 8 von Yokasta auf 12 erhöhen", "14 mit 10♦ bauen", "4♣ hinlegen"]),
    ],
)
def test_a_button_names_the_action(language: str, titles: list[str]):
    moves = _moves(language, "royal-dominican", THREE_CHOICES)
    texts = ("4c x 4h", "4c + [6d 2h] = 12", "4c + Td = 14")
    assert [moves[text].title for text in texts] == titles[:3]
    kaszino = _moves(
        language, "kaszino-kirschner", {"hands": {0: ["Qh", "4c"]}, "loose": ["8d"], "to_act": 0}
    )
    assert kaszino["trail 4c"].title == titles[3]


def test_a_players_own_build_is_named_so_in_german():
    own = {**THREE_CHOICES, "builds": [{"cards": [["6d", "2h", "4d"]], "value": 12, "owner": 0}]}
    titles = {move.title for move in _moves("de", "royal-dominican", own).values()}
    assert "deinen Bau 12 nehmen" in titles, titles


def test_a_button_states_the_result():
    moves = _moves("en", "royal-dominican", THREE_CHOICES)
    assert moves["4c x 4h"].result == "2 cards"
    assert moves["4c + [6d 2h] = 12"].result == "you keep Q♥"
    assert moves["4c + Td = 14"].says == "you keep A♦"
    own = {**THREE_CHOICES, "builds": [{"cards": [["6d", "2h", "4d"]], "value": 12, "owner": 0}]}
    kept = _moves("en", "royal-dominican", own)
    assert kept["4c x 4h"].says == "2 cards, you keep Q♥ for 12"
    swept = _moves("en", "royal-dominican", {"hands": {0: ["8h", "2c"]}, "loose": ["5h", "3d"], "to_act": 0})
    assert swept["8h x 5h 3d"].result == "3 cards, virado"
    assert swept["8h x 5h 3d"].title == "Take 5♥ 3♦"


def test_a_refusal_names_people_and_the_section_of_the_rules(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa", words=True) as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            await tom.request("act", table=table, command={"do": "sit", "seat": 1})
            await rosa.request("start", table=table)
            asked = (await rosa.watch(table, 0))["state"]["asked"][0][0]
            if asked == 1:
                await _play(tom, table, 1)
            hand = (await rosa.watch(table, 0))["view"]["hands"][0]
            there = (await rosa.latest())["view"]["loose"]
            wrong = f"{hand[0]} x {next(card for card in there if card[0] != hand[0][0])}"
            for extra in ("9s", "9h", "9d", "9c"):
                if extra not in hand:
                    wrong = f"trail {extra}"
            refused = await rosa.ask("act", table=table, command={"do": "play", "seat": 0, "move": wrong})
            explained = await rosa.request("explain", table=table, seat=0, move=wrong)
            assert refused["rule"]
            sections = {section.id for section in rules_of("casino", "en").sections}
            assert refused["section"] in sections
            assert explained["section"] == refused["section"]
            unreadable = await rosa.request("explain", table=table, seat=0, move="??")
            assert unreadable["section"] == ""
            again = await tom.ask("act", table=table, command={"do": "play", "seat": 1, "move": "??"})
            assert "section" not in again

    run(test())


def test_a_truncated_list_says_so_and_shows_every_card_of_the_hand() -> None:
    loose = [f"{rank}{suit}" for rank in "A23456789T" for suit in "shdc"]
    position = {"hands": {0: ["Kd", "Qc", "Js"]}, "loose": loose, "to_act": 0}
    view = match_at(find_variant("kaszino-ulmann"), position, seed=1).view(0)
    speakers = Speakers(reader=0, names={1: "Yokasta"}, sides=view.variant.sides, variant="kaszino-ulmann")
    found = legal_moves(view, Locale("en", speakers))
    assert (len(found.moves), found.count, found.complete) == (wire.MAX_LEGAL, wire.MAX_LEGAL, False)
    assert {f"trail {card}" for card in ("Kd", "Qc", "Js")} < {each.text for each in found.moves}
    few = match_at(
        find_variant("kaszino-ulmann"), {"hands": position["hands"], "loose": ["2s"]}, seed=1
    ).view(0)
    assert legal_moves(few, Locale("", speakers)).complete


def test_an_explained_legal_move_has_its_fields() -> None:
    view = match_at(find_variant("casino"), THREE_CHOICES, seed=1).view(0)
    speakers = Speakers(reader=0, names={1: "Yokasta"}, sides=view.variant.sides, variant="casino")
    found = explain_move(view, "trail Qh", catalogue("en"), Locale("en", speakers))
    assert found.move == view.parse("trail Qh")
