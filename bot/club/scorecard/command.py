"""`/club card`: what somebody has made of the day, for them alone until they share it."""

from bot.club.scorecard.day import day_played
from bot.club.scorecard.sharing import Sharing
from bot.club.scorecard.view import own_view, read_view
from bot.commands.context import command
from bot.controls.clicks import Click, say_to, server_of
from bot.controls.club_page import turn_to
from bot.controls.control import control
from bot.lobby.door import admit, knock
from bot.messages.threads import may_post
from bot.people.refused import Refused
from bot.render.layout import MessageLayout
from bot.runtime.clock import click_ms
from bot.runtime.senders import channel_of, guild_of, message_of, user_of
from bot.table.replays import Replays
from data import scorecards, settings
from data.days import day_of
from data.ids import NO_CHANNEL, NO_MESSAGE
from data.scorecards import Scorecard


@command("club-card")
async def card(click: Click) -> None:
    """Show today's scorecard to the caller alone."""
    await show(click)


async def show(click: Click, note: str = "", *, in_words: bool | None = None) -> None:
    """Show the clicker's card, *in_words* or in signs; None: as they like to see cards."""
    await turn_to(click, await content_of(click, note, in_words))


async def content_of(click: Click, note: str, in_words: bool | None) -> MessageLayout:
    """The clicker's card of today, with a *note* above it."""
    app, user = click.client, user_of(click)
    if in_words is None:
        in_words = (await app.looks.of_click(click)).cards == "text"
    return own_view(
        await app.languages.of_click(click),
        await app.db.read(day_played, user, day_of(click_ms(click))),
        in_words=in_words,
        in_server=guild_of(click) is not None,
        reminds=(await app.preferences.of_user(user)).streaks,
        note=note,
    )


@control(r"scorecard:(?P<way>own|signs|words|share)")
async def scorecard_button(press: Click, way: str) -> None:
    """Show the presser's own card, in signs or in words, or share it."""
    if way == "share":
        await share(press)
    else:
        await show(press, in_words=None if way == "own" else way == "words")


@control(r"scorecard:words:(?P<mark>[0-9a-f]{12})")
async def scorecard_words(press: Click, mark: str) -> None:
    """Show the card of the pressed message in words to the presser; raises Refused if it is gone.

    The mark is for finding the message again: whose card it is is known by the message alone.
    """
    async with press.client.db.reading() as tx:
        found = await scorecards.shown_in(tx, message_of(press) or NO_MESSAGE)
        if found is None:
            raise Refused("scorecard-gone")
        played = await day_played(tx, found.user_id, found.day)
    language = await press.client.languages.of_click(press)
    await turn_to(press, read_view(language, played, found.name))


@control(r"scorecard:remind:(?P<wish>on|off)")
async def remind_button(press: Click, wish: str) -> None:
    """Have the presser reminded of a streak that would end, or not any more."""
    app, user = press.client, user_of(press)
    await app.db.write(settings.change_user, user, streaks=wish == "on")
    app.preferences.changed(user)
    note = "scorecard-reminds" if wish == "on" else "scorecard-reminds-not"
    await show(press, await say_to(press, note))


async def share(press: Click) -> None:
    """Let the presser's card stand in the channel, or lead to where it does; raises Refused."""
    guild, channel = server_of(press, "scorecard-share-where"), channel_of(press) or NO_CHANNEL
    if not may_post(press.permissions, press.channel):
        raise Refused("replay-share-closed")
    own = press.app_permissions
    if not (own.view_channel and may_post(own, press.channel)):
        raise Refused("scorecard-share-closed")
    now, user, app = click_ms(press), user_of(press), press.client
    guest = await knock(press, guild)
    new = Scorecard(day_of(now), user, guild, channel, press.user.display_name, now)
    async with app.db.transaction() as tx:
        await admit(tx, guest)
        if (await day_played(tx, user, new.day)).is_empty:
            raise Refused("scorecard-empty")
        stored = await scorecards.share(tx, new)
        if stored is new:
            app.part(Replays).note_share(user, now)
    app.desk.tasks.start(app.part(Sharing).show(stored))
    await show(press, await shared_note(press, stored))


async def shared_note(press: Click, stored: Scorecard) -> str:
    """Tells the presser that their card stands in the channel, and where, if it did before."""
    if stored.message_id is None:
        return await say_to(press, "scorecard-shared-now")
    link = f"https://discord.com/channels/{stored.guild_id}/{stored.channel_id}/{stored.message_id}"
    return await say_to(press, "scorecard-shared-there", link=link)
