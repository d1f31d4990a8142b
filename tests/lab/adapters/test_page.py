"""The programs of the docs page about other toolkits."""

import pytest

from tests.test_docs import check_programs


def test_programs_of_the_page_print_the_output_shown(capsys: pytest.CaptureFixture[str]):
    check_programs("how-to/adapters.md", capsys)
