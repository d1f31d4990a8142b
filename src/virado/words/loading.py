"""Catalogues as files: Fluent source compiled to plain data (`virado.words.patterns`), which is kept in the user's cache folder.

The parser is `fluent.syntax`. It takes 55 ms to import and 2 ms for a kilobyte of messages, so it is only loaded for a
source that the cache does not hold. Nothing is lost without a cache but this time.
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
"""Where catalogues are: a folder per language in each."""
COMPILER = FOLDER / "compilation.py"
"""What was compiled by another one is not read."""


@cache
def subjects(language: str) -> tuple[str, ...]:
    """The subjects that a language has a file of, in alphabetical order."""
    return tuple(sorted({path.stem for folder in FOLDERS for path in (folder / language).glob("*.ftl")}))


@cache
def patterns(language: str) -> frozenset[str]:
    """The patterns of cards for which a language has names of their own: `patterns/<pattern>.ftl` in its folder."""
    return frozenset(path.stem for path in (FOLDER / language / "patterns").glob("*.ftl"))


def source(language: str, subject: str) -> str:
    """The Fluent source of a subject, or of `patterns/<pattern>`."""
    paths = [folder / language / f"{subject}.ftl" for folder in FOLDERS]
    return next(path for path in paths if path.exists()).read_text("utf-8")


@cache
def messages(language: str, subject: str) -> Messages:
    """The compiled messages of a subject."""
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
