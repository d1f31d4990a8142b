"""Tests for the home page, tables with friends, the lobby and people."""

import re
import time

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, expect
from pyotp.totp import TOTP

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.listener import LISTEN
from tests.web.tables import ask, deal_table, new_table, wait_until_connected, worker_ready
from virado.languages import LANGUAGES
from virado.server.storage.database import Statement

GO = "path => document.body.appendChild(Object.assign(document.createElement('a'), { href: path })).click()"
"""Script that goes to another address of the client as a link does."""


def failures(page: Page) -> list[str]:
    """Record from now on the requests that the server refuses and the errors on the page's console."""
    failed: list[str] = []

    def answered(answer: Response) -> None:
        if answer.status >= 400:
            failed.append(f"{answer.status} {answer.url}")

    def written(line: ConsoleMessage) -> None:
        if line.type == "error":
            failed.append(line.text)

    page.on("response", answered)
    page.on("console", written)
    return failed


@pytest.mark.without_server
def test_play_deals_immediately_and_lists_the_table_for_resuming(open_page: Opening):
    page = open_page("/")
    page.locator(".game .play").first.click()
    page.wait_for_selector("[data-hand]")
    page.goto("/")
    expect(page.locator(".tables li")).to_contain_text("Royal Casino")
    page.locator(".tables .go").click()
    page.wait_for_selector("[data-hand]")


@pytest.mark.parametrize(("locale", "name"), [("en-GB", r"Guest \d+"), ("fa-IR", "مهمان [۰-۹]+")])
def test_a_first_visitor_can_play_immediately(host: Host, browser: Browser, locale: str, name: str):
    page = browser.new_context(base_url=host.address, service_workers="block", locale=locale).new_page()
    failed = failures(page)
    page.goto("/")
    wait_until_connected(page)
    expect(page.locator(".called .name")).to_have_text(re.compile(f"^{name}$"))
    page.locator(".game .play").first.click()
    page.wait_for_selector("[data-hand]")
    assert not failed
    page.context.close()


