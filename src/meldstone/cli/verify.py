"""``meldstone verify``: does a record hold? The seed, the deal, every move and the points are worked out again."""

from __future__ import annotations

import argparse

from meldstone.cli.plain import say
from meldstone.cli.records import load_record
from meldstone.game.audit import audit

_SHOWN = 20


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds the options of ``verify``, and what its help says."""
    parser.description = "Recomputes the deal, every move and the points of a record. Exit code 1 if something does not match."
    parser.add_argument("file", metavar="FILE", help="a record, as text or as JSON lines; - for standard input")


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
    say("This record is NOT valid." if failed else "This record is valid.")
    return 1 if failed else 0
