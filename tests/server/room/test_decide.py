"""The room as a pure state machine: what requests do to it, without a server."""

from dataclasses import replace as replace_fields
from typing import Any

import pytest
from msgspec.structs import replace

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
from meldstone.server.room.events import Player, decode_record, encode_record
from meldstone.server.room.public_view import game_view, happening, room_info
from meldstone.server.room.room import IDLE, Room, evolve, replay
from meldstone.server.room.rules import checked
from meldstone.server.room.seats import free_absent, take_over
from meldstone.server.room.timeouts import fire, skip_outage

ADA, BELA = Player("ada", "Ada"), Player("bela", "Bela")
NOW = 1_000_000


def after(room: Room | None, records: list[ev.AnyRecord]) -> Room:
    for record in records:
        # through JSON and back, as the store does it
        room = evolve(room, decode_record(encode_record(record)), "r")
    assert room is not None
    return room


def context(who: Player, now: int = NOW) -> Context:
    return Context(who, now, lambda: "07" * 32)


def say(room: Room, who: Player, message: p.MoveMessage | p.RoomRequest, now: int = NOW) -> Room:
    return after(room, decide(room, message, context(who, now)))


def started(**settings: object) -> Room:
    room = after(None, create("r", checked(Settings(seats=2, **settings)), "secret", "", context(ADA)))  # type: ignore[arg-type]
    room = say(room, ADA, p.Sit(request="a"))
    return say(room, BELA, p.Sit(request="b"))


def codes(room: Room, who: Player, message: p.MoveMessage | p.RoomRequest, now: int = NOW) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        decide(room, message, context(who, now))
    return [objection.code for objection in refused.value.objections]


def at_turn(room: Room) -> Player:
    assert room.game is not None
    owner = room.seats[room.game.board.turn].owner
    assert owner is not None
    return owner


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
            return replace(record, event=replace(record.event, judge=1))
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


def test_the_owner_beside_the_table_is_the_referee() -> None:
    settings = checked(Settings(seats=2, knobs={"dispute_pause": True}))
    owner, cleo = Player("owner", "Olga"), Player("cleo", "Cleo")
    room = after(None, create("r", settings, "s", "", context(owner)))
    room = say(say(room, ADA, p.Sit(request="a")), BELA, p.Sit(request="b"))
    assert room.game is not None
    room = say(room, at_turn(room), p.DrawMessage(request="d", version=room.game.version))
    assert room.game is not None
    room = say(room, BELA, p.DisputeMessage(request="e", version=room.game.version))
    assert room.game is not None
    ruling = p.RulingMessage(request="f", version=room.game.version, decision=Decision.UNDO)
    assert codes(room, BELA, ruling) == ["room/not-owner"]
    assert codes(room, cleo, ruling) == ["room/not-seated"]
    assert say(room, owner, ruling).game != room.game


def disputed() -> Room:
    """Somebody drew; Bela calls the referee, who would be Ada."""
    room = started(seconds=0, knobs={"dispute_pause": True})
    assert room.game is not None
    room = say(room, at_turn(room), p.DrawMessage(request="draw", version=room.game.version))
    assert room.game is not None
    return say(room, BELA, p.DisputeMessage(request="no", version=room.game.version))


def ruling(room: Room, decision: Decision, request: str = "r", **terms: int) -> p.RulingMessage:
    assert room.game is not None
    return p.RulingMessage(request=request, version=room.game.version, decision=decision, **terms)  # type: ignore[arg-type]


def test_where_the_owner_plays_a_turn_is_undone_by_agreement() -> None:
    room = disputed()
    assert room_info(room, 0, insider=True).dispute == p.DisputeInfo(seat=1, until=NOW + 120_000)
    room = say(room, ADA, ruling(room, Decision.UNDO))
    info = room_info(room, 0, insider=True).dispute
    assert info is not None
    assert info.proposals == (p.ProposalInfo(seat=0, decision=Decision.UNDO),)
    assert say(room, ADA, ruling(room, Decision.UNDO, "again")) == room, "said already"
    assert say(room, BELA, ruling(room, Decision.UNDO, added_time=1)).game == room.game, "not quite the same"
    room = say(room, BELA, ruling(room, Decision.UNDO))
    assert room.game is not None
    assert (room.game.phase, room.game.board.turns) == (Phase.PLAYING, 0)
    assert room_info(room, 0, insider=True).dispute is None


def test_who_called_the_referee_may_let_the_turn_stand() -> None:
    room = disputed()
    assert say(room, ADA, ruling(room, Decision.UPHOLD)).game == room.game
    room = say(room, BELA, ruling(room, Decision.UPHOLD))
    assert room.game is not None
    assert (room.game.phase, room.game.board.turns) == (Phase.PLAYING, 1)


