"""`python -m tests.browser.palette PICTURE …`: pictures with at most 256 colours each, which take a third of the room."""

from __future__ import annotations

import struct
import sys
import zlib
from pathlib import Path

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]
SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
RGB, PALETTE, RGBA = 2, 3, 6
ROUNDS = 6


def reduce(path: Path) -> None:
    """Writes the picture anew with a palette; one that has a palette already stays as it is."""
    chunks = _chunks(path.read_bytes())
    width, height, depth, kind = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    if depth != 8 or kind not in (RGB, RGBA):
        return
    pixels = _pixels(zlib.decompress(chunks[b"IDAT"]), width, height, 3 if kind == RGB else 4)[:, :, :3]
    codes = pixels.astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], dtype=np.uint32)
    found, places, counts = np.unique(codes, return_inverse=True, return_counts=True)
    colours = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1).astype(np.float32)
    palette, nearest = _palette(colours, counts)
    rows = nearest[places.reshape(height, width)].astype(np.uint8)
    lines = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1).tobytes()
    header = struct.pack(">IIBBBBB", width, height, 8, PALETTE, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
    path.write_bytes(SIGNATURE + b"".join(_chunk(name, data) for name, data in parts))


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _chunks(picture: bytes) -> dict[bytes, bytes]:
    assert picture.startswith(SIGNATURE), "not a PNG"
    found: dict[bytes, bytes] = {}
    at = len(SIGNATURE)
    while at < len(picture):
        (length,) = struct.unpack_from(">I", picture, at)
        name = picture[at + 4 : at + 8]
        found[name] = found.get(name, b"") + picture[at + 8 : at + 8 + length]
        at += length + 12
    return found


def _pixels(raw: bytes, width: int, height: int, size: int) -> Bytes:
    """Undoes the filters of the lines."""
    lines = np.frombuffer(raw, np.uint8).reshape(height, 1 + width * size)
    out = np.zeros((height + 1, width + 1, size), np.uint8)
    for y, line in enumerate(lines, 1):
        kind, row = int(line[0]), line[1:].reshape(width, size)
        above = out[y - 1]
        if kind == 0:
            out[y, 1:] = row
        elif kind == 1:
            out[y, 1:] = np.cumsum(row, axis=0, dtype=np.uint32).astype(np.uint8)
        elif kind == 2:
            out[y, 1:] = row + above[1:]
        else:
            out[y, 1:] = _sequential(kind, row.tolist(), above.tolist())
    return out[1:, 1:]


def _sequential(kind: int, row: list[list[int]], above: list[list[int]]) -> list[list[int]]:
    """The average and the Paeth filter, which need the pixel to the left."""
    done: list[list[int]] = []
    left = [0] * len(above[0])
    for x, pixel in enumerate(row):
        up, corner = above[x + 1], above[x]
        if kind == 3:
            left = [(p + (a + b) // 2) & 255 for p, a, b in zip(pixel, left, up, strict=True)]
        else:
            left = [(p + _paeth(a, b, c)) & 255 for p, a, b, c in zip(pixel, left, up, corner, strict=True)]
        done.append(left)
    return done


def _paeth(left: int, up: int, corner: int) -> int:
    by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if by_left <= by_up and by_left <= by_corner:
        return left
    return up if by_up <= by_corner else corner


def _palette(colours: npt.NDArray[np.float32], counts: npt.NDArray[np.intp]) -> tuple[Bytes, npt.NDArray[np.intp]]:
    """The palette, and the number in it of each colour: boxes split where the colours differ most, then moved to their middles."""
    boxes = [np.arange(len(colours))]
    weights = np.sqrt(counts)
    while len(boxes) < min(COLOURS, len(colours)):
        spans = [float(np.ptp(colours[box], axis=0).max() * weights[box].sum() ** 0.5) for box in boxes]
        box = boxes.pop(int(np.argmax(spans)))
        order = box[np.argsort(colours[box, int(np.argmax(np.ptp(colours[box], axis=0)))], kind="stable")]
        sums = np.cumsum(weights[order])
        cut = min(max(1, int(np.searchsorted(sums, sums[-1] / 2))), len(order) - 1)
        boxes += [order[:cut], order[cut:]]
    middles = np.array([np.average(colours[box], axis=0, weights=weights[box]) for box in boxes], np.float32)
    for _ in range(ROUNDS):
        nearest = _nearest(colours, middles)
        for i in np.unique(nearest):
            mine = nearest == i
            middles[i] = np.average(colours[mine], axis=0, weights=weights[mine])
    palette = np.rint(middles).astype(np.uint8)
    return palette, _nearest(colours, palette.astype(np.float32))


def _nearest(colours: npt.NDArray[np.float32], middles: npt.NDArray[np.float32]) -> npt.NDArray[np.intp]:
    away = (middles**2).sum(axis=1)[None, :] - 2 * colours @ middles.T
    found: npt.NDArray[np.intp] = np.argmin(away, axis=1)
    return found


if __name__ == "__main__":
    for name in sys.argv[1:]:
        reduce(Path(name))
