"""Files of data beside the texts: YAML in the sources, MessagePack where they are packed for a browser.

A packed file is read without a parser of YAML, which a browser does not have. Its first byte is not ASCII.
"""

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


def decode(path: Path, kind: type[T]) -> T:
    """Return the content of a file. Raises msgspec's errors."""
    content = path.read_bytes()
    decode_content = msgspec.yaml.decode if content[:1].isascii() else msgspec.msgpack.decode
    return decode_content(content, type=kind)


def encode(content: bytes) -> bytes:
    """Return the content of a YAML file as MessagePack."""
    return msgspec.msgpack.encode(msgspec.yaml.decode(content))
