"""A stand-in of Discord on loopback: REST and gateway, strict about what it is sent.

It is reached through DISCORD_API_URL and DISCORD_GATEWAY_URL by the bot's real, unmodified
process. Requests are checked against Discord's OpenAPI document and against the published limits
which that document does not hold; whatever is wrong is refused as Discord refuses it and kept in
`StandIn.violations`.
"""

from tests.wire_discord.errors import ApiError
from tests.wire_discord.faults import Fault
from tests.wire_discord.interactions import Answer, Interaction
from tests.wire_discord.people import ClientRefused, NoAnswer, Person
from tests.wire_discord.process import BotProcess
from tests.wire_discord.standin import StandIn
from tests.wire_discord.world import Channel, Guild, Message, User

__all__ = [
    "Answer",
    "ApiError",
    "BotProcess",
    "Channel",
    "ClientRefused",
    "Fault",
    "Guild",
    "Interaction",
    "Message",
    "NoAnswer",
    "Person",
    "StandIn",
    "User",
]
