"""A game that is started by one press: the command, and what somebody else answers to it.

A way to start is the command's `path` and `options`, `where` it is given (`direct` or `server`)
and, if somebody has to accept, `accept`: a part of the id of the button that does so. It leads to a
hand in the conversation with the bot or, with `answer`, to the answer itself.
"""

from sandbox.accounts import Json, User
from sandbox.people import Person
from sandbox.screens import Screens
from sandbox.world import Channel, Message

BOT, RIVAL = "bot", "rival"
"""Values of options that name somebody."""
PATIENCE_SECONDS = 8.0


async def start(screens: Screens, way: Json, person: Person, rival: Person) -> Message | None:
    """Start a game *way*; the message in which *person* plays.

    None where the bot did not start it: why not stands where the command was given. Raises as a
    Person does.
    """
    discord = screens.discord
    where = person.dm if way["where"] == "direct" else discord.channel
    before = {each.id for channel in (where, person.dm) for each in channel.messages.values()}
    somebody: dict[object, User] = {BOT: discord.bot, RIVAL: rival}
    options = {name: somebody.get(value, value) for name, value in way["options"].items()}
    answer = await person.slash(" ".join(way["path"]), where, **options)
    if way.get("answer"):
        return answer.message
    if part := way.get("accept"):
        challenge = await _newest(screens, where, rival, before, part)
        if challenge is None:
            return None
        (yes,) = [each for each in challenge.buttons if part in each.custom_id]
        await rival.press_id(challenge, yes.custom_id)
    hand = await _newest(screens, person.dm, person, before, "")
    if hand is not None and answer.message is not None:
        # It shows the same hand, or says that the challenge was posted.
        screens.dismiss(answer.message)
    return hand


async def _newest(
    screens: Screens, where: Channel, person: User, before: set[int], part: str
) -> Message | None:
    """The first new message for *person* and others with a button whose id has *part*."""

    def fits(each: Message) -> bool:
        is_new = each.id not in before and each.owner is None
        return is_new and any(part in one.custom_id for one in each.buttons)

    try:
        return await screens.discord.message_where(
            fits, where, seen_by=person, seconds=PATIENCE_SECONDS
        )
    except AssertionError:
        return None
