"""What Jolly may do in a server: what the invite link asks for, and what the doctor looks for."""

import discord

SHOWN = {
    "read_messages": "View Channels",  # so discord.py calls it first
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
    "create_public_threads": "Create Public Threads",
    "send_messages_in_threads": "Send Messages in Threads",
}
"""Tables, their pictures, and calls to play; a thread for each table where a server wishes it."""
NEEDED = discord.Permissions(**dict.fromkeys(SHOWN, True))


def missing(granted: int) -> list[str]:
    """The names of what is needed and not in the bits *granted*, as Discord shows them."""
    own = discord.Permissions(granted)
    if own.administrator:
        return []
    return [shown for name, shown in SHOWN.items() if not getattr(own, name)]


def invite(application: int | str) -> str:
    """The link that brings the bot into a server."""
    return (
        f"https://discord.com/oauth2/authorize?client_id={application}"
        f"&scope=bot+applications.commands&permissions={NEEDED.value}"
    )
