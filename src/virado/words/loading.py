"""Catalogue files: Fluent source, compiled to plain data and cached in the user's cache folder.

The compiled form is described in `virado.words.patterns`. The parser `fluent.syntax` takes 55 ms to import and 2 ms
per kilobyte of messages, so it is only imported for a source that is not in the cache. Without a cache, only this
time is lost.
"""

import hashlib
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from virado import cached_files
from virado.folders import cache_folder
from virado.words.patterns import Messages

FOLDER = Path(__file__).parent
FOLDERS = [FOLDER]
"""Folders with catalogues, each with a folder per language."""
COMPILER = FOLDER / "compilation.py"
"""The compiler's source file. A cached result of another version is ignored."""


@cache
def subjects(language: str) -> tuple[str, ...]:
    """Return the subjects for which a language has a file, in alphabetical order."""
    return tuple(sorted({path.stem for folder in FOLDERS for path in (folder / language).glob("*.ftl")}))


@cache
def patterns(language: str) -> frozenset[str]:
    """Return the card patterns for which a language has card names: `patterns/<pattern>.ftl` in its folder."""
    return frozenset(path.stem for path in (FOLDER / language / "patterns").glob("*.ftl"))


def source(language: str, subject: str) -> str:
    """Return the Fluent source of a subject, or of `patterns/<pattern>`."""
    paths = [folder / language / f"{subject}.ftl" for folder in FOLDERS]
    return next(path for path in paths if path.exists()).read_text("utf-8")


@cache
def messages(language: str, subject: str) -> Messages:
    """Return the compiled messages of a subject."""
    text = source(language, subject)
    digest = hashlib.blake2b(COMPILER.read_bytes() + text.encode(), digest_size=12).hexdigest()
    path = cache_folder() / "words" / f"{language}-{subject.replace('/', '-')}-{digest}.msgpack"
    kept = cached_files.read_cached(path)
    if kept is not None:
        with suppress(msgspec.MsgspecError):
            return msgspec.msgpack.decode(kept, type=Messages)
    from virado.words.compilation import compile_source

    made = compile_source(text, f"{language}/{subject}.ftl")
    cached_files.write(path, msgspec.msgpack.encode(made))
    return made
