"""Tests for a table in several browsers, lost connections, and play by finger and keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import MAIN, MOVED_ON, PATIENCE_MS, Player
from tests.web.tables import PHONE, ask, go_to_position, new_table
from virado.bots.catalogue import bot
from virado.games.casino.messages import Build, CasinoView
from virado.games.hazari.messages import Arrange
from virado.games.messages import Cards
from virado.games.zwanzig_ab.messages import ZwanzigView
from virado.session.commands import Play
from virado.session.entries import Moved
from virado.view import AnyView


@pytest.mark.parametrize(
    "variant",
    [
        "raub(players=3, start_score=5)",
        pytest.param("royal-haitian(players=2)", marks=pytest.mark.slow),
        pytest.param("zwanzig-ab(players=4, start_score=5)", marks=pytest.mark.slow),
        pytest.param("hazari(target=200)", marks=pytest.mark.slow),
    ],
)
def test_a_match_by_touch_on_a_phone(host: Host, open_page: Opening, variant: str):
    page = open_page(**PHONE)
    table = new_table(page, variant)
    Player(page, touch=True).play_match()
    assert host.table(table).session.stage == "over"


@pytest.mark.parametrize("decisions", [6, pytest.param(None, id="all", marks=pytest.mark.slow)])
def test_a_match_in_persian(host: Host, open_page: Opening, decisions: int | None):
    page = open_page(locale="fa-IR")
    table = new_table(page, "royal-soto(target=5)")
    assert page.locator("html").get_attribute("dir") == "rtl"
    player = Player(page)
    if decisions is None:
        player.play_match()
        assert host.table(table).session.stage == "over"
    else:
        for _ in range(decisions):
            assert player.wait()
            player.decide()
    seen = page.locator("body").inner_text()
    # Apart from cards and names, the page contains no English words.
    assert not re.search(r"\b(you|your|take|build|score|rules)\b", seen, re.IGNORECASE)


def test_the_top_card_of_a_pile_is_stolen_by_selecting_it(host: Host, open_page: Opening):
    page = open_page()
    assert go_to_position(
        page, host, "casino-southern-african", lambda view: steals_to_build(view) is not None, seed=3
    )
    Player(page).wait()
    table = page.url.rsplit("/", 1)[1]
    move = steals_to_build(host.table(table).session.view(0))
    assert move is not None
    log = page.locator(MAIN).get_attribute("data-entries")
    page.locator(f"[data-hand='{move.card}']").click()
    for card in move.joined:
        page.locator(f"[data-item='{card}']").click()
    page.locator(".choice:visible").first.click()
    page.wait_for_function(
        "([main, log]) => document.querySelector(main).dataset.entries !== log", arg=[MAIN, log]
    )
    moved = [entry for entry in host.table(table).session.log if isinstance(entry, Moved)]
    assert any(entry.text == str(move) for entry in moved)


def steals_to_build(view: AnyView) -> Build | None:
    """Return a new build that includes the top card of a pile, if there is one."""
    data: CasinoView = view.data  # type: ignore[assignment]
    tops = set(data.tops or ())
    moves = (move for move in view.legal() if isinstance(move, Build) and move.onto is None)
    return next((move for move in moves if tops & set(move.joined)), None)


@pytest.mark.parametrize(
    "variant",
    [
        "kaszino-kirschner(target=5)",
        pytest.param("royal-dominican(players=2, target=5)", marks=pytest.mark.slow),
        pytest.param("raub(players=3, start_score=5)", marks=pytest.mark.slow),
        pytest.param("zwanzig-ab(players=4, start_score=5)", marks=pytest.mark.slow),
    ],
)
def test_a_match_by_keyboard_alone(host: Host, open_page: Opening, variant: str):
    page = open_page()
    table = new_table(page, variant)
    while _by_keyboard(page):
        log = page.locator(MAIN).get_attribute("data-entries")
        for _ in range(page.locator("[data-hand]").count() + 1):
            if page.locator(".choice").count():
                break
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
        page.keyboard.press("1")
        page.wait_for_function(MOVED_ON, arg=[MAIN, log], timeout=PATIENCE_MS)
    assert host.table(table).session.stage == "over"


@pytest.mark.slow
def test_hazari_by_keyboard_alone(host: Host, open_page: Opening):
    page = open_page()
    table = new_table(page, "hazari(target=200)")
    session = host.table(table).session
    while _by_keyboard(page):
        if page.locator("[data-next-hand]").count():
            _tab_to(page, "[data-next-hand]")
            page.keyboard.press("Enter")
            page.locator("[data-desk=arrange]").wait_for(timeout=PATIENCE_MS)
        move = bot("greedy").choose(session.view(0))
        assert isinstance(move, Arrange)
        _tab_to(page, "[data-desk=arrange] .tools button:nth-child(3)")
        page.keyboard.press("Enter")
        for tray, cards in enumerate(move.groups, start=1):
            for card in cards:
                _tab_to(page, "[data-desk=arrange] [data-card]")
                while page.locator("[data-card]:focus").get_attribute("data-card") != str(card):
                    is_loose = page.locator(".loose [data-card]:focus").count()
                    page.keyboard.press("ArrowRight" if is_loose else "ArrowDown")
                page.keyboard.press(str(tray))
        for button in ("[data-up]", "[data-up-final]"):
            expect(page.locator(button)).to_be_enabled()
            _tab_to(page, button)
            page.keyboard.press("Enter")
        # Others arrange at any time, so a longer log does not mean that this hand was accepted.
        page.wait_for_selector(
            f"{MAIN}[data-asked=false], {MAIN}[data-stage=over], [data-next-hand]", timeout=PATIENCE_MS
        )
    assert session.stage == "over"


def _by_keyboard(page: Page) -> bool:
    """Wait for a decision, confirming scores by keyboard. Return False if the match is over."""
    while True:
        page.wait_for_selector(
            f"{MAIN}[data-asked=true], {MAIN}[data-stage=over], [data-next-deal]", timeout=PATIENCE_MS
        )
        if not page.locator("[data-next-deal]").count():
            return page.locator(f"{MAIN}[data-stage=over]").count() == 0
        _tab_to(page, "[data-next-deal]")
        page.keyboard.press("Enter")
        expect(page.locator("[data-next-deal]")).to_have_count(0)


def _tab_to(page: Page, what: str) -> None:
    """Press Tab until this element has the focus."""
    for _ in range(80):
        if page.locator(f"{what}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not lead to {what}")


def test_two_browsers_at_one_table(host: Host, open_page: Opening):
    _play_together(host, [open_page(), open_page()], "zwanzig-ab(players=2, start_score=5)")


@pytest.mark.slow
def test_four_browsers_at_one_table(host: Host, open_page: Opening):
    _play_together(host, [open_page() for _ in range(4)], "hazari(target=100)")


def _sit_down_together(pages: list[Page], variant: str) -> str:
    table: str = ask(pages[0], "create", variant=variant, sit=0, hints=True)["id"]
    for seat, page in enumerate(pages[1:], start=1):
        ask(page, "act", table=table, command={"do": "sit", "seat": seat})
    ask(pages[0], "start", table=table)
    for page in pages:
        page.goto(f"/t/{table}")
    return table


def _play_together(host: Host, pages: list[Page], variant: str) -> None:
    session = host.table(_sit_down_together(pages, variant)).session
    players = [Player(page, seed) for seed, page in enumerate(pages)]
    most = 400
    while session.stage != "over":
        player = players[session.asked[0].seat]
        player.wait()
        player.decide()
        player.made += 1
        assert player.made < most
    for player in players:
        expect(player.page.locator(f"{MAIN}[data-stage=over]")).to_be_visible()
        assert player.made > 0


def test_a_card_with_one_move_says_that_a_second_press_plays_it(host: Host, open_page: Opening):
    page = open_page()
    assert go_to_position(
        page,
        host,
        "zwanzig-ab(players=3)",
        lambda view: isinstance(view.data, ZwanzigView) and bool(view.data.trick),
    )
    assert Player(page).wait()
    log = page.locator(MAIN).get_attribute("data-entries")
    card = page.locator("[data-hand]:not(.dim)").first
    card.click()
    expect(page.locator(".choice").get_by_text("or press the card again")).to_be_visible()
    card.click()
    page.wait_for_function(MOVED_ON, arg=[MAIN, log], timeout=PATIENCE_MS)


@pytest.mark.without_server
def test_a_suggested_arrangement_is_described_in_whole_sentences(open_page: Opening):
    page = open_page()
    table = ask(page, "create", variant="hazari", sit=0, bots=dict.fromkeys("123", "greedy"), start=True)[
        "id"
    ]
    page.goto(f"/t/{table}")
    page.locator("[data-suggest]").click()
    page.locator("[data-suggestion]").first.click()
    expect(page.locator(".verdict.ok")).to_have_text(re.compile(r"In order\. +[A-Z]"))


def test_a_rated_match_offers_no_help_with_arranging(host: Host, open_page: Opening):
    page, *others = [open_page() for _ in range(4)]
    table: str = ask(page, "create", variant="hazari", sit=0, rated=True, clock={"move_ms": 600_000})["id"]
    for seat, other in enumerate(others, start=1):
        ask(other, "act", table=table, command={"do": "sit", "seat": seat})
    ask(page, "start", table=table)
    page.goto(f"/t/{table}")
    desk, up = page.locator("[data-desk=arrange]"), page.locator("[data-up]")
    expect(desk).to_be_visible()
    expect(page.locator("[data-suggest]")).to_have_count(0)
    session = host.table(table).session
    move = bot("greedy").choose(session.view(0))
    assert isinstance(move, Arrange)
    first, second, third, last = move.groups
    _lay(page, (third, second, first, last))
    expect(desk.get_by_role("alert")).to_contain_text("group")
    expect(up).to_be_disabled()
    _lay(page, move.groups)
    expect(up).to_be_enabled()
    up.click()
    page.locator("[data-up-final]").click()
    expect(desk).to_be_hidden()
    assert 0 not in [asked.seat for asked in session.asked]


def _lay(page: Page, groups: tuple[Cards, ...]) -> None:
    """Lay groups into the four trays, card by card."""
    page.get_by_role("button", name="Clear").click()
    for tray, cards in enumerate(groups, start=1):
        for card in cards:
            page.locator(f"[data-card='{card}']").focus()
            page.keyboard.press(str(tray))


def test_an_undo_is_shown_to_all_and_needs_the_consent_of_all(host: Host, open_page: Opening):
    pages = [open_page() for _ in range(3)]
    table = _sit_down_together(pages, "royal-north-american(players=3)")
    first = pages[host.table(table).session.asked[0].seat]
    Player(first).wait()
    others = [page for page in pages if page is not first]
    laid = _choose_first(first).split()[1]
    for page in others:
        expect(page.locator(f"[data-item='{laid}']")).to_be_visible()
    first.keyboard.press("z")
    for page in pages:
        expect(page.locator(f"[data-item='{laid}'].ghost")).to_be_visible()
        expect(page.locator(".asked .tag")).to_have_count(2 if page is first else 1)
    others[0].get_by_role("button", name="Allow").click()
    for page in pages:
        expect(page.locator(".asked .tag.good")).to_have_count(1)
        expect(page.locator(f"[data-item='{laid}'].ghost")).to_be_visible()
    others[1].get_by_role("button", name="Allow").click()
    expect(first.locator(f"[data-hand='{laid}']")).to_be_visible()
    for page in pages:
        expect(page.locator(f"[data-item='{laid}']")).to_have_count(0)
        expect(page.locator(".asked")).to_have_count(0)
    assert host.table(table).session.stage == "playing"


def test_a_reload_during_a_deal_keeps_the_position(host: Host, open_page: Opening):
    page = open_page()
    table = new_table(page, "royal-dominican(players=2)")
    player = Player(page)
    for _ in range(2):
        assert player.wait()
        player.decide()
    assert player.wait()
    before = _position(page)
    page.reload()
    assert player.wait()
    assert _position(page) == before
    player.decide()
    assert host.table(table).session.stage == "playing"


def test_a_lost_connection_during_a_deal_is_restored(host: Host, open_page: Opening):
    page = open_page()
    table = new_table(page, "royal-dominican(players=2)")
    player = Player(page)
    player.wait()
    _lose_line(host, page)
    before = _position(page)
    _find_line(page)
    assert player.wait()
    assert _position(page) == before
    for made in range(2):
        assert len(_made(host, table)) == made
        assert player.wait()
        player.decide()


def test_a_move_made_while_disconnected_is_sent_once(host: Host, open_page: Opening):
    page = open_page()
    table = new_table(page, "royal-north-american(players=2)")
    Player(page).wait()
    _lose_line(host, page)
    chosen = _choose_first(page)
    expect(page.locator(".choice.waits")).to_contain_text("waits for the connection")
    assert _made(host, table) == []
    _find_line(page)
    expect(page.locator(f"[data-hand='{chosen.split()[1]}']")).to_have_count(0)
    assert _made(host, table) == [chosen]


def test_an_outdated_waiting_move_is_refused_with_a_message(host: Host, open_page: Opening):
    page = open_page()
    table = new_table(page, "royal-north-american(players=2)")
    Player(page).wait()
    legal = [move["text"] for move in ask(page, "legal", table=table, seat=0)["moves"]]
    person = _lose_line(host, page)
    chosen = _choose_first(page)
    other = next(text for text in legal if chosen.split()[1] not in text.split())
    held = host.table(table)
    # the move comes from another device of the same person
    host.ask(lambda: held.act(Play(seat=0, move=other), person))
    assert _made(host, table) == [other]
    _find_line(page)
    expect(page.locator(".prompt .note.stop")).to_be_visible()
    assert _made(host, table) == [other]


def _lose_line(host: Host, page: Page) -> str:
    """Interrupt the connection of a page, and return its person."""
    person: str = page.evaluate("() => fetch('/api/me').then((answer) => answer.json())")["person"]
    host.drop_connections(person)
    expect(page.locator(".strip")).to_be_visible()
    page.context.set_offline(True)
    return person


def _find_line(page: Page) -> None:
    page.context.set_offline(False)
    expect(page.locator("html[data-line=open]")).to_be_visible()


def _choose_first(page: Page) -> str:
    """Trail the first card, and return the text of the move."""
    card = page.locator("[data-hand]").first
    card.click()
    text = f"trail {card.get_attribute('data-hand')}"
    page.locator(f".choice[data-move='{text}']").click()
    return text


def _made(host: Host, table: str) -> list[str]:
    log = host.table(table).session.entries()
    return [entry.text for entry in log if isinstance(entry, Moved) and entry.seat == 0]


CARDS = """
() => [...document.querySelectorAll("main [data-card]")]
  .map((each) => each.dataset.card + (each.dataset.hand ? "!" : "")).sort()
