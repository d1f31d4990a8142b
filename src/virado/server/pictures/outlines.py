"""Texts as outlines, shaped by HarfBuzz: the shaper of resvg leaves Bengali conjuncts unformed."""

# uharfbuzz has no types.
# pyright: reportAttributeAccessIssue=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false

import re
import zlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from struct import iter_unpack, pack, unpack

import uharfbuzz

from virado.server.pictures.drawing import Outline

FONTS = {"bengali": "noto-sans-bengali-bengali", "arabic": "vazirmatn-arabic", "latin": "inter-latin"}
"""Names of the font files by script, without the weight."""
_RUNS = re.compile(
    r"(?P<bengali>[\u0964-\u09ff\u200c\u200d]+)"
    r"|(?P<arabic>[\u0600-\u06ef\u06fa-\u06ff\u200c\u200d]+)"
    r"|(?P<digits>[\u06f0-\u06f9]+)"
    r"|(?P<latin>[^\u0600-\u06ff\u0964-\u09ff\u200c\u200d]+)"
)
_PARTS = re.compile(r"[^\W_]+(?: [^\W_]+)*|[\W_]")
_MIRRORED = str.maketrans("()«»", ")(»«")


class _Pen:
    """A pen that writes the data of an SVG path."""

    def __init__(self, scale: float) -> None:
        self.pieces: list[str] = []
        self.x, self.y = 0.0, 0.0
        self._scale = scale

    def _write(self, command: str, *points: tuple[float, float]) -> None:
        at = (f"{(self.x + x) * self._scale:.1f} {(self.y - y) * self._scale:.1f}" for x, y in points)
        self.pieces.append(command + " ".join(at))

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 (the protocol of pens)
        self._write("M", point)

    def lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._write("L", point)

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._write("C", *points)

    def qCurveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._write("Q", *points)

    def closePath(self) -> None:  # noqa: N802
        self.pieces.append("Z")

    endPath = closePath  # noqa: N815


def outline(folder: Path, text: str, size: float, is_rtl: bool) -> Outline:
    """Return a text in one line with the fonts of a folder. `size` is that of the font."""
    pieces: list[str] = []
    width = 0.0
    for script, run in _visual_runs(text, is_rtl=is_rtl):
        font = _font(folder / f"{FONTS[script if script != 'digits' else 'arabic']}-600-normal.woff")
        buffer = uharfbuzz.Buffer()
        buffer.add_str(run)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if script == "arabic" else "ltr"
        uharfbuzz.shape(font, buffer)
        scale = size / font.face.upem
        pen = _Pen(scale)
        pen.x = width / scale
        for info, position in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            left = pen.x
            pen.x, pen.y = left + position.x_offset, -position.y_offset
            font.draw_glyph_with_pen(info.codepoint, pen)
            pen.x = left + position.x_advance
        width = pen.x * scale
        pieces += pen.pieces
    return Outline("".join(pieces), width)


def _visual_runs(text: str, *, is_rtl: bool) -> Iterator[tuple[str, str]]:
    """Yield script and text of the runs from left to right; texts from right to left have no nested direction."""
    runs = [(found.lastgroup or "latin", found[0]) for found in _RUNS.finditer(text)]
    if not is_rtl:
        yield from runs
        return
    for script, run in reversed(runs):
        if script == "latin":  # words keep their order; spaces and brackets take the direction of the text
            for part in reversed(_PARTS.findall(run)):
                yield script, part.translate(_MIRRORED)
        else:
            yield script, run


@cache
def _font(path: Path) -> "uharfbuzz.Font":
    return uharfbuzz.Font(uharfbuzz.Face(_unpack(path.read_bytes())))


def _unpack(woff: bytes) -> bytes:
    """Return the OpenType font of a WOFF file (version 1), whose tables are compressed with zlib."""
    (count,) = unpack(">H", woff[12:14])
    power = 1 << (count.bit_length() - 1)
    head = woff[4:8] + pack(">4H", count, power * 16, power.bit_length() - 1, (count - power) * 16)
    offset, directory, tables = 12 + 16 * count, b"", b""
    for tag, start, packed, length, checksum in iter_unpack(">4s4I", woff[44 : 44 + 20 * count]):
        table = woff[start : start + packed]
        if packed < length:
            table = zlib.decompress(table)
        directory += pack(">4s3I", tag, checksum, offset + len(tables), length)
        tables += table + bytes(-length % 4)
    return head + directory + tables
