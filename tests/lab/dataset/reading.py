"""Parquet, read by tests."""

import importlib
import io
from pathlib import Path
from typing import Any

_parquet: Any = importlib.import_module("pyarrow.parquet")


def table(source: bytes | Path) -> Any:
    """The pyarrow table of a file, or of all files of a folder."""
    return _parquet.read_table(io.BytesIO(source) if isinstance(source, bytes) else source)