def test_nothing_is_wider_than_a_small_phone(open_page: Opening):
    page = open_page("/", viewport={"width": 320, "height": 640})
    wait_until_connected(page)
    for variant in ("royal-dominican", "raub"):
        deal_table(page, variant)
    page.goto("/")
    expect(page.locator(".tables li")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_friends_join_by_link_under_their_own_names(open_page: Opening):
    owner = open_page("/")
    owner.locator(".friends .btn").first.click()
    owner.locator("dialog .open").click()
    owner.locator(".seating").wait_for()
    deal = owner.locator(".seating footer .go")
    expect(deal).to_be_disabled()
    friend = open_page("/" + owner.url.split("/", 3)[3])
    friend.locator(".seating .who .go").click()
    friend.locator(".seating .called .name").click()
    friend.locator(".seating form .input").fill("Kelvin")
    friend.locator(".seating form .go").click()
    expect(owner.locator(".seating ul")).to_contain_text("Kelvin")
    expect(friend.locator(".seating ul")).to_contain_text("Kelvin")
    deal.click()
    for page in (owner, friend):
        page.wait_for_selector("[data-hand]")


def test_a_friend_learns_before_the_match_that_rules_are_changed(open_page: Opening):
    owner = open_page()
    table = ask(owner, "create", variant="royal-dominican(players=2, target=11)", sit=0)["id"]
    friend = open_page(f"/t/{table}")
    expect(friend.locator(".seating .who .go")).to_be_visible()
    expect(friend.locator(".seating")).to_contain_text("one rule changed")


def test_a_quick_match_joins_a_waiting_table(open_page: Opening):
    first, second = open_page("/lobby"), open_page("/lobby")
    for page in (first, second):
        page.locator(".quick .set button").first.click()  # the match is rated, so that no other test joins it
    first.locator(".quick .go").click()
    first.locator(".seating").wait_for()
    expect(second.locator("main li").first).to_contain_text("1 of 2")
    second.locator(".quick .go").click()
    second.wait_for_selector("[data-hand]")
    assert second.url == first.url


@pytest.mark.without_server("nightly")
def test_contradictory_options_are_refused_with_a_message(open_page: Opening):
    page = open_page("/")
    page.locator(".opt button[aria-haspopup]").click()
    page.locator("dialog input.number").first.fill("7")
    page.locator("dialog input.number").first.blur()
    expect(page.locator("dialog .refused .problem")).not_to_be_empty()
    expect(page.locator("dialog .foot .problem")).to_be_empty()
    expect(page.locator("dialog .was")).to_contain_text("changed")
    page.locator("dialog .row .btn").first.click()
    expect(page.locator("dialog .was")).to_have_count(0)
    expect(page.locator("dialog .refused")).to_have_count(0)
    _refuse_number(page, "play to", "0", "“Play to” must be at least 1")


@pytest.mark.without_server("nightly")
def test_the_first_dealer_is_numbered_from_one(open_page: Opening):
    page = open_page("/")
    page.locator(".game", has_text="Hazari").get_by_role("button").last.click()
    page.locator(".opt button[aria-haspopup]").click()
    page.get_by_role("button", name=re.compile("more that have no effect")).click()
    field = page.get_by_role("textbox", name="seat that deals first")
    expect(field).to_have_value("1")
    _refuse_number(page, "seat that deals first", "5", "“Seat that deals first” must be at most 4")


def _refuse_number(page: Page, option: str, value: str, problem: str) -> None:
    """Type a number that is refused. The reason is at its field, which is focused instead of closing the form."""
    field = page.get_by_role("textbox", name=option)
    field.fill(value)
    field.blur()
    expect(page.locator("dialog .refused .problem")).to_contain_text(re.compile(re.escape(problem), re.I))
    page.locator("dialog .row .go").click()
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")


def test_an_account_is_created_and_signed_out(open_page: Opening):
    page = open_page("/people")
    _account(page, "Rosa Maria", "short")
    expect(page.locator("form .problem")).to_contain_text("8")
    _account(page, "Rosa Maria", "long enough")
    page.get_by_role("button", name="Sign out").click()
    page.locator("form .input").first.wait_for()


def test_one_time_codes_are_set_up_required_and_turned_off(host: Host, open_page: Opening):
    page = open_page("/people")
    _account(page, "Rosa Codes", "long enough")
    page.get_by_role("button", name="I have saved it").click()
    panel = page.locator("section").filter(has=page.get_by_role("heading", name="One-time codes"))
    panel.get_by_role("button", name="Set up").click()
    panel.get_by_label("Password").fill("long enough")
    panel.get_by_role("button", name="Continue").click()
    expect(panel.get_by_role("img", name="QR code for the app")).to_be_visible()
    device = TOTP("".join((panel.locator("code").text_content() or "").split()))
    panel.get_by_label("One-time code").fill("000 000" if device.now() != "000000" else "111 111")
    panel.get_by_role("button", name="Turn on").click()
    expect(panel.get_by_role("alert")).to_contain_text("not the current code")
    panel.get_by_label("One-time code").fill(device.now())
    panel.get_by_role("button", name="Turn on").click()
    expect(panel.get_by_role("status")).to_contain_text("From now on you need a code")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in").first.click()
    _account(page, "rosa codes", "long enough")
    expect(page.locator("form .problem")).to_contain_text("code that your device shows")
    page.get_by_label("One-time code").fill(device.at(time.time() + 30))  # each code is accepted once
    page.locator("form .go").click()
    # this allows the same code again, without a wait for the next one
    forget = Statement("UPDATE person SET factor_step = 0")
    expect(panel.get_by_role("button", name="Turn off")).to_be_visible()
    host.ask(lambda: host.server.database.transaction([forget]))
    panel.get_by_role("button", name="Turn off").click()
    panel.get_by_label("Password").fill("long enough")
    panel.get_by_label("One-time code").fill(device.now())
    panel.get_by_role("button", name="Turn off").click()
    expect(panel.get_by_role("status")).to_contain_text("You no longer need a code")


def _account(page: Page, name: str, password: str) -> None:
    fields = page.locator("form .input")
    fields.nth(0).fill(name)
    fields.nth(1).fill(password)
    page.locator("form .go").click()


def test_the_shell_opens_without_the_server(open_page: Opening):
    page = open_page("/", service_workers="allow")
    page.locator(".game").first.wait_for()
    worker_ready(page)
    page.reload()  # from now on the worker caches the list of games
    page.locator(".game").first.wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".note.stop")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    expect(page.locator(".note.stop")).to_have_count(0)


def test_nothing_fails_at_a_first_visit(host: Host, browser: Browser):
    page = browser.new_context(base_url=host.address, service_workers="block").new_page()
    failed = failures(page)
    page.goto("/")
    wait_until_connected(page)
    page.locator(".game .play").first.click()
    page.wait_for_selector("[data-hand]")
    page.context.close()
    assert not failed


