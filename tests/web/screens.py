"""Every screen of the client, and the way there: for checks (test_accessibility.py) and for pictures (screenshots.py).

A way is gone once; what it gives shows the screen, also again in another language.
"""

from collections.abc import Callable
from secrets import token_hex
from typing import Any

from playwright.sync_api import Locator, Page

from tests.server.test_rights import make_administrator
from tests.web.host import Host
from tests.web.player import MAIN, PATIENCE_MS, Player
from tests.web.tables import PLAIN, ahead, ask, dealt, introduce, new_table, worker_ready
from virado import Match
from virado.session import Moved
from virado.view import AnyView

Show = Callable[[], object]
Way = Callable[[Page, Host], Show]
SCREENS: dict[str, Way] = {}
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
_STILL = """
() => document.getAnimations().every((each) =>
  each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)
"""


def choose(page: Page, **chosen: str | bool) -> None:
    """Choose settings, as another tab would, and wait until the page looks like that."""
    page.evaluate(_CHOOSE, chosen)
    if theme := chosen.get("theme"):
        page.wait_for_selector(f"html[data-theme={theme}]")
    if language := chosen.get("language"):
        page.wait_for_selector(f"html[lang={language}]")
    still(page)


def still(page: Page) -> None:
    """Wait until nothing moves or changes its colour any more."""
    page.wait_for_function(_STILL)


def beside(page: Page, variant: str) -> tuple[Page, str]:
    """A table with somebody in another browser, both with long names: the other page and the table."""
    assert page.context.browser is not None
    other = page.context.browser.new_context(base_url=page.url, service_workers="block").new_page()
    other.goto(PLAIN)
    introduce(page, OWN_NAME)
    introduce(other, OTHER_NAME)
    players = Match(variant, seed=0).variant.players
    bots = {str(seat): "greedy" for seat in range(2, players)}
    table: str = ask(page, "create", variant=variant, sit=0, bots=bots)["id"]
    ask(other, "act", table=table, command={"do": "sit", "seat": 1})
    return other, table


def decided(number: int) -> Callable[[AnyView], bool]:
    """Wanted is the position after so many decisions of one's own."""
    asked = iter(range(number))
    return lambda _: next(asked, None) is None


def at_table(page: Page, host: Host, variant: str, *, decisions: int = 0, seed: int = 1) -> Show:
    """A table against bots after so many decisions, at the next one."""
    assert ahead(page, host, variant, decided(decisions), seed=seed)
    return lambda: Player(page).wait()


def in_position(
    page: Page, host: Host, variant: str, wanted: Callable[[Any], bool], seen: str, seed: int
) -> Show:
    """A table against bots in the first position of which something holds; then this is seen there."""
    assert ahead(page, host, variant, lambda view: wanted(view.data), seed=seed), f"{variant}: no {seen}"

    def show() -> None:
        Player(page).wait()
        page.locator(seen).first.wait_for()

    return show


def match_end(page: Page, host: Host, variant: str, seed: int = 1) -> Show:
    """The end of a match against bots."""
    assert not ahead(page, host, variant, seed=seed)
    return lambda: page.wait_for_selector(f"{MAIN}[data-stage=over] .end *")


def seen(locator: Locator) -> Show:
    """It is enough to wait until this is seen."""
    return locator.first.wait_for


@screen
def home(page: Page, host: Host) -> Show:
    """The first page."""
    page.goto("/")
    return seen(page.locator(".game .row .btn"))


@screen
def forms(page: Page, host: Host) -> Show:
    """The forms of Casino."""
    page.goto("/")

    def show() -> None:
        page.locator(".game .row .btn").nth(1).click()
        page.get_by_role("radio").first.wait_for()

    return show


@screen
def options(page: Page, host: Host) -> Show:
    """The options of a form, one of them changed."""
    shown_forms = forms(page, host)

    def show() -> None:
        shown_forms()
        page.locator(".opt button[aria-haspopup]").click()
        page.locator("dialog select").first.select_option(index=1)
        page.locator("dialog .was").wait_for()

    return show


