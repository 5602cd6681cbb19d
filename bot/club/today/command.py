"""`/club today`: one round of each game a day, the same for everybody, and how one did."""

from dataclasses import replace

from discord import app_commands

from bot.club.today.days import Day, Todays
from bot.club.today.deals import LEVEL, rules_of
from bot.club.today.parted import FirstLoss, first_loss
from bot.club.today.picture import today_picture
from bot.club.today.points import points_of
from bot.club.today.view import (
    DealOfDay,
    Result,
    deal_view,
    loss_view,
    menu_view,
    proof_view,
    result_view,
    shared_view,
)
from bot.commands.context import GAMES, command
from bot.commands.review import own_game, work_out
from bot.controls.clicks import Click
from bot.controls.club_page import turn_to
from bot.controls.control import control
from bot.messages.illustrating import pictures_for
from bot.messages.threads import may_post
from bot.people.look import Look
from bot.people.refused import Refused
from bot.render.layout import MessageLayout
from bot.runtime.clock import click_ms, now_ms
from bot.runtime.senders import guild_of, user_of
from bot.table.replays import Replays
from bot.table.reviews import Reviews
from data import todays
from data.ids import GameId
from data.todays import OWN_SEAT, Deal, day_of
from engine.players.thoughts import nearest
from engine.review.told import Review
from engine.variants import VARIANTS


@command("club-today")
@app_commands.choices(game=GAMES)
async def today(click: Click, game: str | None = None) -> None:
    """Show today's deals, or that of one game, to the caller alone."""
    if game is None:
        await show_menu(click, day_of(now_ms()))
    else:
        await show_deal(click, day_of(now_ms()), game)


async def show_menu(click: Click, day: int) -> None:
    """Answer with all games of *day*."""
    found, language = await seen(click, day), await click.client.languages.of_click(click)
    view = menu_view(language, found, is_today=day == day_of(now_ms()))
    await turn_to(click, view)


async def seen(click: Click, day: int) -> Day:
    """What the clicker may see of the deals of *day*."""
    return await click.client.part(Todays).day(day, guild=guild_of(click), user=user_of(click))


async def show_deal(click: Click, day: int, game: str) -> None:
    """Show what awaits the clicker in one game, their hand where they play it, or how they did."""
    now, found = day_of(now_ms()), await seen(click, day)
    own = found.tries.get(game)
    if game not in found.deals:
        raise Refused("today-none" if day == now else "today-gone")
    if day == now and own is not None and not own.is_over:
        await click.client.hands.show(click, await click.client.tables.get(own.game), in_place=True)
    elif game in found.boards:
        await show_result(click, found, game)
    elif day == now:
        await show_start(click, found, game)
    else:
        raise Refused("today-still")


async def show_start(click: Click, found: Day, game: str) -> None:
    """Show what awaits who begins their try."""
    deal, app = found.deals[game], click.client
    language = await app.languages.of_click(click)
    level = nearest(VARIANTS[game], LEVEL).value
    await turn_to(click, deal_view(language, told(deal), rules_of(deal), level))


async def show_result(click: Click, found: Day, game: str) -> None:
    """Show how the clicker did, beside the others."""
    app = click.client
    result = await result_of(click, found, game, await app.languages.of_click(click))
    look = await app.looks.of_click(click)
    if (own := result.board.own) is not None:
        result = replace(result, loss=await known_loss(click, own.game, result.language, look))
    somebody = result.board.own or result.board.known
    drawn = await pictures_for(look, today_picture, result, look) if somebody else ()
    await turn_to(click, result_view(result, look, drawn))


async def known_loss(click: Click, game: GameId, language: str, look: Look) -> FirstLoss | None:
    """Where the clicker first lost points in their try; None while that is not worked out."""
    review = await click.client.part(Reviews).kept(game, OWN_SEAT)
    if review is None:
        return None
    replays = click.client.part(Replays)
    replay = await replays.of(await replays.row(game))
    return first_loss(replay, review, language, look)


