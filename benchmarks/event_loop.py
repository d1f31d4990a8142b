"""The largest gap in an event loop during an expert's search: `python benchmarks/event_loop.py`."""

import asyncio
import time

from virado.bots.catalogue import bot
from virado.match import Match

TICK = 0.001
MOVES = 8


async def tick(gaps: list[float]) -> None:
    """Yield to the event loop every millisecond and record the delays."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        gaps.append(time.perf_counter() - before - TICK)


async def largest_gap(text: str | None) -> float:
    """Return the largest gap in milliseconds, beside an expert with its default budget; alone if `text` is None."""
    gaps: list[float] = []
    match = Match(text or "casino", seed=1)
    expert = bot("expert")
    if text is not None:
        expert.choose(match.view(match.to_act[0]))  # compile the kernels before the measurement
    ticker = asyncio.create_task(tick(gaps))
    for _ in range(MOVES):
        seat = match.to_act[0]
        if text is None:
            await asyncio.sleep(0.4)
        else:
            match.play(seat, await asyncio.to_thread(expert.choose, match.view(seat)))
    ticker.cancel()
    return 1000 * max(gaps)


def main() -> None:
    print(f"{'nothing':30} {asyncio.run(largest_gap(None)):6.1f} ms")
    for text in ("casino", "royal-dominican", "hazari"):
        print(f"{text:30} {asyncio.run(largest_gap(text)):6.1f} ms")


if __name__ == "__main__":
    main()
