"""`python -m virado.static_site.release FOLDER`: write what a release contains for the page without a server.

These are the experts' searches in WebAssembly and the compiled modules, so that `virado site` needs no linker and no
Node.
"""

import sys
from pathlib import Path

from virado.kernel.webassembly import AssemblyError, assemble
from virado.refusal import OptionsError
from virado.static_site.folder import KERNELS, list_sources, python_files
from virado.static_site.modules import MODULES, CompilationError, compile_modules, pack_modules

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    try:
        page = python_files()
        sources = list_sources(page)
        (folder / MODULES).write_bytes(pack_modules(sources, compile_modules(page, sources)))
        (folder / KERNELS).write_bytes(assemble().file)
    except (AssemblyError, CompilationError) as error:
        sys.exit(str(error))
    except OptionsError:
        sys.exit("the page has not been built")
