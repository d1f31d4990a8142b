"""Tests that the client passes its own type check and unit tests."""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.web import client


@pytest.fixture(scope="session")
def folder() -> Generator[Path]:
    """Return the folder of a copy of the client with its packages."""
    with client.client_copy() as copy:
        yield copy


@pytest.mark.slow
def test_the_type_check_passes(folder: Path):
    client.run_node(folder, *client.CHECK)


def test_the_unit_tests_pass(folder: Path):
    client.run_node(folder, *client.UNITS)
