"""The end of a game at the page: who has won, its picture, step by step, and once more."""

from typing import Any

from tests.bot.conftest import Room
from tests.bot.evening import begin, on_turn
from tests.web.conftest import Page
from tests.web.seats import Seat, sit, until


async def over(room: Room, page: Page, **options: Any) -> tuple[Seat, Seat, Any]:
    """Two at the page after a game in which Alice drew, and then resigned."""
    table = await begin(room, **options)
    me, other = await sit(page, room.alice, table.id), await sit(page, room.bob, table.id)
    await (me if on_turn(room, table) is room.alice else other).play("draw")
    await me.do("way", way="resign")
    for seat in (me, other):
        await until(seat, lambda shown: shown["result"])
    return me, other, table


async def test_a_game_ends(room: Room, page: Page) -> None:
    """Both read who has won, and that there is a picture, a rematch, a review and a replay."""
    me, other, table = await over(room, page)

    for seat in (me, other):
        result = seat.table["result"]
        assert result["kind"] == "game"
        assert result["winner"] == other.table["seat"]
        assert result["text"][0].startswith("bob wins") or "bob" in result["text"][0]
        assert [one["way"] for one in result["ways"]] == ["rematch", "review", "replay"]
    browser = await page.signed_in(room.alice.id)
    picture = await browser.ask(me.table["result"]["picture"])
    assert picture.status == 200
    assert (await picture.read()).startswith(b"\x89PNG")
    assert (await page.browser().ask(f"/table/{table.id}/end.webp")).status == 401


async def test_step_by_step(room: Room, page: Page) -> None:
    """A finished game is gone through; each step shows what its reader saw then, and no more."""
    me, other, table = await over(room, page)

    first = (await me.do("replay", at=None))["replay"]
    last = (await me.do("replay", at=10**6))["replay"]

    assert first["at"] == 1
    assert last["at"] == last["steps"] == table.step
    assert first["rounds"] == [1]
    assert sorted(first["order"]) == sorted(first["view"]["hands"][str(me.table["seat"])])
    assert isinstance(first["view"]["hands"][str(other.table["seat"])], int)
    assert first["may"] == []
    assert "round 1" in first["turn_text"], "whose turn it was, and nothing to do"


async def test_no_replay_of_a_running_game(room: Room, page: Page) -> None:
    """As long as a game is played nobody goes through it."""
    table = await begin(room)
    me = await sit(page, room.alice, table.id)

    assert (await me.do("replay", at=1))["refused"]["code"] == "refused"


async def test_once_more(room: Room, page: Page) -> None:
    """One asks for a rematch at the page, the other agrees there; both are led to the new table."""
    me, other, table = await over(room, page)

    await me.do("rematch", part="ab" * 16)
    await until(other, lambda shown: shown["result"]["asked"])
    assert "alice" in other.table["result"]["asked"]
    await room.wait()
    answer = await other.do("rematch")
    assert "refused" not in answer, answer
    for seat in (me, other):
        await until(seat, lambda shown: shown["result"]["rematch"])
        assert seat.table["result"]["rematch"] > table.id
