"""``make texts``: a page for each language with every message, filled in, and a picture of where it stands, for a speaker to check.

``python -m tests.browser.texts [--languages cs pl] [--no-pictures]`` writes ``build/texts/index.html``. Pictures come from a tour
of all screens on a phone, and lines from a game and the help of all commands in a terminal; a message that neither shows has
the file of the code that says it instead.
"""

from __future__ import annotations

import argparse
import html
import io
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from playwright.sync_api import Error, sync_playwright
from rich.console import Console

from meldstone.cli.main import COMMANDS
from meldstone.cli.main import main as main_command
from meldstone.cli.terminal.drawn_move import draw_move
from meldstone.cli.terminal.faces import tile_name
from meldstone.cli.terminal.vocabulary import SMALL_WORDS, VERBS, vocabulary
from meldstone.i18n import LANGUAGES, translator
from meldstone.notation.position import read_position
from meldstone.solver import Objective, solve
from meldstone.store import sqlite_url
from meldstone.tiles import Face
from tests.browser.conftest import FLAGS, PATIENCE, chromium
from tests.browser.rooms import sign_in
from tests.browser.test_screens import SCREENS, Tour
from tests.cli.terminal.test_session import Played, game, typed_like_a_novice
from tests.i18n import ftl
from tests.server.running import Server

ROOT: Final = Path(__file__).parents[2]
OUT: Final = ROOT / "build" / "texts"
TERMINAL: Final = ("errors.ftl", "terminal.ftl", "typing.ftl", "commands.ftl", "words.ftl", "rules.ftl", "pages.ftl")
"""Files of which a terminal shows something."""
POSITIONS: Final = (
    *("original / J B2 B3 / K2 K3 B1", "classic / K9 O9 B9 R9 / R10 R11", "classic / R4 R5 R6 R7 / B7 O7", "classic / / R1"),
)
MISTAKES: Final = (
    *(["solve"], ["arena"], ["verify"], ["dance"], ["admin", "announce-restart"], ["solve", "--rack", "R7", "--set", "x"]),
)
TILES: Final = {"tile": "R7", "tiles": "R7 O8 J", "joker": "J", "more": "B10 K11", "set": "R4 R5 R6", "back": "K1 B2"}
COUNTED: Final = ("count", "minimum", "maximum", "held", "points", "left", "doublets", "needed", "back", "days", "games", "players")
NUMBERS: Final = (1, 2, 5, 21)
MARGIN: Final = 12
SAMPLE: Final = {
    "player": "Ada", "players": "Ada, Otto", "name": "Ada", "names": "Ada, Otto, Ирма", "bot": "Nora", "winner": "Otto",
    "edition": "Twist", "play": "R7 → R4 R5 R6", "drawn": "Ada: R7, Otto: B2", "code": "KLMNP", "time": "12:30",
    "what": "Twist", "level": "Novice", "subject": "joker_lock", "reason": "…", "path": "game.jsonl",
    "command": "meldstone play", "example": "lay R10 B10 K10", "default": "classic", "letter": "A", "seed": "00…05",
    "sets": "1, 3", "word": "xyzzy", "near": "lay", "token": "X9", "colours": "K, O, B, R", "value": "9",
    "choices": "play, solve", "note": "…", "phase": "ready", "field": "seats", "form": "object", "face": "number",
    "colour": "red",
}  # fmt: skip
"""What stands for an argument; every other one is a number."""

BOXES: Final = """() => {
  const found = [];
  const add = (text, element) => {
    const box = element.getBoundingClientRect();
    const plain = (text || "").replace(/[ \\n\\t]+/g, " ").trim();
    if (plain && plain.length < 600 && box.width && box.height)
      found.push([plain, box.x + scrollX, box.y + scrollY, box.width, box.height]);
  };
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg, script, style")) continue;
    for (const name of ["aria-label", "title", "placeholder"]) add(element.getAttribute(name), element);
    add(element.textContent, element);
  }
  return found;
}"""


@dataclass(frozen=True, slots=True)
class Seen:
    """A text on a screen, and where."""

    screen: str
    text: str
    box: tuple[float, float, float, float]


