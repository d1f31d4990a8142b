"""The transcripts of speech: `python -m tests.web.spoken` writes one of each family to the folder `spoken`."""

import json
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tests.web.chromium import ARGUMENTS, chromium
from tests.web.host import Host
from tests.web.listener import LISTEN, Listener, Wire, said
from tests.web.tables import PLAIN, deal_table, register_name

FOLDER: Final = Path(__file__).parent / "spoken"
MATCHES: Final = {
    "casino": "royal-dominican(players=4, target=5)",
    "raub": "raub(players=3, start_score=5)",
    "zwanzig_ab": "zwanzig-ab(players=3, start_score=5)",
    "hazari": "hazari(target=50)",
}
TURNS: Final = {"de": "Du bist dran.", "en": "Your turn."}
"""The announcement of the person's turn, by language of the transcripts."""
MOST: Final = 12
"""Maximum number of decisions in a transcript."""
HEARD: Final = r"""
(number) => window.said.filter(([channel, text]) => channel === "game" && !/^\S+: /.test(text)).length >= number
"""
"""Script that returns true once everything in the log and every turn has been said."""


def transcribe(host: Host, page: Page, family: str, language: str) -> tuple[str, Wire]:
    """Play the match of a family on a page in a language. Return the spoken sentences as text, and the log."""
    host.begin(f"spoken {family} {language}")
    page.add_init_script(LISTEN)
    table = deal_table(page, MATCHES[family])
    wire = Wire(page, table)
    page.goto(f"/t/{table}")
    person = Listener(page, TURNS[language])
    person.wait_for_cards()
    while person.wait() and person.made < MOST:
        if family == "hazari":  # the suggestions of the page depend on time
            person.hear_turn()
            host.play_on(table)
        else:
            person.decide()
        person.made += 1
    page.wait_for_function(HEARD, arg=len(wire.told))
    game = [text for channel, text in said(page) if channel == "game"]
    first = next(at for at, text in enumerate(game) if text.startswith(TURNS[language]))
    # The page may arrive before or after the first moves of others.
    return "".join(f"{text}\n" for text in game[first:]), wire


def main() -> None:
    """Write the transcripts."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Host(Path(folder)) as host,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS)) as browser,
    ):
        for language in TURNS:
            for family in MATCHES:
                page = browser.new_context(base_url=host.address, service_workers="block").new_page()
                chosen = {"name": "Priya", "language": language, "tempo": 0, "sound": "off", "offered": True}
                stored = json.dumps(json.dumps(chosen))
                page.add_init_script(f"localStorage.setItem('virado-settings', {stored});")
                page.goto(PLAIN)
                register_name(page, "Priya")
                text, _ = transcribe(host, page, family, language)
                (FOLDER / f"{family}-{language}.txt").write_text(text, encoding="utf-8")
                page.context.close()


if __name__ == "__main__":
    main()
