"""The deal of the day: the same cards for everybody, one try, and nothing of it in the channel."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.club.today.days import Todays
from bot.club.today.deals import offered, one_round
from bot.minding.computer import Computer
from bot.runtime.clock import now_ms
from bot.runtime.workers import Workers
from data import games, privacy, todays
from data.todays import DAY_MS, day_of
from engine.moves import Resign
from engine.players import choose
from engine.rules import Rules
from engine.state import Phase
from engine.variants import VARIANTS
from engine.view import seen_by
from tests.bot.conftest import Room, button, dm_of, text_of
from tests.bot.evening import answer, begin, moves, refused, shown
from tests.bot.presses import forge

DAY_SECONDS = DAY_MS // 1000


async def start(room: Room, person: Any, game: str = "gin", channel: Any = None) -> Any:
    """The table of a try that *person* has just begun."""
    said = await person.slash(channel or room.channel, "club today", game=game)
    await room.press(person, shown(said), "Start")
    await room.wait(1)
    return await newest(room, person)


async def look_after(room: Room) -> None:
    """Let the days change as they do in a bot that runs, without the judge, who takes real time."""
    await room.app.part(Todays)._look()


async def newest(room: Room, person: Any) -> Any:
    async with room.db.reading() as tx:
        return await room.table((await games.numbers_of(tx, person.id))[-1])


async def play_on(room: Room, table: Any, most: int = 1000) -> None:
    """Play the person's moves as a beginner would, always the same in the same position."""
    for _ in range(most):
        while table.is_computers_turn:
            await room.wait(1)
        if table.over:
            await room.wait()
            return
        move = choose(seen_by(table.state, 1), Random(table.step), "easy")
        await table.play(1, move, now_ms=now_ms(), source="player")


async def midnight(room: Room) -> None:
    """Let the day end."""
    left = DAY_SECONDS - now_ms() // 1000 % DAY_SECONDS
    await room.wait(left + 1)


def lines(made: tuple[games.MoveRow, ...]) -> list[str]:
    """The moves without their times."""
    return [one.line.partition(" @")[0] for one in made]


@pytest.mark.parametrize("game", sorted(VARIANTS))
async def test_the_same_moves_meet_the_same_game(room: Room, game: str) -> None:
    """Two who play alike have the same cards and the same answers, however busy Jolly is."""
    first = await start(room, room.alice, game)
    await play_on(room, first)
    room.app.part(Workers)._quick.open_jobs += 1000
    second = await start(room, room.bob, game)
    await play_on(room, second)
    room.app.part(Workers)._quick.open_jobs -= 1000
    assert first.id != second.id
    assert lines(await moves(room, first)) == lines(await moves(room, second))
    assert len(first.state.results) >= 1
    thoughts = {one.thought for one in await moves(room, second) if one.source == "computer"}
    assert len(thoughts) == 1


def test_every_game_has_a_round_of_the_day() -> None:
    """Those of the project; another one may lack what it takes."""
    assert set(offered()) == set(VARIANTS)


def test_what_has_no_round_of_the_day() -> None:
    """A game that two cannot play, or that has no single round."""
    gin = VARIANTS["gin"]
    assert one_round(gin) is not None
    assert one_round(replace(gin, seats=range(3, 5))) is None
    assert one_round(replace(gin, presets={"usual": Rules()})) is None


async def test_what_is_no_try(room: Room) -> None:
    """Is of no day, and everybody may look back at it."""
    table = await begin(room)
    await room.app.part(Todays).check_past(table.row, room.carol.id)
    said = await forge(room, room.alice, room.messages()[-1], f"today:of:{table.id}")
    assert "This deal is too old" in answer(said)


async def test_nothing_of_it_is_in_the_channel(room: Room) -> None:
    """Neither while it is played nor afterwards, and nobody is sent anything."""
    table = await start(room, room.alice)
    await play_on(room, table)
    await room.wait(60)
    assert room.messages() == []
    assert dm_of(room.alice) is None or not room.messages(dm_of(room.alice))
    assert table.row.end_message_id == 0


