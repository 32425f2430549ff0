"""Positions and game records as text: written, read back, replayed.

- `position`: a position on one line
- `record`: game records, read and written
- `record_writer`: events to text
- `record_reader`: text to events
- `record_error`: what is wrong with a record, and where
- `record_limits`: how large a record may be
- `table_change`: the short form of what a turn did to the table
"""
