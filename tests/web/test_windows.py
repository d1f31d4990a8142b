"""Tests that a table fits into every window: cards are large enough, nothing is cut off or covered, and no page scrolls."""

from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.examples.highest import FAMILY, WORDS
from tests.nightly import NIGHTLY
from tests.web.host import Host
from tests.web.screens import SCREENS, apply_settings, wait_until_still
from tests.web.tables import PLAIN, register_name
from tests.web.window_sizes import SCENES, WINDOWS, measure, open_scene
from virado import families
from virado.languages import DEFAULT, LANGUAGES
from virado.words.catalogue import extra_folder

SELECTED = ("casino 2 choices", "tuxedo 6 play")
"""Scenes of the default run; the long run covers all of them. SELECTED_WINDOWS lists their windows."""
IN_OTHER_LANGUAGES = (
    "casino 4 choices",
    "tuxedo 6 play",
    "raub 3 deal over",
    "zwanzig-ab 5 bids",
    "hazari 4 score",
    "casino 2 over",
    "stealing 4 choices",
    "stealing 4 over",
)
"""Scenes that the long run covers in two other languages, in SELECTED_WINDOWS; the languages alternate.

The nightly run covers all scenes in all windows and languages.
"""
SELECTED_WINDOWS = ("320x568", "844x390", "1024x600", "1366x650")
OTHER_WINDOWS = tuple(window for window in WINDOWS if window not in SELECTED_WINDOWS)


def windows_of(name: str) -> tuple[str, ...]:
    """Return the windows of a scene in the long run: SELECTED_WINDOWS and two others; in the nightly run all windows.

    The others alternate, so that the long run covers each window with several scenes of each family.
    """
    if NIGHTLY:
        return tuple(WINDOWS)
    number = list(SCENES).index(name)
    others = (OTHER_WINDOWS[place % len(OTHER_WINDOWS)] for place in (number, number + 5))
    return (*SELECTED_WINDOWS, *others)


def languages_of(name: str) -> tuple[str, ...]:
    """Return the languages of a scene: in the long run English, and two others for IN_OTHER_LANGUAGES."""
    if NIGHTLY:
        return tuple(LANGUAGES)
    if name not in IN_OTHER_LANGUAGES:
        return (DEFAULT,)
    others = [language for language in LANGUAGES if language != DEFAULT]
    number = IN_OTHER_LANGUAGES.index(name)
    return (DEFAULT, *(others[(number + place) % len(others)] for place in (0, 1)))


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Host]:
    """Return a new server, with an additional family that has no page of its own.

    Each test has its own server because the tables of a scene always have the same name.
    """
    monkeypatch.delenv("VIRADO_STRICT_WORDS")  # the additional family has English words only
    with families.add_family(FAMILY), extra_folder(WORDS), Host(tmp_path) as running:
        yield running


def problems(
    browser: Browser, host: Host, name: str, windows: tuple[str, ...], language: str, **settings: str | bool
) -> list[str]:
    """Return the problems of a scene in each window."""
    others = browser.contexts  # the contexts of the pages in the pool stay open
    page = open_scene(browser, host, name, language, **settings)
    found = {window: measure(page, SCENES[name].seats, window).problems for window in windows}
    for context in browser.contexts:
        if context not in others:
            context.close()
    return [f"{window}: {problem}" for window, of_window in found.items() for problem in of_window]


@pytest.mark.parametrize("name", SELECTED)
def test_a_table_fits_into_small_and_ordinary_windows(host: Host, browser: Browser, name: str):
    assert problems(browser, host, name, SELECTED_WINDOWS, "en") == []


@pytest.mark.parametrize(
    ("name", "windows"),
    [
        ("hazari 4 coached", ("360x740", "390x844")),
        ("raub 4 coached", ("320x568", "360x640", "360x740", "844x390")),
        ("hazari 4 aside", ("390x844", "844x390")),
        ("casino 2 leave", ("360x740",)),
        ("raub 4 heard", ("390x844", "1024x600")),
    ],
)
def test_nothing_covers_a_control_or_a_seat(
    host: Host, browser: Browser, name: str, windows: tuple[str, ...]
):
    assert problems(browser, host, name, windows, "en") == []


def test_cards_to_be_exchanged_are_confirmed_in_a_magnified_window(host: Host, browser: Browser):
    assert problems(browser, host, "zwanzig-ab 4 exchange", ("640x450",), "de") == []


