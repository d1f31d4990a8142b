"""A reader of Parquet files for tests."""

import importlib
import io
from pathlib import Path
from typing import Any

_parquet: Any = importlib.import_module("pyarrow.parquet")


def table(source: bytes | Path) -> Any:
    """Return the pyarrow table of a file, or of all files in a folder."""
    return _parquet.read_table(io.BytesIO(source) if isinstance(source, bytes) else source)
