"""PufferLib's environments in C for `benchmarks/vector.py`, compiled from its unpacked source distribution (3.0.0)."""

import ctypes
import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

PUFFER_GAMES = {
    "tripletriad": ("CTripleTriad", "init_ctripletriad(e)", 114 * 4, 14),
    "squared": ("Squared", "e->size = 11", 121, 5),
}
"""Environments of PufferLib: struct, constructor, bytes per observation, number of actions."""
PUFFER_DRIVER = """
#include <math.h>
#include <stdbool.h>
#include <string.h>
#include "{game}/{game}.h"
static {struct} all[4096];
void make(int n) {{
    for (int i = 0; i < n; i++) {{
        {struct}* e = &all[i];
        e->observations = calloc(1, {size});
        e->actions = calloc(1, sizeof(int));
        e->rewards = calloc(1, sizeof(float));
        e->terminals = calloc(1, 1);
        {init};
        c_reset(e);
    }}
}}
void step(int n, const int* actions) {{
    for (int i = 0; i < n; i++) {{
        all[i].actions[0] = actions[i];
        c_step(&all[i]);
    }}
}}
"""


def pufferlib(folder: Path, batch: int) -> dict[str, Callable[[float], float]]:
    """Return the measurements of PufferLib's environments in C; actions are drawn from all, legal or not.

    The drawing functions are declared but never called, so no graphics library is linked.
    """
    found: dict[str, Callable[[float], float]] = {}
    for game, (struct, init, size, actions) in PUFFER_GAMES.items():
        with tempfile.TemporaryDirectory() as work:
            source, library = Path(work) / "driver.c", Path(work) / f"{game}.so"
            source.write_text(PUFFER_DRIVER.format(game=game, struct=struct, init=init, size=size))
            headers = [folder / "pufferlib" / "ocean", *folder.glob("raylib*/include")]
            includes = [f"-I{each}" for each in headers]
            command = ["cc", "-O2", "-w", "-shared", "-fPIC", "-Wl,-z,lazy", *includes, str(source), "-lm"]
            subprocess.run([*command, "-o", str(library)], check=True)
            code: Any = ctypes.CDLL(str(library), mode=os.RTLD_LAZY)
        code.make(batch)
        found[f"PufferLib's {game}, C"] = partial(_puffer_rate, code, actions, batch)
    return found


def _puffer_rate(code: Any, actions: int, batch: int, seconds: float) -> float:
    rng = np.random.default_rng(1)
    spent, steps = 0.0, 0
    while spent < seconds:
        drawn = np.ascontiguousarray(rng.integers(0, actions, batch), np.int32)
        pointer = drawn.ctypes.data_as(ctypes.c_void_p)
        began = time.thread_time()
        code.step(batch, pointer)
        spent += time.thread_time() - began
        steps += batch
    return steps / spent
