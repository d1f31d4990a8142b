"""The next version of a static page, with other names of its files and other contents of its archive."""

import gzip
import io
import json
import re
import shutil
import tarfile
from pathlib import Path

TEXTS = (".css", ".html", ".js", ".webmanifest")
MARK = "Next"
"""Part of the name of each file of the next version."""


def write_next_version(page: Path, target: Path) -> None:
    """Write the next version of the page in a folder to another folder, which must not exist."""
    names = {path.name: f"{path.stem}{MARK}{path.suffix}" for path in (page / "assets").iterdir()}
    pattern = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    shutil.copytree(page, target)
    for path in [*target.rglob("*")]:
        if path.suffix in TEXTS:
            text = pattern.sub(lambda found: names[found[0]], path.read_text("utf-8"))
            path.write_text(text.replace("VERSION = `", f"VERSION = `{MARK}"), "utf-8")
        if path.name in names:
            path.rename(path.with_name(names[path.name]))
    _change_archive(target / "py")


def _change_archive(folder: Path) -> None:
    listed = json.loads((folder / "files.json").read_bytes())
    old = folder / listed["packages"]["name"]
    content = io.BytesIO(gzip.decompress(old.read_bytes()))
    with tarfile.open(fileobj=content, mode="a") as archive:
        archive.addfile(tarfile.TarInfo("virado/next_version.py"))
    packed = gzip.compress(content.getvalue(), 1)
    new = old.with_name(f"virado-{MARK}.tar.gz")
    new.write_bytes(packed)
    old.unlink()
    listed["packages"] = {"name": new.name, "bytes": len(packed)}
    (folder / "files.json").write_text(json.dumps(listed), "utf-8")
