"""Play at the table: the way from Discord to the page, for one person alone."""

from typing import Any

from data import games
from tests.bot.conftest import Room, button, dm_of, text_of
from tests.bot.evening import begin, hand_of, on_turn, public, refused, requests, shown, waiting
from tests.web.conftest import PUBLIC_URL, Page

LABEL = "Play at the table"


async def followed(page: Page, answer: Any) -> str:
    """Where the link of an answer leads, as a path of the page."""
    url = button(shown(answer), LABEL).url
    assert url.startswith(f"{PUBLIC_URL}/t/")
    found = await page.browser().ask(url.removeprefix(PUBLIC_URL))
    return str(found.headers.get("Location", found.status))


async def opened(room: Room, person: Any, table: Any) -> Any:
    """The hand that *person* is shown by My hand."""
    return shown(await room.press(person, public(room, table), "My hand"))


async def test_a_link_from_one_s_own_hand(room: Room, page: Page) -> None:
    """Where it is one's turn it stands in the first row of buttons; the answer is one's own."""
    table = await begin(room)
    person = on_turn(room, table)
    hand = await opened(room, person, table)

    answer = await room.press(person, hand, LABEL)

    assert shown(answer).flags.ephemeral
    assert f"Here’s your seat at #{table.id}" in text_of(shown(answer))
    assert await followed(page, answer) == f"/table/{table.id}"
    assert await followed(page, answer) == "410"


async def test_who_waits_finds_it_behind_more(room: Room, page: Page) -> None:
    """Their hand has other things to show first."""
    table = await begin(room)
    person = waiting(room, table)
    hand = await opened(room, person, table)
    assert button(hand, LABEL) is None

    more = await room.press(person, hand, "More")

    assert await followed(page, await room.press(person, shown(more), LABEL)) == "/table/1"


async def test_a_link_from_the_table(room: Room, page: Page) -> None:
    """Everybody finds it beside My hand; who only looks on gets a link of their own."""
    table = await begin(room)

    for person in (room.alice, room.carol):
        answer = await room.press(person, public(room, table), LABEL)
        assert shown(answer).flags.ephemeral
        assert await followed(page, answer) == f"/table/{table.id}"


async def test_a_table_that_is_closed_to_others(room: Room, page: Page) -> None:
    """Who may not look on is told why, and gets no link."""
    table = await begin(room)
    async with table.noting() as tx:
        await games.note(tx, table.id, audience="players")

    answer = await room.press(room.carol, public(room, table), LABEL)

    assert "can see table #" in refused(room, answer)


async def test_it_passes_when_its_reader_goes_on(room: Room, page: Page) -> None:
    """The message with the link goes with their next move, in a DM too."""
    for person in (room.alice, room.bob):
        await person.slash(room.channel, "preferences", messages="dm")
    table = await begin(room)
    person = on_turn(room, table)
    answer = await room.press(person, hand_of(room, person), LABEL)
    assert shown(answer).channel.id == dm_of(person).id
    assert not requests(room, "DELETE", "/webhooks/")

    await room.press(person, hand_of(room, person), "Draw")
    await room.wait(1)

    assert len(requests(room, "DELETE", "/webhooks/")) == 1


async def test_a_host_without_a_page_has_what_they_had(room: Room) -> None:
    """No message has the button, and one that was posted before says so."""
    table = await begin(room)
    person = on_turn(room, table)
    hand = await opened(room, person, table)
    more = shown(await room.press(person, hand, "More"))

    assert not [one for one in (public(room, table), hand, more) if button(one, LABEL)]
