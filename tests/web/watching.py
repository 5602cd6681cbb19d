"""Who sits beside somebody at the page: in time with them, or with a camera."""

import time
from pathlib import Path

from tests.gallery.reel import FINGER, LIFT, Reel
from tests.web.sitting import Beside, PageUser

LOOKED_AT_MS, TOUCH_MS, MOVED_MS, LAST_MS = 900, 250, 50, 3000


class Pace(Beside):
    """Lets somebody think before each touch, for as long as a person does."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def think(self) -> None:
        """Let that time pass."""
        time.sleep(self.seconds)


class Marked(Pace):
    """Shows where the finger of *user* is, too."""

    def __init__(self, user: PageUser, seconds: float) -> None:
        super().__init__(seconds)
        self.page = user.page

    def touch(self, kind: str, *at: float) -> None:
        """Show the finger there, or no longer."""
        if at:
            self.page.evaluate(FINGER, at)
        else:
            self.page.evaluate(LIFT)


class Camera(Marked):
    """Films what *user* does, who need not think for that: pictures last as long as one likes."""

    def __init__(self, file: Path, user: PageUser) -> None:
        super().__init__(user, 0)
        self.file, self.reel = file, Reel()

    def think(self) -> None:
        """Show what lies there before it is touched."""
        self._look(LOOKED_AT_MS)

    def touch(self, kind: str, *at: float) -> None:
        """Show the finger where it is, which goes fast while something is dragged."""
        super().touch(kind, *at)
        if at:
            self._look(TOUCH_MS if kind == "touchStart" else MOVED_MS)

    def end(self) -> None:
        """Write the film, whose end is seen longer."""
        self._look(LAST_MS)
        self.reel.save(self.file)

    def _look(self, ms: int) -> None:
        self.reel.add(self.page.screenshot(), ms)
