"""Positions and game records as text: written, read back, replayed.

- `position`: a position on one line: fields, tokens, what is wrong with one of them
- `record`: game records, read and written
- `record_writer`: events to text: headers, numbered lines, clauses
- `record_reader`: text to events: headers, words of a line, seats, numbers, clauses; tiles still to be had (`_TileStock`)
- `record_error`: what is wrong with a record, and where
- `record_limits`: how large a record may be: letters, lines, sets, parts of an event
- `table_change`: what a turn did to the table in short, `1=R4 R5; +K1 K2 K3; -2`: sets changed, fresh, gone; written and read
"""
