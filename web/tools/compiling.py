"""Compile modules of Python for the page without a server. Pyodide runs this, so their format is that of a browser.

They have no docstrings and no columns of tracebacks. Python loads them without their sources.
"""

import hashlib
import io
import marshal
import tarfile
from importlib.util import MAGIC_NUMBER

NO_DOCSTRINGS = 2
UNCHECKED = (1).to_bytes(4, "little")
"""Flags of a compiled module that is loaded without its source (PEP 552)."""

if any(start_column for _, _, start_column, _ in compile("_", "", "eval").co_positions()):
    raise RuntimeError("code has columns: start Python with PYTHONNODEBUGRANGES=1")


def compile_module(name: str, source: bytes) -> bytes:
    """Return the content of the file `.pyc` of a module.

    In place of Python's hash of the source, which nobody checks, it contains that of `virado.source_hash`.
    """
    code = compile(source, name, "exec", dont_inherit=True, optimize=NO_DOCSTRINGS)
    digest = hashlib.blake2b(source, digest_size=8).digest()
    return MAGIC_NUMBER + UNCHECKED + digest + marshal.dumps(code)


def compile_archive(source: str, target: str) -> None:
    """Write a tar file with the compiled modules of another one, under the same names."""
    with tarfile.open(source) as archive, tarfile.open(target, "w") as compiled:
        for entry in archive:
            content = archive.extractfile(entry)
            assert content is not None
            made = compile_module(entry.name, content.read())
            entry.size = len(made)
            compiled.addfile(entry, io.BytesIO(made))
