"""What only a server has to set: lists of its channels and roles, and how many are called."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.controls.clicks import Click
from bot.controls.control import chosen
from bot.controls.settings import (
    Changes,
    Given,
    Number,
    Setting,
    SettingOption,
    SettingView,
    declared,
)
from bot.lobby import roles
from bot.messages.pressed import components_of, custom_id, menus_in
from bot.messages.threads import may_post
from bot.people.refused import Refused
from bot.people.texts import say
from bot.render.buttons import Row, button, buttons
from bot.render.layout import Block
from bot.render.menus import CHANNELS, OPTIONS_A_SELECT, ROLES, picker
from bot.render.titles import day
from data.ids import ChannelId, Ms
from data.settings import ServerSettings, most_mentions

MOST_CHANNELS = 50
"""More would not fit the message that shows them."""
Postable = discord.TextChannel | discord.VoiceChannel | discord.Thread
"""Where messages can be posted."""
POSTABLE = [0, 5, 2, 11, 12]
"""Discord's numbers of text, news and voice channels, and of public and private threads."""


class AllowedChannels(Setting):
    """Where challenges may be posted; a command adds a channel to the list, or takes it off."""

    def options(self) -> Sequence[SettingOption]:
        """The options of the command: a channel to add to the list, and one to take off it."""
        return [SettingOption("allow", Postable), SettingOption("forbid", Postable)]

    def wished(self, click: Click, given: Given, present: ServerSettings) -> Changes:
        """Store the list of channels after a command."""
        added, off = given.get("allow"), given.get("forbid")
        return listed(present, ids_of(added), ids_of(off)) if added or off else {}

    def blocks(self, view: SettingView) -> list[Block]:
        """A menu of channels, with what it means."""
        found = known(view.guild, view.present.challenge_channels)
        hint = say(view.language, "server-every-channel")
        shown = channel_menu(self.menu_id, found, hint, most=OPTIONS_A_SELECT)
        return [say(view.language, "server-allowed-in"), shown]

    def picked(self, press: Click, present: ServerSettings) -> Changes:
        """Store the list of channels after a choice in its menu."""
        return listed(present, picked_in(press), shown_in(press))

    def told(self, view: SettingView) -> dict[str, Any]:
        """The channels in which challenges may be posted, or that these are all."""
        where = "server-only-in" if view.present.challenge_channels else "server-everywhere"
        named = ", ".join(f"<#{channel}>" for channel in view.present.challenge_channels)
        return {"channels": say(view.language, where, channels=named)}


class PostChannel(Setting):
    """A channel in which we post something by ourselves; another option is that there is none."""

    off: str
    """The name of that option."""

    def given(self, present: ServerSettings, channel: ChannelId | None) -> Changes:
        """What to store for a channel, or for none."""
        raise NotImplementedError

    def options(self) -> Sequence[SettingOption]:
        """The channel, and whether there is to be none."""
        return [SettingOption(self.name, Postable), SettingOption(self.off, bool)]

    def wished(self, click: Click, given: Given, present: ServerSettings) -> Changes:
        """Store the channel, or none."""
        if given.get(self.off):
            return self.given(present, None)
        named = given.get(self.name)
        return self.given(present, ChannelId(named.id)) if named else {}

    def blocks(self, view: SettingView) -> list[Block]:
        """Where it is posted, the menu of channels, and the way to none."""
        language, channel = view.language, getattr(view.present, self.field)
        there = known(view.guild, [channel] if channel else [])
        off = button(say(language, f"button-{self.name}-off"), f"server:end:{self.name}")
        return [
            "\n".join(self.lines(view)),
            channel_menu(self.menu_id, there, say(language, f"server-{self.name}-choose")),
            *buttons([off] if channel else []),
        ]

    def ended(self, press: Click, present: ServerSettings) -> Changes:
        """Store that it is posted nowhere."""
        return self.given(present, None)

    def picked(self, press: Click, present: ServerSettings) -> Changes:
        """Store the channel that was chosen, or none."""
        values = chosen(press)
        return self.given(present, ChannelId(int(values[0])) if values else None)

    def next_ms(self, present: ServerSettings) -> Ms:
        """When it is posted next."""
        raise NotImplementedError

    def lines(self, view: SettingView) -> Iterator[str]:
        """Where and when it is posted, and whether that is possible."""
        language, guild, key = view.language, view.guild, f"server-{self.name}"
        channel = getattr(view.present, self.field)
        if channel is None:
            yield say(language, f"{key}-off")
            return
        following = day(self.next_ms(view.present))
        yield say(language, key, channel=f"<#{channel}>", next=following)
        if guild is not None and not may_write(guild, channel):
            yield say(language, f"{key}-forbidden", channel=f"<#{channel}>")


