"""The tables that `hand.py` puts before a phone, and the turns that are played on them.

*medium* takes five tiles from the rack and four from four sets and makes three sets of them; *two* and *twist* are the largest
turns that were found by lot: 22 and 29 tiles change their place. *late* is a box for six, nearly used up.
"""

from __future__ import annotations

from dataclasses import dataclass

from meldstone.game.position import Position
from meldstone.notation.position import read_position
from meldstone.tiles import Table


@dataclass(frozen=True)
class HandTable:
    """A position, how many sit around it, and the table after the turn that is played on it."""

    line: str
    seats: int
    after: str = ""

    @property
    def position(self) -> Position:
        return read_position(self.line)

    @property
    def sets(self) -> tuple[str, ...]:
        return tuple(str(row) for row in self.position.table)

    @property
    def rack(self) -> str:
        return " ".join(map(str, self.position.rack))

    @property
    def target(self) -> list[list[str]]:
        return [[str(tile) for tile in row] for row in Table.parse(self.after)]


TABLES = {
    "two": HandTable(
        "classic / O10b O11 O12; B11b B12b B13b; K6b K7 K8b K9b; R11b R12 R13; K4b O4 B4b; R5 R6b R7b R8; O4b O5b O6 O7;"
        " O7b O8b O9 O10; R2 R3b R4b R5b R6; B5b B6b B7; B7b Jb B9b; O1 B1 R1b; O2 B2b R2b; K3 O3b B3b; K9 K10b K11"
        " / B13 B1b B3 B4 B9 K12 K13b K3b K5b O11b R11 R9b / opened",
        2,
        "O10b O11 O12; B11b B12b B13b; K6b B6b R6b; R11b R12 R13; K4b O4 B4b; K5b B5b R5; O4b O5b O6; O9 O10 O11b;"
        " R2 R3b R4b R5b R6; K7 O7 B7; K9b B9b R9b; O1 B1 R1b; O2 R2b Jb; K3 O3b B3b; K9 K10b K11 K12 K13b; K8b O8b R8;"
        " O7b B7b R7b; B1b B2b B3 B4",
    ),
    "medium": HandTable(
        "classic / K2b O2b B2b R2b; R2 R3b R4b R5b; O5 B5 R5; O8 B8b R8; B11b B12 B13b; K7 O7 R7; K3 O3 B3; K6 K7b K8b K9b;"
        " K4b O4b R4; B2 B3b B4 B5b B6 B7b B8 B9b; K6b O6 B6b; K9 K10b Jb; K2 K3b K4; O7b O8b O9b O10b; O10 O11b O12;"
        " B9 B10b B11 B12b; O1b B1b R1b; R8b R9 R10 R11 / B10 K10 K12b K1b K5 O12b O2 O4 O9 R10b R12 R12b R7b R9b / opened",
        4,
        "K2b O2b B2b R2b; R3b R4b R5b; O5 B5 R5; O8 B8b R8; B11b B12 B13b; K7 O7 R7; K3 O3 B3; K6 K7b K8b K9b; K4b O4b R4;"
        " B3b B4 B5b B6 B7b B8 B9b; K6b O6 B6b; K9 K10b Jb; K2 K3b K4; O7b O8b O9b; O10 O11b O12; B9 B10b B11; O1b B1b R1b;"
        " R8b R9 R10 R11; O2 B2 R2; O10b B10 R10b; O12b B12b R12",
    ),
    "twist": HandTable(
        "twist / K2 O2b B2 R2; K7b O7 B7b; K1b O1b B1b R1b; K13 O13b B13b R13b; K3b K4 K5; K8 O8b R8b; O10 O11b O12b;"
        " R6 K6b Mb K6 R6b; O4 M O4b; O2 Db O5 O6; O8 O9 O10b; K12b O12 B12; B9b B10b B11 B12b; B4b B5b B6b B7 B8; B1 B2b D B5;"
        " R4b R5 J R7b; K8b K9b K10; R7 R8 R9b R10; R10b R11 C O13; Jb K12 K13b"
        " / B10 B13 B9 Cb K1 K7 K9 O3 O3b O7b O9b R11b R12 R12b R13 R2b R3b R5b / opened",
        2,
        "K2 O2b B2 R2; K7b O7 B7b; K1b O1b B1b R1b; K13 O13b B13b R13b; K3b K4 K5; K8 O8b R8b; O10 O11b O12b; R6 K6b Mb K6 R6b;"
        " O2 O3b O4 Db J Jb; K1 C O3 O4b O5 O6; O8 O9 O10b; K12b O12 B12; B9b B10b B11 B12b; B4b B5b B6b B7 B8; B1 B2b D B5;"
        " K7 O7b R7b; K8b K9b K10; R7 R8 R9b R10; R10b R11 R12b; K13b O13 B13; K9 O9b B9; B10 Cb K12; R2b R3b R4b; R5 M R5b;"
        " R11b R12 R13",
    ),
    "late": HandTable(
        "six-player / K3c O3 R3b; K11 O11 R11c; K13b O13 B13b; K6b K7b Jb; K1c O1 R1c; K13 O13b R13b; O8c B8 R8b; K10 O10b R10c;"
        " O2c B2b R2c; O8b B8c R8c; O7 O8 O9c; K10c O10 B10b; B5b B6b B7 B8b; R8 R9b R10b R11b; B2c B3 B4 B5c; R2b R3c R4b R5c;"
        " R5b R6 R7c; O2 B2 R2; K10b B10c R10; K7 O7c R7; O11c B11c R11; K1 B1c R1b; O9 B9c R9c; K12c O12c B12c R12c;"
        " O13c B13 R13; B10 B11b B12 B13c; O3b B3b Jc; K7c K8c K9b; K4c O4 B4c; K1b K2b K3 K4; K12b R12 J; K4b O4b Jd;"
        " O6b B6c R6b; K5c O5 B5; K6c O6 R6c"
        " / B12b B1b B6 B7b B7c B9 K11c K12 K13c K2 K2c K5 K5b K6 K8b K9 K9c O12b O1b O1c O2b O3c O4c O5b O5c O6c O7b O9b R1 R3 R7b"
        " / opened",
        6,
    ),
}
