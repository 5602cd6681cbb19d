"""Everything that begins or joins comes by one door, pressed in the server or in a DM."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.club.puzzle.daily import coming, games_with_puzzles
from bot.club.tournament import controls as tournament_controls
from bot.club.wings import join_all
from bot.commands.subjects import controls
from bot.lobby import lobby
from bot.lobby.challenge_messages import rules_mark
from bot.runtime.clock import now_ms
from data import around, bans, blocks, challenges, games, puzzles, scorecards, tournaments
from data.bans import NewBan
from data.puzzles import day_of
from engine.moves import Resign
from engine.puzzles.shipped import kept_of
from tests.bot.conftest import Room, dm_of
from tests.bot.lobby.test_roles_and_mentions import member, setting
from tests.bot.presses import forge, told

pytestmark = pytest.mark.wing("around", "moderation", "season", "today", "scorecard")
RUNNING = "a game that runs may be played to its end, whatever has become of its players"
LOOKING = "only shows something to the presser"
OWN = "changes what is the presser's own"
RIGHTS = "changes what is the presser's own, or asks for rights in the server by itself"
HARMLESS = {
    "SureButton": RUNNING,
    "HandButton": RUNNING,
    "PlayButton": RUNNING,
    "DrawButton": RUNNING,
    "HandSelect": RUNNING,
    "TilesControl": RUNNING,
    "ProposalButton": RUNNING,
    "GoneButton": RUNNING,
    "GiveButton": RUNNING,
    "WatchersButton": RUNNING,
    "CarryButton": "gives a command, and that comes by the door itself",
    "OptionsButton": OWN,
    "PresetSelect": OWN,
    "WatchersSelect": OWN,
    "StandSelect": OWN,
    "OptionsDialog": OWN,
    "LookButton": OWN,
    "PrivacyButton": OWN,
    "SignOutButton": OWN,
    "BlockButton": OWN,
    "BlockSelect": OWN,
    "LessonControl": OWN,
    "LearnButton": OWN,
    "LearnSelect": OWN,
    "RemindButton": OWN,
    "WatchButton": LOOKING,
    "RulesButton": LOOKING,
    "StandingsButton": LOOKING,
    "StandingsGames": LOOKING,
    "StandingsOrders": LOOKING,
    "HistoryButton": LOOKING,
    "VersusButton": LOOKING,
    "ProfileButton": LOOKING,
    "ReplayControl": LOOKING,
    "PastButton": LOOKING,
    "AgainSelect": LOOKING,
    "ReviewButton": LOOKING,
    "ReviewControl": LOOKING,
    "DetailsButton": LOOKING,
    "HeldButton": LOOKING,
    "ClubButton": LOOKING,
    "TodayMenu": LOOKING,
    "TodayResult": LOOKING,
    "TodayParted": LOOKING,
    "TodayLadder": LOOKING,
    "PuzzlesControl": LOOKING,
    "MorePuzzles": LOOKING,
    "PuzzleGames": LOOKING,
    "OwnPuzzles": LOOKING,
    "MistakeControl": "is about a game that is over, of the presser's own",
    "ScorecardWords": LOOKING,
    "TournamentPage": LOOKING,
    "TournamentRound": LOOKING,
    "TournamentRounds": LOOKING,
    "TournamentSame": LOOKING,
    "TournamentShare": LOOKING,
    "TournamentResults": LOOKING,
    "TournamentMoment": LOOKING,
    "NewTournamentButton": LOOKING,
    "SameAgainButton": LOOKING,
    "SeasonMenu": LOOKING,
    "SeasonButton": LOOKING,
    "ChampionsButton": LOOKING,
    "TablesButton": LOOKING,
    "MoreDialog": RIGHTS,
    "SeasonSetting": RIGHTS,
    "SeasonOpener": RIGHTS,
    "ChampionMenu": RIGHTS,
    "SeasonDialog": RIGHTS,
    "SettingsPage": RIGHTS,
    "SettingsOpener": RIGHTS,
    "SettingsDialog": RIGHTS,
    "SettingMenu": RIGHTS,
    "SettingEnd": RIGHTS,
    "SetUpButton": RIGHTS,
    "SeasonEnd": RIGHTS,
    "ModeratePage": RIGHTS,
    "ModerateMenu": RIGHTS,
    "ModerateAsk": RIGHTS,
    "ModerateDialog": RIGHTS,
    "SheetSelect": RIGHTS,
    "SheetsButton": RIGHTS,
    "KeepButton": RIGHTS,
    "NewGameButton": LOOKING,
    "NewGameMenu": LOOKING,
    "AskButton": RIGHTS,
    "SheetDialog": RIGHTS,
}
"""Controls that need no door, and why."""
OF_SERVER: dict[str, tuple[str, ...]] = {
    "ChallengeButton": (
        *("challenge:{asked}:accept:{asked_mark}", "challenge:{open}:join:{open_mark}"),
        "challenge:{own}:start",
    ),
    "InvitedButton": ("invited:{asked}:accept:{asked_mark}",),
    "JoinButton": ("tables:join:{open}:{open_mark}:1",),
    "TableButton": ("table:{over}:rematch", "table:{over}:harder"),
    "TournamentButton": ("tourney:{evening}:join", "tourney:{evening}:start"),
    "AroundMenu": ("around:set:games", "around:set:days"),
    "AroundButton": ("around:do:renew",),
}
"""What these begin or join is a server's, wherever they are pressed."""
WHERE_PRESSED: dict[str, tuple[str, ...]] = {
    "TodayButton": ("today:start:{day}:gin",),
    "PuzzleControl": ("puzzle:{day}:{puzzle}:easy:give:0",),
    "ExtraControl": ("puzzle:extra:{puzzle}:{extra}:give:0",),
    "GuideButton": ("guide:computer:gin",),
    "OpenTableButton": ("newgame:table:gin",),
    "OpponentMenu": ("newgame:with:gin",),
    "ChallengePersonButton": ("person:{alice}:challenge",),
    "ScorecardButton": ("scorecard:share",),
}
"""What these begin is a server's only where they are pressed in one."""
DIALOGS = {"NewTournamentDialog": "tourneys:new", "HoursDialog": "around:do:hours"}
"""Dialogs that begin or join something, and what opens them."""
STATES = ("kicked", "muted", "banned", "blocked")
VALUES = {"around:set:games": ["gin"], "around:set:days": ["0"], "newgame:with:gin": ["77"]}
BY_BLOCK = (
    "challenge:{asked}",
    "challenge:{open}",
    "challenge:{own}",
    "invited",
    "tables",
    "table",
    "person",
)
"""What begins with Alice, who is blocked or has blocked; the rest is nobody else's."""


