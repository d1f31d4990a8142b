"""The pool of processes in which tournaments, data sets and simulations run."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

from virado import added_families


def make_process_pool(processes: int) -> ProcessPoolExecutor:
    """Return a pool of spawned processes, which know the families that this process has added."""
    return ProcessPoolExecutor(
        processes,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=added_families.add,
        initargs=(added_families.added(),),
    )