def rendered(language: str, message: ast.Message) -> list[str]:
    """The message with its arguments: once, or for several numbers if it chooses by one."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource([message]))
    chosen = ftl.selected(message) & set(COUNTED)
    choices = ftl.selected(message) - chosen - {"number"}
    keys = [key for keys in ftl.variants(message) for key in keys] if choices else [""]
    out = []
    for number in NUMBERS if chosen else (5,):
        for key in dict.fromkeys(keys):
            arguments = {name: _argument(name, number, language, message) for name in ftl.variables(message)}
            arguments |= dict.fromkeys(choices, key) if choices else {}
            pattern = bundle.get_message(message.id.name).value
            assert pattern is not None
            out.append(str(bundle.format_pattern(pattern, arguments)[0]))
    return list(dict.fromkeys(out))


def _argument(name: str, number: int, language: str, message: ast.Message) -> str | int:
    if name in ftl.selected(message) and name in COUNTED:
        return number
    if name in TILES:
        form = ftl.attributes(message).get(name, "label")
        letters = "--" in message.id.name or message.id.name.startswith(("term-", "move-"))
        spoken = not letters or name in ftl.attributes(message)
        faces = TILES[name].split()
        return ", ".join(tile_name(Face(face), translator(language), form=form) for face in faces) if spoken else " ".join(faces)
    if name in (*VERBS, *SMALL_WORDS) and message.id.name.startswith(("term-", "help-", "cli-")):
        return vocabulary(language).shown[name]
    return SAMPLE.get(name, 5)


def pattern_of(message: ast.Message) -> re.Pattern[str]:
    """What the message looks like on a screen, whatever its arguments are."""

    def of(pattern: ast.Pattern) -> str:
        return "".join(_shape(element, of) for element in pattern.elements)

    return re.compile(re.sub(r"(\\ |\s|\\\n)+", r"\\s+", of(message.value)) if message.value else r"$.", re.DOTALL)


def _shape(element: ast.TextElement | ast.Placeable, of: object) -> str:
    if isinstance(element, ast.TextElement):
        return re.escape(element.value)
    if isinstance(element.expression, ast.SelectExpression):
        assert callable(of)
        return "(?:" + "|".join(of(variant.value).strip() for variant in element.expression.variants) + ")"
    return ".{0,80}?"


def tour(language: str, server: Server) -> Iterator[Seen]:
    """Every text of every screen; the pictures are written on the way."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_context(
            viewport={"width": 390, "height": 844}, locale=language, has_touch=True, reduced_motion="reduce"
        ).new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.goto(server.url)
        page.wait_for_selector("h1")
        way = Tour(page, server)
        # whoever is signed in has another page there
        signed_in = [screen for screen in SCREENS if screen != "way-in"]
        for screen in ("way-in", *signed_in):
            if screen == signed_in[0]:
                sign_in(page, server, "Ada")
            try:
                way.to(screen)
            except (Error, AssertionError) as error:
                print(f"{language} {screen}: {str(error).splitlines()[0]}", file=sys.stderr)
                continue
            page.screenshot(path=OUT / language / f"{screen}.png", full_page=True)
            for text, *box in page.evaluate(BOXES):
                yield Seen(screen, text, (box[0], box[1], box[2], box[3]))
        browser.close()


@cache
def _sources() -> dict[str, str]:
    web = ROOT / "web" / "src"
    files = [*web.rglob("*.ts"), *web.rglob("*.tsx"), *(ROOT / "src" / "meldstone").rglob("*.py")]
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files if ".test." not in file.name}


def terminal(language: str) -> list[str]:
    """What a terminal shows: a game with its help and some mistakes, moves of the solver, and the help of every command."""
    words = vocabulary(language).shown
    played = Played(game("rummy-discard", 2), language=language)
    for line in (words["help"], words["hint"], "xyzzy", "R7 R7", "R20", f"{words['take']} R13", words["add"], words["split"]):
        played.hear(line)
    for _ in range(400):
        if not played.session.waiting:
            break
        for line in typed_like_a_novice(played.state):
            played.hear(line)
    said = io.StringIO()
    console = Console(file=said, width=100)
    for position in POSITIONS:
        draw_move(solve(read_position(position)), Objective.TILES, console, translator(language), explain=True)
    with redirect_stdout(said), redirect_stderr(said):
        for command in COMMANDS:
            with suppress(SystemExit):
                main_command([command, "--lang", language, "--help"])
        for argv in MISTAKES:
            with suppress(SystemExit):
                main_command([*argv, "--lang", language])
    return f"{played.out.getvalue()}\n{said.getvalue()}".splitlines()


def in_terminal(message: ast.Message, lines: Sequence[str]) -> str | None:
    """The lines of the terminal that say a message, with their neighbours."""
    shape = pattern_of(message)
    if len(_fixed(shape)) < 8:
        return None
    text = "\n".join(lines)
    match = re.search(shape.pattern, text, re.DOTALL)
    if match is None or match.group().count("\n") > 8:
        return None
    first, last = text.count("\n", 0, match.start()), text.count("\n", 0, match.end())
    return "\n".join(lines[max(first - 1, 0) : last + 2])


