"""The room as a pure state machine: what requests do to it, without a server."""

from typing import Any

import pytest
from msgspec.structs import replace

from meldstone import values
from meldstone.bots.levels import levels
from meldstone.game import events as gev
from meldstone.game.commands import Decision
from meldstone.game.fair import Chance, commitment
from meldstone.game.state import Phase
from meldstone.rules.catalogue import editions, ruleset
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import RefusedError
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room import events as ev
from meldstone.server.room.decide import create, decide, seen_before
from meldstone.server.room.decision_context import Context
from meldstone.server.room.events import Player, encode_record
from meldstone.server.room.evolve import replay
from meldstone.server.room.public_view import game_view, happening, room_info
from meldstone.server.room.room import IDLE, Room
from meldstone.server.room.rules import checked
from meldstone.server.room.stand_ins import take_over
from meldstone.server.room.timeouts import fire, skip_outage
from tests.server.room.deciding import ADA, BELA, NOW, RITA, ROLF, after, at_turn, codes, context, rated, say, started


def test_the_log_gives_the_room() -> None:
    records = create("r", Settings(seats=2), "secret", "", context(ADA))
    room = after(None, records)
    for who in (ADA, BELA):
        more = decide(room, p.Sit(request=who.id), context(who))
        records += more
        room = after(room, more)
    assert replay("r", [encode_record(record) for record in records]) == room
    assert room.phase is RoomPhase.PLAYING
    assert room.seq == len(records)


def test_a_game_that_began_under_an_older_judge_keeps_it_and_the_next_one_has_the_newest() -> None:
    def older(record: ev.AnyRecord) -> ev.AnyRecord:
        """As the log has it that was written before games named their judge."""
        if isinstance(record, ev.Happened) and isinstance(record.event, gev.GameOpened):
            return replace(record, event=values.replace(record.event, judge=1))
        return record

    room = after(None, create("r", checked(Settings(seats=2, edition="tournament")), "secret", "", context(ADA)))
    room = say(room, ADA, p.Sit(request="a"))
    began = [older(record) for record in decide(room, p.Sit(request="b"), context(BELA))]
    assert b"judge" not in b"".join(encode_record(record) for record in began)
    room = after(room, began)
    assert room.game is not None
    assert room.game.rules == ruleset("tournament", judge=1)
    seen = game_view(room, 0)
    assert seen is not None
    assert seen.seats[1].tiles is None, "K-36 was decided later: counts are told to those who ask"
    assert room.match is not None
    assert room.match.next_game("07" * 32).state.rules == ruleset("tournament")


def test_a_request_is_remembered_with_its_answer() -> None:
    room = started()
    assert seen_before(room, "bela", "b") == room.seq, "the match started with it"
    assert seen_before(room, "ada", "b") is None


def test_the_start_draw_is_public_and_nothing_hidden_is() -> None:
    records = decide(
        after(None, create("r", Settings(seats=2, bots=("novice",)), "s", "", context(ADA))), p.Sit(request="a"), context(ADA)
    )
    told = [happening(seq, record) for seq, record in enumerate(records)]
    assert next(happening for happening in told if happening.kind == "start-drawn").rounds
    dealt = next(record.event for record in records if isinstance(record, ev.Happened) and isinstance(record.event, gev.Dealt))
    text = str([happening for happening in told if happening.kind != "start-drawn"])
    assert not [tile for rack in dealt.racks for tile in rack if f"'{tile.text}'" in text]


def salted(room: Room, who: Player, salt: str) -> Room:
    return say(room, who, p.Salt(request=f"salt {who.id}", version=room.seq, salt=salt))


def test_players_add_to_the_chance_of_a_deal_that_is_promised() -> None:
    seeds = iter([f"{number:02}" * 32 for number in range(10, 20)])
    chance = Context(ADA, NOW, lambda: next(seeds))
    room = after(None, create("r", Settings(seats=3, bots=(None, None, "novice")), "secret", "", chance))
    promised = commitment("10" * 32)
    assert room_info(room, 0, insider=False).commitment == promised
    room = after(room, decide(room, p.Sit(request="a", version=room.seq), chance))
    room = salted(room, ADA, "ada-1")
    room = salted(room, ADA, "ada-2")
    assert [seat.salted for seat in room_info(room, 0, insider=False).seats] == [True, False, False]
    sit = p.Sit(request="b", version=room.seq, salt="bela_1")
    room = after(room, decide(room, sit, Context(BELA, NOW, lambda: next(seeds))))
    assert room.game is not None, "the last one who sits down is heard, too"
    assert room.game.chance == Chance("10" * 32, ("ada-2", "bela_1"))
    seen = game_view(room, None)
    assert seen is not None
    assert (seen.commitment, seen.salts) == (promised, ("ada-2", "bela_1"))
    assert room_info(room, 0, insider=True).commitment == commitment("11" * 32), "the next deal is promised with this one"
    assert not any(seat.salted for seat in room_info(room, 0, insider=True).seats)


