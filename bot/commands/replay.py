"""`/replay`: a finished game step by step, its record as a file, and moments of it to share."""

import re
from dataclasses import replace

from discord import app_commands

from bot.commands.context import (
    check_past,
    check_unsealed,
    command,
    finished,
    last_game,
    table_number,
)
from bot.commands.verify import record_file
from bot.controls.clicks import Click, say_to
from bot.controls.control import chosen, control
from bot.messages.failures import living
from bot.messages.frames import past_frame
from bot.messages.illustrating import side_by_side, table_pictures
from bot.messages.pressed import put_privately
from bot.messages.replies import show_privately
from bot.messages.threads import may_post
from bot.people.refused import Refused
from bot.render.hand_page import HandPage
from bot.render.layout import NOBODY, MessageLayout
from bot.render.replay import EVERYBODY, ReplayPlace, replay_view, shared_view
from bot.runtime.clock import click_ms
from bot.runtime.senders import guild_of, user_of
from bot.table.replays import Replay, Replays
from bot.table.sorting import in_order
from data.games import GameRow
from data.ids import GameId
from engine.cards import Seat

NUMBER = re.compile(r"[0-9]{1,18}")


@command("replay")
async def replay_(click: Click, table: app_commands.Range[str, 1, 20] | None = None) -> None:
    """Show a finished game from its first deal on, to the caller alone, and give its record."""
    game = table_number(table) if table else await last_game(click, "replay-none")
    replay = await opened(click, game)
    await show_privately(click, await moment(click, replay, 1, own_eyes(click, replay.row)))
    if replay.row.audience != "sealed":
        await give_record(click, replay.row.id)


async def opened(click: Click, game: GameId) -> Replay:
    """A finished game that the caller may see; raises Refused and NoSuchGame."""
    replays = click.client.part(Replays)
    row = await replays.row(game)
    await check_past(click, row)
    return await replays.of(row)


def own_eyes(click: Click, row: GameRow) -> Seat:
    """The caller's seat, for who has played; the eyes of everybody for who has not."""
    return next((one.seat for one in row.players if one.user_id == user_of(click)), EVERYBODY)


async def moment(click: Click, replay: Replay, step: int, eyes: Seat) -> MessageLayout:
    """The game at *step* as *eyes* saw it, the way the caller likes cards."""
    app, user = click.client, user_of(click)
    language, preferences = await app.languages.of_click(click), await app.preferences.of_user(user)
    look = await app.looks.of_user(user, replay.row.guild_id)
    state = replay.state(step)
    frame = past_frame(replay, step, None, language, look)
    if not (eyes and state.round):
        pictures = await table_pictures(frame)
        return replay_view(frame, place(replay, step, eyes), (), pictures)
    own = past_frame(replay, step, eyes, language, look)
    page = HandPage(in_order(state, state.hand_of(eyes), preferences.order, None))
    pictures = await side_by_side(frame, own, page)
    # Of the moves of these eyes is told what they knew; else only what everybody did.
    seen = replace(frame, narration=own.narration)
    return replay_view(seen, place(replay, step, eyes), page.order, pictures)


def place(replay: Replay, step: int, eyes: Seat) -> ReplayPlace:
    """Where *step* is in the game."""
    return ReplayPlace(
        step=step,
        steps=replay.steps,
        rounds=tuple(replay.state(deal).round for deal in replay.rounds),
        turn_before=replay.turn_before(step),
        turn_after=replay.turn_after(step),
        eyes=eyes,
    )


async def give_record(click: Click, game: GameId) -> None:
    """Send the record as a file, to the caller alone, after what was answered."""
    said = await say_to(click, "replay-record", game=game)
    file = await record_file(click.client.db, game)
    await living(click).followup.send(said, file=file, ephemeral=True, allowed_mentions=NOBODY)


@control(
    r"replay:(?P<game>\d{1,18}):(?P<step>\d{1,9}):(?P<eyes>\d{1,2})"
    r":(?P<way>[a-z]{1,20})(:\d)?"
)
async def replay_control(press: Click, game: GameId, step: int, eyes: Seat, way: str) -> None:
    """Show another moment of a replay in the same message, share this one, or give the record."""
    replay = await opened(press, game)
    step = replay.within(step)
    match way:
        case "share":
            await share(press, replay, step)
            return
        case "record":
            check_unsealed(replay.row)
            await press.response.defer()
            await give_record(press, replay.row.id)
            return
        case "round":
            number = number_in(press)
            dealt = (one for one in replay.rounds if replay.state(one).round == number)
            step = next(dealt, step)
        case "eyes":
            eyes = number_in(press)
    eyes = eyes if eyes <= replay.row.seats else EVERYBODY
    await put_privately(press, await moment(press, replay, step, eyes), "replay")


@control(r"past:(?P<game>\d{1,18}):(?P<step>\d{1,9})")
async def past_button(press: Click, game: GameId, step: int) -> None:
    """Begin a replay at a moment that a public message is about, for the presser alone."""
    await begin(press, game, step)


@control(r"again:\d")
async def again_select(press: Click) -> None:
    """Begin the replay of a game chosen from a list of finished ones, with its first deal."""
    await begin(press, GameId(number_in(press)), 1)


async def begin(press: Click, game: GameId, step: int) -> None:
    """Show a replay from *step* on, in a message of its own for the presser alone."""
    await show_from(press, await opened(press, game), step)


async def show_from(click: Click, replay: Replay, step: int) -> None:
    """Show *replay* from *step* on as the clicker saw it, in a message that they alone see."""
    content = await moment(click, replay, replay.within(step), own_eyes(click, replay.row))
    await show_privately(click, content)


def number_in(press: Click) -> int:
    """The number that was chosen in a menu; 0 where a forged press names none."""
    values = chosen(press)
    return int(values[0]) if values and NUMBER.fullmatch(values[0]) else 0


async def share(press: Click, replay: Replay, step: int) -> None:
    """Show a moment as everybody saw it to the channel; raises Refused."""
    app, row = press.client, replay.row
    check_place(press, row)
    app.part(Replays).note_share(user_of(press), click_ms(press))
    look = await app.looks.of_server(row.guild_id, [user_of(press)])
    frame = past_frame(replay, step, None, await app.languages.of_server(row.guild_id), look)
    pictures, name = await table_pictures(frame), press.user.display_name
    view = shared_view(frame, place(replay, step, EVERYBODY), name, pictures)
    await press.response.send_message(**view.new())


def check_place(press: Click, row: GameRow) -> None:
    """Raise Refused where the presser could not write, or where nobody may know the game."""
    if row.is_todays:
        check_unsealed(row)
    if press.guild_id is None or guild_of(press) != row.guild_id:
        raise Refused("replay-share-where")
    if row.is_hidden:
        raise Refused("table-hidden", game=row.id)
    if not may_post(press.permissions, press.channel):
        raise Refused("replay-share-closed")


replay_.autocomplete("table")(finished)
