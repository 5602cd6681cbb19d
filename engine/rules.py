"""What every game lets its players choose."""

from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field

MINUTE, HOUR, DAY = 60, 3600, 86400
"""In seconds."""


class Rules(BaseModel, frozen=True):
    """What every game has; a variant adds its own options in a subclass in its file."""

    model_config = ConfigDict(extra="forbid", strict=True)

    target: int = 0
    """Points at which the game ends; an option only where a game declares it again."""

    clock: Annotated[int, Field(ge=MINUTE, le=24 * HOUR)] | None = None
    """Seconds each player has for the whole game."""

    increment: Annotated[int, Field(ge=0, le=60)] = 0
    """Seconds added to a player's clock when a turn ends."""

    turn_limit: Annotated[int, Field(ge=15, le=14 * DAY)] | None = 24 * HOUR
    """Seconds for one turn."""

    def with_defaults(self, seats: int) -> Self:
        """These rules with numbers for defaults that follow from how many *seats* there are."""
        return self
