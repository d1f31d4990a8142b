"""Seconds until an expert's first deals have been played, with an empty kernel cache.

For each variant, the program prints the processor time and the elapsed time of the expert's first move, and of the
compilation of each kernel in the following deals. The first figure includes the import of Numba, about a second. Set
VIRADO_CACHE_DIR to an empty folder.
"""

import sys
import time
from typing import Any

from virado.bots.catalogue import bot
from virado.kernel.compile import Kernel
from virado.match import Match

MOVES = 60


def report_compilations() -> None:
    """Print the cost of each kernel when it is prepared or first called."""
    made: Any = Kernel

    def timed(work: Any) -> Any:
        def run(kernel: Any, *arguments: Any) -> Any:
            begin, cpu, loaded = time.perf_counter(), time.process_time(), kernel.is_loaded()
            result = work(kernel, *arguments)
            spent = time.process_time() - cpu, time.perf_counter() - begin
            if not loaded:
                print(f"    {kernel.function.__qualname__:48}{spent[0]:6.1f} s {spent[1]:6.1f} s")
            return result

        return run

    made.prepare, made._first_call = timed(made.prepare), timed(made._first_call)


def main() -> None:
    report_compilations()
    print(f"{'':52}processor  elapsed")
    for text in sys.argv[1:]:
        match, expert = Match(text, seed=1), bot("expert")
        begin, cpu = time.perf_counter(), time.process_time()
        for number in range(MOVES):
            if match.over:
                break
            seat = match.to_act[0]
            move = expert.choose(match.view(seat))
            if number == 0:
                spent = time.process_time() - cpu, time.perf_counter() - begin
                print(f"{text + ': first move':52}{spent[0]:6.1f} s {spent[1]:6.1f} s")
            match.play(seat, move)


if __name__ == "__main__":
    main()
