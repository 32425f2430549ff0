"""`python -m benchmarks [NAME …]`: all benchmarks, or those named.

`tune NAME` tells what a number trades, `compare REVISION` what has become slower, and `verdicts REVISION` which
turns of bot games are judged otherwise.
"""

from __future__ import annotations

import sys

from benchmarks import compare, ear, games, hand, hostile_guest, idle, judge, requests, rules, solver, store, tune, verdicts, web
from benchmarks.measure import pin_to_one_core

BENCHMARKS = {
    "rules": rules.run,
    "judge": judge.run,
    "games": games.run,
    "solver": solver.run,
    "store": store.run,
    "web": web.run,
    "ear": ear.run,
    "hand": hand.run,
    "hostile_guest": hostile_guest.run,
    "idle": idle.run,
    "requests": requests.run,
}


def main(names: list[str]) -> int:
    commands = {"tune": tune.main, "compare": compare.main, "verdicts": verdicts.main}
    if names and names[0] in commands:
        return commands[names[0]](names[1:])
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        print(f"no benchmark {', '.join(unknown)}; there are {', '.join(BENCHMARKS)}", file=sys.stderr)
        return 2
    pin_to_one_core()
    for name in names or BENCHMARKS:
        BENCHMARKS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
