"""The settings of a server: a panel of menus for who manages it, words for everybody else."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.club.season.panel import NO_FACTS, SeasonFacts, season_lines, season_page
from bot.controls.role_pages import ROLES, role_lines, roles_page
from bot.controls.setting_menus import language_menu, language_name, menu, paged
from bot.messages.threads import may_post
from bot.messages.weeks import last_told
from bot.people.texts import is_said, say
from bot.render.dialog import modal, text_field
from bot.render.layout import OPTIONS_A_SELECT, Block, Row, button, buttons, layout
from bot.render.titles import day, game_name
from bot.runtime.clock import now_ms
from bot.runtime.permissions import missing
from bot.typed.filled import Fields
from data.ids import ChannelId
from data.settings import ServerSettings, most_mentions
from engine.variants import VARIANTS

PAGES = ("games", "looks", "season", "roles", "ready")
"""In the order in which a host is led through them."""
EVERYTHING = "all"
"""The page before them: all that is set, in words, with the way to each."""
SEASON = {"zone", "season", "season_post", "champion_roles"}
"""The settings of the page about seasons."""
CHOICES: dict[str, tuple[str, ...]] = {
    "cards": ("automatic", "emoji", "image", "text"),
    "threads": ("off", "on"),
}
"""What can be chosen in a menu, beside games, languages and channels."""
LIMITS = {
    "games_per_person": (1, 100),
    "games_per_server": (1, 10_000),
    "challenges_per_person": (1, 50),
    "challenges_to_person": (1, 50),
    "mentions_per_hour": (0, 10_000),
}
"""The least and the most of each."""
LIMIT_LENGTH = 5
KINDS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
]
"""Where messages can be posted."""


def panel(
    language: str,
    present: ServerSettings,
    guild: discord.Guild | None,
    page: str,
    note: str = "",
    again: Sequence[ui.Button[Any]] = (),
    facts: SeasonFacts = NO_FACTS,
) -> ui.LayoutView:
    """One page; a *note* says what has just been done, or what was wrong and can be mended.

    *facts* are for the page about seasons.
    """
    if page == EVERYTHING:
        parts = glance(language, present, guild)
    else:
        blocks = season_page(language, present, guild, facts) if page == "season" else None
        blocks = blocks or BLOCKS[page](language, present, guild)
        parts = [lead(language, page), *blocks, *onward(language, page)]
    return paged(language, "server", page, PAGES, parts, note, again)


def lead(language: str, page: str) -> str:
    """Which step of the set-up a page is, and what it is about."""
    step, name = PAGES.index(page) + 1, say(language, f"server-page-{page}")
    about = f"server-about-{page}"
    told = [f"-# {say(language, about)}"] if is_said(about) else []
    return "\n".join([say(language, "server-step", step=step, steps=len(PAGES), page=name), *told])


def onward(language: str, page: str) -> list[Row]:
    """The way to the next step, if there is one."""
    following = PAGES[PAGES.index(page) + 1 :]
    if not following:
        return []
    label = say(language, "button-setup-next", page=say(language, f"server-page-{following[0]}"))
    # The tabs below lead to the same page: two controls cannot have one id.
    return buttons([button(label, f"server:next:{following[0]}", discord.ButtonStyle.success)])


def page_for(changed: Iterable[str]) -> str:
    """The page on which these settings stand."""
    if {*changed} & SEASON:
        return "season"
    if {*changed} & {*ROLES.values()}:
        return "roles"
    return "looks" if {*changed} & {"language", "cards", "weekly_channel"} else "games"


def games(language: str, present: ServerSettings, guild: discord.Guild | None) -> list[Block]:
    """Where is played, what, and how much."""
    usual = [
        (key, say(language, "menu-server-game", game=game_name(language, key)), None)
        for key in VARIANTS
    ]
    limits = button(say(language, "button-limits"), "server:ask:limits")
    return [
        say(language, "server-allowed-in"),
        channel_menu(
            "channels",
            known(guild, present.challenge_channels),
            say(language, "server-every-channel"),
            most=OPTIONS_A_SELECT,
        ),
        menu("server:set:game", usual, present.game),
        choice(language, "threads", "on" if present.threads else "off"),
        "\n".join(limit_lines(present, language, guild)),
        *buttons([limits]),
    ]


def looks(language: str, present: ServerSettings, guild: discord.Guild | None) -> list[Block]:
    """How Jolly speaks and looks to everybody, and what it posts by itself."""
    weekly = present.weekly_channel
    off = button(say(language, "button-weekly-off"), "server:end:weekly")
    return [
        language_menu(language, "server:set:language", present.language),
        choice(language, "cards", present.cards),
        "\n".join(weekly_lines(guild, weekly, language)),
        channel_menu(
            "weekly",
            known(guild, [weekly] if weekly else []),
            say(language, "server-weekly-choose"),
        ),
        *buttons([off] if weekly else []),
    ]


def choice(language: str, part: str, chosen: str) -> Row:
    """The menu of one setting."""
    lines = [
        (value, say(language, f"menu-server-{part}", value=value), None) for value in CHOICES[part]
    ]
    return menu(f"server:set:{part}", lines, chosen)


def channel_menu(part: str, chosen: Sequence[ChannelId], hint: str, *, most: int = 1) -> Row:
    """A menu of the server's channels; none may be chosen."""
    kind = discord.SelectDefaultValueType.channel
    defaults = [discord.SelectDefaultValue(id=one, type=kind) for one in chosen[:most]]
    shown: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=f"server:set:{part}",
        channel_types=KINDS,
        placeholder=hint,
        min_values=0,
        max_values=most,
        default_values=defaults,
    )
    return ui.ActionRow(shown)