@screen
def settings(page: Page, host: Host) -> Show:
    """What one can choose on a device."""
    page.goto("/")

    def show() -> None:
        page.locator("header button[aria-haspopup]").last.click()
        page.locator("dialog .set").first.wait_for()

    return show


@screen
def new_table_for_friends(page: Page, host: Host) -> Show:
    """How a table with friends is to be."""
    page.goto("/new")
    return seen(page.locator("dialog .open"))


@screen
def lobby(page: Page, host: Host) -> Show:
    """Open tables: one that waits."""
    ask(page, "create", variant="zwanzig-ab(players=3)", sit=0, listed=True, clock={"move_ms": 60_000})
    page.goto("/lobby")
    return seen(page.locator("main li"))


@screen
def people(page: Page, host: Host) -> Show:
    """Who one is, and what is kept."""
    page.goto("/people")
    return seen(page.locator("form .input"))


@screen
def matches(page: Page, host: Host) -> Show:
    """What one has played with somebody, and an invitation to do so again."""
    other, table = beside(page, "zwanzig-ab(players=2, start_score=5)")
    for _ in range(3):
        ask(page, "start", table=table)
        host.play_both(table)
        card = {"variant": "zwanzig-ab(players=2, start_score=5)", "sit": 0}
        table = ask(page, "create", **card)["id"]
        ask(other, "act", table=table, command={"do": "sit", "seat": 1})
    me = page.evaluate("() => fetch('/api/me').then((answer) => answer.json())")["person"]
    invited: str = ask(other, "create", variant="raub", sit=0)["id"]
    ask(other, "invite", table=invited, person=me)
    page.goto("/matches")
    return seen(page.locator("main li, main svg[role=img], aside.banner"))


@screen
def player(page: Page, host: Host) -> Show:
    """The public page of a player."""
    table = dealt(page, "royal-haitian(players=2)")
    host.play_on(table, seed=19)
    profile = """() => fetch('/api/me/profile', { method: 'POST', body: '{"public": true, "picture": "boat"}' })
        .then((answer) => answer.json())"""
    page.goto(f"/player/{page.evaluate(profile)['person']}")
    return seen(page.locator("main table"))


@screen
def casino(page: Page, host: Host) -> Show:
    """The own turn at a table of Casino, a card raised."""
    show_table = at_table(page, host, "royal-dominican(players=2)", decisions=5, seed=5)

    def show() -> None:
        show_table()
        page.locator("[data-hand]").last.click()

    return show


@screen
def casino_pairs(page: Page, host: Host) -> Show:
    """Four at a table of Casino."""
    return at_table(page, host, "royal-soto(players=4,teams=true)", decisions=1, seed=6)


@screen
def casino_stealing(page: Page, host: Host) -> Show:
    """The own turn where the top card of the other's pile can be pointed at."""
    return in_position(
        page,
        host,
        "casino-southern-african(players=2)",
        lambda data: data.tops[1] is not None and len(data.loose) > 1,
        "[data-place^=pile] button",
        seed=8,
    )


@screen
def casino_score(page: Page, host: Host) -> Show:
    """The score sheet after a deal."""
    show_table = at_table(page, host, "royal-north-american-sweeps(players=2)", decisions=26, seed=7)

    def show() -> None:
        show_table()
        page.keyboard.press("s")
        page.locator("dialog table").first.wait_for()

    return show


@screen
def tuxedo(page: Page, host: Host) -> Show:
    """Rook cards."""
    return at_table(page, host, "tuxedo(players=2)", decisions=4, seed=8)


@screen
def kaszino(page: Page, host: Host) -> Show:
    """Several cards of the hand."""
    show_table = at_table(page, host, "kaszino-kirschner")

    def show() -> None:
        show_table()
        page.locator("[data-hand]").nth(0).click()
        page.locator("[data-hand]").nth(1).click()

    return show


@screen
def raub(page: Page, host: Host) -> Show:
    """The first decision of Raub."""
    return at_table(page, host, "raub(players=4)")