class RoleList(Setting):
    """A list of roles, to which a command adds one; another option takes a role off all lists."""

    def options(self) -> Sequence[SettingOption]:
        """The options of the command: a role to add to the list, and one to take off all lists."""
        own = self.field.removesuffix("_roles")
        return [SettingOption(own, discord.Role), SettingOption("role_off", discord.Role)]

    def wished(self, click: Click, given: Given, present: ServerSettings) -> Changes:
        """Store the list of roles after a command."""
        added = ids_of(given.get(self.field.removesuffix("_roles")))
        off = ids_of(given.get("role_off")) & set(getattr(present, self.field))
        return self._listed(present, added, off, click) if added or off else {}

    def blocks(self, view: SettingView) -> list[Block]:
        """A menu of roles, with what it means."""
        language, guild, found = view.language, view.guild, getattr(view.present, self.field)
        if guild is not None:
            found = [role.id for role in roles.known(guild, found)]
        hint = say(language, f"menu-roles-{self.name}")
        shown = role_menu(self.menu_id, found, hint, most=OPTIONS_A_SELECT)
        return [say(language, f"server-roles-{self.name}"), shown]

    def picked(self, press: Click, present: ServerSettings) -> Changes:
        """Store the list of roles after a choice in its menu."""
        return self._listed(present, picked_in(press), shown_in(press), press)

    def lines(self, view: SettingView) -> Iterator[str]:
        """The roles that are set, and who is meant where none is named."""
        named = getattr(view.present, self.field)
        if not named:
            yield say(view.language, f"server-no-{self.name}")
        elif view.guild and (found := roles.known(view.guild, named)):
            yield say(view.language, f"server-has-{self.name}", roles=roles.names(found))

    def _listed(
        self, present: ServerSettings, picked: set[int], before: set[int], click: Click
    ) -> Changes:
        """The list after a choice; only who may challenge can be everybody."""
        if click.guild_id in picked and self.name != "challengers":
            raise Refused("server-not-everybody")
        found = merged(getattr(present, self.field), picked, before)
        if len(found) > OPTIONS_A_SELECT:
            raise Refused("server-too-many-roles", count=OPTIONS_A_SELECT)
        return {self.field: found}


class Mentions(Number):
    """How many people may be mentioned in an hour, which by itself goes by a server's size."""

    def lines(self, view: SettingView) -> Iterator[str]:
        """How many people may be mentioned in an hour, in words."""
        members = (view.guild.member_count or 0) if view.guild else 0
        yield say(view.language, "server-mentions", count=most_mentions(view.present, members))


KINDS: Mapping[str, type[Setting]] = {
    "channels": AllowedChannels,
    "roles": RoleList,
    "mentions": Mentions,
}
OWN = declared(ServerSettings, KINDS)
"""All but those of the club."""


def ids_of(*named: discord.Role | Postable | None) -> set[int]:
    """The ids of those that were given."""
    return {one.id for one in named if one}


def picked_in(press: Click) -> set[int]:
    """The channels or roles that were picked."""
    return {int(one) for one in chosen(press) if one.isdecimal()}


def shown_in(press: Click) -> set[int]:
    """The channels, or roles, that the pressed menu shows as chosen."""
    menus = menus_in(components_of(press))
    pressed = (one for one in menus if one["custom_id"] == custom_id(press))
    return {int(value["id"]) for menu in pressed for value in menu.get("default_values", ())}


def listed(present: ServerSettings, picked: set[int], before: set[int]) -> Changes:
    """The list of allowed channels after a choice in a menu that showed it as it was *before*.

    What the menu does not show stays: channels that sleep, or that somebody else has just added.
    """
    found = merged(present.challenge_channels, picked, before)
    if len(found) > MOST_CHANNELS:
        raise Refused("server-too-many-channels", count=MOST_CHANNELS)
    return {"challenge_channels": found}


def merged(kept: Sequence[int], picked: set[int], before: set[int]) -> tuple[int, ...]:
    """What was *kept*, after a choice among what was shown *before*."""
    still = [one for one in kept if one in picked or one not in before]
    return tuple(dict.fromkeys((*still, *sorted(picked))))


def channel_menu(menu_id: str, chosen: Sequence[int], hint: str, *, most: int = 1) -> Row:
    """A menu of the server's channels; none may be chosen."""
    about = defaults("channel", chosen[:most]) | {"channel_types": POSTABLE}
    return picker(CHANNELS, menu_id, hint, least=0, most=most, **about)


def role_menu(menu_id: str, chosen: Sequence[int], hint: str, *, most: int = 1) -> Row:
    """A menu of the server's roles; none may be chosen."""
    return picker(ROLES, menu_id, hint, least=0, most=most, **defaults("role", chosen[:most]))


def defaults(kind: str, chosen: Iterable[int]) -> dict[str, Any]:
    """What a menu shows as chosen, if anything."""
    values = [{"id": one, "type": kind} for one in chosen]
    return {"default_values": values} if values else {}


def known(guild: discord.Guild | None, channels: Iterable[ChannelId]) -> list[ChannelId]:
    """Those of *channels* that are there: Discord shows no others as chosen."""
    return [one for one in channels if guild is None or guild.get_channel_or_thread(one)]


def may_write(guild: discord.Guild, channel: ChannelId) -> bool:
    """Whether we can post in a channel or thread of *guild*, as far as Discord has told us."""
    place = guild.get_channel_or_thread(channel)
    if place is None:
        return False
    own = place.permissions_for(guild.me)
    return own.view_channel and may_post(own, place)
