"""Which table: the list of one's own, and what of others' may be looked at."""

from typing import Any

import pytest

from data import games
from tests.bot.conftest import Room
from tests.bot.evening import begin, on_turn, turn, waiting
from tests.web.conftest import Page


async def listed(page: Page, person: Any) -> Any:
    """What the page of *person* lists."""
    browser = await page.signed_in(person.id)
    answer = await browser.ask("/table/running")
    assert answer.status == 200
    return await answer.json()


async def test_one_s_own_turn_comes_first(room: Room, page: Page) -> None:
    """Then the tables of which somebody else has the turn; nobody else's are there."""
    first, second = await begin(room), await begin(room)
    while on_turn(room, first) is on_turn(room, second):
        await turn(room, second)
    person = on_turn(room, second)

    found = (await listed(page, person))["tables"]

    assert [one["number"] for one in found] == [second.id, first.id]
    assert [one["state"] for one in found] == ["your_turn", "waiting"]
    other = waiting(room, second)
    assert found[0] == {
        "number": second.id,
        "title": f"500 Rummy · #{second.id}",
        "players": other.name,
        "state": "your_turn",
        "text": "Your turn",
    }
    assert found[1]["text"] == f"{other.name}’s turn"
    assert (await listed(page, room.carol))["tables"] == []


async def test_the_list_brings_its_words(room: Room, page: Page) -> None:
    """The page says the rest in its reader's language, and looks as they like it."""
    await room.alice.slash(room.channel, "preferences", language="de", colours="two")

    found = await listed(page, room.alice)

    assert (found["language"], found["look"]["colours"]) == ("de", "two")
    assert all(key.startswith("page-") for key in found["words"])


async def test_a_table_that_is_over_comes_last(room: Room, page: Page) -> None:
    """For a day, with how it ended."""
    over, running = await begin(room), await begin(room)
    person = on_turn(room, over)
    sure = await person.slash(room.channel, "resign", table=str(over.id))
    await room.press(person, sure.response.message, "Yes")
    other = room.bob if person is room.alice else room.alice

    for reader, text in ((person, "Over"), (other, "You won")):
        found = (await listed(page, reader))["tables"]
        assert [one["number"] for one in found] == [running.id, over.id]
        assert (found[1]["state"], found[1]["text"]) == ("over", text)
    await room.wait(24 * 60 * 60)
    assert over.id not in [one["number"] for one in (await listed(page, person))["tables"]]


async def test_the_list_is_for_who_is_signed_in(page: Page) -> None:
    """Nobody else is told anything."""
    answer = await page.browser().ask("/table/running")

    assert (answer.status, await answer.text()) == (401, "401: Unauthorized")


@pytest.mark.parametrize("audience", [None, "channel", "players", "sealed"])
async def test_who_may_look_at_a_table(room: Room, page: Page, audience: str | None) -> None:
    """Its players in any case; who sees its channel where it is not closed to them."""
    table = await begin(room)
    async with table.noting() as tx:
        await games.note(tx, table.id, audience=audience)

    path = f"/table/{table.id}"
    assert (await (await page.signed_in(room.alice.id)).ask(path)).status == 200
    answer = await (await page.signed_in(room.carol.id)).ask(path)
    assert answer.status == (200 if audience is None else 403)
    if audience is not None:
        assert "can see table #" in await answer.text()


async def test_who_does_not_see_the_channel(room: Room, page: Page) -> None:
    """Somebody who is not in the server is told of no table, as of one that there is not."""
    table = await begin(room)
    stranger = room.env.create_user("mallory")
    browser = await page.signed_in(stranger.id)

    there, nowhere = [await browser.ask(f"/table/{n}") for n in (table.id, 99)]

    assert (there.status, nowhere.status) == (403, 403)
    told = [(await one.text()).replace("#99", "#1") for one in (there, nowhere)]
    assert told[0] == told[1]