def test_a_salt_counts_only_for_a_deal_that_was_promised_before() -> None:
    room = after(None, create("r", Settings(seats=2), "secret", "", context(ADA)))
    assert codes(room, ADA, p.Salt(request="s", version=room.seq, salt="x")) == ["room/not-seated"]
    assert codes(room, ADA, p.Sit(request="s", salt="x")) == ["command/stale-version"]
    room = say(room, ADA, p.Sit(request="a", version=room.seq, salt="x"))
    before = room.seq
    room = say(room, BELA, p.Sit(request="b"))
    assert room.game is not None
    assert room.game.chance.salts == ("x",)
    assert codes(room, ADA, p.Salt(request="late", version=before, salt="x")) == ["command/stale-version"]


def test_who_gets_up_takes_the_salt_along() -> None:
    room = after(None, create("r", Settings(seats=2), "secret", "", context(ADA)))
    room = say(room, ADA, p.Sit(request="a", version=room.seq, salt="x"))
    room = say(room, ADA, p.Leave(request="leave"))
    assert room.salts == ()


def test_a_room_without_a_promise_deals_as_before() -> None:
    room = after(
        None, [record for record in create("r", Settings(seats=2), "secret", "", context(ADA)) if isinstance(record, ev.Created)]
    )
    assert room_info(room, 0, insider=True).commitment is None
    room = say(room, ADA, p.Sit(request="a"))
    assert codes(room, ADA, p.Salt(request="s", version=99, salt="x")) == ["command/stale-version"]
    room = say(room, BELA, p.Sit(request="b"))
    assert room.game is not None
    assert room_info(room, 0, insider=True).commitment is not None


def often(room: Room, who: Player, *messages: type[p.MoveMessage | p.RoomRequest], **fields: object) -> Room:
    """Does things in turn for as long as the room allows it."""
    for number in range(300):
        kind = messages[number % len(messages)]
        version = room.seq if kind is p.Salt or room.game is None else room.game.version
        message = kind(request=f"{number}", version=version, **fields)  # type: ignore[arg-type]
        if too_often(room, who, message):
            return room
        room = say(room, who, message)
    raise AssertionError("there is no end to it")


def too_often(room: Room, who: Player, message: p.MoveMessage | p.RoomRequest) -> bool:
    try:
        decide(room, message, context(who))
    except RefusedError as refused:
        return refused.code == "room/too-restless"
    return False


@pytest.mark.parametrize(
    ("messages", "fields"),
    [
        ([p.Leave, p.ComeBack], {}),
        ([p.Pause, p.Resume], {}),
        ([p.AskCountMessage], {"of": 1}),
        ([p.Salt], {"salt": "x"}),
    ],
)
def test_nobody_makes_a_log_grow_for_ever(messages: list[type[p.RoomRequest]], fields: dict[str, object]) -> None:
    room = replace(started(seconds=0), requests_since_turn=())
    mover = at_turn(room)
    room, before = replace(room, owner=mover.id), room.seq
    room = often(room, mover, *messages, **fields)
    assert room.seq - before <= 110
    seat = room.seat_of(mover.id)
    assert seat is not None
    assert room.seats[seat].left is False, "who could leave could also come back"
    say(room, BELA if mover == ADA else ADA, p.Salt(request="mine", version=room.seq, salt="still-allowed"))
    assert room.game is not None
    room = say(room, mover, p.DrawMessage(request="draw", version=room.game.version))
    assert say(room, mover, p.Leave(request="now")).seats[seat].left, "the game went on, so it may be done again"