def _fixed(shape: re.Pattern[str]) -> str:
    """The letters of a message that are always there."""
    return re.sub(r"\\s\+|\.\{0,80\}\?|\W", "", shape.pattern)


def said_in(name: str) -> str:
    """The files of the code that name a message."""
    quoted = re.compile(rf"[\"'`]{re.escape(name.replace('--', '/') if '--' in name else name)}[\"'`]")
    return ", ".join(Path(file).name for file, text in _sources().items() if quoted.search(text)) or "made at run time"


def found(message: ast.Message, seen: Sequence[Seen]) -> Seen | None:
    """The smallest place on a screen that says just this."""
    shape = pattern_of(message)
    fixed = len(_fixed(shape))
    if fixed < 2:
        return None
    # where most of a text is something else, the message only looks like a part of it
    places = [place for place in seen if shape.fullmatch(place.text) and fixed > 0.4 * len(re.sub(r"\W", "", place.text))]
    return min(places, key=lambda place: place.box[2] * place.box[3], default=None)


def crop(language: str, place: Seen) -> str:
    """A piece of the screen as a background, so that the picture is loaded once."""
    x, y, width, height = place.box
    left, top = max(x - MARGIN, 0), max(y - MARGIN, 0)
    size = f"width:{min(width + 2 * MARGIN, 390):.0f}px;height:{min(height + 2 * MARGIN, 200):.0f}px"
    return f'<i style="{size};background:url({language}/{place.screen}.png) -{left:.0f}px -{top:.0f}px"></i>'


def page_of(language: str, seen: Sequence[Seen], typed: Sequence[str]) -> tuple[str, int, int]:
    """The page of a language, how many messages it has, and how many of them have a picture."""
    rows, total, pictured = [], 0, 0
    for file in ftl.FILES:
        english = ftl.messages("en", file)
        rows.append(f'<tr><td></td><td></td><td></td><td></td></tr><tr><th colspan="4">{file}</th></tr>')
        for name, message in ftl.messages(language, file).items():
            if message.value is None:
                continue
            place = found(message, seen)
            lines = None if place or file not in TERMINAL else in_terminal(message, typed)
            total += 1
            pictured += place is not None or lines is not None
            text = "<br>".join(html.escape(text) for text in rendered(language, message))
            original = html.escape(rendered("en", english[name])[0])
            where = f"{place.screen}<br>{crop(language, place)}" if place else html.escape(said_in(name))
            where = where if lines is None else f"<pre>{html.escape(lines)}</pre>"
            cells = f'<td><code>{name}</code></td><td lang="{language}">{text}</td><td lang="en">{original}</td><td>{where}</td>'
            rows.append(f"<tr>{cells}</tr>")
    style = "body{font:15px/1.5 sans-serif}td{border-top:1px solid #ccc;padding:6px;vertical-align:top}"
    style += "i{display:block;border:1px solid #999}pre{background:#111;color:#eee;padding:6px;margin:0;white-space:pre-wrap}"
    style += "table{width:100%;table-layout:fixed}code{overflow-wrap:anywhere}td:first-child{width:11em}td:last-child{width:420px}"
    body = f"<h1>{language}: {total} messages, {pictured} with the place</h1><table>{''.join(rows)}</table>"
    return f'<!doctype html><meta charset="utf-8"><title>{language}</title><style>{style}</style>{body}', total, pictured


def main() -> None:
    """Writes the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=LANGUAGES)
    parser.add_argument("--no-pictures", action="store_true")
    options = parser.parse_args()
    links = []
    with tempfile.TemporaryDirectory() as name, Server(sqlite_url(Path(name) / "texts.db"), Path(name)) as server:
        for language in options.languages:
            shutil.rmtree(OUT / language, ignore_errors=True)
            (OUT / language).mkdir(parents=True)
            seen = [] if options.no_pictures else list(tour(language, server))
            text, total, pictured = page_of(language, seen, terminal(language))
            (OUT / f"{language}.html").write_text(text, encoding="utf-8")
            placed = f"{total} messages, {pictured} with the place where they stand"
            links.append(f'<li><a href="{language}.html">{language}</a>: {placed}</li>')
            print(f"{language}: {placed}")
    (OUT / "index.html").write_text(
        f'<!doctype html><meta charset="utf-8"><title>Texts</title><ul>{"".join(links)}</ul>', encoding="utf-8"
    )
    print(OUT / "index.html")


if __name__ == "__main__":
    main()
