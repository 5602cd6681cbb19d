"""`/accept` and `/decline`: the answer to a challenge as a command."""

from collections.abc import Sequence

from discord.app_commands import Choice

from bot.commands.context import MOST_CHOICES, TableText, command, table_number
from bot.controls.clicks import Click
from bot.lobby.begin import caller_of
from bot.lobby.lobby import Lobby
from bot.messages.replies import reply_privately
from bot.people.refused import Refused
from bot.people.texts import plain_name
from bot.render.challenge import answered_text
from bot.render.pressable import pressable
from bot.render.titles import game_name
from bot.runtime.senders import channel_of, guild_of, user_of
from data import challenges
from data.challenges import ChallengeRow
from data.ids import ChallengeId


@command("accept")
async def accept(click: Click, table: TableText | None = None) -> None:
    """Say yes to a challenge."""
    await give(click, table, "accept")


@command("decline")
async def decline(click: Click, table: TableText | None = None) -> None:
    """Say no to a challenge."""
    await give(click, table, "decline")


async def give(click: Click, typed: str | None, verb: str) -> None:
    """Give an answer to a challenge as its button does."""
    number = await newest(click) if typed is None else ChallengeId(table_number(typed))
    language = await click.client.languages.of_click(click)

    async def told(after: ChallengeRow) -> None:
        await reply_privately(click, pressable(answered_text(after, language, verb)))

    await click.client.part(Lobby).answer_elsewhere(caller_of(click), number, verb, None, told)


async def newest(click: Click) -> ChallengeId:
    """The last challenge here that awaits the caller's answer; raises Refused where none does."""
    waiting = await waiting_for(click)
    if not waiting:
        raise Refused("challenge-none-here")
    return waiting[0].id


async def waiting_for(click: Click) -> Sequence[ChallengeRow]:
    """The challenges that await the caller's answer, those of this channel first, the newest first.

    In a server those of that server, in a DM all.
    """
    user, guild = user_of(click), guild_of(click)
    rows = await click.client.db.read(challenges.open_with, user)
    asked = [row for row in rows if user in {one.user_id for one in row.waiting_for}]
    here = [row for row in asked if guild in (None, row.guild_id)]
    return sorted(here, key=lambda row: (row.channel_id != channel_of(click), -row.id))


@accept.autocomplete("table")
@decline.autocomplete("table")
async def answerable(click: Click, typed: str) -> list[Choice[str]]:
    """The challenges that await the caller's answer."""
    language = await click.client.languages.of_click(click)
    named = [(label(language, row), str(row.id)) for row in await waiting_for(click)]
    found = [Choice(name=name, value=id) for name, id in named if typed.lower() in name.lower()]
    return found[:MOST_CHOICES]


def label(language: str, row: ChallengeRow) -> str:
    """A challenge as whoever is asked knows it: the game, who asks."""
    return f"{game_name(language, row.variant)} · {plain_name(row.players[0].name)}"[:100]
