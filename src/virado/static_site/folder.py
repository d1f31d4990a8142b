"""The folder of static files that `virado site` writes: the page, Python for WebAssembly, and Virado's own modules.

Every file under `py/` has the hash of its content in its name, so a browser may keep it for ever. `py/files.json`
names the current ones. They are compressed with gzip and unpacked by the worker of the page, because a plain file
server compresses nothing.
"""

import asyncio
import gzip
import hashlib
import io
import re
import shutil
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from http import HTTPStatus
from importlib.metadata import distribution
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import msgspec

from virado.analysis import tables
from virado.bots.catalogue import players
from virado.games.catalogue import presets, variant
from virado.kernel.webassembly import AssemblyError, assemble
from virado.languages import DEFAULT, LANGUAGES, fallbacks, offered
from virado.refusal import OptionsError
from virado.server.built_page import folder as built_page
from virado.server.static_files import make_page_policy
from virado.static_site.device import open_device
from virado.static_site.modules import CompilationError, compile_modules
from virado.words import data_files, loading

ANSWERS = "answers"
"""Folder of the answers that are files."""
PYTHON = "py"
"""Folder of the files for Python, in the built page and in the site."""
LIST = "files.json"
KERNELS = "virado.wasm"
"""Name of the kernels in the wheel of a release (hatch_build.py)."""
PACKAGE = Path(__file__).resolve().parents[1]
"""Folder of the package `virado`."""
LEFT_OUT = (
    "__main__.py",
    "cases/checking.py",
    "cases/files.py",
    "cli.py",
    "commands",
    "encoders",
    "interop",
    "kernel/intrinsics.py",
    "kernel/native.py",
    "kernel/passes.py",
    "kernel/pipeline.py",
    "kernel/webassembly.py",
    "lab",
    "puzzles",
    "rulebooks",
    "server/accounts.py",
    "server/address_file.py",
    "server/administration/admin_access.py",
    "server/administration/api.py",
    "server/administration/audit_log.py",
    "server/administration/moderation.py",
    "server/administration/reach_sums.py",
    "server/administration/shell.py",
    "server/administration/table_closures.py",
    "server/app.py",
    "server/bootstrap.py",
    "server/connections/transport.py",
    "server/device_page.py",
    "server/doctor",
    "server/identity_proofs.py",
    "server/kept_answers.py",
    "server/log_verification.py",
    "server/logs.py",
    "server/node_identity.py",
    "server/password_strength.py",
    "server/passwords.py",
    "server/peers",
    "server/people_api.py",
    "server/periodic.py",
    "server/person_export.py",
    "server/privacy.py",
    "server/pictures",
    "server/prometheus.py",
    "server/retention.py",
    "server/routing.py",
    "server/rules_routes.py",
    "server/second_factor.py",
    "server/static_files.py",
    "server/storage/backup.py",
    "server/storage/postgres.py",
    "server/systemd.py",
    "server/tables/deal_set_tables.py",
    "server/word_reports.py",
    "static_site/beside.py",
    "static_site/folder.py",
    "static_site/modules.py",
    "static_site/release.py",
    "static_site/rules_files.py",
    "terminal",
    "web",
    "words/link_pictures.py",
    "words/link_previews.py",
    "words/rules_pages",
)
"""Parts of the package that a device does not use."""
LIBRARIES = ("fluent.syntax",)
"""Libraries in pure Python that Virado needs in a browser, besides msgspec."""
SUBJECTS_LEFT_OUT = frozenset({"arena", "cli", "commands", "previews", "protocol", "puzzles", "rules-pages"})
"""Subjects of messages that a device does not use."""
LEVEL = 9
"""Level of gzip."""
NO_EXPERTS = "no-experts"
"""Value of the attribute `data-site` of a page without the experts' searches."""


class SiteFile(msgspec.Struct, frozen=True):
    """A file under `py/`."""

    name: str
    bytes: int
    """Number of bytes that are fetched."""


class SiteFiles(msgspec.Struct, frozen=True):
    """The content of `py/files.json`."""

    versions: dict[str, str]
    """Versions of Python and Pyodide, as in Pyodide's lock file."""

    wasm: SiteFile
    """The Python interpreter."""
    loader: SiteFile
    """The script that loads the interpreter."""
    library: SiteFile
    """The compiled standard library, as a zip file."""
    packages: SiteFile
    """Virado and the libraries that it needs, as a tar file."""
    kernels: SiteFile | None
    """The experts' searches in WebAssembly, which are fetched once the page can be used; None if there are none."""
    languages: dict[str, SiteFile]
    """The texts of each language, as tar files, which are fetched when a language is chosen."""

    @property
    def first_visit_bytes(self) -> int:
        """Number of bytes that a first visit in the default language fetches for Python and Virado."""
        return sum(file.bytes for file in (self.wasm, self.loader, self.library, self.packages))