def test_a_low_wide_window_shows_cards_on_the_table_no_smaller_than_a_small_one_does(
    host: Host, browser: Browser
):
    page = open_scene(browser, host, "raub 4 play")
    sizes = [measure(page, 4, window).table_card for window in ("1024x600", "1366x650", "1280x720")]
    page.context.close()
    assert None not in sizes
    assert sizes == sorted(sizes, key=lambda size: size or 0)


_LYING = """() => {
    const whole = document.querySelector(".middle").getBoundingClientRect();
    const lying = [...document.querySelectorAll(".middle :is(.loose, .build)")].map((each) =>
        each.getBoundingClientRect());
    return [Math.min(...lying.map(({ top }) => top)) - whole.top,
        whole.bottom - Math.max(...lying.map(({ bottom }) => bottom))];
}"""


@pytest.mark.parametrize("name", ["casino 2 play", "casino 4 play"])
def test_cards_on_the_table_are_vertically_centred(host: Host, browser: Browser, name: str):
    page = open_scene(browser, host, name)
    for window in ("1366x650", "1280x720", "1440x900", "390x844", "844x390"):
        measure(page, SCENES[name].seats, window)
        above, below = page.evaluate(_LYING)
        assert abs(above - below) <= 3, window
    page.context.close()


_COLUMNS = "getComputedStyle(document.querySelector('.loose')).gridTemplateColumns.split(' ').length"


def test_cards_on_the_table_do_not_move_during_a_choice(host: Host, browser: Browser):
    page = open_scene(browser, host, "casino 2 play")
    for window, has_room in (("1366x650", True), ("1440x900", False)):
        measure(page, 2, window)
        lay, columns = page.evaluate(_LYING)[0], page.evaluate(_COLUMNS)
        page.locator("[data-hand]").nth(1).click()
        page.locator(".choice").nth(8).wait_for()
        wait_until_still(page)
        assert page.evaluate(_COLUMNS) == columns, window
        if has_room:
            assert page.evaluate(_LYING)[0] == pytest.approx(lay, abs=1), window
        page.keyboard.press("Escape")
    page.context.close()


def test_builds_that_do_not_fit_are_reached_by_scrolling_the_cloth(host: Host, browser: Browser):
    page = open_scene(browser, host, "casino 2 builds")
    page.set_viewport_size({"width": 320, "height": 480})
    wait_until_still(page)
    assert page.locator(".middle .crowded").count() == 1
    builds = page.locator(".middle .build")
    assert builds.count() == 2
    for each in builds.all():
        each.scroll_into_view_if_needed()
        each.click(trial=True)  # this waits until nothing covers the build
        bottoms = each.evaluate(
            "(build) => [build, build.closest('.crowded')].map((part) => part.getBoundingClientRect().bottom)"
        )
        assert bottoms[0] <= bottoms[1] + 1
    rows = page.evaluate(
        "[...document.querySelectorAll('.crowded, .held')].map(each => each.getBoundingClientRect().toJSON())"
    )
    assert rows[0]["bottom"] <= rows[-1]["top"]
    page.context.close()


def test_an_undo_request_covers_no_card_in_the_middle(host: Host, browser: Browser):
    host.begin("undo asked")
    page = browser.new_context(base_url=host.address, service_workers="block").new_page()
    page.goto(PLAIN)
    register_name(page, "Priya")
    SCREENS["undo-asked"](page, host)()
    page.set_viewport_size({"width": 1440, "height": 900})
    wait_until_still(page)
    top, lowest = page.evaluate("""[
        document.querySelector(".prompt .note").getBoundingClientRect().top,
        Math.max(...[...document.querySelectorAll(".middle [data-card]")].map(
            (card) => card.getBoundingClientRect().bottom)),
    ]""")
    assert lowest <= top


_OUTSIDE = """([names, edge]) => {
    const words = document.createRange();
    return [...document.querySelectorAll(names)].filter((part) => {
        words.selectNodeContents(part);
        const said = words.getBoundingClientRect();
        const around = part.getBoundingClientRect();
        return around.left < 0 || around.right > innerWidth || part.scrollWidth > part.clientWidth + 1
            || said.left < around.left + edge || said.right > around.right - edge;
    }).map((part) => part.textContent);
}"""


