"""``meldstone verify``: does a record hold? The seed, the deal, every move and the points are worked out again."""

from __future__ import annotations

import argparse

from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.cli.records import load_record
from meldstone.game.audit import audit
from meldstone.game.remark import Remark
from meldstone.i18n import Translator, translator

_SHOWN = 20


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``verify``, and what its help says."""
    parser.description = text("cli-verify-text")
    parser.add_argument("file", metavar="FILE", help=text("cli-file"))


def run(arguments: argparse.Namespace) -> int:
    """Prints the report; 0 if the record is valid."""
    findings = audit(load_record(arguments.file))
    speak = translator(arguments.lang)
    names = [speak.word(f"verify-of-{finding.what}") for finding in findings]
    width = max(map(len, names)) + 1
    for name, finding in zip(names, findings, strict=True):
        if finding.problems:
            say(f"{name:<{width}}{speak.word('verify-failed')}")
        else:
            note = "" if finding.note is None else f"  {_told(finding.note, speak)}"
            say(f"{name:<{width}}{speak.word('verify-ok')}{note}")
        for problem in finding.problems[:_SHOWN]:
            say(f"  {_told(problem, speak)}")
        if len(finding.problems) > _SHOWN:
            say(f"  {speak.word('verify-more', count=len(finding.problems) - _SHOWN)}")
    failed = any(finding.problems for finding in findings)
    say(speak.word("cli-invalid" if failed else "cli-valid"))
    return 1 if failed else 0


def _told(remark: Remark, speak: Translator) -> str:
    """A remark in the language; what the rules object to has the sentence of the table."""
    if "/" in remark.code:
        told = speak.message(remark.code, **remark.args)
    else:
        told = remark.text if remark.code in ("broken", "points") else speak.word(f"verify-{remark.code}", **remark.args)
    return told if remark.at is None else speak.word("verify-event", number=remark.at, problem=told)
