"""Tests that hidden cards do not reach a seat's browser: neither the page, nor its traffic, nor its storage."""

import re

from playwright.sync_api import Page, WebSocket

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import new_table
from virado.games.casino.messages import CasinoView
from virado.games.messages import PUBLIC

MOVES = 14


def test_hidden_cards_are_nowhere_in_the_browser(host: Host, open_page: Opening):
    page = open_page(own=True)
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", listen)
    table = new_table(page, "royal-dominican(players=3)")
    player = Player(page)
    for _ in range(MOVES):
        assert player.wait()
        hidden = _hidden(host, table)
        assert len(hidden) > 3
        assert _found(_everything(page), hidden) == []
        assert _found("".join(frames), hidden) == []
        assert _cards_of("".join(frames)) >= _open(
            host, table
        )  # this checks that the search finds the open cards
        player.decide()


def _hidden(host: Host, table: str) -> set[str]:
    """Return the cards that the viewer has never seen, in other hands and in the pack."""
    match = host.table(table).session.match
    assert match is not None
    seen = set(_cards_of(match.view(0).to_bytes().decode()))
    return set(match.view(0).deck.names) - seen


def _open(host: Host, table: str) -> set[str]:
    view = host.table(table).session.view(PUBLIC).data
    assert isinstance(view, CasinoView)
    return set(view.loose)


def _everything(page: Page) -> str:
    text: str = page.evaluate(
        """() => [
          document.documentElement.outerHTML,
          JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, document.title,
        ].join(" ")"""
    )
    # Image addresses and suit outlines are the same for everybody.
    return re.sub(r"/assets/[\w.-]+| d=\"[^\"]*\"", "", text)


def _found(text: str, hidden: set[str]) -> list[str]:
    """Return the occurrences of hidden cards with their context."""
    return [text[max(0, text.find(card) - 40) : text.find(card) + 40] for card in _cards_of(text) & hidden]


def _cards_of(text: str) -> set[str]:
    names = set(re.findall(r"(?<![\w-])([A2-9TJQK][shdc])(?![\w-])", text))
    symbols = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
    return names | {
        (rank if rank != "10" else "T") + symbols[suit]
        for rank, suit in re.findall(r"(10|[A2-9JQK])([♠♥♦♣])", text)
    }
