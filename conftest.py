"""Says what to run where the packages that tests need are missing."""

import importlib.util
import sys

missing = [name for name in ("hypothesis", "virado", "xdist") if importlib.util.find_spec(name) is None]
if missing:
    sys.exit(f"tests need {', '.join(missing)}; this runs them: uv run --group test pytest")