async def test_one_try(room: Room) -> None:
    """Who has finished is shown the result, and who plays their hand; nobody begins twice."""
    table = await start(room, room.alice)
    again = await room.alice.slash(room.channel, "club today", game="gin")
    assert button(shown(again), "Resign") or button(shown(again), "More")
    await play_on(room, table)
    done = await room.alice.slash(room.channel, "club today", game="gin")
    assert "place 1 of 1" in answer(done)
    assert button(shown(done), "Start") is None
    async with room.db.reading() as tx:
        tries = await todays.tries_of(tx, day_of(now_ms()), room.alice.id)
    assert list(tries) == ["gin"]


async def test_resigning_is_a_try(room: Room) -> None:
    """It comes behind all who finished, also behind who lost."""
    table = await start(room, room.alice)
    await table.play(1, Resign(), now_ms=now_ms(), source="player")
    other = await start(room, room.bob)
    await play_on(room, other)
    said = await room.alice.slash(room.channel, "club today", game="gin")
    assert "You didn’t finish the round" in answer(said)
    said = await room.bob.slash(room.channel, "club today", game="gin")
    assert "place 1 of 2" in answer(said)


@pytest.mark.parametrize("command", ["game pause", "game abort", "hint"])
async def test_no_help_and_no_rest(room: Room, command: str) -> None:
    """Nothing stops the clock, and nobody helps."""
    table = await start(room, room.alice)
    said = await room.alice.slash(room.channel, command, table=str(table.id))
    assert refused(room, said)
    assert not table.over
    assert not table.paused


async def test_time_ends_a_try(room: Room) -> None:
    """The clock of three minutes runs out: the try is over, without a result."""
    table = await start(room, room.alice)
    await room.wait(60)
    assert not table.over
    await room.wait(140)
    assert table.over
    assert table.state.results[-1].reason == "flag"
    said = await room.alice.slash(room.channel, "club today")
    assert "not finished" in answer(said)


async def test_it_counts_nowhere(room: Room) -> None:
    """Neither rated nor for the place on the computer's scale."""
    table = await start(room, room.alice)
    await play_on(room, table)
    async with room.db.reading() as tx:
        exported = await privacy.export(tx, room.alice.id)
    assert exported["solos"] == exported["ratings"] == exported["results"] == []
    said = await room.alice.slash(room.channel, "rematch", table=str(table.id))
    assert "so there’s no rematch" in refused(room, said)


@pytest.mark.parametrize("command", ["replay", "history", "game verify", "table"])
async def test_others_wait_for_their_own_try(room: Room, command: str) -> None:
    """Before that every way to somebody's try is refused; afterwards it may be looked at."""
    table = await start(room, room.alice)
    await play_on(room, table)
    said = await room.bob.slash(room.channel, command, table=str(table.id))
    assert f"#{table.id}" in refused(room, said)
    own = await start(room, room.bob)
    await play_on(room, own)
    said = await room.bob.slash(room.channel, command, table=str(table.id))
    if command in ("replay", "history"):
        assert "#" in answer(said)
        assert not any(one.message.attachments for one in said.followups)
    else:
        assert refused(room, said)


async def test_others_wait_until_the_own_try_is_over(room: Room) -> None:
    """Who is still playing the same cards reads nothing of how the others did with them."""
    table = await start(room, room.alice)
    await play_on(room, table)
    own = await start(room, room.bob)
    day = day_of(now_ms())
    here = {"guild": room.guild.id, "user": room.bob.id}
    assert "gin" not in (await room.app.part(Todays).day(day, **here)).boards
    assert "1 of" not in answer(await menu(room, room.bob))
    said = await room.bob.slash(room.channel, "replay", table=str(table.id))
    assert "Play it yourself first" in refused(room, said)
    assert button(shown(said), "Deal of the day")
    await play_on(room, own)
    assert "gin" in (await room.app.part(Todays).day(day, **here)).boards


