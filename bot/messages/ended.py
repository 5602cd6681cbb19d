"""The token of a press edits and follows its answer for fifteen minutes; then nothing more is said.

Whoever stands still may come to it hours later, and Discord counts it against us.
"""

from bot.runtime.clock import has_ended
from bot.runtime.senders import AnyClick


class TokenEnded(Exception):
    """A press has been answered too long ago for anything to follow."""


def living(press: AnyClick) -> AnyClick:
    """*press*, whose token is used at once. Raises TokenEnded where it is too late for that."""
    if has_ended(press):
        raise TokenEnded(f"the token of interaction {press.id} has ended")
    return press