@pytest.mark.parametrize(
    ("name", "language", "window", "names", "edge"),
    [
        ("casino 2 over", "de", (844, 390), ".pile .last", 4),
        ("tuxedo 6 play", "es", (390, 844), "button.orange", 4),
        ("stealing 2 play", "de", (820, 1180), ".me small", 0),
    ],
    ids=("the last capture", "a call", "whose turn it is"),
)
def test_texts_stay_within_their_boxes(
    host: Host, browser: Browser, name: str, language: str, window: tuple[int, int], names: str, edge: int
):
    page = open_scene(browser, host, name, language)
    page.set_viewport_size({"width": window[0], "height": window[1]})
    wait_until_still(page)
    assert page.locator(names).count()
    outside = page.evaluate(_OUTSIDE, [names, edge])
    page.context.close()
    assert outside == []


def test_an_upright_tablet_shows_the_cards_of_a_hand_nearly_as_large_as_those_on_the_table(
    host: Host, browser: Browser
):
    page = browser.new_context(base_url=host.address, service_workers="block").new_page()
    page.goto(PLAIN)
    register_name(page, "Priya")
    SCREENS["casino-stealing"](page, host)()
    card, lying, _, found = measure(page, 2, "820x1180")
    page.context.close()
    assert found == []
    assert card
    assert lying
    assert card[0] > lying * 0.6


def _shown(browser: Browser, host: Host, name: str, language: str, window: tuple[int, int]) -> Page:
    """Return a page that shows a screen in a language and a window, always with the same cards."""
    host.begin(name)
    page = browser.new_context(base_url=host.address, service_workers="block").new_page()
    page.goto(PLAIN)
    register_name(page, "Priya")
    show = SCREENS[name](page, host)
    apply_settings(page, language=language)
    page.set_viewport_size({"width": window[0], "height": window[1]})
    show()
    wait_until_still(page)
    return page


def test_before_a_match_a_button_for_the_free_seats_takes_no_more_than_two_lines_in_a_low_window(
    host: Host, browser: Browser
):
    page = _shown(browser, host, "seating", "es", (844, 390))
    button, seating = (
        page.locator(each).bounding_box() or {} for each in (".bots > .btn", ".seating .people")
    )
    page.context.close()
    assert button["height"] < 60
    assert button["x"] + button["width"] <= seating["x"] + seating["width"] + 1


def test_before_a_match_the_names_fit_the_panel_of_the_smallest_window(host: Host, browser: Browser):
    page = _shown(browser, host, "seating", "de", (320, 568))
    panel, *rows = page.evaluate(
        "[...document.querySelectorAll('.seating, .seating li')].map((each) => each.getBoundingClientRect().right)"
    )
    lines = page.evaluate("document.querySelector('.invite code').getClientRects().length")
    page.context.close()
    assert rows
    assert max(rows) <= panel
    assert lines == 1


def test_the_chat_field_follows_the_direction_of_its_text(host: Host, browser: Browser):
    page = _shown(browser, host, "chat", "fa", (390, 844))
    field = page.locator(".chat input")
    directions = [field.evaluate("(each) => getComputedStyle(each).direction")]
    field.fill("Noch einmal?")
    directions.append(field.evaluate("(each) => getComputedStyle(each).direction"))
    page.context.close()
    assert directions == ["rtl", "ltr"]


@pytest.mark.parametrize("window", ["320x568", "360x640", "844x390", "1366x650"])
def test_the_results_of_two_choices_are_visible_and_the_dealer_sign_covers_no_face(
    host: Host, browser: Browser, window: str
):
    page = _shown(browser, host, "zwanzig-ab", "fa", WINDOWS[window])
    choices = page.locator(".choices > .choice")
    says = [each.locator("small, .res").is_visible() for each in choices.all()]
    covered = page.evaluate("""[...document.querySelectorAll(":is(.west, .east) .face:has(.dealer)")].map((face) => {
        const [whole, sign] = [face, face.querySelector(".dealer")].map((each) => each.getBoundingClientRect());
        return (Math.min(whole.right, sign.right) - Math.max(whole.left, sign.left)) / whole.width;
    })""")
    page.context.close()
    assert says == [True, True]
    assert len(covered) == 1
    assert covered[0] < 0.2


def test_overlapping_hand_cards_use_the_available_height(host: Host, browser: Browser):
    page = _shown(browser, host, "casino-stealing", "en", (640, 450))
    card, _, _, found = measure(page, 2, "640x450")
    page.context.close()
    assert found == []
    assert card
    assert card[0] >= 56


