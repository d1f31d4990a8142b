"""The notebook of the docs answers its questions, with plots, when it runs from top to bottom."""

import base64
import importlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[3] / "docs" / "notebooks" / "questions.ipynb"
ANSWERS = (
    r"casino: skill \d+\.\d+ ± \d+\.\d+ points a deal; the deal \d+\.\d+",
    r"both sides sweep in \d+\.\d% of the deals; \d+\.\d% of all sweeps are cancelled",
    r"(spades|hearts|diamonds|clubs): trumps in \d+\.\d% of the deals, forehand [+-]\d+\.\d+ ± \d+\.\d+ points",
    r"casino: \d+ deals",
)
"""Expected output of the four questions' code, in order."""


def code(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_is_stored_without_outputs():
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in code(notebook))


@pytest.mark.filterwarnings("default")  # libraries that talk to the notebook's kernel raise warnings
def test_the_notebook_answers_each_question_with_a_plot(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("VIRADO_NOTEBOOK_DEALS", "300")
    nbformat: Any = importlib.import_module("nbformat")
    client: Any = importlib.import_module("nbclient")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    client.NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    said: list[str] = []
    plots: list[bytes] = []
    for cell in code(notebook):
        for output in cell["outputs"]:
            if output.get("name") != "stderr":  # such as the notice of Matplotlib about its first run
                said.append(output.get("text", ""))
            image = output.get("data", {}).get("image/png")
            plots += [base64.b64decode(image)] if image else []
    texts = [text for text in said if text]
    assert len(texts) == len(plots) == len(ANSWERS)
    for text, pattern in zip(texts, ANSWERS, strict=True):
        assert re.search(pattern, text), text
    assert all(plot.startswith(b"\x89PNG") and len(plot) > 5000 for plot in plots)
