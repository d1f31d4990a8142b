"""Tests that the client passes its own type check and unit tests."""

from collections.abc import Generator
from pathlib import Path

import pytest

from tests.nightly import nightly
from tests.web import client


@pytest.fixture(scope="session")
def folder() -> Generator[Path]:
    """Return the folder of a copy of the client with its packages."""
    with client.client_copy() as copy:
        yield copy


class TestTypes:
    """The type check, which CI runs with the other checks of the client (`tests.web.checks`)."""

    pytestmark = nightly

    def test_the_type_check_passes(self, folder: Path):
        client.run_node(folder, *client.CHECK)


def test_the_unit_tests_pass(folder: Path):
    client.run_node(folder, *client.UNITS)
