"""What is shown of tournaments, and their buttons."""

from bot.club.tournament.arena_terms import is_closed
from bot.club.tournament.arena_view import arena_page, arena_pages
from bot.club.tournament.dialogs import (
    NEW,
    host_buttons,
    more_dialog,
    new_dialog,
    tournament_before,
)
from bot.club.tournament.messages import pictures_of, shown_of
from bot.club.tournament.rounds import unsettled
from bot.club.tournament.signing_up import SigningUp, check_host
from bot.club.tournament.view import (
    ShownTournament,
    again_way,
    head,
    pages_of,
    rounds_way,
    share_way,
    state_blocks,
    table_blocks,
)
from bot.commands.challenge import house_rules
from bot.commands.context import usual_game
from bot.controls.clicks import Click, say_to
from bot.controls.club_page import turn_to
from bot.controls.control import control
from bot.controls.dialogs import typed_before
from bot.controls.paging import page_buttons
from bot.messages.frames import jump_url
from bot.messages.replies import reply_privately
from bot.people.refused import Refused
from bot.people.texts import name_text, say
from bot.render.buttons import PRIMARY, Button, button, buttons, phone_rows
from bot.render.layout import Block, MessageLayout, layout
from bot.runtime.senders import channel_of, guild_of, user_of
from bot.typed.filled import NOTHING
from bot.typed.house_sheets import readable
from data import tournaments
from data.ids import TournamentId
from data.tournaments import Entrant, Tournament


async def loaded(click: Click, number: TournamentId) -> Tournament:
    """A tournament of the clicker's server; raises Refused where there is none."""
    tournament = await click.client.db.read(tournaments.load, number)
    if tournament is None or tournament.guild_id != guild_of(click):
        raise Refused("tournament-none")
    return tournament


async def show_present(click: Click) -> None:
    """Show the caller the tournament of this channel or server, or the way to open one."""
    guild, channel = guild_of(click), channel_of(click)
    if guild is None or channel is None:
        raise Refused("server-only")
    async with click.client.db.reading() as tx:
        found = await tournaments.in_channel(tx, channel)
        found = found or next(iter(await tournaments.in_server(tx, guild)), None)
        found = found or await tournaments.last_in(tx, guild)
        tournament = await tournaments.load(tx, found) if found else None
    if tournament is not None:
        await turn_to(click, await page_content(click, tournament, 1))
        return
    language = await click.client.languages.of_click(click)
    none_yet = layout(say(language, "tournament-none-yet"), *buttons([new_button(language)]))
    await turn_to(click, none_yet)


def new_button(language: str) -> Button:
    """Opens the dialog for a new tournament."""
    return button(say(language, "button-tournament-new"), NEW, PRIMARY)


async def page_content(click: Click, tournament: Tournament, page: int) -> MessageLayout:
    """How a tournament stands, for one reader alone, with one page of its table."""
    language = await click.client.languages.of_click(click)
    shown = await click.client.db.read(shown_of, tournament)
    if tournament.kind == "arena":
        return arena_content(shown, language, page)
    page = min(max(page, 1), pages_of(shown))
    look = await click.client.looks.of_click(click)
    drawn = await pictures_of(shown, page, language, look, hasty=True)
    blocks: list[Block] = [head(shown, language)]
    if page == 1:
        blocks += state_blocks(shown, language)
    if shown.row.round:
        blocks += table_blocks(shown, language, page, drawn)
    return layout(*blocks, *ways_on(tournament, language, page, pages_of(shown)))


def arena_content(shown: ShownTournament, language: str, page: int) -> MessageLayout:
    """How an arena stands, for one reader alone, with one page of its lines."""
    pages = arena_pages(shown.row)
    page = min(max(page, 1), pages)
    blocks = arena_page(shown, language, page)
    return layout(*blocks, *ways_on(shown.row, language, page, pages))


def ways_on(tournament: Tournament, language: str, page: int, pages: int) -> list[Block]:
    """Where a tournament's message is, and the buttons below a page about it."""
    blocks = list[Block]()
    if tournament.message_id is not None:
        channel = f"https://discord.com/channels/{tournament.guild_id}/{tournament.channel_id}"
        blocks.append(say(language, "tournament-where", url=f"{channel}/{tournament.message_id}"))
    ways = page_buttons(language, f"tourney:{tournament.id}:page", page, pages)
    is_arena = tournament.kind == "arena"
    ways += [] if is_arena else rounds_way(tournament, language)
    if tournament.state not in tournaments.GOING_ON:
        ways += [] if is_arena else share_way(tournament, language)
        ways += [*again_way(tournament, language), new_button(language)]
    return [*blocks, *phone_rows(ways)]


async def join(press: Click, tournament: Tournament) -> None:
    """Let the presser take part in a tournament."""
    tournament = await press.client.part(SigningUp).join(press, tournament.id)
    language = await press.client.languages.of_click(press)
    is_open, is_arena = tournament.state == "open", tournament.kind == "arena"
    key = f"{'arena' if is_arena else 'tournament'}-come{'' if is_open else '-late'}"
    goes = "button-arena-pause" if is_arena and not is_open else "button-tournament-leave"
    ways = [(say(language, goes), f"tourney:{tournament.id}:leave")]
    await reply_privately(press, say(language, key, name=name_text(tournament.name)), ways)


