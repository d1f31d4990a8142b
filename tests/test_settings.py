"""Every setting of the environment is documented, and a wrong value is refused with the name of its variable."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from virado.bots import threads
from virado.bots.custom.line_process import bot_timeout
from virado.cli import main
from virado.refusal import OptionsError
from virado.words import catalogue

ROOT = Path(__file__).parents[1]
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src" / "virado").rglob("*.py")))
PAGE = (ROOT / "docs" / "reference" / "settings.md").read_text("utf-8")

OF_A_SERVER = {
    f"VIRADO_{name.upper().replace('-', '_')}"
    for name in re.findall(r'setting\("(\w+)"|number\("--([\w-]+)"', SOURCE)
    for name in name
    if name
}
"""Variables that set the options of a server."""
READERS: dict[str, Callable[[], Any]] = {"VIRADO_BOT_SECONDS": bot_timeout, "VIRADO_THREADS": threads.size}
"""The function that reads each other variable whose values are restricted."""
ANY_TEXT = {
    *("VIRADO_BIDI", "VIRADO_STRICT_WORDS", "VIRADO_CACHE_DIR", "VIRADO_WEB"),
    *("VIRADO_HOST", "VIRADO_DATABASE", "VIRADO_DATA", "VIRADO_KEYS", "VIRADO_HOSTNAMES", "VIRADO_CONTACT"),
    *("VIRADO_METRICS_HOST", "VIRADO_PEER_HOST"),
}
"""Variables that take any text; what they name is checked when it is used."""
SETTINGS = OF_A_SERVER | set(re.findall(r"\bVIRADO_[A-Z_]+\b", SOURCE))


def test_every_setting_has_a_row_on_the_page_of_settings() -> None:
    rows = set(re.findall(r"^\|.*`(VIRADO_[A-Z_]+)` \|", PAGE, re.MULTILINE))
    assert len(SETTINGS) > 25
    assert rows == SETTINGS


@pytest.mark.parametrize("variable", sorted(SETTINGS - ANY_TEXT))
@pytest.mark.parametrize("value", ["zwei", "-3", "nan"])
def test_a_wrong_value_is_refused_with_the_name_of_its_variable(
    variable: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, value)
    if variable in READERS:
        with pytest.raises(OptionsError) as caught:
            READERS[variable]()
        said = catalogue("en").refusal_line(caught.value.refusal, caught.value.input)
    else:
        assert main(["serve", "--lang-of-nobody"]) == 2  # refused in any case, so that no server starts
        said = capsys.readouterr().err
    assert variable in said
    assert value in said
    assert said.count("\n") <= 1


@pytest.mark.parametrize("variable", sorted(READERS))
def test_an_empty_variable_is_the_same_as_none(variable: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(variable, raising=False)
    usual = READERS[variable]()
    monkeypatch.setenv(variable, "")
    assert READERS[variable]() == usual
