"""Pages of the site that are made while it is built: every refusal, and the public names of the library."""

import importlib
import inspect
from collections.abc import Iterator
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

import virado
from virado.interop import refusals

API = """\
# The library's public names

What is listed here is public: it changes only with a line in the change log. Other names may change at any time. The structs of
moves, events, effects and views are in [Messages](messages.md); [the tour](library.md) shows how they are used together. The
modules for other toolkits, which need extras, are on [their page](adapters.md).
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not committed."""
    for name, text in (("refusals.md", refusals.page()), ("api.md", api())):
        files.append(File.generated(config, name, content=text))
    return files


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


def _path(public: Any) -> str:
    """Where a class or function is defined; empty for anything else."""
    if (inspect.isclass(public) or inspect.isfunction(public)) and public.__module__.startswith("virado"):
        return f"{public.__module__}.{public.__name__}"
    return ""
