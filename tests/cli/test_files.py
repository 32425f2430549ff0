"""Files that commands write."""

from __future__ import annotations

from pathlib import Path

import pytest

from meldstone.cli.failure import InputError
from meldstone.cli.files import check_writable, write_whole
from meldstone.cli.main import main


def test_looking_whether_a_file_can_be_written_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    write_whole(str(file), b"old")
    check_writable(str(file))
    check_writable(str(tmp_path / "new"))
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]
    assert file.read_bytes() == b"old"
    for wrong in (tmp_path, tmp_path / "no" / "folder", f"{tmp_path}/\0"):
        with pytest.raises(InputError):
            check_writable(str(wrong))


@pytest.mark.parametrize(
    "command",
    [
        ["arena", "--bots", "novice", "--games", "1000000", "--report", "/no/such/folder/x.html"],
        ["train", "--games", "1000000", "--out", "/no/such/folder/x.json"],
    ],
)
def test_a_place_that_cannot_be_written_to_is_told_before_the_work(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 2
    assert capsys.readouterr().err.startswith("meldstone: file/not-writable: ")
