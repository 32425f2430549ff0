"""``meldstone editions``: which editions there are, and every knob of one of them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from meldstone.cli.parser import HelpText
from meldstone.cli.plain import plain_console, say
from meldstone.cli.rules_options import rules_of
from meldstone.i18n import Translator, translator
from meldstone.rules.catalogue import Edition, editions
from meldstone.rules.knobs import KnobSpec, KnobValue, value_text
from meldstone.rules.ruleset import Ruleset, all_knobs


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``editions``, and what its help says."""
    parser.description = text("cli-editions-text")
    parser.add_argument("name", nargs="?", metavar="NAME", help=text("cli-editions-name"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def run(arguments: argparse.Namespace) -> int:
    """Prints the list or one edition."""
    console = plain_console()
    if arguments.name is None:
        listed = list(editions().values())
        if arguments.json:
            _print_json([_summary(edition) for edition in listed])
        elif console.is_terminal:
            _print_list(listed, console, translator(arguments.lang))
        else:
            for edition in listed:
                say(f"{edition.name}\t{edition.title}\t{edition.source}")
        return 0
    rules = rules_of(arguments.name, {})
    if arguments.json:
        _print_json(_description(arguments.name, rules))
    elif console.is_terminal:
        _print_tables(arguments.name, rules, console, translator(arguments.lang))
    else:
        say("\n".join(_plain(arguments.name, rules)))
    return 0


@dataclass(frozen=True, slots=True)
class KnobLine:
    """One knob of an edition beside the base."""

    topic: str
    spec: KnobSpec
    value: KnobValue

    @property
    def differs(self) -> bool:
        """True if the edition changes the base here."""
        return self.value != self.spec.default


def knob_lines(rules: Ruleset) -> list[KnobLine]:
    """All knobs of a ruleset, in the order of their topics."""
    values = rules.knobs()
    return [KnobLine(topic, spec, values[spec.name]) for topic, spec in all_knobs()]


def chain(name: str) -> list[str]:
    """What an edition extends, step by step, down to the base: ``rummy-hand``, ``rummy``, ``base``."""
    out = [name]
    while out[-1] in editions():
        out.append(editions()[out[-1]].extends)
    return out


def _parts(name: str) -> list[Edition]:
    return [editions()[part] for part in name.split("+") if part in editions()]


def _choices(name: str) -> list[str]:
    return list(dict.fromkeys(knob for edition in _parts(name) for knob in edition.choose))


def _summary(edition: Edition) -> dict[str, object]:
    return {"name": edition.name, "title": edition.title, "source": edition.source, "extends": edition.extends}


def _description(name: str, rules: Ruleset) -> dict[str, object]:
    return {
        "name": name,
        "editions": [_summary(edition) for edition in _parts(name)],
        "extends": {part: chain(part)[1:] for part in name.split("+")},
        "choose": _choices(name),
        "knobs": [
            {
                "name": line.spec.name,
                "topic": line.topic,
                "value": line.value,
                "base": line.spec.default,
                "differs": line.differs,
                "values": line.spec.values,
                "meaning": line.spec.meaning,
                "source": line.spec.source,
            }
            for line in knob_lines(rules)
        ],
    }


def _print_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def _head(name: str) -> Iterator[tuple[str, str]]:
    for edition in _parts(name):
        yield edition.name, edition.title
        yield "source", edition.source
        yield "extends", " → ".join(chain(edition.name)[1:])
    if name == "base":
        yield "base", "what all editions start from"
    if choices := _choices(name):
        yield "choose", f"the players agree on {', '.join(choices)} (play --set {choices[0]}=2)"


def _spoken_head(name: str, speak: Translator) -> Iterator[Text]:
    """The same for a player: without sources, in the player's language."""
    for edition in _parts(name):
        yield Text.assemble((f"{edition.name}: ", "bold"), _called(edition, speak))
        yield Text(speak.word("editions-extends", chain=" → ".join(chain(edition.name)[1:])))
    if name == "base":
        yield Text.assemble(("base: ", "bold"), speak.word("editions-base"))
    if choices := _choices(name):
        yield Text(speak.word("editions-choose", rules=", ".join(choices), example=f"play --set {choices[0]}=2"))


def _called(edition: Edition, speak: Translator) -> str:
    return f"{speak.word(f'edition-{edition.name}')}. {speak.word(f'edition-{edition.name}-description')}"


def _topics(rules: Ruleset) -> Iterator[tuple[str, str, list[KnobLine]]]:
    for topic, lines in groupby(knob_lines(rules), key=lambda line: line.topic):
        yield topic, _topic_meaning(getattr(rules, topic)), list(lines)


def _topic_meaning(group: Any) -> str:
    return str(type(group).__doc__).partition(" (RULES.md")[0].rstrip(".")


# --- for pipes -------------------------------------------------------------------------------------------------------------------


def _plain(name: str, rules: Ruleset) -> Iterator[str]:
    for key, text in _head(name):
        yield f"{key}: {text}"
    yield "* differs from the base"
    for topic, meaning, lines in _topics(rules):
        yield ""
        yield f"[{topic}] {meaning}"
        for line in lines:
            spec = line.spec
            changed = f" (base: {value_text(spec.default)})" if line.differs else ""
            yield f"{'*' if line.differs else ' '} {spec.name} = {value_text(line.value)}{changed}"
            yield f"      {spec.meaning}; one of {spec.values_text}; {spec.source}"


# --- for terminals ---------------------------------------------------------------------------------------------------------------


def _print_list(listed: list[Edition], console: Console, speak: Translator) -> None:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(speak.word("cli-edition-name"), style="bold cyan", no_wrap=True)
    table.add_column(speak.word("cli-edition-what"))
    for edition in listed:
        table.add_row(edition.name, _called(edition, speak))
    console.print(table)
    console.print(f"\n{speak.word('cli-editions-more', command='meldstone editions rummy-discard+rummy-hand')}", style="dim")


def _print_tables(name: str, rules: Ruleset, console: Console, speak: Translator) -> None:
    for head in _spoken_head(name, speak):
        console.print(head)
    for topic, _, lines in _topics(rules):
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
        table.title = Text.assemble((topic, "bold"), (f"  {speak.word(f'topic-{topic}')}", "dim"))
        table.add_column(speak.word("editions-rule"), no_wrap=True)
        table.add_column(speak.word("editions-value"), overflow="fold", max_width=26)
        table.add_column("", overflow="fold", ratio=1)
        for line in lines:
            table.add_row(_knob_cell(line), _value_cell(line, speak), _meaning_cell(line, speak))
        console.print()
        console.print(table)


def _knob_cell(line: KnobLine) -> Text:
    return Text(f"{'*' if line.differs else ' '} {line.spec.name}", style="bold yellow" if line.differs else "")


def _value_cell(line: KnobLine, speak: Translator) -> Text:
    if not line.differs:
        return Text(value_text(line.value))
    return Text.assemble(
        (value_text(line.value), "bold yellow"), (f" {speak.word('editions-instead', value=value_text(line.spec.default))}", "dim")
    )


def _meaning_cell(line: KnobLine, speak: Translator) -> Text:
    """The rule in a sentence, and what else could be chosen."""
    sentence = f"rule-{line.spec.name}"
    exact = f"{sentence}-{value_text(line.value)}"
    told = speak.word(exact)
    if told == exact:
        told = speak.word(sentence, count=line.value if isinstance(line.value, int) else 0)
    return Text.assemble(line.spec.meaning if told == sentence else told, (f" [{line.spec.values_text}]", "cyan"))
