import pytest
from hypothesis import given
from hypothesis import strategies as st

from meldstone.game import commands as cmd
from meldstone.game.apply import new_game
from meldstone.game.codec import decode_command, decode_event, encode
from meldstone.json_form import JsonError, to_json
from meldstone.rules.catalogue import editions, ruleset
from meldstone.tiles import Table, Tile
from tests.game.at_table import at_table, play

COMMANDS: list[cmd.AnyCommand] = [
    cmd.Play(seat=0, version=3, at=5, key="k", table=Table.parse("R4 R5 R6; J K9 K9b"), took=cmd.Took.DISCARD),
    cmd.Play(seat=0, version=3, table=Table.parse("R8 J Jb"), declared=((8, 8, 8),)),
    cmd.Draw(seat=1, version=3, stack=2),
    cmd.Draw(seat=1, version=3),
    cmd.Pass(seat=1, version=3),
    cmd.Discard(seat=1, version=3, tile=Tile("R7b")),
    cmd.Ready(seat=1, version=3),
    cmd.DemandRedeal(seat=1, version=3),
    cmd.AnnounceOpening(seat=1, version=3),
    cmd.AskCount(seat=1, version=3, of=0),
    cmd.Dispute(seat=1, version=3, note="č"),
    cmd.Ruling(version=3, decision=cmd.Decision.UNDO, added_time=-5, penalty_seat=1, penalty_tiles=2),
    cmd.Timeout(version=3, draft=Table.parse("R4 R5")),
    cmd.Timeout(version=3),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_commands_travel_without_loss(command: cmd.AnyCommand) -> None:
    assert decode_command(encode(command)) == command


@pytest.mark.parametrize("edition", editions())
def test_events_travel_without_loss(edition: str) -> None:
    for event in new_game(ruleset(edition, {"joker_penalty": 25}), 2, "00" * 32, salts=("ä",), names=("A", "")).events:
        assert decode_event(encode(event)) == event


def test_the_end_of_a_game_travels_without_loss() -> None:
    result = play(at_table(ruleset("tournament"), ["R7", "B5"], "R4 R5 R6", "O1"), "R4 R5 R6 R7")
    for event in getattr(result, "events", ()):
        assert decode_event(encode(event)) == event


def test_tiles_are_written_in_their_notation() -> None:
    text = encode(cmd.Play(seat=0, version=3, table=Table.parse("R4 N5 R6b")))
    assert b'"table":[["R4","K5","R6b"]]' in text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"fly","seat":0,"version":1}',
        '{"type":"draw","seat":0}',
        '{"type":"draw","seat":"0","version":1}',
        '{"type":"draw","seat":0,"version":1,"extra":1}',
        '{"type":"discard","seat":0,"version":1,"tile":"X9"}',
        '{"type":"discard","seat":0,"version":1,"tile":5}',
        '{"type":"play","seat":0,"version":1,"table":[["R4","R99"]]}',
        '{"type":"play","seat":0,"version":1,"table":["R4"]}',
        '{"type":"play","seat":0,"version":1,"table":[[5]]}',
        '{"type":"play","seat":0,"version":1,"table":[[["R4"]]]}',
        '{"type":"play","seat":0,"version":1,"table":[[{"a":1}]]}',
        '{"type":"play","seat":0,"version":1,"table":"R4 R5 R6"}',
        '{"type":"play","seat":0,"version":1,"table":[],"took":"all"}',
        '{"type":"ruling","version":1,"decision":"maybe"}',
        '{"type":"draw","seat":0,"version":1.5}',
    ],
)
def test_what_is_no_command_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(JsonError):
        decode_command(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=4), lambda inner: st.lists(inner, max_size=3), max_leaves=8
    )
)
def test_any_json_as_a_table_is_a_table_or_refused(table: object) -> None:
    text = to_json({"type": "play", "seat": 0, "version": 1, "table": table}) if _fits(table) else b"{}"
    try:
        command = decode_command(text)
    except JsonError:
        return
    assert isinstance(command, cmd.Play)


def _fits(value: object) -> bool:
    """True if JSON can hold the number."""
    if isinstance(value, list):
        return all(_fits(part) for part in value)
    return not isinstance(value, int) or abs(value) < 2**63
