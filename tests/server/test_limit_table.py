"""Completeness and values of the table of limits in docs/reference/limits.md."""

import re
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import virado.server
from virado.words import catalogue

ROOT = Path(__file__).parents[2]
SERVER = Path(virado.server.__file__).parent
COUNTED = re.compile(r"^((?:(?:MAX|(?:FIRST_)?TRIES)\w*|\w*(?:RATE|BURST))(?:, \w+)*) = ", re.MULTILINE)
"""Constants whose names mark them as limits."""
OTHERS = {
    "administration/bans.py": {"MAX_PREFIX"},
    "administration/table_closures.py": {"MAX_DELAY_MS"},
    "app.py": set[str](),
    "connections/frame_throttle.py": {"MAX_WAITING_BYTES"},
    "connections/dispatch.py": {"MAX_TABLES"},
    "connections/frame_writer.py": {"MAX_BUFFERED"},
    "doctor/machine.py": {"MAX_MEMORY_SHARE"},
    "fairness.py": {"MAX_ENTROPY"},
    "origin_check.py": {"MAX_UNKNOWN"},
    "invitations.py": {"MAX_SHOWN"},
    "limits.py": {"MAX_TRACKED"},
    "link_names.py": {"MAX_SIGNED"},
    "monitoring.py": {"MAX_FRAMES"},
    "matches_api.py": {"MAX_LEADERS"},
    "person_names.py": {"MAX_MARKS"},
    "attempt_limits.py": {"TRIES_MS"},
    "peers/protocol.py": {"MAX_UNSENT"},
    "presentation/log.py": {"MAX_CACHED"},
    "wire/replay.py": {"MAX_MOVES"},
    "replays_api.py": {"MAX_CACHED"},
    "saved_tables.py": {"MAX_LOG_BYTES"},
    "storage/sqlite.py": {"MAX_BATCH"},
    "tables/advice.py": {"MAX_HINTED"},
    "tables/chat.py": {"MAX_TRACKED", "WINDOW_MS"},
    "tables/deal_set_tables.py": {"MAX_DAYS", "MAX_SETS_PER_PERSON"},
    "tables/legal_cache.py": {"MAX_CACHED", "MAX_CACHED_MOVES"},
    "tables/lobby.py": {"MAX_BYTES_S", "MAX_SHOWN"},
    "tables/matchmaking.py": {"MAX_CANDIDATES"},
    "tables/remote_tables.py": {"MAX_KNOWN"},
    "tables/reviews.py": {"MAX_ASSESSED", "MAX_CACHED", "MAX_MOMENTS"},
    "tables/subscribers.py": {"MAX_SPECTATORS"},
    "wire/administration.py": {"MAX_SHOWN"},
    "wire/matches.py": {"MAX_COURSE_SIZE", "MAX_PAGE_SIZE"},
    "wire/requests.py": {"MAX_LEGAL"},
}
"""Constants by file that the table omits, because they limit an answer, a cache, or a part of a request."""


class Row(NamedTuple):
    """A row of the table."""

    limit: str
    value: str
    per: str
    counted_by: str
    answer: str
    where: str


def table() -> list[Row]:
    text = (ROOT / "docs" / "reference" / "limits.md").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    return [Row(*(cell.strip() for cell in line.strip("|").split("|"))) for line in lines]


def constants() -> dict[str, set[str]]:
    """Return the names of the limiting constants of each server file."""
    found: dict[str, set[str]] = {}
    for path in sorted(SERVER.rglob("*.py")):
        for names in COUNTED.findall(path.read_text("utf-8")):
            found.setdefault(str(path.relative_to(SERVER)), set()).update(names.split(", "))
    return found


def test_every_limit_is_in_the_table_with_its_value():
    told: dict[str, set[str]] = {}
    for row in table():
        file, _, names = row.where.strip("`").partition(": ")
        if not file:
            assert row.value.startswith("`--") or row.value == "1", row
            continue
        module = import_module("virado.server." + file.removesuffix(".py").replace("/", "."))
        values = [getattr(module, name) for name in names.split(", ")]
        numbers = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", row.value)]
        assert numbers == [int(value) for value in values], row
        told.setdefault(file, set()).update(names.split(", "))
    for file, names in constants().items():
        assert names == told.get(file, set()) | OTHERS.get(file, set()), file
        assert not told.get(file, set()) & OTHERS.get(file, set()), file


def test_every_row_states_who_is_limited_and_the_result():
    words = catalogue("en")
    codes: set[str] = set()
    for row in table():
        assert row.counted_by in ("node", "all nodes"), row
        assert row.per, row
        assert row.limit, row
        codes |= set(re.findall(r"^`([a-z-]+)`$", row.answer))
    assert all(words.has(f"refusal-{code}") for code in codes)
    messages = (SERVER.parent / "words" / "en" / "server.ftl").read_text("utf-8")
    limiting = set(
        re.findall(r"^refusal-(too-m[a-z-]+|too-fast|address-too-busy|server-full)", messages, re.M)
    )
    assert limiting - codes == {"too-many-tables-of-node"} & limiting
