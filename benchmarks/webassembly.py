"""Kernels in WebAssembly beside native code: `python benchmarks/webassembly.py [FORM ...] [--calls 1000] [--rounds 3]`.

Bots play matches of every form, by default one of each family, and a random sample of the calls of every kernel is
called again, natively and with Node: with the same bytes, and in the fastest of the rounds. One line of JSON for each
kernel has the calls, the compared bytes, the number of calls that differ, and the medians of the microseconds.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from itertools import islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.kernel.played_positions import record
from tests.kernel.recorded_calls import Call, Recorder, copied, differences, run_in_node
from tests.kernel.test_webassembly import AT_ONCE, form

from virado.bots.catalogue import kernels
from virado.kernel.webassembly import assemble

FORMS = ("casino", "raub", "zwanzig-ab", "hazari")


def time_native(call: Call, rounds: int) -> float:
    """Return the seconds of the fastest native call."""
    kernel, times = kernels()[call.kernel], list[float]()
    for _ in range(rounds):
        arguments = copied(call.tree)
        begin = time.perf_counter()
        kernel(*arguments)
        times.append(time.perf_counter() - begin)
    return min(times)


def measure(recorder: Recorder, name: str, wasm: bytes, folder: Path, rounds: int) -> dict[str, Any]:
    """Return the figures of one kernel."""
    recorded = recorder.calls(name)
    native, compiled, compared, different = list[float](), list[float](), 0, 0
    while part := list(islice(recorded, AT_ONCE)):
        calls = [call for call, _, _ in part]
        outcomes, seconds = run_in_node(wasm, calls, folder, rounds=rounds)
        compiled += seconds
        native += [time_native(call, rounds) for call in calls]
        for (_, expected, _), found in zip(part, outcomes, strict=True):
            compared += sum(map(len, expected.buffers)) + 8
            different += bool(differences(expected, found))
    us = {side: 1e6 * statistics.median(each) for side, each in (("native", native), ("wasm", compiled))}
    return {
        "calls": len(native),
        "bytes": compared,
        "different": different,
        **{f"{side}_us": round(each, 1) for side, each in us.items()},
        "ratio": round(us["wasm"] / us["native"], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("forms", nargs="*", default=FORMS)
    parser.add_argument("--calls", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    wasm = assemble().wasm
    for slug in given.forms:
        recorder = record(form(slug), given.calls, matches=4 * given.calls)
        with tempfile.TemporaryDirectory() as folder:
            for name in (name for name, seen in recorder.seen.items() if seen):
                figures = measure(recorder, name, wasm, Path(folder), given.rounds)
                print(json.dumps({"form": slug, "kernel": name, **figures}), flush=True)


if __name__ == "__main__":
    main()
