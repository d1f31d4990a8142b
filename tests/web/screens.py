"""Every screen of the client, and the way there: for checks (test_accessibility.py) and for pictures (screenshots.py)."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.player import Player
from tests.web.tables import ask, known, new_table
from virado import Match

Way = Callable[[Page], None]
SCREENS: dict[str, Way] = {}
MOST_MATCHES = 30
OWN_NAME = "Maximiliane-Friederike W"
OTHER_NAME = "محمدحسین آقابابایی‌نژاد‌"
"""As long as names may be."""


def screen(way: Way) -> Way:
    """A screen, by the name of the function that goes there."""
    SCREENS[way.__name__.replace("_", "-")] = way
    return way


_CHOOSE = """
(chosen) => {
  const settings = { ...JSON.parse(localStorage.getItem("virado-settings")), ...chosen };
  const newValue = JSON.stringify(settings);
  window.dispatchEvent(new StorageEvent("storage", { key: "virado-settings", newValue }));
}
"""


def choose(page: Page, **chosen: str | bool) -> None:
    """Choose settings, as another tab would."""
    page.evaluate(_CHOOSE, chosen)
    if theme := chosen.get("theme"):
        page.wait_for_selector(f"html[data-theme={theme}]")
    page.wait_for_timeout(300)


def until(page: Page, variant: str, wanted: str, seed: int = 1) -> None:
    """Play matches of a form against bots until something is seen in one's own turn."""
    for number in range(MOST_MATCHES):
        new_table(page, variant)
        player = Player(page, seed + number)
        while player.wait():
            if page.locator(wanted).count():
                return
            player.decide()
    raise AssertionError(f"{wanted} is not seen in {MOST_MATCHES} matches of {variant}")


_RENAME = """
(name) => fetch("/api/guest", {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ name })
}).then(({ ok }) => { if (!ok) throw new Error("not renamed"); })
"""


def beside(page: Page, variant: str) -> tuple[Page, str]:
    """A table with somebody in another browser, both with long names: the other page and the table."""
    assert page.context.browser is not None
    other = page.context.browser.new_context(base_url=page.url).new_page()
    other.goto("/")
    for each, name in ((page, OWN_NAME), (other, OTHER_NAME)):
        known(each)
        each.evaluate(_RENAME, name)
    players = Match(variant, seed=0).variant.players
    bots = {str(seat): "greedy" for seat in range(2, players)}
    table: str = ask(page, "create", variant=variant, sit=0, bots=bots)["id"]
    ask(other, "act", table=table, command={"do": "sit", "seat": 1})
    return other, table


def at_table(page: Page, variant: str, *, decisions: int = 0, seed: int = 1) -> None:
    """A table against bots after so many decisions, at the next one."""
    new_table(page, variant)
    player = Player(page, seed=seed)
    for _ in range(decisions):
        player.wait()
        player.decide()
    player.wait()


@screen
def home(page: Page) -> None:
    """The first page."""
    page.goto("/")
    page.locator(".game .row .btn").first.wait_for()


@screen
def forms(page: Page) -> None:
    """The forms of Casino."""
    page.goto("/")
    page.locator(".game .row .btn").nth(1).click()
    page.get_by_role("radio").first.wait_for()


@screen
def options(page: Page) -> None:
    """The options of a form, one of them changed."""
    forms(page)
    page.locator(".opt button[aria-haspopup]").click()
    page.locator("dialog select").first.select_option(index=1)
    page.locator("dialog .was").wait_for()


@screen
def settings(page: Page) -> None:
    """What one can choose on a device."""
    page.goto("/")
    page.locator("header button[aria-haspopup]").last.click()
    page.locator("dialog .set").first.wait_for()


@screen
def new_table_for_friends(page: Page) -> None:
    """How a table with friends is to be."""
    page.goto("/new")
    page.locator("dialog .open").wait_for()


@screen
def lobby(page: Page) -> None:
    """Open tables: one that waits."""
    known(page)
    ask(page, "create", variant="zwanzig-ab(players=3)", sit=0, listed=True, clock={"move_ms": 60_000})
    page.goto("/lobby")
    page.locator("main li").first.wait_for()


@screen
def people(page: Page) -> None:
    """Who one is, and what is kept."""
    page.goto("/people")
    page.locator("form .input").first.wait_for()


@screen
def casino(page: Page) -> None:
    """The own turn at a table of Casino, a card raised."""
    at_table(page, "royal-dominican(players=2)", decisions=5, seed=5)
    page.locator("[data-hand]").last.click()


@screen
def casino_pairs(page: Page) -> None:
    """Four at a table of Casino, somebody else's turn."""
    at_table(page, "royal-soto(players=4,teams=true)", decisions=1, seed=6)


@screen
def casino_score(page: Page) -> None:
    """The score sheet after a deal."""
    at_table(page, "royal-north-american-sweeps(players=2)", decisions=26, seed=7)
    page.keyboard.press("s")


@screen
def tuxedo(page: Page) -> None:
    """Rook cards."""
    at_table(page, "tuxedo(players=2)", decisions=4, seed=8)


@screen
def kaszino(page: Page) -> None:
    """Several cards of the hand."""
    at_table(page, "kaszino-kirschner")
    page.locator("[data-hand]").nth(0).click()
    page.locator("[data-hand]").nth(1).click()


@screen
def raub(page: Page) -> None:
    """The first decision of Raub."""
    at_table(page, "raub(players=4)")


@screen
def zwanzig_ab(page: Page) -> None:
    """Some way into a deal of Zwanzig ab."""
    at_table(page, "zwanzig-ab(players=4)", decisions=3, seed=9)


