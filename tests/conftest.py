"""Settings of all tests: deterministic, and longer in the nightly mode (VIRADO_NIGHTLY=1)."""

import os

from hypothesis import settings

settings.register_profile("ci", deadline=None, derandomize=True, max_examples=60)
settings.register_profile("nightly", deadline=None, max_examples=2000)
settings.load_profile("nightly" if os.environ.get("VIRADO_NIGHTLY") else "ci")