def test_a_bot_can_neither_be_fined_nor_stand_in_for_somebody_who_is_away() -> None:
    room = disputed()
    for absent in (after(room, take_over(room, 1, NOW)), say(room, BELA, p.Leave(request="l"))):
        assert codes(absent, ADA, ruling(room, Decision.UNDO)) == ["room/cannot-agree"]
        assert codes(absent, ADA, ruling(room, Decision.UPHOLD, penalty_seat=1, penalty_tiles=1)) == ["room/cannot-agree"]
        stands = say(absent, ADA, ruling(room, Decision.UPHOLD)).game
        assert stands is not None
        assert stands.phase is Phase.PLAYING


@pytest.mark.parametrize(("beside", "lasts"), [(False, 120_000), (True, 600_000)])
def test_a_dispute_that_nobody_settles_ends_with_the_turn_as_it_was(beside: bool, lasts: int) -> None:
    room = disputed()
    room = replace(room, owner="somebody") if beside else say(room, ADA, ruling(room, Decision.UNDO))
    assert room.deadline(0) == NOW + lasts
    assert fire(room, NOW + lasts - 1, 0, None, lambda: "07" * 32, visited=True) == []
    room = after(room, fire(room, NOW + lasts, 0, None, lambda: "07" * 32, visited=True))
    assert room.game is not None
    assert (room.game.phase, room.game.board.turns, room.disputed_by, room.proposals) == (Phase.PLAYING, 1, None, ())


def test_the_owner_sends_somebody_away_for_good() -> None:
    room = after(None, create("r", checked(Settings(seats=3)), "secret", "", context(ADA)))
    room = say(say(room, ADA, p.Sit(request="a")), BELA, p.Sit(request="b"))
    away = p.SendAway(request="x", player="bela")
    assert codes(room, BELA, away) == ["room/not-owner"]
    assert say(room, ADA, p.SendAway(request="x", player="ada")) == room, "the owner may leave instead"
    room = say(room, ADA, away)
    assert (room.seats[1].free, room.players, room.sent_away) == (True, ("ada",), ("bela",))
    assert codes(room, BELA, p.Sit(request="c")) == ["room/sent-away"]
    assert say(room, ADA, p.SendAway(request="y", player="bela")) == room


def test_who_is_sent_away_from_a_match_leaves_the_seat_to_a_bot() -> None:
    room = say(started(fill_abandoned=False), ADA, p.SendAway(request="x", player="bela"))
    assert (room.seats[1].bot, room.seats[1].left, room.players) == ("novice", True, ("ada",))
    assert codes(room, BELA, p.ComeBack(request="c")) == ["room/sent-away"]


def test_nobody_is_sent_away_from_a_rated_game_but_spectators_are() -> None:
    room = rated(seconds=15)
    assert codes(room, RITA, p.SendAway(request="x", player="rolf")) == ["room/not-in-rated-game"]
    assert say(room, RITA, p.SendAway(request="x", player="eve")).sent_away == ("eve",)


def test_who_plays_here_stays_although_somebody_on_the_same_browser_is_sent_away() -> None:
    room = started()
    context_of_ada = replace_fields(context(ADA), companions_of=lambda who: ("bela", "ada", "fay"))
    room = after(room, decide(room, p.SendAway(request="x", player="eve"), context_of_ada))
    assert room.sent_away == ("eve", "fay")
    assert not room.is_closed_to("bela", ["eve"])
    assert not room.is_closed_to("ada", ["eve"])
    assert room.is_closed_to("somebody", ["eve"])


def test_a_seat_is_freed_before_the_first_match_only() -> None:
    room = after(None, create("r", checked(Settings(seats=3)), "secret", "", context(ADA)))
    room = say(say(room, ADA, p.Sit(request="a")), BELA, p.Sit(request="b"))
    freed = after(room, free_absent(room, 0, NOW, lambda: "07" * 32))
    assert (freed.seats[0].free, freed.owner) == (True, "bela")
    assert free_absent(started(), 1, NOW, lambda: "07" * 32) == []
    slow = after(None, create("r", checked(Settings(seats=3, days=1)), "secret", "", context(ADA)))
    assert free_absent(say(slow, ADA, p.Sit(request="a")), 0, NOW, lambda: "07" * 32) == []


@pytest.mark.parametrize("edition", list(editions()))
def test_every_edition_can_be_chosen(edition: str) -> None:
    assert checked(Settings(edition=edition, seats=2)).edition == edition


@pytest.mark.parametrize("level", [*levels(), "most-tiles"])
def test_every_level_can_sit_down(level: str) -> None:
    assert checked(Settings(seats=2, bots=(None, level))).bots == (None, level)


def test_a_level_that_nobody_knows_cannot_sit_down() -> None:
    with pytest.raises(RefusedError):
        checked(Settings(seats=2, bots=(None, "grandmaster")))


RITA, ROLF = Player("rita", "Rita", account=True), Player("rolf", "Rolf", account=True)


def rated(**settings: object) -> Room:
    room = after(None, create("r", checked(Settings(seats=2, rated=True, **settings)), "secret", "", context(RITA)))  # type: ignore[arg-type]
    return say(say(room, RITA, p.Sit(request="a")), ROLF, p.Sit(request="b"))


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
