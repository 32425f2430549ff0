import re
import shlex
from html import unescape

import pytest

from meldstone.arena.job import Job, seatings
from meldstone.arena.report import command, report
from meldstone.arena.result import Result, result
from meldstone.arena.sprt import SprtClaims
from meldstone.arena.table import GameSummary
from meldstone.cli.main import _parser
from meldstone.game.events import Ending


def found(job: Job, deals: int, claims: SprtClaims | None = None) -> Result:
    played = [tuple(summary(job, deal, seating) for seating in range(len(seatings(job)))) for deal in range(deals)]
    return result(job, 100, played, claims)


def summary(job: Job, deal: int, seating: int) -> GameSummary:
    points = (3 * deal, *[-deal] * (job.players - 1))
    return GameSummary(deal, seating, points, ((deal + seating) % job.players,), Ending.FINISHED, 40 + deal + seating)


MATCH = Job(("skilled", "novice"), "classic", 2, 7)
LEAGUE = Job(("skilled", "novice", "casual"), "classic", 2, 7, league=True)
FOUR = Job(("skilled", "novice"), "six-player", 4, 7, {"joker_penalty": 25, "shrink_up_to_four": False})


@pytest.mark.parametrize("job", [MATCH, LEAGUE, FOUR])
@pytest.mark.parametrize("deals", [0, 1, 2, 50])
def test_a_page_needs_nothing_from_elsewhere(job: Job, deals: int) -> None:
    page = report(found(job, deals))
    assert not re.search(r"<(?:script|link|img|iframe)|@import|url\(", page)
    assert set(re.findall(r"https?://[^\"' ]+", page)) <= {"http://www.w3.org/2000/svg"}
    for tag in ("section", "svg", "table", "main", "html"):
        assert len(re.findall(rf"<{tag}[ >]", page)) == page.count(f"</{tag}>"), tag


def test_every_plot_and_every_figure_is_there() -> None:
    page = report(found(MATCH, 30, SprtClaims(0.5, 0.55)))
    for title in ("Win rate", "Points a game", "As it went", "Game length", "Sequential test", "Figures"):
        assert f"<h2>{title}</h2>" in page
    assert page.count("<svg") == 4
    assert "60 games of 30 deals" in page
    assert "Who against whom" not in page
    assert "Who against whom" in report(found(LEAGUE, 30))


@pytest.mark.parametrize("job", [MATCH, LEAGUE, FOUR])
def test_the_command_on_the_page_plays_the_same_job(job: Job) -> None:
    from meldstone.cli.arena import _claims, _job

    shown = found(job, 2, SprtClaims(0.5, 0.55))
    (told,) = re.findall(r"<pre>(.*?)</pre>", unescape(report(shown)))
    assert told == command(shown)
    words = shlex.split(told)[1:]
    arguments = _parser("en", words).parse_args(words)
    assert _job(arguments) == job
    assert arguments.games == 100
    assert _claims(arguments.sprt, job.players) == SprtClaims(0.5, 0.55)