@screen
def zwanzig_ab(page: Page, host: Host) -> Show:
    """Some way into a deal of Zwanzig ab."""
    return at_table(page, host, "zwanzig-ab(players=4)", decisions=3, seed=9)


@screen
def hazari(page: Page, host: Host) -> Show:
    """Thirteen cards to be arranged."""
    return at_table(page, host, "hazari")


@screen
def match_over(page: Page, host: Host) -> Show:
    """The end of a match."""
    return match_end(page, host, "royal-haitian(players=2)")


@screen
def seating(page: Page, host: Host) -> Show:
    """A table with friends, before it begins."""
    variant = "royal-dominican(players=4,teams=true)"
    table: str = ask(page, "create", variant=variant, sit=0, bots={"1": "club"})["id"]
    page.goto(f"/t/{table}")
    return seen(page.locator(".seating svg[role=img]"))


@screen
def rules(page: Page, host: Host) -> Show:
    """The rules of a form, with an example to be tried."""
    page.goto("/rules/royal-soto")

    def show() -> None:
        page.wait_for_selector(".rules h2")
        page.locator(".example .btn").first.click()
        page.wait_for_selector(".small-table")

    return show


@screen
def lesson(page: Page, host: Host) -> Show:
    """A first lesson."""
    page.goto("/learn/casino")
    return seen(page.locator(".small-table [data-hand]"))


@screen
def replay(page: Page, host: Host) -> Show:
    """A match that is over, hands open."""
    table = dealt(page, "royal-haitian(players=2)")
    host.play_on(table)
    page.goto(f"/replay/{table}?seat=0&open=1#7")
    return seen(page.locator(".hands"))


@screen
def check(page: Page, host: Host) -> Show:
    """The check of the cards."""
    table = dealt(page, "royal-haitian(players=2)")
    host.play_on(table)
    page.goto(f"/check/{table}")

    def show() -> None:
        page.locator(".btn.go").click()
        page.wait_for_selector(".verdict")

    return show


@screen
def coach(page: Page, host: Host) -> Show:
    """The coach beside a table."""
    at_table(page, host, "royal-dominican(players=2)")
    choose(page, coach=True)
    return seen(page.locator(".coach b"))


@screen
def builds(page: Page, host: Host) -> Show:
    """A build lies there, at a table of four."""
    variant = "royal-dominican(players=4,teams=true)"
    return in_position(page, host, variant, lambda data: data.builds, ".builds .build", seed=10)


@screen
def tuxedo_six(page: Page, host: Host) -> Show:
    """Six at a table, the most there are."""
    return at_table(page, host, "tuxedo(players=6)")


@screen
def zwanzig_five(page: Page, host: Host) -> Show:
    """Five at a table of tricks, a trick on it."""
    return in_position(page, host, "zwanzig-ab(players=5)", lambda data: data.trick, ".spot .lies", seed=12)


@screen
def exchange(page: Page, host: Host) -> Show:
    """Cards to be exchanged, two of them chosen."""
    show_table = in_position(
        page, host, "zwanzig-ab(players=4)", lambda data: data.phase == "exchange", ".tap", seed=13
    )

    def show() -> None:
        show_table()
        for card in range(2):
            page.locator("[data-hand]").nth(card).click()

    return show


@screen
def raub_trick(page: Page, host: Host) -> Show:
    """A trick of Raub, some cards of the hand not playable."""

    def must_follow(view: AnyView) -> bool:
        plays = [move for move in view.legal() if str(move).startswith("card ")]
        hand = view.data.hands[0]
        return isinstance(hand, tuple) and 0 < len(plays) < len(hand)

    assert ahead(page, host, "raub(players=4)", must_follow, seed=14)
    return seen(page.locator(".held.dim"))


@screen
def raub_over(page: Page, host: Host) -> Show:
    """The end of a match of Raub."""
    return match_end(page, host, "raub(players=3)", seed=15)