async def leave(press: Click, tournament: Tournament) -> None:
    """Let the presser leave a tournament, but ask first where they would lose a game by that.

    In an arena they lose none: they take a break.
    """
    if tournament.kind == "arena" and tournament.state == "running":
        await press.client.part(SigningUp).leave(press, tournament.id)
        language = await press.client.languages.of_click(press)
        ways = [(say(language, "button-tournament-join"), f"tourney:{tournament.id}:join")]
        await reply_privately(press, say(language, "arena-break"), ways)
        return
    own = tournament.of_user(user_of(press))
    plays = own and any(table.seat_of(own.number) for table in unsettled(tournament))
    if plays and tournament.state == "running":
        language = await press.client.languages.of_click(press)
        ways = [(say(language, "button-tournament-go"), f"tourney:{tournament.id}:go")]
        await reply_privately(press, say(language, "tournament-sure"), ways)
        return
    await go(press, tournament)


async def go(press: Click, tournament: Tournament) -> None:
    """Let the presser leave a tournament, though they lose a game by that."""
    await press.client.part(SigningUp).leave(press, tournament.id)
    await reply_privately(press, await say_to(press, "tournament-gone"))


async def mine(press: Click, tournament: Tournament) -> None:
    """Show the way to the presser's own table."""
    own = tournament.of_user(user_of(press))
    if own is None:
        raise Refused("tournament-not-in")
    language = await press.client.languages.of_click(press)
    is_arena = tournament.kind == "arena"
    present = unsettled(tournament) if is_arena else tournament.at_round(tournament.round)
    table = next((one for one in present if one.seat_of(own.number)), None)
    if table is None and is_arena:
        await tell_why_free(press, tournament, own)
        return
    avoids = table is not None and table.avoids(own.number)
    why = f"\n-# {say(language, 'tournament-avoids')}" if avoids else ""
    if table is None or table.game_id is None or table.how is not None:
        await reply_privately(press, say(language, "tournament-wait") + why)
        return
    played = await press.client.tables.get(table.game_id)
    where = jump_url(played) or f"<#{played.row.channel_id}>"
    ways = [(say(language, "button-my-hand"), f"table:{played.id}:hand")]
    await reply_privately(
        press, say(language, "tournament-mine", game=played.id, url=where) + why, ways
    )


async def tell_why_free(press: Click, tournament: Tournament, own: Entrant) -> None:
    """Tell somebody of an arena who has no game whether they get one, with what they can do."""
    language = await press.client.languages.of_click(press)
    if is_closed(tournament):
        await reply_privately(press, say(language, "arena-no-more"))
        return
    key, verb = ("arena-wait", "leave") if own.state == "in" else ("arena-resting", "join")
    label = "button-arena-pause" if verb == "leave" else "button-tournament-join"
    ways = [(say(language, label), f"tourney:{tournament.id}:{verb}")]
    await reply_privately(press, say(language, key), ways)


async def results(press: Click, tournament: Tournament) -> None:
    """Show the whole table of results to the presser alone."""
    await turn_to(press, await page_content(press, tournament, 1))


async def host(press: Click, tournament: Tournament) -> None:
    """Show the presser what a host can do about a tournament."""
    language = await press.client.languages.of_click(press)
    check_host(press, tournament)
    text = say(language, "tournament-host", host=f"<@{tournament.host_id}>")
    ways = buttons(host_buttons(language, tournament.id, tournament.state))
    await turn_to(press, layout(text, *ways))


async def start(press: Click, tournament: Tournament) -> None:
    """Begin a tournament now."""
    await press.client.part(SigningUp).begin(press, tournament.id)
    await reply_privately(press, await say_to(press, "tournament-starts"))


async def cancel(press: Click, tournament: Tournament) -> None:
    """Ask whether a tournament is really to end."""
    language = await press.client.languages.of_click(press)
    check_host(press, tournament)
    ways = [(say(language, "button-tournament-yes"), f"tourney:{tournament.id}:stop")]
    is_own = tournament.player(user_of(press)) is not None
    subject = "arena" if tournament.kind == "arena" else "tournament"
    running = f"{subject}-end-sure{'-own' if is_own else ''}"
    key = "tournament-cancel-sure" if tournament.state == "open" else running
    await reply_privately(press, say(language, key), ways)


async def stop(press: Click, tournament: Tournament) -> None:
    """End a tournament."""
    await press.client.part(SigningUp).end(press, tournament.id)
    await reply_privately(press, await say_to(press, "tournament-stopped"))


async def more(press: Click, tournament: Tournament) -> None:
    """Open the dialog with what else a host can choose."""
    language = await press.client.languages.of_click(press)
    check_host(press, tournament)
    await press.response.send_modal(more_dialog(language, tournament))


DEEDS = (join, leave, go, mine, results, host, start, cancel, stop, more)
VERBS = {deed.__name__: deed for deed in DEEDS}
"""What buttons do, each called after its function."""


@control(r"tourney:(?P<id>\d{1,18}):(?P<verb>[a-z]{1,20})")
async def tournament_button(press: Click, id: TournamentId, verb: str) -> None:
    """Do what a button of a tournament says: Join, Leave, My table, or what a host can do."""
    if (work := VERBS.get(verb)) is None:
        raise Refused("changed-command")
    await work(press, await loaded(press, id))


@control(r"tourney:(?P<id>\d{1,18}):page:(?P<page>\d{1,3}):(?P<way>[a-z]{1,10})")
async def tournament_page(press: Click, id: TournamentId, page: int) -> None:
    """Show another page of a tournament's table of results, in the same message."""
    await turn_to(press, await page_content(press, await loaded(press, id), page))


@control(r"tourneys:new(?P<again>:again)?")
async def new_tournament_button(press: Click, again: str = "") -> None:
    """Open the dialog for a new tournament as usual, or *again* with what was not taken."""
    language = await press.client.languages.of_click(press)
    typed = typed_before(press, NEW, language) if again else NOTHING
    game, house = await usual_game(press), readable(await house_rules(press))
    before = await tournament_before(press, typed.get("game", ""))
    await press.response.send_modal(new_dialog(language, game, house, typed, before))
