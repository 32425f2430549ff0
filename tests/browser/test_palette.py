"""Pictures for the documentation get a palette and lose nothing that can be seen."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest

from tests.browser import palette


@pytest.mark.parametrize("kind", range(5))
def test_a_picture_of_few_colours_keeps_all_of_them_whatever_its_filter(tmp_path: Path, kind: int) -> None:
    lines = [bytes((kind, *range(x, x + 9))) for x in (1, 40, 200)]
    pixels = palette._pixels(b"".join(lines), 3, 3, 3)
    header = struct.pack(">IIBBBBB", 3, 3, 8, palette.RGB, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(b"".join(lines))), (b"IEND", b""))
    path = tmp_path / "picture.png"
    path.write_bytes(palette.SIGNATURE + b"".join(palette._chunk(*part) for part in parts))
    palette.reduce(path)
    chunks = palette._chunks(path.read_bytes())
    rows = zlib.decompress(chunks[b"IDAT"])
    shown = [chunks[b"PLTE"][3 * n : 3 * n + 3] for y in range(3) for n in rows[y * 4 + 1 : y * 4 + 4]]
    assert b"".join(shown) == pixels.tobytes()
    # the second pixel of the second line, by hand
    left, up, corner = (bytes(pixels[y, x]) for y, x in ((1, 0), (0, 1), (0, 0)))
    average = [(a + b) // 2 for a, b in zip(left, up, strict=True)]
    paeth = [nearest(a, b, c) for a, b, c in zip(left, up, corner, strict=True)]
    guess = ([0] * 3, left, up, average, paeth)[kind]
    assert bytes(pixels[1, 1]) == bytes((n + 43 + i) & 255 for i, n in enumerate(guess))


def nearest(left: int, up: int, corner: int) -> int:
    return min((left, up, corner), key=lambda near: abs(left + up - corner - near))