def test_a_turn_that_is_taken_back_and_played_again_is_no_progress() -> None:
    room = started(seconds=0, knobs={"dispute_pause": True})
    for number in range(200):
        assert room.game is not None
        mover = at_turn(room)
        room = say(room, mover, p.DrawMessage(request=f"draw {number}", version=room.game.version))
        assert room.game is not None
        other = BELA if mover == ADA else ADA
        dispute = p.DisputeMessage(request=f"no {number}", version=room.game.version)
        if too_often(room, other, dispute):
            return
        room = say(room, other, dispute)
        assert room.game is not None
        ruling = p.RulingMessage(request=f"undo {number}", version=room.game.version, decision=Decision.UNDO)
        for person in (ADA, BELA):
            if too_often(room, person, ruling):
                return
            room = say(room, person, ruling)
    raise AssertionError("there is no end to it")


def test_strangers_cannot_fill_the_log_of_an_open_room() -> None:
    room = after(None, create("r", Settings(seats=3), "secret", "", context(ADA)))
    room = say(room, ADA, p.Sit(request="a"))
    number = 0
    while not too_often(room, stranger := Player(f"g{number}", "Eve"), p.Sit(request="s")):
        room = say(room, stranger, p.Sit(request="s"))
        room = say(room, stranger, p.Leave(request="l"))
        number += 1
        assert number < 1000
    assert room.seq < 500
    assert say(room, ADA, p.SeatBot(request="bot", seat=1, level="novice")).seats[1].bot == "novice"


def test_a_room_with_a_very_long_log_has_no_further_match() -> None:
    room = replace(started(seconds=0), seq=20_001, phase=RoomPhase.OVER)
    room = say(room, ADA, p.GoOn(request="again"))
    room = say(room, BELA, p.GoOn(request="again"))
    assert room.phase is RoomPhase.CLOSED


def test_the_rest_of_a_turn_survives_pause_and_outage() -> None:
    room = started(seconds=60)
    assert room.deadline(0) == NOW + 60_000
    room = say(room, ADA, p.Pause(request="p"), NOW + 10_000)
    view = game_view(room, 0)
    assert view is not None
    assert (view.deadline, view.time_left) == (None, 50_000)
    assert codes(room, at_turn(room), p.DrawMessage(request="d", version=room.game.version if room.game else 0)) == ["room/paused"]
    room = after(room, skip_outage(room, NOW + 12_000, NOW + 20_000))
    room = say(room, ADA, p.Resume(request="q"), NOW + 100_000)
    assert room.deadline(0) == NOW + 150_000
    room = after(room, skip_outage(room, NOW + 110_000, NOW + 200_000))
    assert room.deadline(0) == NOW + 240_000
    assert skip_outage(room, NOW + 110_000, NOW + 200_000) == [], "an outage counts once"


def test_an_outage_never_turns_the_game_back() -> None:
    room = started(seconds=60)
    # the last heartbeat was before the game began
    room = after(room, skip_outage(room, NOW - 500, NOW + 5_000))
    assert room.deadline(0) == NOW + 65_000
    assert room.game is not None
    room = say(room, at_turn(room), p.DrawMessage(request="d", version=room.game.version), NOW + 5_000)
    assert room.deadline(0) == NOW + 65_000


def test_days_for_a_move_are_a_slow_clock() -> None:
    room = started(days=2)
    day = 86_400_000
    due = room.deadline(0)
    assert due is not None
    assert 0 <= due - (NOW + 2 * day) < room.settings.pace or 0 <= NOW + 2 * day - due < room.settings.pace
    assert room.game is not None
    version = room.game.version
    assert codes(room, at_turn(room), p.DrawMessage(request="d", version=version), due) == ["clock/time-is-up"]
    assert fire(room, due - 1, 0, None, str, visited=True) == []
    assert say(room, at_turn(room), p.DrawMessage(request="d", version=version), due - 1).seq == room.seq + 1
    assert [type(record) for record in fire(room, due, 0, None, str, visited=True)] == [ev.Happened]


def test_nobody_comes_any_more() -> None:
    room = after(None, create("r", Settings(), "s", "", context(ADA)))
    assert fire(room, NOW + IDLE, 0, None, str, visited=True) == []
    (closed,) = fire(room, NOW + IDLE, 0, None, str, visited=False)
    assert codes(after(room, [closed]), ADA, p.Sit(request="x")) == ["room/closed"]


