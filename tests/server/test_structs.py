"""Preparation of structs before threads decode them."""

import subprocess
import sys

import msgspec
import pytest

from virado.session import Begin, SeatBot, Session, Setup

MORE = ("royal-dominican(target=100)", "zwanzig-ab(players=2)", "raub", "hazari")
DECODE = """
import sys, threading
from virado.games.catalogue import presets
from virado.server.structs import prepare_structs
from virado.server.tables.stored_log import restore_session

if PREPARED:
    assert prepare_structs() > 100
log = LOG
sys.setswitchinterval(1e-6)
barrier = threading.Barrier(8)


def restore():
    barrier.wait()
    assert restore_session(log).match is not None


threads = [threading.Thread(target=restore) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("done")
"""


def log_of(variant: str) -> list[str]:
    session = Session(Setup(variant=variant), now=0)
    for seat in range(len(session.seats)):
        session.apply(SeatBot(seat=seat, level="club"), now=0)
    session.apply(Begin(seed=1), now=0)
    return [msgspec.json.encode(entry.stored()).decode() for entry in session.log]


def decode(variant: str, *, prepared: bool) -> str:
    program = DECODE.replace("LOG", repr(log_of(variant))).replace("PREPARED", repr(prepared))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr + f"{done.returncode}"


@pytest.mark.parametrize(
    "variant", ["casino", *(pytest.param(each, marks=pytest.mark.slow) for each in MORE)]
)
def test_sessions_are_restored_in_several_threads_concurrently(variant: str):
    assert decode(variant, prepared=True) == "done\n0"