async def show_proof(click: Click, day: int, game: str) -> None:
    """Show what proves that nobody has changed the cards of a deal."""
    app = click.client
    found = (await app.db.read(todays.deals, day)).get(game)
    if found is None or day > day_of(now_ms()):
        raise Refused("today-gone")
    is_open = await app.db.read(todays.is_open, day, game, day_of(now_ms()))
    tomorrow = "" if is_open else await app.part(Todays).tomorrow(game, day)
    language = await app.languages.of_click(click)
    await turn_to(click, proof_view(language, told(found, revealed=is_open), tomorrow))


async def result_of(click: Click, found: Day, game: str, language: str) -> Result:
    """How everybody did with a deal, as the clicker may know it."""
    is_open = await click.client.db.read(todays.is_open, found.day, game, day_of(now_ms()))
    deal, board = found.deals[game], found.boards[game]
    points = None
    if board.own is not None and board.own.lead is not None and deal.strong is not None:
        points = points_of(game, rules_of(deal), board.own.lead, deal.strong)
    return Result(
        deal=told(deal, revealed=is_open),
        board=board,
        user=user_of(click),
        language=language,
        guild=guild_of(click),
        points=points,
    )


def told(deal: Deal, *, revealed: bool = False) -> DealOfDay:
    """What may be told of a deal, its seed only where it is *revealed*."""
    return DealOfDay(
        day=deal.day,
        variant=deal.variant,
        commitment=deal.commitment,
        is_late=day_of(deal.made_ms) >= deal.day,
        strong=deal.strong,
        revealed=deal.seed.hex() if revealed else "",
    )


async def begin(click: Click, day: int, game: str) -> None:
    """Begin the clicker's try, with their hand in place of what they pressed."""
    if await click.client.part(Todays).play(click, day, game) is not None:
        await show_deal(click, day, game)


async def share(click: Click, day: int, game: str) -> None:
    """Show the clicker's result to the channel, without their cards; raises Refused."""
    found, app = await seen(click, day), click.client
    board = found.boards.get(game)
    if board is None or board.own is None or board.own.lead is None:
        raise Refused("today-gone")
    if click.guild_id is None:
        raise Refused("today-share-where")
    if not may_post(click.permissions, click.channel):
        raise Refused("replay-share-closed")
    app.part(Replays).note_share(user_of(click), click_ms(click))
    result = await result_of(click, found, game, await app.languages.of_server(guild_of(click)))
    content = shared_view(result, click.user.display_name)
    await click.response.send_message(**content.new(), silent=True)


@control(r"today:menu:(?P<day>today|yesterday)")
async def today_menu(press: Click, day: str) -> None:
    """Show all games of a day."""
    await show_menu(press, day_of(now_ms()) - (day == "yesterday"))


@control(r"today:(?P<way>deal|start|share|proof):(?P<day>\d{1,6}):(?P<variant>[a-z0-9-]{1,30})")
async def today_button(press: Click, way: str, day: int, variant: str) -> None:
    """Show a deal of the day, its result or its proof, begin a try, or share how it went."""
    ways = {"deal": show_deal, "start": begin, "share": share, "proof": show_proof}
    await ways[way](press, day, variant)


@control(r"today:of:(?P<number>\d{1,18})")
async def today_result(press: Click, number: GameId) -> None:
    """Show how a try stands beside the others, in a message of its own: the game's end stays."""
    found = await press.client.db.read(todays.subject, number)
    if found is None:
        raise Refused("today-gone")
    await show_deal(press, *found)


@control(r"today:parted:(?P<number>\d{1,18})")
async def today_parted(press: Click, number: GameId) -> None:
    """Show where the presser's try first lost points, working that out where nobody has yet."""
    found = await press.client.db.read(todays.subject, number)
    if found is None:
        raise Refused("today-gone")
    replay, seat = await own_game(press, number)
    if await press.client.part(Reviews).kept(number, seat) is not None:
        await show_deal(press, *found)
        return
    language, look = (
        await press.client.languages.of_click(press),
        await press.client.looks.of_click(press),
    )

    async def show(review: Review) -> MessageLayout:
        loss = first_loss(replay, review, language, look)
        return loss_view(language, *found, loss, look)

    await work_out(press, replay, seat, show)
