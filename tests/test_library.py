"""The names that `virado` itself offers."""

import subprocess
import sys

import pytest


def test_importing_virado_loads_no_part_of_it():
    code = "import sys, virado; print(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {
        name for name in done.stdout.split() if name.startswith(("virado.", "msgspec", "numpy", "numba"))
    }


def test_every_public_name_is_there():
    import virado

    for name in virado.__all__:
        assert getattr(virado, name) is not None
        assert name in dir(virado)
    with pytest.raises(AttributeError):
        _ = virado.nonsense  # type: ignore[attr-defined]
