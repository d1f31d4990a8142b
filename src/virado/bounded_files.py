"""Reading of user-supplied files up to a maximum size."""

from codecs import BOM_UTF8
from pathlib import Path

from virado.refusal import OptionsError


def read_whole(path: Path, longest: int, *, code: str = "bad-record") -> bytes:
    """Return the content of a file of at most `longest` bytes, without a byte order mark.

    Raises OptionsError (`code`, detail `no-file` or `too-long`) if the file cannot be read or is longer.
    """
    try:
        with path.open("rb") as file:
            content = file.read(longest + 1)
    except OSError as error:
        problem = error.strerror or str(error)
        raise OptionsError("no-file", "", code=code, path=str(path), problem=problem) from None
    if len(content) > longest:
        raise OptionsError("too-long", "", code=code, path=str(path), limit=longest)
    return content.removeprefix(BOM_UTF8)