def test_every_control_has_its_place() -> None:
    """A new control is declared here: it comes by the door, or there is a reason why not."""
    join_all()
    known = {one.__name__ for one in controls()}
    assert known == {*HARMLESS, *OF_SERVER, *WHERE_PRESSED, *DIALOGS}
    assert len(known) == len(HARMLESS) + len(OF_SERVER) + len(WHERE_PRESSED) + len(DIALOGS)


def test_every_verb_has_its_place() -> None:
    """Of controls that do several things, those that begin or join are pressed here too."""
    assert {*lobby.ANSWERS} == {"accept", "join", "start", *("decline", "cancel", "leave")}
    leaving = {"leave", "go", "mine", "results", "host", "cancel", "stop", "more"}
    assert {*tournament_controls.VERBS} == {"join", "start", *leaving}


async def newest(room: Room) -> Any:
    async with room.db.reading() as tx:
        return (await challenges.open_challenges(tx))[-1]


async def furnished(room: Room, dora: Any) -> dict[str, Any]:
    """A challenge to Dora, open tables of Alice's and her own, a finished game, tournaments."""
    await dora.slash(room.channel, "preferences", invitations=True)
    await room.alice.slash(room.channel, "challenge", opponent=dora)
    await room.press(dora, room.message_with("Accept"), "Accept")
    await room.wait()
    async with room.db.reading() as tx:
        (over,) = await games.numbers_of(tx, dora.id)
    table = await room.table(over)
    await table.play(1, Resign(), now_ms=now_ms(), source="player")
    await room.alice.slash(room.channel, "challenge", opponent=dora, open="1d")
    asked = await newest(room)
    await room.alice.slash(room.channel, "challenge", game="gin")
    opened = await newest(room)
    await dora.slash(room.channel, "challenge", game="gin")
    own = await newest(room)
    await room.press(room.alice, room.message_with("Start"), "Join")
    await dora.slash(room.channel, "club tournament", signup="60")
    await room.wait()
    for person in (room.alice, room.bob):
        await room.press(person, room.message_with("Host"), "Join")
    names = {"asked": asked, "open": opened, "own": own}
    marks = {f"{name}_mark": rules_mark(row) for name, row in names.items()}
    day = day_of(now_ms())
    return {
        **{name: row.id for name, row in names.items()},
        **marks,
        "over": over,
        "alice": room.alice.id,
        "evening": 1,
        "day": day,
        "puzzle": (game := games_with_puzzles()[0]),
        "extra": next(one.mark for one in kept_of(game) if one.mark not in coming(game, day)),
    }