def test_a_page_that_is_left_sends_no_more_requests(open_page: Opening):
    page = open_page(own=True)
    table = new_table(page, "kaszino-kirschner")
    failed = failures(page)
    page.goto("/learn/royal-dominican")
    page.wait_for_selector("[data-card]")
    page.evaluate(GO, f"/t/{table}")
    page.wait_for_selector("[data-hand]")
    page.evaluate(GO, "/rules/royal-dominican")
    page.wait_for_selector("[data-section]")
    page.evaluate(GO, f"/t/{table}")
    page.wait_for_selector("[data-hand]")
    assert not failed


@pytest.mark.without_server("nightly")
def test_closing_a_drawer_returns_the_focus_to_its_button(open_page: Opening):
    page = open_page()
    new_table(page, "kaszino-kirschner")
    page.wait_for_selector("[data-hand]")
    opens = page.get_by_role("button", name="Menu")
    opens.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Keys").click()
    page.wait_for_selector("kbd")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(opens).to_be_focused()


def test_on_a_phone_the_form_for_friends_fits_its_sheet(open_page: Opening):
    page = open_page("/new", viewport={"width": 390, "height": 844}, settings={"language": "es"})
    body = page.locator("dialog .new")
    body.locator("select").last.wait_for()
    assert body.evaluate("(body) => body.scrollWidth - body.clientWidth") <= 0


@pytest.mark.parametrize("window", [(390, 844), (844, 390), (1366, 650)])
def test_the_button_for_a_table_with_friends_is_visible(open_page: Opening, window: tuple[int, int]):
    page = open_page("/new", viewport={"width": window[0], "height": window[1]})
    button = page.get_by_role("button", name="Open the table")
    button.wait_for()
    assert _is_on_top(button)


@pytest.mark.without_server("nightly")
def test_hidden_forms_below_the_visible_ones_are_indicated(open_page: Opening):
    page = open_page("/", viewport={"width": 1366, "height": 650})
    says = page.locator("aside .more")
    for window in ((1366, 650), (1440, 900), (1920, 1080)):  # all windows are tested in the same page
        page.set_viewport_size({"width": window[0], "height": window[1]})
        expect(says).to_be_visible()
    page.locator("aside .form").last.scroll_into_view_if_needed()
    page.locator("aside").evaluate("(list) => list.scrollTo(0, list.scrollHeight)")
    expect(says).to_be_hidden()


@pytest.mark.parametrize("language", ["es", "fa"])
@pytest.mark.without_server("nightly")
def test_a_form_named_after_its_place_shows_the_name_once(open_page: Opening, language: str):
    page = open_page("/", settings={"language": language})
    names = page.locator("aside .form b")
    names.first.wait_for()
    for form in page.locator("aside .form > label").all():
        name, where = form.locator("b").inner_text(), form.locator(".where").inner_text()
        assert not where.startswith(name), where


def test_a_press_on_the_hint_of_more_forms_shows_them_and_picks_none(open_page: Opening):
    page = open_page("/", viewport={"width": 1280, "height": 800})
    page.locator(".goes-on .more").wait_for()
    picked = page.get_by_role("radio", checked=True).first
    before = picked.get_attribute("aria-label")
    box = page.locator(".more").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 12)
    expect(page.locator(".goes-on")).to_have_count(0)
    assert picked.get_attribute("aria-label") == before


def test_a_form_is_named_by_ear_with_pauses_before_its_place_and_number(open_page: Opening):
    page = open_page("/")
    form = page.get_by_role("radio", name="Dominican, Dominican Republic, 3 forms", exact=True)
    expect(form).to_have_accessible_description(re.compile("cards"))


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_heading_of_a_drawer_is_aligned_with_its_rows(open_page: Opening, language: str):
    page = open_page("/", settings={"language": language})
    page.locator("header.top > button").last.click()
    ends = [_start(page.locator(f"dialog {part}").first, language) for part in ("h2", ".settings")]
    assert ends[0] == pytest.approx(ends[1], abs=1)


@pytest.mark.parametrize("path", ["/lobby", "/people", "/matches"])
@pytest.mark.parametrize("window", [(844, 390), (1366, 650), (1920, 1080)])
def test_headings_are_aligned_with_the_site_name(open_page: Opening, path: str, window: tuple[int, int]):
    page = open_page(path, viewport={"width": window[0], "height": window[1]})
    starts = [_start(page.locator(part), "en") for part in ("main h1", ".top .name")]
    assert starts[0] == pytest.approx(starts[1], abs=1)


