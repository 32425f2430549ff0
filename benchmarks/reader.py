"""`python -m benchmarks.reader --seed 7`: does a stranger find the file for a line of code?

Prints a question for somebody who has never seen the project: every folder and file with the sentence over its door, and twenty
random lines of `src`, `native` and `web/src`. `--answers` prints where they stand, `--mark FILE` counts the right ones in answers
of the form ``3. web/src/board/draft.ts``. A header and its source count as one file. We want 18 right folders and 14 right files.

Left out are imports, comments, docstrings, tests, styles and generated code, lines that stand in more than one file, and those
that name fewer than four things: ``return found`` or ``for row in rows`` says nothing about any house.
"""

from __future__ import annotations

import argparse
import ast
import functools
import io
import keyword
import random
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
HOUSES: Final = {"src/meldstone": (".py",), "native": (".hpp", ".cpp"), "web/src": (".ts", ".tsx")}
LEFT_OUT: Final = (".test.", ".gen.", "native/tests/", "vite-env")
LINES: Final = 20
FRONT_OF_THE_CLIENT: Final = """## web/src/

The client. Only two files stand here, all others in the rooms below.

- `main`: starts the page: which screen belongs to which address, screens loaded lazily, the service worker
- `styles.css`: the styles that every screen needs, in their order"""
FEWEST_NAMES: Final = 4

_NAME = re.compile(r"[A-Za-z_]\w{2,}")
_KEYWORDS = frozenset(keyword.kwlist) | frozenset(
    re.findall(
        r"\w+",
        """
        auto bool case catch const constexpr default dict enum export extends false function include inline int interface int32_t
        len let list namespace new null number override private public readonly self size_t static std str string struct switch
        template this throw true tuple type typename uint8_t uint32_t uint64_t undefined using void
        """,
    )
)


@dataclass(frozen=True)
class Line:
    """A line of code and where it stands, without the ending of the file."""

    text: str
    path: Path

    @property
    def file(self) -> str:
        """``native/plain/search``: for a header and its source."""
        return str(self.path.with_suffix(""))


def sources() -> list[Path]:
    """Every file that lines are taken from, as seen from the root."""
    found = [path for house in HOUSES for path in (ROOT / house).rglob("*") if path.suffix in HOUSES[house]]
    return sorted(path.relative_to(ROOT) for path in found if not any(part in str(path) for part in LEFT_OUT))


@functools.cache
def lines() -> list[Line]:
    """All lines that a reader can be asked about, in the order of the files."""
    everywhere = [Line(text, path) for path in sources() for text in dict.fromkeys(_code(path)) if _tells_something(text)]
    files: dict[str, set[str]] = {}
    for line in everywhere:
        files.setdefault(line.text, set()).add(line.file)
    return [line for line in everywhere if len(files[line.text]) == 1]


def chosen(seed: str, count: int = LINES) -> list[Line]:
    """The lines of one round."""
    return random.Random(seed).sample(lines(), count)


def doors() -> str:
    """The house as a stranger sees it: each folder, the sentence over its door, its files."""
    parts = []
    for door in sorted((ROOT / "src/meldstone").rglob("__init__.py")):
        text = ast.get_docstring(ast.parse(door.read_bytes())) or ""
        shown = [part for part in text.split("\n\n") if not part.startswith((">>>", "===", "``locales"))]
        parts.append(f"## {door.parent.relative_to(ROOT)}/\n\n" + "\n\n".join(shown))
    parts.append("## native/\n\n" + (ROOT / "native/README.md").read_text(encoding="utf-8").partition("\n\n")[2].strip())
    parts.append(FRONT_OF_THE_CLIENT)
    for door in sorted((ROOT / "web/src").glob("*/README.md")):
        parts.append(f"## {door.parent.relative_to(ROOT)}/\n\n" + door.read_text(encoding="utf-8").partition("\n\n")[2].strip())
    return "\n\n".join(parts)


def question(seed: str) -> str:
    """What the reader gets."""
    asked = "\n".join(f"{number}. `{line.text}`" for number, line in enumerate(chosen(seed), 1))
    return (
        "# Where does this line stand?\n\n"
        "Answer with folder and file for each of the lines at the end, as `1. web/src/board/draft`. Only this page may be read.\n\n"
        f"{doors()}\n\n# Lines\n\n{asked}\n"
    )


def answers(seed: str) -> str:
    """What is right."""
    return "".join(f"{number}. {line.path}\n" for number, line in enumerate(chosen(seed), 1))


def mark(seed: str, given: str) -> tuple[int, int, list[str]]:
    """Right folders, right files, and a sentence for each that is wrong."""
    told = {int(number): Path(path) for number, path in re.findall(r"^\W*(\d+)[.):]\s*`?([\w./-]+)", given, re.MULTILINE)}
    folders = files = 0
    wrong = []
    for number, line in enumerate(chosen(seed), 1):
        guess = told.get(number, Path("nothing"))
        folders += guess.parent == line.path.parent
        if str(guess.with_suffix("")) == line.file:
            files += 1
        else:
            wrong.append(f"{number}. {guess} is {line.path}: {line.text}")
    return folders, files, wrong


def _code(path: Path) -> Iterator[str]:
    text = (ROOT / path).read_text(encoding="utf-8")
    plain = _without_strings_of_python(text) if path.suffix == ".py" else _without_comments(text)
    for line in plain.splitlines():
        if not re.match(r"\s*(import|from|#include|#pragma|using|namespace|export \*|} from)\b", line):
            yield line.strip()


def _without_strings_of_python(text: str) -> str:
    """Without comments, docstrings and imports, which may go over several lines."""
    rows = text.split("\n")
    gone: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Import | ast.ImportFrom | ast.Expr):
            continue
        told = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        if told or not isinstance(node, ast.Expr):
            gone.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            rows[token.start[0] - 1] = rows[token.start[0] - 1][: token.start[1]]
    return "\n".join(row for number, row in enumerate(rows, 1) if number not in gone)


def _without_comments(text: str) -> str:
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r'^import\s+(type\s+)?\{[^}]*\}\s+from\s+"[^"]*";', "", text, flags=re.MULTILINE)
    return re.sub(r"(^|\s)//.*", "", text)


def _tells_something(text: str) -> bool:
    return len(set(_NAME.findall(text)) - _KEYWORDS) >= FEWEST_NAMES


def main(arguments: list[str]) -> int:
    """Prints the question or the answers, or marks answers; 1 if too few are right."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reader", description="Does a stranger find the file for a line?")
    parser.add_argument("--seed", default="1", help="which lines are asked for")
    parser.add_argument("--answers", action="store_true", help="print where the lines stand")
    parser.add_argument("--mark", type=Path, metavar="FILE", help="count the right answers in this file")
    options = parser.parse_args(arguments)
    if not options.mark:
        print(answers(options.seed) if options.answers else question(options.seed), end="")
        return 0
    folders, files, wrong = mark(options.seed, options.mark.read_text(encoding="utf-8"))
    print(*wrong, f"{folders} of {LINES} folders (18 wanted), {files} of {LINES} files (14 wanted)", sep="\n")
    return not (folders >= 18 and files >= 14)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
