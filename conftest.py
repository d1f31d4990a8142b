"""A check for missing test packages, with the command that installs them."""

import importlib.util
import sys

missing = [name for name in ("hypothesis", "virado", "xdist") if importlib.util.find_spec(name) is None]
if missing:
    sys.exit(f"tests need {', '.join(missing)}; this runs them: uv run --group test pytest")