@screen
def hazari(page: Page) -> None:
    """Thirteen cards to be arranged."""
    at_table(page, "hazari")


@screen
def match_over(page: Page) -> None:
    """The end of a match."""
    new_table(page, "royal-haitian(players=2)")
    Player(page).play_match()


@screen
def seating(page: Page) -> None:
    """A table with friends, before it begins."""
    known(page)
    variant = "royal-dominican(players=4,teams=true)"
    table: str = ask(page, "create", variant=variant, sit=0, bots={"1": "club"})["id"]
    page.goto(f"/t/{table}")
    page.wait_for_selector(".seating svg[role=img]")


@screen
def rules(page: Page) -> None:
    """The rules of a form, with an example to be tried."""
    page.goto("/rules/royal-soto")
    page.wait_for_selector(".rules h2")
    page.locator(".example .btn").first.click()
    page.wait_for_selector(".small-table")


@screen
def lesson(page: Page) -> None:
    """A first lesson."""
    page.goto("/learn/casino")
    page.wait_for_selector(".small-table [data-hand]")


@screen
def replay(page: Page) -> None:
    """A match that is over, hands open."""
    table = new_table(page, "royal-haitian(players=2)")
    Player(page).play_match()
    page.goto(f"/replay/{table}?seat=0&open=1#7")
    page.wait_for_selector(".hands")


@screen
def check(page: Page) -> None:
    """The check of the cards."""
    table = new_table(page, "royal-haitian(players=2)")
    Player(page).play_match()
    page.goto(f"/check/{table}")
    page.locator(".btn.go").click()
    page.wait_for_selector(".verdict")


@screen
def coach(page: Page) -> None:
    """The coach beside a table."""
    at_table(page, "royal-dominican(players=2)")
    choose(page, coach=True)
    page.wait_for_selector(".coach b")


@screen
def builds(page: Page) -> None:
    """A build lies there, at a table of four."""
    until(page, "royal-dominican(players=4,teams=true)", ".builds .build", seed=10)


@screen
def tuxedo_six(page: Page) -> None:
    """Six at a table, the most there are."""
    new_table(page, "tuxedo(players=6)")
    Player(page, seed=11).wait()


@screen
def zwanzig_five(page: Page) -> None:
    """Five at a table of tricks, a trick on it."""
    until(page, "zwanzig-ab(players=5)", ".spot .lies", seed=12)


@screen
def exchange(page: Page) -> None:
    """Cards to be exchanged, two of them chosen."""
    until(page, "zwanzig-ab(players=4)", ".tap", seed=13)
    for card in range(2):
        page.locator("[data-hand]").nth(card).click()


@screen
def raub_trick(page: Page) -> None:
    """A trick of Raub, some cards of the hand not playable."""
    until(page, "raub(players=4)", ".held.dim", seed=14)


@screen
def raub_over(page: Page) -> None:
    """The end of a match of Raub."""
    new_table(page, "raub(players=3)")
    Player(page, seed=15).play_match()


@screen
def zwanzig_over(page: Page) -> None:
    """The end of a match of Zwanzig ab."""
    new_table(page, "zwanzig-ab(players=4)")
    Player(page, seed=16).play_match()


@screen
def hazari_shown(page: Page) -> None:
    """The groups of a deal, all turned up."""
    new_table(page, "hazari")
    player = Player(page, seed=17)
    player.wait()
    player.decide()
    page.locator("[data-next-hand]").wait_for()


@screen
def chat(page: Page) -> None:
    """What is said at a table, by people with long names."""
    other, table = beside(page, "royal-dominican(players=2)")
    ask(page, "start", table=table)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-hand]")
    ask(other, "chat", table=table, phrase="hello")
    ask(
        other,
        "chat",
        table=table,
        text="Wollen wir nachher noch eine Partie spielen? آن یکی بازی را هم بلدید؟",
    )
    other.context.close()
    page.locator(".bar .menu").click()
    page.locator("dialog .row").filter(has=page.locator(".tag")).click()
    page.locator(".chat li").nth(1).wait_for()


@screen
def seating_full(page: Page) -> None:
    """Everybody is there; both names are as long as names may be."""
    other, table = beside(page, "royal-dominican(players=4,teams=true)")
    page.goto(f"/t/{table}")
    page.wait_for_selector(".seating .go:enabled")
    other.context.close()


@screen
def undo_asked(page: Page) -> None:
    """Somebody with a long name asks for a move back."""
    other, table = beside(page, "royal-dominican(players=2)")
    ask(page, "start", table=table)
    for each in (page, other):
        each.goto(f"/t/{table}")
    both = [Player(each, seed=18) for each in (page, other)]
    for _ in range(2):
        for player in both:
            if player.page.locator("[data-asked=true]").count():
                player.decide()
            player.page.wait_for_timeout(200)
    asks = 0 if page.locator(".seat.me.turn").count() else 1
    ask((other, page)[asks], "act", table=table, command={"do": "ask-undo", "seat": 1 - asks})
    page.locator(".note .acts").wait_for()


@screen
def no_such_table(page: Page) -> None:
    """A table that there is not."""
    known(page)
    page.goto("/t/0123456789abcdef01")
    page.locator(".alone").wait_for()


@screen
def server_away(page: Page) -> None:
    """The shell without the server."""
    page.goto("/")
    page.locator(".game").first.wait_for()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.locator(".game").first.wait_for()
    page.context.set_offline(True)
    page.reload()
    page.locator(".note.stop").wait_for()


@screen
def people_known(page: Page) -> None:
    """What one has played."""
    new_table(page, "royal-haitian(players=2)")
    Player(page, seed=19).play_match()
    page.goto("/people")
    page.locator("main table, main li").first.wait_for()
