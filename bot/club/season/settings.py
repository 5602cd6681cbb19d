"""What those who manage a server decide about its seasons, its champions and the weekly post."""

from collections.abc import Iterator, Sequence
from datetime import date, timedelta

import discord
from discord.app_commands import Range

from bot.club.season import calendar
from bot.club.season.seasons import Seasons, move_end
from bot.club.season.view import days_text
from bot.controls.clicks import Click
from bot.controls.server_panel import SERVER, managed
from bot.controls.server_settings import PostChannel
from bot.controls.settings import (
    Changes,
    DialogFields,
    Given,
    OneOf,
    OneZone,
    Setting,
    SettingOption,
    SettingView,
    game_choices,
)
from bot.messages.weeks import last_told
from bot.people.refused import Refused
from bot.people.texts import plain_name, say
from bot.people.zones import day_of, midnight_ms, zone_called
from bot.render.dialog import text_field
from bot.render.titles import game_name
from bot.runtime.clock import now_ms
from bot.typed.filled import Fields
from data import seasons, settings
from data.ids import ChannelId, Ms
from data.settings import Asked, ServerSettings
from engine.variants import VARIANTS

PAGE, COMMAND = "season", "season"
DAY_LENGTH = 10


class ChampionPost(OneOf):
    """Whether champions are posted, where the standings of each week are."""

    def lines(self, view: SettingView) -> Iterator[str]:
        """Where the champions of a season are posted."""
        language, channel = view.language, view.present.weekly_channel
        if not view.present.season_post:
            yield say(language, "server-champions-silent")
        elif channel is None:
            yield say(language, "server-champions-nowhere")
        else:
            yield say(language, "server-champions-posted", channel=f"<#{channel}>")


class ChampionRoles(Setting):
    """The role that the champion of each game wears."""

    def options(self) -> Sequence[SettingOption]:
        """The role, and of which game; the server's usual one unless that is said."""
        return [
            SettingOption("champion_role", discord.Role),
            SettingOption("champion_game", str, game_choices()),
        ]

    def wished(self, click: Click, given: Given, present: ServerSettings) -> Changes:
        """Store the role; raises Refused where the clicker may not give it."""
        if "champion_role" not in given:
            return {}
        role = given["champion_role"].id
        check_role(click, role)
        return role_given(present, given.get("champion_game", present.game), role)

    def lines(self, view: SettingView) -> Iterator[str]:
        """Each role with its game."""
        for game, role in view.present.champion_roles.items():
            if game in VARIANTS:
                name = game_name(view.language, game)
                yield say(view.language, "server-champion-role", game=name, role=f"<@&{role}>")


class SeasonLength(OneOf):
    """How long seasons last; the present one may end sooner or later than that."""

    dialog_field = "last"

    def options(self) -> Sequence[SettingOption]:
        """The length, and the last day of the present one."""
        return [*super().options(), SettingOption("season_ends", Range[str, 1, DAY_LENGTH])]

    async def follow(self, click: Click, given: Given) -> None:
        """Let the present season end on the day that was given; raises Refused."""
        if typed := given.get("season_ends") or given.get("last"):
            present = await SERVER.present(click)
            await set_end(click, last_day_end(typed, present.zone, now_ms()))

    async def fields(self, press: Click, view: SettingView, typed: Fields) -> DialogFields:
        """The field of the dialog: the last day of the present season."""
        season = await press.client.db.read(seasons.running, managed(press))
        last = days_text(season).rpartition(" ")[2] if season else ""
        label, hint = say(view.language, "field-last"), say(view.language, "field-last-about")
        return [text_field("last", label, typed.get("last", last), hint=hint, length=DAY_LENGTH)]

    def filled(self, press: Click, filled: Fields, present: ServerSettings) -> Changes:
        """Only see whether the season can end on that day; raises Refused."""
        last_day_end(filled.get("last", ""), present.zone, now_ms())
        return {}


class WeeklyPost(PostChannel):
    """Where the standings of each week are posted."""

    off = "weekly_off"

    def given(self, present: ServerSettings, channel: ChannelId | None) -> Changes:
        """What to store for a channel: the first week that is posted there is the present one."""
        if channel is None:
            return {"weekly_channel": None, "weekly_posted": None}
        begun = present.weekly_channel is not None
        posted = present.weekly_posted if begun else last_told(now_ms()).name
        return {"weekly_channel": channel, "weekly_posted": posted}

    def next_ms(self, present: ServerSettings) -> Ms:
        """When the present week is posted."""
        return last_told(now_ms()).next_told_ms


def on_page(menu: str = "", dialog: str = "") -> Asked:
    """Where most of these are asked for; the weekly post stands elsewhere."""
    return Asked(PAGE, command=COMMAND, menu=menu, dialog=dialog)


SETTINGS = (
    WeeklyPost(ServerSettings, "weekly_channel", Asked("looks", name="weekly", command=COMMAND)),
    OneZone(ServerSettings, "zone", on_page("season:zone", "zone")),
    SeasonLength(ServerSettings, "season", on_page("season:length", "last")),
    ChampionPost(ServerSettings, "season_post", on_page("season:post")),
    ChampionRoles(ServerSettings, "champion_roles", on_page()),
)


def role_given(present: ServerSettings, game: str, role: int | None) -> Changes:
    """The roles of champions with that of one game; None takes it away."""
    others = {key: one for key, one in present.champion_roles.items() if key != game}
    return {"champion_roles": others if role is None else {**others, game: role}}


def check_role(click: Click, number: int) -> None:
    """Raise Refused where the clicker may not give that role to others.

    Or who may change our settings, and no roles, would make themselves what they are not.
    """
    role = click.guild.get_role(number) if click.guild else None
    if role is None:
        raise Refused("champion-role-unknown")
    if role.managed or role.is_default():
        raise Refused("champion-role-unfit", role=plain_name(role.name))
    is_owner = click.user.id == role.guild.owner_id
    is_above = isinstance(click.user, discord.Member) and click.user.top_role > role
    if not (click.permissions.manage_roles and (is_owner or is_above)):
        raise Refused("champion-role-not-yours", role=plain_name(role.name))


async def set_end(click: Click, end_ms: Ms) -> None:
    """Let the running season of the clicker's server end then; raises Refused."""
    guild = managed(click)
    async with click.client.db.transaction() as tx:
        await settings.held_server(tx, guild)
        await move_end(tx, guild, lambda _: end_ms)
    click.client.part(Seasons).look_again()


def last_day_end(typed: str, zone_name: str | None, now: Ms) -> Ms:
    """When a season ends whose last day was *typed*; raises Refused."""
    zone = zone_called(zone_name)
    today = day_of(now, zone)
    try:
        last = date.fromisoformat(typed.strip())
    except ValueError:
        last = date.min
    if not 0 <= (last - today).days <= calendar.LONGEST_DAYS:
        raise Refused("season-last-wrong", typed=plain_name(typed), today=str(today))
    return midnight_ms(last + timedelta(days=1), zone)
