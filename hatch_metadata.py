"""Addresses of the project, which a maintainer fills in once (docs/how-to/release.md).

`[tool.virado.addresses]` in pyproject.toml is the only place of addresses. A build reads it for the URLs of the
package and for the links of its README; `python hatch_metadata.py` writes CITATION.cff and SECURITY.md from it.
"""

import re
import tomllib
from pathlib import Path, PurePosixPath
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
LABELS = {
    "homepage": "Homepage",
    "documentation": "Documentation",
    "source": "Source",
    "issues": "Issues",
}
"""Labels of the addresses that become URLs of the package."""
LINK = re.compile(r'(\]\(|src="|srcset=")(?![a-z]+:|#)([^)"]+)')
"""Pattern of a relative link in Markdown or of a picture in HTML."""
PICTURES = {".webp", ".png", ".svg"}
TEXT_LINK = re.compile(r"\[([^\]]+)\]\((?![a-z]+:|#)[^)]+\)")
"""Pattern of a relative link in Markdown, with its text."""
PICTURE = re.compile(r"<picture>.*?</picture>\n*", re.DOTALL)


class Addresses(MetadataHookInterface):
    """The metadata hook that adds URLs and the README."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the addresses that are filled in, and the README without links that fail outside of the repository."""
        addresses = read_addresses(Path(self.root))
        metadata["urls"] = make_urls(addresses)
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": replace_links(text, addresses)}


def read_addresses(root: Path) -> dict[str, str]:
    """Return the addresses that are filled in, by name, with the version in place of `{version}`."""
    project = _read_project(root)
    version: str = project["project"]["version"]
    found: dict[str, str] = project["tool"]["virado"]["addresses"]
    return {name: address.replace("{version}", version) for name, address in found.items() if address}


def make_urls(addresses: dict[str, str]) -> dict[str, str]:
    """Return the URLs of the package by label."""
    return {label: addresses[name] for name, label in LABELS.items() if name in addresses}


def replace_links(text: str, addresses: dict[str, str]) -> str:
    """Return a page with absolute links to files and pictures; without relative ones if an address is not filled in."""
    if not {"files", "raw"} <= addresses.keys():
        return TEXT_LINK.sub(r"\1", PICTURE.sub("", text))

    def replace(found: re.Match[str]) -> str:
        kind = "raw" if PurePosixPath(found[2]).suffix in PICTURES else "files"
        return f"{found[1]}{addresses[kind].rstrip('/')}/{found[2]}"

    return LINK.sub(replace, text)


def make_citation(root: Path) -> str:
    """Return CITATION.cff. Its date is that of the version's heading in the changelog, once it has one."""
    project, addresses = _read_project(root)["project"], read_addresses(root)
    version = project["version"]
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.search(rf"^## {re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)$", changes, re.MULTILINE)
    lines = [
        "cff-version: 1.2.0",
        "message: If you use Virado in your research, please cite it as below.",
        "type: software",
        "title: Virado",
        f'abstract: "{project["description"]}"',
        "authors:",
        *(f"  - name: {author['name']}" for author in project["authors"]),
        f"version: {version}",
        *([f"date-released: {released[1]}"] if released else []),
        f"license: {project['license']}",
        "keywords:",
        *(f"  - {keyword}" for keyword in project["keywords"]),
        *([f'url: "{addresses["homepage"]}"'] if "homepage" in addresses else []),
        *([f'repository-code: "{addresses["source"]}"'] if "source" in addresses else []),
    ]
    return "\n".join(lines) + "\n"


def make_security(root: Path) -> str:
    """Return SECURITY.md."""
    address = read_addresses(root).get("security")
    where = f"to {address}" if address else "to the maintainers"
    return SECURITY.format(where=where)


SECURITY = """\
# Security

Report a vulnerability privately {where}, not in a public report. Say which version you used, what somebody can do with
the fault, and how to reproduce it. A failing test or a short program is best.

Only the newest release is mended. Its changelog describes the fault.

## Vulnerabilities

- A player or spectator learns hidden cards, or the order of a pack before the end of a deal.
- Somebody acts for another player, reads another person's data, or gets rights of an administrator.
- A request, record, bot program's answer or message stops a server, or makes it use memory or time without a limit.
- A page runs a script that the server did not send.

[Secrecy](docs/explanation/secrecy.md) and [fair packs](docs/explanation/fairness.md) say what Virado promises, and
[limits](docs/reference/limits.md) what a server accepts. A custom bot is a program with the rights of the user who starts it;
this is intended.
"""


def _read_project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


if __name__ == "__main__":
    for name, make in (("CITATION.cff", make_citation), ("SECURITY.md", make_security)):
        (ROOT / name).write_text(make(ROOT), encoding="utf-8", newline="\n")