@screen
def zwanzig_over(page: Page, host: Host) -> Show:
    """The end of a match of Zwanzig ab."""
    return match_end(page, host, "zwanzig-ab(players=4)", seed=16)


@screen
def hazari_shown(page: Page, host: Host) -> Show:
    """The groups of a deal, all turned up."""
    new_table(page, "hazari")

    def show() -> None:
        player = Player(page, seed=17)
        player.wait()
        player.decide()
        page.locator("[data-next-hand]").wait_for(timeout=PATIENCE_MS)

    return show


@screen
def chat(page: Page, host: Host) -> Show:
    """What is said at a table, by people with long names."""
    other, table = beside(page, "royal-dominican(players=2)")
    ask(page, "start", table=table)
    page.goto(f"/t/{table}")

    def show() -> None:
        Player(page).wait_for_cards()
        ask(other, "chat", table=table, phrase="hello")
        ask(
            other,
            "chat",
            table=table,
            text="Wollen wir nachher noch eine Partie spielen? آن یکی بازی را هم بلدید؟",
        )
        page.locator(".bar .menu").click()
        page.locator("dialog .row").filter(has=page.locator(".tag")).click()
        page.locator(".chat li").nth(1).wait_for()

    return show


@screen
def seating_full(page: Page, host: Host) -> Show:
    """Everybody is there; both names are as long as names may be."""
    _, table = beside(page, "royal-dominican(players=4,teams=true)")
    page.goto(f"/t/{table}")
    return seen(page.locator(".seating .go:enabled"))


@screen
def undo_asked(page: Page, host: Host) -> Show:
    """Somebody with a long name asks for a move back."""
    other, table = beside(page, "royal-dominican(players=2)")
    ask(page, "start", table=table)
    for each in (page, other):
        each.goto(f"/t/{table}")
    session = host.table(table).session
    while not any(isinstance(entry, Moved) and entry.seat == 1 for entry in session.entries()):
        seat = session.asked[0].seat
        move = str(session.view(seat).legal(1)[0])
        ask((page, other)[seat], "act", table=table, command={"do": "play", "seat": seat, "move": move})
    ask(other, "act", table=table, command={"do": "ask-undo", "seat": 1})
    return seen(page.locator(".note .acts"))


@screen
def no_such_table(page: Page, host: Host) -> Show:
    """A table that there is not."""
    page.goto("/t/0123456789abcdef01")
    return seen(page.locator(".alone"))


@screen
def server_away(page: Page, host: Host) -> Show:
    """The shell without the server."""
    page.goto("/")
    worker_ready(page)

    def show() -> None:
        page.context.set_offline(False)
        page.reload()  # the worker keeps the list of games in this language
        page.locator(".game").first.wait_for()
        page.context.set_offline(True)
        page.reload()
        page.locator(".note.stop").wait_for()

    return show


@screen
def people_known(page: Page, host: Host) -> Show:
    """What one has played."""
    table = dealt(page, "royal-haitian(players=2)")
    host.play_on(table, seed=19)
    page.goto("/people")
    return seen(page.locator("main table, main li"))


@screen
def privacy(page: Page, host: Host) -> Show:
    """What is kept about people, and for how long."""
    page.goto("/privacy")
    return seen(page.locator("main tbody tr"))


@screen
def report(page: Page, host: Host) -> Show:
    """Somebody with a long name is reported from the chat."""
    show_chat = chat(page, host)

    def show() -> None:
        page.reload()
        show_chat()
        page.locator(".chat .people .link").last.click()
        page.locator(".chat form .acts .go").wait_for()

    return show


@screen
def administration(page: Page, host: Host) -> Show:
    """What an administrator sees first."""
    account = {"account": f"warden-{token_hex(4)}", "password": "correct horse"}
    assert page.request.post("/api/account", data=account).ok
    host.ask(lambda: make_administrator(host.server, account["account"]))
    assert page.request.post("/api/admin/confirm", data={"password": account["password"]}).ok
    page.goto("/admin")
    return seen(page.locator("main .seg"))
