"""The only way to the terminal: what strangers wrote (names, notes, paths, what is wrong with a record) arrives there as letters.

A terminal obeys what it is sent: an escape in a name could clear the screen, change its title or turn the writing around.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, TextIO

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderResult

_STANDS_FOR_ANY: Final = "\N{REPLACEMENT CHARACTER}"
_BLANKS: Final = "\n\t\N{NO-BREAK SPACE}"
"""What separates words; French has a no-break space before its colons."""
_EIGHT_BIT_CONTROL: Final = re.compile(rb"\x7f|\xc2[\x80-\x9f]")
"""DEL and U+0080 to U+009F in UTF-8: all that JSON leaves as it is and a terminal may obey."""


def plain(text: str) -> str:
    """Letters and line breaks; everything that steers a terminal, hides or turns letters becomes a sign that is seen.

    >>> plain("Ann\\x1b[2J")
    'Ann�[2J'
    """
    return "".join(letter if letter.isprintable() or letter in _BLANKS else _STANDS_FOR_ANY for letter in text)


def say(text: str = "", to: TextIO | None = None) -> None:
    """Prints a line."""
    print(plain(text), file=to or sys.stdout)


def plain_json(line: bytes) -> bytes:
    """The same JSON without letters that a terminal may obey.

    >>> plain_json('"\\x9b2J"'.encode())
    b'"\\\\u009b2J"'
    """
    return _EIGHT_BIT_CONTROL.sub(lambda found: b"\\u00%02x" % found[0][-1], line)


def plain_console(**options: Any) -> Console:
    """A console for tables and colours that sends no escape but its own."""
    from rich.console import Console, RenderHook

    class Cleaning(RenderHook):
        """Cleans whatever is printed."""

        def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
            return [_Cleaned(renderable) for renderable in renderables]

    console = Console(highlight=False, markup=False, emoji=False, **options)
    console.push_render_hook(Cleaning())
    return console


class _Cleaned:
    """Something to print, cleaned after it was laid out and before it gets its colours."""

    def __init__(self, renderable: ConsoleRenderable) -> None:
        self._renderable = renderable

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        from rich.segment import Segment

        segments: Iterable[Segment] = console.render(self._renderable, options)
        for segment in segments:
            yield segment if segment.control else Segment(plain(segment.text), segment.style)
