"""Languages that have only just been begun, added for a test."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from virado.languages import LANGUAGES, Language, select_plural_en
from virado.words.catalogue import extra_folder

TEN = """\
game-raub = tlhRaub
variant-raub =
    .title = tlhTitle
title-raub-deal = tlhDeal
title-raub-raub = tlhSayRaub
event-raub-bid-pass = tlhPass { NAME($seat) }
event-raub-bid-raub = tlhBid { NAME($seat) }
event-raub-reshuffle = tlhReshuffle
event-raub-settlement = tlhPaid { LIST($items) }
event-raub-refa = tlhRefa
phase-raub-bidding = tlhBidding
"""
"""A catalogue of ten messages."""


@contextmanager
def added_languages(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """Add Klingon, and Quenya with Klingon as its fallback. Their catalogues are written to the folder.

    They are read as users do, without strict mode.
    """
    monkeypatch.delenv("VIRADO_STRICT_WORDS")
    for tag, fallback, parts in (
        ("tlh", "en", ("raub", "home")),
        ("qya", "tlh", ()),
    ):
        monkeypatch.setitem(
            LANGUAGES,
            tag,
            Language(tag, tag, select_plural_en, digits="abcdefghij", fallback=fallback, parts=parts),
        )
        (folder / tag).mkdir()
        (folder / tag / "raub.ftl").write_text(TEN.replace("tlh", tag), "utf-8")
    with extra_folder(folder):
        yield