def _start(thing: Locator, language: str) -> float:
    """Return the position in pixels where an element begins in the reading direction of this language."""
    thing.wait_for()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] if language == "fa" else box["x"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_a_match_a_small_phone_shows_all_seats_with_their_buttons(open_page: Opening, language: str):
    page = open_page(viewport={"width": 360, "height": 640}, settings={"language": language})
    table: str = ask(page, "create", variant="royal-dominican(players=4)", sit=0)["id"]
    page.goto(f"/t/{table}")
    expect(page.locator(".seating li.empty")).to_have_count(3)
    page.locator(".seating .bots .btn").wait_for()
    room = page.locator(".scrolls")
    assert room.evaluate("(room) => room.scrollHeight - room.clientHeight") <= 0
    page.set_viewport_size({"width": 1280, "height": 800})
    table = ask(page, "create", variant="raub(players=4)", sit=0)["id"]
    page.goto(f"/t/{table}")
    expect(page.locator(".seating li.empty")).to_have_count(3)
    page.locator(".seating .bots .btn").wait_for()
    expect(page.locator(".seating footer .go")).to_be_in_viewport(ratio=1)
    assert room.evaluate("(room) => room.scrollHeight - room.clientHeight") <= 0


@pytest.mark.without_server
def test_numeric_options_use_the_digits_of_the_language(open_page: Opening):
    page = open_page("/", settings={"language": "fa"})
    page.locator(".opt button[aria-haspopup]").click()
    field = page.locator("dialog input.number").first
    expect(field).to_have_value("۴")
    field.fill("۷")
    field.blur()
    expect(page.locator("dialog .was")).to_contain_text("۴")
    field.fill("sieben")
    field.blur()
    expect(field).to_have_value("۷")
    field.press("ArrowDown")
    expect(field).to_have_value("۶")


@pytest.mark.without_server
def test_an_unknown_table_has_no_moves_and_no_chat(open_page: Opening):
    page = open_page("/t/0123456789abcdef01")
    expect(page.locator(".alone [role=alert]")).to_be_visible()
    expect(page.locator(".beside, header button")).to_have_count(0)


@pytest.mark.parametrize(
    ("window", "language"), [((844, 390), "fa"), ((640, 450), "en"), ((1366, 650), "de")]
)
@pytest.mark.without_server("nightly")
def test_in_a_low_window_the_hand_and_choices_of_a_lesson_are_visible(
    open_page: Opening, window: tuple[int, int], language: str
):
    page = open_page(
        "/learn/royal-dominican",
        viewport={"width": window[0], "height": window[1]},
        settings={"language": language},
    )
    nine = page.locator(".small-table [data-hand='9c']")
    nine.wait_for()
    assert _is_on_top(nine, 0.97)
    nine.click()
    choice = page.locator(".small-table .choice").first
    expect(choice).to_be_visible()
    assert _is_on_top(choice)


def _is_on_top(thing: Locator, down: float = 0.5) -> bool:
    """Return True if a point of an element is visible in the window without scrolling.

    The point is in the middle of the element's width, at the fraction `down` of its height.
    """
    found: bool = thing.evaluate(
        """(thing, down) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return thing.contains(document.elementFromPoint(left + width / 2, top + height * down));
    }""",
        down,
    )
    return found


@pytest.mark.slow
@pytest.mark.without_server("nightly")
def test_the_coach_of_a_lesson_is_active_only_at_that_table(open_page: Opening):
    page = open_page("/learn/royal-dominican", settings={"offered": False})
    play = page.get_by_role("button", name="Play with the coach")
    skip = page.get_by_role("button", name="Skip this step")
    for _ in range(12):
        expect(play.or_(skip)).to_be_visible()
        if play.count():
            break
        skip.click()
    play.click()
    expect(page.locator(".coach")).to_be_visible()
    page.reload()
    expect(page.locator(".coach")).to_be_visible()
    expect(page.locator(".offer")).to_have_count(0)
    new_table(page, "royal-dominican(players=2)")
    expect(page.locator(".offer")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.without_server
def test_a_lesson_is_that_of_the_form_and_leads_back_to_its_table(open_page: Opening):
    page = open_page(settings={"offered": False})
    table = new_table(page, "kaszino-kirschner")
    page.goto(f"/t/{table}")
    page.locator(f"a[href$='/learn/kaszino-kirschner?table={table}']").first.click()
    page.wait_for_selector(".steps")
    for _ in range(8):
        if page.locator(".steps").count() == 0:
            break
        said = page.locator(".say").inner_text()
        assert "Dominican" not in said
        assert "build" not in said.lower()
        page.locator(".steps .btn").first.click()
        page.wait_for_function("said => document.querySelector('.say')?.innerText !== said", arg=said)
    assert "11" in page.locator(".say").inner_text()
    page.locator(f"main .buttons a[href$='/t/{table}']").click()
    page.wait_for_selector("[data-hand]")
    assert page.url.endswith(f"/t/{table}")


NOTICE = "section.note"
"""The notice about the language of the page."""


def _visit(page: Page, *languages: str) -> None:
    """Open the page as a new visitor does whose browser asks for these languages, and listen to it."""
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ get: () => {list(languages)} }})")
    page.add_init_script(LISTEN)
    page.evaluate("localStorage.clear()")
    page.reload()
    page.locator(".game").first.wait_for()


