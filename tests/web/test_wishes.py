"""What else a page may wish for than moves: what cards can be, an order, a hint, favours."""

from typing import Any

from engine.arrange.knocking import best_melds
from engine.cards import write_card
from tests.bot.conftest import Room, button, selects
from tests.bot.evening import begin, hand_of, on_turn, waiting
from tests.web.conftest import Page
from tests.web.seats import sit, until


async def test_what_raised_cards_can_be(room: Room, page: Page) -> None:
    """One card can go onto the pile, a run onto the felt with its points; two odd ones nowhere."""
    table = await begin(room)
    me = await sit(page, on_turn(room, table), table.id)
    assert (await me.do("raise", cards=me.table["order"][:1]))["offers"] == []
    await me.play("draw")

    one = (await me.do("raise", cards=me.table["order"][-1:]))["offers"]
    assert [offer["onto"] for offer in one] == ["pile"]
    assert one[0]["lines"] == [f"discard {me.table['order'][-1]}"]
    assert one[0]["text"].startswith("Discard ")
    assert "refused" not in await me.play(*one[0]["lines"])
    assert (await me.do("raise", cards=["nonsense"]))["refused"]["code"] == "moved_on"


async def test_melds_and_lay_offs_by_raising(room: Room, page: Page, known_cards: None) -> None:
    """Whatever the finders of buttons find is offered at the page, and can be played as it says."""
    table = await begin(room, game="straight")
    seats = {one.id: await sit(page, one, table.id) for one in (room.alice, room.bob)}
    places = set()
    for _ in range(60):
        me = seats[on_turn(room, table).id]
        await until(me, lambda shown: shown["step"] == table.step)
        await me.play("draw")
        hand = table.state.hand
        for cards in [*map(list, best_melds(hand)), *([card] for card in hand)]:
            marks = [write_card(card) for card in cards]
            offers = (await me.do("raise", cards=marks))["offers"]
            laid = [offer for offer in offers if offer["onto"] != "pile"]
            if laid and len(table.state.hand) > len(cards):
                places.add(laid[0]["onto"])
                assert "refused" not in await me.play(*laid[0]["lines"]), laid
                break
        if table.over or table.state.round > 1 or len(places) > 1:
            break
        await me.play(next(line for line in me.table["may"] if line.startswith("discard")))
    assert "felt" in places


async def test_an_own_order(room: Room, page: Page) -> None:
    """Cards lie as they were put, on the page and in the hand by DM."""
    table = await begin(room)
    me = await sit(page, on_turn(room, table), table.id)
    wanted = me.table["order"][::-1]

    assert "refused" not in await me.do("order", cards=wanted)
    await until(me, lambda shown: shown["order"] == wanted)
    await room.wait(70)

    marks = hand_of(room, on_turn(room, table))
    assert [one.value.split("/")[0] for one in options(marks)] == wanted


def options(message: Any) -> list[Any]:
    """The options of the menu in which cards are marked."""
    return next(one.options for one in selects(message) if ":mark" in one.custom_id)


async def test_a_proposal_at_the_page(room: Room, page: Page) -> None:
    """One proposes a pause at the page, the other agrees there; both see it stand still."""
    table = await begin(room)
    me = await sit(page, room.alice, table.id)
    other = await sit(page, room.bob, table.id)
    assert "pause" in [one["way"] for one in me.table["ways"]]

    await me.do("way", way="pause")
    await until(other, lambda shown: shown["proposal"])
    assert other.table["proposal"]["may_answer"]
    assert "alice" in other.table["proposal"]["text"]
    answer = await other.do("agree", proposal=other.table["proposal"]["id"])
    await until(me, lambda shown: shown["halted"])

    assert "refused" not in answer
    assert me.table["proposal"] is None
    assert "goon" in [one["way"] for one in me.table["ways"]]
    assert (await me.do("play", step=table.step, lines=["draw"]))["refused"]["code"] == "halted"


async def test_resigning_at_the_page(room: Room, page: Page) -> None:
    """The menu asks before, and then the game is over for both."""
    table = await begin(room)
    me, other = await sit(page, room.alice, table.id), await sit(page, room.bob, table.id)
    way = next(one for one in me.table["ways"] if one["way"] == "resign")
    assert "Really" in way["sure"]

    assert "refused" not in await me.do("way", way="resign")
    await until(other, lambda shown: shown["view"]["winner"] is not None)

    assert table.over


async def test_a_hint_and_the_rules(room: Room, page: Page) -> None:
    """In a rated game there is no hint; the rules are there as one text."""
    table = await begin(room)
    me = await sit(page, on_turn(room, table), table.id)

    assert "refused" in await me.do("hint")
    rules = (await me.do("way", way="rules"))["text"]

    assert "-#" not in rules
    assert "**" not in rules
    assert (await me.do("way", way="fly"))["refused"]["code"] == "refused"
    assert waiting(room, table) is not None
    assert button(hand_of(room, on_turn(room, table)), "More")
