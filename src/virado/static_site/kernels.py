"""`python -m virado.static_site.kernels FILE`: write the experts' searches in WebAssembly, for a release."""

import sys
from pathlib import Path

from virado.kernel.webassembly import AssemblyError, assemble

if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        path.write_bytes(assemble().file)
    except AssemblyError as error:
        sys.exit(str(error))