class _Lock(msgspec.Struct):
    """The part of Pyodide's lock file that is used."""

    info: dict[str, str]


class SiteReports(NamedTuple):
    """Functions that are called while a site is written."""

    compiling: Callable[[], None]
    """Called before the experts' searches are compiled, which takes minutes. AssemblyError prevents it."""
    no_kernels: Callable[[str], None]
    """Called with the reason if they cannot be compiled; the site is then written without them."""
    no_modules: Callable[[str], None]
    """Called with the reason if modules cannot be compiled; a browser then compiles their sources at each start."""


def refuse_compiling() -> None:
    """Prevent that the experts' searches are compiled (`SiteReports.compiling`). Raises AssemblyError."""
    raise AssemblyError("they have not been compiled yet")


def write_site(target: Path, reports: SiteReports, *, server: str = "") -> SiteFiles:
    """Write the site into a new or empty folder.

    `server` is the address of the Virado server that the page belongs to; empty if there is none.

    Raises OptionsError (`bad-options`) or OSError.
    """
    python = python_files()
    page = python.parent
    if target.exists() and any(target.iterdir()):
        raise OptionsError("not-empty", path=str(target))
    target.mkdir(parents=True, exist_ok=True)
    for path in sorted(page.rglob("*")):
        place = path.relative_to(page)
        if path.is_file() and place.parts[0] != PYTHON and path.suffix != ".gz":
            (target / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target / place)
    kernels = find_kernels(python, reports)
    _mark_page(target / "index.html", "" if kernels else NO_EXPERTS, server)
    _make_relative(target / "manifest.webmanifest")
    asyncio.run(_write_answers(target / ANSWERS))
    return _write_python(python, target / PYTHON, kernels, reports)


def python_files() -> Path:
    """Return the folder of the files for Python in the built page. Raises OptionsError (`no-page`)."""
    page = built_page()
    if page is None or not (page / PYTHON).is_dir():
        raise OptionsError("no-page")
    return page / PYTHON


def find_kernels(source: Path, reports: SiteReports) -> bytes | None:
    """Return the kernels that the package contains, or else those of the cache, or compile them."""
    built = source / KERNELS
    if built.is_file():
        return built.read_bytes()
    try:
        return assemble(on_compiling=reports.compiling).file
    except AssemblyError as error:
        reports.no_kernels(str(error))
        return None


async def _write_answers(target: Path) -> None:
    """Write the answers about games and rules, which the page shows before Python has been fetched.

    The names of the files are those of `answerFile` in web/src/wire/device.ts.
    """
    target.mkdir()
    addresses = ["variants", *(f"rules/{slug}" for slug in presets())]
    with tempfile.TemporaryDirectory() as data:
        async with open_device(Path(data), _SilentLog()) as device:
            for language in offered("home"):
                for address in addresses:
                    asked = f"{address}?lang={language}"
                    made = await device.call("GET", f"/api/{asked}", language, None)
                    if made.status != HTTPStatus.OK:
                        raise RuntimeError(f"{asked}: {made.body}")
                    name = re.sub(r"[^\w.-]+", "_", asked, flags=re.ASCII)
                    (target / f"{name}.json").write_text(made.body, encoding="utf-8")


class _SilentLog:
    """A logger that writes nothing; a failure is reported by its answer."""

    def info(self, event: str, /, **fields: object) -> None:
        pass

    warning = error = info


