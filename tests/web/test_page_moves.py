"""What the page shows ahead of the server and takes back; the pile of 500; the other's moves."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.sandbox.conftest import browser as browser
from tests.web.sitting import PHONE, Sitting, sitting
from tests.web.stage import Stage, table_with

pytestmark = pytest.mark.browser

HAND, OTHER = "4h 5h 6h Kd 9c 2s 2c", "7h 8h Qs Qd Qc 3d 10d"


@pytest.fixture
def stage() -> Iterator[Stage]:
    """A game of 500 in which seat 1 can meld and seat 2 too."""
    stage = Stage(table_with("five-hundred", HAND, OTHER, up="Kc", stock="Jd"))
    yield stage
    stage.close()


@pytest.fixture
def me(browser: Browser, stage: Stage) -> Iterator[Sitting]:
    """Somebody with a phone."""
    with sitting(browser, stage, PHONE) as one:
        yield one


def test_a_move_is_seen_before_it_is_confirmed(browser: Browser, stage: Stage) -> None:
    """A discard lies on the pile while the server thinks, and nothing more can be pressed."""
    stage.play(1, "draw")
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def slow(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(
            lambda said: held.append((server, said)) if '"play"' in str(said) else server.send(said)
        )

    with sitting(
        browser, stage, PHONE, before=lambda page: page.route_web_socket("**", slow)
    ) as me:
        me.page.locator("#offers button", has_text="Discard").first.click()
        expect(me.page.locator("#hand .card")).to_have_count(13)
        expect(me.page.locator("#pile .card")).to_have_count(2)
        expect(me.page.locator("#offers button")).to_have_count(0)
        assert stage.table.state.to_act == 1
        for server, said in held:
            server.send(said)
        expect(me.page.locator("#turn")).not_to_contain_text("Your turn")


def test_a_move_that_is_refused_is_taken_back(me: Sitting) -> None:
    """What somebody else has done meanwhile counts: the card is in the hand again."""
    me.stage.play(1, "draw")
    expect(me.page.locator("#hand .card")).to_have_count(14)
    me.stage.refuses = True
    me.page.locator("#offers button", has_text="Discard").first.click()
    expect(me.toast()).to_be_visible()
    expect(me.page.locator("#hand .card")).to_have_count(14)
    expect(me.page.locator("#pile .card")).to_have_count(1)


def test_the_pile_of_500_is_spread(me: Sitting) -> None:
    """A tap on the pile spreads it; the card that is tapped then is taken with all upon it."""
    me.stage.play(1, "draw", "discard 9c")
    me.stage.play(2, "draw", "discard 3d")
    expect(me.page.locator("#turn")).to_contain_text("Your turn")
    me.page.locator("#pile").click()
    choices = me.page.locator("#pile-sheet .choice")
    expect(choices).to_have_count(3)
    expect(choices.first).to_contain_text("+3")
    choices.last.click()
    expect(me.card("3d")).to_be_visible()
    expect(me.page.locator("#pile-sheet")).to_have_count(0)


def test_what_the_other_does_is_seen_and_heard(me: Sitting) -> None:
    """The other's cards come onto the table, and a live region says so."""
    me.stage.play(1, "draw", "discard 9c")
    me.stage.play(2, "draw", "meld Qs Qd Qc")
    expect(me.page.locator(".meld")).to_have_count(1)
    expect(me.page.locator("#live")).to_contain_text("Q♠ Q♦ Q♣")
    expect(me.page.locator(".player", has_text="user 102")).to_contain_text("11 cards")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_flies_where_less_motion_is_wished(
    browser: Browser, stage: Stage, motion: str
) -> None:
    """Cards fly, but not for whoever has asked their system for less motion."""
    with sitting(browser, stage, PHONE, reduced_motion=motion) as me:
        me.page.evaluate(COUNT_FLIGHTS)
        me.page.locator("#stock").click()
        expect(me.card("Jd")).to_be_visible()
        assert bool(me.page.evaluate("flown")) == (motion != "reduce")


COUNT_FLIGHTS = """() => {
    window.flown = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) { flown++; return animate.apply(this, how); };
}"""


def test_it_comes_back_by_itself(me: Sitting) -> None:
    """A connection that is lost is said to be, and comes again with the table as it is then."""
    me.page.context.set_offline(True)
    me.stage.hang_up()
    expect(me.page.locator("#offline")).to_be_visible()
    me.stage.play(1, "draw")
    me.page.context.set_offline(False)
    expect(me.card("Jd")).to_be_visible()
    expect(me.page.locator("#offline")).to_be_hidden()
    me.faults.clear()


def test_who_is_signed_out_is_told_so(me: Sitting) -> None:
    """Where the session has ended, the sentence that says so takes the place of the table."""
    me.stage.closed = True
    me.stage.hang_up()
    expect(me.page.locator("body")).to_have_text("You aren’t signed in.")
    me.faults.clear()
