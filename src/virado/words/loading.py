"""Catalogue files: Fluent source, compiled to plain data and cached in the user's cache folder.

`virado.words.patterns` describes the compiled form. The parser `fluent.syntax` takes 55 ms to import and 2 ms per
kilobyte of messages. It is imported only for a source that is not in the cache. If the cache cannot be used, the only
loss is this time.
"""

import hashlib
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from virado import cached_files
from virado.folders import cache_folder
from virado.source_hash import hash_source
from virado.words.patterns import Messages

FOLDER = Path(__file__).parent
FOLDERS = [FOLDER]
"""Folders with catalogues; each contains a folder for each language."""
COMPILER = FOLDER / "compilation.py"
"""Source file of the compiler.

Results that another version of this file has cached are ignored.
"""


@cache
def subjects(language: str) -> tuple[str, ...]:
    """Return the subjects for which a language has a file, in alphabetical order."""
    return tuple(sorted({path.stem for folder in FOLDERS for path in (folder / language).glob("*.ftl")}))


@cache
def patterns(language: str) -> frozenset[str]:
    """Return the card patterns for which a language has card names.

    These are the files `patterns/<pattern>.ftl` in the folder of the language.
    """
    return frozenset(path.stem for path in (FOLDER / language / "patterns").glob("*.ftl"))


def source(language: str, subject: str) -> str:
    """Return the Fluent source of a subject; `patterns/<pattern>` is the subject of a card pattern."""
    paths = [folder / language / f"{subject}.ftl" for folder in FOLDERS]
    return next(path for path in paths if path.exists()).read_text("utf-8")


def cached_file(language: str, subject: str) -> Path:
    """Return the path of the compiled messages of a subject."""
    text = source(language, subject)
    digest = hashlib.blake2b(hash_source(COMPILER) + text.encode(), digest_size=12).hexdigest()
    return cache_folder() / "words" / f"{language}-{subject.replace('/', '-')}-{digest}.msgpack"


@cache
def messages(language: str, subject: str) -> Messages:
    """Return the compiled messages of a subject."""
    path = cached_file(language, subject)
    kept = cached_files.read_cached(path)
    if kept is not None:
        with suppress(msgspec.MsgspecError):
            return msgspec.msgpack.decode(kept, type=Messages)
    from virado.words.compilation import compile_source

    made = compile_source(source(language, subject), f"{language}/{subject}.ftl")
    cached_files.write(path, msgspec.msgpack.encode(made))
    return made
