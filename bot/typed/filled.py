"""What people fill into dialogs: where it was not taken it is kept for a while, to be mended."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass

from bot.people.refused import Refused
from bot.runtime.clock import MINUTE_MS, now_ms
from bot.runtime.newest import Newest
from bot.runtime.senders import AnyClick, guild_of, user_of
from data.ids import GuildId, MessageId, Ms, UserId

KEPT_MS = 15 * MINUTE_MS
"""As long as Discord lets an answer be changed."""
MOST_KEPT = 2_000
"""Dialogs; what was kept longest is forgotten."""

Fields = Mapping[str, str]
"""What stands in the fields of a dialog, by their ids."""
NOTHING: Fields = {}


class WrongFields(Exception):
    """Something in a dialog cannot be: why, by the ids of its fields; empty for no certain one."""

    def __init__(self, wrong: Mapping[str, Refused]) -> None:
        super().__init__(", ".join(wrong))
        self.wrong = wrong


@contextmanager
def reading() -> Iterator[Callable[..., AbstractContextManager[None]]]:
    """Read the fields of a dialog inside, each in a context of its own that is made by its id.

    What is refused in these, or what is to be said *instead*, is raised at the end, all together,
    as WrongFields.
    """
    wrong: dict[str, Refused] = {}

    @contextmanager
    def field(name: str, instead: Refused | None = None) -> Iterator[None]:
        try:
            yield
        except WrongFields as error:
            wrong.update(error.wrong)
        except Refused as why:
            wrong[name] = instead or why

    yield field
    if wrong:
        raise WrongFields(wrong)


@dataclass(frozen=True, slots=True)
class Kept:
    """A dialog as it was filled in and not taken."""

    fields: Fields
    until_ms: Ms
    press: AnyClick
    """It was answered with what is wrong."""
    notice: MessageId | None
    """The message that says only that; None where a panel says it."""


class Filled:
    """Keeps what was filled in, in memory alone: one state of each dialog for each person."""

    def __init__(self) -> None:
        self._kept: Newest[tuple[UserId, GuildId | None, str], Kept] = Newest(MOST_KEPT)

    def keep(self, press: AnyClick, dialog: str, fields: Fields, notice: MessageId | None) -> None:
        """Keep what the presser has filled into *dialog*."""
        kept = Kept(fields, now_ms() + KEPT_MS, press, notice)
        self._kept[user_of(press), guild_of(press), dialog] = kept

    def of(self, press: AnyClick, dialog: str) -> Kept | None:
        """What the presser has filled into *dialog* here; None where it is not kept any more."""
        kept = self._kept.get((user_of(press), guild_of(press), dialog))
        return kept if kept is not None and now_ms() < kept.until_ms else None

    def take(self, press: AnyClick, dialog: str) -> Kept | None:
        """What the presser has filled into *dialog*, if it is kept; then it is forgotten."""
        kept = self.of(press, dialog)
        self._kept.pop((user_of(press), guild_of(press), dialog), None)
        return kept