def test_bots_do_not_play_on_for_nobody() -> None:
    room = started(games=3)
    state = room.game
    assert state is not None
    room = replace(
        room, phase=RoomPhase.BETWEEN, between_since=NOW, seats=tuple(replace(seat, bot="novice") for seat in room.seats)
    )
    assert [type(record) for record in fire(room, NOW, 0, None, lambda: "08" * 32, visited=False)] == [ev.Closed]
    assert len(fire(room, NOW, 0, None, lambda: "08" * 32, visited=True)) > 1


def test_a_bot_takes_over_only_where_it_may() -> None:
    assert [type(record) for record in take_over(started(), 0, NOW)] == [ev.BotTookOver]
    assert take_over(started(fill_abandoned=False), 0, NOW) == []


def test_redeal_announcement_and_count_are_the_rules_business() -> None:
    room = started(edition="tournament")
    assert room.game is not None
    version = room.game.version
    assert room.game.phase is Phase.READY
    assert codes(room, ADA, p.DemandRedealMessage(request="r", version=version))[0].startswith("redeal/")
    room = say(say(room, ADA, p.ReadyMessage(request="1", version=version)), BELA, p.ReadyMessage(request="2", version=version))
    assert room.game is not None
    drawer = at_turn(room)
    room = say(room, drawer, p.DrawMessage(request="3", version=room.game.version))
    assert room.game is not None
    announced = p.AnnounceOpeningMessage(request="4", version=room.game.version)
    if room.rules.ending.announce_excuse.value == "off":
        assert codes(room, drawer, announced) == ["announce/not-in-this-edition"]
    else:
        seat = room.seat_of(drawer.id)
        after_announcing = say(room, drawer, announced).game
        assert after_announcing is not None
        assert seat is not None
        assert after_announcing.board.seats[seat].announced


@pytest.mark.parametrize("edition", list(editions()))
def test_every_edition_can_be_chosen(edition: str) -> None:
    assert checked(Settings(edition=edition, seats=2)).edition == edition


@pytest.mark.parametrize("level", [*levels(), "most-tiles"])
def test_every_level_can_sit_down(level: str) -> None:
    assert checked(Settings(seats=2, bots=(None, level))).bots == (None, level)


def test_a_level_that_nobody_knows_cannot_sit_down() -> None:
    with pytest.raises(RefusedError):
        checked(Settings(seats=2, bots=(None, "grandmaster")))


@pytest.mark.parametrize("edition", editions())
def test_the_clock_ends_a_rated_game_that_everybody_left(edition: str) -> None:
    room = rated(edition=edition, seconds=15)
    room = say(say(room, RITA, p.Leave(request="c")), ROLF, p.Leave(request="d"))
    for seat in (0, 1):
        assert take_over(room, seat, NOW) == []
    for _ in range(1000):
        if room.phase is not RoomPhase.PLAYING:
            break
        due = room.deadline(0)
        assert due is not None
        assert due - room.changed_at <= 60_000
        room = after(room, fire(room, due, 0, None, lambda: "07" * 32, visited=False))
    assert room.phase in (RoomPhase.OVER, RoomPhase.BETWEEN)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "classic+twist"}, "room/rated-one-edition"),
        ({"days": 2}, "room/rated-no-days"),
        ({"games": 100}, "room/rated-too-long"),
    ],
)
def test_some_games_are_never_rated_and_say_why(settings: dict[str, Any], code: str) -> None:
    if "edition" not in settings:
        checked(Settings(seats=2, **settings))
    with pytest.raises(RefusedError) as refused:
        checked(Settings(seats=2, rated=True, **settings))
    assert refused.value.code == code


def test_nothing_stops_the_clock_of_a_rated_game() -> None:
    with pytest.raises(RefusedError) as refused:
        checked(Settings(seats=2, rated=True, seconds=0))
    assert refused.value.code == "room/rated-needs-clock"
    room = rated(seconds=15)
    assert room.game is not None
    version = room.game.version
    assert codes(room, RITA, p.Pause(request="1")) == ["room/not-in-rated-game"]
    assert codes(room, ROLF, p.DisputeMessage(request="2", version=version)) == ["room/not-in-rated-game"]
    ruling = p.RulingMessage(request="3", version=version, decision=Decision.UPHOLD, penalty_seat=1, penalty_tiles=3)
    assert codes(room, RITA, ruling) == ["room/not-in-rated-game"]
