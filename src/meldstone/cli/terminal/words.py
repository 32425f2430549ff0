"""The help of the terminal game: every command as the rules have it, in the words of the language, and how tiles are written."""

from __future__ import annotations

from collections.abc import Iterator

from meldstone.cli.terminal.faces import colour_name, tile_name
from meldstone.cli.terminal.typed import EXAMPLES
from meldstone.cli.terminal.vocabulary import letters_of, vocabulary
from meldstone.i18n import Translator
from meldstone.rules.choices import AnnounceExcuse, DiscardRule, DrawPolicy, OpenEighthTile, RackCountVisible
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import Face

BOT_NAMES = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fina")


def help_lines(rules: Ruleset, speak: Translator) -> Iterator[tuple[str, str]]:
    """Commands and what they do, as far as the rules have them."""
    shown = vocabulary(speak.language, rules.box.palette).shown
    black = rules.box.palette.value[0]
    for command, message in _commands(rules):
        example = EXAMPLES.get(command, f"{{{command}}}" if "{" not in command else command)
        yield example.format_map(shown).replace("K", black).replace("O9", f"{rules.box.palette.value[1]}9"), speak.word(message)


def _commands(rules: Ruleset) -> Iterator[tuple[str, str]]:
    turn, setup = rules.turn, rules.setup
    for command in ("lay", "add", "take", "move", "split", "join", "swap", "table", "undo", "reset", "done"):
        yield command, f"help-{command}"
    always = turn.draw_policy is DrawPolicy.DRAW_ALWAYS
    yield "draw", "help-draw-always" if always else "help-draw"
    if turn.discard is DiscardRule.OFF:
        yield "pass", "help-pass-drawn" if always else "help-pass"
    else:
        yield "{take} {discarded}", "help-take-discard"
        yield "discard", "help-discard"
    if setup.open_eighth_tile is OpenEighthTile.FINISH_ONLY:
        yield "{take} {open}", "help-take-open-finish"
    elif setup.open_eighth_tile is OpenEighthTile.ANY_PLAY:
        yield "{take} {open}", "help-take-open"
    if rules.ending.announce_excuse is not AnnounceExcuse.OFF:
        yield "announce", "help-announce"
    if rules.conduct.rack_count_visible is RackCountVisible.ON_ASK:
        yield "ask", "help-ask"
    if setup.redeal_doublets:
        yield "redeal", "help-redeal"
        yield "ready", "help-ready"
    for command in ("sort", "hint", "show", "quit"):
        yield command, f"help-{command}"


def help_notes(rules: Ruleset, speak: Translator) -> Iterator[str]:
    """What else is good to know."""
    palette = rules.box.palette
    jokers = {
        "J": (tile_name(Face("J"), speak), rules.box.jokers_normal),
        "D": (speak.word("help-double"), rules.box.jokers_double),
        "C": (speak.word("help-two-colour"), rules.box.jokers_two_colour),
        "M": (speak.word("help-mirror"), rules.box.jokers_mirror),
    }
    colours = [_colour(colour, rules, speak) for colour in range(len(palette.value))]
    kinds = [f"{letter} {name}" for letter, (name, count) in jokers.items() if count]
    yield speak.word("help-tiles", colours="; ".join([*colours, *kinds]))
    yield speak.word("help-any-order", lay=vocabulary(speak.language).shown["lay"])
    yield speak.word("help-short")
    if speak.language != "en":
        yield speak.word("help-by-name", example=tile_name(Face("R7"), speak, palette))
    yield speak.word("help-no-clock")


def _colour(colour: int, rules: Ruleset, speak: Translator) -> str:
    """``K černá (č7)``: the letter of the box, the word, and what else may be typed."""
    palette = rules.box.palette
    letter = palette.value[colour]
    others = [other for other in letters_of(speak.language, colour, palette) if len(other) == 1 and other.upper() != letter]
    name = speak.word(f"colour-{colour_name(colour, palette)}")
    return f"{letter} {name}" + (f" ({', '.join(f'{other.upper()}7' for other in others)})" if others else "")
