"""The faults of benchmarks/planted.py apply to the current sources."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def planting() -> Any:
    spec = importlib.util.spec_from_file_location("planted", ROOT / "benchmarks" / "planted.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["planted"] = module  # the module's structs resolve their annotations there
    spec.loader.exec_module(module)
    return module


def test_each_fault_applies_to_the_sources_and_has_tests():
    planted = planting()
    assert planted.faults().keys() == planted.TESTS.keys()
    every = [fault for faults in planted.faults().values() for fault in faults]
    assert len({fault.id for fault in every}) == len(every) == 48
    for fault in every:
        assert (ROOT / fault.file).read_text(encoding="utf-8").count(fault.old) == 1, fault
        assert fault.new != fault.old
    for folders in planted.TESTS.values():
        for folder in folders:
            assert (ROOT / folder).exists()
