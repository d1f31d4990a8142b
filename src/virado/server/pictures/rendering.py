"""Rendering of an SVG as PNG with resvg, in a process of its own: resvg holds the interpreter while it works.

`python -m virado.server.pictures.rendering` renders its standard input.
"""

import subprocess
import sys

from virado.server.executors import THINKING, lower_priority

LONGEST_S = 30.0
"""Time after which a rendering is stopped, in seconds."""


def render(svg: str) -> bytes:
    """Return the PNG of an SVG. Raises OSError or subprocess.SubprocessError."""
    command = [sys.executable, "-m", __name__]
    done = subprocess.run(command, input=svg.encode(), capture_output=True, timeout=LONGEST_S, check=True)
    return done.stdout


def main() -> None:
    """Render the standard input and write the PNG to the standard output."""
    import resvg_py  # noqa: PLC0415  # the server does not load it

    lower_priority(THINKING)
    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


if __name__ == "__main__":
    main()
