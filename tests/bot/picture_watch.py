"""Pictures that were sent: what is in a message, and from whose view each was drawn."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.messages import illustrating
from bot.render.frame import Frame
from tests.bot.conftest import Room, walk
from tests.bot.secrecy import Watch

PNG = b"\x89PNG\r\n"


def files(message: Any) -> list[str]:
    """The names of the files that hang on *message*."""
    return [one.filename for one in message.attachments]


def pictures(message: Any) -> list[Any]:
    """The pictures that *message* shows, each with its description."""
    galleries = (part for part in walk(message.components) if hasattr(part, "items"))
    return [item for gallery in galleries for item in gallery.items]


def described(message: Any) -> str:
    """The words for the pictures of *message*."""
    return "\n".join(one.description for one in pictures(message))


class PictureWatch:
    """Notes whose view every picture was drawn from, and who was sent it."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.drawn: dict[bytes, set[int | None]] = defaultdict(set)

    @contextmanager
    def watching(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        """Note what is drawn meanwhile; *watch* has to be entered."""
        draw = illustrating.drawn

        async def drawn(work: Any, *shown: Any) -> Any:
            made = await draw(work, *shown)
            if isinstance(shown[0], Frame):
                self.drawn[made.png].add(shown[0].seat)
            return made

        with monkeypatch.context() as patch:
            patch.setattr(illustrating, "drawn", drawn)
            yield

    def nobody_saw_anothers(self, *, least: int) -> None:
        """Fail where a picture was sent to others than the player from whose view it is.

        *least* of them must have been for one player's eyes, or this shows nothing.
        """
        private = 0
        requests = [request for request, *_ in self.watch.sent]
        for request, upload in ((one, each) for one in requests for each in one.call.uploads):
            data = upload.content
            assert data.startswith(PNG), request.path
            reader, views = self.watch.reader(request), self.drawn[data]
            assert views & {None, reader}, (request.path, reader, views)
            private += None not in views
        assert private >= least


def sent_to(room: Room, message: Any) -> list[bytes]:
    """The files of *message* as they were sent."""
    return [room.env.world.files[str(one.id)].content for one in message.attachments]