def known(guild: discord.Guild | None, channels: Iterable[ChannelId]) -> list[ChannelId]:
    """Those of *channels* that are there: Discord shows no others as chosen."""
    return [one for one in channels if guild is None or guild.get_channel_or_thread(one)]


def ready_page(language: str, present: ServerSettings, guild: discord.Guild | None) -> list[Block]:
    """Everything at a glance, and how to go on."""
    ways = [
        button(say(language, "button-play-now"), f"guide:computer:{present.game}"),
        button(say(language, "button-club"), "club:home"),
    ]
    return [*glance(language, present, guild), *buttons(ways)]


def glance(language: str, present: ServerSettings, guild: discord.Guild | None) -> list[Block]:
    """All that is set, and what Jolly lacks here."""
    lacks = "\n".join(lacking(language, present, guild))
    return [
        "\n".join(all_lines(language, present, guild)),
        lacks or say(language, "setup-all-well"),
    ]


def lacking(language: str, present: ServerSettings, guild: discord.Guild | None) -> Iterator[str]:
    """What Jolly may not do in this server, or in the channels that are named."""
    if guild is None:
        return
    if absent := missing(guild.me.guild_permissions.value):
        yield say(language, "setup-missing", permissions=", ".join(absent))
    for channel in known(guild, present.challenge_channels):
        if not may_write(guild, channel):
            yield say(language, "setup-cannot-write", channel=f"<#{channel}>")


def limits_dialog(language: str, present: ServerSettings, typed: Fields) -> ui.Modal:
    """Asks how many games and challenges there may be at once."""
    parts = []
    for name, (least, most) in LIMITS.items():
        value = typed.get(name, str(getattr(present, name)))
        hint = say(language, "options-between", least=least, most=most)
        label = say(language, f"field-{name.replace('_', '-')}")
        parts.append(text_field(name, label, value, hint=hint, length=LIMIT_LENGTH))
    return modal(say(language, "dialog-limits"), "server:fill:limits", parts)


def words(language: str, present: ServerSettings, guild: discord.Guild | None) -> ui.LayoutView:
    """All settings, for who may not change them."""
    lines = [
        say(language, "server-title"),
        *all_lines(language, present, guild),
        say(language, "server-for-managers"),
    ]
    return layout("\n".join(lines))


def all_lines(language: str, present: ServerSettings, guild: discord.Guild | None) -> Iterator[str]:
    """All that is set, page by page."""
    yield from server_lines(present, language, guild)
    yield from weekly_lines(guild, present.weekly_channel, language)
    yield from season_lines(language, present)
    yield from role_lines(language, present, guild)


def server_lines(
    present: ServerSettings, language: str, guild: discord.Guild | None
) -> Iterator[str]:
    """Where is played, what, how it looks, and how much."""
    where = "server-only-in" if present.challenge_channels else "server-everywhere"
    listed = ", ".join(f"<#{channel}>" for channel in present.challenge_channels)
    yield say(language, "server-channels", channels=say(language, where, channels=listed))
    yield say(language, "server-game", game=game_name(language, present.game))
    yield say(language, "server-language", value=language_name(language, present.language))
    chosen = "as-seated" if present.cards == "automatic" else present.cards
    yield say(language, "server-cards", value=say(language, f"choice-{chosen}"))
    yield say(language, "server-threads", value="yes" if present.threads else "no")
    yield from limit_lines(present, language, guild)


def limit_lines(
    present: ServerSettings, language: str, guild: discord.Guild | None
) -> Iterator[str]:
    """How many games and challenges there may be at once."""
    yield say(
        language,
        "server-games",
        person=present.games_per_person,
        server=present.games_per_server,
    )
    yield say(
        language,
        "server-challenges",
        by=present.challenges_per_person,
        to=present.challenges_to_person,
    )
    members = (guild.member_count or 0) if guild else 0
    yield say(language, "server-mentions", count=most_mentions(present, members))


def weekly_lines(
    guild: discord.Guild | None, channel: ChannelId | None, language: str
) -> Iterator[str]:
    """Where and when the standings of the week are posted, and whether that is possible."""
    if channel is None:
        yield say(language, "server-weekly-off")
        return
    where = f"<#{channel}>"
    following = day(last_told(now_ms()).next_told_ms)
    yield say(language, "server-weekly", channel=where, next=following)
    if guild is not None and not may_write(guild, channel):
        yield say(language, "server-weekly-forbidden", channel=where)


def may_write(guild: discord.Guild, channel: ChannelId) -> bool:
    """Whether we can post in a channel or thread of *guild*, as far as Discord has told us."""
    place = guild.get_channel_or_thread(channel)
    if place is None:
        return False
    own = place.permissions_for(guild.me)
    return own.view_channel and may_post(own, place)


BLOCKS = {"games": games, "looks": looks, "roles": roles_page, "ready": ready_page}
"""What stands on each page."""
