"""The routes about servers, their members and roles."""

from sandbox import payloads
from sandbox.accounts import MANAGE_ROLES, Json, User
from sandbox.calls import Call
from sandbox.errors import ApiError
from sandbox.guilds import Guild, Role
from sandbox.routes import find_user, route


def find_guild(call: Call) -> Guild:
    """The server that the path names, if the bot is in it. Raises ApiError (10004)."""
    joined = {each.id: each for each in call.discord.world.guilds if each.has_bot}
    if (own := int(call.parameters[0])) not in joined:
        raise ApiError(10004)
    return joined[own]


def check_may(call: Call, guild: Guild, permission: int) -> None:
    """Raise ApiError (50013) unless the bot has *permission* in the whole server."""
    if not call.discord.world.permissions_of(call.discord.bot, guild) & permission:
        raise ApiError(50013)


@route("GET /users/@me/guilds")
def own_guilds(call: Call) -> list[Json]:
    """The servers that the bot is in."""
    world, after = call.discord.world, int(call.query.get("after", 0))
    joined = sorted((each for each in world.guilds if each.has_bot), key=lambda each: each.id)
    most = int(call.query.get("limit", 200))
    shown = [payloads.own_guild(each, world.bot) for each in joined if each.id > after]
    return shown[:most]


def _member(call: Call) -> User:
    found = find_user(call, call.parameters[1])
    if not find_guild(call).has(found):
        raise ApiError(10007)
    return found


def _role(call: Call, place: int) -> Role:
    found = find_guild(call).role(int(call.parameters[place]))
    if found is None:
        raise ApiError(10011)
    return found


route("GET /guilds/{guild_id}")(lambda call: payloads.guild(find_guild(call)))
route("GET /guilds/{guild_id}/members/{user_id}")(
    lambda call: payloads.member(_member(call), find_guild(call))
)
route("GET /guilds/{guild_id}/roles/{role_id}")(
    lambda call: payloads.role(_role(call, 1), find_guild(call))
)


@route("GET /guilds/{guild_id}/roles")
def roles(call: Call) -> list[Json]:
    """Every role of the server, @everyone's too."""
    guild = find_guild(call)
    return [payloads.role(each, guild) for each in guild.all_roles]


@route("PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def give_role(call: Call) -> None:
    """Give a member a role; one that they have already is no matter."""
    guild, who, role = _role_change(call)
    if role not in guild.roles_of(who):
        guild.members[who.id].append(role)
    call.discord.tell_member(who, guild)


@route("DELETE /guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def take_role(call: Call) -> None:
    """Take a role away from a member."""
    guild, who, role = _role_change(call)
    if role in guild.roles_of(who):
        guild.members[who.id].remove(role)
    call.discord.tell_member(who, guild)


def _role_change(call: Call) -> tuple[Guild, User, Role]:
    """Who gets or loses what. Raises ApiError (10007, 10011, 10013, 50013, 50028).

    A bot gives roles that stand below its own highest one; @everyone and what belongs to another
    integration are nobody's to give.
    """
    guild = find_guild(call)
    who, role = _member(call), _role(call, 2)
    check_may(call, guild, MANAGE_ROLES)
    if role.id == guild.id:
        raise ApiError(50028)
    if role.of or guild.position(role) >= guild.top(call.discord.bot):
        raise ApiError(50013)
    return guild, who, role
