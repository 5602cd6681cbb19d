"""The sums of rounds, for whoever presses Details below a result or in a hand."""

from bot.commands.context import check_past, check_reader
from bot.commands.replay import own_eyes
from bot.controls.clicks import Click
from bot.controls.control import control
from bot.messages.frames import left_frame
from bot.messages.replies import show_privately
from bot.people.refused import Refused
from bot.render.ends import details_view
from bot.render.layout import layout
from bot.render.points import held_text
from bot.render.results import hands_are_hidden
from bot.runtime.senders import user_of
from bot.table.replays import Replays
from bot.table.sorting import in_order
from data.games import GameRow
from data.ids import GameId
from engine.cards import Seat
from engine.state import State
from engine.view import seen_by


@control(r"sums:(?P<game>\d{1,18}):(?P<round>\d{1,4})")
async def details_button(press: Click, game: GameId, round: int) -> None:
    """Tell the presser alone what every point of a round is for; raises Refused and NoSuchGame."""
    app = press.client
    row = await app.part(Replays).row(game)
    await check_sums(press, row)
    left = await app.part(Replays).left(row, round)
    seat = own_eyes(press, row)
    look = (await app.looks.of_user(user_of(press), row.guild_id)).as_text()
    frame = left_frame(row, left, seat or None, await app.languages.of_click(press), look)
    is_hidden = bool(seat) and hands_are_hidden(frame)
    own = await own_hand(press, row, left, seat) if is_hidden else ""
    await show_privately(press, details_view(frame, own))


@control(r"held:(?P<game>\d{1,18}):(?P<round>\d{1,4})")
async def held_button(press: Click, game: GameId, round: int) -> None:
    """Tell the presser alone what their hand counted; raises Refused where they had none."""
    app = press.client
    row = await app.part(Replays).row(game)
    seat = own_eyes(press, row)
    await check_sums(press, row)
    if not seat:
        raise Refused("not-seated", game=row.id)
    said = await own_hand(press, row, await app.part(Replays).left(row, round), seat)
    view = layout(said, look=await app.looks.of_user(user_of(press), row.guild_id))
    await show_privately(press, view)


async def check_sums(press: Click, row: GameRow) -> None:
    """Raise Refused where the presser may not look at a round: its players may as they play."""
    await (check_reader if row.state == "playing" else check_past)(press, row)


async def own_hand(press: Click, row: GameRow, left: State, seat: Seat) -> str:
    """What the hand of *seat* counted, card by card in its owner's order."""
    seen = seen_by(left, seat)
    order = (await press.client.preferences.of_user(user_of(press))).order
    hand = in_order(seen, seen.hand_of(seat), order, None)
    return held_text(await press.client.languages.of_click(press), row.id, seen, hand)