async def test_no_seed_before_the_day_is_over(room: Room) -> None:
    """Its player is told that it comes; the day after it is there, and proves the cards."""
    await look_after(room)
    table = await start(room, room.alice)
    await play_on(room, table)
    said = await room.alice.slash(room.channel, "game verify", table=str(table.id))
    assert "are shown once the day is over" in refused(room, said)
    shown_then = await proof(room, room.alice)
    assert table.row.seed.hex() not in shown_then
    assert table.row.commitment in shown_then
    await midnight(room)
    said = await room.carol.slash(room.channel, "game verify", table=str(table.id))
    assert table.row.seed.hex() in answer(said)
    past = await room.press(room.carol, shown(await menu(room, room.carol)), "Yesterday")
    found = await room.press(room.carol, shown(past), "Gin Rummy")
    assert "You didn’t play this deal" in answer(found)
    assert table.row.seed.hex() in answer(await room.press(room.carol, shown(found), "Fairness"))
    assert table.row.seed.hex() not in await proof(room, room.carol), "today's are others"


async def proof(room: Room, person: Any) -> str:
    """What proves that nobody has changed the cards of today's gin."""
    said = await person.slash(room.channel, "club today", game="gin")
    return answer(await room.press(person, shown(said), "Fairness"))


async def menu(room: Room, person: Any) -> Any:
    return await person.slash(room.channel, "club today")


async def test_tomorrow_is_fixed_today(room: Room) -> None:
    """What is shown as tomorrow's fingerprint is that of the cards of the next day."""
    said = await proof(room, room.alice)
    async with room.db.reading() as tx:
        deals = await todays.deals(tx, day_of(now_ms()) + 1)
    assert deals["gin"].commitment in said
    await midnight(room)
    said = await proof(room, room.alice)
    assert f"(it was set days in advance): `{deals['gin'].commitment}`" in said


async def test_the_proof_is_behind_a_button(room: Room) -> None:
    """No long number stands on other screens; and nothing is told, or made, of days to come."""
    said = await room.alice.slash(room.channel, "club today", game="gin")
    assert "fingerprint" not in answer(said)
    told = await room.press(room.alice, shown(said), "Fairness")
    assert "fingerprint" in answer(told)
    back = await room.press(room.alice, shown(told), "Back")
    assert button(shown(back), "Start")
    day = day_of(now_ms()) + 1
    ahead = await forge(room, room.alice, shown(back), f"today:proof:{day}:gin")
    assert "This deal is too old" in answer(ahead)


async def test_a_deletion_gives_no_second_try(room: Room) -> None:
    """The mark stays until the day is over, and is gone then with its key."""
    await look_after(room)
    table = await start(room, room.alice)
    await play_on(room, table)
    async with room.db.transaction() as tx:
        await privacy.forget(tx, room.alice.id, ())
    said = await room.alice.slash(room.channel, "club today", game="gin")
    again = await room.press(room.alice, shown(said), "Start")
    assert "already played this deal" in answer(again)
    day = day_of(now_ms())
    await midnight(room)
    async with room.db.reading() as tx:
        deals = await todays.deals(tx, day)
        assert deals["gin"].key is None
        assert not await todays.has_tried(tx, deals["gin"], room.alice.id)
    await start(room, room.alice)


