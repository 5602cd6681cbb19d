"""Pictures for messages. Where none can be drawn or sent, text says the same."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from bot.people.look import Look
from bot.render.frame import Frame
from bot.render.hand import HandPage
from bot.render.picture import Picture
from bot.render.pictures.hand import hand_picture
from bot.render.pictures.table import table_picture
from bot.render.tile_menus import rack_of
from bot.render.tiles import working
from bot.runtime.asking import drawn
from bot.runtime.newest import Newest
from bot.table.draft import Draft
from data.ids import GameId

log = logging.getLogger(__name__)

HASTY_SECONDS = 1.5
"""How long somebody may wait who has pressed something: Discord gives us three seconds."""
PATIENT_SECONDS = 30.0
"""How long a message may wait that nobody has asked for, behind the pictures of other tables."""
KEPT = 100
"""Pictures of tables that are kept to be sent again."""


async def picture(
    draw: Callable[..., Picture], *shown: object, hasty: bool = True
) -> Picture | None:
    """What *draw* makes of *shown*; None where that fails or takes too long.

    *hasty*: somebody waits for an answer.
    """
    try:
        async with asyncio.timeout(HASTY_SECONDS if hasty else PATIENT_SECONDS):
            return await drawn(draw, *shown)
    except TimeoutError:
        log.warning("a picture took too long: the message goes out as text")
    except Exception:
        # Whatever is wrong with a picture, players must get to know how the game stands.
        log.exception("a picture could not be drawn: the message goes out as text")
    return None


async def pictures_for(
    look: Look,
    draw: Callable[..., Picture],
    *shown: object,
    hasty: bool = True,
    festive: bool = False,
) -> tuple[Picture, ...]:
    """What *draw* makes of *shown*; none for readers who take no such picture."""
    if not look.takes_pictures(festive=festive):
        return ()
    found = await picture(draw, *shown, hasty=hasty)
    return (found,) if found else ()


async def hand_pictures(
    frame: Frame, page: HandPage, draft: Draft | None, *, hasty: bool = True
) -> tuple[Picture, ...]:
    """Table and hand as one player sees them, in their turn with tiles as they arrange them.

    None where that player likes text better.
    """
    if draft is not None:
        frame = working(frame, draft)
        page = replace(page, order=rack_of(page, draft), marks=draft.held)
    return await side_by_side(frame, frame, page, hasty=hasty)


async def side_by_side(
    table: Frame, hand: Frame, page: HandPage, *, hasty: bool = True
) -> tuple[Picture, ...]:
    """The table as *table* has it, and the cards of *page*, which are those of *hand*; or none."""
    if not table.look.takes_pictures():
        return ()
    wanted = [picture(table_picture, table, hasty=hasty)]
    if page.order:
        wanted.append(picture(hand_picture, hand, page, hasty=hasty))
    found = await asyncio.gather(*wanted)
    pictures = tuple(one for one in found if one is not None)
    return pictures if len(pictures) == len(found) else ()


async def table_pictures(frame: Frame, *, hasty: bool = True) -> tuple[Picture, ...]:
    """The table as everybody sees it, none where its readers like text better."""
    return () if frame.hidden else await pictures_for(frame.look, table_picture, frame, hasty=hasty)


class TablePictures:
    """Draws the tables that everybody sees; each as it stands only once, however often sent."""

    def __init__(self) -> None:
        self._kept: Newest[GameId, tuple[Frame, tuple[Picture, ...]]] = Newest(KEPT)

    async def of(self, frame: Frame) -> tuple[Picture, ...]:
        """The table of *frame*, as `table_pictures` draws it."""
        before, found = self._kept.pop(frame.game, (None, ()))
        if frame != before or not found:
            found = await table_pictures(frame, hasty=False)
        if found:
            self._kept[frame.game] = frame, found
        return found