def _make_relative(path: Path) -> str:
    """Make the addresses in a file relative, and return its text."""
    text = re.sub(r'"/(?=assets/|icon|manifest)', '"./', path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")
    return text


def _mark_page(path: Path, site: str, server: str) -> None:
    """Mark the page as one without a server, with values for web/src/site.ts, and add its content policy.

    A worker does not inherit the policy, so only workers may compile WebAssembly.
    """
    text = _make_relative(path)
    policy = (
        f'<meta http-equiv="Content-Security-Policy" content="{make_page_policy(text, is_element=True)}" />'
    )
    marks = f'data-site="{site}"' + (f' data-server="{server}"' if server else "")
    text = text.replace("<html ", f"<html {marks} ", 1)
    path.write_text(text.replace("<head>", f"<head>\n    {policy}", 1), encoding="utf-8")


def _write_python(source: Path, target: Path, kernels: bytes | None, reports: SiteReports) -> SiteFiles:
    target.mkdir()

    def pack(stem: str, suffix: str, content: bytes) -> SiteFile:
        return store(stem, suffix, gzip.compress(content, LEVEL, mtime=0))

    def store(stem: str, suffix: str, packed: bytes) -> SiteFile:
        name = f"{stem}-{hashlib.sha256(packed).hexdigest()[:12]}.{suffix}.gz"
        (target / name).write_bytes(packed)
        return SiteFile(name, len(packed))

    lock = msgspec.json.decode((source / "pyodide-lock.json").read_bytes(), type=_Lock)
    files = SiteFiles(
        versions=lock.info,
        wasm=store("python", "wasm", (source / "pyodide.asm.wasm.gz").read_bytes()),
        loader=store("python", "mjs", (source / "pyodide.asm.mjs.gz").read_bytes()),
        library=store("library", "zip", (source / "python_stdlib.zip.gz").read_bytes()),
        packages=pack(
            "virado",
            "tar",
            _pack([*program_files(source, reports), *_words(DEFAULT), *player_tables()]),
        ),
        kernels=pack("kernels", "wasm", kernels) if kernels else None,
        languages={
            language: pack(
                f"words-{language}", "tar", _pack(chain(*(_words(tag) for tag in fallbacks(language)[:-1])))
            )
            for language in offered("home")
            if language != DEFAULT
        },
    )
    (target / LIST).write_bytes(msgspec.json.encode(files))
    return files


def _pack(files: Iterator[tuple[str, bytes]] | list[tuple[str, bytes]]) -> bytes:
    """Return a tar file with these names and contents."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in files:
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return made.getvalue()


def program_files(source: Path, reports: SiteReports) -> Iterator[tuple[str, bytes]]:
    """Yield the files of Virado and its libraries with compiled modules in place of their sources."""
    compiled: dict[str, bytes] = {}
    try:
        compiled = compile_modules(source, list_sources(source))
    except CompilationError as error:
        reports.no_modules(str(error))
    for name, content in _sources_and_data(source):
        yield (f"{name}c", compiled[name]) if name in compiled else (name, content)


def list_sources(source: Path) -> dict[str, bytes]:
    """Return the sources of the modules of Virado and its libraries by name."""
    return {name: content for name, content in _sources_and_data(source) if name.endswith(".py")}


def _sources_and_data(source: Path) -> Iterator[tuple[str, bytes]]:
    yield from _package_files()
    yield from _library_files()
    yield from _wheel_files(next(source.glob("msgspec-*.whl")))


def _package_files() -> Iterator[tuple[str, bytes]]:
    """Yield the modules and data of Virado; the texts of other languages are left out."""
    for path in sorted(PACKAGE.rglob("*")):
        place = path.relative_to(PACKAGE)
        is_left_out = any(place.as_posix() == each or place.is_relative_to(each) for each in LEFT_OUT)
        is_foreign = _language_of(place) not in (None, DEFAULT)
        is_used = path.stem not in SUBJECTS_LEFT_OUT or path.suffix != ".ftl"
        if path.is_file() and path.suffix != ".pyc" and is_used and not is_left_out and not is_foreign:
            content = path.read_bytes()
            yield (
                f"virado/{place.as_posix()}",
                data_files.encode(content) if path.suffix == ".yaml" else content,
            )


def _language_of(place: Path) -> str | None:
    """Return the language of a file below `PACKAGE`: of its folder, or of its name (`words/rules/casino/de.md`)."""
    if place.parts[0] != "words":
        return None
    return next((name for name in (*place.parts, place.stem) if name in LANGUAGES), None)


def _library_files() -> Iterator[tuple[str, bytes]]:
    """Yield the modules of the libraries in pure Python."""
    for library in LIBRARIES:
        for path in distribution(library).files or ():
            if path.suffix == ".py" and ".." not in path.parts:
                yield path.as_posix(), path.read_binary()
    # Python in the browser is new enough to have all that is used of this library.
    yield "typing_extensions.py", b"from typing import *\n"


def _wheel_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a wheel, without its types for type checkers."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.endswith(("/", ".pyi")):
                yield name, archive.read(name)


def player_tables() -> Iterator[tuple[str, bytes]]:
    """Yield the tables of the players of all presets, which a device would build in ten seconds."""
    for slug, (game, _) in presets().items():
        players(game.name).load_tables(variant(slug))
    for name, path in sorted(tables.used.items()):
        yield f"cache/{tables.FOLDER}/{name}", path.read_bytes()


def _words(language: str) -> Iterator[tuple[str, bytes]]:
    """Yield the compiled messages of a language, and its sources unless it is the default language."""
    patterns = [f"patterns/{each}" for each in sorted(loading.patterns(language))]
    subjects = [*(each for each in loading.subjects(language) if each not in SUBJECTS_LEFT_OUT), *patterns]
    for subject in subjects:
        loading.messages(language, subject)
        path = loading.cached_file(language, subject)
        yield f"cache/words/{path.name}", path.read_bytes()
    if language == DEFAULT:
        return
    for path in sorted((PACKAGE / "words").rglob("*")):
        place = path.relative_to(PACKAGE)
        if (
            path.is_file()
            and _language_of(place) == language
            and path.stem not in SUBJECTS_LEFT_OUT
            and path.suffix != ".pyc"
        ):
            yield f"virado/{place.as_posix()}", path.read_bytes()