async def test_a_try_begun_before_midnight_counts_for_its_day(room: Room) -> None:
    """It goes on after it, its cards stay secret meanwhile, and it ends by its clock."""
    await look_after(room)
    await room.wait(DAY_SECONDS - now_ms() // 1000 % DAY_SECONDS - 20)
    day = day_of(now_ms())
    done = await start(room, room.bob)
    await done.play(1, Resign(), now_ms=now_ms(), source="player")
    table = await start(room, room.alice)
    await room.wait(60)
    assert day_of(now_ms()) == day + 1
    assert not table.over
    said = await room.carol.slash(room.channel, "replay", table=str(done.id))
    assert "is a deal of the day" in refused(room, said)
    for _ in range(6):
        await room.wait(50)
    assert table.over
    async with room.db.reading() as tx:
        assert (await games.load(tx, done.id)).audience is None
        assert await todays.subject(tx, table.id) == (day, "gin")


async def test_strong_plays_the_same_cards(room: Room) -> None:
    """Once for a day and game, and always the same."""
    await room.app.part(Todays).ensure(day_of(now_ms()))
    found = []
    for _ in range(2):
        async with room.db.reading() as tx:
            deal = (await todays.deals(tx, day_of(now_ms())))["gin"]
        await room.app.part(Todays).judge(deal)
        async with room.db.reading() as tx:
            found.append((await todays.deals(tx, day_of(now_ms())))["gin"].strong)
    assert found[0] is not None
    assert found[0] == found[1]
    table = await start(room, room.alice)
    await play_on(room, table)
    said = answer(await room.alice.slash(room.channel, "club today", game="gin"))
    assert "The strong computer" in said
    assert f"{abs(found[0])}**" in said


async def test_sharing_gives_nothing_away(room: Room) -> None:
    """Points and place alone stand in the channel, and others are led to the same cards."""
    table = await start(room, room.alice)
    await play_on(room, table)
    said = await room.alice.slash(room.channel, "club today", game="gin")
    await room.press(room.alice, shown(said), "Share")
    (message,) = room.messages()
    assert "alice" in text_of(message)
    assert not any(sign in text_of(message) for sign in "♠♥♦♣")
    begun = await room.press(room.bob, message, "Play it yourself")
    assert button(shown(begun), "Start")
    assert shown(begun).flags.ephemeral


async def test_in_a_dm(room: Room) -> None:
    """It is played there in answers to presses, and stands among all by place alone."""
    await play_on(room, await start(room, room.bob))
    said = await room.alice.user.slash("club today", game="gin")
    await room.press(room.alice, shown(said), "Start")
    await room.wait(1)
    table = await newest(room, room.alice)
    assert table.row.guild_id is None
    await play_on(room, table)
    await room.wait(30)
    assert not room.messages(dm_of(room.alice))
    found = answer(await room.alice.user.slash("club today", game="gin"))
    assert "place 1 of 2" in found
    assert "bob" not in found
    # In the server neither is named to the other who played elsewhere.
    assert "alice" not in answer(await room.bob.slash(room.channel, "club today", game="gin"))


async def test_an_outage_of_ours_extends_it(room: Room) -> None:
    """The time in which nobody could play is charged to nobody."""
    table = await start(room, room.alice)
    due_ms, shard = table.row.deadline_ms, room.app.desk.shards.of(room.guild.id)
    for event, seconds in (("shard_disconnect", 170), ("shard_resumed", 0)):
        room.app.dispatch(event, shard)
        await room.env.settle()
        await room.wait(seconds)
    assert table.row.credited_ms == 170_000
    assert table.row.deadline_ms == due_ms + 170_000
    await room.wait(60)
    assert not table.over
    await room.wait(130)
    assert table.over


async def test_the_computer_never_loses_on_time(room: Room) -> None:
    """It would be we who are slow, for one of many who play the same cards."""
    table = await start(room, room.alice)
    room.app.tables.changed._listeners.remove(room.app.part(Computer).follow)
    while table.state.to_act == 1:
        move = choose(seen_by(table.state, 1), Random(table.step), "easy")
        await table.play(1, move, now_ms=now_ms(), source="player")
    assert table.row.deadline_ms is None
    await room.wait(600)
    assert not table.over
    room.app.tables.changed.subscribe(room.app.part(Computer).follow)
    room.app.part(Computer).follow(table)
    await play_on(room, table)
    assert table.state.results[-1].reason != "flag"
    await room.wait()


async def test_played_by_buttons(room: Room) -> None:
    """From the club's screen to one's result, in one message and then another."""
    said = await room.alice.slash(room.channel, "club home")
    menu_ = await room.press(room.alice, shown(said), "Deal of the day")
    assert "not played yet" in answer(menu_)
    deal = await room.press(room.alice, shown(menu_), "Gin Rummy")
    hand = await room.press(room.alice, shown(deal), "Start")
    assert button(shown(hand), "Pass")
    await room.press(room.alice, shown(hand), "Pass")
    await room.wait(5)
    table = await newest(room, room.alice)
    await play_on(room, table)
    await room.wait()
    result = await room.press(room.alice, shown(hand), "My result")
    assert "place 1 of 1" in answer(result)
    assert "You’re the first to finish this deal." in answer(result)
    # The end of the game stays where it is.
    assert button(shown(hand), "My result")
    back = await room.press(room.alice, shown(result), "All games")
    assert "place 1 of 1" in answer(back)


async def test_the_round_is_one(room: Room) -> None:
    """Gin without the bonuses of a game."""
    table = await start(room, room.alice)
    await play_on(room, table)
    assert table.state.phase is Phase.FINISHED
    assert table.state.totals == table.state.results[-1].totals
    await room.wait(1)
