"""What troubles do, where no promise that is kept would tell it."""

import re

import pytest

from sandbox import document
from tests.simulation.plans import Plan, Trouble
from tests.simulation.seeds import run_apart
from tests.simulation.troubles import REQUESTS

SIGNS = {
    "no_heartbeats": "no heartbeat: other: disk I/O error",
    "unreachable": "Attempting a reconnect",
}
FIRST_ANSWER = re.compile(r" *([\d.]+) call +POST /interactions/")
WEATHER = re.compile(r" *([\d.]+) weather ")


def told(kind: str) -> list[str]:
    """The trace of a game of two with one trouble, after which all is well again."""
    outcome = run_apart(Plan(5, "two", 2, (Trouble(1, kind, 6.0),)), traced=True)
    assert outcome.broken == []
    return outcome.trace


def test_what_befalls_requests_befalls_some_that_there_are() -> None:
    known = {each.name for each in document.operations()}
    assert {each for each in REQUESTS if each} <= known


@pytest.mark.slow
@pytest.mark.parametrize("kind", SIGNS)
def test_an_outage_is_noticed_and_got_over(kind: str) -> None:
    assert any(SIGNS[kind] in line for line in told(kind))


@pytest.mark.slow
def test_nothing_passes_through_a_dead_line() -> None:
    lines = told("dead_line")
    begin, end = (float(found[1]) for line in lines if (found := WEATHER.match(line)))
    answers = [float(found[1]) for line in lines if (found := FIRST_ANSWER.match(line))]
    # What was on its way by then is answered.
    assert not [at for at in answers if begin + 0.5 < at < end]
    assert [at for at in answers if at < begin]
    assert [at for at in answers if at > end]