"""


def _position(page: Page) -> list[str]:
    """Return the visible cards; `!` marks those of the hand."""
    found: list[str] = page.evaluate(CARDS)
    return found


def test_a_spectator_sees_the_table_and_no_hand(host: Host, open_page: Opening):
    page, other = open_page(), open_page()
    table = new_table(page, "royal-dominican(players=2)")
    other.goto(f"/t/{table}")
    player = Player(page)
    for _ in range(3):
        player.wait()
        player.decide()
    player.wait()
    expect(other.locator("[data-hand]")).to_have_count(0)
    loose = sorted(card for card in _position(page) if not card.endswith("!"))
    other.wait_for_function(
        "(loose) => [...document.querySelectorAll('main [data-card]')].map((e) => e.dataset.card).sort().join() === loose.join()",
        arg=loose,
    )


def test_the_bar_stays_in_front_of_the_result_on_a_phone_in_landscape(host: Host, open_page: Opening):
    page = open_page(viewport={"width": 844, "height": 390})
    assert not go_to_position(page, host, "royal-haitian(players=2)")
    page.locator(".over").wait_for()
    page.locator(".bar button").last.click()
    expect(page.locator("dialog[open] .menu")).to_be_visible()


def test_no_label_of_a_tray_covers_another_tray_on_the_smallest_phone(host: Host, open_page: Opening):
    page = open_page(viewport={"width": 320, "height": 568})
    assert go_to_position(page, host, "hazari", lambda _: True)
    page.get_by_role("button", name="Clear").click()
    expect(page.locator("[data-tray] [data-card]")).to_have_count(13)
    trays, labels = (
        [each.bounding_box() or {} for each in page.locator(what).all()]
        for what in (".tray", ".tray .strength")
    )
    assert len(trays) == len(labels) == 4
    for tray, label in zip(trays, labels, strict=True):
        assert label["y"] >= tray["y"]
        assert label["y"] + label["height"] <= tray["y"] + tray["height"]