async def kicked(room: Room, dora: Any) -> None:
    room.guild.remove_member(dora)
    await room.wait(3)


async def muted(room: Room, dora: Any) -> None:
    (role,) = [one.id for one in room.guild.roles.values() if one.name == "timeout"]
    await setting(room, muted_roles=(role,))


async def banned(room: Room, dora: Any) -> None:
    new = NewBan(room.guild.id, dora.id, "dora", room.alice.id, "alice", None, now_ms(), None)
    async with room.db.transaction() as tx:
        await bans.ban(tx, new)


async def blocked(room: Room, dora: Any) -> None:
    async with room.db.transaction() as tx:
        await blocks.block(tx, room.alice.id, dora.id, "dora", now_ms())


COMES: dict[str, Callable[[Room, Any], Awaitable[None]]] = {
    "kicked": kicked,
    "muted": muted,
    "banned": banned,
    "blocked": blocked,
}


async def begun(room: Room, dora: Any) -> object:
    """All that Dora has begun or joined so far, in whatever way."""
    async with room.db.reading() as tx:
        rows = await challenges.open_challenges(tx)
        seats = [(row.id, [one.user_id for one in row.playing]) for row in rows]
        evening = await tournaments.load(tx, 1)
        assert evening is not None
        return (
            await games.numbers_of(tx, dora.id),
            seats,
            [one.user_id for one in evening.playing],
            evening.begins_ms,
            await around.of_user(tx, room.guild.id, dora.id),
            await puzzles.answers_on(tx, dora.id, day_of(now_ms())),
            await puzzles.had(tx, dora.id),
            await scorecards.shared_by(tx, dora.id, 0),
        )


def ids(state: str, found: dict[str, Any], *, in_dm: bool) -> list[str]:
    """The ids of all that begins or joins, as far as *state* is in their way."""
    kinds = [OF_SERVER] if in_dm else [OF_SERVER, WHERE_PRESSED]
    every = [one for kind in kinds for several in kind.values() for one in several]
    if state == "blocked":
        every = [one for one in every if one.startswith(BY_BLOCK)]
    return [one.format(**found) for one in every]


@pytest.mark.parametrize("state", STATES)
async def test_nothing_begins_from_a_dm(room: Room, state: str) -> None:
    """The challenge's, table's or tournament's server counts, not where the press came from."""
    dora = member(room, "dora", room.guild.create_role("timeout"))
    found = await furnished(room, dora)
    place = room.messages(dm_of(dora))[-1]
    await COMES[state](room, dora)
    before = await begun(room, dora)
    for custom_id in ids(state, found, in_dm=True):
        result = await forge(room, dora, place, custom_id, VALUES.get(custom_id))
        assert told(result), custom_id
        assert await begun(room, dora) == before, custom_id


