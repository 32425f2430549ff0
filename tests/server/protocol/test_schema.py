"""The published JSON Schema is that of the messages."""

from pathlib import Path

from meldstone.server.protocol import schema
from meldstone.server.protocol.__main__ import main

ROOT = Path(__file__).parents[3]


def test_the_published_schema_is_that_of_the_protocol() -> None:
    written = (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8")
    assert written == schema.text(), "run python -m meldstone.server.protocol --json-schema"


def test_the_schema_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    main(["--json-schema", str(tmp_path / "schema.json")])
    assert (tmp_path / "schema.json").read_text(encoding="utf-8") == schema.text()