_SCROLLED = """
() => {
  const list = document.querySelector(".moves").getBoundingClientRect();
  const newest = [...document.querySelectorAll(".moves li")].at(-1).getBoundingClientRect();
  return newest.bottom <= list.bottom + 1;
}
"""
"""Script that returns true once the list of moves shows its newest line whole."""
_TORN = """[...document.querySelectorAll(".moves li")].filter((line) => {
    const list = line.closest(".moves").getBoundingClientRect();
    const heads = [...line.closest(".moves").querySelectorAll("h3")].map((each) => each.getBoundingClientRect());
    const head = heads.filter((each) => each.top <= list.top + 1).at(-1).bottom;
    const {top, bottom} = line.getBoundingClientRect();
    return (top < head - 1 && bottom > head + 1) || (top < list.bottom - 1 && bottom > list.bottom + 1);
}).map((line) => line.textContent)"""
"""Script that returns the lines in the list of moves that are only partly visible."""


@pytest.mark.parametrize(
    ("name", "language", "window"),
    [("tuxedo-six", "en", (1366, 650)), ("builds", "de", (1440, 900))],
    ids=("one line", "many lines"),
)
def test_no_line_of_the_move_list_is_cut_off(
    host: Host, browser: Browser, name: str, language: str, window: tuple[int, int]
):
    page = _shown(browser, host, name, language, window)
    page.wait_for_function(_SCROLLED)
    torn = page.evaluate(_TORN)
    page.context.close()
    assert torn == []


@pytest.mark.parametrize("language", ["de", "es"])
def test_the_longest_form_name_fits_a_phone(host: Host, browser: Browser, language: str):
    page = _shown(browser, host, "casino-score", language, (390, 844))
    hidden = page.locator(".bar h1").evaluate("(each) => each.scrollHeight - each.clientHeight")
    page.context.close()
    assert hidden <= 1


@pytest.mark.parametrize("window", ["390x844", "844x390", "1440x900"])
def test_the_sum_of_the_cards_is_beside_the_choice(host: Host, browser: Browser, window: str):
    page = _shown(browser, host, "kaszino", "en", WINDOWS[window])
    sums, choice, hand = (
        page.locator(each).bounding_box() or {} for each in (".sums", ".choice", ".held .hand")
    )
    page.context.close()
    assert 0 <= choice["y"] - sums["y"] - sums["height"] <= 12
    if window == "1440x900":
        middles = [each["x"] + each["width"] / 2 for each in (sums, choice, hand)]
        assert max(middles) - min(middles) <= 3


@pytest.mark.parametrize(
    ("name", "window", "things"),
    [
        ("hazari 4 arrange", (1366, 650), "button:has-text('Hint')"),
        ("casino 2 over", (390, 844), ".scores, .totals"),
    ],
    ids=("a hint at the desk", "the result of a match"),
)
def test_no_button_or_text_is_duplicated(
    host: Host, browser: Browser, name: str, window: tuple[int, int], things: str
):
    page = open_scene(browser, host, name, "en")
    page.set_viewport_size({"width": window[0], "height": window[1]})
    wait_until_still(page)
    found = page.locator(things).count()
    page.context.close()
    assert found == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "language"),
    [(name, language) for name in SCENES for language in languages_of(name)],
)
def test_every_table_fits_into_every_window(host: Host, browser: Browser, name: str, language: str):
    windows = windows_of(name) if language == DEFAULT or NIGHTLY else SELECTED_WINDOWS
    assert problems(browser, host, name, windows, language) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "pattern", "deck", "large"),
    [
        ("raub 4 play", "german", "2", False),
        ("raub 3 exchange", "hungarian", "2", True),
        ("zwanzig-ab 5 play", "german", "2", True),
        ("kaszino 2 play", "hungarian", "2", False),
        ("tuxedo 6 play", "rook", "2", True),
        ("hazari 4 arrange", "french", "2", True),
        ("casino 4 choices", "french", "2", True),
        ("hazari 4 showdown", "french", "4", False),
    ],
)
def test_a_table_fits_with_the_cards_of_every_region(
    host: Host, browser: Browser, name: str, pattern: str, deck: str, large: bool
):
    assert (
        problems(browser, host, name, windows_of(name), "en", pattern=pattern, deck=deck, largeIndices=large)
        == []
    )


@pytest.mark.parametrize(
    ("name", "language"),
    [("people-known", "de"), ("one-time-codes", "es"), ("lobby", "bn"), ("privacy", "fa"), ("which", "bn")],
)
def test_a_page_with_large_text_fits_the_width_of_the_smallest_window(
    host: Host, browser: Browser, name: str, language: str
):
    page = _shown(browser, host, name, language, (320, 568))
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    wait_until_still(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    page.context.close()
    assert width == 320
