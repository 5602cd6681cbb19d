"""The club's front page: how its reader stands, what to do next, and the ways to all the rest."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.club.home_picture import home_picture
from bot.commands.context import tables_of
from bot.controls.clicks import Click
from bot.controls.places import WINGS, ClubPage, HomeAsked, HomeLine, Importance, NextThing
from bot.lobby.moderators import is_moderator
from bot.messages.illustrating import pictures_for
from bot.people.texts import name_text, say
from bot.render.buttons import PRIMARY, Button, button, phone_rows
from bot.render.guide import new_game_way
from bot.render.layout import Block, MessageLayout, layout, shown
from bot.render.picture import Picture
from bot.render.titles import game_name
from bot.runtime.clock import now_ms
from bot.runtime.senders import guild_of, user_of
from bot.table.table import Table

SECTIONS = ("today", "people", "compete", "host")
"""What stands together on the screen, from above."""
MOST_NAMED = 5
"""Tables that are named where it is the reader's turn at several."""


@dataclass(frozen=True, slots=True)
class HomePage:
    """The front page as one reader has it."""

    language: str
    lines: Sequence[HomeLine]
    """How they stand, what matters most first."""
    pages: Sequence[ClubPage]

    @property
    def next(self) -> NextThing:
        """The one thing that is proposed to be done next: where there is nothing, a new game."""
        found = (one.next for one in self.lines if one.next is not None)
        return next(found, new_game(self.language))


async def page_for(click: Click) -> MessageLayout:
    """The front page as it is now for who clicked, in pictures or in words."""
    language = await click.client.languages.of_click(click)
    page = HomePage(language, await lines_for(click, language), await pages_for(click))
    look = await click.client.looks.of_click(click)
    about = page.lines, page.next, look
    return home_view(page, await pictures_for(look, home_picture, *about) if page.lines else ())


async def lines_for(click: Click, language: str) -> list[HomeLine]:
    """All that there is to say to the clicker, what matters most first."""
    app, user, guild = click.client, user_of(click), guild_of(click)
    person, server = await app.preferences.of_user(user), await app.preferences.of_server(guild)
    found = [*turns(await tables_of(click), click, language)]
    async with app.db.reading() as tx:
        zone = person.zone or server.zone
        asked = HomeAsked(click, tx, user, guild, language, now_ms(), server.game, zone)
        for tell in [tell for wing in WINGS for tell in wing.home_lines]:
            found += await tell(asked)
    return sorted(found, key=lambda line: line.importance)


async def pages_for(click: Click) -> list[ClubPage]:
    """The pages that are offered to who clicked, where they did."""
    may_all = await is_moderator(click, click.client.preferences)
    in_dm = click.guild_id is None
    return [
        page
        for page in pages()
        if (may_all or not page.for_moderators) and (page.in_dm or not in_dm)
    ]


def pages() -> list[ClubPage]:
    """All pages that the front page leads to, in the order of their buttons."""
    return sorted((page for wing in WINGS for page in wing.pages), key=lambda page: page.order)


def turns(tables: Sequence[Table], click: Click, language: str) -> Iterator[HomeLine]:
    """At which of the clicker's *tables* it is their turn, the first of them to go on with."""
    user = user_of(click)
    due = [one for one in tables if not one.halted and one.user_at(one.state.to_act) == user]
    if not due:
        return
    first, title = due[0], say(language, "home-turn")
    others = ", ".join(name_text(one.name) for one in first.row.players if one.user_id != user)
    game = game_name(language, first.row.variant)
    sentence = say(language, "home-next-turn", table=first.id, game=game, others=others)
    label = say(language, "button-home-turn", table=first.id)
    way = NextThing(sentence, label, f"table:{first.id}:hand")
    if len(due) == 1:
        yield HomeLine(Importance.TURN, title, f"#{first.id}", f"{game} · {others}", next=way)
        return
    value = say(language, "home-turns", count=len(due))
    named = ", ".join(f"#{one.id}" for one in due[:MOST_NAMED])
    yield HomeLine(Importance.TURN, title, value, named, next=way)


def new_game(language: str) -> NextThing:
    """The way to a game with somebody, where nothing else waits."""
    return NextThing(say(language, "home-next-new"), *new_game_way(language))


def home_view(page: HomePage, pictures: Sequence[Picture]) -> MessageLayout:
    """The front page as a message, how the reader stands in *pictures* or in words."""
    language, ahead = page.language, page.next
    blocks: list[Block] = [say(language, "club-title")]
    if pictures:
        blocks += shown(*pictures)
    elif page.lines:
        blocks.append("\n".join(line.written for line in page.lines))
    first = button(ahead.label, ahead.way, PRIMARY)
    # An id stands in a message once.
    others = [one for one in page.pages if way_to(language, one)["custom_id"] != ahead.way]
    sections = [
        [way_to(language, one) for one in others if one.section == name] for name in SECTIONS
    ]
    rows = [row for ways in ([first], *sections) for row in phone_rows(ways)]
    return layout(*blocks, ahead.sentence, *rows)


def way_to(language: str, page: ClubPage) -> Button:
    """The button that leads to a page of the club."""
    return button(say(language, f"button-club-{page.name}"), f"club:{page.name}")
