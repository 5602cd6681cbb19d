"""What tests hold in their hands: something of Discord's, with what a test does with it."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.bot.room.env import Env


class Handle:
    """*of* is Discord's own."""

    of: Any

    def __init__(self, env: "Env", of: Any) -> None:
        self.env, self.of = env, of

    @property
    def id(self) -> int:
        """Its id."""
        number: int = self.of.id
        return number

    @property
    def name(self) -> str:
        """What it is called."""
        called: str = self.of.name
        return called


def behind(value: Any) -> Any:
    """What of Discord's *value* stands for; itself where it is no handle."""
    return value.of if isinstance(value, Handle) else value