@pytest.mark.parametrize("state", ["muted", "banned", "blocked"])
async def test_nothing_begins_in_the_server(room: Room, state: str) -> None:
    """Who is still in the server is refused there just so."""
    dora = member(room, "dora", room.guild.create_role("timeout"))
    found = await furnished(room, dora)
    await COMES[state](room, dora)
    before = await begun(room, dora)
    async with room.db.reading() as tx:
        rows = {
            f"challenge:{one.id}:": one.message_id for one in await challenges.open_challenges(tx)
        }
    messages = {one.id: one for one in room.messages()}
    for custom_id in ids(state, found, in_dm=False):
        at = next((number for start, number in rows.items() if custom_id.startswith(start)), None)
        place = messages[at] if at else room.messages()[-1]
        result = await forge(room, dora, place, custom_id, VALUES.get(custom_id))
        assert told(result), custom_id
        assert await begun(room, dora) == before, custom_id


def usual(opened: Any) -> dict[str, Any]:
    """What stands in a dialog when it is opened; of its menus what is chosen."""
    filled: dict[str, Any] = {}
    for inner in (one["component"] for one in opened.modal["components"]):
        lines = inner.get("options", ())
        preset = [one["value"] for one in lines if one.get("default")]
        filled[inner["custom_id"]] = preset if lines else inner.get("value", "")
    return filled


@pytest.mark.parametrize("state", ["muted", "banned"])
@pytest.mark.parametrize("dialog", DIALOGS.values(), ids=DIALOGS)
async def test_no_dialog_begins_anything(room: Room, dialog: str, state: str) -> None:
    """Filled in after the door was shut, it is refused as the button would be."""
    dora = member(room, "dora", room.guild.create_role("timeout"))
    await room.alice.slash(room.channel, "challenge")
    opened = await forge(room, dora, room.messages()[-1], dialog)
    await COMES[state](room, dora)
    await dora.submit_modal(opened, usual(opened))
    async with room.db.reading() as tx:
        assert await around.of_user(tx, room.guild.id, dora.id) is None
        assert await tournaments.load(tx, 1) is None


@pytest.mark.parametrize("state", ["kicked", "muted", "banned"])
async def test_nobody_begins_with_who_is_out(room: Room, state: str) -> None:
    """A game does not begin with a challenger who may not play there any more."""
    dora = member(room, "dora", room.guild.create_role("timeout"))
    await dora.slash(room.channel, "challenge", opponent=room.bob, open="1d")
    await room.wait(3)
    await COMES[state](room, dora)
    said = await room.press(room.bob, room.message_with("Accept"), "Accept")
    assert f"<@{dora.id}> can’t play here right now" in told(said)
    async with room.db.reading() as tx:
        assert not await games.numbers_of(tx, dora.id)


async def test_declined_by_who_is_out(room: Room) -> None:
    """A no is taken from everybody, by DM too."""
    dora = member(room, "dora", room.guild.create_role("timeout"))
    found = await furnished(room, dora)
    place = room.messages(dm_of(dora))[-1]
    await kicked(room, dora)
    custom_id = "invited:{asked}:decline:{asked_mark}".format(**found)
    await forge(room, dora, place, custom_id)
    async with room.db.reading() as tx:
        assert (await challenges.load(tx, found["asked"])).state == "declined"


async def test_who_is_out_plays_on(room: Room) -> None:
    """A running game may be finished from the DM by somebody who was removed from the server."""
    dora = member(room, "dora", room.guild.create_role("timeout"))
    await room.alice.slash(room.channel, "challenge", opponent=dora)
    await room.press(dora, room.message_with("Accept"), "Accept")
    await room.wait()
    await kicked(room, dora)
    table = await room.table()
    place = room.messages(dm_of(dora))[-1]
    await forge(room, dora, place, f"sure:{table.id}:resign")
    assert table.over
