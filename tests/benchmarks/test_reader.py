"""What a stranger is asked about the house, and how the answers are marked."""

import pytest

from benchmarks import reader


def test_a_round_asks_for_lines_of_code_only() -> None:
    texts = [line.text for line in reader.lines()]
    assert len(texts) > 10_000
    assert not [text for text in texts if text.startswith(("# ", "// ", '"""', "import ", "from ", "using "))]


def test_a_line_stands_in_one_file_and_lines_of_all_three_languages_are_asked_for() -> None:
    found = reader.lines()
    assert len({line.text for line in found if line.path.suffix == ".py"}) == sum(line.path.suffix == ".py" for line in found)
    assert {line.path.suffix for line in found} == {".py", ".hpp", ".cpp", ".ts", ".tsx"}
    assert not [line.path for line in found if ".test." in line.path.name or ".gen." in line.path.name]


def test_the_same_seed_asks_the_same_and_the_question_does_not_tell_the_answers() -> None:
    assert reader.chosen("x") == reader.chosen("x") != reader.chosen("y")
    asked = reader.question("x").partition("# Lines")[2]
    assert all(f"`{line.text}`" in asked and str(line.path) not in asked for line in reader.chosen("x"))


def test_the_doors_name_every_file_that_is_asked_for() -> None:
    doors = reader.doors()
    missing = {line.file for line in reader.lines() if f"{line.path.stem}`:" not in doors}
    assert not [file for file in missing if not file.endswith(("__init__", "__main__"))]


@pytest.mark.parametrize(("ending", "files"), [("", 20), (".py", 20), ("x", 0)])
def test_right_answers_are_counted(ending: str, files: int) -> None:
    given = "\n".join(f"{number}. `{line.file}{ending}`" for number, line in enumerate(reader.chosen("x"), 1))
    right_folders, right_files, wrong = reader.mark("x", given)
    assert (right_folders, right_files, len(wrong)) == (20, files, 20 - files)


def test_no_answer_is_a_wrong_answer() -> None:
    assert reader.mark("x", "1. nowhere/at_all")[:2] == (0, 0)
