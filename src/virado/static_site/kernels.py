"""`python -m virado.static_site.kernels FILE`: write the experts' searches in WebAssembly, for a release."""

import sys
from pathlib import Path

from virado.kernel.webassembly import AssemblyError, assemble

if __name__ == "__main__":
    try:
        Path(sys.argv[1]).write_bytes(assemble().file)
    except AssemblyError as error:
        sys.exit(str(error))
