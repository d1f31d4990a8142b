"""Programs that docs/reference/wire.md shows. Tests run them exactly as documented."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "wire.md"


def documented_program(title: str) -> str:
    """Return the program in the section with this title."""
    page = PAGE.read_text(encoding="utf-8")
    _, _, section = page.partition(f"\n## {title}\n")
    programs = re.findall(r"```python\n(.*?)```", section.partition("\n## ")[0], re.DOTALL)
    assert len(programs) == 1
    return str(programs[0])


def lines_of(program: str) -> int:
    """Return the number of lines of a program that are not empty."""
    return len([line for line in program.splitlines() if line.strip()])
