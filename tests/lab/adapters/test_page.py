"""The programs of the docs page about other toolkits."""

import pytest

from tests.test_docs import check_programs


def test_programs_print_what_stands_below_them(capsys: pytest.CaptureFixture[str]):
    check_programs("how-to/adapters.md", capsys)
