"""Pages generated while the site is built: messages, refusals, public names of the library, redirects from earlier addresses."""

import importlib
import inspect
import json
import posixpath
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

import virado
from virado.interop import refusals, schema

API = """\
# The library's public names

The names on this page are public: a change of any of them is a line in the change log. Other names may change at any time. The
structs of moves, events, effects and views are in [Messages](../messages.md); [the tour](../tutorials/library.md) shows how they
are used together. The modules for other toolkits, which need extras, are on [their page](../how-to/adapters.md).
"""

REDIRECT = """\
<!doctype html>
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="{target}">
<script>
const sections = {sections};
location.replace(sections[location.hash] ?? "{target}" + location.hash);
</script>
<meta http-equiv="refresh" content="1; url={target}">
<p>This page has moved to <a href="{target}">{target}</a>.</p>
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not committed."""
    for name, text in PAGES.items():
        files.append(File.generated(config, name, content=text()))
    return files


def on_post_build(config: MkDocsConfig) -> None:
    """Write a redirect at each address of docs/site/moved.yaml, for a page and for its sections."""
    site = Path(config.site_dir)
    moved: dict[str, str] = yaml.safe_load(Path(__file__).with_name("moved.yaml").read_text(encoding="utf-8"))
    for target in moved.values():
        path, _, section = target.partition("#")
        page = site / path
        if not page.exists() or (section and f'id="{section}"' not in page.read_text(encoding="utf-8")):
            raise PluginError(f"docs/site/moved.yaml: {target} is not on the site")
    for address, target in moved.items():
        if "#" in address:
            continue
        folder = posixpath.dirname(address)
        sections = {
            each.removeprefix(address): posixpath.relpath(place, folder or ".")
            for each, place in moved.items()
            if each.startswith(f"{address}#")
        }
        text = REDIRECT.format(target=posixpath.relpath(target, folder or "."), sections=json.dumps(sections))
        (site / address).parent.mkdir(parents=True, exist_ok=True)
        (site / address).write_text(text, encoding="utf-8")


def api() -> str:
    """The page of public names; their docstrings are put in by mkdocstrings."""
    return "\n".join([API, *(line for module in virado.PUBLIC_MODULES for line in _module(module))])


def _module(name: str) -> Iterator[str]:
    module = importlib.import_module(name)
    yield f"## `{name}`\n"
    if name != "virado":
        yield f"{inspect.getdoc(module)}\n"
    shown = {each: path for each in module.__all__ if (path := _path(getattr(module, each)))}
    others = [f"`{each}`" for each in module.__all__ if each not in shown]
    if others:
        yield f"Constants, modules and types with another name: {', '.join(others)}.\n"
    for path in shown.values():
        yield f"::: {path}\n    options:\n      heading_level: 3\n"


PAGES = {"messages.md": schema.page, "reference/refusals.md": refusals.page, "reference/api.md": api}
"""The generated pages."""


def _path(public: Any) -> str:
    """Where a class or function is defined; empty for anything else."""
    if (inspect.isclass(public) or inspect.isfunction(public)) and public.__module__.startswith("virado"):
        return f"{public.__module__}.{public.__name__}"
    return ""
