"""Files beside a database of SQLite's that tell which of its processes live.

The system frees a lock with the death of who held it, at once and in whatever container that was.
So a file that is there and free is a dead process's; one that is not there tells nothing.
"""

import fcntl
import os
from pathlib import Path


class Lives:
    """Shows that this process lives, and knows of others that do not; without a *file* it
    cannot."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._shown: dict[Path, int] = {}

    def show(self, name: str) -> None:
        """Show until `close` or the end of the process that *name* (letters, digits) lives."""
        if (sign := self._sign(name)) is None or sign in self._shown:
            return
        try:
            opened = os.open(sign, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError:
            return
        try:
            locked(opened)
        except OSError:
            # Where nothing can be locked no sign is better than one that seems to be free.
            sign.unlink(missing_ok=True)
            os.close(opened)
        else:
            self._shown[sign] = opened

    def has_ended(self, name: str) -> bool:
        """Whether *name* has shown that it lived, and is dead now; False where nobody knows."""
        if (sign := self._sign(name)) is None or sign in self._shown:
            return False
        try:
            opened = os.open(sign, os.O_RDWR)
        except OSError:
            return False
        try:
            if not locked(opened):
                return False
            sign.unlink(missing_ok=True)
            return True
        except OSError:
            return False
        finally:
            os.close(opened)

    async def close(self) -> None:
        """Take back all signs that this process lives."""
        for sign, opened in self._shown.items():
            sign.unlink(missing_ok=True)
            os.close(opened)
        self._shown.clear()

    def _sign(self, name: str) -> Path | None:
        return self._file and self._file.with_name(f"{self._file.name}.{name}.lives")


def locked(file: int) -> bool:
    """Whether the open *file* could be locked for this process, until it is closed."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
