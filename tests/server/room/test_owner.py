"""Whom the owner sends away, and who may come back."""

from dataclasses import replace as replace_fields

from meldstone.server import protocol as p
from meldstone.server.protocol.settings import Settings
from meldstone.server.room import events as ev
from meldstone.server.room.decide import create, decide
from meldstone.server.room.events import Player
from meldstone.server.room.public_view import room_info
from meldstone.server.room.room import SentAwayPerson
from meldstone.server.room.rules import checked
from meldstone.server.room.seats import free_absent
from tests.server.room.deciding import ADA, BELA, NOW, RITA, after, codes, context, rated, say, started


def test_the_owner_sends_somebody_away_for_good() -> None:
    room = after(None, create("r", checked(Settings(seats=3)), "secret", "", context(ADA)))
    room = say(say(room, ADA, p.Sit(request="a")), BELA, p.Sit(request="b"))
    away = p.SendAway(request="x", player="bela")
    assert codes(room, BELA, away) == ["room/not-owner"]
    assert say(room, ADA, p.SendAway(request="x", player="ada")) == room, "the owner may leave instead"
    room = say(room, ADA, away)
    assert (room.seats[1].free, room.players, room.sent_away) == (True, ("ada",), (SentAwayPerson("bela", "Bela"),))
    assert codes(room, BELA, p.Sit(request="c")) == ["room/sent-away"]
    assert say(room, ADA, p.SendAway(request="y", player="bela")) == room


def test_who_is_sent_away_from_a_match_leaves_the_seat_to_a_bot() -> None:
    room = say(started(fill_abandoned=False), ADA, p.SendAway(request="x", player="bela"))
    assert (room.seats[1].bot, room.seats[1].left, room.players) == ("casual", True, ("ada",))
    assert codes(room, BELA, p.ComeBack(request="c")) == ["room/sent-away"]


def test_the_owner_lets_somebody_back_in() -> None:
    room = started(fill_abandoned=False)
    context_of_ada = replace_fields(context(ADA), companions_of=lambda who: ("fay",))
    room = after(room, decide(room, p.SendAway(request="x", player="bela"), context_of_ada))
    room = say(room, ADA, p.SendAway(request="y", player="eve"))
    assert [(away.player, away.name) for away in room_info(room, 0, insider=True, owner=True).sent_away] == [
        ("bela", "Bela"),
        ("eve", ""),
    ]
    assert room_info(room, 0, insider=True).sent_away == (), "nobody else's concern"
    back = p.LetBackIn(request="z", player="bela")
    assert codes(room, BELA, back) == ["room/sent-away"]
    assert codes(room, Player("carlo", "Carlo"), back) == ["room/not-owner"]
    assert say(room, ADA, p.LetBackIn(request="z", player="fay")) == room, "she came along with somebody"
    room = say(room, ADA, back)
    assert room.closed_to == {"eve"}
    assert room.players == ("ada", "bela")
    room = say(room, BELA, p.ComeBack(request="c"))
    assert (room.seats[1].bot, room.seats[1].left) == (None, False)
    assert say(room, ADA, p.LetBackIn(request="again", player="bela")) == room


def test_whose_account_is_deleted_has_no_name_among_those_sent_away() -> None:
    room = say(started(fill_abandoned=False), ADA, p.SendAway(request="x", player="bela"))
    room = after(room, [ev.Forgotten(at=NOW, who="bela", game=room.game_id, seats=(1,))])
    assert room.sent_away == (SentAwayPerson("bela"),)


def test_nobody_is_sent_away_from_a_rated_game_but_spectators_are() -> None:
    room = rated(seconds=15)
    assert codes(room, RITA, p.SendAway(request="x", player="rolf")) == ["room/not-in-rated-game"]
    assert say(room, RITA, p.SendAway(request="x", player="eve")).closed_to == {"eve"}


def test_who_plays_here_stays_although_somebody_on_the_same_browser_is_sent_away() -> None:
    room = started()
    context_of_ada = replace_fields(context(ADA), companions_of=lambda who: ("bela", "ada", "fay"))
    room = after(room, decide(room, p.SendAway(request="x", player="eve"), context_of_ada))
    assert room.closed_to == {"eve", "fay"}
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