def _hear(page: Page, text: str) -> None:
    """Wait until a text has been said that contains this one."""
    page.wait_for_function("text => said.some(([, heard]) => heard.includes(text))", arg=text)


@pytest.mark.without_server
def test_a_language_that_nobody_has_proofread_is_pointed_out_once(open_page: Opening):
    page = open_page("/", own=True, viewport={"width": 320, "height": 568})
    _visit(page, "es-419", "en")
    assert not LANGUAGES["es"].proofread
    notice = page.get_by_role("region", name="Idioma")
    expect(notice).to_contain_text("Español")
    _hear(page, "Español")
    expect(notice.locator(".btn")).to_have_count(len(LANGUAGES) - 1)
    page.locator(".game .play").first.click()
    page.wait_for_selector("[data-hand]")
    expect(page.locator(NOTICE)).to_have_count(0)
    page.goto("/")
    page.reload()
    page.locator(".game").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator(NOTICE)).to_have_count(0)


@pytest.mark.without_server
def test_another_language_than_the_one_wanted_first_is_pointed_out_once(open_page: Opening):
    page = open_page("/", own=True)
    _visit(page, "lv-LV", "de-AT", "en")
    expect(page.locator(NOTICE)).to_contain_text(re.compile("Lettisch.*Deutsch"))
    _hear(page, "Lettisch")
    page.locator(NOTICE).get_by_role("button", name="Schließen").click()
    expect(page.locator(NOTICE)).to_have_count(0)
    page.reload()
    page.locator(".game").first.wait_for()
    expect(page.locator(NOTICE)).to_have_count(0)


def test_a_language_chosen_in_the_notice_is_kept(open_page: Opening):
    page = open_page("/", own=True, viewport={"width": 320, "height": 568})
    _visit(page, "lv", "de")
    page.locator(NOTICE).get_by_role("button", name=LANGUAGES["fa"].name).click()
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    expect(page.locator(NOTICE)).to_have_count(0)
    page.reload()
    page.locator(".game").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    expect(page.locator(NOTICE)).to_have_count(0)


@pytest.mark.parametrize("locale", ["de-AT", "fa-AF"])
def test_the_language_wanted_first_needs_no_notice(open_page: Opening, locale: str):
    page = open_page("/", own=True)
    _visit(page, locale, "en")
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.locator(NOTICE)).to_have_count(0)


@pytest.mark.without_server
def test_games_begin_with_the_one_last_played_and_those_at_home_in_the_language(open_page: Opening):
    page = open_page("/", settings={"language": "de"})
    names = page.locator(".game h2")
    expect(names).to_have_text(["Zwanzig ab", "Raub", "Casino", "Hazari"])
    page.locator(".game .play").nth(2).click()
    page.wait_for_selector("[data-hand]")
    page.goto("/")
    expect(names).to_have_text(["Casino", "Zwanzig ab", "Raub", "Hazari"])


@pytest.mark.without_server
def test_a_game_is_found_by_its_name_in_another_language(open_page: Opening):
    page = open_page("/")
    page.get_by_role("button", name="Find a game").click()
    field = page.get_by_role("searchbox")
    expect(field).to_be_focused()
    field.fill("bridge")
    expect(page.get_by_role("status").get_by_text("No game has this name.")).to_be_visible()
    field.fill("ungarisches kasino")
    expect(page.locator("search li")).to_have_count(0)
    field.fill("هزاري")
    expect(page.locator("search li").first).to_contain_text("Hazari")
    field.fill("ungarisches casino")
    page.locator("search li").first.locator("button").click()
    expect(page.locator("aside .subs input:checked + span")).to_contain_text("Kirschner")
    field.press("ControlOrMeta+a")
    field.press("Delete")
    field.press("Escape")
    expect(page.get_by_role("button", name="Find a game")).to_be_focused()
    expect(field).to_have_count(0)
