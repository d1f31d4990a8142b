"""The screens at a table: before, during and after a match, and the chat."""

from playwright.sync_api import Page

from tests.web.host import Host
from tests.web.player import PATIENCE_MS, Player
from tests.web.screens.navigation import (
    Show,
    apply_settings,
    at_table,
    in_position,
    match_end,
    screen,
    two_browsers,
    wait_until_visible,
)
from tests.web.tables import ask, go_to_position, new_table
from virado.session import Moved
from virado.view import AnyView


@screen
def casino(page: Page, host: Host) -> Show:
    """Show the player's turn at a table of Casino, with a card raised."""
    show_table = at_table(page, host, "royal-dominican(players=2)", decisions=5, seed=5)

    def show() -> None:
        show_table()
        page.locator("[data-hand]").last.click()

    return show


@screen
def casino_pairs(page: Page, host: Host) -> Show:
    """Show a table of Casino with four players in pairs."""
    return at_table(page, host, "royal-soto(players=4,teams=true)", decisions=1, seed=6)


@screen
def casino_stealing(page: Page, host: Host) -> Show:
    """Show a turn in which the top card of another pile can be stolen."""
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
    """Show the score sheet after a deal."""
    show_table = at_table(page, host, "royal-north-american-sweeps(players=2)", decisions=26, seed=7)

    def show() -> None:
        show_table()
        page.keyboard.press("s")
        page.locator("dialog table").first.wait_for()

    return show


@screen
def tuxedo(page: Page, host: Host) -> Show:
    """Show a table with Rook cards."""
    return at_table(page, host, "tuxedo(players=2)", decisions=4, seed=8)


@screen
def kaszino(page: Page, host: Host) -> Show:
    """Show a move with several cards of the hand."""
    show_table = at_table(page, host, "kaszino-kirschner")

    def show() -> None:
        show_table()
        page.locator("[data-hand]").nth(0).click()
        page.locator("[data-hand]").nth(1).click()

    return show


@screen
def raub(page: Page, host: Host) -> Show:
    """Show the first decision of Raub."""
    return at_table(page, host, "raub(players=4)")


@screen
def zwanzig_ab(page: Page, host: Host) -> Show:
    """Show a deal of Zwanzig ab in progress."""
    return at_table(page, host, "zwanzig-ab(players=4)", decisions=3, seed=9)


@screen
def hazari(page: Page, host: Host) -> Show:
    """Show thirteen cards to be arranged."""
    return at_table(page, host, "hazari")


@screen
def match_over(page: Page, host: Host) -> Show:
    """Show the end of a match."""
    return match_end(page, host, "royal-haitian(players=2)")


@screen
def seating(page: Page, host: Host) -> Show:
    """Show a table with friends before the match begins."""
    variant = "royal-dominican(players=4,teams=true)"
    table: str = ask(page, "create", variant=variant, sit=0, bots={"1": "club"})["id"]
    page.goto(f"/t/{table}")
    return wait_until_visible(page.locator(".seating .invite input"))


@screen
def coach(page: Page, host: Host) -> Show:
    """Show the coach beside a table."""
    at_table(page, host, "royal-dominican(players=2)")
    apply_settings(page, coach=True)
    page.locator(".coach .go").click()
    return wait_until_visible(page.locator(".coach b"))


@screen
def builds(page: Page, host: Host) -> Show:
    """Show a build on a table of four."""
    variant = "royal-dominican(players=4,teams=true)"
    return in_position(page, host, variant, lambda data: data.builds, ".builds .build", seed=10)


@screen
def tuxedo_six(page: Page, host: Host) -> Show:
    """Show a table of six, the maximum."""
    return at_table(page, host, "tuxedo(players=6)")


@screen
def zwanzig_five(page: Page, host: Host) -> Show:
    """Show a trick at a table of five."""
    return in_position(page, host, "zwanzig-ab(players=5)", lambda data: data.trick, ".spot .lies", seed=12)


@screen
def exchange(page: Page, host: Host) -> Show:
    """Show an exchange with two cards selected."""
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
    """Show a trick of Raub, with some cards of the hand not playable."""

    def must_follow(view: AnyView) -> bool:
        plays = [move for move in view.legal() if str(move).startswith("card ")]
        hand = view.data.hands[0]
        return isinstance(hand, tuple) and 0 < len(plays) < len(hand)

    assert go_to_position(page, host, "raub(players=4)", must_follow, seed=14)
    return wait_until_visible(page.locator(".held.dim"))


@screen
def raub_over(page: Page, host: Host) -> Show:
    """Show the end of a match of Raub."""
    return match_end(page, host, "raub(players=3)", seed=15)


@screen
def zwanzig_over(page: Page, host: Host) -> Show:
    """Show the end of a match of Zwanzig ab."""
    return match_end(page, host, "zwanzig-ab(players=4)", seed=16)


@screen
def hazari_shown(page: Page, host: Host) -> Show:
    """Show the groups of a deal, all face up."""
    new_table(page, "hazari")

    def show() -> None:
        player = Player(page, seed=17)
        player.wait()
        player.decide()
        page.locator("[data-next-hand]").wait_for(timeout=PATIENCE_MS)

    return show


@screen
def chat(page: Page, host: Host) -> Show:
    """Show the chat of a table, with long names."""
    other, table = two_browsers(page, "royal-dominican(players=2)")
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
    """Show a table with all seats taken, with names of maximum length."""
    _, table = two_browsers(page, "royal-dominican(players=4,teams=true)")
    page.goto(f"/t/{table}")
    return wait_until_visible(page.locator(".seating .go:enabled"))


@screen
def undo_asked(page: Page, host: Host) -> Show:
    """Show a request for an undo by a person with a long name."""
    other, table = two_browsers(page, "royal-dominican(players=2)")
    ask(page, "start", table=table)
    for each in (page, other):
        each.goto(f"/t/{table}")
    session = host.table(table).session
    while not any(isinstance(entry, Moved) and entry.seat == 1 for entry in session.entries()):
        seat = session.asked[0].seat
        move = str(session.view(seat).legal(1)[0])
        ask((page, other)[seat], "act", table=table, command={"do": "play", "seat": seat, "move": move})
    ask(other, "act", table=table, command={"do": "ask-undo", "seat": 1})
    return wait_until_visible(page.locator(".note .acts"))


@screen
def report(page: Page, host: Host) -> Show:
    """Show a report on a person with a long name from the chat."""
    show_chat = chat(page, host)

    def show() -> None:
        page.reload()
        show_chat()
        page.locator(".chat .people .link").last.click()
        page.locator(".chat form .acts .go").wait_for()

    return show
