"""Seconds of processor time until random play of a variant runs for the first time; set VIRADO_CACHE_DIR to an empty folder."""

import sys
import time

from virado.commands.bench import playouts
from virado.games.catalogue import variant
from virado.kernel import compile as _numba  # its import is not what is measured


def main() -> None:
    print(f"cache: {_numba.CACHE}")
    for text in sys.argv[1:]:
        start = time.process_time()
        playouts(variant(text))(1000)
        print(f"{text:32}{time.process_time() - start:6.1f} s")


if __name__ == "__main__":
    main()
