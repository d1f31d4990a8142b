"""The nightly mode: `VIRADO_NIGHTLY=1 uv run --group test pytest --all`."""

import os

import pytest

NIGHTLY = bool(os.environ.get("VIRADO_NIGHTLY"))
"""True in the nightly mode."""
nightly = [
    pytest.mark.slow,
    pytest.mark.skipif(not NIGHTLY, reason="VIRADO_NIGHTLY=1 runs it"),
]
"""The marks of a test that only the nightly mode runs."""
