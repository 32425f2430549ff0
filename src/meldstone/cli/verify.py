"""``meldstone verify``: does a record hold? The seed, the deal, every move and the points are worked out again."""

from __future__ import annotations

import argparse

from meldstone.cli.parser import HelpText
from meldstone.cli.plain import say
from meldstone.cli.records import load_record
from meldstone.game.audit import audit
from meldstone.i18n import translator

_SHOWN = 20


def add_options(parser: argparse.ArgumentParser, text: HelpText) -> None:
    """Adds the options of ``verify``, and what its help says."""
    parser.description = text("cli-verify-text")
    parser.add_argument("file", metavar="FILE", help=text("cli-file"))


def run(arguments: argparse.Namespace) -> int:
    """Prints the report; 0 if the record is valid."""
    findings = audit(load_record(arguments.file))
    for finding in findings:
        say(f"{finding.what:<11}{'FAILED' if finding.problems else 'ok'}{'' if finding.problems else f'  {finding.note}'}")
        for problem in finding.problems[:_SHOWN]:
            say(f"  {problem}")
        if len(finding.problems) > _SHOWN:
            say(f"  … and {len(finding.problems) - _SHOWN} more")
    failed = any(finding.problems for finding in findings)
    say(translator(arguments.lang).word("cli-invalid" if failed else "cli-valid"))
    return 1 if failed else 0
